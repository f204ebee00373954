//! The whole app: its context, its frame and its pages.

mod focus;
mod header;
mod notices;

use crate::fetching::Fetching;
use crate::i18n::{I18n, keys, words_of_page};
use crate::pages::{self, Late, late};
use crate::progress::Store;
use crate::reactive::{effect, memo};
use crate::routes::{self, Page, PageRoute};
use crate::ui::{Announcer, LiveRegions, MAIN, focus_page};
use header::Header;
use leptos::prelude::*;
use leptos_router::components::{FlatRoutes, Route, Router};
use leptos_router::hooks::use_location;
use notices::Notices;

/// The app.
#[component]
pub fn App() -> impl IntoView {
    let store = Store::provide();
    let (lang, words) = words_of_page().unwrap_or_default();
    routes::enter(lang);
    let i18n = I18n::provide(lang, words);
    Announcer::provide();
    pages::fetch_ahead();
    effect(move || {
        // Words in another language are pronounced, hyphenated and set in its own way.
        set_root_attribute("lang", i18n.lang().code());
    });
    effect(move || set_root_attribute("data-theme", store.settings.get().theme.as_str()));
    view! {
        <Router base=routes::base()>
            <Frame />
        </Router>
    }
}

fn set_root_attribute(name: &str, value: &str) {
    if let Some(root) = document().document_element() {
        // Refused only for names that are no names.
        let _ = root.set_attribute(name, value);
    }
}

/// Everything that stands around a page, and the page.
#[component]
fn Frame() -> impl IntoView {
    let i18n: I18n = expect_context();
    let announcer: Announcer = expect_context();
    let path = use_location().pathname;
    let lang = memo(move || routes::lang_of(&path.get()));
    effect(move || {
        if let Some(lang) = lang.get() {
            i18n.want(lang);
        }
    });
    focus::move_with_the_page(path);
    focus::keep_on_the_page();
    let skip = move |event: leptos::ev::MouseEvent| {
        // Under a base address, `#main` alone would lead away from the page.
        event.prevent_default();
        focus_page();
    };
    view! {
        <a class="skip" href=move || format!("{}#{MAIN}", path.get()) on:click=skip>
            {i18n.t(keys::frame::SKIP)}
        </a>
        <Header />
        <Notices />
        <main
            id=MAIN
            tabindex="-1"
            aria-busy=move || (i18n.fetching() == Fetching::Busy).then_some("true")
        >
            <Pages />
        </main>
        <LiveRegions announcer=announcer />
    }
}

/// The pages. The language is a parameter of each route, so that another language leaves the page
/// where it is, with all that has been done on it.
#[component]
fn Pages() -> impl IntoView {
    view! {
        <FlatRoutes fallback=pages::NotFound>
            <Route path=PageRoute::of(Page::Home) view=page(|| pages::Home().into_any()) />
            <Route path=PageRoute::of(Page::Learn).with("lesson") view=page(|| late(Late::Learn)) />
            <Route path=PageRoute::of(Page::Play) view=page(|| pages::Play().into_any()) />
            <Route path=PageRoute::of(Page::Puzzles) view=page(|| late(Late::Puzzles)) />
            <Route path=PageRoute::of(Page::Rules(None)).with("ruleset") view=page(|| late(Late::Rules)) />
            <Route path=PageRoute::of(Page::Setup) view=page(|| late(Late::Setup)) />
            <Route path=PageRoute::of(Page::Settings) view=page(|| late(Late::Settings)) />
        </FlatRoutes>
    }
}

/// A page's view, of one type whichever page it is: Leptos compiles its router once more for every other.
const fn page(view: fn() -> AnyView) -> fn() -> AnyView {
    view
}
