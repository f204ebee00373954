//! Pieces that were placed are moved and taken off again, as long as the setup lasts.

use super::{
    answer::Answer,
    study::{News, Study, Work},
};
use crate::board::Attempt as Tried;
use sittuyin_content::Try;
use sittuyin_rules::{Attempt, Game, Phase, Ply, Position, Square};

impl Study {
    /// Whether a square holds a piece that has been placed and can be placed again.
    pub(super) fn is_placed(&self, square: Square) -> bool {
        self.without(square).is_some()
    }

    /// The position without the placement on a square.
    pub(super) fn position_without(&self, square: Square) -> Option<Position> {
        self.without(square)?.position().cloned()
    }

    /// The work without the placement on a square; what could not stand without it goes, too.
    fn without(&self, square: Square) -> Option<Work> {
        if self.position().phase() != Phase::Setup {
            return None;
        }
        let (mut tries, mut work) = match &self.work {
            Work::Play(tried) => {
                let mut again = tried.clone();
                again.restart();
                (counted(tried), Work::Play(again))
            }
            Work::Game(game) => {
                let again = Game::from_position(self.start.clone());
                (game.plies().to_vec(), Work::Game(again))
            }
            _ => return None,
        };
        let index = tries.iter().rposition(|ply| ply.is_placement() && ply.to() == square)?;
        tries.remove(index);
        for ply in tries {
            work.play(ply);
        }
        Some(work)
    }

    /// Puts a placed piece back into the reserve.
    pub(super) fn put_back(&mut self, square: Square) -> Option<News> {
        let without = self.without(square)?;
        self.settle();
        self.work = without;
        Some(News::TakenBack)
    }

    /// Places a piece anew; where that is refused, it stays where it was.
    pub(super) fn place_again(&mut self, from: Square, to: Square) -> Option<News> {
        let role = self.position().board().role_at(from)?;
        let without = self.without(from)?;
        let before = std::mem::replace(&mut self.work, without);
        let news = self.offer(Some(Tried::Move { from, to }), Ply::Place { role, to });
        if matches!(self.answer, Some(Answer::Refused { .. })) {
            self.work = before;
        }
        news
    }
}

impl Work {
    /// The position that the plies have led to, where some are played.
    pub(super) fn position(&self) -> Option<&Position> {
        match self {
            Self::Play(tried) => Some(&tried.state().position),
            Self::Game(game) => Some(game.position()),
            Self::Look | Self::Spot { .. } | Self::Choose => None,
        }
    }

    /// Plays a ply if it is legal.
    fn play(&mut self, ply: Ply) {
        match self {
            Self::Play(tried) => _ = tried.offer(Attempt::Ply(ply)),
            Self::Game(game) => _ = game.play(ply),
            Self::Look | Self::Spot { .. } | Self::Choose => {}
        }
    }
}

/// The tries of the learner's that have counted, in order.
fn counted(tried: &Try) -> Vec<Ply> {
    let pairs = tried.states().windows(2);
    pairs
        .filter_map(|pair| {
            let [before, after] = pair else { return None };
            let refused = &after.progress.refused;
            match refused.get(before.progress.refused.len()) {
                Some(&(attempt, _)) => Some(attempt),
                None => after.line.get(before.line.len()).copied(),
            }
        })
        .collect()
}
