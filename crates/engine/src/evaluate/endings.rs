//! Where the sum of the pieces misleads: a lead that cannot mate, and a bare king to be mated.

use sittuyin_rules::{Bitboard, Board, Color, Role, Ruleset, Square, attacks};

use super::{
    chariot, scales,
    weights::{
        CANNOT_MATE_EIGHTHS, CHARIOT_MATES, MOP_UP_EDGE, MOP_UP_GATHER, MOP_UP_MOVE, MOP_UP_NEAR,
        MOP_UP_ROOM, PIECE,
    },
};

/// The balance as red sees it, corrected for what the leading side can do with its lead.
pub fn corrected(board: &Board, rules: &Ruleset, turn: Option<Color>, balance: i32) -> i32 {
    let leader = if balance >= 0 { Color::Red } else { Color::Black };
    let sign = if leader == Color::Red { 1 } else { -1 };
    if cannot_mate(board, leader) {
        return balance * CANNOT_MATE_EIGHTHS / 8;
    }
    let (Some(own), Some(bare)) = (board.king(leader), board.king(!leader)) else { return balance };
    if board.of_color(!leader) != Bitboard::of(bare) {
        return scales::scaled(board, leader, balance);
    }
    let army = board.of_color(leader) - own;
    if army == board.of_role(Role::Chariot)
        && let (Some(chariot), false) = (army.first(), army.many())
    {
        let moves = chariot::moves_to_mate(own, chariot, bare, turn == Some(!leader));
        return sign * moves.map_or(0, |moves| CHARIOT_MATES - MOP_UP_MOVE * i32::from(moves));
    }
    sign * (material(board) + mop_up(board, rules, leader, own, bare))
}

/// What all pieces on the board are worth by themselves, with nearly nothing left.
fn material(board: &Board) -> i32 {
    let role = |role: Role| PIECE[role.index()].empty * board.of_role(role).len() as i32;
    Role::ALL.into_iter().map(role).sum()
}

/// King and chariot against the bare king: how far the mate is, is known, and no move may be lost on
/// the way.
pub fn is_known_to_the_end(board: &Board) -> bool {
    board.of_role(Role::Chariot).any() && board.occupied().len() == 3
}

/// One piece that is not a chariot mates nobody; nor, but for a few positions, do two of which none
/// is an elephant (tests/endings).
fn cannot_mate(board: &Board, leader: Color) -> bool {
    let army = board.of_color(leader) - board.of_role(Role::King);
    let strong = board.of_role(Role::Chariot) | board.of_role(Role::Soldier);
    let elephants = army & board.of_role(Role::Elephant);
    let most = if elephants.any() { 1 } else { 2 };
    (army & strong).is_empty() && army.len() <= most
}

/// The less room a bare king has, the nearer it is to the edge, and the others to it, the nearer is
/// mate.
fn mop_up(board: &Board, rules: &Ruleset, leader: Color, own: Square, bare: Square) -> i32 {
    let others = board.of_color(leader) - board.of_role(Role::Chariot) - own;
    let apart: i32 = others.into_iter().map(|other| steps_apart(other, bare)).sum();
    MOP_UP_EDGE * from_middle(bare)
        - MOP_UP_NEAR * steps_apart(own, bare)
        - MOP_UP_GATHER * apart
        - MOP_UP_ROOM * room(board, rules, leader, bare)
}

/// How many squares a bare king gets to, if nothing else moves.
fn room(board: &Board, rules: &Ruleset, leader: Color, bare: Square) -> i32 {
    let through = board.occupied() - bare;
    let closed = board.attacked(rules.elephant, leader, through);
    let mut room = Bitboard::of(bare);
    loop {
        let wider =
            room.into_iter().fold(room, |all, square| all | (attacks::king(square) - closed));
        if wider == room {
            return room.len() as i32;
        }
        room = wider;
    }
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
