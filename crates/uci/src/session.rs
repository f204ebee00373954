use sittuyin_engine::{Clock, Level, Limits, Search};
use sittuyin_rules::{
    Attempt, Game, Kings, Ply, Position, Refusal, RulesetId, Setup, Square, Verdict, notation,
};

use crate::{
    Job,
    command::{Command, Go, MOST_HASH, Setting},
    report,
};

/// The size of the table at first, in megabytes.
const HASH: usize = 16;
/// The ruleset at first: the one that other programs know.
const RULESET: RulesetId = RulesetId::Asean;

/// What the program is to do besides showing lines.
pub enum Then {
    /// Nothing.
    Go,
    /// This, while it goes on listening.
    Do(Job),
    /// End what it is doing and has yet to do.
    Stop,
    /// End.
    Quit,
}

/// The options and the game.
pub struct Session {
    ruleset: RulesetId,
    level: Level,
    game: Game,
    /// The megabytes of a new table, if the next search is to begin with one.
    new_table: Option<usize>,
    hash: usize,
}

impl Default for Session {
    fn default() -> Self {
        Self {
            ruleset: RULESET,
            level: Level::MASTER,
            game: Game::start(RULESET),
            new_table: Some(HASH),
            hash: HASH,
        }
    }
}

impl Session {
    /// Takes a line: the lines to show, and what comes then.
    pub fn hear(&mut self, line: &str) -> (Vec<String>, Then) {
        match line.parse() {
            Ok(command) => self.obey(command),
            Err(error) => (vec![report::error(&error)], Then::Go),
        }
    }

    fn obey(&mut self, command: Command) -> (Vec<String>, Then) {
        let mut then = Then::Go;
        let lines = match command {
            Command::Uci => introduction(),
            Command::IsReady => vec!["readyok".to_owned()],
            Command::NewGame => {
                self.new_table = Some(self.hash);
                self.game = Game::start(self.ruleset);
                Vec::new()
            }
            Command::Set(setting) => {
                self.set(setting);
                Vec::new()
            }
            Command::Position { fen, plies } => match self.read_game(fen.as_deref(), &plies) {
                Ok(game) => {
                    self.game = game;
                    Vec::new()
                }
                Err(error) => vec![report::error(&error)],
            },
            Command::Go(go) => {
                then = self.job(go).map_or(Then::Go, Then::Do);
                Vec::new()
            }
            Command::Bench(depth) => {
                then = Then::Do(Job::bench(depth));
                Vec::new()
            }
            Command::Show => report::board(self.game.position()),
            Command::Legal => vec![report::legal(self.game.position())],
            Command::Why(text) => vec![report::verdict(&self.judge(&text))],
            Command::Stop => {
                then = Then::Stop;
                Vec::new()
            }
            Command::Quit => {
                then = Then::Quit;
                Vec::new()
            }
            Command::Nothing => Vec::new(),
        };
        (lines, then)
    }

    fn set(&mut self, setting: Setting) {
        match setting {
            Setting::Variant => {}
            Setting::Ruleset(ruleset) => {
                // The table holds what is true under the other rules.
                self.new_table = Some(self.hash);
                self.ruleset = ruleset;
                self.game = Game::start(ruleset);
            }
            Setting::Hash(megabytes) => {
                self.hash = megabytes;
                self.new_table = Some(megabytes);
            }
            Setting::Skill(level) => self.level = level,
        }
    }

    /// The error names what cannot be read, or the ply that cannot be played.
    fn read_game(&self, fen: Option<&str>, plies: &[String]) -> Result<Game, String> {
        let start = match fen {
            None => Position::start(self.ruleset),
            Some(fen) => {
                let setup: Setup = fen.parse().map_err(|error| format!("fen: {error}"))?;
                Position::new(setup, self.ruleset, Kings::Required)
                    .map_err(|errors| format!("position: {errors}"))?
            }
        };
        let mut game = Game::from_position(start);
        for (index, text) in plies.iter().enumerate() {
            let number = index + 1;
            let ply: Ply = text.parse().map_err(|error| format!("move {number}: {error}"))?;
            game.play(ply).map_err(|error| format!("move {number}: {error}"))?;
        }
        Ok(game)
    }

    fn job(&mut self, go: Go) -> Option<Job> {
        match go {
            Go::Perft(depth) => Some(Job::perft(self.game.position().clone(), depth)),
            Go::Search { limits, clocks, moves_to_go, infinite } => {
                let clock = clocks[self.game.turn().index()];
                let share =
                    clock.map(|(left, increment)| Clock::share(left, increment, moves_to_go));
                let limits = Limits { time: limits.time.or(share), ..limits };
                let search = Search::new(self.game.positions(), limits, self.level, 0)?;
                Some(Job::search(search, infinite, self.new_table.take()))
            }
        }
    }

    /// The verdict on an attempt in either notation; one square is a start.
    fn judge(&self, text: &str) -> Verdict {
        if self.game.outcome().is_some() {
            // The first of all reasons, whatever the text.
            return Verdict::Refused(Refusal::game_over());
        }
        if let Ok(start) = text.trim().parse::<Square>() {
            return self.game.judge(Attempt::Start(start));
        }
        match notation::read(text, self.game.position(), &[]) {
            Ok(ply) => self.game.judge(Attempt::Ply(ply)),
            Err(error) => error.verdict(),
        }
    }
}

fn introduction() -> Vec<String> {
    let rulesets: Vec<String> = RulesetId::ALL.iter().map(|id| format!("var {id}")).collect();
    vec![
        format!("id name Sittuyin {}", env!("CARGO_PKG_VERSION")),
        "id author The Sittuyin contributors".to_owned(),
        "option name UCI_Variant type combo default sittuyin var sittuyin".to_owned(),
        format!("option name Ruleset type combo default {RULESET} {}", rulesets.join(" ")),
        format!("option name Hash type spin default {HASH} min 1 max {MOST_HASH}"),
        "option name Skill type spin default 8 min 1 max 8".to_owned(),
        "uciok".to_owned(),
    ]
}
