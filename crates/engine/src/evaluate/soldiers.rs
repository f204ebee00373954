//! Soldiers: their chain, and their march to the square where they may become commander.

use sittuyin_rules::{Bitboard, Board, Color, Role, Ruleset, Square, ruleset::PromotionSquares};

use super::weights::{
    FREE_RUN_QUARTERS, GUARDED_SOLDIER, LATER_RUN_QUARTERS, PAST_THE_X, POST_TO_FILL,
    PROMOTION_RUN, Weight,
};

/// What a side's soldiers are worth beyond their number and place.
pub fn worth(board: &Board, rules: &Ruleset, us: Color) -> Weight {
    let soldiers = board.of(us, Role::Soldier);
    let enemy_soldiers = board.of(!us, Role::Soldier);
    let stoppers = enemy_soldiers | enemy_soldiers.forward_diagonals(!us);
    let has_commander = board.of(us, Role::Commander).any();
    let goals = goals(rules, us);

    let guarded = (soldiers & soldiers.forward_diagonals(us)).len() as i32;
    let mut worth = GUARDED_SOLDIER * guarded;
    let mut can_promote = false;
    for soldier in soldiers {
        let Some((steps, way)) = run(soldier, goals, us) else {
            worth += PAST_THE_X;
            continue;
        };
        can_promote = true;
        let run = PROMOTION_RUN[steps];
        let quarters = if has_commander {
            LATER_RUN_QUARTERS
        } else if (way & stoppers).is_empty() {
            FREE_RUN_QUARTERS
        } else {
            4
        };
        worth += Weight { full: run.full * quarters / 4, empty: run.empty * quarters / 4 };
    }
    if can_promote && !has_commander {
        worth += POST_TO_FILL;
    }
    worth
}

/// Where a side's soldiers may be promoted.
fn goals(rules: &Ruleset, us: Color) -> Bitboard {
    match rules.promotion_squares {
        PromotionSquares::WholeX => Bitboard::THE_X,
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
