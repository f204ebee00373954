//! One game of a match. Only our rules say what is legal and when it is over.

use std::time::Duration;

use anyhow::{Result, anyhow};
use sittuyin_rules::{Color, Game, Outcome, Ply, Position};

use super::elo::Score;
use crate::args::Budget;
use crate::uci::UciProgram;

/// Who has not answered so long after its time is up, or to its nodes, has lost.
const PATIENCE: Duration = Duration::from_secs(60);

/// Plays a game; how it went for red. A draw that may be claimed is claimed: only a side with
/// nothing but its king and one soldier ever may. A program that gives no legal answer loses, and
/// what it said is printed.
pub fn play(start: &Position, budget: Budget, mut programs: [&mut UciProgram; 2]) -> Score {
    let mut game = Game::from_position(start.clone());
    let fen = start.fen();
    let mut line = format!("position fen {fen} moves");
    for program in &mut programs {
        // A program that has ended is found out when it is to move.
        let _ = program.send("ucinewgame");
    }
    loop {
        game.claim_draw();
        if let Some(outcome) = game.outcome() {
            return match outcome {
                Outcome::Win { winner, .. } => score_of(winner),
                Outcome::Draw(_) => Score::Draw,
            };
        }
        let turn = game.turn();
        match answer(programs[turn.index()], &line, budget).and_then(|ply| Ok(game.play(ply)?)) {
            Ok(()) => {
                let played = game.plies().last().map(ToString::to_string).unwrap_or_default();
                line = format!("{line} {played}");
            }
            Err(error) => {
                println!("  {turn} loses: {error}\n  after {line}");
                return score_of(!turn);
            }
        }
    }
}

/// Red's score where this side wins.
fn score_of(winner: Color) -> Score {
    if winner == Color::Red { Score::Win } else { Score::Loss }
}

/// Other programs write plies as we do, coordinates and an `f` for a promotion.
fn answer(program: &mut UciProgram, line: &str, budget: Budget) -> Result<Ply> {
    program.send(line)?;
    let (go, time) = match budget {
        Budget::Time(time) => (format!("go movetime {}", time.as_millis()), time),
        Budget::Nodes(nodes) => (format!("go nodes {nodes}"), Duration::ZERO),
    };
    program.send(&go)?;
    let answer = program.answer_within("bestmove", time + PATIENCE)?;
    let ply = answer.split(' ').next().unwrap_or_default();
    ply.parse().map_err(|error| anyhow!("{error}"))
}
