//! What the search makes of the ends of games. Positions and their outcomes are the oracle's
//! (tests/data), made outside of this program.

use serde_json::Value;
use sittuyin_rules::{Kings, RulesetId};

use super::*;

fn position(fen: &str, ruleset: RulesetId) -> Position {
    Position::new(fen.parse().expect("a FEN"), ruleset, Kings::Required).expect("a position")
}

/// The score for the side to move, after the positions before.
fn score_after(before: &[&Position], position: &Position, depth: i32) -> i32 {
    let everything = Window { alpha: -INFINITE, beta: INFINITE };
    score_within(everything, before, position, depth)
}

fn score_within(window: Window, before: &[&Position], position: &Position, depth: i32) -> i32 {
    score_with(&mut Engine::new(1), window, before, position, depth)
}

fn score_with(
    engine: &mut Engine,
    window: Window,
    before: &[&Position],
    position: &Position,
    depth: i32,
) -> i32 {
    let mut path: Vec<u64> = before.iter().copied().chain([position]).map(Position::hash).collect();
    let budget = Budget { nodes: u64::MAX, deadline: None, interrupted: &|| false };
    let mut tree = Tree::new(engine, &mut path, 0, budget);
    tree.node(position, Task { window, depth, ply: 0, cut: false }, true)
}

fn score(fen: &str, ruleset: RulesetId, depth: i32) -> i32 {
    score_after(&[], &position(fen, ruleset), depth)
}

fn oracle(ruleset: RulesetId) -> Vec<Value> {
    let file = format!("{}/../../tests/data/{ruleset}.legal.json", env!("CARGO_MANIFEST_DIR"));
    serde_json::from_str(&std::fs::read_to_string(file).expect("the oracle's file")).expect("JSON")
}

fn text<'a>(entry: &'a Value, key: &str) -> &'a str {
    entry[key].as_str().expect("a text")
}

#[test]
fn every_end_is_scored_as_the_ruleset_says() {
    for ruleset in RulesetId::ALL {
        let mut ends = 0;
        for entry in oracle(ruleset) {
            let expected = match text(&entry, "outcome") {
                "ongoing" => continue,
                "checkmate" => -MATE,
                _ => DRAW,
            };
            let fen = text(&entry, "fen");
            for depth in [0, 2] {
                assert_eq!(score(fen, ruleset, depth), expected, "{ruleset} {fen}");
            }
            ends += 1;
        }
        assert!(ends > 10, "{ruleset}: only {ends} ends");
    }
}

/// Not in check and without a ply the game is drawn (rules §4), however many pieces there are that
/// cannot move: horse and commander are pinned, and a soldier guards the king's last square. The
/// second time black has the better of it: its chariots are shut in by soldiers that have arrived.
#[test]
fn a_side_with_pieces_that_cannot_move_has_drawn() {
    for fen in
        ["R5nk/7f/5P2/8/8/8/8/3K3R[] b - - 0 60", "R5nk/7f/5P2/8/3K4/7R/p6p/rp4pr[] b - - 0 60"]
    {
        for ruleset in RulesetId::ALL {
            let stuck = position(fen, ruleset);
            for depth in 0..=5 {
                for alpha in [-50, -1, 0, 50] {
                    let score = score_within(Window::at(alpha), &[], &stuck, depth);
                    assert_eq!(score, DRAW, "{ruleset} {fen} at {depth} above {alpha}");
                }
            }
        }
    }
}

#[test]
fn plies_that_mate_or_stalemate_are_scored_so() {
    let ruleset = RulesetId::Asean;
    for entry in oracle(ruleset) {
        let before = position(text(&entry, "fen"), ruleset);
        for (key, expected) in [("mating", -MATE), ("stalemating", DRAW)] {
            for ply in entry[key].as_array().into_iter().flatten() {
                let ply: Ply = ply.as_str().and_then(|ply| ply.parse().ok()).expect("a ply");
                assert_eq!(score_after(&[], &before.after(ply), 1), expected, "{ply} {before:?}");
            }
        }
    }
}

#[test]
fn the_third_time_is_a_draw_and_the_second_in_a_game_is_not() {
    for ruleset in RulesetId::ALL {
        let mut game = vec![position("3k4/8/7r/8/8/7r/8/1K6[] w - - 10 60", ruleset)];
        for ply in ["b1b2", "h6g6", "b2b1", "g6h6"].repeat(2) {
            let ply: Ply = ply.parse().expect("a ply");
            let last = game.last().expect("a position");
            assert!(last.is_legal(ply));
            game.push(last.after(ply));
        }
        let positions: Vec<&Position> = game.iter().collect();
        assert_eq!(score_after(&positions[..8], positions[8], 3), DRAW, "{ruleset}");
        assert!(score_after(&positions[..4], positions[4], 3) < -500, "{ruleset}");
    }
}

