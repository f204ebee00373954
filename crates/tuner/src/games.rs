//! Games of the engine with itself, and the quiet positions in them.

use std::slice;

use anyhow::{Context, Result};
use sittuyin_engine::{
    Best, Engine, Level, Limits, Progress, Random, Score, Search, tuning::MATE_FOUND,
};
use sittuyin_rules::{
    Color, Game, Outcome, Phase, Ply, Position, Role,
    RulesetId::{self, Asean, En, Pl, Zh},
};

use crate::sample::{GameResult, Sample};

/// The rulesets of eight games in a row.
const RULESETS: [RulesetId; 8] = [Asean, Zh, Asean, Zh, Asean, En, Asean, Pl];
/// A game is as good as won when both sides have seen this many centipawns for so many plies.
const DECIDED: i32 = 1_000;
const DECIDED_PLIES: u32 = 8;
/// What is taken from a game: one quiet position in so many.
const ONE_IN: usize = 2;
/// Beside each of these a position is looked for that the search would see and no game: up to so
/// many plies by chance further on.
const ASIDE_PLIES: usize = 3;
/// The megabytes of the table.
const TABLE: usize = 2;

/// Plays the game of a number: the same number, seed and engine give the same game.
pub fn play(number: u64, nodes: u64, seed: u64) -> Result<Vec<Sample>> {
    let mut random = Random::new(seed.wrapping_add(number.wrapping_mul(0x9e37_79b9)));
    let ruleset = RULESETS[number as usize % RULESETS.len()];
    let mut game = Game::start(ruleset);
    let own_seed = random.number();
    // Half of the armies are the engine's own, half are put anywhere.
    let any_army = random.below(2) == 0;
    let mut engine = Engine::new(TABLE);
    let limits = Limits { nodes: Some(nodes), ..Limits::default() };
    let (mut quiet, mut asides, mut decided) = (Vec::new(), Vec::new(), (0, 0));
    let result = loop {
        if let Some(outcome) = game.outcome() {
            break match outcome {
                Outcome::Win { winner, .. } => GameResult::won_by(winner),
                Outcome::Draw(_) => GameResult::Drawn,
            };
        }
        let position = game.position();
        if any_army && position.phase() == Phase::Setup {
            let ply = any_ply(position, &mut random).context("no placement")?;
            game.play(ply)?;
            continue;
        }
        let best = search(game.positions(), limits, own_seed, &mut engine)?;
        let ply = best.ply.with_context(|| format!("no ply in {}", position.fen()))?;
        if let Some(red) = score_for_red(position, &best) {
            if random.below(ONE_IN) == 0 {
                quiet.extend(quiet_score(position, &best).map(|score| (score, position.fen())));
                if let Some(other) = aside(position, &mut random) {
                    let best = search(slice::from_ref(&other), limits, own_seed, &mut engine)?;
                    let score = quiet_score(&other, &best);
                    asides.extend(score.map(|score| (score, other.fen())));
                }
            }
            decided = match (red.abs() >= DECIDED, red.signum()) {
                (false, _) => (0, 0),
                (true, leader) if leader == decided.0 => (leader, decided.1 + 1),
                (true, leader) => (leader, 1),
            };
            if decided.1 >= DECIDED_PLIES && !has_bare_king(position) {
                break GameResult::won_by(if decided.0 > 0 { Color::Red } else { Color::Black });
            }
        }
        game.play(ply)?;
    };
    let sample = |result, (score, fen)| Sample { game: number, ruleset, result, score, fen };
    let quiet = quiet.into_iter().map(|each| sample(Some(result), each));
    Ok(quiet.chain(asides.into_iter().map(|each| sample(None, each))).collect())
}

fn search(game: &[Position], limits: Limits, seed: u64, engine: &mut Engine) -> Result<Best> {
    let mut search = Search::new(game, limits, Level::MASTER, seed).context("no position")?;
    loop {
        if let Progress::Done(best) = search.step(engine, u64::MAX, &|| false) {
            return Ok(best);
        }
    }
}

/// A position some plies by chance after this one; nothing if the game ends on the way.
fn aside(position: &Position, random: &mut Random) -> Option<Position> {
    let mut position = position.clone();
    for _ in 0..=random.below(ASIDE_PLIES) {
        let ply = any_ply(&position, random)?;
        position.play(ply);
    }
    (position.has_legal_ply() && position.outcome().is_none()).then_some(position)
}

/// What the search made of a position, in centipawns, as red sees it.
fn score_for_red(position: &Position, best: &Best) -> Option<i32> {
    let score = match best.info.as_ref()?.score {
        Score::Centipawns(score) => score,
        Score::Mate(1..) => MATE_FOUND,
        Score::Mate(_) => -MATE_FOUND,
    };
    Some(if position.turn() == Color::Red { score } else { -score })
}

/// The same where the worth of the position can be seen without looking ahead.
fn quiet_score(position: &Position, best: &Best) -> Option<i32> {
    let score = score_for_red(position, best)?;
    (score.abs() < MATE_FOUND && is_quiet(position, best.ply?)).then_some(score)
}

/// A legal ply by chance.
fn any_ply(position: &Position, random: &mut Random) -> Option<Ply> {
    let legal = position.legal_plies();
    legal.get(random.below(legal.len())).copied()
}

/// Whether the worth of a position can be seen without looking ahead: no check, and the best ply
/// neither captures nor promotes.
fn is_quiet(position: &Position, best: Ply) -> bool {
    let taken = best.from() != Some(best.to()) && position.board().occupied().has(best.to());
    position.phase() == Phase::Battle && !position.in_check() && !taken && !best.is_promotion()
}

fn has_bare_king(position: &Position) -> bool {
    let board = position.board();
    Color::ALL
        .into_iter()
        .any(|color| (board.of_color(color) - board.of_role(Role::King)).is_empty())
}
