//! One step in one ruleset.

use sittuyin_content::{PlyLine, Step, Task};
use sittuyin_rules::{Phase, RulesetId};

use crate::{Defect, Finding, Place, battle, compare, play, said, turned};

/// What is known of a step in a ruleset.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct StepProof {
    /// How many shortest ways there are, where something is played.
    pub ways: Option<u32>,
    /// One of them.
    pub line: Option<PlyLine>,
}

/// Proves a step in a ruleset.
pub fn prove(
    step: &Step,
    ruleset: RulesetId,
    place: &Place,
    findings: &mut Vec<Finding>,
) -> StepProof {
    let place = place.ruleset(ruleset);
    let position = match step.position(ruleset) {
        Ok(position) => position,
        Err(error) => {
            findings.push(place.field("fen").finds(Defect::Position(error)));
            return StepProof::default();
        }
    };
    said::claims(&step.claims, &position, &place, findings);
    said::reactions(&step.reactions, &position, &place, findings);
    said::drawings(step, &position, &place, findings);
    let measured = match &step.task {
        Task::Play(task) | Task::Place(task) => match wrong_phase(&step.task, position.phase()) {
            None => play::prove(step, task, &position, &place, findings),
            Some(defect) => {
                findings.push(place.field("task").finds(defect));
                None
            }
        },
        Task::Spot(query) => {
            said::spot(query, &position, &place, findings);
            None
        }
        Task::Game(game) => {
            let defect = battle::defect(game, position.clone());
            findings.extend(defect.map(|defect| place.field("game").finds(defect)));
            None
        }
        Task::Show | Task::Design | Task::Choose(_) => None,
    };
    if step.compare {
        compare::check(step, measured.as_ref(), &place, findings);
    }
    if position.phase() == Phase::Battle {
        turned::check(step, ruleset, &position, measured.as_ref(), &place, findings);
    }
    let recorded = || match &step.task {
        Task::Game(game) => Some(game.lines.of(ruleset).clone()),
        _ => None,
    };
    StepProof {
        ways: measured.as_ref().map(|measured| measured.ways),
        line: measured.map(|measured| measured.line).or_else(recorded),
    }
}

/// What does not hang on a ruleset.
pub fn check(step: &Step, place: &Place, findings: &mut Vec<Finding>) {
    if step.rulesets.is_empty() {
        findings.push(place.field("rulesets").finds(Defect::NoRuleset));
    }
    if let Task::Choose(answers) = &step.task {
        let right = answers.iter().filter(|answer| answer.right).count();
        if right == 0 || right == answers.len() {
            findings.push(place.field("choose").finds(Defect::Answers));
        }
    }
}

/// What a kind of step does not go with.
fn wrong_phase(task: &Task, phase: Phase) -> Option<Defect> {
    match (task, phase) {
        (Task::Place(_), Phase::Adjusting | Phase::Battle) => {
            Some(Defect::WrongPhase("nothing is in hand to place"))
        }
        (Task::Play(_), Phase::Setup) => {
            Some(Defect::WrongPhase("pieces are in hand: its kind is place"))
        }
        _ => None,
    }
}
