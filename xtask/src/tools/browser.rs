//! Chromium, for the tests in a real browser.

use std::env;
use std::path::{Path, PathBuf};
use std::process::Command;

use super::version::Version;
use super::{Found, Installer, Look, NpmPackages, Tool, debian};
use crate::run;
use crate::workspace::Workspace;

const OLDEST: Version = Version(120, 0, 0);
const NAMES: [&str; 5] =
    ["chromium", "chromium-browser", "google-chrome-stable", "google-chrome", "microsoft-edge"];
/// The browser, and glyphs for every language of the app.
const PACKAGES: [&str; 3] = ["chromium", "fonts-noto-core", "fonts-noto-cjk"];

/// Chromium or a sister of it.
pub struct Browser {
    folder: PathBuf,
    packages: NpmPackages,
}

impl Browser {
    pub fn new(workspace: &Workspace) -> Self {
        Self { folder: workspace.browser_tests(), packages: NpmPackages::new(workspace) }
    }

    /// Where Playwright keeps the browser that it downloads itself.
    fn of_playwright(&self) -> Option<PathBuf> {
        if !matches!(self.packages.look(), Look::Fits(_)) {
            return None;
        }
        let script = "console.log(require('playwright-core').chromium.executablePath())";
        let text =
            run::quiet(Command::new("node").args(["-e", script]).current_dir(&self.folder)).ok()?;
        Some(PathBuf::from(text.trim())).filter(|path| path.is_file())
    }
}

fn check(path: &Path) -> Look {
    match Version::of(path) {
        Some(version) if version >= OLDEST => {
            Look::Fits(Found { path: path.to_owned(), version: version.to_string() })
        }
        Some(version) => Look::Unfit(format!("{version} at {}", path.display())),
        None => Look::Unfit(format!("{}, which does not run,", path.display())),
    }
}

impl Tool for Browser {
    fn name(&self) -> &'static str {
        "Chromium"
    }

    fn purpose(&self) -> &'static str {
        "to test the app as a person meets it"
    }

    fn wanted(&self) -> String {
        format!("≥ {}", OLDEST.0)
    }

    fn look(&self) -> Look {
        if let Some(path) = env::var_os("CHROMIUM").filter(|value| !value.is_empty()) {
            return check(Path::new(&path));
        }
        let mut unfit = Look::Missing;
        let on_path = NAMES.iter().filter_map(|name| which::which(name).ok());
        for path in on_path.chain(self.of_playwright()) {
            match check(&path) {
                Look::Fits(found) => return Look::Fits(found),
                other => unfit = other,
            }
        }
        unfit
    }

    fn installers(&self) -> Vec<Installer<'_>> {
        vec![
            Installer {
                command: "npx --prefix tests/browser playwright install chromium".to_owned(),
                work: Box::new(|| {
                    self.packages.provide()?;
                    run::shown(
                        Command::new("node")
                            .args(["node_modules/playwright/cli.js", "install", "chromium"])
                            .current_dir(&self.folder),
                    )
                }),
            },
            Installer {
                command: debian::command(&PACKAGES),
                work: Box::new(|| debian::install(&PACKAGES)),
            },
        ]
    }
}
