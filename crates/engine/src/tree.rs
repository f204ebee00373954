//! The search below the root: alpha-beta with the principal variation first.
//!
//! Scores are those of the side to move. A search that is broken off unwinds at once; what it
//! returns then means nothing and is neither used nor kept.

mod draws;
mod look;
mod quiescence;

pub use draws::table_key;
pub use look::Look;

use sittuyin_rules::{Bitboard, Color, Ply, PlySet, Position, Role, Suspects};
use web_time::Instant;

use crate::{
    engine::Engine,
    evaluate::{evaluate, is_known_to_the_end},
    exchange,
    ordering::{Before, Ranked, SKIPPED, Step, UNRANKED, is_noisy},
    packed::PackedPly,
    score::{BEING_MATED, DRAW, INFINITE, MATE, MATE_FOUND, MAX_PLY},
    table::{Bound, Entry, Finding, NO_EVAL},
};

/// The clock and the outside world are asked once in so many nodes.
const ASK_EVERY: u64 = 1024;
/// A null move is tried from this depth on.
const NULL_DEPTH: i32 = 3;
/// Up to this depth a position so good that it can do without a margin for each ply is left; one
/// ply's margin less where things have got better since the side's last move.
const LEAVE_DEPTH: i32 = 8;
/// That margin, in centipawns a ply.
const LEAVE_MARGIN: i32 = 80;
/// Up to this depth a position so bad that captures do not make up for a margin is left.
const GIVE_UP_DEPTH: i32 = 2;
/// That margin, in centipawns, with no depth and for each ply of it.
const GIVE_UP_BASE: i32 = 150;
const GIVE_UP_STEP: i32 = 150;
/// From this depth on a position of which the table knows nothing is searched one ply less: the
/// next iteration will know more.
const UNKNOWN_DEPTH: i32 = 4;

/// From this depth on a step is remembered as a good answer that nothing could be done against.
const ANSWER_DEPTH: i32 = 3;

/// What a search may use until it has to come back.
pub struct Budget<'a> {
    /// The count of nodes at which it comes back.
    pub nodes: u64,
    /// The time at which it comes back.
    pub deadline: Option<Instant>,
    /// Whether someone wants it to come back.
    pub interrupted: &'a dyn Fn() -> bool,
}

/// A search at work.
pub struct Tree<'a> {
    engine: &'a mut Engine,
    /// Hashes of the positions of the game and of the line looked at.
    path: &'a mut Vec<u64>,
    /// Where in the path the root stands.
    root: usize,
    /// Positions looked at.
    pub nodes: u64,
    budget: Budget<'a>,
    /// Whether the budget is used up; the search unwinds.
    pub stopped: bool,
    /// Whether it was the clock or the outside world that stopped it.
    pub ended: bool,
    /// The evaluations along the line, [`NO_EVAL`] in check.
    evals: [i16; MAX_PLY],
    /// The steps of the line: what has led to the position so many plies below the root.
    steps: [Step; MAX_PLY + 1],
    /// Which of these captured or promoted.
    noisy: [bool; MAX_PLY + 1],
    /// The plies still to be looked at, of all positions of the line one after the other.
    plies: Vec<Ranked>,
}

/// Between which scores the truth matters.
#[derive(Clone, Copy)]
pub struct Window {
    /// Less than this is refuted elsewhere.
    pub alpha: i32,
    /// More than this refutes what came before.
    pub beta: i32,
}

impl Window {
    /// Whether a score is at least this one, asked as cheaply as can be.
    const fn at(alpha: i32) -> Self {
        Self { alpha, beta: alpha + 1 }
    }

    /// Whether it only asks if a score is at least this one.
    const fn is_narrow(self) -> bool {
        self.beta - self.alpha == 1
    }

    /// As the other side sees it.
    const fn turned(self) -> Self {
        Self { alpha: -self.beta, beta: -self.alpha }
    }
}

/// What is asked about a position.
#[derive(Clone, Copy)]
pub struct Task {
    /// The scores between which the truth matters.
    pub window: Window,
    /// How deep to search, in plies.
    pub depth: i32,
    /// How many plies below the root the position is.
    pub ply: usize,
    /// Whether a ply is expected that refutes what came before.
    pub cut: bool,
}

impl<'a> Tree<'a> {
    /// A search whose root is the last position of the path.
    pub fn new(
        engine: &'a mut Engine,
        path: &'a mut Vec<u64>,
        nodes: u64,
        budget: Budget<'a>,
    ) -> Self {
        let root = path.len().saturating_sub(1);
        let plies = Vec::with_capacity(1024);
        let evals = [NO_EVAL; MAX_PLY];
        let steps = [Step::NONE; MAX_PLY + 1];
        Self {
            engine,
            path,
            root,
            nodes,
            budget,
            stopped: false,
            ended: false,
            evals,
            steps,
            noisy: [false; MAX_PLY + 1],
            plies,
        }
    }

