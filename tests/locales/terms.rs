//! One term for one thing, in every language.

use crate::catalog::{Catalog, all};

/// Names that are fixed: a message, and what it says in English, Polish and Chinese.
const NAMES: &[(&str, [&str; 3])] = &[
    ("rules-king", ["King", "Król", "王"]),
    ("rules-commander", ["Commander", "Komandor", "仕"]),
    ("rules-elephant", ["Elephant", "Słoń", "象"]),
    ("rules-chariot", ["Chariot", "Powóz", "车"]),
    ("rules-horse", ["Horse", "Jeździec", "马"]),
    ("rules-soldier", ["Soldier", "Żołnierz", "兵"]),
    ("rules-promotion", ["Promotion", "Mianowanie na komandora", "升变"]),
    ("frame-ruleset", ["Ruleset", "Wariant zasad", "规则版本"]),
];

/// Words of other games, and words that the glossary replaces by better ones.
const NEVER: [&[&str]; 3] = [
    &["pawn", "rook", "bishop", "knight", "horseman", "barred"],
    &[
        "pionek", "pionk", "goniec", "gońc", "hetman", "wież", "skoczek", "skoczk", "rydwan",
        "maszyn",
    ],
    &["士", "帅", "卒", "骑士", "城堡", "王后", "困毙", "走棋", "您"],
];

/// Messages that may use such a word once, to explain a term.
const GLOSSED: &[&str] = &[
    "rules-chariot-text",
    "lessons-pieces-commander-cannot",
    "lessons-pieces-commander-relatives",
    "lessons-pieces-commander-relatives.reply-queen",
    "lessons-pieces-elephant-relatives",
    "lessons-pieces-elephant-relatives.on-slide",
    "lessons-pieces-chariot-walk",
    "lessons-pieces-chariot-read",
    "lessons-pieces-horse-walk.done",
    "lessons-pieces-horse-read",
    "lessons-pieces-soldier-relatives",
    "lessons-pieces-soldier-relatives.reply-two",
    "rules-history-arms",
];

#[test]
fn names_are_those_of_the_glossary() {
    for (place, catalog) in all().iter().enumerate() {
        for (id, names) in NAMES {
            assert_eq!(catalog.messages[*id].text, names[place], "{}: {id}", catalog.language);
        }
    }
}

#[test]
fn words_of_other_games_do_not_slip_in() {
    for (place, catalog) in all().iter().enumerate() {
        for (id, message) in &catalog.messages {
            if GLOSSED.contains(&id.as_str()) {
                continue;
            }
            let text = message.text.to_lowercase();
            for word in NEVER[place] {
                assert!(!text.contains(word), "{}: {id} says {word}", catalog.language);
            }
        }
    }
}

#[test]
fn chinese_has_its_own_punctuation() {
    let chinese = |c: char| ('\u{4e00}'..='\u{9fff}').contains(&c);
    for (id, message) in &language("zh-Hans").messages {
        let letters: Vec<char> = message.text.chars().collect();
        for pair in letters.windows(2) {
            let western = |c: char| ",.;:!?()".contains(c);
            let mixed =
                (chinese(pair[0]) && western(pair[1])) || (western(pair[0]) && chinese(pair[1]));
            assert!(!mixed, "{id}: {}{}", pair[0], pair[1]);
        }
    }
}

#[test]
fn polish_has_its_own_quotation_marks() {
    for (id, message) in &language("pl").messages {
        assert!(!message.text.contains(['"', '“']), "{id}: quotation marks are „ and ”");
    }
}

/// Who reads is no man and no woman: forms of the past and of the conditional that say which are left out.
#[test]
fn polish_speaks_to_everyone() {
    for (id, message) in &language("pl").messages {
        for word in message.text.split(|letter: char| !letter.is_alphabetic()) {
            let gendered = ["łeś", "łaś", "łbyś", "łabyś"].iter().any(|end| word.ends_with(end));
            assert!(!gendered, "{id}: {word}");
        }
    }
}

fn language(name: &str) -> Catalog {
    all().into_iter().find(|catalog| catalog.language == name).unwrap()
}
