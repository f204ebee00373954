//! Scripts and stylesheets without what only people read.

use std::ffi::{OsStr, OsString};
use std::path::Path;

use crate::tools::BuildTools;
use crate::workspace::Workspace;
use crate::{run, sizes};
use anyhow::Result;

/// Makes those at the top of `folder` smaller, each in its place.
///
/// # Errors
///
/// The folder cannot be read, or esbuild does not understand a file.
pub fn run(workspace: &Workspace, tools: &BuildTools, folder: &Path) -> Result<()> {
    let mut esbuild = tools.esbuild(workspace);
    esbuild.args(["--minify", "--log-level=warning", "--allow-overwrite"]);
    for name in sizes::files(folder, "")? {
        let path = Path::new(&name);
        let kind = path.extension().and_then(OsStr::to_str);
        if path.components().count() == 1 && matches!(kind, Some("js" | "css")) {
            esbuild.arg(folder.join(path));
        }
    }
    let outdir = [OsStr::new("--outdir="), folder.as_os_str()];
    run::shown(esbuild.arg(outdir.into_iter().collect::<OsString>()))
}
