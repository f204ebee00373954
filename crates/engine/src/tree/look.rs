//! Which plies are left out, and which are searched less deep.

use sittuyin_rules::{Ply, Position};

use super::Task;

use crate::{
    exchange,
    ordering::{LOSING, MOST_HISTORY},
    table::NO_EVAL,
};

/// Late plies are searched less deep from this depth on.
const REDUCE_DEPTH: i32 = 3;
/// The first ply of a position is never searched less deep, nor the second where the score matters.
const NEVER_REDUCED: usize = 1;
/// How many plies less deep where a ply is expected that refutes what came before.
const CUT_REDUCED: i32 = 2;
/// Once so many plies have failed, the quiet ones left are left out: so many and the square of the
/// depth, half of it where things have not got better since the side's last move.
const ENOUGH: i32 = 3;
/// Up to this depth a quiet ply is left out where the evaluation is so far below alpha that it
/// will hardly matter: a margin to begin with, and one for each ply of depth, in centipawns.
const HOPELESS_DEPTH: i32 = 6;
const HOPELESS_BASE: i32 = 90;
const HOPELESS_STEP: i32 = 80;
/// A ply is left out that loses more than this in exchanges: for a capture or a check by the ply of
/// depth, for a quiet one by its square, in centipawns.
const EXCHANGE_CAPTURE: i32 = 90;
const EXCHANGE_QUIET: i32 = 20;
/// A quiet ply with so much more history than another is searched one ply deeper.
const HISTORY_PLY: i32 = MOST_HISTORY / 3;

/// A ply about to be searched, and what is known then.
pub struct Look {
    /// What is asked about the position.
    pub task: Task,
    /// How many plies have been searched before.
    pub searched: usize,
    /// Whether it captures or promotes.
    pub noisy: bool,
    /// Whether it gives check.
    pub checks: bool,
    /// Its place in the order.
    pub rank: i32,
    /// Whether the side stands better than when it last was to move.
    pub improving: bool,
    /// The evaluation of the position, [`NO_EVAL`] in check.
    pub eval: i16,
}

impl Look {
    /// Whether the ply is not worth a search at all.
    pub fn is_idle(&self, position: &Position, played: Ply, alpha: i32) -> bool {
        let depth = self.task.depth;
        if self.searched == 0 {
            return false;
        }
        let bad = |least| !played.is_promotion() && !exchange::keeps(position, played, least);
        if self.checks || self.noisy {
            return (self.checks || self.rank < LOSING / 2) && bad(-EXCHANGE_CAPTURE * depth);
        }
        let enough = (ENOUGH + depth * depth) / if self.improving { 1 } else { 2 };
        let left = depth - self.reduction();
        self.searched as i32 > enough
            || self.eval != NO_EVAL
                && left <= HOPELESS_DEPTH
                && i32::from(self.eval) + HOPELESS_BASE + HOPELESS_STEP * left <= alpha
            || bad(-EXCHANGE_QUIET * left * left)
    }

    /// How many plies less deep it is searched at first.
    pub fn reduction(&self) -> i32 {
        let Task { window, depth, cut, .. } = self.task;
        let pv = !window.is_narrow();
        let never = NEVER_REDUCED + usize::from(pv);
        if depth < REDUCE_DEPTH || self.searched < never || self.rank > MOST_HISTORY {
            return 0;
        }
        if self.noisy {
            return i32::from(self.rank < LOSING / 2);
        }
        let late = sixteenths(depth.unsigned_abs()) * sixteenths(self.searched as u32);
        let bold = i32::from(!pv) + i32::from(!self.improving) + CUT_REDUCED * i32::from(cut);
        let less = late as i32 / 1150 + bold - self.rank / HISTORY_PLY;
        less.clamp(0, depth - 2)
    }
}

/// The logarithm to base 2 in sixteenths, for numbers from 1; straight lines between the powers.
fn sixteenths(number: u32) -> u32 {
    let whole = number.ilog2();
    16 * whole + ((number << 4) >> whole) - 16
}
