use leptos::{ev::MouseEvent, prelude::*};
use sittuyin_rules::{Color, Piece, Role};

use super::{BoardControl, token::Token};
use crate::{
    board::{gesture::Gesture, labels, state::Origin},
    i18n::{keys, use_i18n},
    reactive::memo,
    ui::row,
};

/// The pieces that a side has in hand.
#[component]
pub fn Reserve(
    /// The board that they are placed on.
    control: BoardControl,
    /// Whose they are.
    color: Color,
) -> impl IntoView {
    let i18n = use_i18n();
    let pieces = Role::IN_HAND.map(|role| in_hand(control, Piece { color, role }));
    view! {
        <div
            class="reserve"
            role="group"
            aria-label=move || labels::reserve(i18n, color)
            data-board=move || control.looks.get().board.as_str()
            on:keydown=move |event| control.key(&event, false)
        >
            {row(pieces)}
        </div>
    }
}

fn in_hand(control: BoardControl, piece: Piece) -> impl IntoView {
    let i18n = use_i18n();
    let count = memo(move || control.state.with(|state| state.in_hand(piece)));
    let ready = memo(move || control.state.with(|state| state.may_take_up(Origin::Hand(piece))));
    let chosen = memo(move || control.taken() == Some(Origin::Hand(piece)));
    let upward = Signal::derive(move || control.state.with(|state| state.bottom) == piece.color);
    view! {
        <button
            type="button"
            class="reserve-piece"
            class:reserve-none=move || count.get() == 0
            data-role=piece.role.to_string()
            aria-label=move || labels::in_hand(i18n, piece, count.get())
            aria-pressed=move || chosen.get().to_string()
            aria-disabled=move || (!ready.get()).then_some("true")
            aria-keyshortcuts=move || ready.get().then(|| piece.role.letter().to_string())
            title=move || i18n.text_args(keys::board::PIECE, labels::piece_args(piece))
            on:pointerdown=move |event| control.down(&event, Some(piece))
            on:pointermove=move |event| control.moved(&event)
            on:pointerup=move |event| control.up(&event)
            on:pointercancel=move |event| control.lost(&event)
            on:lostpointercapture=move |event| control.lost(&event)
            on:click=move |event: MouseEvent| {
                // Pointers have been dealt with; this is a key or a screen reader.
                if event.detail() == 0 {
                    control.apply(Gesture::ActivateInHand(piece));
                }
            }
        >
            <Token piece looks=control.looks upward/>
            <span class="reserve-count" aria-hidden="true">{move || count.get()}</span>
        </button>
    }
}
