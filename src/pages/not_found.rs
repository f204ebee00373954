//! What an address without a page shows.

use crate::i18n::{keys, use_i18n};
use crate::routes::{Page, use_links};
use crate::ui::{ButtonKind, LinkButton, page_title};
use leptos::prelude::*;

/// Says that there is no page here, and leads to the first one.
#[component]
pub fn NotFound() -> impl IntoView {
    let i18n = use_i18n();
    page_title(keys::errors::NOT_FOUND);
    view! {
        <div class="text">
            <h1>{i18n.t(keys::errors::NOT_FOUND)}</h1>
            <p>{i18n.t(keys::errors::NOT_FOUND_HINT)}</p>
            <div class="actions">
                <LinkButton kind=ButtonKind::Primary href=use_links().to(Page::Home)>
                    {i18n.t(keys::errors::NOT_FOUND_HOME)}
                </LinkButton>
            </div>
        </div>
    }
}
