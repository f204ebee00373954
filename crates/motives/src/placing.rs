//! What speaks for a placement.

use sittuyin_rules::{Bitboard, Ply, Position, Role, Square, attacks};

use crate::{Merit, exchange::worth};

/// The weightiest fact first.
pub(crate) fn merits(position: &Position, ply: Ply) -> Vec<Merit> {
    let (us, square) = (position.turn(), ply.to());
    let after = position.after(ply);
    let Some(role) = after.board().role_at(square) else { return Vec::new() };
    let reached = after.attacks_from(square);
    let dearest = |squares: Bitboard| {
        let roles = squares.into_iter().filter_map(|at| Some((at, after.board().role_at(at)?)));
        roles.max_by_key(|(_, role)| worth(*role))
    };
    let mut found = Vec::new();
    if let Some((square, role)) = dearest(reached & after.board().of_color(!us)) {
        found.push(Merit::Attack { role, square });
    }
    if role == Role::Chariot && is_open(&after, square) {
        found.push(Merit::OpenFile);
    }
    let unguarded = |at: &Square| position.attackers(*at, us).is_empty();
    let kings = after.board().of_role(Role::King);
    let own = (reached & after.board().of_color(us)) - kings;
    if let Some((square, role)) = dearest(own.into_iter().filter(unguarded).collect()) {
        found.push(Merit::Guard { role, square });
    }
    let near = after.board().king(us).map_or(Bitboard::EMPTY, attacks::king);
    if near.has(square) {
        found.push(Merit::Shelter);
    }
    found
}

/// Whether nothing stands in the file between a square and the enemy's half.
fn is_open(position: &Position, square: Square) -> bool {
    let us = position.turn();
    let own_half = Bitboard::file_of(square) & Bitboard::half(us);
    let ahead = |other: &Square| other.relative_rank(us) > square.relative_rank(us);
    own_half.into_iter().filter(ahead).all(|other| position.board().role_at(other).is_none())
}
