//! What the browser shows and hears. Everything that is decided, is decided by the pure files above.

mod chips;
mod control;
mod frame;
mod grid;
mod over;
mod pieces;
mod reserve;
mod token;

use crate::reactive::{Memo, memo};
use leptos::prelude::*;

use super::{
    input::Input,
    looks::Looks,
    model::{self, Cell},
    state::{BoardState, Origin},
};
use chips::chips;
use frame::frame;
use over::over;
use pieces::pieces;

pub use control::BoardControl;
pub use reserve::Reserve;

/// A board to play on.
#[component]
pub fn Board(
    /// Its state, and what a person does with it.
    control: BoardControl,
) -> impl IntoView {
    let BoardControl { state, looks, input, .. } = control;
    let cells = memo(move || state.with(|state| model::cells(state, &input.get())));
    let inner = view! {
        {grid::grid(control, cells)}
        {pieces(state, looks, Some(control))}
        {over(state, cells)}
        {chips(control)}
    };
    frame(state, looks, inner)
}

/// A board to look at: one picture, with one label.
#[component]
pub fn BoardPicture(
    /// What it shows.
    #[prop(into)]
    state: Signal<BoardState>,
    /// How it looks.
    #[prop(into)]
    looks: Signal<Looks>,
    /// What it says to a person who does not see it.
    #[prop(into)]
    label: Signal<String>,
    /// What is taken up, so that its reach is shown.
    #[prop(optional_no_strip)]
    taken: Option<Origin>,
) -> impl IntoView {
    let input = Input { taken, ..Input::default() };
    let cells = memo(move || state.with(|state| model::cells(state, &input)));
    let inner = view! {
        {grid::ground(cells)}
        {pieces(state, looks, None)}
        {over(state, cells)}
    };
    view! { <div role="img" aria-label=label>{frame(state, looks, inner)}</div> }
}

/// One of the cells, by its number in the order of reading.
fn cell(cells: Memo<Vec<Cell>>, index: usize) -> Memo<Option<Cell>> {
    memo(move || cells.with(|cells| cells.get(index).cloned()))
}
