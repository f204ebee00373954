//! What was typed after `cargo xtask`.

use std::time::Duration;

use anyhow::{Context, Result, bail, ensure};
use lexopt::Parser;
use lexopt::prelude::{Long, Short, Value, ValueExt};
use sittuyin_rules::RulesetId;

pub const USAGE: &str = "\
usage: cargo xtask COMMAND

  serve [--release] [--port N]
                              build, serve at http://127.0.0.1:8080, build again when a file changes
  test [rules|app|browser]…   everything, or only the named parts
  build [--public-url /SUB/]  the release for a static host, in dist/, and its sizes
  lessons [--record]          the proof of the lessons; --record plays their games again
  bench [--peer]              how fast rules and search are, the search in the browser, too;
                              --peer: the rules against fairy-stockfish
  match A B [--games N] [--movetime MS | --nodes N] [--ruleset R]
                              two UCI programs against each other: ours, fairy-stockfish or a path; @LEVEL
  tune [--games N] [--nodes N] [--seed N]
                              the weights of the evaluation, from games of the engine with itself
  doctor                      the tools: which are here, and which will be set up

Each command sets up the tools that it needs and does not find.
";

#[derive(Debug, PartialEq, Eq)]
pub enum Command {
    Help,
    Serve(ServeOptions),
    Test(Parts),
    Build(BuildOptions),
    Lessons(LessonsOptions),
    Bench(BenchOptions),
    Match(MatchOptions),
    Tune(TuneOptions),
    Doctor,
}

#[derive(Debug, PartialEq, Eq)]
pub struct ServeOptions {
    /// As small and fast as what is published; slower to build.
    pub release: bool,
    pub port: u16,
}

#[derive(Debug, PartialEq, Eq)]
pub struct BuildOptions {
    /// The path that the site lives under: begins and ends with a slash.
    pub public_url: String,
}

impl Default for BuildOptions {
    fn default() -> Self {
        Self { public_url: "/".to_owned() }
    }
}

#[derive(Debug, Default, PartialEq, Eq)]
pub struct LessonsOptions {
    /// Record the games of the lessons that the machine now plays otherwise.
    pub record: bool,
}

#[derive(Debug, Default, PartialEq, Eq)]
pub struct BenchOptions {
    /// Also measure the distribution's Fairy-Stockfish.
    pub peer: bool,
}

#[derive(Debug, PartialEq, Eq)]
pub struct MatchOptions {
    /// `ours`, `fairy-stockfish`, or the path of a program; a level after `@`.
    pub players: [String; 2],
    pub games: u32,
    pub budget: Budget,
    pub ruleset: RulesetId,
}

/// What a program may use for one ply.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Budget {
    Time(Duration),
    Nodes(u64),
}

/// From which games to measure: the same ones are played, and learned from, again.
#[derive(Debug, PartialEq, Eq)]
pub struct TuneOptions {
    pub games: u64,
    /// Positions looked at for each ply.
    pub nodes: u64,
    pub seed: u64,
}

impl Default for TuneOptions {
    fn default() -> Self {
        Self { games: 5_000, nodes: 800, seed: 1 }
    }
}

/// The parts of the tests that were asked for.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Parts {
    /// The crates that know no screen, and the proof of the lessons.
    pub rules: bool,
    /// The app: its lints, its native tests, its release build.
    pub app: bool,
    /// The built app in a real browser.
    pub browser: bool,
}

impl Parts {
    pub const ALL: Self = Self { rules: true, app: true, browser: true };
    const NONE: Self = Self { rules: false, app: false, browser: false };
}

