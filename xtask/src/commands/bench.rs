//! `bench`: how fast the rules count plies, alone or against a peer, and how fast the engine
//! searches, asked through UCI, and in the built site's worker.

use std::time::Instant;

use anyhow::{Context, Result, ensure};

use sittuyin_engine::BENCH_POSITIONS;

use super::build;
use crate::args::BenchOptions;
use crate::tools::{Browser, BuildTools, FairyStockfish, Tool};
use crate::uci::{self, UciProgram};
use crate::workspace::Workspace;
use crate::{report, run};

struct Position {
    name: &'static str,
    fen: &'static str,
    depth: u32,
}

const POSITIONS: [Position; 3] = [
    Position {
        name: "start",
        fen: "8/8/4pppp/pppp4/4PPPP/PPPP4/8/8[KFRRSSNNkfrrssnn] w - - 0 1",
        depth: 4,
    },
    Position {
        name: "middle game",
        fen: "4r1r1/2knsn2/2sfpppp/pppp4/4PPPP/PPPPFNS1/3S1NK1/2R1R3[] w - - 0 9",
        depth: 5,
    },
    Position { name: "ending", fen: "8/8/6R1/s3r3/P5R1/1KP3p1/1F2kr2/8[] b - - 0 72", depth: 5 },
];

/// How deep the engine searches.
const SEARCH_DEPTH: u32 = 10;
/// Each count is taken so often, the programs in turn; the fastest counts.
const ROUNDS: usize = 5;

pub fn run(options: &BenchOptions) -> Result<()> {
    let workspace = Workspace::open()?;
    let own = report::step("building the UCI program", || uci::build(&workspace))?;
    let mut programs = vec![
        ("asean", UciProgram::start(&own, &[("Ruleset", "asean")])?),
        ("zh", UciProgram::start(&own, &[("Ruleset", "zh")])?),
    ];
    if options.peer {
        let peer = FairyStockfish.provide()?;
        programs.push(("peer", UciProgram::start(&peer.path, &[("UCI_Variant", "sittuyin")])?));
    }
    println!("\nperft, million nodes/s, the fastest of {ROUNDS} rounds");
    for position in &POSITIONS {
        measure(position, &mut programs)?;
    }
    measure_search(&workspace, &mut UciProgram::start(&own, &[])?)?;
    println!("\nwhat the ban on leaving no reply costs in zh");
    let mut cargo = workspace.command("cargo");
    cargo.args(["bench", "--quiet", "--package", "sittuyin-rules", "--bench", "no_reply", "--"]);
    for position in &POSITIONS {
        cargo.args([position.fen, &position.depth.to_string()]);
    }
    run::shown(&mut cargo)
}

fn measure(position: &Position, programs: &mut [(&str, UciProgram)]) -> Result<()> {
    let mut best = vec![(0, f64::MAX); programs.len()];
    for _ in 0..ROUNDS {
        for ((_, program), best) in programs.iter_mut().zip(&mut best) {
            let (nodes, seconds) = perft(position, program)?;
            *best = (nodes, best.1.min(seconds));
        }
    }
    println!("{} (depth {}): {}", position.name, position.depth, position.fen);
    let speed = |&(nodes, seconds): &(u64, f64)| nodes as f64 / seconds / 1e6;
    for ((name, _), best) in programs.iter().zip(&best) {
        println!("  {name:<6} {:>9.1}   {:>11} nodes", speed(best), best.0);
    }
    if let [asean, _, peer] = best.as_slice() {
        ensure!(peer.0 == asean.0, "the peer counts {} nodes, not {}", peer.0, asean.0);
        println!("  asean is at {:.1} × the peer", speed(asean) / speed(peer));
    }
    Ok(())
}

/// The count of nodes is a checksum: it changes when the search does, and with nothing else. In the
/// browser it is the same.
fn measure_search(workspace: &Workspace, program: &mut UciProgram) -> Result<()> {
    let native = counted(&format!("bench {SEARCH_DEPTH}"), program)?;
    let wasm = in_browser(workspace)?;
    println!("\nsearch of fixed positions to depth {SEARCH_DEPTH}, million nodes/s");
    let speed = |(nodes, seconds): (u64, f64)| nodes as f64 / seconds / 1e6;
    for (name, count) in [("native", native), ("wasm", wasm)] {
        println!("  {name:<6} {:>9.2}   {:>11} nodes", speed(count), count.0);
    }
    ensure!(native.0 == wasm.0, "the browser counts {} nodes, not {}", wasm.0, native.0);
    println!("  wasm is at {:.2} × native", speed(wasm) / speed(native));
    Ok(())
}

/// The same search by the worker of the site, which is built for it.
fn in_browser(workspace: &Workspace) -> Result<(u64, f64)> {
    let tools = BuildTools::set_up(workspace)?;
    build::site(workspace, &tools, "/", &workspace.dist())?;
    let browser = Browser::new(workspace).provide()?;
    let mut node = workspace.command("node");
    node.current_dir(workspace.browser_tests()).env("CHROMIUM", browser.path);
    node.args(["speed.js", &SEARCH_DEPTH.to_string()]).args(BENCH_POSITIONS);
    let said = report::step("searching in the browser", || run::quiet(&mut node))?;
    let read = said
        .trim()
        .split_once(' ')
        .and_then(|(nodes, seconds)| Some((nodes.parse().ok()?, seconds.parse().ok()?)));
    read.with_context(|| format!("{said:?} is no count and no time"))
}

fn perft(position: &Position, program: &mut UciProgram) -> Result<(u64, f64)> {
    program.send(&format!("position fen {}", position.fen))?;
    program.send("isready")?;
    program.answer("readyok")?;
    counted(&format!("go perft {}", position.depth), program)
}

/// The nodes that a command counts, and how many seconds it took.
fn counted(command: &str, program: &mut UciProgram) -> Result<(u64, f64)> {
    let start = Instant::now();
    program.send(command)?;
    let nodes = program.answer("Nodes searched:")?;
    let seconds = start.elapsed().as_secs_f64();
    let nodes = nodes.parse().with_context(|| format!("{nodes:?} is no number of nodes"))?;
    Ok((nodes, seconds))
}
