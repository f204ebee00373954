//! The tools that the project is built and tested with: found, or set up.
//!
//! Each is looked for on PATH first and then where this project keeps its own. What is missing or
//! does not fit is installed: by its ordinary installer, else as the distribution's package.

mod browser;
mod build_tools;
mod cargo_tool;
mod debian;
mod fairy_stockfish;
mod node;
mod npm;
mod rust;
mod version;
mod wasm;
mod wasm_opt;
mod wasm_sysroot;

use std::fmt::Write as _;
use std::path::PathBuf;

use anyhow::{Result, bail};

pub use browser::Browser;
pub use build_tools::BuildTools;
pub use fairy_stockfish::FairyStockfish;
pub use node::Node;
pub use npm::NpmPackages;
pub use rust::Rust;
pub use wasm::{TARGET, Toolchain, WasmStd};
pub use wasm_opt::WasmOpt;
pub use wasm_sysroot::LINKER;

use crate::report;
use crate::workspace::Workspace;

/// A tool that is here and fits.
#[derive(Debug, Clone)]
pub struct Found {
    pub path: PathBuf,
    pub version: String,
}

/// What a search for a tool came to.
#[derive(Debug)]
pub enum Look {
    Fits(Found),
    /// Something is there, but not what is needed: says what.
    Unfit(String),
    Missing,
}

/// One way to get a tool.
pub struct Installer<'a> {
    /// What a person would type for the same.
    pub command: String,
    pub work: Box<dyn Fn() -> Result<()> + 'a>,
}

/// Something that the project needs on the machine.
pub trait Tool {
    fn name(&self) -> &str;
    /// What it is needed for; goes on after "is needed".
    fn purpose(&self) -> &str;
    /// The version that fits, in words.
    fn wanted(&self) -> String;
    /// Looks for it; changes nothing.
    fn look(&self) -> Look;
    /// The ways to get it, the first choice first.
    fn installers(&self) -> Vec<Installer<'_>>;

    /// How a person gets it where no installer can.
    fn by_hand(&self) -> Option<&str> {
        None
    }

    /// Finds the tool, or sets it up.
    ///
    /// # Errors
    ///
    /// No way worked: names the tool, what it is for, why each way failed, and what to type.
    fn provide(&self) -> Result<Found> {
        let mut state = match self.look() {
            Look::Fits(found) => return Ok(found),
            Look::Unfit(what) => format!("{what} does not fit"),
            Look::Missing => "it is not here".to_owned(),
        };
        let installers = self.installers();
        for installer in &installers {
            let name = format!("setting up {}: {}", self.name(), installer.command);
            match report::step(&name, &installer.work) {
                Err(error) => {
                    println!("    {error:#}");
                    let _ = write!(state, "\n  `{}`: {error:#}", installer.command);
                }
                Ok(()) => match self.look() {
                    Look::Fits(found) => return Ok(found),
                    Look::Unfit(what) => {
                        let _ = write!(state, "\n  `{}` left {what}", installer.command);
                    }
                    Look::Missing => {
                        let _ = write!(state, "\n  `{}` left nothing", installer.command);
                    }
                },
            }
        }
        let advice = installers
            .iter()
            .map(|installer| installer.command.as_str())
            .chain(self.by_hand())
            .collect::<Vec<_>>()
            .join("\nor: ");
        bail!(
            "{} ({}) is needed {}, but {state}\ninstall it: {advice}",
            self.name(),
            self.wanted(),
            self.purpose(),
        )
    }
}

/// Trunk, in the version that Trunk.toml asks for.
pub fn trunk(workspace: &Workspace) -> Result<impl Tool> {
    cargo_tool::trunk(workspace)
}

/// wasm-bindgen's command line, in the version that Cargo.lock has of the library.
pub fn wasm_bindgen(workspace: &Workspace) -> Result<impl Tool> {
    cargo_tool::wasm_bindgen(workspace)
}
