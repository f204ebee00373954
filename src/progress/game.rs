//! The game in progress, as it is kept.

use super::schema::{Slot, Stored};
use serde::{Deserialize, Serialize};
use sittuyin_rules::RulesetId;

/// The game in progress.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct SavedGame {
    /// Its rules.
    pub ruleset: RulesetId,
    /// Where it started.
    pub fen: String,
    /// What has been played since, in the notation of the rules.
    pub plies: Vec<String>,
    /// Who plays.
    pub mode: SavedMode,
}

impl Stored for SavedGame {
    const SLOT: Slot = Slot::Game;
    const VERSION: u32 = 1;
}

/// Who plays.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase", tag = "who")]
pub enum SavedMode {
    /// Two people at one screen.
    Two,
    /// One person against the machine.
    Machine {
        /// Whether the person is red.
        red: bool,
        /// How strong the machine is, 1 to 8.
        level: u8,
    },
}
