//! Lines as commands.

use std::{num::NonZeroU32, str::FromStr, time::Duration};

use sittuyin_engine::{Clock, Level, Limits};
use sittuyin_rules::{Color, RulesetId};
use thiserror::Error;

/// A line that has been read.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Command {
    /// `uci`
    Uci,
    /// `isready`
    IsReady,
    /// `ucinewgame`
    NewGame,
    /// `setoption name … value …`
    Set(Setting),
    /// `position startpos|fen … [moves …]`
    Position {
        /// The start; nothing for the start of the game.
        fen: Option<String>,
        /// The plies from there, unread.
        plies: Vec<String>,
    },
    /// `go …`
    Go(Go),
    /// `bench [DEPTH]`
    Bench(u32),
    /// `stop`
    Stop,
    /// `d`
    Show,
    /// `legal`
    Legal,
    /// `why TEXT`
    Why(String),
    /// `quit`
    Quit,
    /// An empty line.
    Nothing,
}

/// An option and its value.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Setting {
    /// `UCI_Variant`: there is but one.
    Variant,
    /// `Ruleset`
    Ruleset(RulesetId),
    /// `Hash`, in megabytes.
    Hash(usize),
    /// `Skill`
    Skill(Level),
}

/// What `go` asks for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Go {
    /// The lines of so many plies, counted by first ply.
    Perft(u32),
    /// A search.
    Search {
        /// Plies and nodes, and the time where it is fixed.
        limits: Limits,
        /// The time left and the increment on each side's clock, red's first.
        clocks: [Option<(Duration, Duration)>; 2],
        /// After how many moves the clocks are set again, if they are.
        moves_to_go: Option<NonZeroU32>,
        /// Whether to answer only when stopped.
        infinite: bool,
    },
}

/// The most megabytes a table may have.
pub const MOST_HASH: usize = 1024;
/// The deepest perft; long before that it takes longer than anybody waits.
const MOST_PERFT: u32 = 64;
/// How deep `bench` searches where it is not said: some seconds.
const BENCH_DEPTH: u32 = 10;

