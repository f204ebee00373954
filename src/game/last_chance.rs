//! Whether a soldier gives up its right to promote.

use sittuyin_rules::{Bitboard, Ply, Position, Role, ruleset::PromotionSquares};

/// Whether a ply takes a soldier that may promote now past the X for good.
pub fn is_given_up(position: &Position, ply: Ply) -> bool {
    let Ply::Move { from, to } = ply else { return false };
    let us = position.turn();
    let soldiers = position.board().of(us, Role::Soldier);
    let anywhere = position.rules().promotion_squares
        == PromotionSquares::XInEnemyHalfOrOnlySoldier
        && !soldiers.many();
    if !soldiers.has(from) || anywhere || position.promotion_squares().has(to) {
        return false;
    }
    let ahead = (position.promotion_squares() & Bitboard::file_of(to))
        .into_iter()
        .any(|square| square.relative_rank(us) > to.relative_rank(us));
    !ahead
        && position
            .legal_plies()
            .into_iter()
            .any(|other| matches!(other, Ply::Promote { from: soldier, .. } if soldier == from))
}
