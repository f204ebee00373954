//! Under which keys the words of the course are. They are derived from ids and from nothing else,
//! so that the proof and the app agree: see `docs/lessons.md`.

use std::fmt;

use crate::{Lesson, Step, Task};

/// The room of the titles of all chapters and lessons.
pub const COURSE: &str = "lessons-course";
/// The value that the words of a step with plies may use: its par, a number.
pub const PAR: &str = "par";

/// The room of a chapter's lessons: `lessons-pieces`.
pub fn room(chapter: &str) -> String {
    format!("lessons-{chapter}")
}

/// The key of some words: a message, or an attribute of one.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Key {
    /// The message.
    pub message: String,
    /// Its attribute, if it is not the message itself.
    pub attribute: Option<String>,
}

impl fmt::Display for Key {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.message)?;
        self.attribute.as_ref().map_or(Ok(()), |attribute| write!(f, ".{attribute}"))
    }
}

/// A chapter's title: `lessons-course-chapter-pieces`.
pub fn chapter_title(chapter: &str) -> Key {
    Key { message: format!("{COURSE}-chapter-{chapter}"), attribute: None }
}

/// A lesson's title: `lessons-course-lesson-king`.
pub fn lesson_title(lesson: &str) -> Key {
    Key { message: format!("{COURSE}-lesson-{lesson}"), attribute: None }
}

/// A lesson's motto, of a few words: `lessons-course-lesson-king.motto`.
pub fn lesson_motto(lesson: &str) -> Key {
    Key { attribute: Some("motto".to_owned()), ..lesson_title(lesson) }
}

/// The words of a step: the message `lessons-CHAPTER-LESSON-STEP` and its attributes.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct StepProse {
    message: String,
}

impl StepProse {
    /// The words of this step.
    pub fn new(chapter: &str, lesson: &str, step: &str) -> Self {
        Self { message: format!("{}-{lesson}-{step}", room(chapter)) }
    }

    /// What the step teaches, at most three sentences.
    pub fn text(&self) -> Key {
        Key { message: self.message.clone(), attribute: None }
    }

    /// What there is to do: `.task`. Not where there is only something to see.
    pub fn task(&self) -> Key {
        self.attribute("task")
    }

    /// What is said when it is done: `.done`. A question has the words of its answers instead.
    pub fn done(&self) -> Key {
        self.attribute("done")
    }

    /// The author's hint: `.hint`.
    pub fn hint(&self) -> Key {
        self.attribute("hint")
    }

    /// What is said to a particular try: `.on-NAME`.
    pub fn reaction(&self, id: &str) -> Key {
        self.attribute(&format!("on-{id}"))
    }

    /// An answer to choose: `.answer-NAME`.
    pub fn answer(&self, id: &str) -> Key {
        self.attribute(&format!("answer-{id}"))
    }

    /// What is said when it is chosen: `.reply-NAME`.
    pub fn reply(&self, id: &str) -> Key {
        self.attribute(&format!("reply-{id}"))
    }

    fn attribute(&self, name: &str) -> Key {
        Key { message: self.message.clone(), attribute: Some(name.to_owned()) }
    }

    /// Every key that a step needs.
    pub fn keys(&self, step: &Step) -> Vec<Key> {
        let mut keys = vec![self.text()];
        if step.task != Task::Show {
            keys.push(self.task());
        }
        match &step.task {
            Task::Show | Task::Design => {}
            Task::Choose(answers) => {
                for answer in answers {
                    keys.extend([self.answer(&answer.id), self.reply(&answer.id)]);
                }
            }
            Task::Play(_) | Task::Place(_) | Task::Spot(_) | Task::Game(_) => {
                keys.push(self.done());
            }
        }
        if step.hint.as_ref().is_some_and(|hint| hint.prose) {
            keys.push(self.hint());
        }
        keys.extend(step.reactions.iter().map(|reaction| self.reaction(&reaction.id)));
        keys
    }
}

/// Every key that a lesson needs, in both rooms.
pub fn lesson_keys(chapter: &str, lesson: &Lesson) -> Vec<Key> {
    let steps = lesson.steps.iter();
    let steps = steps.flat_map(|step| StepProse::new(chapter, &lesson.id, &step.id).keys(step));
    [lesson_title(&lesson.id), lesson_motto(&lesson.id)].into_iter().chain(steps).collect()
}
