//! The search at the root: deeper and deeper, in steps.
//!
//! A step that has used up its nodes breaks off the iteration it is in; the next step begins that
//! iteration again. What was finished before stands in the table and is not searched twice, so
//! that a step soon comes to where the last one was: the table is the memory between steps. This
//! keeps the search a plain recursion, and a program with one thread can still stop it between
//! two steps.

use std::time::Duration;

use sittuyin_rules::{Phase, Ply, Position, Role};
use web_time::Instant;

use crate::{
    Level, Limits, Score,
    engine::Engine,
    evaluate::evaluate,
    ordering::{Ranked, Step, is_noisy},
    packed::PackedPly,
    random::noise,
    score::{INFINITE, MATE, MATE_FOUND, MAX_PLY},
    setup,
    table::NO_EVAL,
    tree::{Budget, Look, Task, Tree, Window, table_key},
};

/// From this depth on an iteration begins with a narrow window about the last score.
const NARROW_DEPTH: i32 = 5;
/// So many iterations deeper than a mate a shorter one is looked for: plies left out or searched
/// less deep may hide it at first.
const MATE_CHECKED: i32 = 4;
/// How far the window reaches at first, in centipawns each way.
const NARROW_BY: i32 = 30;

/// What a search knows after an iteration.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Info {
    /// How deep it has looked, in plies.
    pub depth: u32,
    /// Positions looked at.
    pub nodes: u64,
    /// What the position is worth to the side to move.
    pub score: Score,
    /// The line expected.
    pub pv: Vec<Ply>,
    /// Since the search began.
    pub time: Duration,
}

/// The answer.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Best {
    /// What to play; nothing where no ply is legal.
    pub ply: Option<Ply>,
    /// The last iteration; nothing where none was needed or finished.
    pub info: Option<Info>,
    /// Positions looked at in all.
    pub nodes: u64,
}

/// What a step came to.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Progress {
    /// The step's nodes are used up.
    Working,
    /// An iteration is finished.
    Deeper(Info),
    /// The search is over.
    Done(Best),
}

/// A ply at the root.
#[derive(Clone, Copy)]
struct RootPly {
    ply: Ply,
    /// How much more the level likes it than it deserves, in centipawns.
    bias: i32,
    /// Whether the level overlooks what can be replied to it.
    overlooked: bool,
}

/// One question: what to play here?
pub struct Search {
    position: Position,
    /// Hashes of the game so far, the position itself last.
    path: Vec<u64>,
    limits: Limits,
    level: Level,
    seed: u64,
    started: Instant,
    /// Best first; filled by the first step.
    plies: Vec<RootPly>,
    /// The iteration under work, in plies; 0 before the first step.
    depth: i32,
    /// Its window.
    window: Window,
    /// How far the window reaches from the last score.
    reach: i32,
    nodes: u64,
    info: Option<Info>,
    over: bool,
}

impl Search {
    /// A search of the last of a game's positions, the earlier ones being there for repetition;
    /// see `Game::positions`. Nothing if there is no position. The clock starts now.
    pub fn new(game: &[Position], limits: Limits, level: Level, seed: u64) -> Option<Self> {
        Some(Self {
            position: game.last()?.clone(),
            path: game.iter().map(Position::hash).collect(),
            limits: level.narrowed(limits),
            level,
            seed,
            started: Instant::now(),
            plies: Vec::new(),
            depth: 0,
            window: Window { alpha: -INFINITE, beta: INFINITE },
            reach: NARROW_BY,
            nodes: 0,
            info: None,
            over: false,
        })
    }

    /// Whether anything but a stop ends it before it has seen everything.
    pub fn is_limited(&self) -> bool {
        self.limits != Limits::default()
    }

