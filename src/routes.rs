//! The addresses of the app's pages, and every link to one.
//!
//! An address is `BASE/LANG/PAGE`; [`use_links`] makes links in the language asked for, and
//! [`use_switch_language`] changes the language of the address that is shown and nothing else.

mod links;
mod matching;
mod place;

use crate::i18n::Lang;
use sittuyin_rules::RulesetId;

pub use links::{Links, enter, in_language, use_change_fragment, use_links, use_switch_language};
pub use matching::PageRoute;
pub use place::{base, build};

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
    /// Its name in an address, which follows the language.
    const fn name(self) -> &'static str {
        match self {
            Self::Home => "",
            Self::Learn => "learn",
            Self::Puzzles => "puzzles",
            Self::Play => "play",
            Self::Setup => "setup",
            Self::Rules(_) => "rules",
            Self::Settings => "settings",
        }
    }

    /// All that follows the language in its address.
    fn tail(self) -> String {
        match self {
            Self::Rules(Some(ruleset)) => format!("{}/{ruleset}", self.name()),
            _ => self.name().to_owned(),
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

/// The path that is meant by one that names no language as the app does: by the bare address of the
/// app, its first page in that language; by `zh` or `PL`, the language that goes by such a name.
fn meant(base: &str, path: &str, lang: Lang) -> Option<String> {
    if place::trimmed(path) == base {
        return Some(address(base, lang, Page::Home));
    }
    let (None, rest) = split(base, path) else { return None };
    let (first, tail) = rest.split_once('/').unwrap_or((rest, ""));
    Lang::meant_by(first).map(|lang| format!("{base}/{}/{tail}", lang.code()))
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

#[cfg(test)]
mod tests {
    use super::*;

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
    fn a_language_is_found_by_its_other_names() {
        let meant = |path| meant("/repo", path, Lang::Pl);
        for (path, target) in [
            ("/repo", "/repo/pl/"),
            ("/repo/", "/repo/pl/"),
            ("/repo/zh", "/repo/zh-Hans/"),
            ("/repo/zh-CN/rules/pl", "/repo/zh-Hans/rules/pl"),
            ("/repo/EN/play", "/repo/en/play"),
        ] {
            assert_eq!(meant(path).as_deref(), Some(target), "{path}");
        }
        for path in ["/repo/en/play", "/repo/xx/play", "/repo/play", "/zh/play"] {
            assert_eq!(meant(path), None, "{path}");
        }
    }
}
