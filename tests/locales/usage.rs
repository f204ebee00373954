//! Every message is said somewhere.

use crate::catalog::{LESSONS, all, root};
use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

/// The room whose words `cargo xtask` writes into the page; it fails where one is missing.
const IN_THE_PAGE: &str = "shell";

/// The names after `::` in the sources of the app: the constants of the messages are among them.
fn sources(folder: &Path, texts: &mut Vec<String>) {
    for entry in fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        if path.is_dir() {
            sources(&path, texts);
        } else if path.extension().is_some_and(|ending| ending == "rs") {
            texts.push(fs::read_to_string(path).unwrap());
        }
    }
}

fn says(text: &str, module: &str, constant: &str) -> bool {
    let names = |c: char| c.is_alphanumeric() || c == '_';
    let whole = |(start, found): (usize, &str)| {
        let after = text[start + found.len()..].chars().next();
        !after.is_some_and(names)
    };
    text.match_indices(&format!("::{constant}")).any(whole) && text.match_indices(module).any(whole)
}

#[test]
fn every_message_is_used() {
    let mut texts = Vec::new();
    sources(&root().join("src"), &mut texts);
    let mut unused = Vec::new();
    let catalogs = all();
    let everywhere = catalogs.iter().flat_map(|catalog| catalog.messages.values());
    let taken: BTreeSet<_> = everywhere.flat_map(|message| &message.references).collect();
    for (id, message) in &catalogs[0].messages {
        let derived = message.room.starts_with(LESSONS);
        if message.room == IN_THE_PAGE || derived || taken.contains(id) {
            continue;
        }
        let module = message.room.replace('-', "_");
        let constant = id[message.room.len() + 1..].replace('-', "_").to_uppercase();
        if !texts.iter().any(|text| says(text, &module, &constant)) {
            unused.push(id.clone());
        }
    }
    assert!(unused.is_empty(), "nothing says {unused:#?}");
}
