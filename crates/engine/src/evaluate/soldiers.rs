//! Soldiers: their chain, and their march to the square where they may become commander.

use sittuyin_rules::{Bitboard, Board, Color, Role, Ruleset, Square, ruleset::PromotionSquares};

use super::{
    features::{
        DOUBLED_SOLDIER, FREE_RUN, GUARDED_SOLDIER, ISOLATED_SOLDIER, LATER_RUN, PAST_THE_X,
        POST_TO_FILL, SOLDIERS_ABREAST, STOPPABLE_RUN,
    },
    tally::Tally,
};

/// Counts what a side's soldiers are besides their number and place.
pub fn count(board: &Board, rules: &Ruleset, us: Color, tally: &mut impl Tally) {
    let soldiers = board.of(us, Role::Soldier);
    if soldiers.is_empty() {
        return;
    }
    let enemy_soldiers = board.of(!us, Role::Soldier);
    let stoppers = enemy_soldiers | enemy_soldiers.forward_diagonals(!us);
    chain(soldiers, us, tally);

    let has_commander = board.of(us, Role::Commander).any();
    let goals = goals(rules, soldiers, us);
    let mut can_promote = false;
    for soldier in soldiers {
        let Some((steps, way)) = run(soldier, goals, us) else {
            tally.add(PAST_THE_X, 1);
            continue;
        };
        can_promote = true;
        let run = if has_commander {
            LATER_RUN
        } else if (way & stoppers).is_empty() {
            FREE_RUN
        } else {
            STOPPABLE_RUN
        };
        tally.add(run + steps, 1);
    }
    if can_promote && !has_commander {
        tally.add(POST_TO_FILL, 1);
    }
}

/// How they stand to each other.
fn chain(soldiers: Bitboard, us: Color, tally: &mut impl Tally) {
    let right = to_the_right(soldiers);
    let files = whole_files(soldiers);
    let beside = to_the_right(files) | to_the_right(files.half_turned()).half_turned();
    let ahead = soldiers.forward(us);
    for (weight, those) in [
        (GUARDED_SOLDIER, soldiers & soldiers.forward_diagonals(us)),
        (SOLDIERS_ABREAST, soldiers & right),
        (DOUBLED_SOLDIER, ahead & soldiers),
        (ISOLATED_SOLDIER, soldiers - beside),
    ] {
        tally.add_squares(weight, those);
    }
}

/// The squares to the right of these; of the last file there are none.
fn to_the_right(squares: Bitboard) -> Bitboard {
    Bitboard((squares.0 & !(Bitboard::FILE_A.0 << 7)) << 1)
}

/// All squares of the files of these.
fn whole_files(squares: Bitboard) -> Bitboard {
    let files = squares.0 | squares.0.rotate_left(8);
    let files = files | files.rotate_left(16);
    Bitboard(files | files.rotate_left(32))
}

/// Where a side's soldiers may be promoted.
fn goals(rules: &Ruleset, soldiers: Bitboard, us: Color) -> Bitboard {
    match rules.promotion_squares {
        PromotionSquares::WholeX => Bitboard::THE_X,
        PromotionSquares::XInEnemyHalfOrOnlySoldier if !soldiers.many() => Bitboard::ALL,
        PromotionSquares::XInEnemyHalf | PromotionSquares::XInEnemyHalfOrOnlySoldier => {
            Bitboard::THE_X & Bitboard::half(!us)
        }
    }
}

/// How many steps straight ahead a soldier is from the nearest of the goals, and the squares of
/// that way.
fn run(soldier: Square, goals: Bitboard, us: Color) -> Option<(usize, Bitboard)> {
    let mut way = Bitboard::EMPTY;
    let mut at = Bitboard::of(soldier);
    for steps in 0..8 {
        if (at & goals).any() {
            return Some((steps, way));
        }
        at = at.forward(us);
        way |= at;
    }
    None
}
