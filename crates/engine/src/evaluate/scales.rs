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
    s(21, 64), s(18, 64), s(64, 64), s(64, 64), s(64, 64),
    // A horse.
    s(44, 64), s(47, 64), s(28, 64), s(64, 64), s(64, 64),
    // An elephant.
    s(53, 64), s(64, 64), s(54, 64), s(64, 64), s(64, 64),
    // A horse and a commander.
    s(59, 64), s(46, 64), s(31, 64), s(38, 64), s(64, 64),
    // An elephant and a commander.
    s(77, 92), s(92, 77), s(70, 57), s(70, 35), s(64, 64),
    // Two horses or elephants.
    s(71, 62), s(78, 98), s(78, 54), s(82, 40), s(72, 68),
    // And a commander.
    s(80, 85), s(86, 153), s(81, 79), s(84, 78), s(101, 69),
    // More of them.
    s(75, 62), s(93, 62), s(89, 43), s(98, 56), s(116, 38),
    // A chariot.
    s(49, 23), s(84, 29), s(107, 45), s(94, 55), s(105, 94),
    // A chariot and a commander.
    s(78, 19), s(43, 24), s(79, 53), s(93, 74), s(94, 77),
    // A chariot and a horse or an elephant.
    s(62, 57), s(77, 56), s(65, 29), s(103, 82), s(98, 107),
    // And a commander.
    s(75, 100), s(70, 51), s(84, 61), s(85, 41), s(105, 77),
    // 8 or 9 units of fullness.
    s(80, 45), s(91, 62), s(105, 74), s(98, 80), s(89, 62),
    // 10 to 12.
    s(87, 63), s(90, 49), s(99, 74), s(107, 73), s(99, 75),
    // More.
    s(83, 64), s(91, 76), s(97, 70), s(97, 57), s(98, 73),
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
