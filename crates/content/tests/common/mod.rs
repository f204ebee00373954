//! Steps from TOML, and attempts from text.
#![allow(dead_code, reason = "each test uses its part")]

use sittuyin_content::{Response, SquareSet, Step, Try};
use sittuyin_rules::{Attempt, Bitboard, RulesetId};

/// A step.
pub fn step(toml: &str) -> Step {
    toml::from_str(toml).unwrap_or_else(|error| panic!("{error}"))
}

/// A play from a FEN of a drill, as it stands in `[task.play]`.
pub fn drill(fen: &str, play: &str) -> Step {
    step(&format!("id = \"x\"\nfen = \"{fen}\"\ndrill = true\n[task.play]\n{play}"))
}

/// A play from a FEN with both kings.
pub fn battle(fen: &str, play: &str) -> Step {
    step(&format!("id = \"x\"\nfen = \"{fen}\"\n[task.play]\n{play}"))
}

/// A try at a step.
pub fn begin(step: &Step, ruleset: RulesetId) -> Try {
    let position = step.position(ruleset).unwrap_or_else(|error| panic!("{error}"));
    Try::new(step, position).expect("something to play")
}

/// Offers a ply in coordinates.
pub fn offer(attempt: &mut Try, ply: &str) -> Response {
    attempt.offer(Attempt::Ply(ply.parse().expect("a ply")))
}

/// Squares as text.
pub fn squares(squares: Bitboard) -> String {
    SquareSet(squares).to_string()
}
