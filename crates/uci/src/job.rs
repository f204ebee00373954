//! What takes time: searches and perft.

use std::{
    sync::{
        Arc, Weak,
        atomic::{AtomicBool, Ordering},
    },
    thread,
    time::Duration,
};

use sittuyin_engine::{Engine, Info, Progress, Search, bench};
use sittuyin_rules::{Position, perft};

/// So deep a perft is counted at one go, without asking whether it is stopped: some milliseconds.
const AT_ONE_GO: u32 = 2;
/// How often an infinite search that has seen everything looks whether it is stopped.
const LOOK_UP: Duration = Duration::from_millis(1);

/// Something that takes time and can be stopped.
pub struct Job {
    kind: Kind,
    stopped: Arc<AtomicBool>,
}

enum Kind {
    Search { search: Box<Search>, infinite: bool, new_table: Option<usize> },
    Perft { position: Box<Position>, depth: u32 },
    Bench { depth: u32 },
}

/// Stops a job, from wherever it is.
#[derive(Clone)]
pub struct Stopper(Weak<AtomicBool>);

impl Stopper {
    /// Stops the job, now or as soon as it begins.
    pub fn stop(&self) {
        if let Some(stopped) = self.0.upgrade() {
            stopped.store(true, Ordering::Relaxed);
        }
    }

    /// Whether there is nothing left to stop.
    pub(crate) fn is_over(&self) -> bool {
        self.0.strong_count() == 0
    }
}

impl Job {
    /// A search; an infinite one shows its answer only when it is stopped. It begins with a new
    /// table of so many megabytes if it is to.
    pub(crate) fn search(search: Search, infinite: bool, new_table: Option<usize>) -> Self {
        Self::of(Kind::Search { search: Box::new(search), infinite, new_table })
    }

    /// The lines of `depth` legal plies, counted by first ply.
    pub(crate) fn perft(position: Position, depth: u32) -> Self {
        Self::of(Kind::Perft { position: Box::new(position), depth })
    }

    /// The nodes of the engine's fixed positions, searched `depth` plies deep.
    pub(crate) fn bench(depth: u32) -> Self {
        Self::of(Kind::Bench { depth })
    }

    fn of(kind: Kind) -> Self {
        Self { kind, stopped: Arc::default() }
    }

    /// What stops it.
    pub fn stopper(&self) -> Stopper {
        Stopper(Arc::downgrade(&self.stopped))
    }

    /// Whether it ends by itself.
    pub fn ends(&self) -> bool {
        match &self.kind {
            Kind::Search { search, infinite, .. } => !infinite && search.is_limited(),
            Kind::Perft { .. } | Kind::Bench { .. } => true,
        }
    }

    /// Does it, and shows lines as they come.
    pub fn run(self, engine: &mut Engine, show: &mut dyn FnMut(&str)) {
        let interrupted = &|| self.stopped.load(Ordering::Relaxed);
        match self.kind {
            Kind::Search { search, infinite, new_table } => {
                if let Some(megabytes) = new_table {
                    *engine = Engine::new(megabytes);
                }
                think(*search, infinite, engine, interrupted, show);
            }
            Kind::Perft { position, depth } => count(&position, depth, interrupted, show),
            Kind::Bench { depth } => {
                if let Some(nodes) = bench(depth, interrupted) {
                    show(&total(nodes));
                }
            }
        }
    }
}

fn think(
    mut search: Search,
    infinite: bool,
    engine: &mut Engine,
    interrupted: &dyn Fn() -> bool,
    show: &mut dyn FnMut(&str),
) {
    let best = loop {
        match search.step(engine, u64::MAX, interrupted) {
            Progress::Working => {}
            Progress::Deeper(info) => show(&info_line(&info)),
            Progress::Done(best) => break best,
        }
    };
    while infinite && !interrupted() {
        thread::sleep(LOOK_UP);
    }
    match best.ply {
        Some(ply) => show(&format!("bestmove {ply}")),
        None => show("bestmove (none)"),
    }
}

fn info_line(info: &Info) -> String {
    let Info { depth, nodes, score, pv, time } = info;
    let nps = (*nodes as f64 / time.as_secs_f64().max(1e-6)) as u64;
    let pv: Vec<String> = pv.iter().map(ToString::to_string).collect();
    let ms = time.as_millis();
    format!(
        "info depth {depth} score {score} nodes {nodes} nps {nps} time {ms} pv {}",
        pv.join(" ")
    )
}

/// The lines of `depth` legal plies; nothing once it is stopped.
fn lines(position: &Position, depth: u32, interrupted: &dyn Fn() -> bool) -> Option<u64> {
    if interrupted() {
        return None;
    }
    if depth <= AT_ONE_GO {
        return Some(perft(position, depth));
    }
    let plies = position.legal_plies();
    plies.into_iter().map(|ply| lines(&position.after(ply), depth - 1, interrupted)).sum()
}

/// Stopped, it shows what is counted up to then and no total.
fn count(
    position: &Position,
    depth: u32,
    interrupted: &dyn Fn() -> bool,
    show: &mut dyn FnMut(&str),
) {
    let mut nodes = 0;
    if depth == 0 {
        nodes = 1;
    } else {
        let mut plies = position.legal_plies();
        plies.sort_by_cached_key(ToString::to_string);
        for ply in plies {
            let Some(lines) = lines(&position.after(ply), depth - 1, interrupted) else { return };
            show(&format!("{ply}: {lines}"));
            nodes += lines;
        }
    }
    show("");
    show(&total(nodes));
}

fn total(nodes: u64) -> String {
    format!("Nodes searched: {nodes}")
}
