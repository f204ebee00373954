//! How far the lessons have been done, as it is kept.

use super::schema::{Slot, Stored};
use serde::{Deserialize, Serialize};
use sittuyin_rules::RulesetId;

/// How far the lessons have been done. Everything goes by ids: a course that is put in another
/// order, or that has grown, loses nobody's stars.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(default)]
pub struct SavedLessons {
    /// The rules by which the person learns, once they were chosen.
    pub book: Option<RulesetId>,
    /// The lesson to go on with, once one was begun; empty when all of them are done.
    pub next: Option<String>,
    /// What was done in each lesson, by lesson.
    pub lessons: Vec<SavedLesson>,
    /// The game against the machine that was left in the middle of a step.
    pub game: Option<SavedStepGame>,
}

/// A game of a step.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct SavedStepGame {
    /// The lesson's id.
    pub lesson: String,
    /// The step's id.
    pub step: String,
    /// The id of its ruleset. As text: one that nobody knows must not cost the stars.
    pub rules: String,
    /// The plies of both sides in coordinates, with spaces between.
    pub plies: String,
    /// Whether the solution was shown.
    pub given_away: bool,
}

/// What was done in a lesson.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct SavedLesson {
    /// Its id.
    pub id: String,
    /// The steps that were done, by step.
    pub steps: Vec<SavedStep>,
}

/// A step that was done.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct SavedStep {
    /// Its id.
    pub id: String,
    /// The most stars that it was done with.
    pub stars: u8,
}

impl Stored for SavedLessons {
    const SLOT: Slot = Slot::Lessons;
    const VERSION: u32 = 1;
}

impl SavedLessons {
    /// The stars that a step was done with, if it was done.
    pub fn stars(&self, lesson: &str, step: &str) -> Option<u8> {
        let lesson = self.lessons.iter().find(|saved| saved.id == lesson)?;
        lesson.steps.iter().find(|saved| saved.id == step).map(|saved| saved.stars)
    }

    /// The same, if its stars are what can be earned.
    pub fn checked(self) -> Option<Self> {
        let mut steps = self.lessons.iter().flat_map(|lesson| &lesson.steps);
        steps.all(|step| (1..=3).contains(&step.stars)).then_some(self)
    }

    /// Notes that a step was done; fewer stars than before take none away.
    pub fn earn(&mut self, lesson: &str, step: &str, stars: u8) {
        let lesson = match self.lessons.binary_search_by(|saved| saved.id.as_str().cmp(lesson)) {
            Ok(index) => index,
            Err(index) => {
                let new = SavedLesson { id: lesson.to_owned(), steps: Vec::new() };
                self.lessons.insert(index, new);
                index
            }
        };
        let steps = &mut self.lessons[lesson].steps;
        match steps.binary_search_by(|saved| saved.id.as_str().cmp(step)) {
            Ok(index) => steps[index].stars = stars.max(steps[index].stars),
            Err(index) => steps.insert(index, SavedStep { id: step.to_owned(), stars }),
        }
    }
}

/// The part of [`SavedLessons`] that the first page reads.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(default)]
pub struct SavedNext {
    /// The lesson to go on with.
    pub next: Option<String>,
}

impl Stored for SavedNext {
    const SLOT: Slot = SavedLessons::SLOT;
    const VERSION: u32 = SavedLessons::VERSION;
}
