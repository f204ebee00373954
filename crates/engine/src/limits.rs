//! When a search ends.

use std::time::Duration;

/// What a search may use. Whatever is reached first ends it; without any it goes on until it is
/// stopped or has seen everything.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Limits {
    /// The deepest iteration, in plies.
    pub depth: Option<u32>,
    /// Positions looked at.
    pub nodes: Option<u64>,
    /// Time, if it counts.
    pub time: Option<Clock>,
}

/// How long a search may take. Reading the clock never changes what a search finds, only when it
/// ends.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Clock {
    /// No new iteration begins after this.
    pub soft: Duration,
    /// The search is broken off here.
    pub hard: Duration,
}

/// How many moves a game is thought to go on for.
const MOVES_TO_GO: u32 = 30;
/// The largest part of what is left that one move may take.
const MOST_PART: u32 = 4;
/// What the way to the other program and back may cost.
const LAG: Duration = Duration::from_millis(15);

impl Clock {
    /// A fixed time for the move.
    pub const fn fixed(time: Duration) -> Self {
        Self { soft: time, hard: time }
    }

    /// A share of what is left on a game clock, and what is added after each move.
    pub fn share(left: Duration, increment: Duration) -> Self {
        let left = left.saturating_sub(LAG);
        let hard = left / MOST_PART;
        let soft = (left / MOVES_TO_GO + increment / 2).min(hard);
        Self { soft, hard }
    }
}
