//! What a step says of its position besides its goal.

use sittuyin_content::{Claim, Moment, Query, Reaction, Step, refuses};
use sittuyin_rules::Position;

use crate::{Defect, Finding, Place};

/// The rules confirm every claim.
pub fn claims(claims: &[Claim], position: &Position, place: &Place, findings: &mut Vec<Finding>) {
    for claim in claims.iter().filter(|claim| !claim.holds(position)) {
        let text = serde_json::to_string(claim).unwrap_or_default();
        findings.push(place.field("claims").finds(Defect::Claim(text)));
    }
}

pub fn reactions(
    reactions: &[Reaction],
    position: &Position,
    place: &Place,
    findings: &mut Vec<Finding>,
) {
    for Reaction { id, ply, reason } in reactions {
        let (id, ply) = (id.clone(), *ply);
        let defect = match *reason {
            None if !position.is_legal(ply) => Defect::ReactionToIllegal { id, ply },
            Some(reason) if !refuses(position, ply, reason) => {
                Defect::ReactionNotRefused { id, ply, reason }
            }
            _ => continue,
        };
        findings.push(place.field("reactions").finds(defect));
    }
}

/// A query of a drawing that finds nothing at the start; later positions hang on the learner.
pub fn drawings(step: &Step, position: &Position, place: &Place, findings: &mut Vec<Finding>) {
    let place = place.field("drawings");
    for drawing in &step.drawings {
        let empty = drawing.marks.iter().any(|marks| marks.squares(position).is_empty());
        let at_start = drawing.at == Moment::Start;
        if drawing.marks.is_empty() && drawing.lines.is_empty() || at_start && empty {
            findings.push(place.finds(Defect::EmptyDrawing));
        }
    }
}

pub fn spot(query: &Query, position: &Position, place: &Place, findings: &mut Vec<Finding>) {
    if query.answer(position).is_empty() {
        findings.push(place.field("spot").finds(Defect::EmptyQuery));
    }
}
