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
    [w(0, 0), w(145, 133), w(523, 602), w(242, 249), w(308, 231), w(29, 25)];

/// By how many squares a commander reaches that no own piece holds and no enemy soldier covers.
pub const COMMANDER_MOBILITY: [Weight; 5] = [w(-10, -10), w(-1, 4), w(5, -3), w(17, -2), w(17, 1)];

/// The same for a chariot.
pub const CHARIOT_MOBILITY: [Weight; 15] = [
    w(11, -1),
    w(17, 1),
    w(22, 7),
    w(24, 11),
    w(24, 24),
    w(25, 38),
    w(26, 50),
    w(27, 54),
    w(29, 55),
    w(35, 54),
    w(33, 52),
    w(38, 51),
    w(38, 52),
    w(32, 60),
    w(38, 59),
];

/// The same for an elephant.
pub const ELEPHANT_MOBILITY: [Weight; 9] = [
    w(-17, -18),
    w(-10, -27),
    w(1, -33),
    w(12, -42),
    w(21, -49),
    w(27, -47),
    w(35, 99),
    w(42, 136),
    w(58, 108),
];

/// The same for a horse.
pub const HORSE_MOBILITY: [Weight; 9] =
    [w(2, -3), w(10, 4), w(14, 4), w(16, 13), w(21, 17), w(23, 20), w(30, 13), w(35, 9), w(39, 1)];

/// By how many king's steps (1 to 7) a commander stands from the enemy king.
pub const COMMANDER_NEAR_KING: [Weight; 8] =
    [w(0, 0), w(2, -5), w(24, -6), w(8, -13), w(-4, -11), w(-19, -6), w(-17, -5), w(-16, 2)];

/// By how many king's steps (1 to 7) an elephant stands from the enemy king.
pub const ELEPHANT_NEAR_KING: [Weight; 8] =
    [w(0, 0), w(-10, -19), w(16, 16), w(14, 2), w(-3, 4), w(-5, -7), w(-10, -8), w(-11, -1)];

/// By how many king's steps (1 to 7) a horse stands from the enemy king.
pub const HORSE_NEAR_KING: [Weight; 8] =
    [w(0, 0), w(-16, -29), w(1, -15), w(8, -3), w(11, -6), w(6, -7), w(5, -8), w(-6, -1)];

/// By how many king's steps (1 to 7) a commander stands from its own king.
pub const COMMANDER_NEAR_HOME: [Weight; 8] =
    [w(0, 0), w(14, -1), w(4, -1), w(2, -1), w(-5, -2), w(-9, -4), w(-10, -7), w(-8, -4)];

/// By how many king's steps (1 to 7) an elephant stands from its own king.
pub const ELEPHANT_NEAR_HOME: [Weight; 8] =
    [w(0, 0), w(10, 7), w(4, 11), w(0, 6), w(0, -1), w(-3, -14), w(-9, -13), w(-11, -4)];

/// By how many king's steps (1 to 7) a horse stands from its own king.
pub const HORSE_NEAR_HOME: [Weight; 8] =
    [w(0, 0), w(0, 1), w(1, 1), w(2, 2), w(0, 0), w(2, -7), w(3, -5), w(6, -5)];

/// Two elephants.
pub const ELEPHANT_PAIR: [Weight; 1] = [w(1, 3)];

/// Two horses.
pub const HORSE_PAIR: [Weight; 1] = [w(5, 24)];

/// Two chariots.
pub const CHARIOT_PAIR: [Weight; 1] = [w(-25, -21)];

/// A chariot on a file without an own soldier.
pub const OPEN_FILE: [Weight; 1] = [w(8, 15)];

/// A chariot on a file without any soldier, more than on one without an own.
pub const FREE_FILE: [Weight; 1] = [w(1, -1)];

/// A chariot on the enemy king's rank or file, by how many pieces stand between: none, one, more.
pub const CHARIOT_ON_KING_LINE: [Weight; 3] = [w(10, 0), w(28, 17), w(6, 3)];

/// By how hard the squares about the enemy king are attacked: see [`KING_ATTACK`].
pub const KING_DANGER: [Weight; 32] = [
    w(28, 19),
    w(31, 19),
    w(29, 13),
    w(35, 2),
    w(40, 7),
    w(31, 13),
    w(44, 11),
    w(51, 12),
    w(55, 7),
    w(57, 16),
    w(72, 2),
    w(68, 8),
    w(83, -9),
    w(97, -1),
    w(110, -5),
    w(116, -13),
    w(144, -9),
    w(159, -8),
    w(171, -21),
    w(209, -11),
    w(235, -8),
    w(251, -14),
    w(283, -10),
    w(317, -7),
    w(341, -7),
    w(345, -3),
    w(345, 0),
    w(347, -2),
    w(350, 0),
    w(350, 0),
    w(350, 0),
    w(350, 0),
];

