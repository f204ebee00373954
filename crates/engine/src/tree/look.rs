//! Which plies are left out, and which are searched less deep.

use sittuyin_rules::{Ply, Position};

use crate::{
    exchange,
    ordering::{LOSING, MOST_HISTORY},
    table::NO_EVAL,
};

/// Late plies are searched less deep from this depth on.
const REDUCE_DEPTH: i32 = 3;
/// So many plies of a position are never searched less deep.
const NEVER_REDUCED: usize = 3;
/// Up to this depth, once so many quiet plies have failed, the rest are left out: 3 and the square
/// of the depth, half of it where things have not got better since the side's last move.
const ENOUGH_DEPTH: i32 = 6;
/// Up to this depth a quiet ply is left out where the evaluation is so far below alpha that it
/// will hardly matter: a margin to begin with, and one for each ply of depth, in centipawns.
const HOPELESS_DEPTH: i32 = 6;
const HOPELESS_BASE: i32 = 90;
const HOPELESS_STEP: i32 = 80;
/// Up to this depth a ply is left out that loses more than this in exchanges: for a capture by the
/// ply of depth, for a quiet one by its square, in centipawns.
const EXCHANGE_DEPTH: i32 = 6;
const EXCHANGE_CAPTURE: i32 = 90;
const EXCHANGE_QUIET: i32 = 20;
/// A quiet ply with so much more history than another is searched one ply deeper.
const HISTORY_PLY: i32 = MOST_HISTORY / 2;

/// A ply about to be searched, and what is known then.
pub struct Look {
    /// Of the position, in plies.
    pub depth: i32,
    /// How many plies have been searched before.
    pub searched: usize,
    /// Whether it captures or promotes.
    pub noisy: bool,
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
        let depth = self.depth;
        if self.searched == 0 || self.eval == NO_EVAL {
            return false;
        }
        let bad = |least| {
            depth <= EXCHANGE_DEPTH
                && !played.is_promotion()
                && played
                    .from()
                    .is_some_and(|from| !exchange::gains(position, from, played.to(), least))
        };
        if self.noisy {
            return self.rank < LOSING / 2 && bad(-EXCHANGE_CAPTURE * depth);
        }
        let enough = (3 + depth * depth) / if self.improving { 1 } else { 2 };
        depth <= ENOUGH_DEPTH && self.searched as i32 > enough
            || depth <= HOPELESS_DEPTH
                && i32::from(self.eval) + HOPELESS_BASE + HOPELESS_STEP * depth <= alpha
            || bad(-EXCHANGE_QUIET * depth * depth)
    }

    /// How many plies less deep it is searched at first.
    pub fn reduction(&self, pv: bool) -> i32 {
        if self.depth < REDUCE_DEPTH || self.searched < NEVER_REDUCED || self.rank > MOST_HISTORY {
            return 0;
        }
        if self.noisy {
            return i32::from(self.rank < LOSING / 2);
        }
        let base = 1
            + (sixteenths(self.depth.unsigned_abs()) * sixteenths(self.searched as u32)) as i32
                / 1150;
        let less = base + i32::from(!pv) + i32::from(!self.improving) - 1 - self.rank / HISTORY_PLY;
        less.clamp(0, self.depth - 2)
    }
}

/// The logarithm to base 2 in sixteenths, for numbers from 1; straight lines between the powers.
fn sixteenths(number: u32) -> u32 {
    let whole = number.ilog2();
    16 * whole + ((number << 4) >> whole) - 16
}
