//! What is kept of the games: a line for each position.

use std::{fs, path::Path};

use anyhow::{Context, Result};
use sittuyin_rules::{Color, RulesetId};

/// Stands for a position where there are no more.
const END: &str = "end";
/// Stands for the end of a game where a position did not come up in it.
const ASIDE: &str = "-";

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

    const fn letter(self) -> &'static str {
        match self {
            Self::Won => "w",
            Self::Drawn => "d",
            Self::Lost => "l",
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
    /// How it ended; nothing if the position is one that did not come up in it.
    pub result: Option<GameResult>,
    /// What the search made of the position, in centipawns, as red sees it.
    pub score: i32,
    /// The position.
    pub fen: String,
}

impl Sample {
    /// As a line of the file: game, ruleset, result, score, FEN.
    pub fn line(&self) -> String {
        let Self { game, ruleset, result, score, fen } = self;
        let result = result.map_or(ASIDE, GameResult::letter);
        format!("{game} {ruleset} {result} {score} {fen}")
    }

    fn from_line(line: &str) -> Option<Self> {
        let mut words = line.splitn(5, ' ');
        Some(Self {
            game: words.next()?.parse().ok()?,
            ruleset: words.next()?.parse().ok()?,
            result: match words.next()? {
                ASIDE => None,
                letter => Some(GameResult::from_letter(letter)?),
            },
            score: words.next()?.parse().ok()?,
            fen: words.next()?.to_owned(),
        })
    }
}

/// The line after the last position of a game.
pub fn end(game: u64) -> String {
    format!("{game} {END}")
}

/// Reads the samples of a file, and the number of the first game that is not in it. What was
/// broken off in the middle of a game is left out.
///
/// # Errors
///
/// The file cannot be read.
pub fn read(path: &Path) -> Result<(Vec<Sample>, u64)> {
    let text = if path.exists() {
        fs::read_to_string(path).with_context(|| format!("{}", path.display()))?
    } else {
        String::new()
    };
    Ok(read_text(&text))
}

fn read_text(text: &str) -> (Vec<Sample>, u64) {
    let (mut samples, mut game, mut next) = (Vec::new(), Vec::new(), 0);
    for line in text.lines() {
        if line == end(next) {
            samples.append(&mut game);
            next += 1;
        } else if let Some(sample) = Sample::from_line(line).filter(|sample| sample.game == next) {
            game.push(sample);
        } else {
            game.clear();
        }
    }
    (samples, next)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_line_says_all() {
        let line = "12 asean l -345 8/4k3/8/2P5/8/4K3/8/R7[] w - - 0 60";
        let sample = Sample::from_line(line).expect("a sample");
        assert_eq!((sample.game, sample.ruleset), (12, RulesetId::Asean));
        assert_eq!((sample.result, sample.score), (Some(GameResult::Lost), -345));
        assert_eq!(sample.line(), line);
        let aside = line.replace(" l ", " - ");
        let sample = Sample::from_line(&aside).expect("a sample");
        assert_eq!(sample.result, None);
        assert_eq!(sample.line(), aside);
    }

    #[test]
    fn a_game_that_was_broken_off_is_played_again() {
        let of = |game: u64| format!("{game} zh d 0 8/4k3/8/8/8/4K3/8/R7[] w - - 0 60\n");
        let whole = format!("\n{}{}0 end\n{}1 end\n", of(0), of(0), of(1));
        let (samples, next) = read_text(&whole);
        assert_eq!((samples.len(), next), (3, 2));
        // Two positions of the third game, half a line of another, and then the game itself.
        let broken = format!("{whole}{}{}2 zh d\n", of(2), of(2));
        assert_eq!(read_text(&broken), (samples, 2));
        let (samples, next) = read_text(&format!("{broken}{}2 end\n", of(2)));
        assert_eq!((samples.len(), next), (4, 3));
        // Broken off between two lines.
        let (samples, next) = read_text(&format!("{whole}{}\n{}2 end\n", of(2), of(2)));
        assert_eq!((samples.len(), next), (4, 3));
    }

    #[test]
    fn half_a_line_says_nothing() {
        for line in ["", "12 asean", "12 asean l 3", "12 asean x 3 8/8", "12 chess w 3 8/8"] {
            assert_eq!(Sample::from_line(line), None, "{line}");
        }
    }
}
