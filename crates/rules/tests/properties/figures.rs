//! The oracle's files, whole (`tests/data/README.md` at the top of the tree).

use serde::Deserialize;
use sittuyin_rules::RulesetId;

use crate::oracle_data::entries;

/// How many lines of plies there are.
#[derive(Deserialize)]
pub struct Perft {
    pub fen: String,
    pub depth: u32,
    pub nodes: u64,
}

/// What the rules say in a position.
#[derive(Deserialize)]
pub struct Legal {
    pub fen: String,
    pub plies: Vec<String>,
    pub forbidden: Vec<String>,
    pub in_check: bool,
    pub outcome: String,
    #[serde(default)]
    pub optional_draw: bool,
    #[serde(default)]
    pub checking: Vec<String>,
    #[serde(default)]
    pub mating: Vec<String>,
    #[serde(default)]
    pub stalemating: Vec<String>,
}

/// The positions of a ruleset.
pub fn legal(ruleset: RulesetId) -> Vec<Legal> {
    entries(ruleset, "legal")
}

/// The counts of a ruleset.
pub fn perft(ruleset: RulesetId) -> Vec<Perft> {
    entries(ruleset, "perft")
}
