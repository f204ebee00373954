//! When a search ends.

use std::{num::NonZeroU32, time::Duration};

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

    /// A share of what is left on a game clock, and what is added after each move. Where the clock
    /// is set again after so many moves, it is shared among them.
    pub fn share(left: Duration, increment: Duration, moves_to_go: Option<NonZeroU32>) -> Self {
        let left = left.saturating_sub(LAG);
        // One more than there are: the last must not come late.
        let moves =
            moves_to_go.map_or(MOVES_TO_GO, |moves| moves.get().saturating_add(1).min(MOVES_TO_GO));
        let hard = left / moves.min(MOST_PART);
        let soft = (left / moves + increment / 2).min(hard);
        Self { soft, hard }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const LEFT: Duration = Duration::from_secs(60);

    fn share(left: Duration, moves_to_go: u32) -> Clock {
        Clock::share(left, Duration::ZERO, NonZeroU32::new(moves_to_go))
    }

    #[test]
    fn the_fewer_moves_to_go_the_longer_each_may_take() {
        let shares: Vec<Duration> = (1..=60).map(|moves| share(LEFT, moves).soft).collect();
        assert!(shares.is_sorted_by(|sooner, later| sooner >= later), "{shares:?}");
        assert!(share(LEFT, 1).soft > LEFT / 3);
        assert!(share(LEFT, 5).soft > share(LEFT, 20).soft);
        // A control that is far off is as good as none.
        assert_eq!(share(LEFT, u32::MAX), Clock::share(LEFT, Duration::ZERO, None));
    }

    #[test]
    fn the_clock_lasts_until_it_is_set_again() {
        for moves in 1..=60 {
            let mut left = LEFT;
            for to_go in (1..=moves).rev() {
                let Clock { soft, hard } = share(left, to_go);
                assert!(soft <= hard && hard + LAG < left, "{to_go} of {moves}: {left:?}");
                // Whoever takes the most each time comes through a few moves.
                left -= if moves <= 4 { hard } else { soft };
            }
        }
    }
}
