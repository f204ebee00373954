//! What is kept of the games: a line for each position.

use std::{fs, path::Path};

use anyhow::{Context, Result};
use sittuyin_rules::{Color, RulesetId};

/// How a game ended, as red sees it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum GameResult {
    /// By red.
    Won,
    /// By nobody.
    Drawn,
    /// By black.
    Lost,
}

impl GameResult {
    /// A side has won.
    pub const fn won_by(winner: Color) -> Self {
        match winner {
            Color::Red => Self::Won,
            Color::Black => Self::Lost,
        }
    }

    /// Points for red, 0 to 1.
    pub const fn points(self) -> f64 {
        match self {
            Self::Won => 1.0,
            Self::Drawn => 0.5,
            Self::Lost => 0.0,
        }
    }

    const fn letter(self) -> char {
        match self {
            Self::Won => 'w',
            Self::Drawn => 'd',
            Self::Lost => 'l',
        }
    }

    fn from_letter(letter: &str) -> Option<Self> {
        match letter {
            "w" => Some(Self::Won),
            "d" => Some(Self::Drawn),
            "l" => Some(Self::Lost),
            _ => None,
        }
    }
}

/// A position and how its game ended.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Sample {
    /// The number of the game.
    pub game: u64,
    /// Its rules.
    pub ruleset: RulesetId,
    /// How it ended.
    pub result: GameResult,
    /// What the search made of the position, in centipawns, as red sees it.
    pub score: i32,
    /// The position.
    pub fen: String,
}

impl Sample {
    /// As a line of the file: game, ruleset, result, score, FEN.
    pub fn line(&self) -> String {
        let Self { game, ruleset, result, score, fen } = self;
        format!("{game} {ruleset} {} {score} {fen}", result.letter())
    }

    fn from_line(line: &str) -> Option<Self> {
        let mut words = line.splitn(5, ' ');
        Some(Self {
            game: words.next()?.parse().ok()?,
            ruleset: words.next()?.parse().ok()?,
            result: GameResult::from_letter(words.next()?)?,
            score: words.next()?.parse().ok()?,
            fen: words.next()?.to_owned(),
        })
    }
}

/// Reads the samples of a file; none if there is no file.
///
/// # Errors
///
/// The file cannot be read, or which line of it means nothing.
pub fn read(path: &Path) -> Result<Vec<Sample>> {
    if !path.exists() {
        return Ok(Vec::new());
    }
    let text = fs::read_to_string(path).with_context(|| format!("{}", path.display()))?;
    text.lines()
        .enumerate()
        .map(|(index, line)| {
            let number = index + 1;
            Sample::from_line(line)
                .with_context(|| format!("{}:{number}: no position", path.display()))
        })
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_line_says_all() {
        let line = "12 asean l -345 8/4k3/8/2P5/8/4K3/8/R7[] w - - 0 60";
        let sample = Sample::from_line(line).expect("a sample");
        assert_eq!((sample.game, sample.ruleset), (12, RulesetId::Asean));
        assert_eq!((sample.result, sample.score), (GameResult::Lost, -345));
        assert_eq!(sample.line(), line);
    }

    #[test]
    fn half_a_line_says_nothing() {
        for line in ["", "12 asean", "12 asean l 3", "12 asean x 3 8/8", "12 chess w 3 8/8"] {
            assert_eq!(Sample::from_line(line), None, "{line}");
        }
    }
}
