//! Plies as text: squares for programs, pieces for people (rules §6).

mod coordinates;
mod read;
mod write;

pub use coordinates::{CoordinateError, CoordinatesExpected};
pub use read::{Abbreviations, ReadError, ReadExpected, read};
pub use write::write;
