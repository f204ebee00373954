//! Progress: to take along, to take over, and to forget.

use super::learner::Learner;
use crate::i18n::keys;
use crate::learn::{CodeError, known, merged, read_code, words, write_code};
use crate::reactive::memo;
use crate::ui::{Button, ButtonKind, Copied, Dialog, Pasted, use_announcer};
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
    let left_out = RwSignal::new(0);
    let besides = Signal::derive(move || {
        let steps = left_out.get();
        (steps > 0).then(|| i18n.text_args(keys::learn::CODE_LEFT_OUT, [("steps", steps.into())]))
    });
    let take = move |text: &str| {
        let merge = |other| {
            let (other, unknown) = known(&learner.course(), other);
            left_out.set(unknown);
            learner.update(|saved| *saved = merged(std::mem::take(saved), &other));
        };
        Some(read_code(text).map(merge))
    };
    view! {
        <Pasted
            id="learn-paste"
            label=keys::learn::CODE_PASTE
            press=keys::learn::CODE_TAKE
            taken=keys::learn::CODE_TAKEN
            besides
            take
            wrong=move |error: &CodeError| vec![words::code_error(i18n, error)]
        />
    }
}
