//! The addresses of the app's pages, and every link to one.
//!
//! An address is `BASE/LANG/PAGE`; [`use_links`] makes links in the language asked for, and
//! [`use_switch_language`] changes the language of the address that is shown and nothing else.

use crate::i18n::{I18n, Lang, use_i18n};
use crate::progress::use_store;
use leptos::prelude::*;
use leptos_router::hooks::use_navigate;
use leptos_router::{NavigateOptions, PartialPathMatch, PathSegment, PossibleRouteMatch};
use sittuyin_rules::RulesetId;
use std::sync::OnceLock;

/// A page of the app.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Page {
    /// What Sittuyin is, and where to start.
    Home,
    /// The lessons.
    Learn,
    /// The puzzles.
    Puzzles,
    /// A game.
    Play,
    /// Practising the setup.
    Setup,
    /// The rules, of a ruleset or of the one that comes first.
    Rules(Option<RulesetId>),
    /// What a person can choose.
    Settings,
}

impl Page {
    /// What follows the language in its address.
    fn tail(self) -> String {
        match self {
            Self::Home => String::new(),
            Self::Learn => "learn".to_owned(),
            Self::Puzzles => "puzzles".to_owned(),
            Self::Play => "play".to_owned(),
            Self::Setup => "setup".to_owned(),
            Self::Rules(None) => "rules".to_owned(),
            Self::Rules(Some(ruleset)) => format!("rules/{ruleset}"),
            Self::Settings => "settings".to_owned(),
        }
    }
}

/// The address of a page under a base path.
fn address(base: &str, lang: Lang, page: Page) -> String {
    format!("{base}/{}/{}", lang.code(), page.tail())
}

/// What an address says: its language, if it names one, and what follows that.
fn split<'a>(base: &str, path: &'a str) -> (Option<Lang>, &'a str) {
    let Some(rest) = path.strip_prefix(base).and_then(|rest| rest.strip_prefix('/')) else {
        return (None, "");
    };
    let (first, tail) = rest.split_once('/').unwrap_or((rest, ""));
    Lang::from_code(first).map_or((None, rest), |lang| (Some(lang), tail))
}

/// The route of a page in every language: the language, what follows it, and the name of what may
/// follow that. Another word in the place of the language is no match.
#[derive(Clone, Copy, Debug)]
pub struct PageRoute {
    page: &'static str,
    parameter: Option<&'static str>,
}

impl PageRoute {
    /// The route of a page that is all of the address.
    pub const fn of(page: &'static str) -> Self {
        Self { page, parameter: None }
    }

    /// The same with a parameter, which may be missing.
    pub const fn with(self, parameter: &'static str) -> Self {
        Self { parameter: Some(parameter), ..self }
    }

    /// The parameter's value where a path is of this page: empty where it is missing.
    fn value(self, path: &str) -> Option<&str> {
        let (Some(_), tail) = split("", path) else { return None };
        let (page, value) = tail.split_once('/').unwrap_or((tail, ""));
        let value = value.strip_suffix('/').unwrap_or(value);
        let fits = value.is_empty() || (self.parameter.is_some() && !value.contains('/'));
        (page == self.page && fits).then_some(value)
    }
}

impl PossibleRouteMatch for PageRoute {
    fn optional(&self) -> bool {
        false
    }

    fn test<'a>(&self, path: &'a str) -> Option<PartialPathMatch<'a>> {
        let value = self.value(path)?;
        let value = Some(value.to_owned()).filter(|value| !value.is_empty());
        let parameter = self.parameter.zip(value).map(|(name, value)| (name.into(), value));
        Some(PartialPathMatch::new("", parameter.into_iter().collect(), path))
    }

    fn generate_path(&self, path: &mut Vec<PathSegment>) {
        path.push(PathSegment::Param("lang".into()));
        path.push(PathSegment::Static(self.page.into()));
        path.extend(self.parameter.map(|name| PathSegment::OptionalParam(name.into())));
    }
}

/// The path under which the app is served, without a slash at the end: `""` or `"/repo"`.
pub fn base() -> &'static str {
    static BASE: OnceLock<String> = OnceLock::new();
    BASE.get_or_init(|| {
        let element = document().query_selector("base[href]").ok().flatten();
        // With no such element, the base would be the page's own address.
        let path = element.and_then(|base| base.get_attribute("href")).unwrap_or_default();
        trimmed(&path).to_owned()
    })
}

