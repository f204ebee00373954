//! A task with plies: its goal, its par, its hint, its script, and the same turned by half a turn.

use sittuyin_content::{Claim, Opponent, Play, PlyLine, Solver, State, Step};
use sittuyin_rules::{Position, RulesetId};

use crate::{
    Defect, Finding, Place,
    measure::{Measured, measure, most_tries},
    turned::half_turned,
};

/// Proves the goal, the par, the hint and the script.
pub fn prove(
    step: &Step,
    play: &Play,
    position: &Position,
    place: &Place,
    findings: &mut Vec<Finding>,
) -> Option<Measured> {
    if play.goal.holds(&State::new(position.clone())) {
        findings.push(place.field("goal").finds(Defect::AlreadyDone));
        return None;
    }
    let measured = match measure(play, position) {
        Ok(Some(measured)) => measured,
        Ok(None) => {
            let within = most_tries(play);
            findings.push(place.field("goal").finds(Defect::Unreachable { within }));
            return None;
        }
        Err(error) => {
            findings.push(place.field("goal").finds(Defect::TooFar(error)));
            return None;
        }
    };
    let Measured { fewest, ways, .. } = measured;
    if fewest != play.par {
        let defect = Defect::WrongPar { par: play.par, fewest };
        findings.push(place.field("par").finds(defect));
    }
    if step.unique && ways != 1 {
        findings.push(place.field("unique").finds(Defect::NotUnique { ways }));
    }
    hint(step, play, position, &measured, place, findings);
    script(play, position, &measured, place, findings);
    Some(measured)
}

fn hint(
    step: &Step,
    play: &Play,
    position: &Position,
    measured: &Measured,
    place: &Place,
    findings: &mut Vec<Finding>,
) {
    let Some(hint) = &step.hint else { return };
    let place = place.field("hint");
    let start = State::new(position.clone());
    let begins = |ply| {
        let actions = play.actions(&start).into_iter().filter(|action| action.ply() == ply);
        let mut solver = Solver::new(play);
        actions
            .into_iter()
            .any(|action| solver.works(&start, action, measured.fewest).unwrap_or_default())
    };
    if let Some(ply) = hint.ply.filter(|&ply| !begins(ply)) {
        findings.push(place.finds(Defect::HintOffTheWay(ply)));
        return;
    }
    let first = hint.ply.or_else(|| measured.line.first().copied());
    if let (Some(area), Some(first)) = (hint.area, first)
        && !area.0.has(first.to())
        && !first.from().is_some_and(|from| area.0.has(from))
    {
        findings.push(place.finds(Defect::HintElsewhere(first)));
    }
}

/// Scripted plies are legal: those of variations anywhere, those of a sequence on the way.
fn script(
    play: &Play,
    position: &Position,
    measured: &Measured,
    place: &Place,
    findings: &mut Vec<Finding>,
) {
    let place = place.field("opponent");
    match &play.opponent {
        Opponent::Passes | Opponent::Resists => {}
        Opponent::Lines(lines) => {
            for line in lines {
                findings.extend(illegal(position, line).map(|defect| place.finds(defect)));
            }
        }
        Opponent::Sequence(_) => {
            let illegal = measured.illegal.clone();
            let defect = illegal.map(|(line, ply)| Defect::IllegalScript { line, ply });
            findings.extend(defect.map(|defect| place.finds(defect)));
        }
    }
}

fn illegal(position: &Position, line: &PlyLine) -> Option<Defect> {
    let mut position = position.clone();
    for (index, &ply) in line.iter().enumerate() {
        if !position.is_legal(ply) {
            let line = PlyLine(line[..index].to_vec());
            return Some(Defect::IllegalScript { line, ply });
        }
        position.play(ply);
    }
    None
}

/// In the battle, the step turned by half a turn has the same claims, the same par and as many ways.
pub fn turn(
    step: &Step,
    ruleset: RulesetId,
    measured: &Measured,
    place: &Place,
    findings: &mut Vec<Finding>,
) {
    let Some(turned) = half_turned(step) else { return };
    let position = match turned.position(ruleset) {
        Ok(position) => position,
        Err(error) => {
            findings.push(place.finds(Defect::Turned(error.to_string())));
            return;
        }
    };
    let Some(play) = turned.play() else { return };
    let sizes = |measured: &Measured| (measured.fewest, measured.ways);
    let found = measure(play, &position).ok().flatten();
    let (expected, found) = (Some(sizes(measured)), found.as_ref().map(sizes));
    if expected != found {
        let say = |sizes: Option<(u8, u32)>| {
            sizes.map_or("no way".to_owned(), |(par, ways)| format!("par {par}, {ways} ways"))
        };
        let defect = format!("it has {}, not {}", say(found), say(expected));
        findings.push(place.finds(Defect::Turned(defect)));
    }
    let holds = |claims: &[Claim], position: &Position| {
        claims.iter().map(|claim| claim.holds(position)).collect::<Vec<_>>()
    };
    let claimed = step.position(ruleset).map(|position| holds(&step.claims, &position));
    if claimed.is_ok_and(|claimed| claimed != holds(&turned.claims, &position)) {
        let defect = "the rules confirm other claims".to_owned();
        findings.push(place.field("claims").finds(Defect::Turned(defect)));
    }
}
