//! The rules, for looking up.

mod cards;
mod diagram;
mod differences;
mod history;
mod part;
mod questions;
mod sections;
mod trial;
mod view;

use crate::i18n::{Key, keys, use_i18n};
use crate::reactive::{Memo, effect, memo, on_change};
use crate::routes::{Page, use_links};
use crate::ui::{Prose, When, drawn, page_title_of, row};
use cards::{Asked, Comparison};
use history::History;
use leptos::prelude::*;
use leptos_router::hooks::{use_location, use_params_map};
pub use part::TriedPart;
use questions::ALL as QUESTIONS;
use sections::sections;
use sittuyin_rules::RulesetId;
use std::time::Duration;
use view::RuleSection;

/// What follows the rules: its addresses and headings.
const MORE: [(&str, Key); 3] = [
    ("differences", keys::rules::DIFFERENCES),
    ("questions", keys::rules::QUESTIONS),
    ("history", keys::rules::HISTORY),
];

/// The rules of the ruleset that the address names, or of the first one.
#[component]
pub fn Rules() -> impl IntoView {
    let i18n = use_i18n();
    let params = use_params_map();
    let name = memo(move || params.with(|params| params.get("ruleset")));
    // Without a name it is the first one.
    let named =
        memo(move || name.get().map_or(Some(RulesetId::default()), |name| name.parse().ok()));
    let ruleset = memo(move || named.get().unwrap_or_default());
    let title = Signal::derive(move || {
        let Some(ruleset) = named.get() else { return i18n.text(keys::frame::RULES) };
        let ruleset = i18n.text(ruleset_name(ruleset));
        i18n.text_args(keys::frame::RULES_OF, [("ruleset", ruleset.into())])
    });
    page_title_of(title);
    let unknown = move || {
        let name = move || [("name", name.get().unwrap_or_default().into())];
        view! {
            <p class="text">{i18n.t_args(keys::rules::UNKNOWN, name)}</p>
            <Rulesets named />
        }
    };
    view! {
        <h1>{title}</h1>
        <Prose room=keys::rules::ROOM>
            <When holds=move || named.get().is_some() fallback=unknown>
                <p class="text">{i18n.t(keys::rules::LEAD)}</p>
                <Rulesets named />
                <Text ruleset />
            </When>
        </Prose>
    }
}

/// The name of a ruleset.
pub fn ruleset_name(ruleset: RulesetId) -> Key {
    match ruleset {
        RulesetId::Zh => keys::frame::RULESET_ZH,
        RulesetId::En => keys::frame::RULESET_EN,
        RulesetId::Pl => keys::frame::RULESET_PL,
        RulesetId::Asean => keys::frame::RULESET_ASEAN,
    }
}

fn source(ruleset: RulesetId) -> Key {
    match ruleset {
        RulesetId::Zh => keys::rules::SOURCE_ZH,
        RulesetId::En => keys::rules::SOURCE_EN,
        RulesetId::Pl => keys::rules::SOURCE_PL,
        RulesetId::Asean => keys::rules::SOURCE_ASEAN,
    }
}

/// The way to the rules of each ruleset.
#[component]
fn Rulesets(
    /// Whose rules are on the page.
    named: Memo<Option<RulesetId>>,
) -> impl IntoView {
    let i18n = use_i18n();
    let links = use_links();
    let choices = RulesetId::ALL.map(|id| {
        view! {
            <li>
                <a
                    href=links.to(Page::Rules(Some(id)))
                    data-noscroll
                    aria-current=move || (named.get() == Some(id)).then_some("true")
                >
                    {i18n.t(ruleset_name(id))}
                </a>
            </li>
        }
    });
    view! {
        <nav class="rulesets" aria-label=i18n.t(keys::frame::RULESET)>
            <ul class="tabs">{row(choices)}</ul>
        </nav>
    }
}

/// The text itself.
#[component]
fn Text(ruleset: Memo<RulesetId>) -> impl IntoView {
    let i18n = use_i18n();
    let hash = use_location().hash;
    let path = use_location().pathname;
    // The sections are there later than the address that points to one of them.
    effect(move || {
        if let Some(section) = document().get_element_by_id(hash.get().trim_start_matches('#')) {
            section.scroll_into_view();
        }
    });
    let link = move |id: &'static str, title: Key| {
        let href = move || format!("{}#{id}", path.get());
        view! {
            <li>
                <a href=href>{i18n.t(title)}</a>
            </li>
        }
    };
    let contents = move || {
        let sections = sections(ruleset.get().rules()).into_iter();
        let own = sections.map(|section| (section.id, section.title));
        Some(row(own.chain(MORE).map(|(id, title)| link(id, title))))
    };
    // The press on a ruleset is seen first; what it leads to takes longer.
    let shown = RwSignal::new(ruleset.get_untracked());
    on_change(
        move || ruleset.get(),
        move || {
            let chosen = ruleset.get_untracked();
            request_animation_frame(move || {
                set_timeout(move || _ = shown.try_set(chosen), Duration::ZERO);
            });
        },
    );
    let text = move || Some(view! { <Body ruleset=shown.get() /> });
    view! {
        <p class="text muted">{move || i18n.text(source(ruleset.get()))}</p>
        <div class="rules">
            <nav class="contents" aria-label=i18n.t(keys::rules::CONTENTS)>
                <h2>{i18n.t(keys::rules::CONTENTS)}</h2>
                <ul>{drawn(contents)}</ul>
            </nav>
            <div>{drawn(text)}</div>
        </div>
    }
}

/// All sections under a ruleset.
#[component]
fn Body(ruleset: RulesetId) -> impl IntoView {
    let i18n = use_i18n();
    let sections = sections(ruleset.rules()).into_iter().enumerate().map(|(index, section)| {
        view! { <RuleSection section=section number=index + 1 ruleset=ruleset /> }
    });
    let comparisons = differences::ALL.map(|difference| {
        view! { <Comparison difference=difference ruleset=ruleset /> }
    });
    let questions =
        QUESTIONS.iter().map(|question| view! { <Asked question=question ruleset=ruleset /> });
    let [(differences, differ), (questions_id, ask), (history, past)] = MORE;
    view! {
        {row(sections)}
        <section id=differences>
            <h2>{i18n.t(differ)}</h2>
            <p class="text">{i18n.t(keys::rules::DIFFERENCES_LEAD)}</p>
            <div class="comparisons">{row(comparisons)}</div>
        </section>
        <section id=questions_id>
            <h2>{i18n.t(ask)}</h2>
            <div class="text questions">{row(questions)}</div>
        </section>
        <section id=history>
            <h2>{i18n.t(past)}</h2>
            <History />
        </section>
    }
}
