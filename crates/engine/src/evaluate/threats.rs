//! What the two sides do to each other's pieces, and how the king stands in it.

use sittuyin_rules::{Board, Role, attacks};

use super::{
    army::Army,
    features::{
        ATTACKED_BY_CHARIOT, ATTACKED_BY_MINOR, ATTACKED_BY_SOLDIER, GUARDED_BY_SOLDIER, HANGING,
        KING_ROOM, SHELTER_PIECE, SHELTER_SOLDIER,
    },
    tally::Tally,
};

/// Counts what a side attacks, and what it guards well.
pub fn count(board: &Board, own: &Army, enemy: &Army, tally: &mut impl Tally) {
    for role in Role::ALL {
        let pieces = board.of(own.us, role);
        let targets = board.of(enemy.us, role) & own.attacked;
        let index = role.index();
        if role != Role::King {
            let hanging = targets - enemy.attacked;
            tally.add(HANGING + index, hanging.len() as i32);
            tally.add(ATTACKED_BY_SOLDIER + index, (targets & own.by_soldiers).len() as i32);
            tally.add(ATTACKED_BY_MINOR + index, (targets & own.by_minors).len() as i32);
            tally.add(ATTACKED_BY_CHARIOT + index, (targets & own.by_chariots).len() as i32);
            tally.add(GUARDED_BY_SOLDIER + index, (pieces & own.by_soldiers).len() as i32);
        }
    }
    shelter(board, own, enemy, tally);
}

/// What stands around the own king, and where it could go.
fn shelter(board: &Board, own: &Army, enemy: &Army, tally: &mut impl Tally) {
    let Some(king) = board.king(own.us) else { return };
    let around = attacks::king(king);
    let beside = around & board.of_color(own.us);
    let soldiers = (beside & board.of_role(Role::Soldier)).len() as i32;
    tally.add(SHELTER_SOLDIER, soldiers);
    tally.add(SHELTER_PIECE, beside.len() as i32 - soldiers);
    tally.add(KING_ROOM + (around - beside - enemy.attacked).len() as usize, 1);
}