    /// The score of what a ply leads to, for the side that plays it; the task is seen by that side,
    /// too.
    pub fn child(&mut self, child: &Position, step: Step, task: Task) -> i32 {
        self.steps[task.ply] = step;
        self.path.push(child.hash());
        let score = -self.node(child, Task { window: task.window.turned(), ..task }, true);
        self.path.pop();
        score
    }

    /// As [`Tree::child`], asking first only whether it beats alpha.
    pub fn scout(&mut self, child: &Position, step: Step, task: Task) -> i32 {
        let window = task.window;
        let score = self.child(child, step, Task { window: Window::at(window.alpha), ..task });
        if score > window.alpha && score < window.beta && !self.stopped {
            self.child(child, step, Task { cut: false, ..task })
        } else {
            score
        }
    }

    /// As [`Tree::scout`], asking first so many plies less deep whether it beats alpha.
    pub fn later_child(&mut self, child: &Position, step: Step, task: Task, less: i32) -> i32 {
        if less > 0 {
            let depth = (task.depth - less).max(1);
            let window = Window::at(task.window.alpha);
            let score = self.child(child, step, Task { window, depth, cut: true, ..task });
            if score <= window.alpha || self.stopped {
                return score;
            }
        }
        self.scout(child, step, task)
    }

    /// Counts a position; whether the budget is used up.
    fn count(&mut self) -> bool {
        if self.nodes >= self.budget.nodes {
            self.stopped = true;
        } else if self.nodes.is_multiple_of(ASK_EVERY) && self.must_end() {
            self.stopped = true;
            self.ended = true;
        }
        self.nodes += u64::from(!self.stopped);
        self.stopped
    }

    fn must_end(&self) -> bool {
        (self.budget.interrupted)()
            || self.budget.deadline.is_some_and(|deadline| Instant::now() >= deadline)
    }

    /// The score of a position; `may_pass` says whether a null move may be tried.
    fn node(&mut self, position: &Position, mut task: Task, may_pass: bool) -> i32 {
        let in_check = position.in_check();
        let Task { depth, ply, .. } = task;
        if depth <= 0 {
            return self.quiescence(position, task.window, ply);
        }
        if self.count() {
            return DRAW;
        }
        if self.is_drawn(position, in_check) {
            return DRAW;
        }
        if ply >= MAX_PLY - 1 {
            return evaluate(position);
        }
        // No line from here can do better than mate in one, or worse than being mated now.
        task.window.alpha = task.window.alpha.max(-MATE + ply as i32);
        task.window.beta = task.window.beta.min(MATE - ply as i32 - 1);
        let window = task.window;
        if window.alpha >= window.beta {
            return window.alpha;
        }

        let key = table_key(position);
        let known = self.engine.table.probe(key);
        if let Some(score) = known.and_then(|entry| self.decided(&entry, window, depth, ply)) {
            self.learn_from_table(position, known, task, score);
            return score;
        }
        let eval = if in_check { Some(NO_EVAL) } else { standing(position, known) };
        let Some(eval) = eval else { return DRAW };
        self.evals[ply] = eval;
        if !in_check
            && let Some(score) =
                self.cut_early(position, task, better_known(eval, known, ply), may_pass)
        {
            return score;
        }

        self.engine.habits.forget_killers(ply);
        let start = self.plies.len();
        let from_table = known.map_or(PackedPly::NONE, |entry| entry.ply);
        let early = self.generate(position, ply, from_table, |set, _| set.squares());
        let unknown = depth >= UNKNOWN_DEPTH
            && from_table == PackedPly::NONE
            && (task.cut || !window.is_narrow());
        task.depth -= i32::from(unknown);
        let finding = self.best_of(position, task, start, early);
        self.plies.truncate(start);
        let Some(finding) = finding else { return DRAW };
        let finding = Finding { eval, ..finding };
        self.engine.table.store(key, ply, &finding);
        finding.score
    }

    /// What the table says, if it is enough. Where the exact score matters, only what this search
    /// has found: earlier ones did not know what can be repeated by now.
    fn decided(&self, entry: &Entry, window: Window, depth: i32, ply: usize) -> Option<i32> {
        let (score, bound) = entry.score(ply)?;
        let enough = match bound {
            Bound::Exact => true,
            Bound::Lower => score >= window.beta,
            Bound::Upper => score <= window.alpha,
        };
        let knows_the_game = window.is_narrow() || self.engine.table.is_new(entry);
        (enough && knows_the_game && i32::from(entry.depth) >= depth).then_some(score)
    }

