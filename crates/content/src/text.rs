//! Sets of squares and lines of plies as they are written in a lesson: words divided by spaces.

use std::{fmt, ops::Deref};

use serde::{Deserialize, Serialize};
use sittuyin_rules::{Bitboard, Ply, SquareError, notation::CoordinateError};

/// A set of squares: `"d4 e5"`.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Serialize, Deserialize)]
#[serde(into = "String", try_from = "String")]
pub struct SquareSet(pub Bitboard);

impl SquareSet {
    /// The set after half a turn of the board.
    pub const fn half_turned(self) -> Self {
        Self(self.0.half_turned())
    }
}

impl fmt::Display for SquareSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        spaced(self.0, f)
    }
}

impl fmt::Debug for SquareSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "[{self}]")
    }
}

impl From<SquareSet> for String {
    fn from(squares: SquareSet) -> Self {
        squares.to_string()
    }
}

impl TryFrom<String> for SquareSet {
    type Error = SquareError;

    fn try_from(text: String) -> Result<Self, SquareError> {
        text.split_whitespace().map(str::parse).collect::<Result<_, _>>().map(Self)
    }
}

/// Plies one after another: `"e4e5 d6d5"`.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(into = "String", try_from = "String")]
pub struct PlyLine(pub Vec<Ply>);

impl PlyLine {
    /// The line on a board turned by half a turn.
    pub fn half_turned(&self) -> Self {
        Self(self.iter().map(|ply| ply.half_turned()).collect())
    }
}

impl Deref for PlyLine {
    type Target = [Ply];

    fn deref(&self) -> &[Ply] {
        &self.0
    }
}

impl fmt::Display for PlyLine {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        spaced(self.iter(), f)
    }
}

impl From<PlyLine> for String {
    fn from(line: PlyLine) -> Self {
        line.to_string()
    }
}

impl TryFrom<String> for PlyLine {
    type Error = CoordinateError;

    fn try_from(text: String) -> Result<Self, CoordinateError> {
        text.split_whitespace().map(str::parse).collect::<Result<_, _>>().map(Self)
    }
}

fn spaced<T: fmt::Display>(
    items: impl IntoIterator<Item = T>,
    f: &mut fmt::Formatter<'_>,
) -> fmt::Result {
    for (index, item) in items.into_iter().enumerate() {
        write!(f, "{}{item}", if index > 0 { " " } else { "" })?;
    }
    Ok(())
}
