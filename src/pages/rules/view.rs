//! What the sections, the comparisons and the questions look like.

use super::diagram::{Diagram, Figure};
use super::differences::Difference;
use super::questions::Question;
use super::ruleset_name;
use super::sections::{Rule, Section};
use super::trial::{Tried, TryIt};
use crate::i18n::{I18n, Key, keys, use_i18n};
use crate::ui::row;
use leptos::prelude::*;
use leptos_router::hooks::use_location;
use sittuyin_rules::{Role, RulesetId};

/// The address of a part of this page.
fn use_part(id: String) -> impl Fn() -> String {
    let path = use_location().pathname;
    move || format!("{}#{id}", path.get())
}

/// A section of the rules.
#[component]
pub fn RuleSection(
    /// What it says.
    section: Section,
    /// Its number, from 1.
    number: usize,
    /// Under which rules.
    ruleset: RulesetId,
) -> impl IntoView {
    let i18n = use_i18n();
    let numbered = move |index: usize| format!("{number}.{}", index + 1);
    let before = section.pieces.len();
    let pieces = section.pieces.into_iter().enumerate().map(|(index, (role, name, rule))| {
        view! { <PieceCard role=role name=name rule=rule number=numbered(index) ruleset=ruleset /> }
    });
    let rules = section.rules.into_iter().enumerate().map(|(index, rule)| {
        view! {
            <li id=rule.id>
                <Number id=rule.id number=numbered(before + index) />
                <RuleText rule=rule />
            </li>
        }
    });
    let diagrams = section.diagrams.into_iter();
    let diagrams = diagrams.map(|diagram| view! { <Figure diagram=diagram ruleset=ruleset /> });
    view! {
        <section id=section.id>
            <h2>{i18n.t(section.title)}</h2>
            <div class="pieces">{row(pieces)}</div>
            <div class="law">
                <ol class="text">{row(rules)}</ol>
                <div class="diagrams">{row(diagrams)}</div>
            </div>
        </section>
    }
}

/// The number of a rule, which leads to its address.
#[component]
fn Number(id: &'static str, number: String) -> impl IntoView {
    view! {
        <a class="number" href=use_part(id.to_owned())>
            {number}
        </a>
    }
}

/// What a rule says, and where it is compared.
#[component]
fn RuleText(rule: Rule) -> impl IntoView {
    let i18n = use_i18n();
    let compared = rule.differs.then(|| {
        let href = use_part(format!("differ-{}", rule.id));
        view! {
            " "
            <a class="differs" href=href>
                {i18n.t(keys::rules::DIFFERS)}
            </a>
        }
    });
    view! { <p>{i18n.t(rule.text)} {compared}</p> }
}

/// A piece: its names, how it moves, and a board that shows it.
#[component]
fn PieceCard(
    role: Role,
    name: Key,
    rule: Rule,
    number: String,
    ruleset: RulesetId,
) -> impl IntoView {
    let i18n = use_i18n();
    view! {
        <article class="card" id=rule.id>
            <Figure diagram=Diagram::Reach(role) ruleset=ruleset name=Some(name) />
            <h3>
                <Number id=rule.id number=number />
                " "
                {i18n.t(name)}
            </h3>
            {names(i18n, role)}
            <RuleText rule=rule />
        </article>
    }
}

/// What a piece is called in Burmese, what that means, and its names in the languages of the app.
fn names(i18n: I18n, role: Role) -> impl IntoView {
    let of = move |key: Key| i18n.t_args(key, move || [("role", role.to_string().into())]);
    let languages = [
        ("en", keys::rules::NAME_EN),
        ("pl", keys::rules::NAME_PL),
        ("zh-Hans", keys::rules::NAME_ZH),
    ];
    let others = languages.into_iter().map(|(code, key)| {
        view! {
            <span lang=code hidden=move || i18n.lang().code() == code>
                {of(key)}
            </span>
        }
    });
    let script = (role == Role::Commander).then(|| {
        view! {
            " "
            <span lang="my">{i18n.t(keys::rules::NAME_COMMANDER_SCRIPT)}</span>
        }
    });
    view! {
        <p class="names">
            <span>
                <b lang="my-Latn">{of(keys::rules::NAME_MY)}</b>
                {script}
                " "
                {of(keys::rules::MEANING)}
            </span>
            {row(others)}
        </p>
    }
}

/// What the sources say to a question, which answer holds here, and what shows it.
#[component]
pub fn Comparison(
    /// The question.
    difference: &'static Difference,
    /// Whose rules are on the page.
    ruleset: RulesetId,
) -> impl IntoView {
    let i18n = use_i18n();
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
                <TryIt trial=difference.trial ruleset=tried label=Signal::derive(label) />
            </li>
        }
    });
    let reading =
        difference.reading.map(|key| view! { <p class="muted reading">{i18n.t(key)}</p> });
    view! {
        <article class="card differ" id=format!("differ-{}", difference.id)>
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
            <TryIt trial=question.trial ruleset=ruleset label=Signal::derive(label) />
        </article>
    }
}
