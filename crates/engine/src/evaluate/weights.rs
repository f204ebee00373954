//! Every number of the evaluation, in centipawns, with what it is for. `cargo xtask tune` writes
//! those anew that are a [`Weight`], and leaves the sentences; docs/strength.md says what came of it.

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

/// What a piece is worth by itself, in the order of `Role::ALL`: king, commander, chariot,
/// elephant, horse, soldier.
pub const PIECE: [Weight; 6] =
    [w(0, 0), w(156, 154), w(533, 596), w(250, 256), w(296, 241), w(29, 36)];

/// By how many squares a commander reaches that no own piece holds and no enemy soldier covers.
pub const COMMANDER_MOBILITY: [Weight; 5] = [w(1, -6), w(6, 6), w(5, 2), w(16, 4), w(13, 4)];

/// The same for a chariot.
pub const CHARIOT_MOBILITY: [Weight; 15] = [
    w(0, -1),
    w(17, 1),
    w(19, 3),
    w(20, 16),
    w(23, 21),
    w(29, 36),
    w(30, 42),
    w(34, 48),
    w(30, 52),
    w(30, 59),
    w(37, 55),
    w(37, 60),
    w(38, 57),
    w(41, 57),
    w(47, 53),
];

/// The same for an elephant.
pub const ELEPHANT_MOBILITY: [Weight; 9] = [
    w(-14, -6),
    w(-3, -20),
    w(2, -27),
    w(10, -23),
    w(15, -26),
    w(17, -28),
    w(35, 72),
    w(55, 105),
    w(60, 88),
];

/// The same for a horse.
pub const HORSE_MOBILITY: [Weight; 9] =
    [w(4, -3), w(11, 7), w(12, 4), w(16, 6), w(18, 11), w(22, 17), w(27, 16), w(33, 14), w(35, 12)];

/// By how many king's steps (1 to 7) a commander stands from the enemy king.
pub const COMMANDER_NEAR_KING: [Weight; 8] =
    [w(0, 0), w(-4, -5), w(15, -4), w(15, -8), w(-3, -7), w(-13, -5), w(-12, 2), w(-8, 5)];

/// By how many king's steps (1 to 7) an elephant stands from the enemy king.
pub const ELEPHANT_NEAR_KING: [Weight; 8] =
    [w(0, 0), w(-5, -11), w(12, 9), w(7, 2), w(-2, 1), w(-3, -7), w(-7, -4), w(-5, 3)];

/// By how many king's steps (1 to 7) a horse stands from the enemy king.
pub const HORSE_NEAR_KING: [Weight; 8] =
    [w(0, 0), w(-14, -20), w(-6, -14), w(1, -7), w(6, -7), w(8, -10), w(8, 0), w(-7, 0)];

/// Two elephants.
pub const ELEPHANT_PAIR: [Weight; 1] = [w(-9, -8)];

/// Two horses.
pub const HORSE_PAIR: [Weight; 1] = [w(0, 3)];

/// Two chariots.
pub const CHARIOT_PAIR: [Weight; 1] = [w(-9, -7)];

/// A chariot on a file without an own soldier.
pub const OPEN_FILE: [Weight; 1] = [w(10, 21)];

/// A chariot on a file without any soldier, more than on one without an own.
pub const FREE_FILE: [Weight; 1] = [w(-6, 1)];

/// A chariot on the enemy king's rank or file, by how many pieces stand between: none, one, more.
pub const CHARIOT_ON_KING_LINE: [Weight; 3] = [w(10, 0), w(19, 11), w(4, 2)];

/// By how hard the squares about the enemy king are attacked: see [`KING_ATTACK`].
pub const KING_DANGER: [Weight; 32] = [
    w(17, 22),
    w(24, 8),
    w(22, 10),
    w(31, 1),
    w(24, 3),
    w(24, 4),
    w(38, 3),
    w(35, 7),
    w(42, 3),
    w(48, 8),
    w(53, -2),
    w(68, 5),
    w(73, -10),
    w(99, -4),
    w(113, -6),
    w(123, -14),
    w(150, -6),
    w(173, -3),
    w(192, -7),
    w(218, -6),
    w(242, -5),
    w(268, -4),
    w(297, -2),
    w(327, -2),
    w(348, -2),
    w(348, -1),
    w(348, 0),
    w(350, 0),
    w(350, 0),
    w(350, 0),
    w(350, 0),
    w(350, 0),
];

/// By how many squares about the own king are neither attacked nor held by its own.
pub const KING_ROOM: [Weight; 9] =
    [w(-6, -7), w(3, -11), w(3, 3), w(1, 6), w(2, 7), w(6, 3), w(-1, -3), w(-7, -3), w(0, 5)];

