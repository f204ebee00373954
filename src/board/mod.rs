//! The board: shows a state, and says what a person tries. It knows no rules.
//!
//! # How to use it
//!
//! The owner (a page, a lesson) keeps a [`BoardState`] in a signal and answers [`BoardEvent`]s.
//!
//! ```ignore
//! let state = RwSignal::new(BoardState::default());
//! let control = BoardControl::new(state, looks, move |event| match event {
//!     BoardEvent::Try(attempt) => …            // ask the rules: play it, or mark why not
//!     BoardEvent::Tap(square) => …             // a question to spot squares; or: not your piece
//!     BoardEvent::TakenUp(origin) => …         // speak it
//!     BoardEvent::LetGo => …
//!     BoardEvent::Choose(answer) => …          // only while `state.choice` is open
//!     BoardEvent::Cancel => …
//! });
//! view! {
//!     <Board control/>
//!     <Reserve control color=Color::Red/>
//! }
//! ```
//!
//! - **State in, events out.** Every try goes out, legal or not; the owner decides, and shows the
//!   new arrangement, or marks and lines that say why not. It does so inside the callback, or sets
//!   `busy` there: while a state is busy nothing can be tried, so a double click sends one ply.
//! - **What is taken up** belongs to the board ([`BoardControl::taken`]) and is shared with the
//!   reserve. It stays taken up after a try that is refused, and is let go when the piece or the
//!   count in hand changes, by *Esc*, and by a second tap.
//! - **Legal plies** are given as [`Reach`]es, by where they start. A [`TargetKind::Promotion`] on
//!   the piece's own square becomes the button *Promote here*.
//! - **Plies in two halves** (a soldier that gives way, a shift after arrival): the owner opens a
//!   [`Choice`] and shows the arrangement half-way; it closes it when it is answered or dropped.
//! - **Three ways to play**, all through one pure reducer (`input.rs`): drag, tap and tap, keys.
//!   Arrows, *Home* and *End* move; *Enter* takes up and tries; *Esc* lets go; `K F S N R P` choose
//!   from the reserve what is there, and else jump to the next own piece of that role (with *Shift*
//!   to the previous); `=` promotes in place; *Delete* takes off.
//! - **Looks** are data ([`Looks`]) and `style/board.css`; colours are tokens, by material.
//!
//! [`BoardPicture`] shows a state without letting anything be tried.

mod chips;
mod event;
mod geometry;
mod gesture;
mod input;
mod keys;
mod labels;
mod looks;
mod marks;
mod model;
mod roster;
#[cfg(test)]
mod samples;
mod state;
mod strokes;
mod ticks;
mod view;

pub use event::{Answer, Attempt, BoardEvent};
pub use looks::Looks;
pub use marks::{Line, LineKind, Mark, MarkKind};
pub use state::{
    BoardState, Choice, ChoiceOption, Movable, Origin, Reach, Reaches, Target, TargetKind,
};
pub use view::{Board, BoardControl, BoardPicture, Reserve};
