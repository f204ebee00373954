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
    [w(0, 0), w(165, 175), w(520, 560), w(255, 265), w(300, 300), w(52, 72)];

/// By how many squares a commander reaches that no own piece holds and no enemy soldier covers.
pub const COMMANDER_MOBILITY: [Weight; 5] = [w(0, 0), w(5, 3), w(10, 6), w(15, 9), w(20, 12)];

/// The same for a chariot.
pub const CHARIOT_MOBILITY: [Weight; 15] = [
    w(0, 0),
    w(4, 5),
    w(8, 10),
    w(12, 15),
    w(16, 20),
    w(20, 25),
    w(24, 30),
    w(28, 35),
    w(32, 40),
    w(36, 45),
    w(40, 50),
    w(44, 55),
    w(48, 60),
    w(52, 65),
    w(56, 70),
];

/// The same for an elephant.
pub const ELEPHANT_MOBILITY: [Weight; 9] =
    [w(0, 0), w(5, 4), w(10, 8), w(15, 12), w(20, 16), w(25, 20), w(30, 24), w(35, 28), w(40, 32)];

/// The same for a horse.
pub const HORSE_MOBILITY: [Weight; 9] =
    [w(0, 0), w(5, 4), w(10, 8), w(15, 12), w(20, 16), w(25, 20), w(30, 24), w(35, 28), w(40, 32)];

/// By how many king's steps (1 to 7) a commander stands from the enemy king.
pub const COMMANDER_NEAR_KING: [Weight; 8] =
    [w(0, 0), w(0, 0), w(0, 0), w(0, 0), w(0, 0), w(0, 0), w(0, 0), w(0, 0)];

/// By how many king's steps (1 to 7) an elephant stands from the enemy king.
pub const ELEPHANT_NEAR_KING: [Weight; 8] =
    [w(0, 0), w(0, 0), w(0, 0), w(0, 0), w(0, 0), w(0, 0), w(0, 0), w(0, 0)];

/// By how many king's steps (1 to 7) a horse stands from the enemy king.
pub const HORSE_NEAR_KING: [Weight; 8] =
    [w(0, 0), w(0, 0), w(0, 0), w(0, 0), w(0, 0), w(0, 0), w(0, 0), w(0, 0)];

/// Two elephants.
pub const ELEPHANT_PAIR: [Weight; 1] = [w(0, 0)];

/// Two horses.
pub const HORSE_PAIR: [Weight; 1] = [w(0, 0)];

/// Two chariots.
pub const CHARIOT_PAIR: [Weight; 1] = [w(0, 0)];

/// A chariot on a file without an own soldier.
pub const OPEN_FILE: [Weight; 1] = [w(14, 6)];

/// A chariot on a file without any soldier, more than on one without an own.
pub const FREE_FILE: [Weight; 1] = [w(0, 0)];

/// A chariot on the enemy king's rank or file, by how many pieces stand between: none, one, more.
pub const CHARIOT_ON_KING_LINE: [Weight; 3] = [w(10, 0), w(10, 0), w(10, 0)];

/// By how hard the squares about the enemy king are attacked: see [`KING_ATTACK`].
pub const KING_DANGER: [Weight; 32] = [
    w(0, 0),
    w(0, 0),
    w(2, 0),
    w(5, 0),
    w(10, 0),
    w(15, 0),
    w(22, 0),
    w(30, 0),
    w(40, 0),
    w(50, 0),
    w(62, 0),
    w(75, 0),
    w(90, 0),
    w(105, 0),
    w(122, 0),
    w(140, 0),
    w(160, 0),
    w(180, 0),
    w(202, 0),
    w(225, 0),
    w(250, 0),
    w(275, 0),
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
    [w(0, 0), w(0, 0), w(0, 0), w(0, 0), w(0, 0), w(0, 0), w(0, 0), w(0, 0), w(0, 0)];

/// An own soldier beside the king.
pub const SHELTER_SOLDIER: [Weight; 1] = [w(10, 0)];

/// Any other own piece beside the king.
pub const SHELTER_PIECE: [Weight; 1] = [w(6, 0)];

/// A soldier guarded by another soldier.
pub const GUARDED_SOLDIER: [Weight; 1] = [w(9, 8)];

/// A soldier with another one beside it.
pub const SOLDIERS_ABREAST: [Weight; 1] = [w(0, 0)];

/// A soldier with another one before it.
pub const DOUBLED_SOLDIER: [Weight; 1] = [w(0, 0)];

/// A side without a commander, with a soldier that can still become one.
pub const POST_TO_FILL: [Weight; 1] = [w(40, 60)];

/// By its steps to the nearest X square of its file where it may be promoted, what a soldier is
/// worth more while the side has no commander and no enemy soldier can stop it.
pub const FREE_RUN: [Weight; 8] =
    [w(80, 122), w(49, 77), w(28, 49), w(17, 31), w(10, 21), w(7, 14), w(3, 7), w(0, 0)];

/// The same where an enemy soldier can stop it.
pub const STOPPABLE_RUN: [Weight; 8] =
    [w(46, 70), w(28, 44), w(16, 28), w(10, 18), w(6, 12), w(4, 8), w(2, 4), w(0, 0)];

/// The same while the side still has its commander.
pub const LATER_RUN: [Weight; 8] =
    [w(11, 17), w(7, 11), w(4, 7), w(2, 4), w(1, 3), w(1, 2), w(0, 1), w(0, 0)];

/// A soldier that has passed every X square of its file can only capture.
pub const PAST_THE_X: [Weight; 1] = [w(-12, -24)];

/// A piece of each role, in the order of `Role::ALL`, that a soldier attacks.
pub const ATTACKED_BY_SOLDIER: [Weight; 6] =
    [w(0, 0), w(24, 18), w(24, 18), w(24, 18), w(24, 18), w(0, 0)];

/// The same for a piece that a commander, an elephant or a horse attacks.
pub const ATTACKED_BY_MINOR: [Weight; 6] = [w(0, 0), w(0, 0), w(0, 0), w(0, 0), w(0, 0), w(0, 0)];

/// The same for a piece that a chariot attacks.
pub const ATTACKED_BY_CHARIOT: [Weight; 6] = [w(0, 0), w(0, 0), w(0, 0), w(0, 0), w(0, 0), w(0, 0)];

/// The same for a piece that is attacked and that nothing guards.
pub const HANGING: [Weight; 6] = [w(0, 0), w(0, 0), w(0, 0), w(0, 0), w(0, 0), w(0, 0)];

/// The same for a piece that an own soldier guards.
pub const GUARDED_BY_SOLDIER: [Weight; 6] = [w(0, 0), w(0, 0), w(0, 0), w(0, 0), w(0, 0), w(0, 0)];

/// Having the move.
pub const TEMPO: [Weight; 1] = [w(12, 12)];

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
