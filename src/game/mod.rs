//! One game on screen.
//!
//! A [`Session`] is everything that a game on screen is, apart from the screen: the game, who plays
//! it, the open questions, the last refusal. It takes what a person does and answers with [`News`];
//! it is a pure state machine, and all of its behaviour is tested without a browser.

mod arrays;
mod coach;
mod exchange;
mod hint;
mod last_chance;
mod meaning;
mod mode;
pub mod proof;
mod random;
mod saved;
pub mod scene;
mod session;
mod setup;
mod table;
#[cfg(test)]
mod tests;
mod trying;
mod view;
pub mod words;

pub use arrays::ArrayId;
pub use exchange::{from_fragment as game_of_link, goes_beyond, to_fragment as link_of_game};
pub use hint::Hint;
pub use meaning::{Meaning, answered, as_tried, asked_for, meaning};
pub use mode::{Level, Mode, SideChoice};
pub use random::seed;
pub use session::{Ask, News, Question, Refused, Session};
pub use table::Table;
pub use trying::try_out;
pub use view::{
    CoachView, GameView, HintWords, MachineHealth, NewGame, NewGameForm, Practised, Replace,
    RulesetChoice, SideChoices, TextForms,
};
