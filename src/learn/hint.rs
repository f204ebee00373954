//! Hints in stages.

use super::{
    answer::Answer,
    study::{News, Study, Work},
};
use crate::game::as_tried;
use sittuyin_content::{Hint, HintPiece, Spotted, State, Task};
use sittuyin_rules::{Bitboard, Ply, Square};

/// What is advised now.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Advice {
    /// The author's words alone.
    Words,
    /// So many squares are to be found.
    Count(u32),
    /// These squares were missing.
    Squares(Bitboard),
    /// Look here.
    Area(Hint),
    /// This piece.
    Piece(Hint),
    /// This ply.
    Ply(Hint),
    /// From here there is no way to the goal.
    Lost,
    /// The game has left the way that the hints know.
    OffTheLine,
}

impl Advice {
    /// The ply that is advised, once it has been named.
    pub fn ply(self) -> Option<Ply> {
        if let Self::Ply(hint) = self { Some(hint.ply) } else { None }
    }

    /// The squares that it points at.
    pub fn squares(self) -> Bitboard {
        match self {
            Self::Words | Self::Count(_) | Self::Lost | Self::OffTheLine => Bitboard::EMPTY,
            Self::Squares(squares) => squares,
            Self::Area(hint) => hint.area,
            Self::Piece(hint) => match hint.piece {
                HintPiece::On(square) => square.into(),
                HintPiece::InHand(_) => Bitboard::EMPTY,
            },
            Self::Ply(hint) => hint.ply.to().into(),
        }
    }

    /// The way that it points out.
    pub fn way(self) -> Option<(Square, Square)> {
        let ply = self.ply()?;
        let from = ply.from()?;
        (from != ply.to()).then(|| (from, ply.to()))
    }
}

impl Study {
    /// What is advised now, if anything is.
    pub fn advice(&self) -> Option<Advice> {
        self.advice
    }

    /// Whether the author has words for a hint.
    pub fn has_own_hint(&self) -> bool {
        self.step.hint.as_ref().is_some_and(|hint| hint.prose)
    }

    /// Whether the next hint would be the solution itself.
    pub fn may_show(&self) -> bool {
        let last = match &self.work {
            Work::Spot { .. } => self.advice.is_some(),
            _ => matches!(self.advice, Some(Advice::Ply(_))),
        };
        last && !self.is_done()
    }

    /// Whether there is a hint, or another one.
    pub fn may_hint(&self) -> bool {
        if self.is_done() || self.is_failed() || self.holds_reply() || self.question().is_some() {
            return false;
        }
        match (&self.work, self.advice) {
            (Work::Look, _) | (Work::Choose, Some(_)) => false,
            (Work::Choose, None) => self.has_own_hint(),
            (Work::Spot { .. }, _) => true,
            (Work::Play(_) | Work::Game(_), advice) => {
                !matches!(advice, Some(Advice::Lost | Advice::OffTheLine))
            }
        }
    }

    fn next_advice(&self) -> Option<Advice> {
        match (&self.work, self.advice) {
            (Work::Spot { .. } | Work::Choose, None) if self.has_own_hint() => Some(Advice::Words),
            (Work::Spot { answer, .. }, None) => Some(Advice::Count(answer.len())),
            (Work::Play(_), None) => Some(self.computed().map_or(Advice::Lost, Advice::Area)),
            (Work::Game(_), None) => Some(self.computed().map_or(Advice::OffTheLine, Advice::Area)),
            (_, Some(Advice::Area(hint))) => Some(Advice::Piece(hint)),
            (_, Some(Advice::Piece(hint))) => Some(Advice::Ply(hint)),
            _ => None,
        }
    }

    fn computed(&self) -> Option<Hint> {
        match (&self.work, &self.step.task) {
            (Work::Play(tried), _) => tried.hint(&self.way),
            (Work::Game(game), Task::Game(battle)) => {
                let state = State::of_game(game, battle.person);
                let next = self.way.strip_prefix(state.line.as_slice())?.first()?;
                Some(Hint::new(*next, None))
            }
            _ => None,
        }
    }

    /// Goes on to the next hint.
    pub fn hint(&mut self) -> Option<News> {
        if !self.may_hint() {
            return None;
        }
        if self.may_show() {
            return self.show();
        }
        self.look_at(usize::MAX);
        self.advice = Some(self.next_advice()?);
        self.forget_refusal();
        Some(News::Hinted)
    }

    /// Does what the last hint says, in the learner's place.
    fn show(&mut self) -> Option<News> {
        self.given_away = true;
        if let Work::Spot { answer, chosen } = &mut self.work {
            let spotted = Spotted::new(*answer, *chosen);
            *chosen = *answer;
            self.settle();
            let news = self.done(Answer::Done { reaction: None });
            self.advice = Some(Advice::Squares(spotted.missed));
            return Some(news);
        }
        let ply = self.advice?.ply()?;
        let tried = as_tried(ply, self.position());
        self.offer(Some(tried), ply)
    }
}
