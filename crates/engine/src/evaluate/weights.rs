//! Every number of the evaluation, in centipawns, with what it is for. Those that are a [`Weight`]
//! are measured from games: `cargo xtask tune` writes them anew and leaves the sentences.

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
    [w(0, 0), w(168, 162), w(539, 602), w(248, 252), w(299, 273), w(44, 48)];

/// By how many squares a commander reaches that no own piece holds and no enemy soldier covers.
pub const COMMANDER_MOBILITY: [Weight; 5] = [w(3, -1), w(7, 3), w(9, 2), w(18, 9), w(15, 5)];

/// The same for a chariot.
pub const CHARIOT_MOBILITY: [Weight; 15] = [
    w(2, 0),
    w(7, 5),
    w(14, 11),
    w(21, 18),
    w(19, 22),
    w(24, 28),
    w(24, 31),
    w(27, 39),
    w(37, 46),
    w(37, 54),
    w(39, 54),
    w(44, 59),
    w(45, 66),
    w(50, 69),
    w(50, 66),
];

/// The same for an elephant.
pub const ELEPHANT_MOBILITY: [Weight; 9] =
    [w(2, 0), w(2, 2), w(6, 3), w(8, 5), w(21, 5), w(17, 5), w(33, 35), w(40, 38), w(43, 39)];

/// The same for a horse.
pub const HORSE_MOBILITY: [Weight; 9] =
    [w(10, 1), w(5, 5), w(13, 8), w(11, 12), w(15, 11), w(24, 16), w(29, 19), w(35, 24), w(37, 22)];

/// By how many king's steps (1 to 7) a commander stands from the enemy king.
pub const COMMANDER_NEAR_KING: [Weight; 8] =
    [w(0, 0), w(-1, -2), w(2, 0), w(3, -7), w(-4, -8), w(-1, 1), w(0, 3), w(3, 1)];

/// By how many king's steps (1 to 7) an elephant stands from the enemy king.
pub const ELEPHANT_NEAR_KING: [Weight; 8] =
    [w(0, 0), w(-3, -7), w(-1, -5), w(7, -1), w(-9, -1), w(-4, -2), w(1, 1), w(2, 2)];

/// By how many king's steps (1 to 7) a horse stands from the enemy king.
pub const HORSE_NEAR_KING: [Weight; 8] =
    [w(0, 0), w(0, -6), w(-4, -7), w(3, -2), w(1, -10), w(1, -1), w(0, -1), w(-2, 0)];

/// Two elephants.
pub const ELEPHANT_PAIR: [Weight; 1] = [w(6, 13)];

/// Two horses.
pub const HORSE_PAIR: [Weight; 1] = [w(6, -1)];

/// Two chariots.
pub const CHARIOT_PAIR: [Weight; 1] = [w(8, 6)];

/// A chariot on a file without an own soldier.
pub const OPEN_FILE: [Weight; 1] = [w(19, 19)];

/// A chariot on a file without any soldier, more than on one without an own.
pub const FREE_FILE: [Weight; 1] = [w(-3, 20)];

/// A chariot on the enemy king's rank or file, by how many pieces stand between: none, one, more.
pub const CHARIOT_ON_KING_LINE: [Weight; 3] = [w(10, 0), w(16, 4), w(20, 2)];

/// By how hard the squares about the enemy king are attacked: see [`KING_ATTACK`].
pub const KING_DANGER: [Weight; 32] = [
    w(8, 12),
    w(0, 3),
    w(10, -1),
    w(7, -3),
    w(11, -2),
    w(14, 1),
    w(25, -2),
    w(31, 0),
    w(39, -2),
    w(49, 6),
    w(59, 1),
    w(71, -2),
    w(87, -4),
    w(103, -2),
    w(121, 0),
    w(138, -1),
    w(158, -2),
    w(180, 0),
    w(200, -2),
    w(224, -1),
    w(250, 0),
    w(274, -1),
    w(302, 0),
    w(330, 0),
    w(350, 0),
    w(350, 0),
    w(350, 0),
    w(350, 0),
    w(350, 0),
    w(350, 0),
    w(350, 0),
    w(350, 0),
];

