use leptos::prelude::*;

use super::BoardControl;
use crate::{
    board::{
        chips::{self, Chip, Chips},
        gesture::Gesture,
        state::ChoiceOption,
    },
    i18n::{Key, keys, use_i18n},
    reactive::memo,
    ui::{drawn, row},
};

/// The buttons near a square: *Promote here*, and the options of an open choice.
pub fn chips(control: BoardControl) -> impl IntoView {
    let i18n = use_i18n();
    let shown = memo(move || {
        let input = control.input.get();
        control.state.with(|state| chips::chips(state, &input))
    });
    drawn(move || {
        let shown = shown.get()?;
        let style = place(&shown);
        let buttons = shown.buttons.into_iter().map(|chip| button(control, chip));
        Some(view! {
            <div class="board-chips" style=style>
                <div
                    role="group"
                    aria-label=i18n.t(keys::board::OPTIONS)
                    on:keydown=move |event| control.key(&event, false)
                >
                    {row(buttons)}
                </div>
            </div>
        })
    })
}

fn button(control: BoardControl, chip: Chip) -> impl IntoView {
    let i18n = use_i18n();
    let (key, gesture, class): (Key, _, _) = match chip {
        Chip::Promote => (keys::board::PROMOTE_HERE, Gesture::PromoteHere, PROMOTE),
        Chip::Option(option @ ChoiceOption::PromoteHere) => {
            (keys::board::PROMOTE_HERE, Gesture::Choose(option), PROMOTE)
        }
        Chip::Option(option @ ChoiceOption::MoveOnly) => {
            (keys::board::MOVE_ONLY, Gesture::Choose(option), PLAIN)
        }
        Chip::Cancel => (keys::board::CANCEL, Gesture::Cancel, PLAIN),
    };
    let shortcut = match chip {
        Chip::Promote | Chip::Option(ChoiceOption::PromoteHere) => Some("="),
        Chip::Option(ChoiceOption::MoveOnly) => None,
        Chip::Cancel => Some("Escape"),
    };
    let press = move |_| {
        control.apply(gesture);
        // The button goes away; the focus must not go with it.
        control.focus_cell(false);
    };
    view! {
        <button type="button" class=class aria-keyshortcuts=shortcut on:click=press>
            {i18n.t(key)}
        </button>
    }
}

const PLAIN: &str = "board-chip";
const PROMOTE: &str = "board-chip board-chip-promote";

/// Near its column and within the board: the room to both sides is shared out as the column says.
fn place(chips: &Chips) -> String {
    let before = f64::from(chips.column) + 0.5;
    let line = f64::from(chips.line) * 12.5;
    let edge =
        if chips.below { format!("top:{line}%") } else { format!("bottom:{}%", 100.0 - line) };
    format!("--before:{before};--after:{};{edge}", 8.0 - before)
}
