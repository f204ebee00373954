//! The rules of Sittuyin, Burmese chess, in the four rulesets that its sources describe.
//!
//! A [`Setup`] is any arrangement of pieces; a [`Position`] is one that has been checked against a
//! [`Ruleset`]. A [`Game`] is a start and the plies played from it. Whatever is refused is refused
//! with a reason and the squares that prove it: a [`Verdict`].
#![warn(missing_docs)]

pub mod attacks;
mod bitboard;
mod board;
mod color;
mod fen;
mod game;
mod generate;
mod hand;
mod list;
pub mod notation;
mod outcome;
mod perft;
pub mod pgn;
mod piece;
mod play;
mod ply;
mod position;
mod reply;
mod role;
pub mod ruleset;
mod setup;
mod square;
mod verdict;
mod zobrist;

pub use bitboard::{Bitboard, Squares};
pub use board::Board;
pub use color::Color;
pub use fen::{FenError, FenErrors, FenExpected, FenField, MOST_FEN_CHARACTERS};
pub use game::{Game, GameRecord, PlayError, RecordError};
pub use hand::Hand;
pub use outcome::{Draw, Outcome, PLIES_WITHOUT_PROGRESS, Win};
pub use perft::perft;
pub use piece::Piece;
pub use ply::{Ply, PlySet};
pub use position::{Kings, Phase, Position, PositionError, PositionErrors};
pub use reply::{PlyList, Suspects};
pub use role::Role;
pub use ruleset::{Ruleset, RulesetId};
pub use setup::{BareKingCount, Setup};
pub use square::{Square, SquareError};
pub use verdict::{Attempt, Denial, Evidence, Reason, Refusal, Verdict, VerdictJson};
