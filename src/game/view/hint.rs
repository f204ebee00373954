//! What a hint says.

use crate::{
    game::{table::Table, words},
    i18n::keys,
    reactive::{effect, memo},
    ui::{Prose, bring_into_sight, use_announcer},
};
use leptos::{html, prelude::*};

/// What the hint for the position says, brought into sight and read out.
#[component]
pub fn HintWords(
    /// The game.
    table: Table,
) -> impl IntoView {
    let Table { session, i18n, .. } = table;
    let announcer = use_announcer();
    view! {
        <Prose room=keys::hint::ROOM>
            {
                let said = memo(move || session.with(|session| words::hint(i18n, session)));
                let shown = NodeRef::<html::P>::new();
                effect(move || {
                    if let Some((said, shown)) = said.get().zip(shown.get()) {
                        announcer.polite(said);
                        bring_into_sight(&shown);
                    }
                });
                view! {
                    <p class="hint" node_ref=shown>
                        {move || said.get()}
                    </p>
                }
            }
        </Prose>
    }
}
