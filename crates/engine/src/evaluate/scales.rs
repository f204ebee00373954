//! How much of a lead counts: the leader's pieces decide whether it can be made a mate of.
//! `cargo xtask tune` writes the numbers as it does those of `weights.rs`.

use sittuyin_rules::{Board, Color, Role};

use super::units;

/// What part of a lead counts, in [`WHOLE`]ths.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Scale {
    /// Where the leader has soldiers.
    pub soldiers: i32,
    /// Where it has none.
    pub none: i32,
}

/// A lead that counts in full.
pub const WHOLE: i32 = 64;

/// A scale.
pub const fn s(soldiers: i32, none: i32) -> Scale {
    Scale { soldiers, none }
}

/// By how many units of [`FULLNESS`](super::weights::FULLNESS) the leader has more than the other side: 0 or less to 4 or more.
const MARGINS: usize = 5;

/// The scales, a line for each kind of army that the leader may have, by its margin.
#[rustfmt::skip]
pub const SCALES: [Scale; ARMIES * MARGINS] = [
    // Nothing, or commanders.
    s(10, 64), s(14, 64), s(64, 64), s(64, 64), s(64, 64),
    // A horse.
    s(25, 64), s(31, 64), s(25, 64), s(64, 64), s(64, 64),
    // An elephant.
    s(69, 64), s(75, 64), s(64, 64), s(64, 64), s(64, 64),
    // A horse and a commander.
    s(46, 64), s(43, 64), s(29, 64), s(53, 64), s(64, 64),
    // An elephant and a commander.
    s(57, 55), s(85, 69), s(67, 33), s(70, 48), s(64, 64),
    // Two horses or elephants.
    s(59, 64), s(81, 92), s(84, 75), s(107, 47), s(97, 72),
    // And a commander.
    s(65, 100), s(102, 121), s(93, 71), s(89, 78), s(128, 88),
    // More of them.
    s(81, 60), s(114, 76), s(108, 47), s(125, 72), s(148, 48),
    // A chariot.
    s(66, 49), s(91, 25), s(108, 43), s(90, 60), s(101, 96),
    // A chariot and a commander.
    s(79, 31), s(45, 20), s(78, 48), s(107, 68), s(109, 71),
    // A chariot and a horse or an elephant.
    s(70, 48), s(85, 47), s(72, 24), s(108, 98), s(108, 112),
    // And a commander.
    s(82, 65), s(83, 48), s(94, 58), s(98, 40), s(115, 88),
    // 8 or 9 units of fullness.
    s(97, 61), s(97, 54), s(108, 74), s(110, 76), s(101, 72),
    // 10 to 12.
    s(100, 69), s(105, 44), s(104, 64), s(119, 78), s(117, 90),
    // More.
    s(89, 53), s(106, 63), s(105, 90), s(111, 73), s(112, 97),
];

/// How many kinds of armies there are.
const ARMIES: usize = 15;

/// Which of the scales is that of a lead of this side.
pub fn of(board: &Board, leader: Color) -> usize {
    let units = |color| units(board, board.of_color(color));
    let own = units(leader);
    let margin = (own - units(!leader)).clamp(0, MARGINS as i32 - 1) as usize;
    army(board, leader, own) * MARGINS + margin
}

/// The kind of a side's army, which has so many units of fullness.
fn army(board: &Board, side: Color, units: i32) -> usize {
    let has = |role| board.of(side, role).any();
    if has(Role::Chariot) {
        return match units {
            ..=4 => 8,
            5 => 9,
            6 => 10,
            7 => 11,
            8..=9 => 12,
            10..=12 => 13,
            _ => 14,
        };
    }
    match (units, has(Role::Elephant), has(Role::Horse)) {
        (2, false, true) => 1,
        (2, true, _) => 2,
        (3, false, true) => 3,
        (3, true, _) => 4,
        (4, ..) => 5,
        (5, ..) => 6,
        (6.., ..) => 7,
        _ => 0,
    }
}

/// What is left of a balance in favour of the leader.
pub fn scaled(board: &Board, leader: Color, balance: i32) -> i32 {
    let Scale { soldiers, none } = SCALES[of(board, leader)];
    let part = if board.of(leader, Role::Soldier).any() { soldiers } else { none };
    balance * part / WHOLE
}
