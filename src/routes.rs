//! The addresses of the app's pages, and every link to one.

use leptos::prelude::document;
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
fn trimmed(href: &str) -> &str {
    let path = href
        .split_once("://")
        .map_or(href, |(_, rest)| rest.find('/').map_or("", |start| &rest[start..]));
    path.trim_end_matches('/')
}
