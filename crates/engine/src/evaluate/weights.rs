//! Every number of the evaluation, in centipawns, with what it is for. First estimates by hand;
//! they are to be measured from games.

use std::ops::{Add, AddAssign, Mul, Neg, Sub, SubAssign};

/// A weight that differs between a full board and an empty one.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Weight {
    /// With both armies complete.
    pub full: i32,
    /// With nearly nothing left.
    pub empty: i32,
}

/// A weight.
pub const fn w(full: i32, empty: i32) -> Weight {
    Weight { full, empty }
}

impl Weight {
    /// No weight.
    pub const ZERO: Self = w(0, 0);

    /// The sum, where constants need it.
    pub const fn plus(self, other: Self) -> Self {
        w(self.full + other.full, self.empty + other.empty)
    }
}

impl Add for Weight {
    type Output = Self;
    fn add(self, other: Self) -> Self {
        self.plus(other)
    }
}

impl Neg for Weight {
    type Output = Self;
    fn neg(self) -> Self {
        w(-self.full, -self.empty)
    }
}

impl Sub for Weight {
    type Output = Self;
    fn sub(self, other: Self) -> Self {
        self + -other
    }
}

impl AddAssign for Weight {
    fn add_assign(&mut self, other: Self) {
        *self = *self + other;
    }
}

impl SubAssign for Weight {
    fn sub_assign(&mut self, other: Self) {
        *self = *self - other;
    }
}

impl Mul<i32> for Weight {
    type Output = Self;
    fn mul(self, times: i32) -> Self {
        w(self.full * times, self.empty * times)
    }
}

/// What a piece is worth by itself, in the order of `Role::ALL`: king, commander, chariot,
/// elephant, horse, soldier.
pub const PIECE: [Weight; 6] =
    [w(0, 0), w(165, 175), w(520, 560), w(255, 265), w(300, 300), w(52, 72)];

/// How much each role weighs in "how full is the board"; both armies together make
/// [`FULL_BOARD`].
pub const FULLNESS: [i32; 6] = [0, 1, 4, 2, 2, 0];
/// Two armies of 17.
pub const FULL_BOARD: i32 = 34;

/// By role, what a file is worth from the edge to the middle. Kings like the edge on a full
/// board, the leapers and steppers the middle, where they reach more.
pub const FILE: [[Weight; 4]; 6] = [
    [w(6, -12), w(8, -4), w(0, 4), w(-6, 8)],
    [w(-10, -12), w(-3, -4), w(4, 4), w(8, 8)],
    [w(-4, 0), w(0, 0), w(4, 0), w(8, 0)],
    [w(-14, -10), w(-4, -3), w(6, 4), w(10, 7)],
    [w(-20, -16), w(-6, -5), w(6, 6), w(12, 10)],
    [w(-4, -4), w(0, 0), w(4, 2), w(8, 2)],
];

/// By role, what a rank is worth, from the side's own back rank on. The soldier's rise is small:
/// what it marches for is counted by its distance to the X.
pub const RANK: [[Weight; 8]; 6] = [
    [w(10, -14), w(12, -4), w(0, 4), w(-18, 8), w(-36, 8), w(-50, 4), w(-60, -4), w(-70, -14)],
    [w(-6, -12), w(4, -4), w(8, 4), w(10, 8), w(12, 8), w(6, 4), w(0, -4), w(-10, -12)],
    [w(0, 0), w(-2, 0), w(-2, 0), w(0, 0), w(4, 2), w(8, 4), w(18, 6), w(10, 4)],
    [w(-14, -10), w(-2, -4), w(8, 2), w(14, 6), w(16, 8), w(10, 6), w(0, 0), w(-12, -8)],
    [w(-20, -16), w(-6, -6), w(8, 4), w(14, 10), w(20, 12), w(16, 8), w(2, -2), w(-16, -14)],
    [w(0, 0), w(0, 0), w(0, 0), w(4, 4), w(10, 8), w(12, 8), w(6, 4), w(-10, -10)],
];

/// By role, what each square is worth that a piece can reach and that no enemy soldier covers.
pub const MOBILITY: [Weight; 6] = [w(0, 0), w(5, 3), w(4, 5), w(5, 4), w(5, 4), w(0, 0)];

/// By role, how much each attacked square beside the enemy king weighs.
pub const KING_ATTACK: [i32; 6] = [0, 2, 3, 3, 3, 1];
/// What the sum of these weights costs the king, by the square of it, in 1/8 centipawns.
pub const KING_DANGER: i32 = 5;
/// The cost is never more than this.
pub const MOST_KING_DANGER: i32 = 350;
/// An own soldier beside the king.
pub const SHELTER_SOLDIER: Weight = w(10, 0);
/// Any other own piece beside the king.
pub const SHELTER_PIECE: Weight = w(6, 0);
/// An enemy chariot on the king's rank or file, however much stands between.
pub const CHARIOT_ON_KING_LINE: Weight = w(-10, 0);

/// A soldier guarded by another soldier.
pub const GUARDED_SOLDIER: Weight = w(9, 8);
/// A chariot on a file without an own soldier.
pub const OPEN_FILE: Weight = w(14, 6);
/// A piece that an enemy soldier attacks.
pub const HARASSED_PIECE: Weight = w(-24, -18);

/// A side without a commander, with a soldier that can still become one.
pub const POST_TO_FILL: Weight = w(40, 60);
/// By its steps to the nearest X square of its file where it may be promoted, what a soldier is
/// worth more while the side has no commander.
pub const PROMOTION_RUN: [Weight; 8] =
    [w(46, 70), w(28, 44), w(16, 28), w(10, 18), w(6, 12), w(4, 8), w(2, 4), w(0, 0)];
/// The run is worth this many quarters of it where no enemy soldier can stop it.
pub const FREE_RUN_QUARTERS: i32 = 7;
/// The run is worth this many quarters of it while the side still has its commander.
pub const LATER_RUN_QUARTERS: i32 = 1;
/// A soldier that has passed every X square of its file can only capture.
pub const PAST_THE_X: Weight = w(-12, -24);

/// Having the move.
pub const TEMPO: i32 = 12;

/// Against a bare king, for each step that it is from the middle (0 to 6).
pub const MOP_UP_EDGE: i32 = 14;
/// Against a bare king, for each step that the own king is nearer to it than 14.
pub const MOP_UP_NEAR: i32 = 8;
/// A lead that cannot mate by itself counts this many eighths.
pub const CANNOT_MATE_EIGHTHS: i32 = 1;
