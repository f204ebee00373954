//! A game against the machine.

use super::study::{News, Study, Work};
use sittuyin_content::{Battle, Task};
use sittuyin_protocol::{Think, ThinkLimits};
use sittuyin_rules::{Game, GameRecord, Ply};

impl Study {
    /// What the machine has to think about, if it is its turn: with a new engine for each reply,
    /// as the proof did.
    pub fn question(&self) -> Option<Think> {
        let (Work::Game(game), Task::Game(battle)) = (&self.work, &self.step.task) else {
            return None;
        };
        let its_turn = game.turn() != battle.person && battle.end(game).is_none();
        its_turn.then(|| think(battle, game))
    }

    /// Plays what the machine chose, if it is legal and its turn.
    pub fn machine_plays(&mut self, ply: Ply) -> Option<News> {
        self.question()?;
        let before = self.position().clone();
        let Work::Game(game) = &mut self.work else { return None };
        game.play(ply).ok()?;
        self.settle();
        self.hear(before, ply);
        Some(self.ended(None))
    }
}

fn think(battle: &Battle, game: &Game) -> Think {
    let GameRecord { ruleset, fen, .. } = game.record();
    Think {
        id: 0,
        ruleset,
        fen,
        plies: game.plies().to_vec(),
        level: battle.level,
        seed: battle.seed,
        fresh: true,
        limits: ThinkLimits { nodes: Some(battle.nodes), ..ThinkLimits::default() },
    }
}
