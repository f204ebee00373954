//! The position and the game as text, to copy and to paste.

use crate::{
    fetching::FETCH_AHEAD,
    game::{
        exchange,
        table::Table,
        words::{self, LoadError},
    },
    i18n::{Key, keys, use_i18n},
    reactive::memo,
    ui::{Button, When, drawn, row, use_announcer},
};
use leptos::{prelude::*, task::spawn_local};
use sittuyin_rules::pgn;
use wasm_bindgen_futures::JsFuture;

/// The position and the game as text, folded up.
#[component]
pub fn GameText(
    /// The forms inside, fetched when somebody opens this, or when there is time.
    forms: ViewFn,
) -> impl IntoView {
    let i18n = use_i18n();
    let wanted = RwSignal::new(false);
    set_timeout(move || _ = wanted.try_set(true), FETCH_AHEAD);
    view! {
        <details class="play-text" on:toggle=move |_| wanted.set(true)>
            <summary>{i18n.t(keys::play::TEXT)}</summary>
            <When holds=wanted>{forms.run()}</When>
        </details>
    }
}

/// The position and the game as text, to copy; and the field to paste one.
#[component]
pub fn TextForms(
    /// The game.
    table: Table,
) -> impl IntoView {
    let Table { session, i18n, .. } = table;
    let fen = memo(move || session.with(|session| session.shown_position().fen()));
    let game = memo(move || session.with(|session| pgn::write(session.game(), &[])));
    let link = memo(move || {
        let fragment = session.with(|session| exchange::to_fragment(session.game()));
        i18n.lang();
        let address = window().location().href().unwrap_or_default();
        let page = address.split('#').next().unwrap_or_default();
        format!("{page}#{fragment}")
    });
    view! {
            <Copied
                id="play-fen"
                label=keys::play::TEXT_FEN
                copy=keys::play::TEXT_COPY_FEN
                text=fen
                rows="2"
            />
            <Copied
                id="play-pgn"
                label=keys::play::TEXT_PGN
                copy=keys::play::TEXT_COPY_PGN
                text=game
                rows="5"
            />
            <Copied
                id="play-link"
                label=keys::play::TEXT_LINK
                copy=keys::play::TEXT_COPY_LINK
                text=link
                rows="2"
            />
            <Paste table />
    }
}

/// A text to copy.
#[component]
pub fn Copied(
    /// The field's own id.
    id: &'static str,
    /// What it is.
    label: Key,
    /// The button's words.
    copy: Key,
    /// The text.
    text: Memo<String>,
    /// How many lines are shown.
    rows: &'static str,
) -> impl IntoView {
    let i18n = use_i18n();
    let announcer = use_announcer();
    let note = RwSignal::new(None::<Key>);
    let copy_it = move |_| {
        let text = text.get_untracked();
        spawn_local(async move {
            let said = if write_clipboard(&text).await {
                keys::play::TEXT_COPIED
            } else {
                keys::play::TEXT_NOT_COPIED
            };
            note.set(Some(said));
            announcer.polite(i18n.text(said));
        });
    };
    view! {
        <label for=id>{i18n.t(label)}</label>
        <textarea id=id readonly rows=rows spellcheck="false" prop:value=move || text.get()></textarea>
        <div class="actions">
            <Button on_press=copy_it>{i18n.t(copy)}</Button>
            <span class="note">{move || note.get().map(|key| i18n.text(key))}</span>
        </div>
    }
}

/// Writes a text to the clipboard; whether the browser allowed it.
async fn write_clipboard(text: &str) -> bool {
    // Pages that were not loaded securely have no clipboard.
    let navigator = window().navigator();
    let has = js_sys::Reflect::get(&navigator, &"clipboard".into())
        .is_ok_and(|clipboard| clipboard.is_object());
    has && JsFuture::from(navigator.clipboard().write_text(text)).await.is_ok()
}

/// The field where a position or a game is pasted.
#[component]
fn Paste(table: Table) -> impl IntoView {
    let Table { session, i18n, .. } = table;
    let announcer = use_announcer();
    let text = RwSignal::new(String::new());
    let result = RwSignal::new(None::<Result<(), LoadError>>);
    let load = move |_| {
        let ruleset = session.with_untracked(|session| session.game().ruleset());
        let loaded = table.load(&text.get_untracked(), ruleset);
        match &loaded {
            Ok(()) => announcer.polite(i18n.text(keys::play::TEXT_LOADED)),
            Err(error) => announcer.assertive(words::load_error(i18n, error).join(" ")),
        }
        result.set(Some(loaded));
    };
    let lines = move || match result.get() {
        None => Vec::new(),
        Some(Ok(())) => vec![i18n.text(keys::play::TEXT_LOADED)],
        Some(Err(error)) => words::load_error(i18n, &error),
    };
    let wrong = move || matches!(result.get(), Some(Err(_)));
    view! {
        <label for="play-paste">{i18n.t(keys::play::TEXT_PASTE)}</label>
        <textarea
            id="play-paste"
            rows="3"
            spellcheck="false"
            aria-describedby="play-paste-note"
            aria-invalid=move || wrong().to_string()
            prop:value=move || text.get()
            on:input=move |event| {
                text.set(event_target_value(&event));
                result.set(None);
            }
        ></textarea>
        <ul id="play-paste-note" class="note" class:wrong=wrong>
            {drawn(move || Some(row(lines().into_iter().map(|line| view! { <li>{line}</li> }))))}
        </ul>
        <Button on_press=load>{i18n.t(keys::play::TEXT_LOAD)}</Button>
    }
}
