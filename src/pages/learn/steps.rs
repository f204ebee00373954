//! Where one is in a lesson.

use super::{learner::Learner, lesson::Place};
use crate::i18n::keys;
use crate::reactive::memo;
use crate::ui::row;
use leptos::prelude::*;
use sittuyin_content::prose;

/// The chapter, and the number of the step.
pub fn crumb(learner: Learner, chapter: &str, (step, steps): (usize, usize)) -> Signal<String> {
    let i18n = learner.i18n;
    let title = prose::chapter_title(chapter);
    i18n.t_args(keys::learn::CRUMB, move || {
        [
            ("chapter", i18n.prose(&title, None).into()),
            ("step", step.into()),
            ("steps", steps.into()),
        ]
    })
}

/// The steps of the lesson as links: which is shown, and which are done.
pub fn step_bar(learner: Learner, place: &Place, step: &str) -> AnyView {
    let i18n = learner.i18n;
    let lesson = StoredValue::new(place.entry.id.clone());
    let book = untrack(|| learner.book());
    let steps = place.entry.steps_in(book).enumerate().map(|(index, entry)| {
        let current = entry.id == step;
        let id = StoredValue::new(entry.id.clone());
        let done = memo(move || {
            learner.saved.with(|saved| saved.stars(&lesson.get_value(), &id.get_value())).is_some()
        });
        let label = i18n.t_args(keys::learn::STEP, move || {
            let state = if done.get() { "done" } else { "open" };
            [("step", (index + 1).into()), ("state", state.into())]
        });
        view! {
            <li>
                <a
                    href=move || learner.address(Some(&lesson.get_value()), Some(&id.get_value()))
                    aria-current=current.then_some("step")
                    aria-label=label
                    title=label
                    class:done=move || done.get()
                >
                    <span></span>
                </a>
            </li>
        }
    });
    view! {
        <nav class="step-bar" aria-label=i18n.t(keys::learn::STEPS)>
            <ol>{row(steps)}</ol>
        </nav>
    }
    .into_any()
}
