//! Notation for programs: `R@a1`, `R@a3,b2`, `e4e5`, `e5f6f`, `d4d5=f,e6`.

use std::{fmt, str::FromStr};

use thiserror::Error;

use crate::{Ply, Role, Square};

/// What a reader of coordinates expected.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Error)]
pub enum CoordinatesExpected {
    /// A square.
    #[error("a square a1–h8")]
    Square,
    /// A piece that can be in hand.
    #[error("a piece K F S N R before @")]
    HandPiece,
    /// `f`, `=f` or the end.
    #[error("f, =f or the end")]
    PromotionOrEnd,
    /// A comma and a square, or the end.
    #[error("a comma and a square, or the end")]
    CommaOrEnd,
    /// The end.
    #[error("the end")]
    End,
}

/// A text that is no ply.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
#[error("{text:?} is not a ply: expected {expected} at character {at}")]
pub struct CoordinateError {
    /// The whole text.
    pub text: String,
    /// Where it cannot be read, in characters from 1.
    pub at: usize,
    /// What was expected there.
    pub expected: CoordinatesExpected,
}

impl fmt::Display for Ply {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            Self::Place { role, to } => write!(f, "{}@{to}", role.letter()),
            Self::Displace { role, to, soldier_to } => {
                write!(f, "{}@{to},{soldier_to}", role.letter())
            }
            Self::Move { from, to } => write!(f, "{from}{to}"),
            Self::Promote { from, to } => write!(f, "{from}{to}f"),
            Self::Arrive { from, to, stand } if stand == to => write!(f, "{from}{to}=f"),
            Self::Arrive { from, to, stand } => write!(f, "{from}{to}=f,{stand}"),
        }
    }
}

impl From<Ply> for String {
    fn from(ply: Ply) -> Self {
        ply.to_string()
    }
}

impl TryFrom<String> for Ply {
    type Error = CoordinateError;

    fn try_from(text: String) -> Result<Self, CoordinateError> {
        text.parse()
    }
}

impl FromStr for Ply {
    type Err = CoordinateError;

    /// Reads one ply; whether it can be played is another question.
    ///
    /// # Errors
    ///
    /// Where the text cannot be read, and what was expected there.
    fn from_str(text: &str) -> Result<Self, CoordinateError> {
        let bytes = text.as_bytes();
        // Bytes and characters are counted alike up to the first byte that cannot be read.
        let refuse =
            |at: usize, expected| CoordinateError { text: text.to_owned(), at: at + 1, expected };
        let square = |at: usize| {
            bytes
                .get(at..at + 2)
                .and_then(|two| std::str::from_utf8(two).ok())
                .and_then(|two| two.parse::<Square>().ok())
                .ok_or_else(|| refuse(at, CoordinatesExpected::Square))
        };
        let comma_square = |at: usize| match bytes.get(at) {
            None => Ok(None),
            Some(b',') => {
                let read = square(at + 1)?;
                match bytes.get(at + 3) {
                    None => Ok(Some(read)),
                    Some(_) => Err(refuse(at + 3, CoordinatesExpected::End)),
                }
            }
            Some(_) => Err(refuse(at, CoordinatesExpected::CommaOrEnd)),
        };

        if bytes.get(1) == Some(&b'@') {
            let role = match bytes[0] {
                letter @ (b'K' | b'F' | b'S' | b'N' | b'R') => Role::from_letter(letter.into()),
                _ => None,
            }
            .ok_or_else(|| refuse(0, CoordinatesExpected::HandPiece))?;
            let to = square(2)?;
            return Ok(match comma_square(4)? {
                None => Self::Place { role, to },
                Some(soldier_to) => Self::Displace { role, to, soldier_to },
            });
        }
        let (from, to) = (square(0)?, square(2)?);
        match bytes.get(4..).unwrap_or_default() {
            [] => Ok(Self::Move { from, to }),
            [b'f'] => Ok(Self::Promote { from, to }),
            [b'f', ..] => Err(refuse(5, CoordinatesExpected::End)),
            [b'=', b'f', ..] => {
                Ok(Self::Arrive { from, to, stand: comma_square(6)?.unwrap_or(to) })
            }
            _ => Err(refuse(4, CoordinatesExpected::PromotionOrEnd)),
        }
    }
}
