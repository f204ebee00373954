//! What the sections of the rules look like.

use super::diagram::{Diagram, Figure};
use super::sections::{Rule, Section};
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
