//! Games of the engine with itself, and the quiet positions in them.

use anyhow::{Context, Result};
use sittuyin_engine::{Engine, Level, Limits, Progress, Random, Score, Search, tuning::MATE_FOUND};
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
    let (mut quiet, mut decided) = (Vec::new(), (0, 0));
    let result = loop {
        if let Some(outcome) = game.outcome() {
            break match outcome {
                Outcome::Win { winner, .. } => GameResult::won_by(winner),
                Outcome::Draw(_) => GameResult::Drawn,
            };
        }
        let position = game.position();
        if any_army && position.phase() == Phase::Setup {
            let ply = any_placement(position, &mut random).context("no placement")?;
            game.play(ply)?;
            continue;
        }
        let mut search = Search::new(game.positions(), limits, Level::MASTER, own_seed)
            .context("no position")?;
        let best = loop {
            if let Progress::Done(best) = search.step(&mut engine, u64::MAX, &|| false) {
                break best;
            }
        };
        let ply = best.ply.with_context(|| format!("no ply in {}", position.fen()))?;
        if let Some(info) = best.info {
            let score = match info.score {
                Score::Centipawns(score) => score,
                Score::Mate(moves) => {
                    if moves > 0 {
                        MATE_FOUND
                    } else {
                        -MATE_FOUND
                    }
                }
            };
            let red = if position.turn() == Color::Red { score } else { -score };
            let mate = score.abs() >= MATE_FOUND;
            if !mate && is_quiet(position, ply) && random.below(ONE_IN) == 0 {
                quiet.push((red, position.fen()));
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
    let sample = |(score, fen)| Sample { game: number, ruleset, result, score, fen };
    Ok(quiet.into_iter().map(sample).collect())
}

/// A legal placement by chance.
fn any_placement(position: &Position, random: &mut Random) -> Option<Ply> {
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
