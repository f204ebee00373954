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
    /// What the machine's choices and other chance follow from.
    #[serde(default)]
    pub seed: u64,
    /// How it was ended by a person's word.
    #[serde(default)]
    pub ended: Option<SavedEnd>,
    /// Whether the board is turned round.
    #[serde(default)]
    pub flipped: bool,
    /// Whether the person has been warned of a last chance to promote: that is done once.
    #[serde(default)]
    pub warned: bool,
}

impl Stored for SavedGame {
    const SLOT: Slot = Slot::Game;
    const VERSION: u32 = 1;
}

/// The setup that is practised, as it is kept.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct SavedPractice {
    /// The game, as far as the battle.
    pub game: SavedGame,
}

impl Stored for SavedPractice {
    const SLOT: Slot = Slot::Practice;
    const VERSION: u32 = 1;
}

/// Who plays.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct SavedMode {
    /// Against whom.
    pub who: SavedOpponent,
    /// Against the machine: whether the person is red.
    #[serde(default)]
    pub red: bool,
    /// Against the machine: how strong it is, 1 to 8.
    #[serde(default)]
    pub level: u8,
}

/// Against whom a person plays.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum SavedOpponent {
    /// Another person at the same screen.
    Two,
    /// The machine.
    Machine,
}

/// How a game was ended by a person's word.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum SavedEnd {
    /// A side resigned.
    Resigned {
        /// Whether that was red.
        red: bool,
    },
    /// A draw was claimed.
    Claimed,
}
