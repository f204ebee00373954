//! Games as text for people: Portable Game Notation with `[Variant "Sittuyin"]`, `[Ruleset]` and
//! `[FEN]`.

use std::fmt::Write;

use thiserror::Error;

use crate::{
    Color, Draw, FenErrors, Game, Kings, Outcome, PlayError, Position, PositionErrors, RulesetId,
    Setup, Win,
    notation::{self, ReadError},
    ruleset::RulesetError,
};

/// A game read from text.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Pgn {
    /// Every tag, in the order of the text.
    pub tags: Vec<(String, String)>,
    /// The game; a side that lost without mate has resigned.
    pub game: Game,
}

/// The longest game that is read, in characters. One of a thousand plies takes 8,000, with a clock
/// after each 30,000; the rest is room for comments. What is longer is many games, or none.
pub const MOST_CHARACTERS: usize = 100_000;

/// A place in a text.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Place {
    /// The line, from 1.
    pub line: usize,
    /// The character in the line, from 1.
    pub column: usize,
}

/// Why a text is no game.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
pub enum PgnError {
    /// It is too long to be a game.
    #[error("too long: expected at most {MOST_CHARACTERS} characters")]
    TooLong,
    /// A tag pair is not `[Name "value"]`.
    #[error("line {}: {text:?} is not a tag: expected [Name \"value\"]", place.line)]
    Tag {
        /// Where.
        place: Place,
        /// The line.
        text: String,
    },
    /// The game is of another variant.
    #[error("{0:?} is another game: expected Sittuyin")]
    Variant(String),
    /// The ruleset is unknown.
    #[error(transparent)]
    Ruleset(#[from] RulesetError),
    /// The start cannot be read.
    #[error("the start cannot be read: {0}")]
    Fen(#[from] FenErrors),
    /// The start is impossible.
    #[error("the start is impossible: {0}")]
    Position(#[from] PositionErrors),
    /// A comment or a variation does not end.
    #[error("line {}, character {}: it never ends", place.line, place.column)]
    Unclosed {
        /// Where it begins.
        place: Place,
    },
    /// A ply cannot be read.
    #[error("line {}, character {}: {error}", place.line, place.column)]
    Unreadable {
        /// Where it begins.
        place: Place,
        /// The number of the move that it would be part of.
        number: u16,
        /// What is wrong with it, and how it was written.
        error: ReadError,
    },
    /// A ply cannot be played.
    #[error(
        "line {}, character {}: {text:?} cannot be played: {}",
        place.line, place.column, error.refusal.reason
    )]
    Unplayable {
        /// Where it begins.
        place: Place,
        /// How it was written.
        text: String,
        /// What is wrong with it.
        error: Box<PlayError>,
    },
}

/// The result as PGN writes it.
pub const fn result(outcome: Option<Outcome>) -> &'static str {
    match outcome {
        Some(Outcome::Win { winner: Color::Red, .. }) => "1-0",
        Some(Outcome::Win { winner: Color::Black, .. }) => "0-1",
        Some(Outcome::Draw(_)) => "1/2-1/2",
        None => "*",
    }
}

/// How the game ended, for the tag `Termination`.
pub const fn termination(outcome: Option<Outcome>) -> &'static str {
    match outcome {
        Some(Outcome::Win { by: Win::Checkmate, .. }) => "checkmate",
        Some(Outcome::Win { by: Win::Resignation, .. }) => "resignation",
        Some(Outcome::Draw(draw)) => match draw {
            Draw::InsufficientMaterial => "insufficient material",
            Draw::Stalemate => "stalemate",
            Draw::NoReplyForbidden => "every ply forbidden",
            Draw::Repetition => "repetition",
            Draw::HundredPlies => "100 plies",
            Draw::CountPassed => "count passed",
            Draw::Claimed => "claimed",
        },
        None => "unterminated",
    }
}

