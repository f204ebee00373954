//! The built site in a real browser: under `/`, and under a path of its own.

use std::fs;
use std::net::{Ipv4Addr, TcpListener};
use std::path::Path;

use anyhow::{Context, Result};
use serde_json::Value;

use super::report::Tally;
use crate::commands::build;
use crate::lock::SetUpLock;
use crate::report::step;
use crate::run;
use crate::tools::{Browser, BuildTools, Node, NpmPackages, Tool};
use crate::workspace::Workspace;

/// Runs Playwright on `dist`, which must be built already.
pub fn tests(workspace: &Workspace, tools: &BuildTools) -> Result<Tally> {
    let browser = step("tools for the tests", || {
        let _lock = SetUpLock::take(&workspace.cache)?;
        Node.provide()?;
        NpmPackages::new(workspace).provide()?;
        Browser::new(workspace).provide()
    })?;
    let under_path = workspace.root.join("target/dist-sub");
    build::site(workspace, tools, "/sub/", &under_path)?;
    let results = workspace.root.join("target/browser-tests.json");
    if results.exists() {
        fs::remove_file(&results)?;
    }
    let outcome = run::shown(
        workspace
            .command("node")
            .current_dir(workspace.browser_tests())
            .args(["node_modules/@playwright/test/cli.js", "test"])
            .env("CHROMIUM", browser.path)
            .env("TEST_PORT", free_port()?.to_string())
            .env("PLAYWRIGHT_JSON_OUTPUT_FILE", &results),
    );
    let mut tally = read(&results)?;
    if let Err(error) = outcome
        && tally.failed.is_empty()
    {
        tally.broken = Some(format!("{error:#}"));
    }
    Ok(tally)
}

/// A port that nobody listens on, so that two runs can stand side by side.
fn free_port() -> Result<u16> {
    Ok(TcpListener::bind((Ipv4Addr::LOCALHOST, 0))?.local_addr()?.port())
}

fn read(results: &Path) -> Result<Tally> {
    let text = fs::read(results)
        .with_context(|| format!("the browser tests left no {}", results.display()))?;
    Ok(count(&serde_json::from_slice(&text)?))
}

/// Reads Playwright's report.
fn count(report: &Value) -> Tally {
    let mut tally = Tally::default();
    walk(report, &mut Vec::new(), &mut tally);
    tally
}

fn walk<'a>(suite: &'a Value, path: &mut Vec<&'a str>, tally: &mut Tally) {
    let list = |value: &'a Value, key: &str| value[key].as_array().into_iter().flatten();
    for spec in list(suite, "specs") {
        for test in list(spec, "tests") {
            match test["status"].as_str() {
                Some("expected" | "flaky") => tally.passed += 1,
                Some("unexpected") => {
                    let mut names = path.clone();
                    names.extend([&spec["title"], &test["projectName"]].map(text));
                    tally.failed.push(names.join(" · "));
                }
                _ => {}
            }
        }
    }
    for inner in list(suite, "suites") {
        path.push(text(&inner["title"]));
        walk(inner, path, tally);
        path.pop();
    }
}

fn text(value: &Value) -> &str {
    value.as_str().unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    #[test]
    fn playwrights_report_is_counted_to_its_leaves() {
        let test = |status: &str| json!({ "projectName": "phone", "status": status });
        let report = json!({ "suites": [{
            "title": "play.spec.js",
            "specs": [{ "title": "opens", "tests": [test("expected"), test("skipped")] }],
            "suites": [{
                "title": "a game",
                "specs": [{ "title": "ends", "tests": [test("unexpected"), test("expected")] }],
            }],
        }] });
        let tally = count(&report);
        assert_eq!(tally.passed, 2);
        assert_eq!(tally.failed, ["play.spec.js · a game · ends · phone"]);
    }
}
