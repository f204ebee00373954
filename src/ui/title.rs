//! The title of the window.

use crate::i18n::{Key, keys, use_i18n};
use crate::reactive::effect;
use leptos::prelude::*;

/// Names the window after the page, in the language shown.
pub fn page_title(key: Key) {
    page_title_of(use_i18n().t(key));
}

/// Names the window after a page of this title.
pub fn page_title_of(page: Signal<String>) {
    let i18n = use_i18n();
    effect(move || {
        let page = page.get();
        document().set_title(&i18n.text_args(keys::frame::TITLE, [("page", page.into())]));
    });
}
