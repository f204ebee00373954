//! wasm-opt, which makes the built wasm smaller.

use std::path::{Path, PathBuf};

use super::version::Version;
use super::{Found, Installer, Look, NpmPackages, Tool};
use crate::workspace::Workspace;

/// Older ones do not know today's wasm: 108 breaks the page at its start.
const OLDEST: Version = Version(123, 0, 0);

/// On PATH, else from the npm package `binaryen`.
pub struct WasmOpt {
    packages: NpmPackages,
    from_npm: PathBuf,
}

impl WasmOpt {
    pub fn new(workspace: &Workspace) -> Self {
        let packages = NpmPackages::new(workspace);
        Self { from_npm: packages.programs(), packages }
    }
}

fn check(path: PathBuf) -> Look {
    match Version::of(&path) {
        Some(version) if version >= OLDEST => {
            Look::Fits(Found { path, version: version.0.to_string() })
        }
        Some(version) => Look::Unfit(format!("{} at {}", version.0, path.display())),
        None => Look::Unfit(format!("{}, which does not run,", path.display())),
    }
}

fn look_in_npm(bin: &Path, packages: &NpmPackages) -> Look {
    match (packages.look(), which::which_in("wasm-opt", Some(bin), bin)) {
        (Look::Fits(_), Ok(path)) => check(path),
        (Look::Unfit(what), _) => Look::Unfit(what),
        _ => Look::Missing,
    }
}

impl Tool for WasmOpt {
    fn name(&self) -> &'static str {
        "wasm-opt"
    }

    fn purpose(&self) -> &'static str {
        "to make the app small"
    }

    fn wanted(&self) -> String {
        format!("≥ {}", OLDEST.0)
    }

    fn look(&self) -> Look {
        let on_path = which::which("wasm-opt").map_or(Look::Missing, check);
        match (on_path, look_in_npm(&self.from_npm, &self.packages)) {
            (Look::Fits(found), _) | (_, Look::Fits(found)) => Look::Fits(found),
            (Look::Missing, other) | (other, Look::Missing) => other,
            (on_path, _) => on_path,
        }
    }

    fn installers(&self) -> Vec<Installer<'_>> {
        self.packages.installers()
    }
}
