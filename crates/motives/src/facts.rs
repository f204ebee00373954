//! What one side could do next.

use sittuyin_rules::{Bitboard, Ply, Position, Square};

use crate::gain_on;

/// Where the piece that a ply moves or places stands afterwards.
pub(crate) const fn stands(ply: Ply) -> Square {
    match ply {
        Ply::Arrive { stand, .. } => stand,
        _ => ply.to(),
    }
}

/// Whether a ply mates.
fn mates(position: &Position, ply: Ply) -> bool {
    let next = position.after(ply);
    next.in_check() && !next.has_ply()
}

/// A ply of the side to move that mates at once.
pub(crate) fn mate_in_one(position: &Position) -> Option<Ply> {
    position.legal_plies().iter().copied().find(|ply| mates(position, *ply))
}

/// The enemy pieces that the side to move could win now, each with the gain in soldiers, the
/// largest gain first.
pub(crate) fn winnable(position: &Position) -> Vec<(Square, i32)> {
    let enemies: Bitboard = position.board().of_color(!position.turn());
    let gains = enemies.into_iter().map(|square| (square, gain_on(position, square)));
    let mut gains: Vec<(Square, i32)> = gains.filter(|(_, gain)| *gain > 0).collect();
    gains.sort_by_key(|(_, gain)| -gain);
    gains
}
