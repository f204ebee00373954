//! What a step teaches. A term says what it means when it is tapped.

use super::desk::Desk;
use crate::learn::terms;
use crate::reactive::memo;
use crate::ui::{drawn, row};
use leptos::prelude::*;

/// Where the meaning of a term is shown.
const MEANING: &str = "learn-meaning";

/// The words of a step.
pub fn text(desk: Desk) -> AnyView {
    let i18n = desk.learner.i18n;
    let parts = memo(move || desk.said(|words, _| terms::parts(i18n, &words.text())));
    // The place of the term that is open.
    let open = RwSignal::new(None::<usize>);
    let words = drawn(move || {
        let parts = parts.get().into_iter().enumerate().map(|(place, part)| {
            if part.meaning.is_none() {
                return part.words.into_any();
            }
            let is_open = move || open.get() == Some(place);
            view! {
                <button
                    type="button"
                    class="term"
                    aria-expanded=move || is_open().to_string()
                    aria-controls=MEANING
                    on:click=move |_| open.update(|open| {
                        *open = (*open != Some(place)).then_some(place);
                    })
                >
                    {part.words}
                </button>
            }
            .into_any()
        });
        Some(row(parts))
    });
    let meaning = drawn(move || {
        let place = open.get()?;
        let key = parts.with(|parts| parts.get(place)?.meaning)?;
        Some(view! { <p class="lesson-meaning">{i18n.t(key)}</p> })
    });
    view! {
        <p class="lesson-text">{words}</p>
        <div id=MEANING role="status">
            {meaning}
        </div>
    }
    .into_any()
}