/// Writes a game. `tags` come first, such as `("Red", "Ann")`; the game's own follow.
pub fn write(game: &Game, tags: &[(&str, &str)]) -> String {
    let mut text = String::new();
    let outcome = game.outcome();
    let start = game.start_position();
    let mut tag = |name: &str, value: &str| {
        let value = value.replace('\\', "\\\\").replace('"', "\\\"");
        let _ = writeln!(text, "[{name} \"{value}\"]");
    };
    for (name, value) in tags {
        tag(name, value);
    }
    tag("Variant", "Sittuyin");
    tag("Ruleset", game.ruleset().as_str());
    if *start != Position::start(game.ruleset()) {
        tag("SetUp", "1");
        tag("FEN", &start.fen());
    }
    tag("Result", result(outcome));
    tag("Termination", termination(outcome));
    text.push('\n');
    let mut line = 0;
    let mut put = |word: &str| {
        if line > 0 && line + 1 + word.len() > 79 {
            text.push('\n');
            line = 0;
        } else if line > 0 {
            text.push(' ');
            line += 1;
        }
        text.push_str(word);
        line += word.len();
    };
    for (index, (position, &ply)) in game.positions().iter().zip(game.plies()).enumerate() {
        let turn_before =
            |plies: usize| index.checked_sub(plies).map(|earlier| game.positions()[earlier].turn());
        let passed = turn_before(1) != Some(position.turn());
        let after_a_row = turn_before(1) == turn_before(2);
        match position.turn() {
            Color::Red if passed => put(&format!("{}.", position.fullmoves())),
            // After a single red ply its number stands near enough.
            Color::Black if passed && (index == 0 || after_a_row) => {
                put(&format!("{}...", position.fullmoves()));
            }
            _ => {}
        }
        put(&notation::write(ply, position));
    }
    put(result(outcome));
    text.push('\n');
    text
}

/// Reads a game. Without a tag `Ruleset` it is read as one of pychess: `asean`.
///
/// # Errors
///
/// What cannot be read or played, and where.
pub fn read(text: &str) -> Result<Pgn, PgnError> {
    if text.chars().nth(MOST_CHARACTERS).is_some() {
        return Err(PgnError::TooLong);
    }
    let mut scanner = Scanner { rest: text, place: Place { line: 1, column: 1 } };
    let tags = scanner.tags()?;
    let value = |name: &str| {
        tags.iter().find(|(tag, _)| tag.eq_ignore_ascii_case(name)).map(|(_, value)| value.as_str())
    };
    if let Some(variant) = value("Variant")
        && !variant.eq_ignore_ascii_case("sittuyin")
    {
        return Err(PgnError::Variant(variant.to_owned()));
    }
    let ruleset = value("Ruleset").map_or(Ok(RulesetId::Asean), str::parse)?;
    let start = match value("FEN") {
        Some(fen) => Position::new(fen.parse::<Setup>()?, ruleset, Kings::Required)?,
        None => Position::start(ruleset),
    };
    let mut game = Game::from_position(start);
    let mut result = value("Result").map(ToOwned::to_owned);
    while let Some((place, word)) = scanner.word()? {
        if ["1-0", "0-1", "1/2-1/2", "*"].contains(&word) {
            result = Some(word.to_owned());
            break;
        }
        play(&mut game, place, word)?;
    }
    match result.as_deref() {
        Some("1-0") => game.resign(Color::Black),
        Some("0-1") => game.resign(Color::Red),
        _ => false,
    };
    Ok(Pgn { tags, game })
}

fn play(game: &mut Game, place: Place, text: &str) -> Result<(), PgnError> {
    let number = game.position().fullmoves();
    let ply = notation::read(text, game.position(), &[]).map_err(|error| PgnError::Unreadable {
        place,
        number,
        error,
    })?;
    game.play(ply).map_err(|error| PgnError::Unplayable {
        place,
        text: text.to_owned(),
        error: Box::new(error),
    })
}

struct Scanner<'a> {
    rest: &'a str,
    place: Place,
}

