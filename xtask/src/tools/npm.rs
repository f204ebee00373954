//! The npm packages that `tests/browser/package-lock.json` pins.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use anyhow::{Context, Result};

use super::{Found, Installer, Look, Node, Tool};
use crate::run;
use crate::workspace::Workspace;

/// Playwright, axe, binaryen and esbuild, under `tests/browser/node_modules`.
pub struct NpmPackages {
    folder: PathBuf,
}

impl NpmPackages {
    pub fn new(workspace: &Workspace) -> Self {
        Self { folder: workspace.browser_tests() }
    }

    /// Where their programs are.
    pub fn programs(&self) -> PathBuf {
        self.folder.join("node_modules/.bin")
    }

    fn lock(&self) -> PathBuf {
        self.folder.join("package-lock.json")
    }

    /// A copy of the lock, written when all that it names was installed.
    fn stamp(&self) -> PathBuf {
        self.folder.join("node_modules/.installed-lock.json")
    }

    fn install(&self) -> Result<()> {
        Node.provide()?;
        run::shown(
            Command::new(npm()).args(["ci", "--no-audit", "--no-fund"]).current_dir(&self.folder),
        )?;
        fs::copy(self.lock(), self.stamp())
            .map(|_| ())
            .context("cannot note that the npm packages are installed")
    }
}

fn npm() -> PathBuf {
    which::which("npm").unwrap_or_else(|_| PathBuf::from("npm"))
}

impl Tool for NpmPackages {
    fn name(&self) -> &'static str {
        "npm packages"
    }

    fn purpose(&self) -> &'static str {
        "to make the site small and to test it in a browser"
    }

    fn wanted(&self) -> String {
        "as in tests/browser/package-lock.json".to_owned()
    }

    fn look(&self) -> Look {
        let read = |path: &Path| fs::read(path).ok();
        match (read(&self.stamp()), read(&self.lock())) {
            (None, _) => Look::Missing,
            (Some(installed), Some(wanted)) if installed == wanted => {
                Look::Fits(Found { path: self.folder.join("node_modules"), version: String::new() })
            }
            _ => Look::Unfit("an installation of another package-lock.json".to_owned()),
        }
    }

    fn installers(&self) -> Vec<Installer<'_>> {
        vec![Installer {
            command: "npm ci --prefix tests/browser".to_owned(),
            work: Box::new(|| self.install()),
        }]
    }
}
