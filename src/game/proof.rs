//! A refusal drawn on the board: the squares and lines that prove it.

use super::session::Refused;
use crate::board::{Attempt as Tried, Line, LineKind, Mark, MarkKind};
use sittuyin_rules::{Bitboard, Evidence, Position, Reason, Role, Square};

/// Marks and lines.
pub type Drawing = (Vec<Mark>, Vec<Line>);

/// What is drawn for a refusal.
pub fn drawing(refused: &Refused, position: &Position) -> Drawing {
    let refusal = &refused.refusal;
    let mut marks = Vec::new();
    for &(evidence, squares) in &refusal.squares {
        let kind = mark_of(evidence, refusal.reason);
        marks.extend(kind.into_iter().flat_map(|kind| marked(squares, kind)));
    }
    let tried = refused.tried.map(square_of);
    marks.extend(tried.map(|square| Mark { square, kind: MarkKind::Refused }));
    (marks, lines(refused, tried, position))
}

fn marked(squares: Bitboard, kind: MarkKind) -> impl Iterator<Item = Mark> {
    squares.into_iter().map(move |square| Mark { square, kind })
}

/// The square that a try was about.
fn square_of(tried: Tried) -> Square {
    match tried {
        Tried::Move { to, .. } | Tried::Place { to, .. } => to,
        Tried::Promote(square) | Tried::Remove(square) => square,
    }
}

fn mark_of(evidence: Evidence, reason: Reason) -> Option<MarkKind> {
    Some(match evidence {
        // The zone glows all the time.
        Evidence::Zone | Evidence::OwnHalf => MarkKind::Zone,
        Evidence::BackRank if reason == Reason::BackRankChariotsOnly => MarkKind::Forbidden,
        Evidence::BackRank | Evidence::Where | Evidence::Screens | Evidence::TheX => MarkKind::Hint,
        Evidence::Chariot | Evidence::Attackers | Evidence::By => MarkKind::Attacker,
        Evidence::Denied => MarkKind::Denied,
        Evidence::King
        | Evidence::Blocker
        | Evidence::Commander
        | Evidence::Attacked
        | Evidence::Pieces => MarkKind::Evidence,
        Evidence::Line => return None,
    })
}

fn lines(refused: &Refused, tried: Option<Square>, position: &Position) -> Vec<Line> {
    let refusal = &refused.refusal;
    let king = refusal.squares(Evidence::King).first();
    let mut lines = Vec::new();
    let mut draw = |from: Option<Square>, to: Option<Square>, kind| {
        lines.extend(from.zip(to).map(|(from, to)| Line { from, to, kind }));
    };
    for attacker in refusal.squares(Evidence::Attackers) {
        draw(Some(attacker), king, LineKind::Attack);
    }
    for attacked in refusal.squares(Evidence::Attacked) {
        draw(tried, Some(attacked), LineKind::Attack);
    }
    draw(refusal.squares(Evidence::Chariot).first(), king, LineKind::Evidence);
    let opened = refusal.squares(Evidence::Line);
    let us = position.turn();
    let target = position.board().king(!us).filter(|king| opened.has(*king));
    for chariot in opened & position.board().of(us, Role::Chariot) {
        draw(Some(chariot), target, LineKind::Attack);
    }
    if king.is_some() {
        for denial in refusal.denials.iter().filter(|denial| Some(denial.piece) == king) {
            for by in denial.by & position.board().of_color(us) {
                draw(Some(by), Some(denial.to), LineKind::Attack);
            }
        }
    }
    lines
}
