//! A task that is played against the machine.

use serde::{Deserialize, Serialize};
use sittuyin_rules::{Color, Game, RulesetId};

use crate::{End, Failure, Goal, PlyLine, State};

/// A game to be played on against the machine.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Battle {
    /// When it is done.
    pub goal: Goal,
    /// Whose side the learner plays.
    pub person: Color,
    /// The machine's level, 1 to 8.
    pub level: u8,
    /// How many positions it looks at for each reply.
    pub nodes: u64,
    /// What its likings hang on.
    pub seed: u64,
    /// The most plies of the learner's; without end if nothing is said.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub limit: Option<u8>,
    /// How it was won in each ruleset. `cargo xtask lessons --record` writes it.
    #[serde(default, skip_serializing_if = "Recorded::is_empty")]
    pub lines: Recorded,
}

impl Battle {
    /// How the step ends with the game as it stands, if it does.
    pub fn end(&self, game: &Game) -> Option<End> {
        let state = State::of_game(game, self.person);
        if self.goal.holds(&state) {
            return Some(End::Done);
        }
        if let Some(outcome) = game.outcome() {
            return Some(End::Failed(Failure::GameOver(outcome)));
        }
        // A goal that waits may still be reached by the reply.
        let replied = state.is_learners_turn() || !self.goal.waits();
        let late = self.limit.is_some_and(|limit| state.own_plies() >= usize::from(limit));
        (late && replied).then_some(End::Failed(Failure::NoTriesLeft))
    }
}

/// Recorded lines by ruleset: the plies of both sides from the start.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Recorded {
    /// In `zh`.
    pub zh: PlyLine,
    /// In `en`.
    pub en: PlyLine,
    /// In `pl`.
    pub pl: PlyLine,
    /// In `asean`.
    pub asean: PlyLine,
}

impl Recorded {
    fn is_empty(&self) -> bool {
        *self == Self::default()
    }

    /// The line of a ruleset.
    pub fn of(&self, ruleset: RulesetId) -> &PlyLine {
        match ruleset {
            RulesetId::Zh => &self.zh,
            RulesetId::En => &self.en,
            RulesetId::Pl => &self.pl,
            RulesetId::Asean => &self.asean,
        }
    }
}
