//! How each step is done, for tests that do it as a person would: the app does not ship it.

use std::path::Path;

use serde::Serialize;
use serde_json::to_string;
use sittuyin_content::{PlyLine, Response, SquareSet, Standing, Step, Task, Try};
use sittuyin_rules::{Attempt, Game, Ply, RulesetId};

use crate::{
    Proof,
    write::{WriteError, put},
};

/// How a step is done in a ruleset.
#[derive(Serialize)]
struct Solution<'a> {
    chapter: &'a str,
    lesson: &'a str,
    step: &'a str,
    ruleset: RulesetId,
    kind: &'static str,
    /// What the learner plays and tries, in order.
    tries: PlyLine,
    /// The squares to tap.
    squares: SquareSet,
    /// The right answer, and all the others.
    answer: Option<&'a str>,
    others: Vec<&'a str>,
    /// Reactions that can be had from the start, with the tries that bring them.
    reactions: Vec<(&'a str, Ply)>,
}

/// Writes how each step is done in each of its rulesets.
///
/// # Errors
///
/// The file cannot be written.
pub fn write_solutions(proof: &Proof, file: &Path) -> Result<(), WriteError> {
    let mut solutions = Vec::new();
    for chapter in &proof.chapters {
        for proven in &chapter.lessons {
            for step in &proven.lesson.steps {
                for &ruleset in &step.rulesets {
                    let way = proven.way(&step.id, ruleset).cloned().unwrap_or_default();
                    let (answer, others) = answers(step);
                    solutions.push(Solution {
                        chapter: &chapter.id,
                        lesson: &proven.lesson.id,
                        step: &step.id,
                        ruleset,
                        kind: crate::table::kind(&step.task),
                        tries: tries(step, ruleset, &way).unwrap_or_default(),
                        squares: squares(step, ruleset),
                        answer,
                        others,
                        reactions: reactions(step, ruleset),
                    });
                }
            }
        }
    }
    let folder = file.parent().unwrap_or(Path::new(""));
    let name = file.file_name().unwrap_or_default().to_string_lossy();
    put(folder, &name, to_string(&solutions))
}

/// The learner's part of a way.
fn tries(step: &Step, ruleset: RulesetId, way: &PlyLine) -> Option<PlyLine> {
    let start = step.position(ruleset).ok()?;
    if let Task::Game(battle) = &step.task {
        let mut game = Game::from_position(start);
        let mut own = Vec::new();
        for &ply in way.iter() {
            if game.turn() == battle.person {
                own.push(ply);
            }
            game.play(ply).ok()?;
        }
        return Some(PlyLine(own));
    }
    let mut work = Try::new(step, start)?;
    let mut own = Vec::new();
    while work.standing() == Standing::GoesOn {
        let ply = work.hint(way)?.ply;
        own.push(ply);
        if let Response::Over | Response::Incomplete(_) = work.offer(Attempt::Ply(ply)) {
            return None;
        }
    }
    Some(PlyLine(own))
}

fn squares(step: &Step, ruleset: RulesetId) -> SquareSet {
    match (&step.task, step.position(ruleset)) {
        (Task::Spot(query), Ok(position)) => SquareSet(query.answer(&position)),
        _ => SquareSet::default(),
    }
}

fn answers(step: &Step) -> (Option<&str>, Vec<&str>) {
    let Task::Choose(answers) = &step.task else { return (None, Vec::new()) };
    let right = answers.iter().find(|answer| answer.right);
    let others = answers.iter().filter(|answer| !answer.right);
    (right.map(|answer| answer.id.as_str()), others.map(|answer| answer.id.as_str()).collect())
}

fn reactions(step: &Step, ruleset: RulesetId) -> Vec<(&str, Ply)> {
    let Ok(start) = step.position(ruleset) else { return Vec::new() };
    let can = step
        .reactions
        .iter()
        .filter(|reaction| reaction.reason.is_some() || start.is_legal(reaction.ply));
    can.map(|reaction| (reaction.id.as_str(), reaction.ply)).collect()
}
