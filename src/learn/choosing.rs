//! Squares to tap, and questions.

use super::{
    answer::Answer,
    study::{News, Study, Work},
};
use sittuyin_content::{Spotted, Task};
use sittuyin_rules::{Bitboard, Square};

impl Study {
    pub(super) fn tap(&mut self, square: Square) -> Option<News> {
        if self.is_done() {
            return None;
        }
        // How many squares there are is as true as before.
        let advice = self.advice;
        self.settle();
        self.advice = advice;
        let Work::Spot { answer, chosen } = &mut self.work else { return None };
        *chosen ^= Bitboard::of(square);
        let (is_chosen, all) = (chosen.has(square), chosen == answer);
        Some(if all {
            self.done(Answer::Done { reaction: None })
        } else {
            News::Chosen(square, is_chosen)
        })
    }

    /// Whether squares have been chosen that can be checked.
    pub fn may_check(&self) -> bool {
        let Work::Spot { chosen, .. } = &self.work else { return false };
        !self.is_done() && chosen.any() && self.answer.is_none()
    }

    /// Says which of the chosen squares are right.
    pub fn check(&mut self) -> Option<News> {
        let Work::Spot { answer, chosen } = &self.work else { return None };
        let spotted = Spotted::new(*answer, *chosen);
        if !self.may_check() {
            return None;
        }
        self.settle();
        self.misses = self.misses.saturating_add(1);
        self.answer = Some(Answer::Spotted(spotted));
        Some(News::Failed)
    }

    /// The answer that was chosen last, and whether it is right.
    pub fn chosen(&self) -> Option<(String, bool)> {
        match &self.answer {
            Some(Answer::Chosen { id, right }) => Some((id.clone(), *right)),
            _ => None,
        }
    }

    /// Answers the question.
    pub fn choose(&mut self, index: usize) -> Option<News> {
        let Task::Choose(answers) = &self.step.task else { return None };
        let answer = answers.get(index).filter(|_| !self.is_done())?;
        // The same answer once more is no other mistake.
        if self.chosen().is_some_and(|(id, _)| id == answer.id) {
            return None;
        }
        let chosen = Answer::Chosen { id: answer.id.clone(), right: answer.right };
        let right = answer.right;
        self.settle();
        Some(if right {
            self.done(chosen)
        } else {
            self.misses = self.misses.saturating_add(1);
            self.answer = Some(chosen);
            News::Failed
        })
    }
}
