//! The end of a game, and what may follow it.

use crate::{
    game::{Session, random, table::Table, words},
    i18n::keys,
    ui::{Button, ButtonKind},
};
use leptos::prelude::*;

/// Who won and why, a rematch, and the way to another game.
#[component]
pub fn End(
    /// The game.
    table: Table,
    /// The way to a new game.
    on_new: Callback<()>,
) -> impl IntoView {
    let Table { session, i18n, .. } = table;
    let outcome = Memo::new(move |_| session.with(Session::outcome));
    let title = move || {
        outcome
            .get()
            .map(|outcome| session.with(|session| words::end_title(i18n, session, outcome)))
    };
    let reason = move || outcome.get().map(|outcome| i18n.text(words::end_reason(outcome)));
    view! {
        <Show when=move || outcome.get().is_some()>
            <section class="card play-end">
                <h2>{title}</h2>
                <p>{reason}</p>
                <div class="actions">
                    <Button
                        kind=ButtonKind::Primary
                        on_press=move |_| {
                            session.update(|session| *session = session.rematch(random::seed()));
                        }
                    >
                        {i18n.t(keys::play::REMATCH)}
                    </Button>
                    <Button on_press=move |_| on_new.run(())>{i18n.t(keys::play::NEW)}</Button>
                </div>
            </section>
        </Show>
    }
}
