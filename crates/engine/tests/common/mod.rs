//! What the engine answers.

use sittuyin_engine::{Engine, Level, Limits, Progress, Search};
use sittuyin_rules::{Ply, Position};

/// What the engine plays after a game, in steps of `step` nodes.
pub fn answer(
    engine: &mut Engine,
    game: &[Position],
    limits: Limits,
    level: Level,
    seed: u64,
    step: u64,
) -> Option<Ply> {
    let mut search = Search::new(game, limits, level, seed).expect("a position");
    loop {
        if let Progress::Done(best) = search.step(engine, step, &|| false) {
            return best.ply;
        }
    }
}
