//! `test`: every check that the project has, each with its name, its time and its result.

mod browser;
mod cargo;
mod report;

use std::process::ExitCode;

use anyhow::Result;

use crate::args::Parts;
use crate::commands::{build, lessons};
use crate::tools::BuildTools;
use crate::workspace::Workspace;
use report::Report;

pub fn run(parts: Parts) -> Result<ExitCode> {
    let workspace = Workspace::open()?;
    let mut report = Report::default();
    report.check("formatting", || cargo::format(&workspace));
    if parts.rules || parts.app {
        report.check("lints", || cargo::lints(&workspace, parts));
        report.tests("tests of the crates", || cargo::tests(&workspace, parts));
    }
    if parts.rules {
        report.check("proof of the lessons", || lessons::proof(&workspace));
    }
    if parts.app || parts.browser {
        for_the_browser(&workspace, parts, &mut report);
    }
    Ok(report.close())
}

/// What needs the tools of a build for the browser; without them, none of it is tried.
fn for_the_browser(workspace: &Workspace, parts: Parts, report: &mut Report) {
    let Some(tools) =
        report.check("tools for the browser's build", || BuildTools::set_up(workspace))
    else {
        return;
    };
    if parts.app {
        report.check("lints for the browser", || cargo::lints_for_browser(workspace, &tools));
    }
    let built =
        report.check("release build", || build::site(workspace, &tools, "/", &workspace.dist()));
    if built.is_some() {
        report.check("size of the page", || build::check_size(&workspace.dist()));
    }
    if parts.browser && built.is_some() {
        report.tests("tests in the browser", || browser::tests(workspace, &tools));
    }
}