/// Why a line is no command.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
pub enum CommandError {
    /// There is no such command.
    #[error("unknown command {0:?}")]
    Unknown(String),
    /// A word was expected and is not there.
    #[error("{0} expected at the end of the line")]
    Missing(&'static str),
    /// Another word was expected.
    #[error("{expected} expected instead of {found:?}")]
    Unexpected {
        /// What was expected.
        expected: &'static str,
        /// What stands there.
        found: String,
    },
    /// There is no such option.
    #[error("unknown option {0:?}")]
    UnknownOption(String),
    /// The engine does not search in this way.
    #[error("no search begins: {0}")]
    Unsupported(#[from] Unsupported),
}

/// A way to search that UCI knows and this engine does not.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Error)]
pub enum Unsupported {
    /// `go ponder`
    #[error("ponder is not supported, the engine thinks in its own time only")]
    Ponder,
    /// `go searchmoves …`
    #[error("searchmoves is not supported, every legal move is searched")]
    SearchMoves,
    /// `go mate …`
    #[error("mate is not supported, a search is limited by depth, nodes or time")]
    Mate,
}

type Words<'a> = std::iter::Peekable<std::str::SplitWhitespace<'a>>;

impl FromStr for Command {
    type Err = CommandError;

    /// Reads a line.
    ///
    /// # Errors
    ///
    /// Which word cannot be read, and what was expected.
    fn from_str(line: &str) -> Result<Self, CommandError> {
        let mut words = line.split_whitespace().peekable();
        Ok(match words.next() {
            None => Self::Nothing,
            Some("uci") => Self::Uci,
            Some("isready") => Self::IsReady,
            Some("ucinewgame") => Self::NewGame,
            Some("setoption") => Self::Set(setting(&mut words)?),
            Some("position") => position(&mut words)?,
            Some("go") => Self::Go(go(&mut words)?),
            Some("bench") => Self::Bench(bench(&mut words)?),
            Some("stop") => Self::Stop,
            Some("d") => Self::Show,
            Some("legal") => Self::Legal,
            Some("why") => Self::Why(words.collect::<Vec<_>>().join(" ")),
            Some("quit") => Self::Quit,
            Some(other) => return Err(CommandError::Unknown(other.to_owned())),
        })
    }
}

fn setting(words: &mut Words<'_>) -> Result<Setting, CommandError> {
    keyword(words, "name")?;
    let name: Vec<&str> = std::iter::from_fn(|| words.next_if(|&word| word != "value")).collect();
    let name = name.join(" ");
    keyword(words, "value")?;
    // Neither names nor values are told apart by case.
    let value = words.collect::<Vec<_>>().join(" ").to_ascii_lowercase();
    let refused = |expected| CommandError::Unexpected { expected, found: value.clone() };
    match name.to_ascii_lowercase().as_str() {
        "uci_variant" if value == "sittuyin" => Ok(Setting::Variant),
        "uci_variant" => Err(refused("sittuyin")),
        "ruleset" => {
            value.parse().map(Setting::Ruleset).map_err(|_| refused("zh, en, pl or asean"))
        }
        "hash" => value
            .parse()
            .ok()
            .filter(|megabytes| (1..=MOST_HASH).contains(megabytes))
            .map(Setting::Hash)
            .ok_or_else(|| refused("a number of megabytes from 1 to 1024")),
        "skill" => value
            .parse()
            .ok()
            .and_then(Level::new)
            .map(Setting::Skill)
            .ok_or_else(|| refused("a level from 1 to 8")),
        _ => Err(CommandError::UnknownOption(name)),
    }
}

fn position(words: &mut Words<'_>) -> Result<Command, CommandError> {
    const START: &str = "startpos or fen";
    let fen = match words.next() {
        Some("startpos") => None,
        Some("fen") => {
            let fields = std::iter::from_fn(|| words.next_if(|&word| word != "moves"));
            Some(fields.collect::<Vec<_>>().join(" "))
        }
        Some(other) => return Err(unexpected(START, other)),
        None => return Err(CommandError::Missing(START)),
    };
    let plies = match words.next() {
        None => Vec::new(),
        Some("moves") => words.map(str::to_owned).collect(),
        Some(other) => return Err(unexpected("moves", other)),
    };
    Ok(Command::Position { fen, plies })
}

fn go(words: &mut Words<'_>) -> Result<Go, CommandError> {
    if words.next_if_eq(&"perft").is_some() {
        return go_perft(words);
    }
    let mut limits = Limits::default();
    let mut left = [None; 2];
    let mut increment = [Duration::ZERO; 2];
    let mut moves_to_go = None;
    let mut infinite = false;
    while let Some(word) = words.next() {
        match word {
            "depth" => limits.depth = Some(number::<u32>(words, "a depth")?.max(1)),
            "nodes" => limits.nodes = Some(number(words, "a number of nodes")?),
            "movetime" => limits.time = Some(Clock::fixed(time(words)?)),
            "wtime" => left[Color::Red.index()] = Some(time(words)?),
            "btime" => left[Color::Black.index()] = Some(time(words)?),
            "winc" => increment[Color::Red.index()] = time(words)?,
            "binc" => increment[Color::Black.index()] = time(words)?,
            // Programs that know of no control to come say 0.
            "movestogo" => moves_to_go = NonZeroU32::new(number(words, "a number of moves")?),
            "infinite" => infinite = true,
            "ponder" => return Err(Unsupported::Ponder.into()),
            "searchmoves" => return Err(Unsupported::SearchMoves.into()),
            "mate" => return Err(Unsupported::Mate.into()),
            other => return Err(unexpected("a limit of the search", other)),
        }
    }
    let clock = |color: Color| left[color.index()].map(|left| (left, increment[color.index()]));
    Ok(Go::Search { limits, clocks: Color::ALL.map(clock), moves_to_go, infinite })
}

fn go_perft(words: &mut Words<'_>) -> Result<Go, CommandError> {
    const DEPTH: &str = "a depth up to 64";
    let depth: u32 = number(words, DEPTH)?;
    if depth > MOST_PERFT {
        return Err(unexpected(DEPTH, &depth.to_string()));
    }
    end(words)?;
    Ok(Go::Perft(depth))
}

fn bench(words: &mut Words<'_>) -> Result<u32, CommandError> {
    let depth = if words.peek().is_some() { number(words, "a depth")? } else { BENCH_DEPTH };
    end(words)?;
    Ok(depth)
}

/// Milliseconds; less than none reads as none, as from a clock that has run out.
fn time(words: &mut Words<'_>) -> Result<Duration, CommandError> {
    let ms: i64 = number(words, "a number of milliseconds")?;
    Ok(Duration::from_millis(ms.max(0).unsigned_abs()))
}

fn number<T: FromStr>(words: &mut Words<'_>, expected: &'static str) -> Result<T, CommandError> {
    let word = words.next().ok_or(CommandError::Missing(expected))?;
    word.parse().map_err(|_| unexpected(expected, word))
}

fn end(words: &mut Words<'_>) -> Result<(), CommandError> {
    words.next().map_or(Ok(()), |word| Err(unexpected("the end of the line", word)))
}

fn keyword(words: &mut Words<'_>, expected: &'static str) -> Result<(), CommandError> {
    match words.next() {
        Some(word) if word == expected => Ok(()),
        Some(word) => Err(unexpected(expected, word)),
        None => Err(CommandError::Missing(expected)),
    }
}

fn unexpected(expected: &'static str, found: &str) -> CommandError {
    CommandError::Unexpected { expected, found: found.to_owned() }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_clocks_and_the_moves_until_the_next_control_are_heard() {
        let seconds =
            |left, increment| Some((Duration::from_secs(left), Duration::from_secs(increment)));
        let clocks = [seconds(60, 1), seconds(50, 2)];
        for (text, moves_to_go) in [("movestogo 7", NonZeroU32::new(7)), ("", None)] {
            let line = format!("go wtime 60000 winc 1000 btime 50000 binc 2000 {text}");
            let limits = Limits::default();
            let go = Go::Search { limits, clocks, moves_to_go, infinite: false };
            assert_eq!(line.parse(), Ok(Command::Go(go)), "{line}");
        }
    }
}
