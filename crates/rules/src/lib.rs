//! The rules of Sittuyin, Burmese chess, in the four rulesets that its sources describe.
//!
//! A [`Setup`] is any arrangement of pieces; a [`Position`] is one that has been checked against a
//! [`Ruleset`]. A [`Game`] is a start and the plies played from it. Whatever is refused is refused
//! with a reason and the squares that prove it: a [`Verdict`].
#![warn(missing_docs)]

mod bitboard;
mod color;
mod piece;
mod role;
pub mod ruleset;
mod square;

pub use bitboard::{Bitboard, Squares};
pub use color::Color;
pub use piece::Piece;
pub use role::Role;
pub use ruleset::{Ruleset, RulesetId};
pub use square::{Square, SquareError};
