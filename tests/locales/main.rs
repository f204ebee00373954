//! The three languages say the same things, completely, in the agreed terms.

mod catalog;
mod plurals;
mod terms;
mod usage;

use catalog::{Catalog, LANGUAGES, all};
use std::collections::BTreeSet;

/// Messages that may read as in English: names that languages call themselves, and what is written
/// alike everywhere.
const SAME_AS_ENGLISH: &[&str] = &[
    "frame-title",
    "home-name-burmese",
    "frame-lang-en",
    "frame-lang-pl",
    "frame-lang-zh-hans",
    "frame-lang-en-name",
    "frame-lang-pl-name",
    "frame-lang-zh-hans-name",
    "board-occupied",
    "board-with-note",
    "rules-name-my",
    "rules-name-commander-script",
    "rules-name-en",
    "rules-name-pl",
    "rules-name-zh",
];

#[test]
fn every_file_is_understood_and_every_id_names_its_file() {
    for catalog in all() {
        for (id, message) in &catalog.messages {
            let prefix = format!("{}-", message.room);
            assert!(id.starts_with(&prefix), "{}: {id} in {}.ftl", catalog.language, message.room);
        }
    }
}

#[test]
fn every_language_has_the_same_messages_with_the_same_variables() {
    let [english, others @ ..] = &all()[..] else { panic!("no languages") };
    let shape = |catalog: &Catalog| -> BTreeSet<_> {
        let messages = catalog.messages.iter();
        messages
            .map(|(id, message)| (message.room.clone(), id.clone(), catalog.variables(message)))
            .collect()
    };
    let expected = shape(english);
    for other in others {
        let found = shape(other);
        let missing: Vec<_> = expected.difference(&found).collect();
        let extra: Vec<_> = found.difference(&expected).collect();
        assert!(missing.is_empty(), "{} lacks {missing:#?}, has {extra:#?}", other.language);
        assert!(extra.is_empty(), "{} has more: {extra:#?}", other.language);
    }
}

#[test]
fn nothing_is_empty_or_left_in_english() {
    let [english, others @ ..] = &all()[..] else { panic!("no languages") };
    for catalog in all() {
        for (id, message) in &catalog.messages {
            let says = !message.text.trim().is_empty() || !message.variables.is_empty();
            assert!(says, "{}: {id} is empty", catalog.language);
        }
    }
    for other in others {
        for (id, message) in &other.messages {
            let same = english.messages.get(id).is_some_and(|words| words.text == message.text);
            let spoken = !is_notation(&message.text);
            let listed = SAME_AS_ENGLISH.contains(&id.as_str());
            assert!(!same || !spoken || listed, "{}: {id} is as in English", other.language);
        }
    }
    for id in SAME_AS_ENGLISH {
        assert!(english.messages.contains_key(*id), "{id} is listed and does not exist");
    }
}

/// Whether a text has no words but moves, such as `Kxe2`, which are written alike everywhere.
fn is_notation(text: &str) -> bool {
    let letter = |c: char| !c.is_alphabetic() || "KFRSNPabcdefghx".contains(c);
    let is_move =
        |word: &str| word.contains(|c: char| c.is_ascii_digit()) && word.chars().all(letter);
    text.split_whitespace().all(|word| !word.contains(char::is_alphabetic) || is_move(word))
}

#[test]
fn the_languages_are_those_of_the_folders() {
    let mut folders: Vec<_> = std::fs::read_dir(catalog::root().join("locales"))
        .unwrap()
        .map(|entry| entry.unwrap().file_name().into_string().unwrap())
        .collect();
    folders.sort();
    assert_eq!(folders, LANGUAGES);
}
