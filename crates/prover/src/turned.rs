//! A step turned by half a turn with the colours exchanged: in the battle it is the same step.

use sittuyin_content::{Claim, Goal, Opponent, Play, PlyLine, Step, Task};
use sittuyin_rules::{Position, RulesetId, Setup};

use crate::{
    Defect, Finding, Place,
    measure::{Measured, measure},
};

/// Turned, a step has the same claims and, where something is played, the same par and as many ways.
pub fn check(
    step: &Step,
    ruleset: RulesetId,
    position: &Position,
    measured: Option<&Measured>,
    place: &Place,
    findings: &mut Vec<Finding>,
) {
    let Some(turned) = half_turned(step) else { return };
    let other = match turned.position(ruleset) {
        Ok(other) => other,
        Err(error) => {
            findings.push(place.finds(Defect::Turned(error.to_string())));
            return;
        }
    };
    if confirmed(&step.claims, position) != confirmed(&turned.claims, &other) {
        let defect = Defect::Turned("the rules confirm other claims".to_owned());
        findings.push(place.field("claims").finds(defect));
    }
    if let (Some(measured), Some(play)) = (measured, turned.play()) {
        let found = measure(play, &other).ok().flatten();
        let (expected, found) = (sizes(Some(measured)), sizes(found.as_ref()));
        if expected != found {
            let defect = format!("it has {found}, not {expected}");
            findings.push(place.finds(Defect::Turned(defect)));
        }
    }
}

fn confirmed(claims: &[Claim], position: &Position) -> Vec<bool> {
    claims.iter().map(|claim| claim.holds(position)).collect()
}

fn sizes(measured: Option<&Measured>) -> String {
    measured.map_or("no way".to_owned(), |measured| {
        format!("par {}, {} ways", measured.fewest, measured.ways)
    })
}

/// The step turned; nothing if its FEN cannot be read.
fn half_turned(step: &Step) -> Option<Step> {
    let setup: Setup = step.fen.parse().ok()?;
    let task = match &step.task {
        Task::Play(play) => Task::Play(turned_play(play)),
        other => other.clone(),
    };
    let claims = step.claims.iter().map(Claim::half_turned).collect();
    Some(Step { fen: setup.half_turned().to_string(), task, claims, ..step.clone() })
}

fn turned_play(play: &Play) -> Play {
    let opponent = match &play.opponent {
        Opponent::Sequence(plies) => Opponent::Sequence(plies.half_turned()),
        Opponent::Lines(lines) => Opponent::Lines(lines.iter().map(PlyLine::half_turned).collect()),
        other => other.clone(),
    };
    let fail = play.fail.as_ref().map(Goal::half_turned);
    Play { goal: play.goal.half_turned(), opponent, fail, ..play.clone() }
}