/// Reads the command line.
///
/// # Errors
///
/// Names the word that was not understood.
pub fn parse(mut parser: Parser) -> Result<Command> {
    let word = match parser.next()? {
        None | Some(Short('h') | Long("help")) => return Ok(Command::Help),
        Some(Value(word)) => word.string()?,
        Some(other) => return Err(other.unexpected().into()),
    };
    match word.as_str() {
        "help" => finish(parser, Command::Help),
        "doctor" => finish(parser, Command::Doctor),
        "serve" => serve(parser),
        "build" => build(parser),
        "test" => test(parser),
        "lessons" => lessons(parser),
        "bench" => bench(parser),
        "match" => match_of(parser),
        "tune" => tune(parser),
        other => bail!("there is no command {other:?}"),
    }
}

fn finish(mut parser: Parser, command: Command) -> Result<Command> {
    match parser.next()? {
        None => Ok(command),
        Some(other) => Err(other.unexpected().into()),
    }
}

fn serve(mut parser: Parser) -> Result<Command> {
    let mut options = ServeOptions { release: false, port: 8080 };
    while let Some(arg) = parser.next()? {
        match arg {
            Long("release") => options.release = true,
            Long("port") => options.port = parser.value()?.parse()?,
            other => return Err(other.unexpected().into()),
        }
    }
    Ok(Command::Serve(options))
}

fn build(mut parser: Parser) -> Result<Command> {
    let mut options = BuildOptions::default();
    while let Some(arg) = parser.next()? {
        match arg {
            Long("public-url") => options.public_url = public_url(&parser.value()?.string()?)?,
            other => return Err(other.unexpected().into()),
        }
    }
    Ok(Command::Build(options))
}

fn lessons(mut parser: Parser) -> Result<Command> {
    let mut options = LessonsOptions::default();
    while let Some(arg) = parser.next()? {
        match arg {
            Long("record") => options.record = true,
            other => return Err(other.unexpected().into()),
        }
    }
    Ok(Command::Lessons(options))
}

fn bench(mut parser: Parser) -> Result<Command> {
    let mut options = BenchOptions::default();
    while let Some(arg) = parser.next()? {
        match arg {
            Long("peer") => options.peer = true,
            other => return Err(other.unexpected().into()),
        }
    }
    Ok(Command::Bench(options))
}

fn match_of(mut parser: Parser) -> Result<Command> {
    let mut players = Vec::new();
    let (mut games, mut budget) = (200, Budget::Time(Duration::from_millis(100)));
    let mut ruleset = RulesetId::Asean;
    while let Some(arg) = parser.next()? {
        match arg {
            Value(word) => players.push(word.string()?),
            Long("games") => games = parser.value()?.parse()?,
            Long("movetime") => {
                budget = Budget::Time(Duration::from_millis(parser.value()?.parse()?));
            }
            Long("nodes") => budget = Budget::Nodes(parser.value()?.parse()?),
            Long("ruleset") => ruleset = parser.value()?.parse()?,
            other => return Err(other.unexpected().into()),
        }
    }
    ensure!(games > 0, "a match has at least one game");
    let players = players.try_into().ok().context("match takes two programs")?;
    Ok(Command::Match(MatchOptions { players, games, budget, ruleset }))
}

fn tune(mut parser: Parser) -> Result<Command> {
    let mut options = TuneOptions::default();
    while let Some(arg) = parser.next()? {
        match arg {
            Long("games") => options.games = parser.value()?.parse()?,
            Long("nodes") => options.nodes = parser.value()?.parse()?,
            Long("seed") => options.seed = parser.value()?.parse()?,
            other => return Err(other.unexpected().into()),
        }
    }
    Ok(Command::Tune(options))
}

fn public_url(text: &str) -> Result<String> {
    let path = text.trim_matches('/');
    if path.is_empty() {
        return Ok("/".to_owned());
    }
    let plain = |c: char| c.is_ascii_alphanumeric() || "/-_.~".contains(c);
    if !text.starts_with('/') || !path.chars().all(plain) || path.contains("//") {
        bail!("--public-url takes a path such as /sittuyin/, not {text:?}");
    }
    Ok(format!("/{path}/"))
}