    /// Where the table decides, its ply has been good or bad once more.
    fn learn_from_table(
        &mut self,
        position: &Position,
        known: Option<Entry>,
        task: Task,
        score: i32,
    ) {
        let Some(played) = known.and_then(|entry| entry.ply.ply()) else { return };
        if is_noisy(position, played) {
            return;
        }
        let Task { window, depth, ply, .. } = task;
        let (before, habits) = (self.before(ply), &mut self.engine.habits);
        if score >= window.beta {
            habits.reward(position, played, &[], depth, ply, before);
        } else {
            habits.blame(position, played, depth, before);
        }
    }

    /// Searches the generated plies from `start` on, of which those before `early` come first;
    /// nothing if the search is broken off.
    fn best_of(
        &mut self,
        position: &Position,
        task: Task,
        start: usize,
        early: usize,
    ) -> Option<Finding> {
        let Task { window: Window { mut alpha, beta }, depth, ply, cut } = task;
        let in_check = position.in_check();
        let all = self.plies.len() - start;
        let suspects = position.suspects();
        let pv = !task.window.is_narrow();
        let improving = self.improving(ply);
        let every_ply_counts = is_known_to_the_end(position.board());
        let (mut best, mut best_ply, mut searched) = (-INFINITE, PackedPly::NONE, 0);
        if position.may_claim_draw() {
            best = DRAW;
            alpha = alpha.max(DRAW);
        }
        for index in start..start + all {
            let played = self.next_ply(position, ply, index, early);
            if is_forbidden(position, suspects, played) {
                continue;
            }
            let rank = self.plies[index].rank;
            let noisy = is_noisy(position, played);
            let eval = self.evals[ply];
            let child = position.after(played);
            let checks = child.in_check();
            let look = Look { task, searched, noisy, checks, rank, improving, eval };
            let may_leave = best > BEING_MATED && !every_ply_counts;
            if may_leave && look.is_idle(position, played, alpha) {
                self.plies[index].rank = SKIPPED;
                continue;
            }
            let step = Step::of(position, played);
            self.noisy[ply + 1] = noisy;
            let deeper = checks && ply < MAX_PLY / 2 && exchange::keeps(position, played, 0);
            let task = Task {
                window: Window { alpha, beta },
                depth: depth - 1 + i32::from(deeper),
                ply: ply + 1,
                cut: !cut,
            };
            let score = if searched == 0 {
                self.child(&child, step, Task { cut: !cut && !pv, ..task })
            } else {
                // Where there is a check, one ply less is spared.
                let less = look.reduction() - i32::from(in_check || checks);
                let score = self.later_child(&child, step, task, less);
                if less > 0 && score > alpha && !noisy && !self.stopped {
                    self.engine.habits.follow(step, depth, self.before(ply));
                }
                score
            };
            if self.stopped {
                return None;
            }
            searched += 1;
            best = best.max(score);
            if score > alpha {
                alpha = score;
                best_ply = PackedPly::of(played);
                if score >= beta {
                    if !noisy {
                        let before = self.before(ply);
                        let passed_over = &self.plies[start..index];
                        let habits = &mut self.engine.habits;
                        habits.reward(position, played, passed_over, depth, ply, before);
                    }
                    break;
                }
            }
        }
        if searched == 0 {
            best = match all {
                0 if in_check => -MATE + ply as i32,
                // Every ply is forbidden for leaving no reply.
                _ => DRAW,
            };
        }
        let answered = ply > 1 && self.steps[ply].is_some() && !self.noisy[ply];
        if answered && searched > 0 && depth >= ANSWER_DEPTH && best <= task.window.alpha {
            self.engine.habits.follow(self.steps[ply], depth, self.before(ply - 1));
        }
        let bound = if best >= beta {
            Bound::Lower
        } else if best_ply == PackedPly::NONE && searched > 0 {
            Bound::Upper
        } else {
            Bound::Exact
        };
        Some(Finding { ply: best_ply, score: best, bound, depth, eval: NO_EVAL })
    }

    /// The steps before a position, where the line has them.
    fn before(&self, ply: usize) -> Before {
        [0, 1, 3, 5].map(|back| ply.checked_sub(back).map_or(Step::NONE, |ply| self.steps[ply]))
    }

    /// Whether the side stands better than when it last was to move.
    fn improving(&self, ply: usize) -> bool {
        let now = self.evals[ply];
        ply < 2 || now != NO_EVAL && now > self.evals[ply - 2]
    }

