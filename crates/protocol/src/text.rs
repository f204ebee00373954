//! Lines of a name and a value.

use std::fmt::{Display, Write as _};
use std::str::FromStr;

use crate::{MessageError, VERSION};

/// A message being written.
pub struct Text(String);

impl Text {
    pub fn new(kind: &str) -> Self {
        Self(format!("{VERSION} {kind}"))
    }

    /// Adds a value; one that has several lines is written in one.
    pub fn put(&mut self, name: &str, value: &dyn Display) {
        let value = value.to_string().replace(['\n', '\r'], " ");
        // A `String` takes whatever is written to it.
        let _ = write!(self.0, "\n{name} {value}");
    }

    /// Adds a list of values without spaces; nothing where it is empty.
    pub fn put_all<T: Display>(&mut self, name: &str, values: &[T]) {
        if !values.is_empty() {
            let values: Vec<_> = values.iter().map(ToString::to_string).collect();
            self.put(name, &values.join(" "));
        }
    }

    pub fn done(self) -> String {
        self.0
    }
}

/// The values of a message.
pub struct Fields<'a>(&'a str);

impl<'a> Fields<'a> {
    /// The kind of a message, and its values.
    pub fn read(text: &'a str) -> Result<(&'a str, Self), MessageError> {
        let (first, rest) = text.split_once('\n').unwrap_or((text, ""));
        let (version, kind) = first.split_once(' ').ok_or(MessageError::Version)?;
        if version.parse() != Ok(VERSION) {
            return Err(MessageError::Version);
        }
        Ok((kind, Self(rest)))
    }

    fn find(&self, name: &str) -> Option<&'a str> {
        self.0.lines().find_map(|line| line.strip_prefix(name)?.strip_prefix(' '))
    }

    /// A value that may be left out.
    pub fn maybe<T: FromStr>(&self, name: &'static str) -> Result<Option<T>, MessageError> {
        let value = self.find(name).map(str::parse).transpose();
        value.map_err(|_| MessageError::Value(name))
    }

    /// A value that must be there.
    pub fn get<T: FromStr>(&self, name: &'static str) -> Result<T, MessageError> {
        self.maybe(name)?.ok_or(MessageError::Value(name))
    }

    /// A list of values.
    pub fn all<T: FromStr>(&self, name: &'static str) -> Result<Vec<T>, MessageError> {
        let values = self.find(name).unwrap_or_default().split_whitespace().map(str::parse);
        values.collect::<Result<_, _>>().map_err(|_| MessageError::Value(name))
    }
}
