//! Where the sum of the pieces misleads: a lead that cannot mate, and a bare king to be mated.

use sittuyin_rules::{Bitboard, Board, Color, Role, Square};

use super::weights::{CANNOT_MATE_EIGHTHS, MOP_UP_EDGE, MOP_UP_NEAR};

/// The balance as red sees it, corrected for what the leading side can do with its lead.
pub fn corrected(board: &Board, balance: i32) -> i32 {
    let leader = if balance >= 0 { Color::Red } else { Color::Black };
    let sign = if leader == Color::Red { 1 } else { -1 };
    if cannot_mate(board, leader) {
        return balance * CANNOT_MATE_EIGHTHS / 8;
    }
    balance + sign * mop_up(board, leader)
}

/// One piece that is not a chariot mates nobody.
fn cannot_mate(board: &Board, leader: Color) -> bool {
    let army = board.of_color(leader) - board.of_role(Role::King);
    (army & board.of_role(Role::Chariot)).is_empty()
        && (army & board.of_role(Role::Soldier)).is_empty()
        && !army.many()
}

/// The nearer a bare king is to the edge, and the own king to it, the nearer is mate.
fn mop_up(board: &Board, leader: Color) -> i32 {
    let (Some(own), Some(bare)) = (board.king(leader), board.king(!leader)) else { return 0 };
    if board.of_color(!leader) != Bitboard::of(bare) {
        return 0;
    }
    MOP_UP_EDGE * from_middle(bare) + MOP_UP_NEAR * (14 - steps_apart(own, bare))
}

/// Files and ranks from the four middle squares, 0 to 6.
fn from_middle(square: Square) -> i32 {
    let off = |place: u8| i32::from(if place < 4 { 3 - place } else { place - 4 });
    off(square.file()) + off(square.rank())
}

/// Files and ranks between two squares, 0 to 14.
fn steps_apart(a: Square, b: Square) -> i32 {
    i32::from(a.file().abs_diff(b.file())) + i32::from(a.rank().abs_diff(b.rank()))
}
