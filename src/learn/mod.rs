//! The lessons on screen, apart from the screen.
//!
//! A [`Study`] is one step that somebody works at: it takes what is done on the board and what is
//! pressed, and answers with [`News`]; the rest of this folder is the course as a whole. All of it
//! is pure, and tested without a browser; `src/pages/learn` shows it.

mod again;
mod answer;
mod choosing;
mod code;
mod compare;
mod course;
mod hint;
mod left;
mod machine;
mod placing;
mod scene;
mod study;
pub mod terms;
#[cfg(test)]
mod tests;
mod trying;
pub mod words;

pub use code::{CodeError, merged, read_code, write_code};
pub use compare::Compared;
pub use course::{
    LessonState, first_unfinished, known, lesson_after, lesson_state, next_lesson, requires,
};
pub use left::LeftGame;
pub use study::{News, Study};
