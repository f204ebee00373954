//! `tune`: measures the weights of the evaluation and writes them into its source.

use anyhow::Result;

use crate::args::TuneOptions;
use crate::run;
use crate::workspace::Workspace;

pub fn run(options: &TuneOptions) -> Result<()> {
    let workspace = Workspace::open()?;
    let mut cargo = workspace.command("cargo");
    cargo.args(["run", "--quiet", "--release", "--package", "sittuyin-tuner", "--"]);
    for number in [options.games, options.nodes, options.seed] {
        cargo.arg(number.to_string());
    }
    run::shown(&mut cargo)?;
    run::shown(workspace.command("cargo").args(["fmt", "--package", "sittuyin-engine"]))
}
