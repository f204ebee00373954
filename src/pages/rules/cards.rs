//! What the comparisons and the questions look like.

use super::differences::Difference;
use super::part::comparison_id;
use super::questions::Question;
use super::ruleset_name;
use super::trial::{Tried, TryIt};
use crate::i18n::{keys, use_i18n};
use crate::ui::row;
use leptos::prelude::*;
use sittuyin_rules::RulesetId;

/// What the sources say to a question, which answer holds here, and what shows it.
#[component]
pub fn Comparison(
    /// The question.
    difference: &'static Difference,
    /// Whose rules are on the page.
    ruleset: RulesetId,
) -> impl IntoView {
    let i18n = use_i18n();
    let id = || comparison_id(difference.id);
    let answers = difference.answers().into_iter().map(|(key, ids)| {
        let holds = ids.contains(&ruleset);
        let tried = if holds { ruleset } else { ids.first().copied().unwrap_or_default() };
        let label = move || {
            let title = i18n.text(ruleset_name(tried));
            i18n.text_args(keys::rules::TRY_UNDER, [("ruleset", title.into())])
        };
        let whose = ids.into_iter().map(|id| {
            view! { <li>{i18n.t(ruleset_name(id))}</li> }
        });
        let here = holds.then(|| {
            view! { <li class="here">{i18n.t(keys::rules::FOLLOWED)}</li> }
        });
        view! {
            <li class:followed=holds>
                <ul class="whose">{here} {row(whose)}</ul>
                <p>{i18n.t(key)}</p>
                <TryIt
                    trial=difference.trial
                    ruleset=tried
                    page=ruleset
                    part=id()
                    label=Signal::derive(label)
                />
            </li>
        }
    });
    let reading =
        difference.reading.map(|key| view! { <p class="muted reading">{i18n.t(key)}</p> });
    view! {
        <article class="card differ" id=id()>
            <h3>{i18n.t(difference.title)}</h3>
            <Tried trial=difference.trial ruleset=ruleset />
            <ul class="answers">{row(answers)}</ul>
            {reading}
        </article>
    }
}

/// A question and its answer.
#[component]
pub fn Asked(
    /// The question.
    question: &'static Question,
    /// Whose rules are on the page.
    ruleset: RulesetId,
) -> impl IntoView {
    let i18n = use_i18n();
    let label = move || {
        let title = i18n.text(question.title);
        i18n.text_args(keys::rules::TRY_QUESTION, [("question", title.into())])
    };
    view! {
        <article id=question.id>
            <h3>{i18n.t(question.title)}</h3>
            <p>{i18n.t((question.answer)(ruleset.rules()))}</p>
            <TryIt
                trial=question.trial
                ruleset=ruleset
                page=ruleset
                part=question.id.to_owned()
                label=Signal::derive(label)
            />
        </article>
    }
}
