//! What takes time: searches and perft.

use std::{
    sync::{
        Arc,
        atomic::{AtomicBool, Ordering},
    },
    thread,
    time::Duration,
};

use sittuyin_engine::{Engine, Info, Progress, Search};
use sittuyin_rules::{Position, perft};

/// So deep a perft is counted at one go, without asking whether it is stopped: some milliseconds.
const AT_ONE_GO: u32 = 2;
/// How often an infinite search that has seen everything looks whether it is stopped.
const LOOK_UP: Duration = Duration::from_millis(1);

/// Something that takes time and can be stopped.
pub struct Job {
    kind: Kind,
    stopper: Stopper,
}

enum Kind {
    Search { search: Box<Search>, infinite: bool, new_table: Option<usize> },
    Perft { position: Box<Position>, depth: u32 },
}

/// Stops a job, from wherever it is.
#[derive(Clone, Default)]
pub struct Stopper(Arc<AtomicBool>);

impl Stopper {
    /// Stops the job, now or as soon as it begins.
    pub fn stop(&self) {
        self.0.store(true, Ordering::Relaxed);
    }

    fn is_set(&self) -> bool {
        self.0.load(Ordering::Relaxed)
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

    fn of(kind: Kind) -> Self {
        Self { kind, stopper: Stopper::default() }
    }

    /// What stops it.
    pub fn stopper(&self) -> Stopper {
        self.stopper.clone()
    }

    /// Whether it ends by itself.
    pub const fn ends(&self) -> bool {
        !matches!(self.kind, Kind::Search { infinite: true, .. })
    }

    /// Does it, and shows lines as they come.
    pub fn run(self, engine: &mut Engine, show: &mut dyn FnMut(&str)) {
        let stopper = &self.stopper;
        match self.kind {
            Kind::Search { search, infinite, new_table } => {
                if let Some(megabytes) = new_table {
                    *engine = Engine::new(megabytes);
                }
                think(*search, infinite, engine, stopper, show);
            }
            Kind::Perft { position, depth } => count(&position, depth, stopper, show),
        }
    }
}

fn think(
    mut search: Search,
    infinite: bool,
    engine: &mut Engine,
    stopper: &Stopper,
    show: &mut dyn FnMut(&str),
) {
    let interrupted = || stopper.is_set();
    let best = loop {
        match search.step(engine, u64::MAX, &interrupted) {
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
fn lines(position: &Position, depth: u32, stopper: &Stopper) -> Option<u64> {
    if stopper.is_set() {
        return None;
    }
    if depth <= AT_ONE_GO {
        return Some(perft(position, depth));
    }
    let plies = position.legal_plies();
    plies.into_iter().map(|ply| lines(&position.after(ply), depth - 1, stopper)).sum()
}

/// Stopped, it shows what is counted up to then and no total.
fn count(position: &Position, depth: u32, stopper: &Stopper, show: &mut dyn FnMut(&str)) {
    let mut nodes = 0;
    if depth == 0 {
        nodes = 1;
    } else {
        let mut plies = position.legal_plies();
        plies.sort_by_cached_key(ToString::to_string);
        for ply in plies {
            let Some(lines) = lines(&position.after(ply), depth - 1, stopper) else { return };
            show(&format!("{ply}: {lines}"));
            nodes += lines;
        }
    }
    show("");
    show(&format!("Nodes searched: {nodes}"));
}
