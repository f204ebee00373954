//! Progress as a short text that can be taken to another browser.
//!
//! `sittuyin1;pl;board:walk3,remember3;king:walk1;3`: the version, the book if one was chosen, the
//! steps of each lesson with their stars, and how many steps there are, so that a code that has
//! lost its end is noticed.

use crate::progress::{SavedLesson, SavedLessons, SavedStep};
use std::fmt::Write as _;

/// What a code begins with; a digit follows.
const NAME: &str = "sittuyin";
/// The version of codes that is written now.
const VERSION: &str = "1";

/// The longest text that is read as a code, in characters: ten times what the whole course takes.
const MOST_CHARACTERS: usize = 20_000;

/// Why a text is no code.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum CodeError {
    /// There is nothing.
    Empty,
    /// It is longer than any code.
    TooLong,
    /// It is something else.
    Foreign,
    /// A later version of the app wrote it.
    Newer,
    /// This part of it cannot be read.
    Part(String),
    /// Its end is missing, or something in between.
    Incomplete,
}

/// The code of some progress.
pub fn write_code(saved: &SavedLessons) -> String {
    let mut code = format!("{NAME}{VERSION};");
    if let Some(book) = saved.book {
        code.push_str(book.as_str());
    }
    for SavedLesson { id, steps } in &saved.lessons {
        let steps: Vec<_> =
            steps.iter().map(|SavedStep { id, stars }| format!("{id}{stars}")).collect();
        let _ = write!(code, ";{id}:{}", steps.join(","));
    }
    let _ = write!(code, ";{}", count(saved));
    code
}

/// Reads a code; spaces and line breaks that crept in do no harm.
///
/// # Errors
///
/// What is wrong with it; nothing of it is used then.
pub fn read_code(text: &str) -> Result<SavedLessons, CodeError> {
    if text.chars().nth(MOST_CHARACTERS).is_some() {
        return Err(CodeError::TooLong);
    }
    let text: String = text.chars().filter(|c| !c.is_whitespace()).collect();
    if text.is_empty() {
        return Err(CodeError::Empty);
    }
    let rest = text.strip_prefix(NAME).ok_or(CodeError::Foreign)?;
    let (version, rest) = rest.split_once(';').ok_or(CodeError::Incomplete)?;
    if version != VERSION {
        let newer = version.parse::<u32>().is_ok();
        return Err(if newer { CodeError::Newer } else { CodeError::Foreign });
    }
    let (parts, end) = rest.rsplit_once(';').ok_or(CodeError::Incomplete)?;
    let end: usize = end.parse().map_err(|_| CodeError::Incomplete)?;
    let mut parts = parts.split(';');
    let mut saved = SavedLessons::default();
    let book = parts.next().unwrap_or_default();
    if !book.is_empty() {
        saved.book = Some(book.parse().map_err(|_| CodeError::Part(book.to_owned()))?);
    }
    for part in parts {
        read_lesson(part, &mut saved).ok_or_else(|| CodeError::Part(part.to_owned()))?;
    }
    if count(&saved) == end { Ok(saved) } else { Err(CodeError::Incomplete) }
}

fn read_lesson(part: &str, saved: &mut SavedLessons) -> Option<()> {
    let (lesson, steps) = part.split_once(':').filter(|(lesson, _)| is_id(lesson))?;
    for step in steps.split(',') {
        let (id, stars) = step.split_at_checked(step.len().checked_sub(1)?)?;
        let stars = stars.parse().ok().filter(|stars| (1..=3).contains(stars))?;
        saved.earn(lesson, Some(id).filter(|id| is_id(id))?, stars);
    }
    Some(())
}

fn is_id(text: &str) -> bool {
    let plain = |c: char| c.is_ascii_lowercase() || c.is_ascii_digit() || c == '-';
    !text.is_empty() && text.chars().all(plain)
}

fn count(saved: &SavedLessons) -> usize {
    saved.lessons.iter().map(|lesson| lesson.steps.len()).sum()
}

/// Both together: of each step the better stars, and the book that is there already.
pub fn merged(mut own: SavedLessons, other: &SavedLessons) -> SavedLessons {
    for lesson in &other.lessons {
        for step in &lesson.steps {
            own.earn(&lesson.id, &step.id, step.stars);
        }
    }
    own.book = own.book.or(other.book);
    own
}
