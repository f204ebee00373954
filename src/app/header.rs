//! The header: the name, the pages, the languages, the settings.

use crate::i18n::{Key, Lang, keys, use_i18n};
use crate::routes::{self, Page, use_links, use_switch_language};
use crate::ui::row;
use leptos::ev::MouseEvent;
use leptos::prelude::*;
use leptos_router::hooks::use_location;

/// The pages that the header names.
const PAGES: [(Page, Key); 4] = [
    (Page::Learn, keys::frame::LEARN),
    (Page::Puzzles, keys::frame::PUZZLES),
    (Page::Play, keys::frame::PLAY),
    (Page::Rules(None), keys::frame::RULES),
];

/// The header.
#[component]
pub fn Header() -> impl IntoView {
    let i18n = use_i18n();
    let links = use_links();
    let pages = PAGES.map(|(page, key)| {
        view! {
            <li>
                <a href=links.to(page) aria-current=current(page)>
                    {i18n.t(key)}
                </a>
            </li>
        }
    });
    view! {
        <header class="masthead">
            <a class="logo" href=links.to(Page::Home) aria-label=i18n.t(keys::frame::LOGO)>
                "Sit"<span>"tuyin"</span>
            </a>
            <nav aria-label=i18n.t(keys::frame::PAGES)>
                <ul class="pages">{row(pages)}</ul>
            </nav>
            <div class="tools">
                <Languages />
                <a
                    class="to-settings"
                    href=links.to(Page::Settings)
                    aria-current=current(Page::Settings)
                    aria-label=i18n.t(keys::frame::SETTINGS)
                    title=i18n.t(keys::frame::SETTINGS)
                >
                    <svg viewBox="0 0 24 24" aria-hidden="true">
                        <path d="M3 7 H8 M13 7 H21 M3 17 H11 M16 17 H21" />
                        <circle cx="10.5" cy="7" r="2.5" />
                        <circle cx="13.5" cy="17" r="2.5" />
                    </svg>
                </a>
            </div>
        </header>
    }
}

/// Whether a page, or something below it, is the one that is shown. Practising the setup is a way to play.
fn current(page: Page) -> Signal<Option<&'static str>> {
    let path = use_location().pathname;
    Signal::derive(move || {
        let shown = |page| path.with(|path| routes::is_within(path, page));
        (shown(page) || (page == Page::Play && shown(Page::Setup))).then_some("page")
    })
}

/// The switch of languages. It keeps the page and everything on it.
#[component]
fn Languages() -> impl IntoView {
    let i18n = use_i18n();
    let path = use_location().pathname;
    let switch = use_switch_language();
    let links = Lang::ALL.map(|lang| {
        let (short, name) = match lang {
            Lang::En => (keys::frame::LANG_EN, keys::frame::LANG_EN_NAME),
            Lang::Pl => (keys::frame::LANG_PL, keys::frame::LANG_PL_NAME),
            Lang::ZhHans => (keys::frame::LANG_ZH_HANS, keys::frame::LANG_ZH_HANS_NAME),
        };
        let choose = move |event: MouseEvent| {
            // With a modifier key the browser opens the address elsewhere.
            if !(event.ctrl_key() || event.meta_key() || event.shift_key() || event.alt_key()) {
                event.prevent_default();
                switch(lang);
            }
        };
        view! {
            <li>
                <a
                    href=move || routes::in_language(&path.get(), lang)
                    hreflang=lang.code()
                    lang=lang.code()
                    title=i18n.t(name)
                    aria-current=move || (i18n.wanted() == lang).then_some("true")
                    on:click=choose
                >
                    {i18n.t(short)}
                </a>
            </li>
        }
    });
    view! {
        <nav aria-label=i18n.t(keys::frame::LANGUAGES)>
            <ul class="languages">{row(links)}</ul>
        </nav>
    }
}
