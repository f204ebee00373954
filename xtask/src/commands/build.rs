//! `build`: the release, ready for a static host, and what it weighs.

use std::path::Path;

use anyhow::{Result, ensure};

use crate::args::BuildOptions;
use crate::report::{kilobytes, step};
use crate::sizes::{self, Asset};
use crate::tools::BuildTools;
use crate::workspace::Workspace;
use crate::{lessons, minify, pages, parts, run, split};

/// All that is needed to play against the machine, after Brotli.
const LIMIT: u64 = 350 * 1024;

pub fn run(options: &BuildOptions) -> Result<()> {
    let workspace = Workspace::open()?;
    let tools = BuildTools::set_up(&workspace)?;
    let dist = workspace.dist();
    site(&workspace, &tools, &options.public_url, &dist)?;
    step("weighing it", || check_size(&dist))
}

/// Prints what the site weighs.
///
/// # Errors
///
/// A file cannot be read, or a visit that plays is larger than [`LIMIT`].
pub fn check_size(dist: &Path) -> Result<()> {
    let excess = weigh(dist)?;
    ensure!(
        excess == 0,
        "the page and all that it needs to play weigh {} more than {} after Brotli",
        kilobytes(excess),
        kilobytes(LIMIT)
    );
    Ok(())
}

/// Builds the whole site for the path `public_url` into `dist`.
///
/// # Errors
///
/// A text of the page is missing, the code does not compile, or the folder cannot be written.
pub fn site(
    workspace: &Workspace,
    tools: &BuildTools,
    public_url: &str,
    dist: &Path,
) -> Result<()> {
    parts::write(workspace, tools)?;
    step("proving the lessons", || lessons::write_all(workspace))?;
    step(&format!("building the release for {public_url}"), || {
        run::shown(
            tools
                .command(workspace, "trunk")
                .args(["build", "--release", "--features", split::FEATURE])
                .args(["--public-url", public_url, "--dist"])
                .arg(dist),
        )?;
        split::run(workspace, tools, dist)?;
        minify::run(workspace, tools, dist)?;
        pages::write(workspace, dist)
    })
}

/// Prints each asset's size; by how many bytes a visit that plays is larger than [`LIMIT`].
fn weigh(dist: &Path) -> Result<u64> {
    let (needed, other): (Vec<_>, Vec<_>) =
        sizes::measure(dist)?.into_iter().partition(|asset| asset.needed);
    println!("    {:>11} {:>11}", "raw", "brotli");
    for asset in &needed {
        line(asset.raw, asset.brotli, &asset.path);
    }
    let (raw, brotli) = sum(&needed);
    let limit = kilobytes(LIMIT);
    line(raw, brotli, &format!("in all, to play against the machine (at most {limit})"));
    for asset in other.iter().filter(|asset| split::is_chunk(&asset.path)) {
        line(asset.raw, asset.brotli, &asset.path);
    }
    let (raw_other, brotli_other) = sum(&other);
    let text =
        format!("in all, in {} files more that pages fetch when they need them", other.len());
    line(raw_other, brotli_other, &text);
    Ok(brotli.saturating_sub(LIMIT))
}

fn line(raw: u64, brotli: u64, text: &str) {
    println!("    {:>11} {:>11}  {text}", kilobytes(raw), kilobytes(brotli));
}

fn sum(assets: &[Asset]) -> (u64, u64) {
    assets.iter().fold((0, 0), |(raw, brotli), asset| (raw + asset.raw, brotli + asset.brotli))
}
