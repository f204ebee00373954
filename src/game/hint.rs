//! Hints in stages: the piece, then the ply, then why.

use super::session::Session;
use crate::board::{BoardState, Line, LineKind, Mark, MarkKind};
use sittuyin_rules::Ply;

/// How much has been told.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Hint {
    /// Nothing yet: the machine looks for a ply.
    Sought,
    /// Which piece to play.
    Piece(Ply),
    /// Where it goes.
    Ply(Ply),
    /// And what speaks for that.
    Why(Ply),
}

impl Session {
    /// The hint for the position now, if one was asked for.
    pub fn hint(&self) -> Option<Hint> {
        let (hash, hint) = self.hint?;
        (hash == self.position().hash() && self.is_open()).then_some(hint)
    }

    /// Whether the machine is to look for a hint.
    pub fn seeks_hint(&self) -> bool {
        self.hint() == Some(Hint::Sought)
    }

    /// Whether hints can be asked for. There are none where two people play.
    pub fn offers_hint(&self) -> bool {
        self.mode.machine().is_some() && self.is_open()
    }

    /// Tells more, until all is told.
    pub fn tell_hint(&mut self) {
        if !self.offers_hint() {
            return;
        }
        self.settle();
        let next = match self.hint() {
            None => Hint::Sought,
            Some(Hint::Piece(ply)) => Hint::Ply(ply),
            Some(Hint::Ply(ply)) => Hint::Why(ply),
            Some(told) => told,
        };
        self.hint = Some((self.position().hash(), next));
    }

    /// Takes the ply that the machine has found. What is not legal is not told.
    pub fn hint_found(&mut self, ply: Ply) {
        if self.seeks_hint() {
            let found = self.position().is_legal(ply).then_some(Hint::Piece(ply));
            self.hint = found.map(|hint| (self.position().hash(), hint));
        }
    }

    pub(super) fn draw_hint(&self, state: &mut BoardState) {
        let mut mark = |square| state.marks.push(Mark { square, kind: MarkKind::Hint });
        match self.hint() {
            Some(Hint::Piece(ply)) => ply.from().into_iter().for_each(mark),
            Some(Hint::Ply(ply) | Hint::Why(ply)) => {
                mark(ply.to());
                if let Ply::Displace { soldier_to, .. } = ply {
                    mark(soldier_to);
                }
                let way = ply.from().filter(|from| *from != ply.to());
                let line = |from| Line { from, to: ply.to(), kind: LineKind::Hint };
                state.lines.extend(way.map(line));
            }
            Some(Hint::Sought) | None => {}
        }
    }
}
