//! The oracle's files (`tests/data` at the top of the tree).

use std::{fs, path::Path};

use serde::de::DeserializeOwned;
use sittuyin_rules::{Kings, Position, RulesetId};

pub fn entries<T: DeserializeOwned>(ruleset: RulesetId, kind: &str) -> Vec<T> {
    let path = Path::new(env!("CARGO_MANIFEST_DIR"))
        .join(format!("../../tests/data/{ruleset}.{kind}.json"));
    let text = fs::read_to_string(&path).expect("the oracle's file");
    serde_json::from_str(&text).expect("the oracle's shape")
}

pub fn position(ruleset: RulesetId, fen: &str) -> Position {
    let setup = fen.parse().unwrap_or_else(|error| panic!("{ruleset} {fen}: {error}"));
    Position::new(setup, ruleset, Kings::Required)
        .unwrap_or_else(|error| panic!("{ruleset} {fen}: {error}"))
}
