//! How far somebody has come in the course.

use crate::progress::SavedLessons;
use sittuyin_content::{Course, LessonEntry, StepEntry};
use sittuyin_rules::RulesetId;

/// How far somebody has come in a lesson.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct LessonState {
    /// How many steps are done.
    pub done: usize,
    /// How many there are.
    pub steps: usize,
    /// Of the whole lesson, once all its steps are done: what they have on average, rounded down.
    pub stars: Option<u8>,
}

/// How far somebody has come in a lesson, in the steps of a ruleset.
pub fn lesson_state(lesson: &LessonEntry, ruleset: RulesetId, saved: &SavedLessons) -> LessonState {
    let steps = lesson.steps_in(ruleset).count();
    let stars: Vec<usize> = lesson
        .steps_in(ruleset)
        .filter_map(|step| saved.stars(&lesson.id, &step.id).map(usize::from))
        .collect();
    let done = stars.len();
    let all = (done == steps).then(|| stars.iter().sum::<usize>().checked_div(steps)).flatten();
    LessonState { done, steps, stars: all.map(|stars| stars as u8) }
}

/// The step to go on with: the first that is not done, else the first.
pub fn first_unfinished<'a>(
    lesson: &'a LessonEntry,
    ruleset: RulesetId,
    saved: &SavedLessons,
) -> Option<&'a StepEntry> {
    let open = |step: &&StepEntry| saved.stars(&lesson.id, &step.id).is_none();
    lesson.steps_in(ruleset).find(open).or_else(|| lesson.steps_in(ruleset).next())
}

/// The lesson after this one.
pub fn lesson_after<'a>(course: &'a Course, id: &str) -> Option<&'a LessonEntry> {
    course.lessons().skip_while(|lesson| lesson.id != id).nth(1)
}

/// The lesson to go on with: the one that was begun last while something in it is open, else the
/// first such lesson; nothing when the whole course is done.
pub fn next_lesson<'a>(
    course: &'a Course,
    ruleset: RulesetId,
    saved: &SavedLessons,
) -> Option<&'a LessonEntry> {
    let open = |lesson: &&LessonEntry| lesson_state(lesson, ruleset, saved).stars.is_none();
    let last = course.lessons().find(|lesson| Some(&lesson.id) == saved.next.as_ref());
    last.filter(open).or_else(|| course.lessons().find(open))
}

/// What the course knows of some progress, and how many steps it does not know.
pub fn known(course: &Course, mut saved: SavedLessons) -> (SavedLessons, usize) {
    let steps = |saved: &SavedLessons| saved.lessons.iter().map(|lesson| lesson.steps.len()).sum();
    let all: usize = steps(&saved);
    for lesson in &mut saved.lessons {
        let entry = course.lesson(&lesson.id).map(|(_, entry)| entry);
        let is_known =
            |id: &str| entry.is_some_and(|entry| entry.steps.iter().any(|step| step.id == id));
        lesson.steps.retain(|step| is_known(&step.id));
    }
    saved.lessons.retain(|lesson| !lesson.steps.is_empty());
    let left = all - steps(&saved);
    (saved, left)
}

/// The lessons that should be known before this one. Of the lesson just above it that goes without
/// saying.
pub fn requires(course: &Course, lesson: &LessonEntry) -> Vec<String> {
    let above = course.lessons().take_while(|other| other.id != lesson.id).last();
    let is_above = |id: &String| above.is_some_and(|above| above.id == *id);
    lesson.requires.iter().filter(|id| !is_above(id)).cloned().collect()
}
