//! A move that is written.

use crate::{
    game::{Session, table::Table, words},
    i18n::keys,
    reactive::memo,
    ui::{When, use_announcer},
};
use leptos::{ev::SubmitEvent, prelude::*};
use sittuyin_rules::{Role, notation::ReadError};

/// The field where a move is written.
#[component]
pub fn Write(
    /// The game.
    table: Table,
) -> impl IntoView {
    let Table { session, i18n, .. } = table;
    let announcer = use_announcer();
    let text = RwSignal::new(String::new());
    let error = RwSignal::new(None::<ReadError>);
    let open = memo(move || session.with(Session::is_open));
    let submit = move |event: SubmitEvent| {
        event.prevent_default();
        let names = words::abbreviations(i18n);
        let names: Vec<(&str, Role)> =
            names.iter().map(|(name, role)| (name.as_str(), *role)).collect();
        let mut result = Ok(None);
        table.act(|session| {
            result = session.on_text(&text.get_untracked(), &names);
            result.clone().ok().flatten()
        });
        match result {
            Ok(None) => {}
            Ok(Some(_)) => {
                error.set(None);
                text.set(String::new());
            }
            Err(wrong) => {
                announcer.assertive(words::write_error(i18n, &wrong));
                error.set(Some(wrong));
            }
        }
    };
    let said = move || error.get().map(|error| words::write_error(i18n, &error));
    view! {
        <When holds=open>
            <form class="play-write" on:submit=submit>
                <label for="play-write">{i18n.t(keys::play::WRITE)}</label>
                <div class="field">
                    <input
                        id="play-write"
                        type="text"
                        autocomplete="off"
                        autocapitalize="off"
                        spellcheck="false"
                        aria-describedby="play-write-note"
                        aria-invalid=move || error.with(Option::is_some).to_string()
                        prop:value=move || text.get()
                        on:input=move |event| {
                            text.set(event_target_value(&event));
                            error.set(None);
                        }
                    />
                    <button type="submit" class="button">
                        {i18n.t(keys::play::WRITE_DO)}
                    </button>
                </div>
                <p id="play-write-note" class="note" class:wrong=move || error.with(Option::is_some)>
                    {move || said().unwrap_or_else(|| i18n.text(keys::play::WRITE_EXAMPLE))}
                </p>
            </form>
        </When>
    }
}
