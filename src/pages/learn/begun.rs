//! Steps that were left in the middle, for as long as their lesson is on the page.

use crate::learn::Study;
use leptos::prelude::*;
use sittuyin_rules::RulesetId;

/// The steps of a lesson that were left, each with the book that it was worked at by.
#[derive(Clone, Copy, Default)]
pub struct Begun(StoredValue<Vec<(RulesetId, Study)>>);

impl Begun {
    /// What was left of a step.
    pub fn take(self, step: &str, book: RulesetId) -> Option<Study> {
        self.0.try_update_value(|begun| {
            let is_it =
                |(own, study): &(RulesetId, Study)| (*own, &*study.step().id) == (book, step);
            let index = begun.iter().position(is_it)?;
            Some(begun.swap_remove(index).1)
        })?
    }

    /// Keeps what has been done of a step when it is left.
    pub fn keep(self, study: RwSignal<Study>, book: RulesetId) {
        on_cleanup(move || {
            let left = study.try_get_untracked().filter(|study| !study.is_done());
            if let Some(study) = left {
                self.0.try_update_value(|begun| begun.push((book, study.left())));
            }
        });
    }
}