/// The path of a base address, without a slash at the end.
fn trimmed(href: &str) -> &str {
    let path = href
        .split_once("://")
        .map_or(href, |(_, rest)| rest.find('/').map_or("", |start| &rest[start..]));
    path.trim_end_matches('/')
}

/// The language that a path of this app names.
pub fn lang_of(path: &str) -> Option<Lang> {
    split(base(), path).0
}

/// Whether a path shows that page, or something below it.
pub fn is_within(path: &str, page: Page) -> bool {
    let (lang, shown) = split(base(), path);
    let (shown, tail) = (shown.trim_end_matches('/'), page.tail());
    let below = |rest: &str| rest.is_empty() || (rest.starts_with('/') && !tail.is_empty());
    lang.is_some() && shown.strip_prefix(&tail).is_some_and(below)
}

/// What follows the language in a path of this app.
pub fn tail_of(path: &str) -> &str {
    split(base(), path).1
}

/// The mark of the build, which the addresses of files carry whose names do not change.
pub fn build() -> String {
    let mark = document().query_selector("meta[name=build]").ok().flatten();
    mark.and_then(|mark| mark.get_attribute("content")).unwrap_or_default()
}

/// Turns the bare address of the app into that of its first page.
pub fn enter(lang: Lang) {
    let location = window().location();
    let path = location.pathname().unwrap_or_default();
    if trimmed(&path) != base() {
        return;
    }
    let target = with_rest(&address(base(), lang, Page::Home));
    if let Ok(history) = window().history() {
        // Where this is refused, the page says that the address is unknown, and links onwards.
        let _ =
            history.replace_state_with_url(&leptos::wasm_bindgen::JsValue::NULL, "", Some(&target));
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
    let navigate = StoredValue::new_local(use_navigate());
    move |lang| {
        let path = window().location().pathname().unwrap_or_default();
        let target = with_rest(&in_language(&path, lang));
        store.settings.update(|settings| settings.language = Some(lang));
        let options =
            NavigateOptions { resolve: false, replace: true, scroll: false, ..Default::default() };
        navigate.with_value(|navigate| navigate(&target, options));
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_base_has_no_slash_at_its_end() {
        for (href, base) in
            [("/", ""), ("/repo/", "/repo"), ("https://a.b/c/d/", "/c/d"), ("https://a.b", "")]
        {
            assert_eq!(trimmed(href), base, "{href}");
        }
    }

    #[test]
    fn addresses_are_read_as_they_are_written() {
        let page = Page::Rules(Some(RulesetId::Asean));
        assert_eq!(address("/repo", Lang::ZhHans, page), "/repo/zh-Hans/rules/asean");
        assert_eq!(address("", Lang::En, Page::Home), "/en/");
        assert_eq!(
            split("/repo", "/repo/zh-Hans/rules/asean"),
            (Some(Lang::ZhHans), "rules/asean")
        );
        assert_eq!(split("", "/en/"), (Some(Lang::En), ""));
        assert_eq!(split("", "/en"), (Some(Lang::En), ""));
        assert_eq!(split("", "/xx/play"), (None, "xx/play"));
        assert_eq!(split("/repo", "/other/en/"), (None, ""));
    }

    #[test]
    fn a_route_is_a_page_in_a_language_and_nothing_below_it() {
        let (home, play, rules) =
            (PageRoute::of(""), PageRoute::of("play"), PageRoute::of("rules").with("ruleset"));
        for path in ["/en", "/en/", "/zh-Hans/"] {
            assert_eq!(home.value(path), Some(""), "{path}");
        }
        for path in ["/pl/play", "/pl/play/"] {
            assert_eq!(play.value(path), Some(""), "{path}");
        }
        for path in ["/", "/xx/play", "/play", "/en/play/1", "/en/plays", "/en/pl"] {
            assert_eq!(play.value(path), None, "{path}");
        }
        assert_eq!(rules.value("/en/rules"), Some(""));
        assert_eq!(rules.value("/en/rules/asean/"), Some("asean"));
        assert_eq!(rules.value("/en/rules/asean/more"), None);
    }
}
