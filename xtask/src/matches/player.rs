//! Who plays a match.

use std::fs;
use std::path::PathBuf;

use anyhow::{Context, Result, ensure};
use sittuyin_rules::RulesetId;

use crate::report;
use crate::tools::{FairyStockfish, Tool};
use crate::uci::{self, UciProgram};
use crate::workspace::Workspace;

/// The size of each program's table, in megabytes.
const HASH: &str = "16";

/// A program that can be started.
pub struct Player {
    /// As it was named.
    pub name: String,
    path: PathBuf,
}

impl Player {
    /// `ours` is this build of the engine, `fairy-stockfish` the distribution's package; anything
    /// else is the path of a program.
    ///
    /// # Errors
    ///
    /// There is no such program, or it cannot be built or installed.
    pub fn of(name: &str, workspace: &Workspace) -> Result<Self> {
        let path = match name {
            "ours" => report::step("building the UCI program", || uci::build(workspace))?,
            "fairy-stockfish" => FairyStockfish.provide()?.path,
            path => {
                fs::canonicalize(path).with_context(|| format!("there is no program {path}"))?
            }
        };
        Ok(Self { name: name.to_owned(), path })
    }

    /// Starts it, with one thread. Other programs know the tournament rules and call them `sittuyin`.
    ///
    /// # Errors
    ///
    /// It does not start, or does not know the ruleset.
    pub fn start(&self, ruleset: RulesetId) -> Result<UciProgram> {
        let mut program = UciProgram::start(&self.path, &[])?;
        let known = program.offers("Ruleset")
            || ruleset == RulesetId::Asean && program.offers("UCI_Variant");
        ensure!(known, "{} does not know the ruleset {ruleset}", self.name);
        let name = ruleset.to_string();
        let wanted =
            [("UCI_Variant", "sittuyin"), ("Ruleset", &name), ("Threads", "1"), ("Hash", HASH)];
        let offered: Vec<_> =
            wanted.into_iter().filter(|(option, _)| program.offers(option)).collect();
        program.set(&offered)?;
        Ok(program)
    }

    /// A number that changes when the program does (Fowler, Noll and Vo's hash of its file).
    ///
    /// # Errors
    ///
    /// It cannot be read.
    pub fn fingerprint(&self) -> Result<u64> {
        let bytes = fs::read(&self.path)?;
        let hash = |hash: u64, byte: &u8| (hash ^ u64::from(*byte)).wrapping_mul(0x0100_0000_01b3);
        Ok(bytes.iter().fold(0xcbf2_9ce4_8422_2325, hash))
    }
}