/// By how many squares about the own king are neither attacked nor held by its own.
pub const KING_ROOM: [Weight; 9] =
    [w(-4, -15), w(10, -15), w(9, 8), w(9, 7), w(5, 6), w(3, 6), w(-6, 7), w(-12, 1), w(-11, -3)];

/// An own soldier beside the king.
pub const SHELTER_SOLDIER: [Weight; 1] = [w(4, -1)];

/// Any other own piece beside the king.
pub const SHELTER_PIECE: [Weight; 1] = [w(-2, -7)];

/// A soldier guarded by another soldier.
pub const GUARDED_SOLDIER: [Weight; 1] = [w(7, 5)];

/// A soldier with another one beside it.
pub const SOLDIERS_ABREAST: [Weight; 1] = [w(6, 15)];

/// A soldier with another one before it.
pub const DOUBLED_SOLDIER: [Weight; 1] = [w(5, 5)];

/// A soldier without another one on the files beside it.
pub const ISOLATED_SOLDIER: [Weight; 1] = [w(-4, -9)];

/// A side without a commander, with a soldier that can still become one.
pub const POST_TO_FILL: [Weight; 1] = [w(10, 3)];

/// By its steps to the nearest X square of its file where it may be promoted, what a soldier is
/// worth more while the side has no commander and no enemy soldier can stop it.
pub const FREE_RUN: [Weight; 8] =
    [w(50, 39), w(30, 44), w(14, 43), w(22, 39), w(17, 32), w(-4, 15), w(2, 6), w(-1, -1)];

/// The same where an enemy soldier can stop it.
pub const STOPPABLE_RUN: [Weight; 8] =
    [w(46, 70), w(35, 31), w(15, 31), w(12, 28), w(9, 14), w(12, 17), w(3, 6), w(-6, -3)];

/// The same while the side still has its commander.
pub const LATER_RUN: [Weight; 8] =
    [w(19, 12), w(19, 18), w(4, 15), w(14, 15), w(11, 11), w(4, 1), w(-4, 13), w(-13, -4)];

/// A soldier that has passed every X square of its file can only capture.
pub const PAST_THE_X: [Weight; 1] = [w(-18, -14)];

/// A piece of each role, in the order of `Role::ALL`, that a soldier attacks.
pub const ATTACKED_BY_SOLDIER: [Weight; 6] =
    [w(0, 0), w(23, 26), w(43, 22), w(66, 28), w(51, 21), w(-6, -5)];

/// The same for a piece that a commander, an elephant or a horse attacks.
pub const ATTACKED_BY_MINOR: [Weight; 6] =
    [w(0, 0), w(-2, 7), w(57, 2), w(8, 21), w(50, 23), w(-5, 8)];

/// The same for a piece that a chariot attacks.
pub const ATTACKED_BY_CHARIOT: [Weight; 6] =
    [w(0, 0), w(-10, 10), w(0, 0), w(0, 15), w(12, 21), w(-8, 17)];

/// The same for a piece that is attacked and that nothing guards.
pub const HANGING: [Weight; 6] = [w(0, 0), w(17, 20), w(16, 13), w(18, 25), w(16, 14), w(12, 27)];

/// The same for a piece that an own soldier guards.
pub const GUARDED_BY_SOLDIER: [Weight; 6] =
    [w(0, 0), w(21, -1), w(-12, 11), w(0, 0), w(-5, 10), w(-2, -3)];

/// Squares from which a horse could give check and would not be attacked.
pub const SAFE_HORSE_CHECK: [Weight; 1] = [w(56, -2)];

/// The same for a chariot.
pub const SAFE_CHARIOT_CHECK: [Weight; 1] = [w(52, -2)];

/// Squares in the enemy half that are attacked and not guarded.
pub const DEEP_REACH: [Weight; 1] = [w(2, 1)];

/// Squares in the enemy half that are attacked twice, and guarded neither twice nor by a soldier.
pub const STRONG_REACH: [Weight; 1] = [w(2, 4)];

/// Squares that both sides attack, the enemy neither by a soldier nor twice against once.
pub const CONTESTED: [Weight; 1] = [w(4, 3)];

/// Squares in the enemy half, on the enemy king's file and those beside it, that are attacked.
pub const FLANK_ATTACKED: [Weight; 1] = [w(4, -2)];

/// The same attacked twice.
pub const TWICE_IN_FLANK: [Weight; 1] = [w(-1, 6)];

/// A piece of each role, in the order of `Role::ALL`, that nothing of its own guards.
pub const LOOSE: [Weight; 6] = [w(2, 6), w(0, -11), w(-7, 2), w(-6, -10), w(-8, -12), w(-6, 4)];

/// A commander, an elephant, a horse that an own soldier guards and no enemy soldier can ever attack, on the fourth rank or beyond.
pub const OUTPOST: [Weight; 3] = [w(4, -4), w(9, -5), w(4, 2)];

/// Enemy pieces that a soldier will attack after a safe step.
pub const PUSH_THREAT: [Weight; 1] = [w(22, 4)];

/// Having the move.
pub const TEMPO: [Weight; 1] = [w(30, 26)];

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
