//! Links to pages, and the ways from one language to another.

use super::{Page, address, base, meant, split};
use crate::i18n::{I18n, Lang, use_i18n};
use crate::progress::use_store;
use leptos::prelude::*;
use leptos::wasm_bindgen::JsValue;
use leptos_router::{NavigateOptions, hooks::use_navigate};

/// Turns an address that names no language into the one that is meant; the bare address of the app
/// means its first page in that language.
pub fn enter(lang: Lang) {
    let path = window().location().pathname().unwrap_or_default();
    let Some(target) = meant(base(), &path, lang) else { return };
    if let Ok(history) = window().history() {
        // Where this is refused, the page says that the address is unknown, and links onwards.
        let _ = history.replace_state_with_url(&JsValue::NULL, "", Some(&with_rest(&target)));
    }
}

/// A path with the query and the fragment of the address that is shown.
fn with_rest(path: &str) -> String {
    let location = window().location();
    let search = location.search().unwrap_or_default();
    let hash = location.hash().unwrap_or_default();
    format!("{path}{search}{hash}")
}

/// Links to pages, in the language asked for.
#[derive(Clone, Copy)]
pub struct Links(I18n);

/// Links to pages.
pub fn use_links() -> Links {
    Links(use_i18n())
}

impl Links {
    /// The address of a page, as a signal that follows the language.
    pub fn to(self, page: Page) -> Signal<String> {
        Signal::derive(move || self.address(page))
    }

    /// The address of a page in the language of now.
    pub fn address(self, page: Page) -> String {
        address(base(), self.0.wanted(), page)
    }
}

/// The path shown, in another language: the same page, or the first one where the path shown has
/// no language.
pub fn in_language(path: &str, lang: Lang) -> String {
    match split(base(), path) {
        (Some(_), tail) => format!("{}/{}/{tail}", base(), lang.code()),
        (None, _) => address(base(), lang, Page::Home),
    }
}

/// Changes the language and keeps the page, its query, its fragment and its state.
pub fn use_switch_language() -> impl Fn(Lang) + Copy + Send + Sync + 'static {
    let store = use_store();
    let replace = use_replace();
    move |lang| {
        let path = window().location().pathname().unwrap_or_default();
        store.settings.update(|settings| settings.language = Some(lang));
        replace(&with_rest(&in_language(&path, lang)));
    }
}

/// Changes the fragment, which has its `#`, and keeps the page and its state.
pub fn use_change_fragment() -> impl Fn(&str) + Copy + Send + Sync + 'static {
    let replace = use_replace();
    move |fragment| {
        let location = window().location();
        if location.hash().is_ok_and(|shown| shown != fragment) {
            replace(&(location.pathname().unwrap_or_default() + fragment));
        }
    }
}

/// Puts an address in the place of the one that is shown.
fn use_replace() -> impl Fn(&str) + Copy + Send + Sync + 'static {
    let navigate = StoredValue::new_local(use_navigate());
    move |target| {
        let options =
            NavigateOptions { resolve: false, replace: true, scroll: false, ..Default::default() };
        navigate.with_value(|navigate| navigate(target, options));
    }
}