/// By how many squares about the own king are neither attacked nor held by its own.
pub const KING_ROOM: [Weight; 9] =
    [w(1, -2), w(4, -4), w(0, 1), w(1, 5), w(-1, 1), w(-3, 3), w(2, 3), w(-3, -3), w(-1, -3)];

/// An own soldier beside the king.
pub const SHELTER_SOLDIER: [Weight; 1] = [w(12, -10)];

/// Any other own piece beside the king.
pub const SHELTER_PIECE: [Weight; 1] = [w(13, -9)];

/// A soldier guarded by another soldier.
pub const GUARDED_SOLDIER: [Weight; 1] = [w(12, 6)];

/// A soldier with another one beside it.
pub const SOLDIERS_ABREAST: [Weight; 1] = [w(2, -1)];

/// A soldier with another one before it.
pub const DOUBLED_SOLDIER: [Weight; 1] = [w(4, 1)];

/// A side without a commander, with a soldier that can still become one.
pub const POST_TO_FILL: [Weight; 1] = [w(25, 41)];

/// By its steps to the nearest X square of its file where it may be promoted, what a soldier is
/// worth more while the side has no commander and no enemy soldier can stop it.
pub const FREE_RUN: [Weight; 8] =
    [w(67, 92), w(51, 76), w(22, 44), w(16, 30), w(5, 21), w(8, 15), w(3, 7), w(0, 0)];

/// The same where an enemy soldier can stop it.
pub const STOPPABLE_RUN: [Weight; 8] =
    [w(46, 70), w(15, 39), w(27, 45), w(11, 14), w(6, 8), w(-1, 2), w(3, 6), w(-1, -1)];

/// The same while the side still has its commander.
pub const LATER_RUN: [Weight; 8] =
    [w(13, 16), w(11, 12), w(-2, 6), w(5, 6), w(13, 8), w(6, 3), w(-6, -3), w(3, 2)];

/// A soldier that has passed every X square of its file can only capture.
pub const PAST_THE_X: [Weight; 1] = [w(-11, -18)];

/// A piece of each role, in the order of `Role::ALL`, that a soldier attacks.
pub const ATTACKED_BY_SOLDIER: [Weight; 6] =
    [w(0, 0), w(24, 18), w(25, 18), w(27, 19), w(27, 19), w(-1, 0)];

/// The same for a piece that a commander, an elephant or a horse attacks.
pub const ATTACKED_BY_MINOR: [Weight; 6] =
    [w(0, 0), w(1, 3), w(7, 0), w(-2, -1), w(13, 6), w(3, 12)];

/// The same for a piece that a chariot attacks.
pub const ATTACKED_BY_CHARIOT: [Weight; 6] =
    [w(0, 0), w(0, 5), w(0, 0), w(-6, 6), w(-1, 7), w(0, 13)];

/// The same for a piece that is attacked and that nothing guards.
pub const HANGING: [Weight; 6] = [w(0, 0), w(4, 5), w(3, 0), w(5, 6), w(5, 7), w(10, 16)];

/// The same for a piece that an own soldier guards.
pub const GUARDED_BY_SOLDIER: [Weight; 6] = [w(0, 0), w(5, 4), w(0, 4), w(8, 0), w(6, 0), w(3, -2)];

/// Having the move.
pub const TEMPO: [Weight; 1] = [w(19, 13)];

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
/// Against a bare king, what each square costs that it gets to (1 to 64).
pub const MOP_UP_ROOM: i32 = 6;
/// A chariot against the bare king, but for the moves that it takes.
pub const CHARIOT_MATES: i32 = 850;
/// What each of these moves costs (1 to 16).
pub const MOP_UP_MOVE: i32 = 15;
/// A lead that cannot mate by itself counts this many eighths.
pub const CANNOT_MATE_EIGHTHS: i32 = 1;
