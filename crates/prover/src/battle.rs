//! Steps that are played on against the machine: the recorded line is played again, and recorded.
//!
//! For each reply the machine is a new engine that thinks in one step: then it hangs on nothing but
//! the game so far, the level, the nodes and the seed.

use sittuyin_content::{Battle, PlyLine, State};
use sittuyin_engine::{Engine, Level, Limits, Progress, Search};
use sittuyin_rules::{Game, Ply, Position};

use crate::Defect;

/// The size of the machine's table, in megabytes.
pub const TABLE_MEGABYTES: usize = 16;
/// What the learner's side looks at for each ply of a recording.
const RECORDING_NODES: u64 = 200_000;
/// A recording is given up after so many plies.
const MOST_PLIES: usize = 300;

/// What is wrong with a recorded line, if something is.
pub fn defect(battle: &Battle, position: Position) -> Option<Defect> {
    let Some(level) = Level::new(battle.level) else { return Some(Defect::Level(battle.level)) };
    let mut state = State::of(position.clone(), battle.person);
    if battle.goal.holds(&state) {
        return Some(Defect::AlreadyDone);
    }
    let line = battle.lines.of(position.rules().id);
    let mut game = Game::from_position(position);
    for (index, &ply) in line.iter().enumerate() {
        let number = index + 1;
        if game.turn() != battle.person {
            let found = reply(battle, level, &game);
            if found != Some(ply) {
                return Some(Defect::RecordOutdated { number, recorded: ply, found });
            }
        }
        if game.play(ply).is_err() {
            return Some(Defect::RecordIllegal { number });
        }
        state = state.after(ply);
    }
    let plies = own_plies(battle, &game);
    let late = battle.limit.is_some_and(|limit| plies > usize::from(limit));
    (late || !battle.goal.holds(&state)).then_some(Defect::RecordUnfinished)
}

/// A line to the goal, the learner's side played by the engine at its best.
pub fn record(battle: &Battle, position: Position) -> Result<PlyLine, Defect> {
    let level = Level::new(battle.level).ok_or(Defect::Level(battle.level))?;
    let mut state = State::of(position.clone(), battle.person);
    let mut game = Game::from_position(position);
    let mut strong = Engine::new(TABLE_MEGABYTES);
    while !battle.goal.holds(&state) {
        let out_of_plies = battle.limit.is_some_and(|limit| {
            game.turn() == battle.person && own_plies(battle, &game) >= usize::from(limit)
        });
        if out_of_plies || game.outcome().is_some() || game.plies().len() >= MOST_PLIES {
            return Err(Defect::NothingToRecord);
        }
        let ply = if game.turn() == battle.person {
            let limits = Limits { nodes: Some(RECORDING_NODES), ..Limits::default() };
            answer(&mut strong, &game, limits, Level::MASTER, battle.seed)
        } else {
            reply(battle, level, &game)
        };
        let ply = ply.ok_or(Defect::NothingToRecord)?;
        game.play(ply).map_err(|_| Defect::NothingToRecord)?;
        state = state.after(ply);
    }
    Ok(PlyLine(game.plies().to_vec()))
}

/// What the machine plays.
fn reply(battle: &Battle, level: Level, game: &Game) -> Option<Ply> {
    let limits = Limits { nodes: Some(battle.nodes), ..Limits::default() };
    answer(&mut Engine::new(TABLE_MEGABYTES), game, limits, level, battle.seed)
}

fn answer(
    engine: &mut Engine,
    game: &Game,
    limits: Limits,
    level: Level,
    seed: u64,
) -> Option<Ply> {
    let mut search = Search::new(game.positions(), limits, level, seed)?;
    loop {
        if let Progress::Done(best) = search.step(engine, u64::MAX, &|| false) {
            return best.ply;
        }
    }
}

/// How many plies the learner has made.
fn own_plies(battle: &Battle, game: &Game) -> usize {
    game.positions()
        .iter()
        .take(game.plies().len())
        .filter(|position| position.turn() == battle.person)
        .count()
}
