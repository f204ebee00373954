//! Lines for people and programs.

use std::fmt::Display;

use serde::Serialize;
use sittuyin_rules::{Color, Draw, Outcome, PlyList, Position, Verdict, VerdictJson};

/// What cannot be done, on one line.
pub fn error(error: &dyn Display) -> String {
    let text: Vec<String> = error.to_string().lines().map(str::to_owned).collect();
    format!("info string error {}", text.join(" "))
}

/// The board and what belongs to it.
pub fn board(position: &Position) -> Vec<String> {
    let drawn = format!("{:?}", position.board());
    let turn = if position.turn() == Color::Red { "red" } else { "black" };
    let mut lines: Vec<String> = drawn.lines().map(str::to_owned).collect();
    lines.push(String::new());
    lines.push(format!("Fen: {}", position.fen()));
    lines.push(format!("Ruleset: {}", position.rules().id));
    lines.push(format!("Turn: {turn}"));
    lines.push(format!("Outcome: {}", outcome(position)));
    lines
}

/// The fields in the order of their names, as in the oracle's files.
#[derive(Serialize)]
struct Legal {
    fen: String,
    forbidden: Vec<String>,
    in_check: bool,
    outcome: &'static str,
    plies: Vec<String>,
}

/// What is legal in a position, as one line of JSON.
pub fn legal(position: &Position) -> String {
    json(&Legal {
        fen: position.fen(),
        forbidden: sorted(&position.forbidden_plies()),
        in_check: position.in_check(),
        outcome: outcome(position),
        plies: sorted(&position.legal_plies()),
    })
}

/// A verdict as one line of JSON.
pub fn verdict(verdict: &Verdict) -> String {
    json(&VerdictJson::from(verdict))
}

fn json<T: Serialize>(value: &T) -> String {
    serde_json::to_string(value).unwrap_or_else(|failure| error(&failure))
}

fn sorted(plies: &PlyList) -> Vec<String> {
    let mut texts: Vec<String> = plies.iter().map(ToString::to_string).collect();
    texts.sort_unstable();
    texts
}

/// How the game ends in this position by itself, whatever came before it.
fn outcome(position: &Position) -> &'static str {
    match position.outcome() {
        None => "ongoing",
        Some(Outcome::Win { .. }) => "checkmate",
        Some(Outcome::Draw(Draw::InsufficientMaterial)) => "insufficient",
        Some(Outcome::Draw(Draw::NoReplyForbidden)) => "draw_no_reply_forbidden",
        Some(Outcome::Draw(_)) => "draw_stalemate",
    }
}
