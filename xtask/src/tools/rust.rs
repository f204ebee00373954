//! Rust for this machine itself: given by whoever runs this program.

use std::path::PathBuf;
use std::process::Command;

use super::version::Version;
use super::{Found, Installer, Look, Tool};
use crate::run;

const OLDEST: Version = Version(1, 89, 0);

/// cargo, rustc, clippy and rustfmt.
pub struct Rust;

impl Tool for Rust {
    fn name(&self) -> &'static str {
        "Rust"
    }

    fn purpose(&self) -> &'static str {
        "for everything"
    }

    fn wanted(&self) -> String {
        format!("≥ {OLDEST}, with clippy and rustfmt")
    }

    fn look(&self) -> Look {
        let Ok(text) = run::quiet(Command::new("rustc").arg("--version")) else {
            return Look::Missing;
        };
        let Some(version) = Version::find(&text).filter(|version| *version >= OLDEST) else {
            return Look::Unfit(text.trim().to_owned());
        };
        for component in ["clippy", "fmt"] {
            if run::quiet(Command::new("cargo").args([component, "--version"])).is_err() {
                return Look::Unfit(format!("Rust {version} without cargo {component}"));
            }
        }
        Look::Fits(Found {
            path: which::which("rustc").unwrap_or_else(|_| PathBuf::from("rustc")),
            version: version.to_string(),
        })
    }

    fn installers(&self) -> Vec<Installer<'_>> {
        let mut rustup = Command::new("rustup");
        rustup.args(["component", "add", "clippy", "rustfmt"]);
        vec![Installer {
            command: run::line(&rustup),
            work: Box::new(|| {
                run::shown(Command::new("rustup").args(["component", "add", "clippy", "rustfmt"]))
            }),
        }]
    }

    fn by_hand(&self) -> Option<&str> {
        Some("from https://rustup.rs, the stable toolchain")
    }
}
