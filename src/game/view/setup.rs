//! Help with the setup: ready-made armies, a surprise, and the way back.

use crate::{
    board::{BoardControl, Origin},
    game::{ArrayId, News, Session, random, table::Table},
    i18n::{Key, keys},
    reactive::memo,
    ui::{Button, When, row},
};
use leptos::prelude::*;

const fn name(array: ArrayId) -> Key {
    match array {
        ArrayId::Shield => keys::play::ARRAY_SHIELD,
        ArrayId::Attack => keys::play::ARRAY_ATTACK,
    }
}

/// What helps with the setup, while a person sets up.
#[component]
pub fn SetupTools(
    /// The game.
    table: Table,
    /// Its board.
    control: BoardControl,
) -> impl IntoView {
    let Table { session, i18n, .. } = table;
    let here = memo(move || session.with(|session| session.is_setting_up() && session.is_open()));
    let cannot_clear = Signal::derive(move || session.with(|session| !session.may_clear()));
    let placed = memo(move || match control.taken() {
        Some(Origin::Board(square)) => {
            session.with(|session| session.is_placed(square)).then_some(square)
        }
        _ => None,
    });
    let nothing_placed = Signal::derive(move || placed.get().is_none());
    let put_back = move |_| {
        if let Some(square) = placed.get_untracked() {
            table.act(|session| session.put_back(square));
        }
    };
    let arrays = move || {
        ArrayId::ALL.map(|id| {
            let fill = move |_| {
                table.act(|session| session.fill(&id.under(session.game().ruleset())));
            };
            view! { <Button on_press=fill>{i18n.t(name(id))}</Button> }
        })
    };
    let surprise = move |_| {
        table.act(|session| -> Option<News> { session.surprise(random::seed()) });
    };
    view! {
        <When holds=here>
            <section class="play-tools" aria-labelledby="play-arrays">
                <h2 id="play-arrays">{i18n.t(keys::play::ARRAYS)}</h2>
                <div class="actions">
                    {row(arrays())}
                    <Button on_press=surprise>{i18n.t(keys::play::SURPRISE)}</Button>
                    <Button disabled=nothing_placed on_press=put_back>
                        {i18n.t(keys::play::PUT_BACK)}
                    </Button>
                    <Button
                        disabled=cannot_clear
                        on_press=move |_| {
                            table.act(Session::clear);
                        }
                    >
                        {i18n.t(keys::play::CLEAR)}
                    </Button>
                </div>
            </section>
        </When>
    }
}
