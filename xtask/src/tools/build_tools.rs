//! What a build for the browser needs, set up together.

use std::env;
use std::ffi::{OsStr, OsString};
use std::path::PathBuf;
use std::process::Command;

use anyhow::{Context, Result};

use super::{NpmPackages, Rust, Tool, Toolchain, WasmOpt, WasmStd, trunk, wasm_bindgen};
use crate::lock::SetUpLock;
use crate::run;
use crate::workspace::Workspace;

/// A compiler for the browser, and Trunk with its helpers.
#[derive(Debug)]
pub struct BuildTools {
    toolchain: Toolchain,
    path: OsString,
    esbuild: PathBuf,
}

impl BuildTools {
    /// Finds every tool or sets it up.
    ///
    /// # Errors
    ///
    /// A tool is not to be had; see [`Tool::provide`].
    pub fn set_up(workspace: &Workspace) -> Result<Self> {
        let _lock = SetUpLock::take(&workspace.cache)?;
        Rust.provide()?;
        let packages = NpmPackages::new(workspace);
        packages.provide()?;
        let wasm_std = WasmStd::new(workspace);
        wasm_std.provide()?;
        let folders = [
            trunk(workspace)?.provide()?,
            wasm_bindgen(workspace)?.provide()?,
            WasmOpt::new(workspace).provide()?,
        ]
        .into_iter()
        .filter_map(|found| found.path.parent().map(PathBuf::from))
        .collect();
        Ok(Self {
            toolchain: wasm_std.toolchain().context("the compiler for the browser has gone")?,
            path: path_with(folders)?,
            esbuild: packages.programs().join("esbuild"),
        })
    }

    /// A command in the project's folder that finds these tools.
    pub fn command(&self, workspace: &Workspace, program: impl AsRef<OsStr>) -> Command {
        let mut command = workspace.command(program);
        self.toolchain.apply(&mut command);
        run::without_user_flags(&mut command);
        command.env("PATH", &self.path);
        // Trunk's own backtrace would hide what the compiler said.
        command.env("RUST_BACKTRACE", "0");
        // Trunk takes the variable for a switch of its own, and stops at `NO_COLOR=1`.
        if env::var_os("NO_COLOR").is_some_and(|value| !value.is_empty()) {
            command.env("NO_COLOR", "true");
        }
        command
    }

    /// esbuild, which takes from scripts and styles what only people read. What else the npm packages
    /// hold is not to come before what is on PATH.
    pub fn esbuild(&self, workspace: &Workspace) -> Command {
        let mut command = self.command(workspace, &self.esbuild);
        command.args(["--minify", "--log-level=warning"]);
        command
    }
}

/// PATH with those of `folders` in front that it does not have yet.
fn path_with(folders: Vec<PathBuf>) -> Result<OsString> {
    let old = env::var_os("PATH").unwrap_or_default();
    let old: Vec<_> = env::split_paths(&old).collect();
    let mut new: Vec<_> = folders.into_iter().filter(|folder| !old.contains(folder)).collect();
    new.extend(old);
    env::join_paths(new).context("a folder of tools has a name that PATH cannot hold")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_build_keeps_the_projects_own_flags() {
        let workspace = Workspace::open().unwrap();
        let tools = BuildTools {
            toolchain: Toolchain::Active,
            path: OsString::new(),
            esbuild: PathBuf::new(),
        };
        let command = tools.command(&workspace, "trunk");
        for name in ["RUSTFLAGS", "CARGO_ENCODED_RUSTFLAGS", "CARGO_BUILD_RUSTFLAGS"] {
            let removed = command.get_envs().any(|set| set == (name.as_ref(), None));
            assert!(removed, "{name}");
        }
    }
}
