//! Rust's standard library for `wasm32-unknown-unknown`, and the compiler that it belongs to.

use std::path::PathBuf;
use std::process::Command;

use super::{Found, Installer, Look, Tool, wasm_sysroot};
use crate::run;
use crate::workspace::Workspace;

pub const TARGET: &str = "wasm32-unknown-unknown";

/// The compiler that builds for the browser.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Toolchain {
    /// The one that is in use anyway.
    Active,
    /// The distribution's, linked into rustup by this project, with the linker that it needs.
    Linked,
}

impl Toolchain {
    /// Makes `command` build for the browser with this compiler.
    pub fn apply(&self, command: &mut Command) {
        if *self == Self::Linked {
            command
                .env("RUSTUP_TOOLCHAIN", wasm_sysroot::NAME)
                .env("CARGO_TARGET_WASM32_UNKNOWN_UNKNOWN_LINKER", wasm_sysroot::LINKER)
                .env_remove("CARGO")
                .env_remove("LD_LIBRARY_PATH");
        }
    }
}

/// The standard library for the browser.
pub struct WasmStd {
    cache: PathBuf,
}

impl WasmStd {
    pub fn new(workspace: &Workspace) -> Self {
        Self { cache: workspace.cache.clone() }
    }

    /// The compiler that has it, if one does.
    pub fn toolchain(&self) -> Option<Toolchain> {
        self.find().map(|(toolchain, _)| toolchain)
    }

    fn find(&self) -> Option<(Toolchain, Found)> {
        [Toolchain::Active, Toolchain::Linked]
            .into_iter()
            .filter(|toolchain| {
                *toolchain == Toolchain::Active || wasm_sysroot::is_ready(&self.cache)
            })
            .find_map(|toolchain| {
                let found = standard_library(&toolchain)?;
                Some((toolchain, found))
            })
    }
}

fn standard_library(toolchain: &Toolchain) -> Option<Found> {
    let ask = |arguments: &[&str]| {
        let mut command = Command::new("rustc");
        command.args(arguments);
        toolchain.apply(&mut command);
        run::quiet(&mut command).ok()
    };
    let folder = ask(&["--print", "target-libdir", "--target", TARGET])?;
    let path = PathBuf::from(folder.trim());
    let has_std = path.read_dir().ok()?.flatten().any(|entry| {
        let name = entry.file_name();
        let name = name.to_string_lossy();
        name.starts_with("libstd-") && name.ends_with(".rlib")
    });
    let version = ask(&["--version"])?.trim().to_owned();
    has_std.then_some(Found { path, version })
}

impl Tool for WasmStd {
    fn name(&self) -> &'static str {
        "wasm32 standard library"
    }

    fn purpose(&self) -> &'static str {
        "to compile for the browser"
    }

    fn wanted(&self) -> String {
        TARGET.to_owned()
    }

    fn look(&self) -> Look {
        self.find().map_or(Look::Missing, |(_, found)| Look::Fits(found))
    }

    fn installers(&self) -> Vec<Installer<'_>> {
        vec![
            Installer {
                command: format!("rustup target add {TARGET}"),
                work: Box::new(|| {
                    run::shown(Command::new("rustup").args(["target", "add", TARGET]))
                }),
            },
            Installer {
                command: wasm_sysroot::command(),
                work: Box::new(|| wasm_sysroot::build(&self.cache)),
            },
        ]
    }
}