/// Black is two chariots up, and red can have the position for the third time: what an earlier
/// search found out about the position is no longer true.
#[test]
fn what_the_table_knows_does_not_hide_a_repetition() {
    let everything = Window { alpha: -INFINITE, beta: INFINITE };
    for ruleset in RulesetId::ALL {
        let mut game = vec![position("3k4/8/7r/8/8/7r/8/1K6[] b - - 10 60", ruleset)];
        for ply in ["h6g6", "b1b2", "g6h6", "b2b1"].repeat(2) {
            let last = game.last().expect("a position");
            game.push(last.after(ply.parse().expect("a ply")));
        }
        let positions: Vec<&Position> = game.iter().collect();
        let mut engine = Engine::new(1);
        let (before, now) = (&positions[..7], positions[7]);
        engine.table.grow_older();
        assert!(score_with(&mut engine, everything, &[], now, 5) < -500, "{ruleset}");
        engine.table.grow_older();
        assert_eq!(score_with(&mut engine, everything, before, now, 4), DRAW, "{ruleset}");
    }
}

#[test]
fn a_line_that_comes_back_is_a_draw() {
    // Nothing but the kings can move, and the kings cannot reach anything.
    let locked = "4k3/8/8/p1p1p1p1/P1P1P1P1/8/8/4K3[] w - - 0 60";
    for ruleset in [RulesetId::Zh, RulesetId::En] {
        assert!(score(locked, ruleset, 6).abs() < 100, "{ruleset}");
    }
}

#[test]
fn a_hundred_plies_are_a_draw_but_for_mate() {
    for ruleset in RulesetId::ALL {
        let quiet = |clock| format!("8/8/8/3k4/8/8/8/R3K3[] w - - {clock} 90");
        assert_eq!(score(&quiet(99), ruleset, 3), DRAW, "{ruleset}");
        assert!(score(&quiet(50), ruleset, 3) > 500, "{ruleset}");
        let mate = "4k3/8/4K3/8/8/8/8/R7[] w - - 99 90";
        assert_eq!(score(mate, ruleset, 3), MATE - 1, "{ruleset}");
    }
}

/// Sixteen moves with a chariot (rules §5): past 32 plies it is a draw.
#[test]
fn the_count_against_a_bare_king_ends_in_a_draw() {
    let at = |count| format!("8/8/8/3k4/8/8/8/R3K3[] w - 32 {count} 90");
    assert_eq!(score(&at(32), RulesetId::Asean, 3), DRAW);
    assert!(score(&at(20), RulesetId::Asean, 3) > 500);
    let mate = "4k3/8/4K3/8/8/8/8/R7[] w - 32 32 90";
    assert_eq!(score(mate, RulesetId::Asean, 3), MATE - 1);
}

/// A FEN may say any limit.
#[test]
fn a_count_of_any_size_ends_where_it_says() {
    let at = |limit, count| format!("8/8/8/3k4/8/8/8/R3K3[] w - {limit} {count} 90");
    assert!(score(&at(u16::MAX, 0), RulesetId::Asean, 3) > 500);
    assert_eq!(score(&at(1, 1), RulesetId::Asean, 3), DRAW);
}

/// Two positions of the oracle with king and one soldier and nothing but promotions to play.
#[test]
fn a_draw_that_may_be_claimed_is_at_least_a_draw() {
    for fen in
        ["7k/5P2/5S1K/5p2/5P2/8/8/8[] b - - 0 33", "6Ks/4k3/6n1/5s2/3p4/3P4/8/8[] w - - 0 49"]
    {
        assert!(position(fen, RulesetId::Asean).may_claim_draw(), "{fen}");
        assert!(score(fen, RulesetId::Asean, 0) >= DRAW, "{fen}");
        assert!(score(fen, RulesetId::Asean, 4) >= DRAW, "{fen}");
    }
    // The same with a step for the king is lost.
    let step = "7k/8/5S1K/5p2/5P2/3R4/8/8[] b - - 0 33";
    assert!(score(step, RulesetId::Asean, 4) < -300);
}
