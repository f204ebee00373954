//! What comes of capturing on one square.

use sittuyin_rules::{Ply, Position, Role, Square};

/// What a piece is worth to people, in soldiers. Nothing captures a king.
pub const fn worth(role: Role) -> i32 {
    match role {
        Role::King => 100,
        Role::Chariot => 6,
        Role::Horse | Role::Elephant => 3,
        Role::Commander => 2,
        Role::Soldier => 1,
    }
}

/// The legal capture of what stands on a square by the cheapest piece.
pub(crate) fn capture_on(position: &Position, square: Square) -> Option<Ply> {
    let board = position.board();
    let mover = |ply: &Ply| ply.from().and_then(|from| board.role_at(from));
    board.color_at(square).filter(|color| *color != position.turn())?;
    let plies = position.legal_plies();
    let captures = plies.iter().copied().filter(|ply| ply.to() == square);
    captures.min_by_key(|ply| mover(ply).map_or(0, worth))
}

/// How much the side to move comes out ahead, in soldiers, if it captures what stands on a square
/// and both sides go on capturing there for as long as it pays; 0 where it had better not, or
/// cannot.
pub fn gain_on(position: &Position, square: Square) -> i32 {
    let Some(taken) = position.board().role_at(square) else { return 0 };
    capture_on(position, square).map_or(0, |ply| {
        // A new commander may have stepped off the square; then nothing is captured back there.
        (worth(taken) - gain_on(&position.after(ply), square)).max(0)
    })
}
