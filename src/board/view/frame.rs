use leptos::prelude::*;

use crate::board::{geometry::Seat, looks::Looks, state::BoardState};
use crate::reactive::memo;
use crate::ui::row;

/// The lines between squares, and the edge; one unit a square.
const LINES: &str = "M0 0H8V8H0Z M0 1H8 M0 2H8 M0 3H8 M0 4H8 M0 5H8 M0 6H8 M0 7H8 \
                     M1 0V8 M2 0V8 M3 0V8 M4 0V8 M5 0V8 M6 0V8 M7 0V8";

/// The long diagonals: part of the rules.
const DIAGONALS: &str = "M0 0L8 8 M8 0L0 8";

/// Wood, lines and coordinates, and what lies on them.
pub fn frame(
    state: Signal<BoardState>,
    looks: Signal<Looks>,
    inner: impl IntoView + 'static,
) -> impl IntoView {
    let bottom = memo(move || state.with(|state| state.bottom));
    let files = (0..8).map(move |column| {
        let name = move || Seat { column, row: 7 }.square(bottom.get()).to_string();
        view! { <span>{move || name().get(..1).map(str::to_owned)}</span> }
    });
    let ranks = (0..8).map(move |row| {
        let name = move || Seat { column: 0, row }.square(bottom.get()).to_string();
        view! { <span>{move || name().get(1..).map(str::to_owned)}</span> }
    });
    view! {
        <div
            class="board"
            class:board-plain=move || !looks.get().coordinates
            data-board=move || looks.get().board.as_str()
        >
            <div class="board-files" aria-hidden="true">{row(files)}</div>
            <div class="board-ranks" aria-hidden="true">{row(ranks)}</div>
            <div class="board-field">
                <svg class="board-lines" viewBox="0 0 8 8" aria-hidden="true">
                    <path class="board-diagonal" d=DIAGONALS />
                    <path class="board-line" d=LINES />
                </svg>
                {inner}
            </div>
        </div>
    }
}
