//! A player of Sittuyin: search, evaluation, the setup of an army, and levels of strength. It
//! knows the rules and nothing else.
//!
//! A [`Search`] answers one question, "what to play here?", in steps: each [`Search::step`] works
//! for a number of nodes and returns, so that a program with a single thread can listen to its
//! messages in between. What outlives a search is the [`Engine`]: its table and its habits.
//!
//! The same engine, asked the same question with the same steps, gives the same answer; a clock
//! only ends a search, it never decides within one.
#![warn(missing_docs)]

/// The size of the table of the machine that people play against, in megabytes. Its plies hang on
/// it, too.
pub const TABLE_MEGABYTES: usize = 8;

mod bench;
mod engine;
mod evaluate;
mod exchange;
mod levels;
mod limits;
mod ordering;
mod packed;
mod random;
mod score;
mod search;
mod setup;
mod table;
mod tree;
#[cfg(feature = "tuning")]
pub mod tuning;

pub use bench::{BENCH_POSITIONS, bench};
pub use engine::Engine;
pub use evaluate::evaluate;
pub use levels::Level;
pub use limits::{Clock, Limits};
pub use random::Random;
pub use score::Score;
pub use search::{Best, Info, Progress, Search};
