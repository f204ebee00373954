//! Who plays a match.

use std::fs;
use std::path::PathBuf;

use anyhow::{Context, Result, ensure};
use sittuyin_engine::Level;
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
    /// The level it is held to.
    level: Option<Level>,
}

impl Player {
    /// `ours` is this build of the engine, `fairy-stockfish` the distribution's package; anything
    /// else is the path of a program. `@3` after it is the level (`Skill`) it is held to.
    ///
    /// # Errors
    ///
    /// There is no such program, or it cannot be built or installed.
    pub fn of(name: &str, workspace: &Workspace) -> Result<Self> {
        let (program, level) = match name.rsplit_once('@') {
            Some((program, level)) => (program, Some(read_level(level)?)),
            None => (name, None),
        };
        let path = match program {
            "ours" => report::step("building the UCI program", || uci::build(workspace))?,
            "fairy-stockfish" => FairyStockfish.provide()?.path,
            path => {
                fs::canonicalize(path).with_context(|| format!("there is no program {path}"))?
            }
        };
        Ok(Self { name: name.to_owned(), path, level })
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
        let skill = self.level.map(|level| level.number().to_string());
        ensure!(skill.is_none() || program.offers("Skill"), "{} has no levels", self.name);
        let name = ruleset.to_string();
        let wanted =
            [("UCI_Variant", "sittuyin"), ("Ruleset", &name), ("Threads", "1"), ("Hash", HASH)];
        let wanted = wanted.into_iter().chain(skill.iter().map(|level| ("Skill", &**level)));
        let offered: Vec<_> = wanted.filter(|(option, _)| program.offers(option)).collect();
        program.set(&offered)?;
        Ok(program)
    }

    /// A number that changes when the program or its level does (Fowler, Noll and Vo's hash of its
    /// file and the level).
    ///
    /// # Errors
    ///
    /// It cannot be read.
    pub fn fingerprint(&self) -> Result<u64> {
        let bytes = fs::read(&self.path)?;
        let hash = |hash: u64, byte: &u8| (hash ^ u64::from(*byte)).wrapping_mul(0x0100_0000_01b3);
        let level = self.level.map(Level::number);
        Ok(bytes.iter().chain(&level).fold(0xcbf2_9ce4_8422_2325, hash))
    }
}

fn read_level(text: &str) -> Result<Level> {
    let level = text.parse().ok().and_then(Level::new);
    level.with_context(|| format!("a level is a number from 1 to 8, not {text:?}"))
}
