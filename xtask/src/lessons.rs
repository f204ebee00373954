//! The course as the site fetches it: proven, and written to `target/page/lessons`, which Trunk copies.

use std::fs;
use std::path::Path;
use std::time::SystemTime;

use anyhow::{Context, Result, ensure};
use sittuyin_prover::{prove, write, write_solutions};

use crate::workspace::Workspace;

/// What the proof reads.
const SOURCES: [&str; 2] = ["lessons", "locales"];

/// Proves the course and writes it.
///
/// # Errors
///
/// Something is wrong with a lesson, or a file cannot be written.
pub fn write_all(workspace: &Workspace) -> Result<()> {
    let proof = prove(&workspace.root);
    for finding in &proof.findings {
        eprintln!("{finding}");
    }
    ensure!(proof.findings.is_empty(), "{} findings in the lessons", proof.findings.len());
    write(&proof, &workspace.root.join("target/page/lessons"))?;
    // For the tests in a browser; it is no part of the site.
    write_solutions(&proof, &workspace.root.join("target/lessons-solutions.json"))?;
    Ok(())
}

/// When the newest of the proof's sources was changed.
///
/// # Errors
///
/// A folder cannot be read.
pub fn changed(workspace: &Workspace) -> Result<SystemTime> {
    let mut newest = SOURCES.iter().map(|folder| newest(&workspace.root.join(folder)));
    newest.try_fold(SystemTime::UNIX_EPOCH, |latest, next| Ok(latest.max(next?)))
}

fn newest(path: &Path) -> Result<SystemTime> {
    let reading = || format!("cannot read {}", path.display());
    let meta = fs::metadata(path).with_context(reading)?;
    let mut latest = meta.modified().with_context(reading)?;
    if meta.is_dir() {
        for entry in path.read_dir().with_context(reading)? {
            latest = latest.max(newest(&entry.with_context(reading)?.path())?);
        }
    }
    Ok(latest)
}
