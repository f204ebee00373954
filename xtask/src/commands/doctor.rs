//! `doctor`: which tools are here, and how the others will be got. Changes nothing.

use std::io::{self, ErrorKind, Write};

use anyhow::Result;

use crate::tools::{
    self, Browser, FairyStockfish, Found, Look, Node, NpmPackages, Rust, Tool, Toolchain, WasmOpt,
    WasmStd,
};
use crate::workspace::{Workspace, is_root};

pub fn run() -> Result<()> {
    let workspace = Workspace::open()?;
    let text = report(&workspace)?;
    match io::stdout().write_all(text.as_bytes()) {
        // Whoever reads on has read enough: `cargo xtask doctor | head`.
        Err(error) if error.kind() == ErrorKind::BrokenPipe => Ok(()),
        result => Ok(result?),
    }
}

fn report(workspace: &Workspace) -> Result<String> {
    let wasm_std = WasmStd::new(workspace);
    let tools: [&dyn Tool; 8] = [
        &Rust,
        &wasm_std,
        &tools::trunk(workspace)?,
        &tools::wasm_bindgen(workspace)?,
        &Node,
        &NpmPackages::new(workspace),
        &WasmOpt::new(workspace),
        &Browser::new(workspace),
    ];
    let looks = tools.map(|tool| (tool, tool.look()));
    let missing = looks.iter().filter(|(_, look)| !matches!(look, Look::Fits(_))).count();
    let mut lines: Vec<_> = looks.iter().map(|(tool, look)| described(*tool, look)).collect();
    lines.push(match wasm_std.toolchain() {
        Some(Toolchain::Active) => line("ok", "wasm32 linker", "comes with Rust"),
        Some(Toolchain::Linked) => line("ok", "wasm32 linker", tools::LINKER),
        None => line("--", "wasm32 linker", "comes with the wasm32 standard library"),
    });
    lines.push(match FairyStockfish.look() {
        Look::Fits(found) => line("ok", "fairy-stockfish", &found.path.display().to_string()),
        _ => line("--", "fairy-stockfish", "not here; only a peer for benchmarks"),
    });
    lines.push(String::new());
    lines.push(format!("tools that the project sets up: {}", workspace.cache.display()));
    lines.push(if is_root() {
        "system packages: installed where needed, for this is root".to_owned()
    } else {
        "system packages: never touched, for this is not root; what to type is printed".to_owned()
    });
    lines.push(if missing == 0 {
        "everything is here\n".to_owned()
    } else {
        format!(
            "{missing} missing; `cargo xtask serve` and `cargo xtask test` set up what they need\n"
        )
    });
    Ok(lines.join("\n"))
}

fn described(tool: &dyn Tool, look: &Look) -> String {
    let installers = tool.installers();
    let ways = installers
        .iter()
        .map(|way| format!("`{}`", way.command))
        .chain(tool.by_hand().map(str::to_owned))
        .collect::<Vec<_>>()
        .join(", else ");
    match look {
        Look::Fits(Found { path, version }) => {
            line("ok", tool.name(), &format!("{version}  {}", path.display()))
        }
        Look::Unfit(what) => {
            let text = format!("{what} does not fit ({}): {ways}", tool.wanted());
            line("--", tool.name(), &text)
        }
        Look::Missing => line("--", tool.name(), &format!("not here ({}): {ways}", tool.wanted())),
    }
}

fn line(mark: &str, name: &str, text: &str) -> String {
    format!("{mark}  {name:<24} {}", text.trim())
}
