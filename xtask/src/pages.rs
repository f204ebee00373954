//! The addresses that the site answers at on a static host.
//!
//! Such a host knows files alone: the page is written to each address, in that language, and to
//! `404.html` for all the others.

use std::fs;
use std::hash::{DefaultHasher, Hasher};
use std::path::Path;

use anyhow::{Context, Result, ensure};
use sittuyin_rules::RulesetId;

use crate::shell::{self, Texts};
use crate::sizes;
use crate::workspace::Workspace;

/// Languages by their folders under `locales`; the first is the page's own.
pub const LANGUAGES: [&str; 3] = ["en", "pl", "zh-Hans"];

/// What follows the language in the addresses of the app's fixed pages, as in `src/routes.rs`.
const PAGES: [&str; 7] = ["", "learn", "puzzles", "play", "setup", "rules", "settings"];

/// What the page holds where [`write`] puts the build's mark.
const UNMARKED: &str = "<meta name=\"build\" content=\"unmarked\">";

/// Files whose names Trunk leaves as they are: the worker's, and the styles that are fetched later.
const PLAIN: [&str; 4] =
    ["worker.js", "sittuyin-worker.js", "sittuyin-worker_bg.wasm", sizes::LATE_STYLE];

/// The folders of the words and of the course, whose names Trunk leaves as they are, too.
const DATA: [&str; 2] = ["locales", LESSONS];

/// The folder of the course.
pub const LESSONS: &str = "lessons";

/// Marks the page in `dist` with its build and writes it to every address.
///
/// # Errors
///
/// A file cannot be read or written, or the page is not as expected.
pub fn write(workspace: &Workspace, dist: &Path) -> Result<()> {
    let index = dist.join("index.html");
    let page = read(&index)?;
    let page = String::from_utf8(page).context("the page is not UTF-8")?;
    let mark = format!("<meta name=\"build\" content=\"{}\">", build_mark(dist)?);
    let page = replace_once(&page, UNMARKED, &mark)?;
    put(&index, &page)?;
    put(&dist.join("404.html"), &page)?;
    let own = Texts::read(workspace, LANGUAGES[0])?;
    let lessons = lessons(dist)?;
    for language in LANGUAGES {
        let texts = Texts::read(workspace, language)?;
        let page = in_language(&page, language, &own, &texts)?;
        let of_rulesets = RulesetId::ALL.map(|ruleset| format!("rules/{}", ruleset.as_str()));
        let below = of_rulesets.iter().chain(&lessons).map(String::as_str);
        for name in PAGES.into_iter().chain(below) {
            put(&dist.join(language).join(name).join("index.html"), &page)?;
        }
    }
    Ok(())
}

/// The addresses of the lessons in `dist`.
fn lessons(dist: &Path) -> Result<Vec<String>> {
    let files = sizes::files(dist, &format!("{LESSONS}/lessons/"))?;
    let names = files.iter().filter_map(|path| path.rsplit('/').next()?.strip_suffix(".json"));
    Ok(names.map(|name| format!("learn/{name}")).collect())
}

fn in_language(page: &str, language: &str, own: &Texts, texts: &Texts) -> Result<String> {
    let page = replace_once(
        page,
        &format!("<html lang=\"{}\">", LANGUAGES[0]),
        &format!("<html lang=\"{language}\">"),
    )?;
    replace_once(&page, &shell::head(own), &shell::head(texts))
}

/// Names the content of those files, so that a browser never keeps an old one beside a new app.
fn build_mark(dist: &Path) -> Result<String> {
    let mut hasher = DefaultHasher::new();
    for name in PLAIN {
        hasher.write(&read(&dist.join(name))?);
    }
    for folder in DATA {
        for name in sizes::files(dist, &format!("{folder}/"))? {
            hasher.write(&read(&dist.join(name))?);
        }
    }
    Ok(format!("{:016x}", hasher.finish()))
}

fn replace_once(text: &str, old: &str, new: &str) -> Result<String> {
    ensure!(text.matches(old).count() == 1, "the page should hold this once: {old}");
    Ok(text.replacen(old, new, 1))
}

fn read(path: &Path) -> Result<Vec<u8>> {
    fs::read(path).with_context(|| format!("cannot read {}", path.display()))
}

fn put(path: &Path, text: &str) -> Result<()> {
    if let Some(folder) = path.parent() {
        fs::create_dir_all(folder).with_context(|| format!("cannot make {}", folder.display()))?;
    }
    fs::write(path, text).with_context(|| format!("cannot write {}", path.display()))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_page_gets_its_language_and_its_description() {
        let texts = |language: &str| Texts::read(&Workspace::open().unwrap(), language).unwrap();
        let (own, polish) = (texts("en"), texts("pl"));
        let page = format!("<html lang=\"en\"><head>{}</head>", shell::head(&own));
        let page = in_language(&page, "pl", &own, &polish).unwrap();
        assert_eq!(page, format!("<html lang=\"pl\"><head>{}</head>", shell::head(&polish)));
    }

    #[test]
    fn the_apps_own_addresses_are_the_same() {
        let routes = Workspace::open().unwrap().root.join("src/routes.rs");
        let source = fs::read_to_string(routes).unwrap();
        let names = source.split("fn name(").nth(1).unwrap().split("\n    }\n").next().unwrap();
        let names: Vec<_> =
            names.split("=> \"").skip(1).filter_map(|rest| rest.split('"').next()).collect();
        assert_eq!(names, PAGES, "src/routes.rs and xtask/src/pages.rs must agree");
    }

    #[test]
    fn a_page_without_its_marks_is_refused() {
        assert!(replace_once("<p>", UNMARKED, "").is_err());
        assert!(replace_once("aa", "a", "b").is_err());
    }
}
