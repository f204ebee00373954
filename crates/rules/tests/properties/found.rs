//! What the properties found; each case once more, small and by name.

use sittuyin_rules::{Kings, Ply, Position, RulesetId};

use crate::oracle_data::position;

fn ply(text: &str) -> Ply {
    text.parse().expect("a ply")
}

/// §1: a promotion ends the row of plies that draws after 100, in place as well.
#[test]
fn a_promotion_in_place_begins_the_hundred_plies_anew() {
    for ruleset in RulesetId::ALL {
        let before = position(ruleset, "k7/8/2P5/8/8/8/8/7K[] w - - 99 80");
        assert_eq!(before.after(ply("c6c6f")).halfmoves(), 0, "{ruleset}");
    }
}

/// A drill without kings: a side that has nothing is no bare king (§5).
#[test]
fn an_empty_side_of_a_drill_starts_no_count() {
    let setup = "8/8/8/8/8/8/8/r7[] b - - 0 9".parse().expect("a FEN");
    let drill = Position::new(setup, RulesetId::Asean, Kings::Optional).expect("a drill");
    assert_eq!(drill.after(ply("a1b1")).count(), None);
}