impl<'a> Scanner<'a> {
    /// Takes so many bytes off the text.
    fn take(&mut self, bytes: usize) -> &'a str {
        let (taken, rest) = self.rest.split_at(bytes);
        for letter in taken.chars() {
            if letter == '\n' {
                self.place = Place { line: self.place.line + 1, column: 1 };
            } else {
                self.place.column += 1;
            }
        }
        self.rest = rest;
        taken
    }

    fn take_while(&mut self, test: impl Fn(char) -> bool) -> &'a str {
        let end = self.rest.find(|letter| !test(letter)).unwrap_or(self.rest.len());
        self.take(end)
    }

    fn tags(&mut self) -> Result<Vec<(String, String)>, PgnError> {
        let mut tags = Vec::new();
        loop {
            self.take_while(|letter| letter.is_whitespace() || letter == '\u{feff}');
            if !self.rest.starts_with('[') {
                return Ok(tags);
            }
            let Some((name, value, rest)) = tag(self.rest) else {
                let line = self.rest.lines().next().unwrap_or_default().trim_end();
                return Err(PgnError::Tag { place: self.place, text: line.to_owned() });
            };
            tags.push((name.to_owned(), value));
            self.take(self.rest.len() - rest.len());
        }
    }

    /// The next ply or result, past numbers, comments, variations and glyphs.
    fn word(&mut self) -> Result<Option<(Place, &'a str)>, PgnError> {
        loop {
            self.take_while(|letter| letter.is_whitespace() || letter == '.');
            let place = self.place;
            match self.rest.chars().next() {
                None => return Ok(None),
                Some('{') => {
                    let end = self.rest.find('}').ok_or(PgnError::Unclosed { place })?;
                    self.take(end + 1);
                }
                Some(';') => {
                    self.take_while(|letter| letter != '\n');
                }
                Some('(') => self.variation()?,
                Some(')') => {
                    self.take(1);
                }
                Some('$') => {
                    self.take(1);
                    self.take_while(|letter| letter.is_ascii_digit());
                }
                Some(_) => {
                    let word = self
                        .take_while(|letter| !letter.is_whitespace() && !"{};()$".contains(letter));
                    if word.is_empty() {
                        // A closing brace of no comment.
                        self.take(1);
                        continue;
                    }
                    let ply = without_number(word);
                    if !ply.is_empty() {
                        let column = place.column + word.chars().count() - ply.chars().count();
                        return Ok(Some((Place { column, ..place }, ply)));
                    }
                }
            }
        }
    }

    fn variation(&mut self) -> Result<(), PgnError> {
        let place = self.place;
        let mut depth = 0;
        loop {
            match self.rest.chars().next() {
                None => return Err(PgnError::Unclosed { place }),
                Some('(') => depth += 1,
                Some(')') => depth -= 1,
                Some('{') => {
                    let place = self.place;
                    let end = self.rest.find('}').ok_or(PgnError::Unclosed { place })?;
                    self.take(end);
                }
                Some(_) => {}
            }
            self.take(self.rest.chars().next().map_or(0, char::len_utf8));
            if depth == 0 {
                return Ok(());
            }
        }
    }
}

/// `12.e5` and `12...e5` without the number; results and plies as they are.
fn without_number(word: &str) -> &str {
    match word.split_once('.') {
        Some((number, ply)) if number.bytes().all(|byte| byte.is_ascii_digit()) => {
            ply.trim_start_matches('.')
        }
        _ if word.bytes().all(|byte| byte.is_ascii_digit()) => "",
        _ => word,
    }
}

/// The name and the value of `[Name "value"]` at the beginning of a text, with `\"` and `\\` for a
/// quote and a backslash; and what follows.
fn tag(text: &str) -> Option<(&str, String, &str)> {
    let inside = text.strip_prefix('[')?.trim_start();
    let (name, rest) = inside.split_once(char::is_whitespace)?;
    if !name.chars().all(|letter| letter.is_alphanumeric() || letter == '_') {
        return None;
    }
    let mut letters = rest.trim_start().strip_prefix('"')?.chars();
    let mut value = String::new();
    loop {
        match letters.next()? {
            '"' => break,
            '\\' => value.push(letters.next()?),
            letter => value.push(letter),
        }
    }
    let rest = letters.as_str().trim_start().strip_prefix(']')?;
    Some((name, value, rest))
}
