//! `doctor`: which tools are here, and how the others will be got. Changes nothing.

use anyhow::Result;

use crate::tools::{
    self, Browser, FairyStockfish, Found, Look, Node, NpmPackages, Rust, Tool, Toolchain, WasmOpt,
    WasmStd,
};
use crate::workspace::{Workspace, is_root};

pub fn run() -> Result<()> {
    let workspace = Workspace::open()?;
    let wasm_std = WasmStd::new(&workspace);
    let tools: [&dyn Tool; 8] = [
        &Rust,
        &wasm_std,
        &tools::trunk(&workspace)?,
        &tools::wasm_bindgen(&workspace)?,
        &Node,
        &NpmPackages::new(&workspace),
        &WasmOpt::new(&workspace),
        &Browser::new(&workspace),
    ];
    let missing = tools.iter().filter(|tool| !describe(**tool)).count();
    match wasm_std.toolchain() {
        Some(Toolchain::Active) => line("ok", "wasm32 linker", "comes with Rust"),
        Some(Toolchain::Linked) => line("ok", "wasm32 linker", tools::LINKER),
        None => line("--", "wasm32 linker", "comes with the wasm32 standard library"),
    }
    match FairyStockfish.look() {
        Look::Fits(found) => line("ok", "fairy-stockfish", &found.path.display().to_string()),
        _ => line("--", "fairy-stockfish", "not here; only a peer for benchmarks"),
    }
    println!();
    println!("tools that the project sets up: {}", workspace.cache.display());
    println!(
        "system packages: {}",
        if is_root() {
            "installed where needed, for this is root"
        } else {
            "never touched, for this is not root; what to type is printed"
        }
    );
    if missing == 0 {
        println!("everything is here");
    } else {
        println!(
            "{missing} missing; `cargo xtask serve` and `cargo xtask test` set up what they need"
        );
    }
    Ok(())
}

/// Prints what there is of `tool`; whether it fits.
fn describe(tool: &dyn Tool) -> bool {
    let how = || match tool.installers().as_slice() {
        [] => "to be installed by you".to_owned(),
        ways => {
            ways.iter().map(|way| format!("`{}`", way.command)).collect::<Vec<_>>().join(", else ")
        }
    };
    match tool.look() {
        Look::Fits(Found { path, version }) => {
            line("ok", tool.name(), &format!("{version}  {}", path.display()));
            true
        }
        Look::Unfit(what) => {
            let text = format!("{what} does not fit ({}): {}", tool.wanted(), how());
            line("--", tool.name(), &text);
            false
        }
        Look::Missing => {
            let text = format!("not here ({}): {}", tool.wanted(), how());
            line("--", tool.name(), &text);
            false
        }
    }
}

fn line(mark: &str, name: &str, text: &str) {
    println!("{mark}  {name:<24} {}", text.trim());
}
