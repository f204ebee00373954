//! A task with plies: its goal, its par, its hint and its script.

use sittuyin_content::{Opponent, Play, PlyLine, Solver, State, Step};
use sittuyin_rules::Position;

use crate::{
    Defect, Finding, Place,
    measure::{Measured, measure, most_tries},
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
