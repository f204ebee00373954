//! Steps that are played on against the machine: the recorded line is played again, and recorded.
//!
//! For each reply the machine is a new engine that thinks in one step: then it hangs on nothing but
//! the game so far, the level, the nodes and the seed.

use sittuyin_content::{Battle, End, PlyLine};
use sittuyin_engine::{Engine, Level, Limits, Progress, Search, TABLE_MEGABYTES};
use sittuyin_rules::{Game, Ply, Position};

use crate::Defect;

/// What the learner's side looks at for each ply of a recording: at first a lot, and where that does
/// not lead to the goal, less. A side that sees far leaves a goal be that wins nothing.
const RECORDING_NODES: [u64; 5] = [200_000, 50_000, 12_000, 3_000, 800];
/// A recording is given up after so many plies.
const MOST_PLIES: usize = 300;

/// What is wrong with a recorded line, if something is.
pub fn defect(battle: &Battle, position: Position) -> Option<Defect> {
    let Some(level) = Level::new(battle.level) else { return Some(Defect::Level(battle.level)) };
    let line = battle.lines.of(position.rules().id);
    let mut game = Game::from_position(position);
    if battle.end(&game) == Some(End::Done) {
        return Some(Defect::AlreadyDone);
    }
    for (index, &ply) in line.iter().enumerate() {
        let number = index + 1;
        if battle.end(&game).is_some() {
            return Some(Defect::RecordTooLong { number });
        }
        if game.turn() != battle.person {
            let found = reply(battle, level, &game);
            if found != Some(ply) {
                return Some(Defect::RecordOutdated { number, recorded: ply, found });
            }
        }
        if game.play(ply).is_err() {
            return Some(Defect::RecordIllegal { number });
        }
    }
    (battle.end(&game) != Some(End::Done)).then_some(Defect::RecordUnfinished)
}

/// A line to the goal, the learner's side played by the engine without a level's faults.
pub fn record(battle: &Battle, position: &Position) -> Result<PlyLine, Defect> {
    let level = Level::new(battle.level).ok_or(Defect::Level(battle.level))?;
    RECORDING_NODES
        .into_iter()
        .find_map(|nodes| line(battle, level, position.clone(), nodes))
        .ok_or(Defect::NothingToRecord)
}

/// A line to the goal, if the engine finds one with so many nodes for each ply of the learner's.
fn line(battle: &Battle, level: Level, position: Position, nodes: u64) -> Option<PlyLine> {
    let mut game = Game::from_position(position);
    let mut strong = Engine::new(TABLE_MEGABYTES);
    while game.plies().len() < MOST_PLIES {
        match battle.end(&game) {
            Some(End::Done) => return Some(PlyLine(game.plies().to_vec())),
            Some(End::Failed(_)) => return None,
            None => {}
        }
        let ply = if game.turn() == battle.person {
            let limits = Limits { nodes: Some(nodes), ..Limits::default() };
            answer(&mut strong, &game, limits, Level::MASTER, battle.seed)
        } else {
            reply(battle, level, &game)
        };
        game.play(ply?).ok()?;
    }
    None
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
