//! The puzzles, which are still to come.

use crate::i18n::{keys, use_i18n};
use crate::routes::{Page, use_links};
use crate::ui::{ButtonKind, LinkButton, page_title};
use leptos::prelude::*;

/// Says what will be here, and leads to what is there.
#[component]
pub fn Puzzles() -> impl IntoView {
    let i18n = use_i18n();
    page_title(keys::puzzles::TITLE);
    view! {
        <div class="text">
            <h1>{i18n.t(keys::puzzles::TITLE)}</h1>
            <p>{i18n.t(keys::puzzles::LEAD)}</p>
            <p>{i18n.t(keys::puzzles::MEANWHILE)}</p>
            <div class="actions">
                <LinkButton kind=ButtonKind::Primary href=use_links().to(Page::Play)>
                    {i18n.t(keys::puzzles::PLAY)}
                </LinkButton>
            </div>
        </div>
    }
}
