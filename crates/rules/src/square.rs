use std::{fmt, str::FromStr};

use serde::{Deserialize, Serialize};
use thiserror::Error;

use crate::Color;

/// A square, `a1` = 0, `b1` = 1 … `h8` = 63.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(into = "String", try_from = "String")]
pub struct Square(u8);

/// A text that names no square.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("{0:?} is not a square: expected a file a–h and a rank 1–8")]
pub struct SquareError(pub String);

impl Square {
    /// The square of a file and a rank, both 0 to 7. Larger values wrap around.
    pub const fn at(file: u8, rank: u8) -> Self {
        Self((rank & 7) << 3 | (file & 7))
    }

    /// The square with this index, 0 to 63. Larger values wrap around.
    pub const fn new(index: u8) -> Self {
        Self(index & 63)
    }

    /// 0 to 63.
    pub const fn index(self) -> usize {
        // The mask tells the compiler what the constructors guarantee.
        (self.0 & 63) as usize
    }

    /// 0 (`a`) to 7 (`h`).
    pub const fn file(self) -> u8 {
        self.0 & 7
    }

    /// 0 to 7.
    pub const fn rank(self) -> u8 {
        self.0 >> 3
    }

    /// 0 to 7 counted from the side's own back rank.
    pub const fn relative_rank(self, color: Color) -> u8 {
        match color {
            Color::Red => self.rank(),
            Color::Black => 7 - self.rank(),
        }
    }

    /// The square after half a turn of the board: `a1` becomes `h8`.
    pub const fn half_turned(self) -> Self {
        Self(63 - self.0)
    }

    /// The square this many files and ranks away, if it is on the board.
    pub const fn offset(self, files: i8, ranks: i8) -> Option<Self> {
        let (file, rank) = (self.file() as i8 + files, self.rank() as i8 + ranks);
        if file < 0 || file > 7 || rank < 0 || rank > 7 {
            None
        } else {
            Some(Self::at(file as u8, rank as u8))
        }
    }

    /// All squares from `a1` to `h8`.
    pub fn all() -> impl DoubleEndedIterator<Item = Self> {
        (0..64).map(Self)
    }
}

impl fmt::Display for Square {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", char::from(b'a' + self.file()), self.rank() + 1)
    }
}

impl fmt::Debug for Square {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

impl FromStr for Square {
    type Err = SquareError;

    fn from_str(text: &str) -> Result<Self, SquareError> {
        match *text.as_bytes() {
            [file @ b'a'..=b'h', rank @ b'1'..=b'8'] => Ok(Self::at(file - b'a', rank - b'1')),
            _ => Err(SquareError(text.to_owned())),
        }
    }
}

impl From<Square> for String {
    fn from(square: Square) -> Self {
        square.to_string()
    }
}

impl TryFrom<String> for Square {
    type Error = SquareError;

    fn try_from(text: String) -> Result<Self, SquareError> {
        text.parse()
    }
}
