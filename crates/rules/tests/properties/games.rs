//! Random games: made from a list of numbers, so that a failing one shrinks to a short one.

use proptest::{
    collection::vec,
    prelude::*,
    test_runner::{Config, RngSeed},
};
use sittuyin_rules::{Ply, Position, RulesetId};

use crate::{figures, oracle_data::position, plain::Plain};

/// The same cases at every run.
pub fn config(cases: u32) -> Config {
    Config {
        cases,
        rng_seed: RngSeed::Fixed(8),
        failure_persistence: None,
        max_shrink_iters: 300,
        ..Config::default()
    }
}

/// How a random game goes.
#[derive(Clone, Debug)]
pub struct Script {
    pub ruleset: RulesetId,
    /// Where it starts: a whole game, or one of the figures' positions.
    pub fen: Option<String>,
    /// Which ply is played at each turn.
    pub picks: Vec<u16>,
}

/// A game under any ruleset: one in two from the first placement, the others from the figures.
pub fn scripts(most_plies: usize) -> impl Strategy<Value = Script> {
    let start = prop_oneof![Just(None), any::<prop::sample::Index>().prop_map(Some)];
    let ruleset = prop::sample::select(RulesetId::ALL.to_vec());
    (ruleset, start, vec(any::<u16>(), 0..most_plies)).prop_map(|(ruleset, start, picks)| {
        let fens = |index: prop::sample::Index| {
            let entries = figures::legal(ruleset);
            index.get(&entries).fen.clone()
        };
        Script { ruleset, fen: start.map(fens), picks }
    })
}

impl Script {
    pub fn start(&self) -> Position {
        match &self.fen {
            None => Position::start(self.ruleset),
            Some(fen) => position(self.ruleset, fen),
        }
    }

    pub fn plain_start(&self) -> Plain {
        match &self.fen {
            None => Plain::start(self.ruleset),
            Some(fen) => Plain::read(self.ruleset, fen),
        }
    }
}

/// Plays a game and looks at every position of it, the fast one and the plain one.
pub fn everywhere(
    script: &Script,
    mut look: impl FnMut(&Position, &Plain) -> Result<(), TestCaseError>,
) -> Result<(), TestCaseError> {
    let (mut fast, mut plain) = (script.start(), script.plain_start());
    look(&fast, &plain)?;
    for number in &script.picks {
        let Some(ply) = pick(&fast.legal_plies(), &plain, *number) else { break };
        fast.play(ply);
        plain = plain.after(ply);
        look(&fast, &plain)?;
    }
    Ok(())
}

/// One of the plies, by a number. Every second number prefers what changes the game for good, or
/// random games would be all shuffling.
pub fn pick(plies: &[Ply], plain: &Plain, number: u16) -> Option<Ply> {
    let bold: Vec<Ply> =
        plies.iter().copied().filter(|ply| number % 2 == 1 && changes_much(*ply, plain)).collect();
    let choice = if bold.is_empty() { plies } else { &bold };
    choice.get(usize::from(number / 2) % choice.len().max(1)).copied()
}

fn changes_much(ply: Ply, plain: &Plain) -> bool {
    ply.is_promotion() || ply.from().is_some() && !plain.board.is_empty(ply.to())
}
