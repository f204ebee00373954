//! Taking back, and beginning again.

use super::{
    answer::Answer,
    hint::Advice,
    study::{News, Study, Work},
};
use sittuyin_rules::{Bitboard, Game};

impl Study {
    /// Whether the last try can be taken back.
    pub fn may_take_back(&self) -> bool {
        !self.is_done() && self.tries() > 0
    }

    /// Takes back the last try, and the reply to it.
    pub fn take_back(&mut self) -> Option<News> {
        if !self.may_take_back() {
            return None;
        }
        self.settle();
        let learner = self.learner();
        match &mut self.work {
            Work::Play(tried) => {
                tried.take_back();
            }
            Work::Game(game) => while game.take_back().is_some() && game.turn() != learner {},
            _ => return None,
        }
        Some(News::TakenBack)
    }

    /// Whether to try again is the one thing to do.
    pub fn wants_again(&self) -> bool {
        self.is_failed()
            || matches!(self.answer, Some(Answer::Spotted(_)))
            || matches!(self.advice, Some(Advice::Lost))
    }

    /// Whether there is something to begin again.
    pub fn may_restart(&self) -> bool {
        match &self.work {
            Work::Look => false,
            Work::Spot { chosen, .. } => chosen.any(),
            Work::Choose => self.answer.is_some(),
            Work::Play(_) | Work::Game(_) => self.tries() > 0,
        }
    }

    /// Begins again. Squares that were found stay found while others are missing.
    pub fn restart(&mut self) -> Option<News> {
        if !self.may_restart() {
            return None;
        }
        let keep = match &self.answer {
            Some(Answer::Spotted(spotted)) => spotted.right,
            _ => Bitboard::EMPTY,
        };
        self.settle();
        if self.stars.take().is_some() {
            self.given_away = false;
            self.misses = 0;
        }
        match &mut self.work {
            Work::Play(tried) => tried.restart(),
            Work::Spot { chosen, .. } => *chosen = keep,
            Work::Game(game) => *game = Game::from_position(self.start.clone()),
            Work::Look | Work::Choose => {}
        }
        Some(News::TakenBack)
    }
}
