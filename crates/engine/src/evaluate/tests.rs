use sittuyin_rules::{Kings, Position, RulesetId, Setup};

use super::*;

fn position(fen: &str, ruleset: RulesetId) -> Position {
    Position::new(fen.parse().expect("a FEN"), ruleset, Kings::Required).expect("a position")
}

#[test]
fn both_sides_are_judged_alike() {
    let fens = [
        "4r1r1/2knsn2/2sfpppp/pppp4/4PPPP/PPPPFNS1/3S1NK1/2R1R3[] w - - 0 9",
        "8/8/6R1/s3r3/P5R1/1KP3p1/1F2kr2/8[] b - - 0 72",
        "8/4k3/8/2P5/8/4K3/8/R7[] w - - 0 60",
    ];
    for ruleset in RulesetId::ALL {
        for fen in fens {
            let setup: Setup = fen.parse().expect("a FEN");
            let turned = Position::new(setup.half_turned(), ruleset, Kings::Required);
            let turned = turned.expect("a position");
            assert_eq!(evaluate(&position(fen, ruleset)), evaluate(&turned), "{ruleset} {fen}");
        }
    }
}

#[test]
fn a_chariot_likes_a_file_without_an_own_soldier() {
    // Before the chariot stands a horse, so that it has no more squares on one file than on another;
    // a soldier of the fifth rank is worth the same on d as on e.
    let worth = |soldier: &str| {
        let fen = format!("7k/8/8/{soldier}/8/8/3N4/K2R4 w");
        balance(position(&fen, RulesetId::Zh).board(), RulesetId::Zh.rules())
    };
    assert!(worth("4P3") > worth("3P4"));
}

#[test]
fn the_start_is_even() {
    for ruleset in RulesetId::ALL {
        assert_eq!(balance(Position::start(ruleset).board(), ruleset.rules()), 0, "{ruleset}");
    }
}
