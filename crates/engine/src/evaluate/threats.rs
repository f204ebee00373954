//! What the two sides do to each other's pieces, and how the king stands in it.

use sittuyin_rules::{Board, Role, Ruleset, attacks};

use super::{
    army::Army,
    features::{
        ATTACKED_BY_CHARIOT, ATTACKED_BY_MINOR, ATTACKED_BY_SOLDIER, GUARDED_BY_SOLDIER, HANGING,
        KING_ROOM, SAFE_CHARIOT_CHECK, SAFE_HORSE_CHECK, SHELTER_PIECE, SHELTER_SOLDIER,
    },
    tally::Tally,
};

/// Counts what a side attacks, and what it guards well.
pub fn count(board: &Board, rules: &Ruleset, own: &Army, enemy: &Army, tally: &mut impl Tally) {
    let by = |role: Role| own.by[role.index()];
    let by_minors = by(Role::Commander) | by(Role::Elephant) | by(Role::Horse);
    let guarded = board.of_color(own.us) & by(Role::Soldier);
    let targets = board.of_color(enemy.us) & own.attacked;
    for role in Role::ALL.into_iter().filter(|&role| role != Role::King) {
        let (index, pieces) = (role.index(), board.of_role(role));
        tally.add_squares(GUARDED_BY_SOLDIER + index, pieces & guarded);
        let targets = pieces & targets;
        if targets.any() {
            tally.add_squares(HANGING + index, targets - enemy.attacked);
            tally.add_squares(ATTACKED_BY_SOLDIER + index, targets & by(Role::Soldier));
            tally.add_squares(ATTACKED_BY_MINOR + index, targets & by_minors);
            tally.add_squares(ATTACKED_BY_CHARIOT + index, targets & by(Role::Chariot));
        }
    }
    shelter(board, own, enemy, tally);
    checks(board, rules, own, enemy, tally);
}

/// From where a horse or a chariot can give check next and stand.
fn checks(board: &Board, rules: &Ruleset, own: &Army, enemy: &Army, tally: &mut impl Tally) {
    let Some(king) = board.king(enemy.us) else { return };
    let free = !(board.of_color(own.us) | enemy.attacked);
    for (role, check) in [(Role::Horse, SAFE_HORSE_CHECK), (Role::Chariot, SAFE_CHARIOT_CHECK)] {
        let reached = own.by[role.index()] & free;
        if reached.any() {
            let from = attacks::of(rules.elephant, enemy.us, role, king, board.occupied());
            tally.add_squares(check, reached & from);
        }
    }
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