fn test(mut parser: Parser) -> Result<Command> {
    let mut parts = Parts::NONE;
    while let Some(arg) = parser.next()? {
        match arg {
            Value(word) if word == "rules" => parts.rules = true,
            Value(word) if word == "app" => parts.app = true,
            Value(word) if word == "browser" => parts.browser = true,
            other => return Err(other.unexpected().into()),
        }
    }
    Ok(Command::Test(if parts == Parts::NONE { Parts::ALL } else { parts }))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read(words: &[&str]) -> Result<Command> {
        parse(Parser::from_args(words))
    }

    #[test]
    fn a_bare_call_explains_itself() {
        assert_eq!(read(&[]).unwrap(), Command::Help);
        assert_eq!(read(&["--help"]).unwrap(), Command::Help);
    }

    #[test]
    fn test_alone_means_everything() {
        assert_eq!(read(&["test"]).unwrap(), Command::Test(Parts::ALL));
    }

    #[test]
    fn test_takes_several_parts() {
        let parts = Parts { browser: false, ..Parts::ALL };
        assert_eq!(read(&["test", "app", "rules"]).unwrap(), Command::Test(parts));
    }

    #[test]
    fn bench_asks_the_peer_only_when_told_to() {
        assert_eq!(read(&["bench"]).unwrap(), Command::Bench(BenchOptions { peer: false }));
        assert_eq!(
            read(&["bench", "--peer"]).unwrap(),
            Command::Bench(BenchOptions { peer: true })
        );
    }

    #[test]
    fn lessons_are_recorded_only_when_told_to() {
        for (words, record) in [(&["lessons"][..], false), (&["lessons", "--record"], true)] {
            assert_eq!(read(words).unwrap(), Command::Lessons(LessonsOptions { record }));
        }
    }

    #[test]
    fn a_match_has_two_programs() {
        let options = MatchOptions {
            players: ["ours".to_owned(), "./old".to_owned()],
            games: 200,
            budget: Budget::Nodes(20_000),
            ruleset: RulesetId::Zh,
        };
        let words = ["match", "ours", "./old", "--nodes", "20000", "--ruleset", "zh"];
        assert_eq!(read(&words).unwrap(), Command::Match(options));
        assert!(read(&["match", "ours"]).is_err());
        assert!(read(&["match", "ours", "a", "b"]).is_err());
        assert!(read(&["match", "ours", "ours", "--ruleset", "fr"]).is_err());
    }

    #[test]
    fn tuning_repeats_the_games_of_its_seed() {
        assert_eq!(read(&["tune"]).unwrap(), Command::Tune(TuneOptions::default()));
        let options = TuneOptions { games: 12, nodes: 300, seed: 7 };
        let words = ["tune", "--seed", "7", "--games", "12", "--nodes", "300"];
        assert_eq!(read(&words).unwrap(), Command::Tune(options));
        assert!(read(&["tune", "--games", "-1"]).is_err());
    }

    #[test]
    fn a_public_url_gets_both_slashes() {
        for text in ["/sub", "/sub/"] {
            let options = BuildOptions { public_url: "/sub/".to_owned() };
            assert_eq!(read(&["build", "--public-url", text]).unwrap(), Command::Build(options));
        }
        assert_eq!(
            read(&["build", "--public-url", "/"]).unwrap(),
            Command::Build(BuildOptions::default())
        );
    }

    #[test]
    fn what_is_no_path_is_refused() {
        for text in ["sub/", "https://host/", "/a b/", "/a//b/", "/\"x"] {
            assert!(read(&["build", "--public-url", text]).is_err(), "{text}");
        }
    }

    #[test]
    fn unknown_words_are_named() {
        assert!(read(&["fly"]).unwrap_err().to_string().contains("\"fly\""));
        assert!(read(&["doctor", "now"]).is_err());
        assert!(read(&["test", "all"]).is_err());
        assert!(read(&["serve", "--port", "many"]).is_err());
    }
}
