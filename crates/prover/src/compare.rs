//! A step that compares the rulesets: a try of its goal goes differently in one of them.

use sittuyin_content::Step;
use sittuyin_rules::{Attempt, Board, Ply, Position, RulesetId, Verdict};

use crate::{Defect, Finding, Place, measure::Measured};

/// The tries that the goal asks for, and the first ply of a shortest way, are put to every ruleset.
pub fn check(step: &Step, measured: Option<&Measured>, place: &Place, findings: &mut Vec<Finding>) {
    let place = place.field("compare");
    let positions: Result<Vec<_>, _> =
        RulesetId::ALL.map(|id| step.position(id)).into_iter().collect();
    let positions = match positions {
        Ok(positions) => positions,
        Err(error) => {
            findings.push(place.finds(Defect::Position(error)));
            return;
        }
    };
    let refusals = step.play().map(|play| play.goal.refusals()).unwrap_or_default();
    let first = measured.and_then(|measured| measured.line.first().copied());
    let mut tries = refusals.into_iter().map(|(attempt, _)| attempt).chain(first);
    let goes_differently = |ply| {
        let mut boards = positions.iter().map(|position| board_after(position, ply));
        let one = boards.next();
        boards.any(|other| Some(other) != one)
    };
    if !tries.any(goes_differently) {
        findings.push(place.finds(Defect::NothingToCompare));
    }
}

/// The board that a try leads to; nothing if it is refused. One that asks for more leaves it as it is.
fn board_after(position: &Position, ply: Ply) -> Option<Board> {
    match position.judge(Attempt::Ply(ply)) {
        Verdict::Ply(ply) => Some(position.after(ply).board().clone()),
        Verdict::Incomplete(_) => Some(position.board().clone()),
        Verdict::Refused(_) => None,
    }
}
