//! `build`: the release, ready for a static host, and what it weighs.

use std::path::Path;

use anyhow::{Result, bail};

use crate::args::BuildOptions;
use crate::report::{kilobytes, step};
use crate::tools::BuildTools;
use crate::workspace::Workspace;
use crate::{pages, run, shell, sizes};

/// All that is needed to play against the machine, after Brotli.
const LIMIT: u64 = 350 * 1024;

pub fn run(options: &BuildOptions) -> Result<()> {
    let workspace = Workspace::open()?;
    let tools = BuildTools::set_up(&workspace)?;
    let dist = workspace.dist();
    site(&workspace, &tools, &options.public_url, &dist)?;
    step("weighing it", || weigh(&dist))
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
    shell::write(workspace)?;
    step(&format!("building the release for {public_url}"), || {
        run::shown(
            tools
                .command(workspace, "trunk")
                .args(["build", "--release", "--public-url", public_url, "--dist"])
                .arg(dist),
        )?;
        pages::write(workspace, dist)
    })
}

/// Prints each asset's size.
///
/// # Errors
///
/// What a visit loads is larger than [`LIMIT`].
fn weigh(dist: &Path) -> Result<()> {
    let assets = sizes::measure(dist)?;
    println!("    {:>11} {:>11}", "raw", "brotli");
    for asset in &assets {
        println!(
            "    {:>11} {:>11}  {}{}",
            kilobytes(asset.raw),
            kilobytes(asset.brotli),
            asset.path,
            if asset.needed { "" } else { "  (not counted)" }
        );
    }
    let needed = assets.iter().filter(|asset| asset.needed);
    let (raw, brotli) =
        needed.fold((0, 0), |(raw, brotli), asset| (raw + asset.raw, brotli + asset.brotli));
    println!(
        "    {:>11} {:>11}  in all, to play against the machine (at most {})",
        kilobytes(raw),
        kilobytes(brotli),
        kilobytes(LIMIT)
    );
    if brotli > LIMIT {
        bail!(
            "the page and all that it needs to play weigh {} after Brotli, more than {}",
            kilobytes(brotli),
            kilobytes(LIMIT)
        );
    }
    Ok(())
}
