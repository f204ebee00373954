//! The lessons, which are still to come.

use crate::i18n::{Key, keys, use_i18n};
use crate::routes::{Page, use_links};
use crate::ui::{page_title, row};
use leptos::prelude::*;

/// What a person can do until the lessons are there.
const MEANWHILE: [(Page, Key, Key); 3] = [
    (Page::Rules(None), keys::learn::RULES, keys::learn::RULES_TEXT),
    (Page::Setup, keys::learn::SETUP, keys::learn::SETUP_TEXT),
    (Page::Play, keys::learn::PLAY, keys::learn::PLAY_TEXT),
];

/// Says what will be here, and leads to what is there.
#[component]
pub fn Learn() -> impl IntoView {
    let i18n = use_i18n();
    let links = use_links();
    page_title(keys::learn::TITLE);
    let ways = MEANWHILE.map(|(page, title, text)| {
        view! {
            <li class="card">
                <h3>
                    <a href=links.to(page)>{i18n.t(title)}</a>
                </h3>
                <p>{i18n.t(text)}</p>
            </li>
        }
    });
    view! {
        <div class="text">
            <h1>{i18n.t(keys::learn::TITLE)}</h1>
            <p>{i18n.t(keys::learn::LEAD)}</p>
        </div>
        <h2>{i18n.t(keys::learn::MEANWHILE)}</h2>
        <ul class="cards">{row(ways)}</ul>
    }
}
