//! The scripts that Trunk has made, without what only people read.

use std::ffi::{OsStr, OsString};
use std::path::Path;

use crate::run;
use crate::tools::BuildTools;
use crate::workspace::Workspace;
use anyhow::{Context, Result};

/// Makes those at the top of `folder` smaller, each in its place.
///
/// # Errors
///
/// The folder cannot be read, or esbuild does not understand a file.
pub fn run(workspace: &Workspace, tools: &BuildTools, folder: &Path) -> Result<()> {
    let mut esbuild = tools.esbuild(workspace);
    esbuild.arg("--allow-overwrite");
    for file in folder.read_dir().with_context(|| format!("cannot read {}", folder.display()))? {
        let path = file?.path();
        if path.extension() == Some(OsStr::new("js")) {
            esbuild.arg(path);
        }
    }
    let outdir = [OsStr::new("--outdir="), folder.as_os_str()];
    run::shown(esbuild.arg(outdir.into_iter().collect::<OsString>()))
}
