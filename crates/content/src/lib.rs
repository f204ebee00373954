//! Lessons: what they are made of, when a step is done, and how a try at it is judged.
//!
//! A [`Lesson`] is data. Its words are elsewhere, under keys that [`prose`] derives from ids. What
//! has a square for an answer is a [`Query`], computed by the rules; what is played has a [`Goal`],
//! and a [`Try`] takes attempts until it holds. The [`Solver`] finds the shortest way: for the
//! proof, for hints, and for an opponent that resists.
#![warn(missing_docs)]

mod attempt;
mod battle;
mod claim;
mod course;
pub mod drawing;
mod ending;
mod goal;
mod hint;
mod lesson;
mod play;
mod progress;
pub mod prose;
mod query;
mod solve;
mod stars;
mod text;
mod weak;

pub use attempt::{Response, Standing, Try};
pub use battle::{Battle, Recorded};
pub use claim::Claim;
pub use course::{Chapter, Course, LessonEntry, ProvenLesson, StepEntry, Way};
pub use drawing::{Drawing, Moment};
pub use ending::Ending;
pub use goal::{Goal, refuses};
pub use hint::{Hint, HintPiece};
pub use lesson::{Answer, HintText, Lesson, Reaction, Step, StepError, Task};
pub use play::{Action, Branch, End, Failure, Opponent, Play};
pub use progress::{Progress, State};
pub use query::{Query, Spotted};
pub use solve::{NODES, Solver, TooFar};
pub use stars::stars;
pub use text::{PlyLine, SquareSet};
pub use weak::WeakPoints;
