use std::{fmt, ops::Not};

use serde::{Deserialize, Serialize};

/// A side. Red moves first, stands on ranks 1–4 and is `w` in FEN.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Color {
    /// The side that moves first, from the lower half.
    Red,
    /// The side of the upper half.
    Black,
}

impl Color {
    /// Both sides, red first.
    pub const ALL: [Self; 2] = [Self::Red, Self::Black];

    /// The letter of FEN's second field: `w` or `b`.
    pub const fn fen_letter(self) -> char {
        match self {
            Self::Red => 'w',
            Self::Black => 'b',
        }
    }

    /// 0 for red, 1 for black.
    pub const fn index(self) -> usize {
        self as usize
    }
}

impl Not for Color {
    type Output = Self;

    fn not(self) -> Self {
        match self {
            Self::Red => Self::Black,
            Self::Black => Self::Red,
        }
    }
}

impl fmt::Display for Color {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Red => "red",
            Self::Black => "black",
        })
    }
}
