//! A task that is played against the machine.

use serde::{Deserialize, Serialize};
use sittuyin_rules::{Color, RulesetId};

use crate::{Goal, PlyLine};

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
    #[serde(default)]
    pub lines: Recorded,
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
