//! Which page an address is of.

use super::{Page, split};
use leptos_router::{PartialPathMatch, PathSegment, PossibleRouteMatch};

/// The route of a page in every language: the language, what follows it, and the name of what may
/// follow that. Another word in the place of the language is no match.
#[derive(Clone, Copy, Debug)]
pub struct PageRoute {
    page: Page,
    parameter: Option<&'static str>,
}

impl PageRoute {
    /// The route of a page that is all of the address.
    pub const fn of(page: Page) -> Self {
        Self { page, parameter: None }
    }

    /// The same with a parameter, which may be missing.
    pub const fn with(self, parameter: &'static str) -> Self {
        Self { parameter: Some(parameter), ..self }
    }

    /// The parameter's value where a path is of this page: empty where it is missing.
    fn value(self, path: &str) -> Option<&str> {
        let (Some(_), tail) = split("", path) else { return None };
        // Some hosts show the file that they answered with.
        let tail = tail.strip_suffix("index.html").unwrap_or(tail);
        let (page, value) = tail.split_once('/').unwrap_or((tail, ""));
        let value = value.strip_suffix('/').unwrap_or(value);
        let fits = value.is_empty() || (self.parameter.is_some() && !value.contains('/'));
        (page == self.page.name() && fits).then_some(value)
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
        path.push(PathSegment::Static(self.page.name().into()));
        path.extend(self.parameter.map(|name| PathSegment::OptionalParam(name.into())));
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_route_is_a_page_in_a_language_and_nothing_below_it() {
        let (home, play, rules) = (
            PageRoute::of(Page::Home),
            PageRoute::of(Page::Play),
            PageRoute::of(Page::Rules(None)).with("ruleset"),
        );
        for path in ["/en", "/en/", "/zh-Hans/", "/en/index.html"] {
            assert_eq!(home.value(path), Some(""), "{path}");
        }
        for path in ["/pl/play", "/pl/play/", "/pl/play/index.html"] {
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
