//! What the page says before the app runs, and when it does not: filled in from the locales.
//!
//! Writes `target/page/head.html` and `shell.html`, which `index.html` takes in.

use std::collections::BTreeMap;
use std::fmt::Write as _;
use std::fs;

use anyhow::{Context, Result, bail};
use fluent_syntax::ast::{Entry, PatternElement};

use crate::pages::LANGUAGES;
use crate::workspace::Workspace;

/// The room whose words are in the page itself.
pub const ROOM: &str = "shell";

/// The messages of one language's `shell.ftl`: plain text, by key.
pub struct Texts(BTreeMap<String, String>);

impl Texts {
    /// Reads `locales/LANGUAGE/shell.ftl`.
    ///
    /// # Errors
    ///
    /// The file is missing or not understood, or holds more than plain messages.
    pub fn read(workspace: &Workspace, language: &str) -> Result<Self> {
        let path = workspace.root.join("locales").join(language).join(format!("{ROOM}.ftl"));
        let source =
            fs::read_to_string(&path).with_context(|| format!("cannot read {}", path.display()))?;
        Self::parse(&source).with_context(|| format!("in {}", path.display()))
    }

    fn parse(source: &str) -> Result<Self> {
        let Ok(resource) = fluent_syntax::parser::parse(source) else {
            bail!("this is not understood as Fluent");
        };
        let mut texts = BTreeMap::new();
        for entry in resource.body {
            let Entry::Message(message) = entry else {
                continue;
            };
            let key = message.id.name;
            let pattern = message.value.with_context(|| format!("{key} has no text"))?;
            let mut text = String::new();
            for element in pattern.elements {
                match element {
                    PatternElement::TextElement { value } => text.push_str(value),
                    PatternElement::Placeable { .. } => {
                        bail!("{key} has a variable; nothing can fill it in this early")
                    }
                }
            }
            texts.insert(key.to_owned(), text);
        }
        Ok(Self(texts))
    }

    /// The text at `key`, as HTML.
    fn html(&self, key: &str) -> Result<String> {
        self.0.get(key).map(|text| escape(text)).with_context(|| format!("shell.ftl has no {key}"))
    }
}

/// What the page's head says of it.
pub fn head(texts: &Texts) -> String {
    let description = texts.html("shell-description").unwrap_or_default();
    format!("<meta name=\"description\" content=\"{description}\">")
}

/// Writes them.
///
/// # Errors
///
/// A language lacks a text, or the folder cannot be written.
pub fn write(workspace: &Workspace) -> Result<()> {
    let own = Texts::read(workspace, LANGUAGES[0])?;
    workspace.write_changed("target/page/head.html", &head(&own))?;
    workspace.write_changed("target/page/shell.html", &body(workspace)?)
}

fn body(workspace: &Workspace) -> Result<String> {
    let mut html = String::new();
    let mut without_script = String::new();
    for language in LANGUAGES {
        let texts = Texts::read(workspace, language)?;
        html.push_str(&block(language, &texts)?);
        let text = texts.html("shell-no-script")?;
        let _ = write!(without_script, "<p lang=\"{language}\">{text}</p>");
    }
    let _ = write!(html, "<noscript>{without_script}</noscript>");
    Ok(html)
}

/// One language's messages, hidden until the page's script shows what is to be said.
fn block(language: &str, texts: &Texts) -> Result<String> {
    let [loading, load_failed, load_failed_hint, crashed, crashed_hint] = [
        "shell-loading",
        "shell-load-failed",
        "shell-load-failed-hint",
        "shell-crashed",
        "shell-crashed-hint",
    ]
    .map(|key| texts.html(key));
    let [kept, reload, details] =
        ["shell-kept", "shell-reload", "shell-details"].map(|key| texts.html(key));
    let (kept, reload, details) = (kept?, reload?, details?);
    let failure = |state: &str, title: &str, hint: &str| {
        format!(
            "<div data-state=\"{state}\" role=\"alert\" hidden>\
             <h1 tabindex=\"-1\">{title}</h1><p>{hint}</p><p>{kept}</p>\
             <button type=\"button\">{reload}</button>\
             <details><summary>{details}</summary><pre></pre></details></div>"
        )
    };
    Ok(format!(
        "<div lang=\"{language}\" hidden>\
         <p data-state=\"loading\" role=\"status\" hidden>{}</p>{}{}</div>",
        loading?,
        failure("load-failed", &load_failed?, &load_failed_hint?),
        failure("crashed", &crashed?, &crashed_hint?),
    ))
}

fn escape(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;").replace('"', "&quot;")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_language_has_every_text() {
        let html = body(&Workspace::open().unwrap()).unwrap();
        for language in LANGUAGES {
            assert!(html.contains(&format!("<div lang=\"{language}\" hidden>")));
        }
    }

    #[test]
    fn words_cannot_become_markup() {
        let texts = Texts::parse("shell-description = a \"b\" <c> & d\n").unwrap();
        assert_eq!(
            head(&texts),
            "<meta name=\"description\" content=\"a &quot;b&quot; &lt;c&gt; &amp; d\">"
        );
    }

    #[test]
    fn what_cannot_be_filled_in_is_refused() {
        assert!(Texts::parse("a = { $b }\n").is_err());
        assert!(Texts::parse("a =\n").is_err());
    }

    #[test]
    fn long_texts_may_be_wrapped() {
        let texts = Texts::parse("# A note.\na =\n    one\n    two\n").unwrap();
        assert_eq!(texts.html("a").unwrap(), "one\ntwo");
        assert!(texts.html("b").is_err());
    }
}
