//! The title of the window.

use crate::i18n::{Key, keys, use_i18n};
use crate::reactive::effect;
use leptos::prelude::*;

/// Names the window after the page, in the language shown.
pub fn page_title(key: Key) {
    let i18n = use_i18n();
    effect(move || {
        let page = i18n.text(key);
        document().set_title(&i18n.text_args(keys::frame::TITLE, [("page", page.into())]));
    });
}
