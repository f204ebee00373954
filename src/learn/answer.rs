//! What is answered to the last try.

use crate::game::Refused;
use sittuyin_content::{Failure, Spotted};
use sittuyin_rules::{Ply, Position};

/// The answer to the last try. It stands until something else is done.
#[derive(Clone, PartialEq, Debug)]
pub enum Answer {
    /// It cannot be played.
    Refused {
        /// What was tried, and why not.
        refused: Refused,
        /// Where it was tried.
        position: Position,
        /// The step's own words for it, by name.
        reaction: Option<String>,
    },
    /// It was played, and the step has words for it.
    Remarked(String),
    /// The task is done.
    Done {
        /// The step's own words for the last try, by name.
        reaction: Option<String>,
    },
    /// The goal is out of reach.
    Failed {
        /// Why.
        failure: Failure,
        /// The step's own words for the try, by name.
        reaction: Option<String>,
    },
    /// Not these squares.
    Spotted(Spotted),
    /// This answer to the question, by name; right or wrong.
    Chosen {
        /// Which.
        id: String,
        /// Whether it is right.
        right: bool,
    },
}

/// A ply that has just been played, between two positions.
#[derive(Clone, PartialEq, Debug)]
pub struct Heard {
    /// Where it was played.
    pub before: Position,
    /// What.
    pub ply: Ply,
    /// What came of it.
    pub after: Position,
}
