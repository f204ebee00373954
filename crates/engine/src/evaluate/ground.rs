//! Which squares a side holds, and what stands well or badly on them.

use sittuyin_rules::{Bitboard, Board, Color, Role};

use super::{
    army::Army,
    features::{
        CONTESTED, DEEP_REACH, FLANK_ATTACKED, LOOSE, OUTPOST, PUSH_THREAT, STRONG_REACH,
        TWICE_IN_FLANK,
    },
    tally::Tally,
};

/// The roles of [`OUTPOST`].
const ON_OUTPOST: [Role; 3] = [Role::Commander, Role::Elephant, Role::Horse];

/// Counts the ground of a side.
pub fn count(board: &Board, own: &Army, enemy: &Army, tally: &mut impl Tally) {
    let theirs = Bitboard::half(!own.us);
    let by_enemy_soldiers = enemy.by[Role::Soldier.index()];
    let strong = by_enemy_soldiers | (enemy.twice - own.twice);
    let weak = by_enemy_soldiers | enemy.twice;
    for (weight, squares) in [
        (DEEP_REACH, theirs & (own.attacked - enemy.attacked)),
        (STRONG_REACH, theirs & (own.twice - weak)),
        (CONTESTED, own.attacked & (enemy.attacked - strong)),
    ] {
        tally.add(weight, squares.len() as i32);
    }
    if let Some(king) = board.king(!own.us) {
        let flank = theirs & files_about(king.file());
        tally.add(FLANK_ATTACKED, (flank & own.attacked).len() as i32);
        tally.add(TWICE_IN_FLANK, (flank & own.twice).len() as i32);
    }
    let loose = board.of_color(own.us) - own.attacked;
    for role in Role::ALL.into_iter().filter(|&role| role != Role::King) {
        tally.add_squares(LOOSE + role.index(), loose & board.of_role(role));
    }
    outposts(board, own.us, own, tally);
    push_threats(board, own, enemy, tally);
}

/// Pieces that an own soldier guards where no enemy soldier will ever attack them.
fn outposts(board: &Board, us: Color, own: &Army, tally: &mut impl Tally) {
    let far = Bitboard::half(!us) | Bitboard::half(!us).forward(!us);
    let safe = !on_the_way(board.of(!us, Role::Soldier), !us).forward_diagonals(!us);
    let posts = far & safe & own.by[Role::Soldier.index()];
    for (number, role) in ON_OUTPOST.into_iter().enumerate() {
        tally.add_squares(OUTPOST + number, posts & board.of(us, role));
    }
}

/// What soldiers will attack after a step to where they can stand.
fn push_threats(board: &Board, own: &Army, enemy: &Army, tally: &mut impl Tally) {
    let us = own.us;
    let unsafe_squares = enemy.by[Role::Soldier.index()] | (enemy.attacked - own.attacked);
    let steps = board.of(us, Role::Soldier).forward(us) - board.occupied() - unsafe_squares;
    let pieces = board.of_color(!us) - board.of_role(Role::Soldier);
    let targets = (pieces - own.by[Role::Soldier.index()]) & steps.forward_diagonals(us);
    tally.add(PUSH_THREAT, targets.len() as i32);
}

/// A file and those beside it; at the edge, the three nearest.
fn files_about(file: u8) -> Bitboard {
    let three = Bitboard::FILE_A.0 * 0b111;
    Bitboard(three << (file.clamp(1, 6) - 1))
}

/// These squares and all ahead of them.
fn on_the_way(squares: Bitboard, us: Color) -> Bitboard {
    (0..6).fold(squares, |all, _| all | all.forward(us))
}
