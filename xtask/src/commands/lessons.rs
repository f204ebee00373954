//! `lessons`: the proof of the course as a table, and everything that is wrong with it.

use anyhow::{Result, ensure};
use sittuyin_prover::{Finding, prove, record};

use crate::args::LessonsOptions;
use crate::workspace::Workspace;

pub fn run(options: &LessonsOptions) -> Result<()> {
    let workspace = Workspace::open()?;
    if options.record {
        show(&record(&workspace.root))?;
    }
    proof(&workspace)
}

/// Prints the proof.
///
/// # Errors
///
/// Something is wrong with the course; what it is has been printed.
pub fn proof(workspace: &Workspace) -> Result<()> {
    let proof = prove(&workspace.root);
    println!("{}", proof.table);
    show(&proof.findings)
}

fn show(findings: &[Finding]) -> Result<()> {
    for finding in findings {
        eprintln!("{finding}");
    }
    ensure!(findings.is_empty(), "{} findings in the lessons", findings.len());
    Ok(())
}
