//! What a position is worth, seen by the side to move.

use std::fmt;

/// The longest line that is looked at, in plies from the root.
pub const MAX_PLY: usize = 96;
/// Nobody is better.
pub const DRAW: i32 = 0;
/// Being mated now is worth `-MATE`, one ply later `-MATE + 1`, and so on.
pub const MATE: i32 = 30_000;
/// Scores beyond this one, either way, are mates.
pub const MATE_FOUND: i32 = MATE - MAX_PLY as i32;
/// Scores up to this one are being mated.
pub const BEING_MATED: i32 = -MATE_FOUND;
/// Beyond every score.
pub const INFINITE: i32 = 32_000;

/// A score for people and programs, seen by the side to move.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Score {
    /// In hundredths of a soldier.
    Centipawns(i32),
    /// Mate in so many own moves; mated in so many where negative or zero.
    Mate(i32),
}

impl Score {
    /// From a score of the search.
    pub(crate) const fn of(score: i32) -> Self {
        if score >= MATE_FOUND {
            Self::Mate((MATE - score + 1) / 2)
        } else if score <= BEING_MATED {
            Self::Mate((-MATE - score) / 2)
        } else {
            Self::Centipawns(score)
        }
    }
}

impl fmt::Display for Score {
    /// As UCI writes it: `cp 35`, `mate 3`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Centipawns(score) => write!(f, "cp {score}"),
            Self::Mate(moves) => write!(f, "mate {moves}"),
        }
    }
}