    /// Works until an iteration is finished, `nodes` positions were looked at, or the search is
    /// over. `interrupted` is asked every thousand nodes or so; once it says yes, the search is
    /// over.
    pub fn step(
        &mut self,
        engine: &mut Engine,
        nodes: u64,
        interrupted: &dyn Fn() -> bool,
    ) -> Progress {
        if self.depth == 0 {
            self.begin(engine);
        }
        if self.over || self.is_deep_enough() {
            return Progress::Done(self.stop());
        }
        let most = self.limits.nodes.unwrap_or(u64::MAX);
        let budget = Budget {
            nodes: self.nodes.saturating_add(nodes).min(most),
            deadline: self.limits.time.map(|clock| self.started + clock.hard),
            interrupted,
        };
        let mut path = std::mem::take(&mut self.path);
        let mut tree = Tree::new(engine, &mut path, self.nodes, budget);
        let score = self.iterate(&mut tree);
        let ended = tree.ended;
        self.nodes = tree.nodes;
        self.path = path;
        match score {
            Some(score) => {
                let info = self.finish_iteration(engine, score);
                Progress::Deeper(info)
            }
            None if ended || self.nodes >= most => Progress::Done(self.stop()),
            None => Progress::Working,
        }
    }

    /// Ends the search with the best that it has found so far.
    pub fn stop(&mut self) -> Best {
        self.over = true;
        let ply = self.plies.first().map(|root| root.ply);
        Best { ply, info: self.info.clone(), nodes: self.nodes }
    }

    /// Finds what can be played at all, and answers at once where there is nothing to search.
    fn begin(&mut self, engine: &mut Engine) {
        engine.table.grow_older();
        self.depth = 1;
        let at_once = match self.position.phase() {
            Phase::Setup => setup::placement(&self.position, self.level, self.seed),
            Phase::Adjusting => setup::adjustment(&self.position, self.level, self.seed),
            Phase::Battle => None,
        };
        if let Some(ply) = at_once {
            self.plies = vec![RootPly { ply, bias: 0, overlooked: false }];
            self.over = true;
            return;
        }
        let known = engine.table.probe(table_key(&self.position));
        let from_table = known.map_or(PackedPly::NONE, |entry| entry.ply);
        let mut legal = self.position.legal_plies();
        // Before the battle only a soldier's move is worth a search: it begins the battle.
        if self.position.phase() == Phase::Adjusting {
            let soldiers = self.position.board().of_role(Role::Soldier);
            legal.retain(|ply| ply.from().is_some_and(|from| soldiers.has(from)));
        }
        // Put in place one by one: a general sort would be a tenth of the worker's code.
        let mut ranked: Vec<Ranked> = Vec::with_capacity(legal.len());
        for ply in legal {
            let rank = engine
                .habits
                .rank(&self.position, ply, 0, from_table)
                .unwrap_or_else(|| engine.habits.quiet_rank(&self.position, ply, [Step::NONE; 4]));
            let place = ranked.partition_point(|earlier| earlier.rank >= rank);
            ranked.insert(place, Ranked { ply, rank });
        }
        self.plies = ranked.into_iter().map(|each| self.as_seen_by_level(each.ply)).collect();
        self.over = self.plies.is_empty();
    }

    /// How the level sees a ply: a little too well or too badly, and at times not to the end. It
    /// hangs on the seed, the position and the ply, and stays the same from step to step.
    fn as_seen_by_level(&self, ply: Ply) -> RootPly {
        let keys = [self.position.hash(), PackedPly::of(ply).bits().into()];
        let bias = noise(self.seed, keys, self.level.noise());
        let overlooked = noise(!self.seed, keys, 500) + 500 < self.level.overlooks();
        RootPly { ply, bias, overlooked }
    }

