use serde::{Deserialize, Serialize};
use sittuyin_rules::{Color, Draw, Outcome, Win};

/// How a game ends, without a word of a player.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Ending {
    /// It goes on.
    None,
    /// Red mates.
    RedMates,
    /// Black mates.
    BlackMates,
    /// What is left cannot mate.
    InsufficientMaterial,
    /// Not in check, and no ply.
    Stalemate,
    /// Every ply would leave no reply.
    NoReplyForbidden,
    /// The same position for the third time.
    Repetition,
    /// 100 plies without progress.
    HundredPlies,
    /// The count against the bare king has passed its limit.
    CountPassed,
    /// Ended by a player's word.
    Declared,
}

impl Ending {
    /// How a game has ended, if it has.
    pub fn of(outcome: Option<Outcome>) -> Self {
        match outcome {
            None => Self::None,
            Some(Outcome::Win { winner: Color::Red, by: Win::Checkmate }) => Self::RedMates,
            Some(Outcome::Win { winner: Color::Black, by: Win::Checkmate }) => Self::BlackMates,
            Some(Outcome::Draw(Draw::InsufficientMaterial)) => Self::InsufficientMaterial,
            Some(Outcome::Draw(Draw::Stalemate)) => Self::Stalemate,
            Some(Outcome::Draw(Draw::NoReplyForbidden)) => Self::NoReplyForbidden,
            Some(Outcome::Draw(Draw::Repetition)) => Self::Repetition,
            Some(Outcome::Draw(Draw::HundredPlies)) => Self::HundredPlies,
            Some(Outcome::Draw(Draw::CountPassed)) => Self::CountPassed,
            Some(Outcome::Draw(Draw::Claimed) | Outcome::Win { by: Win::Resignation, .. }) => {
                Self::Declared
            }
        }
    }

    /// The same with the colours exchanged.
    pub const fn half_turned(self) -> Self {
        match self {
            Self::RedMates => Self::BlackMates,
            Self::BlackMates => Self::RedMates,
            other => other,
        }
    }
}
