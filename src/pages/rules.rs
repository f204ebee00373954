//! The rules, for looking up.

mod sections;

use crate::i18n::{Key, keys, use_i18n};
use crate::reactive::{effect, memo};
use crate::routes::{Page, use_links};
use crate::ui::{Prose, drawn, page_title, row};
use leptos::prelude::*;
use leptos_router::hooks::{use_location, use_params_map};
use sections::{Section, sections};
use sittuyin_rules::RulesetId;

/// The rules of the ruleset that the address names, or of the first one.
#[component]
pub fn Rules() -> impl IntoView {
    let i18n = use_i18n();
    let params = use_params_map();
    page_title(keys::frame::RULES);
    // An address that names no ruleset is not refused: the page says whose rules it shows.
    let ruleset = memo(move || {
        params.with(|params| params.get("ruleset")?.parse::<RulesetId>().ok()).unwrap_or_default()
    });
    view! {
        <h1>{i18n.t(keys::frame::RULES)}</h1>
        <Prose room=keys::rules::ROOM>
            <Text ruleset=ruleset />
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

/// The text itself, once its words are there.
#[component]
fn Text(ruleset: Memo<RulesetId>) -> impl IntoView {
    let i18n = use_i18n();
    let links = use_links();
    let hash = use_location().hash;
    let path = use_location().pathname;
    // The sections are there later than the address that points to one of them.
    effect(move || {
        if let Some(section) = document().get_element_by_id(hash.get().trim_start_matches('#')) {
            section.scroll_into_view();
        }
    });
    let choices = RulesetId::ALL.map(|id| {
        view! {
            <li>
                <a
                    href=links.to(Page::Rules(Some(id)))
                    data-noscroll
                    aria-current=move || (ruleset.get() == id).then_some("true")
                >
                    {i18n.t(ruleset_name(id))}
                </a>
            </li>
        }
    });
    let contents = move || {
        Some(row(sections(ruleset.get().rules()).into_iter().map(|section| {
            let href = move || format!("{}#{}", path.get(), section.id);
            view! {
                <li>
                    <a href=href>{i18n.t(section.title)}</a>
                </li>
            }
        })))
    };
    let text = move || {
        let sections = sections(ruleset.get().rules()).into_iter();
        Some(row(sections.map(|section| view! { <Chapter section=section /> })))
    };
    view! {
        <p class="text">{i18n.t(keys::rules::LEAD)}</p>
        <nav class="rulesets" aria-label=i18n.t(keys::frame::RULESET)>
            <ul class="tabs">{row(choices)}</ul>
        </nav>
        <p class="text muted">{move || i18n.text(source(ruleset.get()))}</p>
        <div class="rules">
            <nav class="contents" aria-label=i18n.t(keys::rules::CONTENTS)>
                <h2>{i18n.t(keys::rules::CONTENTS)}</h2>
                <ul>{drawn(contents)}</ul>
            </nav>
            <div class="text">{drawn(text)}</div>
        </div>
    }
}

/// One section of the rules.
#[component]
fn Chapter(section: Section) -> impl IntoView {
    let i18n = use_i18n();
    let pieces = (!section.pieces.is_empty()).then(|| {
        let pieces = section.pieces.into_iter().map(|(name, text)| {
            view! {
                <div>
                    <dt>{i18n.t(name)}</dt>
                    <dd>{i18n.t(text)}</dd>
                </div>
            }
        });
        view! { <dl class="pieces">{row(pieces)}</dl> }
    });
    let sentences = section.sentences.into_iter().map(|key| view! { <p>{i18n.t(key)}</p> });
    view! {
        <section id=section.id>
            <h2>{i18n.t(section.title)}</h2>
            {pieces}
            {row(sentences)}
        </section>
    }
}
