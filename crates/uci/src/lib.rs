//! The Universal Chess Interface of the engine: a line in, lines out.
//!
//! A [`Session`] keeps the options and the game. It answers every line at once but for `go`, which
//! it hands back as a [`Job`] for a [`Queue`] to do, so that `stop` can be heard meanwhile.
//! Whatever it cannot read is answered by `info string error …`, and it goes on.
#![warn(missing_docs)]

mod command;
mod job;
mod queue;
mod report;
mod session;

pub use job::{Job, Stopper};
pub use queue::Queue;
pub use session::{Session, Then};
