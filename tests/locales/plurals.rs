//! Where a count chooses the words, every kind of count that the language knows has its own.

use crate::catalog::{Message, all};
use std::collections::BTreeSet;

/// The plural categories of all languages (CLDR).
const CATEGORIES: [&str; 6] = ["zero", "one", "two", "few", "many", "other"];

/// The plural categories of a language (CLDR, cardinals).
fn categories(language: &str) -> BTreeSet<&'static str> {
    match language {
        "en" => ["one", "other"].into(),
        "pl" => ["one", "few", "many", "other"].into(),
        "zh-Hans" => ["other"].into(),
        _ => panic!("the plurals of {language} are not known here"),
    }
}

/// The values that choose among plurals in a message, each with the categories that have words. Where
/// numbers alone choose, they are names and count nothing.
fn plurals(message: &Message) -> impl Iterator<Item = (&str, BTreeSet<&str>)> {
    message.choices.iter().filter_map(|(value, variants)| {
        let names: BTreeSet<_> = variants
            .iter()
            .map(String::as_str)
            .filter(|name| !name.starts_with(|c: char| c.is_ascii_digit()))
            .collect();
        let counts = !names.is_empty() && names.iter().all(|name| CATEGORIES.contains(name));
        counts.then_some((value.as_str(), names))
    })
}

#[test]
fn plural_categories_are_complete() {
    for catalog in all() {
        let expected = categories(catalog.language);
        for (id, message) in &catalog.messages {
            for (value, found) in plurals(message) {
                assert_eq!(found, expected, "{}: {id} chooses by ${value}", catalog.language);
            }
        }
    }
}

#[test]
fn what_english_counts_polish_counts_too() {
    let catalogs = all();
    let [english, polish, _] = &catalogs[..] else { panic!("three languages are expected") };
    for (id, message) in &english.messages {
        let counted: BTreeSet<_> = plurals(message).map(|(value, _)| value).collect();
        let Some(other) = polish.messages.get(id) else { continue };
        let found: BTreeSet<_> = plurals(other).map(|(value, _)| value).collect();
        assert!(counted.is_subset(&found), "{id}: {counted:?} is counted in English alone");
    }
}
