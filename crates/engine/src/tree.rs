//! The search below the root: alpha-beta with the principal variation first.
//!
//! Scores are those of the side to move. A search that is broken off unwinds at once; what it
//! returns then means nothing and is neither used nor kept.

use sittuyin_rules::{
    Bitboard, Color, Kings, PLIES_WITHOUT_PROGRESS, Ply, PlySet, Position, Role, Suspects,
};
use web_time::Instant;

use crate::{
    engine::Engine,
    evaluate::{evaluate, weights::PIECE},
    exchange,
    ordering::{LOSING, MOST_HISTORY, Ranked, is_noisy},
    packed::PackedPly,
    random::mixed,
    score::{BEING_MATED, DRAW, INFINITE, MATE, MATE_FOUND, MAX_PLY},
    table::{Bound, Entry, Finding, NO_EVAL},
};

/// The clock and the outside world are asked once in so many nodes.
const ASK_EVERY: u64 = 1024;
/// When a draw by counting is this near, in plies, the table keeps positions by their count, too.
const CLOCK_MATTERS: u16 = 20;
/// A null move is tried from this depth on.
const NULL_DEPTH: i32 = 3;
/// Up to this depth a position so good that it can do without a margin for each ply is left.
const LEAVE_DEPTH: i32 = 4;
/// That margin, in centipawns a ply.
const LEAVE_MARGIN: i32 = 90;
/// Late plies are searched less deep from this depth on.
const REDUCE_DEPTH: i32 = 3;
/// So many plies of a position are never searched less deep.
const NEVER_REDUCED: usize = 3;
/// Up to this depth, once so many quiet plies have failed, the rest are left out: 3 and the square
/// of the depth, half of it where things have not got better since the side's last move.
const ENOUGH_DEPTH: i32 = 6;
/// Up to this depth a quiet ply is left out where the evaluation is so far below alpha that it
/// will hardly matter: a margin to begin with, and one for each ply of depth, in centipawns.
const HOPELESS_DEPTH: i32 = 6;
const HOPELESS_BASE: i32 = 90;
const HOPELESS_STEP: i32 = 80;
/// Up to this depth a ply is left out that loses more than this in exchanges: for a capture by the
/// ply of depth, for a quiet one by its square, in centipawns.
const EXCHANGE_DEPTH: i32 = 6;
const EXCHANGE_CAPTURE: i32 = 90;
const EXCHANGE_QUIET: i32 = 20;
/// From this depth on a position of which the table knows nothing is searched one ply less: the
/// next iteration will know more.
const UNKNOWN_DEPTH: i32 = 4;
/// A quiet ply with so much more history than another is searched one ply deeper.
const HISTORY_PLY: i32 = MOST_HISTORY / 2;
/// A capture that falls short of alpha by more than this beyond what it takes is left out.
const CAPTURE_MARGIN: i32 = 120;

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

    /// As the other side sees it.
    const fn turned(self) -> Self {
        Self { alpha: -self.beta, beta: -self.alpha }
    }
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
        Self { engine, path, root, nodes, budget, stopped: false, ended: false, evals, plies }
    }

    /// The score of what a ply leads to, for the side that plays it, `ply` plies below the root.
    pub fn child(&mut self, child: &Position, window: Window, depth: i32, ply: usize) -> i32 {
        self.path.push(child.hash());
        let score = -self.node(child, window.turned(), depth, ply, true);
        self.path.pop();
        score
    }

    /// As [`Tree::child`], asking first only whether it beats alpha.
    pub fn scout(&mut self, child: &Position, window: Window, depth: i32, ply: usize) -> i32 {
        let score = self.child(child, Window::at(window.alpha), depth, ply);
        if score > window.alpha && score < window.beta && !self.stopped {
            self.child(child, window, depth, ply)
        } else {
            score
        }
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

    /// The score of a position `ply` plies below the root, searched `depth` plies deep.
    fn node(
        &mut self,
        position: &Position,
        mut window: Window,
        depth: i32,
        ply: usize,
        may_pass: bool,
    ) -> i32 {
        let in_check = position.in_check();
        let depth = if in_check && ply < MAX_PLY / 2 { depth + 1 } else { depth };
        if depth <= 0 {
            return self.quiescence(position, window, ply);
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
        window.alpha = window.alpha.max(-MATE + ply as i32);
        window.beta = window.beta.min(MATE - ply as i32 - 1);
        if window.alpha >= window.beta {
            return window.alpha;
        }

        let key = table_key(position);
        let known = self.engine.table.probe(key);
        if let Some(score) = known.and_then(|entry| decided(&entry, window, depth, ply)) {
            return score;
        }
        let eval = match known {
            _ if in_check => NO_EVAL,
            Some(entry) if entry.eval != NO_EVAL => entry.eval,
            _ => evaluate(position) as i16,
        };
        self.evals[ply] = eval;
        if !in_check
            && let Some(score) = self.cut_early(position, window, depth, ply, eval, may_pass)
        {
            return score;
        }

        let start = self.plies.len();
        let from_table = known.map_or(PackedPly::NONE, |entry| entry.ply);
        self.generate(position, ply, from_table, |set, _| set.squares());
        let unknown = depth >= UNKNOWN_DEPTH && from_table == PackedPly::NONE;
        let depth = depth - i32::from(unknown);
        let finding = self.best_of(position, window, depth, ply, start);
        self.plies.truncate(start);
        let Some(finding) = finding else { return DRAW };
        let finding = Finding { eval, ..finding };
        self.engine.table.store(key, ply, &finding);
        finding.score
    }

    /// Searches the generated plies from `start` on; nothing if the search is broken off.
    fn best_of(
        &mut self,
        position: &Position,
        window: Window,
        depth: i32,
        ply: usize,
        start: usize,
    ) -> Option<Finding> {
        let in_check = position.in_check();
        let all = self.plies.len() - start;
        let suspects = position.suspects();
        let Window { mut alpha, beta } = window;
        let pv = beta - alpha > 1;
        let improving = self.improving(ply);
        let (mut best, mut best_ply, mut searched) = (-INFINITE, PackedPly::NONE, 0);
        if position.may_claim_draw() {
            best = DRAW;
            alpha = alpha.max(DRAW);
        }
        for index in start..start + all {
            let played = self.next_ply(index);
            if is_forbidden(position, suspects, played) {
                continue;
            }
            let rank = self.plies[index].rank;
            let noisy = is_noisy(position, played);
            let look = Look { depth, searched, noisy, rank, improving, eval: self.evals[ply] };
            let child = position.after(played);
            let checks = child.in_check();
            if best > BEING_MATED && !checks && look.is_idle(position, played, alpha) {
                continue;
            }
            let window = Window { alpha, beta };
            let score = if searched == 0 {
                self.child(&child, window, depth - 1, ply + 1)
            } else {
                let calm = !in_check && !checks;
                let less = if calm { look.reduction(pv) } else { 0 };
                let reduced = if less > 0 {
                    self.child(&child, Window::at(alpha), depth - 1 - less, ply + 1)
                } else {
                    INFINITE
                };
                if reduced > alpha && !self.stopped {
                    self.scout(&child, window, depth - 1, ply + 1)
                } else {
                    reduced
                }
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
                        let before = &self.plies[start..index];
                        self.engine.habits.reward(position, played, before, depth, ply);
                    }
                    break;
                }
            }
        }
        if searched == 0 {
            best = match all {
                0 if in_check => -MATE + ply as i32,
                // Stalemate, or every ply forbidden for leaving no reply.
                _ => DRAW,
            };
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

    /// Whether the side stands better than when it last was to move.
    fn improving(&self, ply: usize) -> bool {
        let now = self.evals[ply];
        ply >= 2 && now != NO_EVAL && now > self.evals[ply - 2]
    }

    /// What need not be searched: positions far above beta, and those still above it after giving
    /// the turn away. Not where having to move may be the trouble.
    fn cut_early(
        &mut self,
        position: &Position,
        window: Window,
        depth: i32,
        ply: usize,
        eval: i16,
        may_pass: bool,
    ) -> Option<i32> {
        let (eval, beta) = (i32::from(eval), window.beta);
        let narrow = window.alpha + 1 == beta;
        if !narrow || beta.abs() >= MATE_FOUND || eval < beta {
            return None;
        }
        if !Color::ALL.into_iter().all(|color| has_spare_moves(position, color)) {
            return None;
        }
        if depth <= LEAVE_DEPTH && eval - LEAVE_MARGIN * depth >= beta {
            return Some(eval);
        }
        if !may_pass || depth < NULL_DEPTH {
            return None;
        }
        let less = 3 + depth / 4 + ((eval - beta) / 200).min(2);
        let passed = position.passed();
        self.path.push(passed.hash());
        let score =
            -self.node(&passed, Window::at(beta - 1).turned(), depth - less, ply + 1, false);
        self.path.pop();
        if self.stopped {
            return Some(DRAW);
        }
        (score >= beta).then(|| score.min(MATE_FOUND - 1))
    }

    /// Only captures and promotions, until it is quiet; everything in check.
    fn quiescence(&mut self, position: &Position, window: Window, ply: usize) -> i32 {
        if self.count() {
            return DRAW;
        }
        let in_check = position.in_check();
        if self.is_drawn(position, in_check) {
            return DRAW;
        }
        if ply >= MAX_PLY - 1 {
            return evaluate(position);
        }
        let key = table_key(position);
        let known = self.engine.table.probe(key);
        if let Some(score) = known.and_then(|entry| decided(&entry, window, 0, ply)) {
            return score;
        }
        let Window { mut alpha, beta } = window;
        let mut best = -INFINITE;
        let mut eval = NO_EVAL;
        if !in_check {
            if !has_spare_moves(position, position.turn()) && !position.has_ply() {
                return DRAW;
            }
            eval = match known {
                Some(entry) if entry.eval != NO_EVAL => entry.eval,
                _ => evaluate(position) as i16,
            };
            best = eval.into();
            if best >= beta {
                return best;
            }
            alpha = alpha.max(best);
        }

        let start = self.plies.len();
        let from_table = known.map_or(PackedPly::NONE, |entry| entry.ply);
        if in_check {
            self.generate(position, ply, from_table, |set, _| set.squares());
        } else {
            self.generate(position, ply, from_table, noisy);
        }
        let all = self.plies.len() - start;
        if all == 0 {
            return if in_check { -MATE + ply as i32 } else { best };
        }
        let suspects = position.suspects();
        let mut best_ply = PackedPly::NONE;
        for index in start..start + all {
            let played = self.next_ply(index);
            if !in_check && i32::from(eval) + gain(position, played) + CAPTURE_MARGIN <= alpha {
                continue;
            }
            if !in_check && self.plies[index].rank < LOSING / 2 {
                break;
            }
            if is_forbidden(position, suspects, played) {
                continue;
            }
            let child = position.after(played);
            self.path.push(child.hash());
            let score = -self.quiescence(&child, Window { alpha, beta }.turned(), ply + 1);
            self.path.pop();
            if self.stopped {
                break;
            }
            if score > best {
                best = score;
                if score > alpha {
                    alpha = score;
                    best_ply = PackedPly::of(played);
                    if score >= beta {
                        break;
                    }
                }
            }
        }
        self.plies.truncate(start);
        if self.stopped {
            return DRAW;
        }
        if best == -INFINITE {
            // In check, and every ply is forbidden for leaving no reply.
            return DRAW;
        }
        let bound = if best >= beta { Bound::Lower } else { Bound::Upper };
        let finding = Finding { ply: best_ply, score: best, bound, depth: 0, eval };
        self.engine.table.store(key, ply, &finding);
        best
    }

    /// Adds the plies of a position whose varying square is among those that `wanted` leaves of a
    /// set, given the enemy's squares.
    fn generate(
        &mut self,
        position: &Position,
        ply: usize,
        from_table: PackedPly,
        wanted: fn(PlySet, Bitboard) -> Bitboard,
    ) {
        let (plies, habits) = (&mut self.plies, &self.engine.habits);
        let enemy = position.board().of_color(!position.turn());
        position.visit_sets(|set| {
            for square in wanted(set, enemy) {
                let played = set.ply(square);
                let rank = habits.rank(position, played, ply, from_table);
                plies.push(Ranked { ply: played, rank });
            }
            false
        });
    }

    /// Moves the ply of highest rank from `index` on to `index`.
    fn next_ply(&mut self, index: usize) -> Ply {
        let mut best = index;
        for other in index + 1..self.plies.len() {
            if self.plies[other].rank > self.plies[best].rank {
                best = other;
            }
        }
        self.plies.swap(index, best);
        self.plies[index].ply
    }

    /// Whether the game is drawn here whatever is played, short of being checkmate.
    fn is_drawn(&self, position: &Position, in_check: bool) -> bool {
        if position.kings() == Kings::Optional {
            return false;
        }
        if self.repeats(position) || position.is_insufficient() {
            return true;
        }
        plies_to_draw(position) == 0 && (!in_check || position.has_ply())
    }

    /// Whether the position stood on the board before: once in the line looked at, for what can be
    /// had twice can be had three times; or twice in the game.
    fn repeats(&self, position: &Position) -> bool {
        let now = self.path.len() - 1;
        let mut seen = 0;
        let reach = usize::from(position.halfmoves()).min(now);
        for back in (4..=reach).step_by(2) {
            if self.path[now - back] == position.hash() {
                seen += 1;
                if seen == 2 || now - back >= self.root {
                    return true;
                }
            }
        }
        false
    }
}

/// Whether a ply would leave the opponent no reply and is forbidden for that.
#[inline]
fn is_forbidden(position: &Position, suspects: Suspects, ply: Ply) -> bool {
    suspects.has(ply) && position.leaves_no_reply(ply)
}

/// Captures and promotions of a set, by their varying square; a commander that has arrived stays.
fn noisy(set: PlySet, enemy: Bitboard) -> Bitboard {
    match set {
        PlySet::Promote { to, .. } => to,
        PlySet::Arrive { to, stand, .. } => stand & to,
        PlySet::Move { to, .. } => to & enemy,
        PlySet::Place { .. } | PlySet::Displace { .. } => Bitboard::EMPTY,
    }
}

/// What a ply takes and becomes, in centipawns.
fn gain(position: &Position, ply: Ply) -> i32 {
    let worth = |role: Role| PIECE[role.index()].empty;
    let rise = if ply.is_promotion() { worth(Role::Commander) - worth(Role::Soldier) } else { 0 };
    let taken = position.board().role_at(ply.to()).filter(|_| ply.from() != Some(ply.to()));
    rise + taken.map_or(0, worth)
}

/// A side that has more to move than its king and soldiers, and not just one piece, does not
/// suffer from having to move.
fn has_spare_moves(position: &Position, color: Color) -> bool {
    let board = position.board();
    let pieces = board.of_color(color) - board.of_role(Role::King) - board.of_role(Role::Soldier);
    pieces.many()
}

/// A ply about to be searched, and what is known then.
struct Look {
    /// Of the position, in plies.
    depth: i32,
    /// How many plies have been searched before.
    searched: usize,
    /// Whether it captures or promotes.
    noisy: bool,
    /// Its place in the order.
    rank: i32,
    /// Whether the side stands better than when it last was to move.
    improving: bool,
    /// The evaluation of the position, [`NO_EVAL`] in check.
    eval: i16,
}

impl Look {
    /// Whether the ply is not worth a search at all.
    fn is_idle(&self, position: &Position, played: Ply, alpha: i32) -> bool {
        let depth = self.depth;
        if self.searched == 0 || self.eval == NO_EVAL {
            return false;
        }
        let bad = |least| {
            depth <= EXCHANGE_DEPTH
                && !played.is_promotion()
                && played
                    .from()
                    .is_some_and(|from| !exchange::gains(position, from, played.to(), least))
        };
        if self.noisy {
            return self.rank < LOSING / 2 && bad(-EXCHANGE_CAPTURE * depth);
        }
        let enough = (3 + depth * depth) / if self.improving { 1 } else { 2 };
        depth <= ENOUGH_DEPTH && self.searched as i32 > enough
            || depth <= HOPELESS_DEPTH
                && i32::from(self.eval) + HOPELESS_BASE + HOPELESS_STEP * depth <= alpha
            || bad(-EXCHANGE_QUIET * depth * depth)
    }

    /// How many plies less deep it is searched at first.
    fn reduction(&self, pv: bool) -> i32 {
        if self.depth < REDUCE_DEPTH || self.searched < NEVER_REDUCED || self.rank > MOST_HISTORY {
            return 0;
        }
        if self.noisy {
            return i32::from(self.rank < LOSING / 2);
        }
        let base = 1
            + (sixteenths(self.depth.unsigned_abs()) * sixteenths(self.searched as u32)) as i32
                / 1150;
        let less = base + i32::from(!pv) + i32::from(!self.improving) - 1 - self.rank / HISTORY_PLY;
        less.clamp(0, self.depth - 2)
    }
}

/// The logarithm to base 2 in sixteenths, for numbers from 1; straight lines between the powers.
fn sixteenths(number: u32) -> u32 {
    let whole = number.ilog2();
    16 * whole + ((number << 4) >> whole) - 16
}

/// What the table says, if it is enough.
fn decided(entry: &Entry, window: Window, depth: i32, ply: usize) -> Option<i32> {
    let (score, bound) = entry.score(ply)?;
    let enough = match bound {
        Bound::Exact => true,
        Bound::Lower => score >= window.beta,
        Bound::Upper => score <= window.alpha,
    };
    (enough && i32::from(entry.depth) >= depth).then_some(score)
}

/// How many plies without progress are left until the game is drawn by counting.
fn plies_to_draw(position: &Position) -> u16 {
    let quiet = PLIES_WITHOUT_PROGRESS.saturating_sub(position.halfmoves());
    let bare = position.count().map(|count| (count.limit + 1).saturating_sub(count.plies));
    bare.map_or(quiet, |bare| bare.min(quiet))
}

/// The key of a position in the table. A score found with the draw far away is not good for the
/// same position with the draw near.
pub fn table_key(position: &Position) -> u64 {
    match plies_to_draw(position) {
        left @ ..CLOCK_MATTERS => position.hash() ^ mixed(u64::from(left) + 1),
        _ => position.hash(),
    }
}

#[cfg(test)]
mod tests;
