//! Programs that `cargo install` brings, each version in a folder of its own.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use anyhow::{Context, Result, bail};
use toml::Table;

use super::version::Version;
use super::{Found, Installer, Look, Tool};
use crate::run;
use crate::workspace::Workspace;

struct CargoTool {
    /// The program's name.
    name: &'static str,
    /// The package that holds it.
    package: &'static str,
    purpose: &'static str,
    version: Version,
    /// Whether a newer one of the same line does as well.
    newer_fits: bool,
    /// Where this project's own installations are.
    cache: PathBuf,
}

pub(super) fn trunk(workspace: &Workspace) -> Result<impl Tool> {
    let settings = read_toml(&workspace.root.join("Trunk.toml"))?;
    let version = settings
        .get("trunk-version")
        .and_then(|value| value.as_str())
        .and_then(Version::find)
        .context("Trunk.toml names no `trunk-version`")?;
    Ok(CargoTool {
        name: "trunk",
        package: "trunk",
        purpose: "to build the page",
        version,
        newer_fits: true,
        cache: workspace.cache.clone(),
    })
}

pub(super) fn wasm_bindgen(workspace: &Workspace) -> Result<impl Tool> {
    let lock = read_toml(&workspace.root.join("Cargo.lock"))?;
    let version = locked_version(&lock, "wasm-bindgen")
        .context("Cargo.lock names no version of wasm-bindgen")?;
    Ok(CargoTool {
        name: "wasm-bindgen",
        package: "wasm-bindgen-cli",
        purpose: "to join the wasm to the page, in the very version of the library in Cargo.lock",
        version,
        newer_fits: false,
        cache: workspace.cache.clone(),
    })
}

fn read_toml(path: &Path) -> Result<Table> {
    fs::read_to_string(path)
        .with_context(|| format!("cannot read {}", path.display()))?
        .parse()
        .with_context(|| format!("cannot understand {}", path.display()))
}

fn locked_version(lock: &Table, package: &str) -> Option<Version> {
    lock.get("package")?
        .as_array()?
        .iter()
        .filter_map(|entry| entry.as_table())
        .find(|entry| entry.get("name").and_then(|name| name.as_str()) == Some(package))
        .and_then(|entry| Version::find(entry.get("version")?.as_str()?))
}

impl CargoTool {
    fn root(&self) -> PathBuf {
        self.folder("")
    }

    fn folder(&self, ending: &str) -> PathBuf {
        self.cache.join(format!("{}-{}{ending}", self.name, self.version))
    }

    fn check(&self, path: PathBuf) -> Look {
        match Version::of(&path) {
            Some(version)
                if version == self.version
                    || self.newer_fits && version.is_compatible_with(self.version) =>
            {
                Look::Fits(Found { path, version: version.to_string() })
            }
            Some(version) => Look::Unfit(format!("{version} at {}", path.display())),
            None => Look::Unfit(format!("{}, which does not run,", path.display())),
        }
    }

    fn command(&self, locked: bool) -> Command {
        let mut command = Command::new("cargo");
        run::without_user_flags(&mut command);
        command.args(["install", self.package, "--version"]).arg(format!("={}", self.version));
        if locked {
            command.arg("--locked");
        }
        command
    }

    /// Installs into a side folder and moves it into place at the end.
    fn install(&self) -> Result<()> {
        let side = self.folder(".part");
        // Objects stay until the end, so that an interrupted build goes on where it was.
        let objects = self.folder(".target");
        let attempt = |locked: bool| {
            run::shown(
                self.command(locked)
                    .arg("--force")
                    .arg("--root")
                    .arg(&side)
                    .env("CARGO_TARGET_DIR", &objects)
                    .current_dir(&self.cache),
            )
        };
        println!("    this takes several minutes, once");
        if let Err(error) = attempt(true) {
            // A lock may name a version that a mirror does not serve yet.
            println!("    {error:#}; trying without the package's own lock");
            attempt(false)?;
        }
        let built = side.join("bin").join(self.name);
        if let Look::Unfit(what) = self.check(built) {
            bail!("the new {} is {what}", self.name);
        }
        if self.root().exists() {
            fs::remove_dir_all(self.root())?;
        }
        fs::rename(&side, self.root())
            .with_context(|| format!("cannot write {}", self.root().display()))?;
        // Only objects are left over; nothing needs them any more.
        let _ = fs::remove_dir_all(&objects);
        Ok(())
    }
}

impl Tool for CargoTool {
    fn name(&self) -> &str {
        self.name
    }

    fn purpose(&self) -> &str {
        self.purpose
    }

    fn wanted(&self) -> String {
        let sign = if self.newer_fits { "" } else { "=" };
        format!("{sign}{}", self.version)
    }

    fn look(&self) -> Look {
        let on_path = which::which(self.name).map_or(Look::Missing, |path| self.check(path));
        if matches!(on_path, Look::Fits(_)) {
            return on_path;
        }
        let bin = self.root().join("bin");
        match which::which_in(self.name, Some(&bin), &bin) {
            Ok(path) => self.check(path),
            Err(_) => on_path,
        }
    }

    fn installers(&self) -> Vec<Installer<'_>> {
        vec![Installer {
            command: run::line(&self.command(true)),
            work: Box::new(|| self.install()),
        }]
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_lock_says_which_version_is_used() {
        let lock: Table = "version = 4\n\
            [[package]]\nname = \"wasm-bindgen-macro\"\nversion = \"0.2.1\"\n\
            [[package]]\nname = \"wasm-bindgen\"\nversion = \"0.2.130\"\n"
            .parse()
            .unwrap();
        assert_eq!(locked_version(&lock, "wasm-bindgen"), Some(Version(0, 2, 130)));
        assert_eq!(locked_version(&lock, "leptos"), None);
    }

    #[test]
    fn the_projects_own_files_pin_both() {
        let workspace = Workspace::open().unwrap();
        assert!(trunk(&workspace).is_ok());
        assert!(wasm_bindgen(&workspace).is_ok());
    }
}
