//! Texts to copy and to paste.

use super::{Button, drawn, row, use_announcer};
use crate::i18n::{Key, keys, use_i18n};
use crate::reactive::{Memo, memo};
use leptos::prelude::*;
use leptos::task::spawn_local;
use wasm_bindgen_futures::JsFuture;

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
                keys::frame::COPIED
            } else {
                keys::frame::NOT_COPIED
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

/// A field where a text is pasted, and what is wrong with it, if it could not be taken.
#[component]
pub fn Pasted<E: Clone + PartialEq + Send + Sync + 'static>(
    /// The field's id.
    id: &'static str,
    /// What belongs into it.
    label: Key,
    /// What the button is called that takes it.
    press: Key,
    /// What is said when it has been taken.
    taken: Key,
    /// What there is to say besides then (tracked).
    #[prop(optional, into)]
    besides: Option<Signal<Option<String>>>,
    /// Takes it, unless something is asked first.
    take: impl Fn(&str) -> Option<Result<(), E>> + Send + Sync + 'static,
    /// What is wrong with it, a line for each fault (tracked).
    wrong: impl Fn(&E) -> Vec<String> + Send + Sync + 'static,
) -> impl IntoView {
    let i18n = use_i18n();
    let announcer = use_announcer();
    let text = RwSignal::new(String::new());
    let result = RwSignal::new(None::<Result<(), E>>);
    let lines = memo(move || {
        result.with(|result| match result {
            None => Vec::new(),
            Some(Ok(())) => {
                let besides = besides.and_then(|besides| besides.get());
                [i18n.text(taken)].into_iter().chain(besides).collect()
            }
            Some(Err(error)) => wrong(error),
        })
    });
    let is_wrong = move || result.with(|result| matches!(result, Some(Err(_))));
    let take = move |_| {
        result.set(take(&text.get_untracked()));
        let said = lines.get_untracked().join(" ");
        if untrack(is_wrong) {
            announcer.assertive(said);
        } else {
            announcer.polite(said);
        }
    };
    let note = format!("{id}-note");
    view! {
        <label for=id>{i18n.t(label)}</label>
        <textarea
            id=id
            rows="3"
            spellcheck="false"
            aria-describedby=note.clone()
            aria-invalid=move || is_wrong().to_string()
            prop:value=move || text.get()
            on:input=move |event| {
                text.set(event_target_value(&event));
                result.set(None);
            }
        ></textarea>
        <ul id=note class="note" class:wrong=is_wrong>
            {drawn(move || Some(row(lines.get().into_iter().map(|line| view! { <li>{line}</li> }))))}
        </ul>
        <Button on_press=take>{i18n.t(press)}</Button>
    }
}
