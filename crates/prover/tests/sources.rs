//! What `docs/sources.md` traces the statements of the handbooks to is there.

use std::{
    collections::BTreeSet,
    fs,
    path::{Path, PathBuf},
};

use sittuyin_rules::Ruleset;

/// A row of the document.
struct Statement {
    /// Which text, its paragraph, and the sentence where there are several.
    at: (String, u32, Option<u32>),
    /// What carries it, by column: fields, tests, steps, messages.
    carriers: [Vec<String>; 4],
}

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

/// The cells of the rows of all tables.
fn rows() -> Vec<Vec<String>> {
    let document = fs::read_to_string(root().join("docs/sources.md")).unwrap();
    let cells =
        |row: &str| row.trim_matches('|').split('|').map(|cell| cell.trim().to_owned()).collect();
    document.lines().filter(|line| line.starts_with('|')).map(cells).collect()
}

/// The names in a cell.
fn names(cell: &str) -> Vec<String> {
    cell.split('`').skip(1).step_by(2).map(str::to_owned).collect()
}

fn statements() -> Vec<Statement> {
    let statement = |row: Vec<String>| {
        let (text, number) = row[0].split_once(' ')?;
        let (paragraph, sentence) = match number.split_once('.') {
            Some((paragraph, sentence)) => (paragraph, Some(sentence.parse().ok()?)),
            None => (number, None),
        };
        Some(Statement {
            at: (text.to_owned(), paragraph.parse().ok()?, sentence),
            carriers: [2, 3, 4, 5].map(|column| names(&row[column])),
        })
    };
    rows().into_iter().filter_map(statement).collect()
}

/// All that is named in a column and is not there.
fn gone(column: usize, there: &BTreeSet<String>) -> Vec<String> {
    let named: Vec<_> =
        statements().into_iter().flat_map(|it| it.carriers[column].clone()).collect();
    assert!(!named.is_empty(), "nothing is named");
    named.into_iter().filter(|name| !there.contains(name)).collect()
}

/// All files below a folder with that ending.
fn files(folder: &str, ending: &str) -> Vec<String> {
    let mut folders = vec![root().join(folder)];
    let mut found = Vec::new();
    while let Some(folder) = folders.pop() {
        for entry in fs::read_dir(folder).unwrap() {
            let path = entry.unwrap().path();
            if path.is_dir() {
                folders.push(path);
            } else if path.extension().is_some_and(|it| it == ending) {
                found.push(fs::read_to_string(path).unwrap());
            }
        }
    }
    found
}

#[test]
fn every_paragraph_has_its_statements() {
    let statements = statements();
    let counts: Vec<(String, u32, usize)> = rows()
        .iter()
        .filter(|row| row.len() == 3)
        .filter_map(|row| Some((names(&row[0]).pop()?, row[1].parse().ok()?, row[2].parse().ok()?)))
        .collect();
    assert_eq!(counts.len(), 3, "handbooks");
    for (text, paragraphs, count) in counts {
        let own = || statements.iter().map(|it| &it.at).filter(|(of, ..)| *of == text);
        assert_eq!(own().count(), count, "statements of {text}");
        assert!(own().all(|(_, paragraph, _)| *paragraph <= paragraphs), "{text}");
        for paragraph in 1..=paragraphs {
            let found: Vec<_> = own().filter(|it| it.1 == paragraph).map(|it| it.2).collect();
            let numbers = (1..=found.len() as u32).map(Some);
            let complete = found == [None] || found.iter().copied().eq(numbers);
            assert!(!found.is_empty() && complete, "{text} {paragraph}: {found:?}");
        }
    }
}

#[test]
fn what_is_tested_is_taught_and_what_differs_is_tested() {
    for Statement { at, carriers: [fields, tests, steps, _] } in statements() {
        assert!(tests.is_empty() || !steps.is_empty(), "{at:?} is not taught");
        assert!(fields.is_empty() || !tests.is_empty(), "{at:?} is not tested");
    }
}

#[test]
fn fields_are_there_and_each_comes_from_a_source() {
    let debug = format!("{:#?}", Ruleset::ZH);
    let lines = debug.lines().filter_map(|line| line.trim().split_once(": "));
    let fields: BTreeSet<_> = lines.map(|(name, _)| name.to_owned()).collect();
    assert_eq!(gone(0, &fields), Vec::<String>::new());
    // The name, and what only the tournament rules have.
    let beyond = ["commander_pair", "counting", "id", "promotion_ban", "promotion_claim"];
    let named: BTreeSet<_> =
        statements().into_iter().flat_map(|it| it.carriers[0].clone()).collect();
    let untraced: Vec<_> = fields.difference(&named).collect();
    assert_eq!(untraced, beyond);
}

#[test]
fn tests_are_there() {
    let sources = [files("crates", "rs"), files("src", "rs")].concat();
    let bodies = sources.iter().flat_map(|source| source.split("#[test]").skip(1));
    let names = bodies.filter_map(|body| body.split_once("fn ")?.1.split_once('('));
    let tests = names.map(|(name, _)| name.to_owned()).collect();
    assert_eq!(gone(1, &tests), Vec::<String>::new());
}

#[test]
fn steps_are_there() {
    let mut steps = BTreeSet::new();
    for lesson in files("lessons", "toml") {
        let lesson: toml::Table = lesson.parse().unwrap();
        let id = |of: &toml::Table| of["id"].as_str().unwrap().to_owned();
        let of_lesson = lesson["steps"].as_array().unwrap().iter();
        steps.extend(of_lesson.map(|it| format!("{}/{}", id(&lesson), id(it.as_table().unwrap()))));
    }
    assert_eq!(gone(2, &steps), Vec::<String>::new());
}

#[test]
fn messages_are_there() {
    let words = fs::read_to_string(root().join("locales/en/rules.ftl")).unwrap();
    let messages = words.lines().filter_map(|line| line.split_once(" ="));
    let messages = messages.map(|(id, _)| id.to_owned()).collect();
    assert_eq!(gone(3, &messages), Vec::<String>::new());
}
