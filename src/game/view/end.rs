//! The end of a game, and what may follow it.

use super::shown_from_its_top;
use crate::{
    game::{Session, random, table::Table, words},
    i18n::keys,
    reactive::memo,
    ui::{Button, ButtonKind, When},
};
use leptos::prelude::*;

/// Who won and why, and a rematch.
#[component]
pub fn End(
    /// The game.
    table: Table,
) -> impl IntoView {
    let Table { session, i18n, .. } = table;
    let outcome = memo(move || session.with(Session::outcome));
    let title = move || {
        outcome
            .get()
            .map(|outcome| session.with(|session| words::end_title(i18n, session, outcome)))
    };
    let reason = move || outcome.get().map(|outcome| i18n.text(words::end_reason(outcome)));
    view! {
        <When holds=move || outcome.get().is_some()>
            <section class="card play-end" node_ref=shown_from_its_top()>
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
                </div>
            </section>
        </When>
    }
}
