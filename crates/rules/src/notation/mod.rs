//! Plies as text: squares for programs, pieces for people (rules §6).

mod coordinates;

pub use coordinates::{CoordinateError, CoordinatesExpected};
