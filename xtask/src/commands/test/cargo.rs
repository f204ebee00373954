//! Formatting, lints and the tests that cargo runs.

use std::io::{BufRead, BufReader};
use std::process::{Command, Stdio};

use anyhow::{Context, Result};

use super::report::Tally;
use crate::args::Parts;
use crate::tools::{BuildTools, TARGET};
use crate::workspace::Workspace;
use crate::{run, split};

/// The packages that make up the screen; all others know none.
const APP: [&str; 3] = ["sittuyin", "sittuyin-worker", "xtask"];
const FOR_BROWSER: [&str; 2] = ["sittuyin", "sittuyin-worker"];

pub fn format(workspace: &Workspace) -> Result<()> {
    run::shown(workspace.command("cargo").args(["fmt", "--all", "--check"]))
}

pub fn lints(workspace: &Workspace, parts: Parts) -> Result<()> {
    let mut clippy = workspace.command("cargo");
    clippy.arg("clippy").args(packages(parts));
    run::shown(clippy.args(["--all-targets", "--", "--deny", "warnings"]))
}

pub fn lints_for_browser(workspace: &Workspace, tools: &BuildTools) -> Result<()> {
    let mut clippy = tools.command(workspace, "cargo");
    clippy.args(["clippy", "--target", TARGET]);
    for package in FOR_BROWSER {
        clippy.args(["--package", package]);
    }
    // As it is published: in parts.
    clippy.arg(format!("--features={}/{}", FOR_BROWSER[0], split::FEATURE));
    run::shown(clippy.args(["--", "--deny", "warnings"]))
}

/// Runs the tests of the crates, those in documentation with them.
pub fn tests(workspace: &Workspace, parts: Parts) -> Result<Tally> {
    let mut command = workspace.command("cargo");
    command.args(["test", "--no-fail-fast"]).args(packages(parts));
    watch(&mut command)
}

fn packages(parts: Parts) -> Vec<&'static str> {
    let mut arguments = match (parts.rules, parts.app) {
        (false, true) => vec![],
        _ => vec!["--workspace"],
    };
    for package in APP {
        match (parts.rules, parts.app) {
            (true, false) => arguments.extend(["--exclude", package]),
            (false, true) => arguments.extend(["--package", package]),
            _ => {}
        }
    }
    arguments
}

/// Shows what `cargo test` prints, and counts it.
fn watch(command: &mut Command) -> Result<Tally> {
    let line = run::line(command);
    let mut child =
        command.stdout(Stdio::piped()).spawn().with_context(|| format!("cannot start `{line}`"))?;
    let mut tally = Tally::default();
    if let Some(output) = child.stdout.take() {
        for line in BufReader::new(output).lines() {
            let line = line?;
            println!("{line}");
            count(&line, &mut tally);
        }
    }
    let status = child.wait()?;
    if !status.success() && tally.failed.is_empty() {
        tally.broken = Some(format!("`{line}` ended with {status}"));
    }
    Ok(tally)
}

/// Reads one line of libtest's output.
fn count(line: &str, tally: &mut Tally) {
    let Some((name, result)) =
        line.strip_prefix("test ").and_then(|rest| rest.rsplit_once(" ... "))
    else {
        return;
    };
    match result {
        "ok" => tally.passed += 1,
        "FAILED" => tally.failed.push(name.to_owned()),
        _ => {}
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn libtest_is_counted_by_its_lines() {
        let mut tally = Tally::default();
        for line in [
            "running 4 tests",
            "test square::tests::names ... ok",
            "test square::tests::panics - should panic ... ok",
            "test slow ... ignored",
            "test src/lib.rs - Square (line 12) ... FAILED",
            "test result: FAILED. 2 passed; 1 failed; 1 ignored; 0 measured",
        ] {
            count(line, &mut tally);
        }
        assert_eq!(tally.passed, 2);
        assert_eq!(tally.failed, ["src/lib.rs - Square (line 12)"]);
    }

    #[test]
    fn parts_choose_packages() {
        let parts = |rules, app| Parts { rules, app, browser: false };
        assert_eq!(packages(parts(true, true)), ["--workspace"]);
        assert!(packages(parts(true, false)).contains(&"--exclude"));
        assert!(packages(parts(false, true)).contains(&"--package"));
    }
}