    /// Searches every ply once at the current depth, until the score lies inside the window; its
    /// true score, or nothing if the search is broken off. The best ply comes to the front as
    /// soon as it is found.
    fn iterate(&mut self, tree: &mut Tree<'_>) -> Option<i32> {
        loop {
            let score = self.try_window(tree)?;
            let Window { alpha, beta } = self.window;
            if alpha < score && score < beta {
                return Some(score);
            }
            self.reach *= 3;
            if score <= alpha {
                self.window.alpha = (score - self.reach).max(-INFINITE);
            } else {
                self.window.beta = (score + self.reach).min(INFINITE);
            }
        }
    }

    fn try_window(&mut self, tree: &mut Tree<'_>) -> Option<i32> {
        let Window { mut alpha, beta } = self.window;
        let mut best = -INFINITE;
        for index in 0..self.plies.len() {
            let RootPly { ply, bias, overlooked } = self.plies[index];
            let child = self.position.after(ply);
            let task = Task {
                window: Window { alpha: alpha - bias, beta: beta - bias },
                depth: self.depth - 1,
                ply: 1,
                cut: false,
            };
            let step = Step::of(&self.position, ply);
            let score = bias
                + if overlooked && child.has_legal_ply() {
                    -evaluate(&child)
                } else if index == 0 {
                    tree.child(&child, step, task)
                } else {
                    let less = self.reduction(index, ply, &child);
                    tree.later_child(&child, step, Task { cut: true, ..task }, less)
                };
            if tree.stopped {
                return None;
            }
            best = best.max(score);
            if score > alpha {
                alpha = score;
                self.plies[..=index].rotate_right(1);
                if score >= beta {
                    break;
                }
            }
        }
        Some(best)
    }

    /// How many plies less deep the ply at a place in the order is searched at first.
    fn reduction(&self, searched: usize, ply: Ply, child: &Position) -> i32 {
        if self.position.in_check() || child.in_check() {
            return 0;
        }
        let task = Task { window: self.window, depth: self.depth, ply: 0, cut: false };
        let noisy = is_noisy(&self.position, ply);
        Look { task, searched, noisy, checks: false, rank: 0, improving: true, eval: NO_EVAL }
            .reduction()
    }

    fn finish_iteration(&mut self, engine: &Engine, score: i32) -> Info {
        let bias = self.plies.first().map_or(0, |root| root.bias);
        let info = Info {
            depth: self.depth.unsigned_abs(),
            nodes: self.nodes,
            score: Score::of((score - bias).clamp(-MATE, MATE)),
            pv: self.principal_variation(engine),
            time: self.started.elapsed(),
        };
        self.info = Some(info.clone());
        let mate_in = MATE - score.abs();
        self.over =
            score.abs() >= MATE_FOUND - self.level.noise() && self.depth > mate_in + MATE_CHECKED;
        self.depth += 1;
        self.reach = NARROW_BY;
        self.window = if self.depth >= NARROW_DEPTH && score.abs() < MATE_FOUND {
            Window { alpha: score - NARROW_BY, beta: score + NARROW_BY }
        } else {
            Window { alpha: -INFINITE, beta: INFINITE }
        };
        info
    }

    /// Whether another iteration is not worth beginning.
    fn is_deep_enough(&self) -> bool {
        let most =
            self.limits.depth.map_or(MAX_PLY as i32 / 2, |depth| depth.min(MAX_PLY as u32) as i32);
        let late = self.limits.time.is_some_and(|clock| {
            self.started.elapsed() >= clock.soft || self.depth > 1 && self.plies.len() == 1
        });
        self.depth > 1 && (late || self.depth > most)
    }

    /// The line that the table expects, the best ply first.
    fn principal_variation(&self, engine: &Engine) -> Vec<Ply> {
        let mut line = Vec::new();
        let mut position = self.position.clone();
        let mut next = self.plies.first().map(|root| root.ply);
        while let Some(ply) = next
            && line.len() < self.depth as usize
            && position.is_legal(ply)
        {
            line.push(ply);
            position.play(ply);
            next = engine.table.probe(table_key(&position)).and_then(|entry| entry.ply.ply());
        }
        line
    }
}
