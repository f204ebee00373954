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

#[cfg(test)]
mod tests {
    use std::cell::{Cell, RefCell};

    use super::*;

    /// A tool that is here once one of its installers has worked; each notes that it was tried.
    struct Fake {
        here: Cell<bool>,
        tried: RefCell<Vec<&'static str>>,
        /// Whether each installer, by its command, leaves the tool.
        ways: [(&'static str, bool); 2],
    }

    impl Fake {
        fn new(here: bool, ways: [(&'static str, bool); 2]) -> Self {
            Self { here: Cell::new(here), tried: RefCell::default(), ways }
        }
    }

    impl Tool for Fake {
        fn name(&self) -> &'static str {
            "plane"
        }

        fn purpose(&self) -> &'static str {
            "to smooth the board"
        }

        fn wanted(&self) -> String {
            "≥ 2".to_owned()
        }

        fn look(&self) -> Look {
            let found = || Found { path: "/plane".into(), version: "2".to_owned() };
            if self.here.get() { Look::Fits(found()) } else { Look::Missing }
        }

        fn installers(&self) -> Vec<Installer<'_>> {
            let installer = |(command, works): (&'static str, bool)| Installer {
                command: command.to_owned(),
                work: Box::new(move || {
                    self.tried.borrow_mut().push(command);
                    self.here.set(works);
                    if works { Ok(()) } else { bail!("no way to {command}") }
                }),
            };
            self.ways.map(installer).into()
        }

        fn by_hand(&self) -> Option<&str> {
            Some("ask a joiner")
        }
    }

    #[test]
    fn what_is_here_is_not_installed() {
        let tool = Fake::new(true, [("buy", true), ("borrow", true)]);
        assert!(tool.provide().is_ok() && tool.tried.borrow().is_empty());
    }

    #[test]
    fn the_next_way_is_tried_only_when_one_fails() {
        let tool = Fake::new(false, [("buy", true), ("borrow", true)]);
        assert!(tool.provide().is_ok() && *tool.tried.borrow() == ["buy"]);
        let tool = Fake::new(false, [("buy", false), ("borrow", true)]);
        assert!(tool.provide().is_ok() && *tool.tried.borrow() == ["buy", "borrow"]);
    }

    #[test]
    fn when_no_way_works_one_error_names_tool_purpose_failures_and_commands() {
        let tool = Fake::new(false, [("buy", false), ("borrow", false)]);
        let error = tool.provide().unwrap_err().to_string();
        for part in [
            "plane (≥ 2) is needed to smooth the board",
            "`buy`: no way to buy",
            "`borrow`: no way to borrow",
            "install it: buy\nor: borrow\nor: ask a joiner",
        ] {
            assert!(error.contains(part), "{part}: {error}");
        }
    }
}
