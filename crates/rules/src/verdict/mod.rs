//! Why not: any attempt is answered with the ply it means, with the ways to complete it, or with
//! the first reason against it and the squares that prove it (rules §7).

mod evidence;
mod json;
mod judge;
mod promotion;
mod reason;

pub use evidence::{Denial, Evidence};
pub use json::VerdictJson;
pub use reason::Reason;

use crate::{Bitboard, Ply, Square};

/// A ply that somebody tries, possibly unfinished.
///
/// A placement on an own soldier's square is unfinished where soldiers give way.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Attempt {
    /// A whole ply.
    Ply(Ply),
    /// A start square and nothing more.
    Start(Square),
}

/// The answer to an attempt.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Verdict {
    /// It can be played.
    Ply(Ply),
    /// It is unfinished; these are the ways to complete it, at least one.
    Incomplete(Vec<Ply>),
    /// It cannot be played.
    Refused(Refusal),
}

/// Why an attempt cannot be played.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Refusal {
    /// The first reason that holds.
    pub reason: Reason,
    /// The squares that prove it, by what they show.
    pub squares: Vec<(Evidence, Bitboard)>,
    /// For [`Reason::NoReply`]: every step that the opponent would be denied.
    pub denials: Vec<Denial>,
}

impl Refusal {
    fn new(reason: Reason) -> Self {
        Self { reason, squares: Vec::new(), denials: Vec::new() }
    }

    fn showing(mut self, evidence: Evidence, squares: impl Into<Bitboard>) -> Self {
        let squares = squares.into();
        if squares.any() {
            self.squares.push((evidence, squares));
        }
        self
    }

    /// The game has ended.
    pub fn game_over() -> Self {
        Self::new(Reason::GameOver)
    }

    /// The text is no ply.
    pub fn unreadable() -> Self {
        Self::new(Reason::Unreadable)
    }

    /// A move while pieces are in hand.
    pub fn still_setting_up() -> Self {
        Self::new(Reason::StillSettingUp)
    }

    /// A placement that leaves open where the soldier goes.
    pub(crate) fn unfinished(ways: &[Ply]) -> Self {
        let squares = ways.iter().filter_map(|&ply| match ply {
            Ply::Displace { soldier_to, .. } => Some(soldier_to),
            _ => None,
        });
        Self::new(Reason::DisplacedSoldierSquare)
            .showing(Evidence::Where, squares.collect::<Bitboard>())
    }

    /// The squares that show this, none if there are none.
    pub fn squares(&self, evidence: Evidence) -> Bitboard {
        self.squares
            .iter()
            .find(|(shown, _)| *shown == evidence)
            .map_or(Bitboard::EMPTY, |&(_, squares)| squares)
    }
}
