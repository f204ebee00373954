//! The messages of a language, as its files have them.

use fluent_syntax::ast::{
    Entry, Expression, InlineExpression, Pattern, PatternElement, VariantKey,
};
use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::PathBuf;

/// The languages by folder, English first.
pub const LANGUAGES: [&str; 3] = ["en", "pl", "zh-Hans"];

/// How the rooms of the lessons begin. Their messages have attributes, and whether all of them are
/// used is known by the proof of the lessons.
pub const LESSONS: &str = "lessons-";

/// All messages of a language; attributes as `message.attribute`.
pub struct Catalog {
    pub language: &'static str,
    pub messages: BTreeMap<String, Message>,
}

impl Catalog {
    /// The values that a message uses, with those of the messages that it takes words from.
    pub fn variables(&self, message: &Message) -> BTreeSet<String> {
        let taken = message.references.iter().filter_map(|id| self.messages.get(id));
        taken.flat_map(|other| self.variables(other)).chain(message.variables.clone()).collect()
    }
}

/// A message.
#[derive(Default)]
pub struct Message {
    /// The file that it is in, without its ending.
    pub room: String,
    /// Its words, those of all variants one after another, without the values.
    pub text: String,
    /// The values that it uses itself.
    pub variables: BTreeSet<String>,
    /// The messages that it takes words from.
    pub references: BTreeSet<String>,
    /// The choices among variants: what decides, and the names of the variants.
    pub choices: Vec<(String, BTreeSet<String>)>,
}

/// The project's folder.
pub fn root() -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR"))
}

/// All languages, English first.
pub fn all() -> Vec<Catalog> {
    LANGUAGES.into_iter().map(read).collect()
}

fn read(language: &'static str) -> Catalog {
    let mut messages = BTreeMap::new();
    for entry in fs::read_dir(root().join("locales").join(language)).unwrap() {
        let path = entry.unwrap().path();
        let room = path.file_stem().unwrap().to_str().unwrap().to_owned();
        let source = fs::read_to_string(&path).unwrap();
        let resource = fluent_syntax::parser::parse(source.as_str())
            .unwrap_or_else(|(_, errors)| panic!("{}: {errors:?}", path.display()));
        for entry in resource.body {
            match entry {
                Entry::Message(parsed) => {
                    let id = parsed.id.name.to_owned();
                    let lessons = room.starts_with(LESSONS);
                    assert!(
                        lessons || parsed.attributes.is_empty(),
                        "{language}: {id} has attributes"
                    );
                    let value = parsed.value.unwrap_or(Pattern { elements: Vec::new() });
                    let attributes = parsed.attributes.into_iter();
                    let attributes =
                        attributes.map(|other| (format!("{id}.{}", other.id.name), other.value));
                    for (id, pattern) in attributes.chain([(id.clone(), value)]) {
                        let mut message = Message { room: room.clone(), ..Message::default() };
                        take(&pattern, &mut message);
                        let before = messages.insert(id.clone(), message);
                        assert!(before.is_none(), "{language}: {id} is there twice");
                    }
                }
                Entry::Term(term) => panic!("{language}: -{} is a term", term.id.name),
                Entry::Junk { content } => panic!("{language}: {content}"),
                Entry::Comment(_) | Entry::GroupComment(_) | Entry::ResourceComment(_) => {}
            }
        }
    }
    Catalog { language, messages }
}

fn take(pattern: &Pattern<&str>, message: &mut Message) {
    for element in &pattern.elements {
        match element {
            PatternElement::TextElement { value } => message.text.push_str(value),
            PatternElement::Placeable { expression } => expressed(expression, message),
        }
    }
}

fn expressed(expression: &Expression<&str>, message: &mut Message) {
    match expression {
        Expression::Inline(inline) => {
            inlined(inline, message);
        }
        Expression::Select { selector, variants } => {
            let decides = inlined(selector, message);
            let names = variants.iter().map(|variant| match variant.key {
                VariantKey::Identifier { name } => name.to_owned(),
                VariantKey::NumberLiteral { value } => value.to_owned(),
            });
            message.choices.push((decides, names.collect()));
            for variant in variants {
                take(&variant.value, message);
            }
        }
    }
}

/// Notes the values of an expression and returns the name of the last.
fn inlined(expression: &InlineExpression<&str>, message: &mut Message) -> String {
    match expression {
        InlineExpression::VariableReference { id } => {
            message.variables.insert(id.name.to_owned());
            id.name.to_owned()
        }
        InlineExpression::FunctionReference { arguments, .. } => {
            let names = arguments.positional.iter().map(|argument| inlined(argument, message));
            names.last().unwrap_or_default()
        }
        InlineExpression::Placeable { expression } => {
            expressed(expression, message);
            String::new()
        }
        InlineExpression::StringLiteral { value } | InlineExpression::NumberLiteral { value } => {
            message.text.push_str(value);
            String::new()
        }
        InlineExpression::MessageReference { id, .. } => {
            message.references.insert(id.name.to_owned());
            String::new()
        }
        InlineExpression::TermReference { .. } => String::new(),
    }
}
