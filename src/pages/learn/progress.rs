//! Progress: to take along, to take over, and to forget.

use super::learner::Learner;
use crate::game::Copied;
use crate::i18n::keys;
use crate::learn::{CodeError, merged, read_code, words, write_code};
use crate::reactive::memo;
use crate::ui::{Button, ButtonKind, Dialog, drawn, use_announcer};
use leptos::prelude::*;

/// What can be done with progress as a whole.
#[component]
pub fn Progress(
    /// Whose it is.
    learner: Learner,
) -> impl IntoView {
    let i18n = learner.i18n;
    let announcer = use_announcer();
    let asking = RwSignal::new(false);
    let code = memo(move || learner.saved.with(write_code));
    let reset = move |_| {
        learner.start_again();
        asking.set(false);
        announcer.polite(i18n.text(keys::learn::RESET_DONE));
    };
    view! {
        <details class="play-text progress">
            <summary>{i18n.t(keys::learn::PROGRESS)}</summary>
            <p class="text">{i18n.t(keys::learn::PROGRESS_TEXT)}</p>
            <Copied
                id="learn-code"
                label=keys::learn::CODE
                copy=keys::learn::CODE_COPY
                text=code
                rows="3"
            />
            <Take learner />
            <div class="actions">
                <Button on_press=move |_| asking.set(true)>{i18n.t(keys::learn::RESET)}</Button>
            </div>
        </details>
        <Dialog open=asking title=i18n.t(keys::learn::RESET_TITLE)>
            <p>{i18n.t(keys::learn::RESET_TEXT)}</p>
            <div class="actions">
                <Button kind=ButtonKind::Primary on_press=reset>
                    {i18n.t(keys::learn::RESET_YES)}
                </Button>
                <Button on_press=move |_| asking.set(false)>{i18n.t(keys::learn::RESET_NO)}</Button>
            </div>
        </Dialog>
    }
}

/// The field for a code from elsewhere.
#[component]
fn Take(learner: Learner) -> impl IntoView {
    let i18n = learner.i18n;
    let announcer = use_announcer();
    let text = RwSignal::new(String::new());
    let result = RwSignal::new(None::<Result<(), CodeError>>);
    let said = move |result: &Result<(), CodeError>| match result {
        Ok(()) => i18n.text(keys::learn::CODE_TAKEN),
        Err(error) => words::code_error(i18n, error),
    };
    let take = move |_| {
        let read = read_code(&text.get_untracked()).map(|other| {
            learner.update(|saved| *saved = merged(std::mem::take(saved), &other));
        });
        announcer.assertive(said(&read));
        result.set(Some(read));
    };
    let wrong = move || result.with(|result| matches!(result, Some(Err(_))));
    view! {
        <label for="learn-paste">{i18n.t(keys::learn::CODE_PASTE)}</label>
        <textarea
            id="learn-paste"
            rows="3"
            spellcheck="false"
            aria-describedby="learn-paste-note"
            aria-invalid=move || wrong().to_string()
            prop:value=move || text.get()
            on:input=move |event| {
                text.set(event_target_value(&event));
                result.set(None);
            }
        ></textarea>
        <p id="learn-paste-note" class="note" class:wrong=wrong>
            {drawn(move || result.with(|result| result.as_ref().map(said)))}
        </p>
        <div class="actions">
            <Button on_press=take>{i18n.t(keys::learn::CODE_TAKE)}</Button>
        </div>
    }
}
