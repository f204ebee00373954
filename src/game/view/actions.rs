//! The buttons of a game: under the board on a desk, at the thumb on a phone.

use crate::{
    game::{Session, table::Table},
    i18n::keys,
    ui::{Button, ButtonKind, When},
};
use leptos::prelude::*;

/// The buttons of a game.
#[component]
pub fn Actions(
    /// The game.
    table: Table,
    /// The way to a new game.
    on_new: Callback<()>,
) -> impl IntoView {
    let Table { session, i18n, .. } = table;
    let cannot_take_back =
        Signal::derive(move || session.with(|session| session.taking_back_side().is_none()));
    let cannot_hint = Signal::derive(move || session.with(|session| !session.offers_hint()));
    let against_machine = move || session.with(|session| session.mode().machine().is_some());
    let on = move || session.with(|session| session.resigning_side().is_some());
    let claim = move || session.with(Session::may_claim_draw);
    view! {
        <div class="play-bar" role="group" aria-label=i18n.t(keys::play::ACTIONS)>
            <Button
                disabled=cannot_take_back
                on_press=move |_| {
                    table.act(Session::take_back);
                }
            >
                {i18n.t(keys::play::TAKE_BACK)}
            </Button>
            <When holds=against_machine>
                <Button disabled=cannot_hint on_press=move |_| session.update(Session::tell_hint)>
                    {i18n.t(keys::play::HINT)}
                </Button>
            </When>
            <Button on_press=move |_| session.update(Session::flip)>
                {i18n.t(keys::play::FLIP)}
            </Button>
            <When holds=move || table.is_thinking()>
                <Button on_press=move |_| table.machine().move_now()>
                    {i18n.t(keys::play::MOVE_NOW)}
                </Button>
            </When>
            <When holds=claim>
                <Button
                    kind=ButtonKind::Primary
                    on_press=move |_| {
                        table.act(Session::claim_draw);
                    }
                >
                    {i18n.t(keys::play::CLAIM)}
                </Button>
            </When>
            <When
                holds=on
                fallback=move || {
                    view! {
                        <Button on_press=move |_| on_new.run(())>{i18n.t(keys::play::NEW)}</Button>
                    }
                }
            >
                <Button on_press=move |_| {
                    table.act(Session::resign);
                }>{i18n.t(keys::play::RESIGN)}</Button>
            </When>
        </div>
    }
}
