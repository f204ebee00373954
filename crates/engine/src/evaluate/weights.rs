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
    [w(0, 0), w(168, 155), w(542, 612), w(248, 248), w(301, 259), w(44, 46)];

/// By how many squares a commander reaches that no own piece holds and no enemy soldier covers.
pub const COMMANDER_MOBILITY: [Weight; 5] = [w(8, -2), w(7, 4), w(10, -1), w(18, 7), w(9, 1)];

/// The same for a chariot.
pub const CHARIOT_MOBILITY: [Weight; 15] = [
    w(3, 0),
    w(10, 6),
    w(15, 11),
    w(23, 21),
    w(20, 22),
    w(26, 28),
    w(26, 31),
    w(28, 42),
    w(39, 50),
    w(36, 56),
    w(37, 52),
    w(40, 59),
    w(44, 66),
    w(49, 69),
    w(47, 65),
];

/// The same for an elephant.
pub const ELEPHANT_MOBILITY: [Weight; 9] =
    [w(2, 0), w(3, 3), w(5, 0), w(6, 3), w(18, -2), w(16, -2), w(35, 38), w(44, 43), w(45, 45)];

/// The same for a horse.
pub const HORSE_MOBILITY: [Weight; 9] =
    [w(15, 2), w(2, 5), w(15, 7), w(8, 11), w(15, 9), w(26, 11), w(30, 17), w(37, 24), w(35, 18)];

/// By how many king's steps a commander stands from the enemy king, 1 to 7.
pub const COMMANDER_NEAR_KING: [Weight; 8] =
    [w(0, 0), w(-2, -4), w(2, -1), w(3, -11), w(-7, -10), w(0, 1), w(0, 3), w(7, 3)];

/// By how many king's steps an elephant stands from the enemy king, 1 to 7.
pub const ELEPHANT_NEAR_KING: [Weight; 8] =
    [w(0, 0), w(-4, -10), w(0, -5), w(4, -4), w(-11, 0), w(-2, -6), w(4, 2), w(3, 5)];

/// By how many king's steps a horse stands from the enemy king, 1 to 7.
pub const HORSE_NEAR_KING: [Weight; 8] =
    [w(0, 0), w(-1, -11), w(-7, -9), w(4, -4), w(0, -15), w(3, 0), w(4, -2), w(-3, 0)];

/// Two elephants.
pub const ELEPHANT_PAIR: [Weight; 1] = [w(8, 20)];

/// Two horses.
pub const HORSE_PAIR: [Weight; 1] = [w(6, -6)];

/// Two chariots.
pub const CHARIOT_PAIR: [Weight; 1] = [w(8, 4)];

/// A chariot on a file without an own soldier.
pub const OPEN_FILE: [Weight; 1] = [w(21, 21)];

/// A chariot on a file without any soldier, more than on one without an own.
pub const FREE_FILE: [Weight; 1] = [w(-3, 24)];

/// A chariot on the enemy king's rank or file, by how many pieces stand between: none, one, more.
pub const CHARIOT_ON_KING_LINE: [Weight; 3] = [w(10, 0), w(18, 7), w(27, 3)];

/// By how hard the squares about the enemy king are attacked: see [`KING_ATTACK`].
pub const KING_DANGER: [Weight; 32] = [
    w(10, 16),
    w(2, 6),
    w(14, -2),
    w(11, -3),
    w(10, -3),
    w(14, 1),
    w(27, -3),
    w(31, 3),
    w(39, -3),
    w(48, 7),
    w(57, 1),
    w(71, -3),
    w(86, -5),
    w(100, -3),
    w(119, 0),
    w(137, -2),
    w(158, -2),
    w(181, 0),
    w(198, -3),
    w(223, -2),
    w(250, 0),
    w(274, -1),
    w(301, -1),
    w(330, 0),
    w(350, 0),
    w(349, 0),
    w(350, 0),
    w(350, 0),
    w(350, 0),
    w(350, 0),
    w(350, 0),
    w(350, 0),
];

/// By how many squares about the own king are neither attacked nor held by its own.
pub const KING_ROOM: [Weight; 9] =
    [w(2, -4), w(8, -5), w(0, 1), w(2, 7), w(-2, 2), w(-3, 4), w(2, 3), w(-6, -4), w(-3, -5)];

/// An own soldier beside the king.
pub const SHELTER_SOLDIER: [Weight; 1] = [w(11, -13)];

/// Any other own piece beside the king.
pub const SHELTER_PIECE: [Weight; 1] = [w(14, -11)];

/// A soldier guarded by another soldier.
pub const GUARDED_SOLDIER: [Weight; 1] = [w(13, 5)];

/// A soldier with another one beside it.
pub const SOLDIERS_ABREAST: [Weight; 1] = [w(3, 2)];

/// A soldier whose way is blocked by an enemy soldier.
pub const BLOCKED_SOLDIER: [Weight; 1] = [w(0, 0)];

/// A soldier with another one before it.
pub const DOUBLED_SOLDIER: [Weight; 1] = [w(4, 1)];

/// A side without a commander, with a soldier that can still become one.
pub const POST_TO_FILL: [Weight; 1] = [w(21, 37)];

/// By its steps to the nearest X square of its file where it may be promoted, what a soldier is
/// worth more while the side has no commander and no enemy soldier can stop it.
pub const FREE_RUN: [Weight; 8] =
    [w(67, 82), w(55, 73), w(18, 43), w(18, 29), w(1, 20), w(9, 17), w(3, 6), w(0, -1)];

/// The same where an enemy soldier can stop it.
pub const STOPPABLE_RUN: [Weight; 8] =
    [w(46, 70), w(10, 43), w(28, 50), w(18, 17), w(6, 3), w(0, 0), w(4, 9), w(-3, -1)];

/// The same while the side still has its commander.
pub const LATER_RUN: [Weight; 8] =
    [w(13, 16), w(12, 13), w(-4, 8), w(4, 7), w(16, 14), w(6, 1), w(-8, -3), w(6, 3)];

/// A soldier that has passed every X square of its file can only capture.
pub const PAST_THE_X: [Weight; 1] = [w(-16, -17)];

/// A piece of each role, in the order of `Role::ALL`, that a soldier attacks.
pub const ATTACKED_BY_SOLDIER: [Weight; 6] =
    [w(0, 0), w(22, 18), w(25, 19), w(30, 20), w(28, 20), w(0, 0)];

/// The same for a piece that a commander, an elephant or a horse attacks.
pub const ATTACKED_BY_MINOR: [Weight; 6] =
    [w(0, 0), w(3, 1), w(12, 1), w(-2, -1), w(17, 9), w(1, 12)];

/// The same for a piece that a chariot attacks.
pub const ATTACKED_BY_CHARIOT: [Weight; 6] =
    [w(0, 0), w(-1, 5), w(0, 0), w(-6, 9), w(-2, 8), w(-1, 11)];

/// The same for a piece that is attacked and that nothing guards.
pub const HANGING: [Weight; 6] = [w(0, 0), w(7, 9), w(5, 0), w(9, 9), w(7, 11), w(10, 20)];

/// The same for a piece that an own soldier guards.
pub const GUARDED_BY_SOLDIER: [Weight; 6] = [w(0, 0), w(6, 3), w(1, 6), w(9, 2), w(5, 0), w(4, -3)];

/// Having the move.
pub const TEMPO: [Weight; 1] = [w(20, 14)];

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
