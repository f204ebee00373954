//! What the worker answers, apart from how messages come and go.

use std::time::Duration;

use sittuyin_engine::{
    Best, Clock, Engine, Info, Level, Limits, Progress, Score, Search, TABLE_MEGABYTES,
};
use sittuyin_protocol::{
    FromWorker, HEARTBEAT_MS, Think, ThinkLimits, ToWorker, WireScore, WorkerError, decode,
};
use sittuyin_rules::{Kings, Position, Setup};
use web_time::Instant;

/// Positions looked at before the worker listens again: some 10 ms on a desk, 50 on a slow phone.
const SLICE_NODES: u64 = 4_096;

/// The engine, and what it is asked.
pub struct Session {
    engine: Engine,
    /// The last question that could be understood: of its game is what the engine knows.
    last: Option<Think>,
    question: Option<Question>,
}

struct Question {
    id: u32,
    search: Search,
    /// Positions looked at in one go.
    slice: u64,
    last_word: Instant,
}

impl Session {
    /// Nothing asked yet.
    pub fn new() -> Self {
        Self { engine: Engine::new(TABLE_MEGABYTES), last: None, question: None }
    }

    /// Takes a message; what there is to say to it at once.
    pub fn hear(&mut self, text: &str) -> Option<FromWorker> {
        match decode(text) {
            Ok(ToWorker::Think(think)) => {
                let id = think.id;
                match search(&think) {
                    Ok(search) => {
                        if !self.last.as_ref().is_some_and(|last| goes_on(last, &think)) {
                            self.engine = Engine::new(TABLE_MEGABYTES);
                        }
                        let slice = if think.fresh { u64::MAX } else { SLICE_NODES };
                        let last_word = Instant::now();
                        self.question = Some(Question { id, search, slice, last_word });
                        self.last = Some(think);
                        None
                    }
                    Err(error) => Some(FromWorker::Error { id: Some(id), error }),
                }
            }
            Ok(ToWorker::Stop { id }) => {
                let mut question = self.question.take_if(|question| question.id == id)?;
                Some(answer(id, &question.search.stop()))
            }
            Err(error) => Some(FromWorker::Error { id: None, error: error.into() }),
        }
    }

    /// Whether there is something to think about.
    pub fn is_thinking(&self) -> bool {
        self.question.is_some()
    }

    /// Thinks for a slice; what there is to say then.
    pub fn think(&mut self) -> Option<FromWorker> {
        let question = self.question.as_mut()?;
        let id = question.id;
        let said = match question.search.step(&mut self.engine, question.slice, &|| false) {
            Progress::Working => {
                let silent = question.last_word.elapsed();
                (silent >= Duration::from_millis(HEARTBEAT_MS))
                    .then_some(FromWorker::Heartbeat { id })
            }
            Progress::Deeper(info) => Some(report(id, info)),
            Progress::Done(best) => {
                self.question = None;
                return Some(answer(id, &best));
            }
        };
        if said.is_some() {
            question.last_word = Instant::now();
        }
        said
    }
}

/// Whether the game of one question goes on in the next. A new game, and one with plies taken back,
/// begins with an engine that knows nothing, so that its plies follow from the question alone.
fn goes_on(last: &Think, next: &Think) -> bool {
    let game = |think: &Think| (think.ruleset, think.level, think.seed);
    !next.fresh
        && game(last) == game(next)
        && last.fen == next.fen
        && last.plies.len() < next.plies.len()
        && next.plies.starts_with(&last.plies)
}

/// The search that a question asks for.
fn search(think: &Think) -> Result<Search, WorkerError> {
    let level = Level::new(think.level).ok_or(WorkerError::Level { level: think.level })?;
    let fen = |error: &dyn ToString| WorkerError::Fen { reason: error.to_string() };
    let setup: Setup = think.fen.parse().map_err(|error| fen(&error))?;
    let start =
        Position::new(setup, think.ruleset, Kings::Required).map_err(|error| fen(&error))?;
    let mut game = vec![start];
    for (index, &ply) in think.plies.iter().enumerate() {
        let next = game.last().filter(|position| position.is_legal(ply));
        let next = next.ok_or(WorkerError::Ply { number: index + 1 })?.after(ply);
        game.push(next);
    }
    let limits = limits(think.limits);
    Search::new(&game, limits, level, think.seed)
        .ok_or_else(|| WorkerError::Fen { reason: String::new() })
}

fn limits(limits: ThinkLimits) -> Limits {
    let ThinkLimits { depth, nodes, time_ms } = limits;
    Limits { depth, nodes, time: time_ms.map(|ms| Clock::fixed(Duration::from_millis(ms))) }
}

fn report(id: u32, info: Info) -> FromWorker {
    let score = match info.score {
        Score::Centipawns(score) => WireScore::Centipawns(score),
        Score::Mate(moves) => WireScore::Mate(moves),
    };
    FromWorker::Info { id, depth: info.depth, nodes: info.nodes, score, pv: info.pv }
}

fn answer(id: u32, best: &Best) -> FromWorker {
    FromWorker::Best { id, ply: best.ply }
}

#[cfg(test)]
mod tests;
