//! Which part of the rules is tried in a game on the play page, with the way back to it.

use super::differences::ALL as DIFFERENCES;
use super::questions::ALL as QUESTIONS;
use super::ruleset_name;
use crate::game::Table;
use crate::i18n::{Key, keys, use_i18n};
use crate::reactive::memo;
use crate::routes::{Page, use_links};
use crate::ui::{Prose, drawn};
use leptos::prelude::*;

/// The id of the card that compares the answers to a question.
pub fn comparison_id(question: &str) -> String {
    format!("differ-{question}")
}

/// The heading of a part, if something can be tried in it.
fn heading(part: &str) -> Option<Key> {
    let difference = DIFFERENCES.iter().find(|difference| comparison_id(difference.id) == part);
    let question = || QUESTIONS.iter().find(|question| question.id == part);
    difference.map(|difference| difference.title).or_else(|| Some(question()?.title))
}

/// The heading of what is tried, the rules that hold in the game, and the way back.
#[component]
pub fn TriedPart(
    /// The game.
    table: Table,
    /// Where it stands, as `RULESET/PART`.
    part: RwSignal<String>,
) -> impl IntoView {
    let i18n = use_i18n();
    let links = use_links();
    let ruleset = memo(move || table.session.with(|session| session.game().ruleset()));
    let tried = move || {
        let (part, ruleset) = (part.get(), ruleset.get());
        let (page, part) = part.split_once('/')?;
        let title = heading(part).map(|title| view! { <h2>{i18n.t(title)}</h2> });
        let page = Page::Rules(Some(page.parse().unwrap_or(ruleset)));
        let part = part.to_owned();
        let back = move || format!("{}#{part}", links.address(page));
        Some(view! {
            <section class="tried-part">
                <div>
                    <p class="muted">{i18n.t(ruleset_name(ruleset))}</p>
                    {title}
                </div>
                <a href=back>{i18n.t(keys::rules::TRIED_BACK)}</a>
            </section>
        })
    };
    view! { <Prose room=keys::rules::ROOM>{drawn(tried)}</Prose> }
}
