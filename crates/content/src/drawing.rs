//! What is drawn on the board of a step. The kinds are those of the board.

use serde::{Deserialize, Serialize};
use sittuyin_rules::{Bitboard, Position, Square};

use crate::{Query, SquareSet};

/// When a drawing is shown.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Moment {
    /// Until the first ply.
    #[default]
    Start,
    /// After so many of the learner's plies.
    After(u8),
    /// When the step is done.
    Done,
    /// When a try was refused.
    Refused,
    /// When the try has failed.
    Failed,
}

/// Marks and lines for a moment.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Drawing {
    /// When; at the start if nothing is said.
    #[serde(default)]
    pub at: Moment,
    /// Marked squares.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub marks: Vec<Marks>,
    /// Lines between squares.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub lines: Vec<Line>,
}

/// What squares are marked as.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum MarkKind {
    /// Of the zone where pieces are placed, or of a half.
    Zone,
    /// Not to be used.
    Forbidden,
    /// What the words speak of.
    Evidence,
    /// What attacks.
    Attacker,
    /// A square that the opponent is denied.
    Denied,
    /// Advice.
    Hint,
    /// A square to be reached or a piece to be captured.
    Goal,
}

/// Squares that are marked alike.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Marks {
    /// As what.
    pub kind: MarkKind,
    /// Which squares.
    #[serde(default)]
    pub squares: SquareSet,
    /// Also those that the rules find in the position of the moment.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub query: Option<Query>,
}

impl Marks {
    /// The squares in a position.
    pub fn squares(&self, position: &Position) -> Bitboard {
        let found = self.query.as_ref().map_or(Bitboard::EMPTY, |query| query.answer(position));
        self.squares.0 | found
    }
}

/// What a line says.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum LineKind {
    /// This attacks that.
    Attack,
    /// What the words speak of, without a direction.
    Evidence,
    /// Go this way.
    Hint,
}

/// A line between the centres of two squares.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Line {
    /// What it says.
    pub kind: LineKind,
    /// Where it starts.
    pub from: Square,
    /// Where it ends.
    pub to: Square,
}