/// An own soldier beside the king.
pub const SHELTER_SOLDIER: [Weight; 1] = [w(8, 3)];

/// Any other own piece beside the king.
pub const SHELTER_PIECE: [Weight; 1] = [w(4, -3)];

/// A soldier guarded by another soldier.
pub const GUARDED_SOLDIER: [Weight; 1] = [w(10, 6)];

/// A soldier with another one beside it.
pub const SOLDIERS_ABREAST: [Weight; 1] = [w(14, 10)];

/// A soldier with another one before it.
pub const DOUBLED_SOLDIER: [Weight; 1] = [w(5, 2)];

/// A soldier without another one on the files beside it.
pub const ISOLATED_SOLDIER: [Weight; 1] = [w(-4, -4)];

/// A side without a commander, with a soldier that can still become one.
pub const POST_TO_FILL: [Weight; 1] = [w(25, 26)];

/// By its steps to the nearest X square of its file where it may be promoted, what a soldier is
/// worth more while the side has no commander and no enemy soldier can stop it.
pub const FREE_RUN: [Weight; 8] =
    [w(49, 64), w(41, 54), w(15, 46), w(25, 36), w(9, 29), w(7, 14), w(2, 4), w(-1, -1)];

/// The same where an enemy soldier can stop it.
pub const STOPPABLE_RUN: [Weight; 8] =
    [w(46, 70), w(42, 40), w(16, 22), w(7, 21), w(6, 8), w(9, 20), w(3, 5), w(-6, -6)];

/// The same while the side still has its commander.
pub const LATER_RUN: [Weight; 8] =
    [w(7, 17), w(14, 22), w(7, 14), w(8, 17), w(9, 2), w(0, -5), w(3, 12), w(-9, -3)];

/// A soldier that has passed every X square of its file can only capture.
pub const PAST_THE_X: [Weight; 1] = [w(-11, -15)];

/// A piece of each role, in the order of `Role::ALL`, that a soldier attacks.
pub const ATTACKED_BY_SOLDIER: [Weight; 6] =
    [w(0, 0), w(22, 21), w(27, 18), w(40, 23), w(36, 20), w(5, -3)];

/// The same for a piece that a commander, an elephant or a horse attacks.
pub const ATTACKED_BY_MINOR: [Weight; 6] =
    [w(0, 0), w(-1, 11), w(36, 6), w(6, 10), w(33, 15), w(-4, 5)];

/// The same for a piece that a chariot attacks.
pub const ATTACKED_BY_CHARIOT: [Weight; 6] =
    [w(0, 0), w(-6, 4), w(0, 0), w(-3, 10), w(4, 17), w(-12, 17)];

/// The same for a piece that is attacked and that nothing guards.
pub const HANGING: [Weight; 6] = [w(0, 0), w(14, 13), w(14, 8), w(20, 19), w(21, 13), w(10, 30)];

/// The same for a piece that an own soldier guards.
pub const GUARDED_BY_SOLDIER: [Weight; 6] =
    [w(0, 0), w(14, 2), w(-3, 6), w(9, 3), w(-4, 9), w(1, -2)];

/// Squares from which a horse could give check and would not be attacked.
pub const SAFE_HORSE_CHECK: [Weight; 1] = [w(18, -1)];

/// The same for a chariot.
pub const SAFE_CHARIOT_CHECK: [Weight; 1] = [w(21, 2)];

/// Having the move.
pub const TEMPO: [Weight; 1] = [w(18, 8)];

/// How much each role weighs in "how full is the board"; both armies together make
/// [`FULL_BOARD`].
pub const FULLNESS: [i32; 6] = [0, 1, 4, 2, 2, 0];
/// Two armies of 17.
pub const FULL_BOARD: i32 = 34;

/// By role, how much each attacked square beside the enemy king weighs in [`KING_DANGER`].
pub const KING_ATTACK: [u32; 6] = [0, 2, 3, 3, 3, 1];

/// Against a bare king, for each step that it is from the middle (0 to 6).
pub const MOP_UP_EDGE: i32 = 10;
/// Against a bare king, what each step costs that the own king is from it (2 to 14).
pub const MOP_UP_NEAR: i32 = 12;
/// The same for each other piece that is no chariot.
pub const MOP_UP_GATHER: i32 = 5;
/// Against a bare king, what each square costs that it gets to (1 to 64).
pub const MOP_UP_ROOM: i32 = 6;
/// A chariot against the bare king, but for the moves that it takes.
pub const CHARIOT_MATES: i32 = 850;
/// What each of these moves costs (1 to 16).
pub const MOP_UP_MOVE: i32 = 15;
/// A lead that cannot mate by itself counts this many eighths.
pub const CANNOT_MATE_EIGHTHS: i32 = 1;
