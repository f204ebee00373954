//! What is answered, advised and asked.

use super::{desk::Desk, learner::stars_of};
use crate::i18n::keys;
use crate::learn::{Study, words::Tone};
use crate::reactive::memo;
use crate::ui::{drawn, row};
use leptos::prelude::*;
use sittuyin_content::Task;

/// The answer to the last try.
#[component]
pub fn Answer(
    /// The step.
    desk: Desk,
) -> impl IntoView {
    let said = memo(move || desk.said(|words, study| words.answer(study)));
    let earned = memo(move || desk.study.with(Study::stars));
    drawn(move || {
        let said = said.get()?;
        let (class, sign) = match said.tone {
            Tone::Success => ("notice answer success", "✓"),
            Tone::Refusal => ("notice answer refusal", "✕"),
            Tone::Note => ("notice answer", "·"),
        };
        let stars = earned.get().filter(|_| said.tone == Tone::Success).map(stars_of);
        Some(view! {
            <div class=class>
                <div class="words">
                    <strong>
                        <span class="sign" aria-hidden="true">
                            {sign}
                        </span>
                        {said.title}
                        {stars}
                    </strong>
                    <p>{said.text}</p>
                </div>
            </div>
        })
    })
}

/// What is advised.
#[component]
pub fn Hint(
    /// The step.
    desk: Desk,
) -> impl IntoView {
    let hint = memo(move || desk.said(|words, study| words.hint(study)));
    drawn(move || {
        let hint = hint.get()?;
        Some(view! { <p class="hint lesson-hint">{hint}</p> })
    })
}

/// The answers to choose from, if the step is a question.
#[component]
pub fn Choices(
    /// The step.
    desk: Desk,
) -> impl IntoView {
    let i18n = desk.learner.i18n;
    let answers = desk.study.with_untracked(|study| match &study.step().task {
        Task::Choose(answers) => answers.clone(),
        _ => Vec::new(),
    });
    let chosen = memo(move || desk.study.with(Study::chosen));
    (!answers.is_empty()).then(|| {
        let buttons = answers.into_iter().enumerate().map(|(index, answer)| {
            let id = StoredValue::new(answer.id);
            let state = memo(move || {
                let (chosen, right) = chosen.get()?;
                (chosen == id.get_value()).then_some(if right { "right" } else { "wrong" })
            });
            view! {
                <button
                    type="button"
                    class="choice"
                    aria-pressed=move || state.get().is_some().to_string()
                    data-state=move || state.get()
                    on:click=move |_| desk.act(|study| study.choose(index))
                >
                    {move || desk.said(|words, _| words.choice(&id.get_value()))}
                </button>
            }
        });
        view! {
            <div class="choices" role="group" aria-label=i18n.t(keys::learn::ANSWERS)>
                {row(buttons)}
            </div>
        }
    })
}
