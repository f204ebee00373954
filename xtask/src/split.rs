//! The app in parts: what a game needs, and chunks for pages that are fetched when they are visited
//! (`src/pages/late.rs`).
//!
//! Trunk knows no parts: what it puts into the site is one piece, which cannot fetch the chunks that it
//! asks for. Here the compiler's output is split, and the parts take the place of that piece.

use std::ffi::OsString;
use std::fs;
use std::path::{Path, PathBuf};

use anyhow::{Context, Result, anyhow, ensure};
use serde_json::Value;
use wasm_split_cli_support::{Options, transform};

use crate::tools::{BuildTools, TARGET};
use crate::workspace::Workspace;
use crate::{run, sizes};

/// The app's feature that marks its chunks.
pub const FEATURE: &str = "split";

/// The app's binary, and its profile in `index.html`.
const APP: &str = "sittuyin";
const PROFILE: &str = "page";

/// The script that fetches chunks; it becomes part of the app's own.
const LINK: &str = "./link.js";

/// Splits the app that Trunk has just built into `dist`.
///
/// # Errors
///
/// The app has no chunks, a tool does not understand it, or a file cannot be read or written.
pub fn run(workspace: &Workspace, tools: &BuildTools, dist: &Path) -> Result<()> {
    let target = target(workspace)?;
    let app = target.join(TARGET).join(PROFILE).join(format!("{APP}.wasm"));
    let name = app_name(&sizes::files(dist, "")?)?;
    let folder = target.join(FEATURE);
    if folder.exists() {
        fs::remove_dir_all(&folder)
            .with_context(|| format!("cannot empty {}", folder.display()))?;
    }
    let main = folder.join(format!("{APP}.wasm"));
    let chunks = split(&app, &folder, &main)?;
    name_chunks(&folder.join(LINK), &chunks, &name)?;
    run::shown(
        tools
            .command(workspace, "wasm-bindgen")
            .args(["--target=web", "--no-typescript", "--keep-lld-exports", "--out-dir"])
            .args([&folder, &main]),
    )?;
    run::shown(
        tools
            .esbuild(workspace)
            .args(["--bundle", "--format=esm", "--allow-overwrite"])
            .arg(folder.join(format!("{APP}.js")))
            .arg(option("--outfile=", &dist.join(format!("{name}.js")))),
    )?;
    let main = (format!("{APP}_bg.wasm"), format!("{name}_bg.wasm"));
    let chunks = chunks.into_iter().map(|chunk| (chunk.clone(), named(&chunk, &name)));
    for (part, placed) in chunks.chain([main]) {
        // It warns of names that it does not know, and leaves all names out. What `-Oz` makes is
        // smaller, but not after Brotli.
        run::quiet(
            tools
                .command(workspace, "wasm-opt")
                .arg("-Os")
                .arg(folder.join(part))
                .arg(option("--output=", &dist.join(placed))),
        )?;
    }
    Ok(())
}

/// Cargo's folder for what it builds.
fn target(workspace: &Workspace) -> Result<PathBuf> {
    let mut cargo = workspace.command("cargo");
    let text = run::quiet(cargo.args(["metadata", "--format-version=1", "--no-deps"]))?;
    let metadata: Value = serde_json::from_str(&text).context("cargo's metadata is no JSON")?;
    let folder = metadata["target_directory"].as_str().context("cargo names no target folder")?;
    Ok(PathBuf::from(folder))
}

/// The name that Trunk gave to the app's files, without their endings.
fn app_name(files: &[String]) -> Result<String> {
    let names: Vec<_> = files
        .iter()
        .filter_map(|file| file.strip_suffix("_bg.wasm"))
        .filter(|name| hash(name).is_some())
        .collect();
    let [name] = names[..] else { return Err(anyhow!("the site should hold one app: {names:?}")) };
    Ok(name.to_owned())
}

/// What Trunk adds to the app's name.
fn hash(name: &str) -> Option<&str> {
    let hash = name.strip_prefix(APP)?.strip_prefix('-')?;
    hash.bytes().all(|byte| byte.is_ascii_hexdigit()).then_some(hash)
}

/// A chunk's name in the site. It is another one for every other app, for they fit no other.
fn named(chunk: &str, app: &str) -> String {
    format!("{app}_{chunk}")
}

/// Whether a file of the site is a chunk, which a game does not need.
pub fn is_chunk(path: &str) -> bool {
    path.strip_suffix(".wasm")
        .and_then(|name| name.split_once('_'))
        .is_some_and(|(app, part)| hash(app).is_some() && part != "bg")
}

/// Writes the parts of the app and [`LINK`] to `folder`; the names of the chunks.
fn split(app: &Path, folder: &Path, main: &Path) -> Result<Vec<String>> {
    let wasm = fs::read(app).with_context(|| format!("cannot read {}", app.display()))?;
    let script = format!("./{APP}.js");
    let mut options = Options::new(&wasm);
    options.output_dir = folder;
    options.main_out_path = main;
    options.link_name = LINK;
    options.main_module = &script;
    let parts =
        transform(options).map_err(|error| anyhow!("cannot split {}: {error:#}", app.display()))?;
    let mut chunks: Vec<_> = parts
        .split_modules
        .iter()
        .filter_map(|chunk| Some(chunk.file_name()?.to_str()?.to_owned()))
        .collect();
    chunks.sort();
    ensure!(!chunks.is_empty(), "{} has no chunks", app.display());
    Ok(chunks)
}

/// Lets the script that fetches chunks know their names in the site.
fn name_chunks(link: &Path, chunks: &[String], app: &str) -> Result<()> {
    let mut script =
        fs::read_to_string(link).with_context(|| format!("cannot read {}", link.display()))?;
    for chunk in chunks {
        let address = format!("\"./{chunk}\"");
        ensure!(script.matches(&address).count() == 1, "{LINK} should name {address} once");
        script = script.replace(&address, &format!("\"./{}\"", named(chunk, app)));
    }
    fs::write(link, script).with_context(|| format!("cannot write {}", link.display()))
}

fn option(name: &str, path: &Path) -> OsString {
    let mut option = OsString::from(name);
    option.push(path);
    option
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_app_is_told_from_the_worker_and_from_chunks() {
        let files = [
            "index.html",
            "sittuyin-0a1b.js",
            "sittuyin-0a1b_bg.wasm",
            "sittuyin-0a1b_split_pages.wasm",
            "sittuyin-worker_bg.wasm",
        ]
        .map(str::to_owned);
        assert_eq!(app_name(&files).unwrap(), "sittuyin-0a1b");
        let chunks: Vec<_> = files.iter().filter(|file| is_chunk(file)).collect();
        assert_eq!(chunks, ["sittuyin-0a1b_split_pages.wasm"]);
        assert!(is_chunk(&named("chunk_1.wasm", "sittuyin-0a1b")));
    }

    #[test]
    fn no_app_or_two_are_refused() {
        assert!(app_name(&["sittuyin-worker_bg.wasm".to_owned()]).is_err());
        assert!(
            app_name(&["sittuyin-0_bg.wasm", "sittuyin-1_bg.wasm"].map(str::to_owned)).is_err()
        );
    }
}
