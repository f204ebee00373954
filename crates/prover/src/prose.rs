//! The words: every key that the course needs is there in every language, with the same values, and
//! nothing else is.

use std::{
    collections::{BTreeMap, BTreeSet},
    fs,
    path::Path,
};

use fluent_syntax::{
    ast::{Entry, Expression, InlineExpression, Pattern, PatternElement},
    parser,
};
use sittuyin_content::prose::{self, Key, StepProse};

use crate::{
    Defect, Finding, Place,
    read::{ChapterSource, entries, io, name},
};

/// The language that the others are compared with.
const FIRST: &str = "en";

/// The values that some words use, by key.
type Words = BTreeMap<String, BTreeSet<String>>;

/// Compares the rooms of the course in all languages with what the course needs.
pub fn check(root: &Path, chapters: &[ChapterSource], findings: &mut Vec<Finding>) {
    let rooms = needed(chapters);
    let mut first: BTreeMap<&str, Words> = BTreeMap::new();
    let mut languages = entries(root, "locales", findings);
    languages.sort_by_key(|language| name(language) != FIRST);
    for language in &languages {
        for (room, keys) in &rooms {
            let file = format!("{language}/{room}.ftl");
            let place = Place::file(&file);
            let words = words(&root.join(&file), &place, findings);
            compare(keys, &words, first.get(room.as_str()), &place, findings);
            if name(language) == FIRST {
                first.insert(room, words);
            }
        }
        for file in entries(root, language, findings) {
            let stem = name(&file).trim_end_matches(".ftl");
            if stem.starts_with("lessons-") && !rooms.contains_key(stem) {
                findings.push(Place::file(&file).finds(Defect::UnusedWords(stem.to_owned())));
            }
        }
    }
}

/// The rooms of the course, and for each key the values that it may use.
fn needed(chapters: &[ChapterSource]) -> BTreeMap<String, Words> {
    let mut rooms: BTreeMap<String, Words> = BTreeMap::new();
    let mut need = |room: &str, key: &Key, values: &[&str]| {
        let values = values.iter().map(|&value| value.to_owned()).collect();
        rooms.entry(room.to_owned()).or_default().insert(key.to_string(), values);
    };
    for chapter in chapters {
        need(prose::COURSE, &prose::chapter_title(&chapter.id), &[]);
        let room = prose::room(&chapter.id);
        for source in &chapter.lessons {
            let lesson = &source.lesson;
            need(prose::COURSE, &prose::lesson_title(&lesson.id), &[]);
            need(prose::COURSE, &prose::lesson_motto(&lesson.id), &[]);
            for step in &lesson.steps {
                let words = StepProse::new(&chapter.id, &lesson.id, &step.id);
                let values: &[&str] = if step.play().is_some() { &[prose::PAR] } else { &[] };
                for key in words.keys(step) {
                    need(&room, &key, values);
                }
            }
        }
    }
    rooms
}

fn compare(
    needed: &Words,
    found: &Words,
    first: Option<&Words>,
    place: &Place,
    findings: &mut Vec<Finding>,
) {
    for (key, given) in needed {
        let Some(values) = found.get(key) else {
            findings.push(place.finds(Defect::MissingWords(key.clone())));
            continue;
        };
        let (expected, fits) = match first.and_then(|first| first.get(key)) {
            Some(first) => (first, values == first),
            None => (given, values.is_subset(given)),
        };
        if !fits {
            findings.push(place.finds(Defect::Variables {
                key: key.clone(),
                found: values.iter().cloned().collect(),
                expected: expected.iter().cloned().collect(),
            }));
        }
    }
    for key in found.keys().filter(|key| !needed.contains_key(*key)) {
        findings.push(place.finds(Defect::UnusedWords(key.clone())));
    }
}

/// The words of a file: messages and their attributes.
fn words(path: &Path, place: &Place, findings: &mut Vec<Finding>) -> Words {
    let text = match fs::read_to_string(path) {
        Ok(text) => text,
        Err(error) => {
            findings.push(place.finds(io(path, &error)));
            return Words::new();
        }
    };
    let resource = parser::parse(text.as_str()).unwrap_or_else(|(readable, errors)| {
        let reasons = errors.iter().map(|error| Defect::Fluent { reason: error.to_string() });
        findings.extend(reasons.map(|defect| place.finds(defect)));
        readable
    });
    let mut words = Words::new();
    for entry in resource.body {
        let Entry::Message(message) = entry else { continue };
        let id = message.id.name;
        let value = message.value.iter().map(|pattern| (id.to_owned(), pattern));
        let attributes = message.attributes.iter();
        let attributes = attributes.map(|other| (format!("{id}.{}", other.id.name), &other.value));
        for (key, pattern) in value.chain(attributes) {
            let mut values = BTreeSet::new();
            of_pattern(pattern, &mut values);
            if words.insert(key.clone(), values).is_some() {
                findings.push(place.finds(Defect::DoubleId(key)));
            }
        }
    }
    words
}

fn of_pattern(pattern: &Pattern<&str>, values: &mut BTreeSet<String>) {
    for element in &pattern.elements {
        if let PatternElement::Placeable { expression } = element {
            of_expression(expression, values);
        }
    }
}

fn of_expression(expression: &Expression<&str>, values: &mut BTreeSet<String>) {
    match expression {
        Expression::Inline(inline) => of_inline(inline, values),
        Expression::Select { selector, variants } => {
            of_inline(selector, values);
            for variant in variants {
                of_pattern(&variant.value, values);
            }
        }
    }
}

fn of_inline(inline: &InlineExpression<&str>, values: &mut BTreeSet<String>) {
    match inline {
        InlineExpression::VariableReference { id } => {
            values.insert(id.name.to_owned());
        }
        InlineExpression::FunctionReference { arguments, .. } => {
            for argument in &arguments.positional {
                of_inline(argument, values);
            }
        }
        InlineExpression::Placeable { expression } => of_expression(expression, values),
        InlineExpression::StringLiteral { .. }
        | InlineExpression::NumberLiteral { .. }
        | InlineExpression::MessageReference { .. }
        | InlineExpression::TermReference { .. } => {}
    }
}
