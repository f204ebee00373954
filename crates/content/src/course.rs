//! What the app embeds of the course: a small index, and a file for each lesson.

use serde::{Deserialize, Serialize};
use sittuyin_rules::RulesetId;

use crate::{Lesson, PlyLine};

/// The index of the course: chapters, lessons and steps in order.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Course {
    /// The chapters in order.
    pub chapters: Vec<Chapter>,
}

/// A chapter of the index.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Chapter {
    /// Its name, and that of its room of words.
    pub id: String,
    /// Its lessons in order.
    pub lessons: Vec<LessonEntry>,
}

/// A lesson of the index.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct LessonEntry {
    /// Its name.
    pub id: String,
    /// The lessons that should be known before.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub requires: Vec<String>,
    /// Its steps in order.
    pub steps: Vec<StepEntry>,
}

/// A step of the index.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct StepEntry {
    /// Its name.
    pub id: String,
    /// Where it holds.
    pub rulesets: Vec<RulesetId>,
    /// The fewest tries that are enough, where something is played.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub par: Option<u8>,
}

impl Course {
    /// A lesson with its chapter.
    pub fn lesson(&self, id: &str) -> Option<(&Chapter, &LessonEntry)> {
        self.chapters.iter().find_map(|chapter| {
            let lesson = chapter.lessons.iter().find(|lesson| lesson.id == id)?;
            Some((chapter, lesson))
        })
    }

    /// All lessons in order.
    pub fn lessons(&self) -> impl Iterator<Item = &LessonEntry> {
        self.chapters.iter().flat_map(|chapter| &chapter.lessons)
    }
}

impl LessonEntry {
    /// The steps that hold in a ruleset, in order.
    pub fn steps_in(&self, ruleset: RulesetId) -> impl Iterator<Item = &StepEntry> {
        self.steps.iter().filter(move |step| step.rulesets.contains(&ruleset))
    }
}

/// A lesson with what its proof has found.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ProvenLesson {
    /// The lesson.
    pub lesson: Lesson,
    /// A shortest way of each step that is played, for rulesets that have it in common.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub ways: Vec<Way>,
}

impl ProvenLesson {
    /// The proven way of a step in a ruleset.
    pub fn way(&self, step: &str, ruleset: RulesetId) -> Option<&PlyLine> {
        let fits = |way: &&Way| way.step == step && way.rulesets.contains(&ruleset);
        self.ways.iter().find(fits).map(|way| &way.line)
    }
}

/// A shortest way of a step: what the learner plays and tries, and the replies.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Way {
    /// Of which step.
    pub step: String,
    /// Where it is one.
    pub rulesets: Vec<RulesetId>,
    /// The plies of both sides, refused tries that the goal asks for among them.
    pub line: PlyLine,
}