    /// What need not be searched: positions far below alpha that captures do not mend, those far above
    /// beta, and those still above it after giving the turn away. The latter two not where having to
    /// move may be the trouble.
    fn cut_early(
        &mut self,
        position: &Position,
        task: Task,
        eval: i32,
        may_pass: bool,
    ) -> Option<i32> {
        let Task { window, depth, ply, cut } = task;
        let Window { alpha, beta } = window;
        if !window.is_narrow() || beta.abs() >= MATE_FOUND || is_known_to_the_end(position.board())
        {
            return None;
        }
        if depth <= GIVE_UP_DEPTH && eval + GIVE_UP_BASE + GIVE_UP_STEP * depth <= alpha {
            let score = self.quiescence(position, window, ply);
            if score <= alpha || self.stopped {
                return Some(score);
            }
        }
        if eval < beta || !Color::ALL.into_iter().all(|color| has_spare_moves(position, color)) {
            return None;
        }
        let margin = LEAVE_MARGIN * (depth - i32::from(self.improving(ply)));
        if depth <= LEAVE_DEPTH && eval - margin >= beta {
            return Some(eval);
        }
        if !may_pass || depth < NULL_DEPTH {
            return None;
        }
        let less = 3 + depth / 4 + ((eval - beta) / 200).min(2);
        let passed = position.passed();
        self.steps[ply + 1] = Step::NONE;
        self.path.push(passed.hash());
        let task = Task {
            window: Window::at(beta - 1).turned(),
            depth: depth - less,
            ply: ply + 1,
            cut: !cut,
        };
        let score = -self.node(&passed, task, false);
        self.path.pop();
        if self.stopped {
            return Some(DRAW);
        }
        (score >= beta).then(|| score.min(MATE_FOUND - 1))
    }

    /// Adds the plies of a position whose varying square is among those that `wanted` leaves of a
    /// set, given the enemy's squares. Those that come before all quiet ones stand first, up to the
    /// place returned; the quiet ones are not ranked yet: seldom does one's turn come.
    fn generate(
        &mut self,
        position: &Position,
        ply: usize,
        from_table: PackedPly,
        wanted: fn(PlySet, Bitboard) -> Bitboard,
    ) -> usize {
        let (plies, habits) = (&mut self.plies, &self.engine.habits);
        let mut early = plies.len();
        let enemy = position.board().of_color(!position.turn());
        position.visit_sets(|set| {
            for square in wanted(set, enemy) {
                let played = set.ply(square);
                let rank = habits.rank(position, played, ply, from_table).unwrap_or(UNRANKED);
                plies.push(Ranked { ply: played, rank });
                if rank > 0 {
                    let last = plies.len() - 1;
                    plies.swap(early, last);
                    early += 1;
                }
            }
            false
        });
        early
    }

    /// Moves the ply of highest rank from `index` on to `index`.
    fn next_ply(&mut self, position: &Position, ply: usize, index: usize, early: usize) -> Ply {
        if index == early {
            let (before, habits) = (self.before(ply), &self.engine.habits);
            for late in self.plies[index..].iter_mut().filter(|late| late.rank == UNRANKED) {
                late.rank = habits.quiet_rank(position, late.ply, before);
            }
        }
        let end = if index < early { early } else { self.plies.len() };
        let mut best = index;
        for other in index + 1..end {
            if self.plies[other].rank > self.plies[best].rank {
                best = other;
            }
        }
        self.plies.swap(index, best);
        self.plies[index].ply
    }
}

/// Whether a ply would leave the opponent no reply and is forbidden for that.
#[inline]
fn is_forbidden(position: &Position, suspects: Suspects, ply: Ply) -> bool {
    suspects.has(ply) && position.leaves_no_reply(ply)
}

/// A side that has more to move than its king and soldiers, and not just one piece, does not
/// suffer from having to move.
fn has_spare_moves(position: &Position, color: Color) -> bool {
    let board = position.board();
    let pieces = board.of_color(color) - board.of_role(Role::King) - board.of_role(Role::Soldier);
    pieces.many()
}

/// What a position without check is worth by itself. Nothing where the game is drawn because the
/// side to move has no ply, or only forbidden ones; the table has no evaluation of it either.
fn standing(position: &Position, known: Option<Entry>) -> Option<i16> {
    match known {
        Some(entry) if entry.eval != NO_EVAL => Some(entry.eval),
        _ => position.has_legal_ply().then(|| evaluate(position) as i16),
    }
}

/// An evaluation, or the score that the table knows where that says more.
fn better_known(eval: i16, known: Option<Entry>, ply: usize) -> i32 {
    let eval = eval.into();
    match known.and_then(|entry| entry.score(ply)) {
        Some((score, Bound::Exact)) => score,
        Some((score, Bound::Lower)) => score.max(eval),
        Some((score, Bound::Upper)) => score.min(eval),
        None => eval,
    }
}

#[cfg(test)]
mod tests;
