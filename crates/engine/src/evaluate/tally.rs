//! What becomes of what is counted: it is summed up, or, for the tuner, kept.

use sittuyin_rules::Bitboard;

use super::features::{COUNT, WEIGHTS};

/// Counts what a weight is for. The evaluation is written once, for any of them.
pub trait Tally {
    /// So many times the weight of this number, for the side that is looked at.
    fn add(&mut self, weight: usize, times: i32);
    /// The weight of this number for each of the squares. There are seldom more than one or two.
    #[inline]
    fn add_squares(&mut self, weight: usize, squares: Bitboard) {
        for _ in squares {
            self.add(weight, 1);
        }
    }

    /// From now on the other side is looked at: all that was counted so far speaks against it.
    fn turn(&mut self);
}

/// The sum of the weights, for a full board in the lower half, for an empty one in the upper.
#[derive(Clone, Copy)]
pub struct Sum(i32);

/// The weights as halves of one number, so that both are added at once.
static HALVES: [i32; COUNT] = halves();

const fn halves() -> [i32; COUNT] {
    let mut halves = [0; COUNT];
    let mut index = 0;
    while index < COUNT {
        halves[index] = (WEIGHTS[index].empty << 16) + WEIGHTS[index].full;
        index += 1;
    }
    halves
}

impl Sum {
    /// Nothing counted yet.
    pub const ZERO: Self = Self(0);

    /// One weight, once.
    pub const fn of(weight: usize) -> Self {
        Self(HALVES[weight])
    }

    /// The sum for a full board and for an empty one.
    pub const fn ends(self) -> [i32; 2] {
        let full = self.0 as i16;
        // The lower half may have borrowed from the upper one.
        let empty = (self.0 + 0x8000) >> 16;
        [full as i32, empty]
    }
}

impl Tally for Sum {
    #[inline]
    fn add(&mut self, weight: usize, times: i32) {
        self.0 += HALVES[weight] * times;
    }

    #[inline]
    fn turn(&mut self) {
        self.0 = -self.0;
    }
}
