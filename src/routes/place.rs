//! Where the app is served from, and which build it is: what the page's head says.

use leptos::prelude::*;
use std::sync::OnceLock;

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
pub(super) fn trimmed(href: &str) -> &str {
    let path = href
        .split_once("://")
        .map_or(href, |(_, rest)| rest.find('/').map_or("", |start| &rest[start..]));
    path.trim_end_matches('/')
}

/// The mark of the build, which the addresses of files carry whose names do not change.
pub fn build() -> String {
    let mark = document().query_selector("meta[name=build]").ok().flatten();
    mark.and_then(|mark| mark.get_attribute("content")).unwrap_or_default()
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
}
