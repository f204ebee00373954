//! Why a ply is good or bad, in facts that can be shown on the board: what it wins, saves,
//! threatens, leaves to be taken.
//!
//! Nothing is searched here beyond the next capture on one square and the next mate. That a ply is
//! the best one is for the engine to say; this crate finds the words for it.
#![warn(missing_docs)]

mod exchange;
mod facts;
mod merit;
mod placing;
mod risk;

pub use exchange::{gain_on, worth};
pub use merit::{Merit, merits};
pub use risk::{Risk, risks};
