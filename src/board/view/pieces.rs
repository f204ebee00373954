use leptos::prelude::*;

use super::{BoardControl, token::Token};
use crate::board::{
    geometry::{Point, Seat},
    looks::Looks,
    roster::{Actor, Roster},
    state::{BoardState, Origin},
};
use crate::reactive::{Memo, memo, memo_of_last};
use crate::ui::{drawn, list};

/// The pieces. Each keeps its element for as long as it is on the board, so it glides.
pub fn pieces(
    state: Signal<BoardState>,
    looks: Signal<Looks>,
    control: Option<BoardControl>,
) -> impl IntoView {
    let roster = memo_of_last(move |before: Option<&Roster>| {
        let mut roster = before.cloned().unwrap_or_default();
        state.with(|state| roster.follow(&state.pieces));
        roster
    });
    let actors = move || roster.with(|roster| roster.actors().to_vec());
    let one = move |actor| piece(actor, roster, state, looks, control);
    view! {
        <div class="board-pieces" aria-hidden="true">
            {list(actors, |actor| actor.id.into(), one)}
            {control.map(ghost)}
        </div>
    }
}

fn piece(
    first: Actor,
    roster: Memo<Roster>,
    state: Signal<BoardState>,
    looks: Signal<Looks>,
    control: Option<BoardControl>,
) -> impl IntoView {
    // What has left the board stays as it was until its element is gone.
    let actor = memo_of_last(move |before: Option<&Actor>| {
        let found = roster.with(|roster| roster.get(first.id));
        found.or(before.copied()).unwrap_or(first)
    });
    let seat = memo(move || Seat::of(actor.get().square, state.with(|state| state.bottom)));
    let here = move || Some(Origin::Board(actor.get().square));
    let taken = memo(move || control.is_some_and(|control| control.input.get().taken == here()));
    let dragged =
        memo(move || control.is_some_and(|control| control.input.get().dragged() == here()));
    let style = move || {
        let under_pointer = control.filter(|_| dragged.get()).and_then(|it| it.drag_at.get());
        under_pointer.map_or_else(|| at(seat.get().center()), held_at)
    };
    let kind = memo(move || actor.get().piece);
    let upward = memo(move || state.with(|state| state.bottom) == kind.get().color);
    view! {
        <div
            class="board-piece"
            class:board-taken=move || taken.get()
            class:board-dragged=move || dragged.get()
            style=style
        >
            {drawn(move || Some(view! { <Token piece=kind.get() looks upward /> }))}
        </div>
    }
}

/// A piece of the reserve while it is being dragged.
fn ghost(control: BoardControl) -> impl IntoView {
    let piece = memo(move || match control.input.get().dragged() {
        Some(Origin::Hand(piece)) => Some(piece),
        _ => None,
    });
    let looks = control.looks;
    drawn(move || {
        let piece = piece.get()?;
        let upward =
            Signal::derive(move || control.state.with(|state| state.bottom) == piece.color);
        let style = move || control.drag_at.get().map(held_at);
        Some(view! {
            <div class="board-piece board-taken board-dragged" style=style>
                <Token piece looks upward/>
            </div>
        })
    })
}

/// The style that puts a piece's middle there; it glides there from where it was.
fn at(point: Point) -> String {
    let share = |value: f64| (value - 0.5) * 100.0;
    format!("transform:translate({:.1}%,{:.1}%)", share(point.x), share(point.y))
}

/// The style of a piece that is held there. That it does not glide is said in the same breath, so
/// that it does from the very moment when it is let go.
fn held_at(point: Point) -> String {
    format!("{};transition:none", at(point))
}
