//! The parts of the page that Trunk takes in: words from the locales, and scripts and styles without what
//! only people read. They are written to `target/page`.

use std::process::{Child, Stdio};

use anyhow::{Context, Result};

use crate::tools::BuildTools;
use crate::workspace::Workspace;
use crate::{run, shell, words};

/// The calls of esbuild: the page's own script and style, whose names the page uses; the one stylesheet
/// that every page needs, and the one of what is fetched later. One file is less to fetch, and less
/// after compression, than many.
const CALLS: [&[&str]; 3] = [
    &["page/start.js", "page/shell.css", "--outdir=target/page"],
    &["style/main.css", "--bundle", "--outfile=target/page/style.css"],
    &["style/late.css", "--bundle", "--outfile=target/page/late.css"],
];

/// Writes them; what is so already is left alone.
///
/// # Errors
///
/// A text is missing, or a file cannot be read, understood, or written.
pub fn write(workspace: &Workspace, tools: &BuildTools) -> Result<()> {
    write_words(workspace)?;
    CALLS.iter().try_for_each(|call| run::shown(tools.esbuild(workspace).args(*call)))
}

/// Writes those that have words in them.
///
/// # Errors
///
/// A text is missing, or a file cannot be read, understood, or written.
pub fn write_words(workspace: &Workspace) -> Result<()> {
    shell::write(workspace)?;
    words::write(workspace)
}

/// Writes scripts and styles again whenever they change, until this program ends: it holds the other end
/// of what these programs listen to.
///
/// # Errors
///
/// esbuild cannot be started.
pub fn follow(workspace: &Workspace, tools: &BuildTools) -> Result<Vec<Child>> {
    let start = |call: &&[&str]| {
        let mut esbuild = tools.esbuild(workspace);
        esbuild.args(*call).arg("--watch").stdin(Stdio::piped());
        esbuild.spawn().context("cannot start esbuild")
    };
    CALLS.iter().map(start).collect()
}

#[cfg(test)]
mod tests {
    use std::fs;

    use super::*;

    #[test]
    fn no_stylesheet_is_forgotten() {
        let folder = Workspace::open().unwrap().root.join("style");
        let whole = ["main.css", "late.css"];
        let imports = whole.map(|name| fs::read_to_string(folder.join(name)).unwrap()).concat();
        for file in folder.read_dir().unwrap() {
            let name = file.unwrap().file_name().into_string().unwrap();
            let import = format!("@import \"{name}\";");
            assert!(whole.contains(&&*name) || imports.contains(&import), "no style has {import}");
        }
    }
}
