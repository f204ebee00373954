//! The search beyond its depth: captures and promotions, until it is quiet.

use sittuyin_rules::{Bitboard, Ply, PlySet, Position, Role};

use super::{Tree, Window, better_known, draws::table_key, is_forbidden, standing};
use crate::{
    evaluate::{evaluate, weights::PIECE},
    ordering::LOSING,
    packed::PackedPly,
    score::{DRAW, INFINITE, MATE, MAX_PLY},
    table::{Bound, Finding, NO_EVAL},
};

/// A capture that falls short of alpha by more than this beyond what it takes is left out.
const CAPTURE_MARGIN: i32 = 120;

impl Tree<'_> {
    /// Only captures and promotions, until it is quiet; everything in check.
    pub(super) fn quiescence(&mut self, position: &Position, window: Window, ply: usize) -> i32 {
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
        if let Some(score) = known.and_then(|entry| self.decided(&entry, window, 0, ply)) {
            return score;
        }
        let Window { mut alpha, beta } = window;
        let mut best = -INFINITE;
        let mut eval = NO_EVAL;
        if !in_check {
            let Some(standing) = standing(position, known) else { return DRAW };
            eval = standing;
            best = better_known(eval, known, ply);
            if position.may_claim_draw() {
                best = best.max(DRAW);
            }
            if best >= beta {
                return best;
            }
            alpha = alpha.max(best);
        }

        let start = self.plies.len();
        let from_table = known.map_or(PackedPly::NONE, |entry| entry.ply);
        let early = if in_check {
            self.generate(position, ply, from_table, |set, _| set.squares())
        } else {
            self.generate(position, ply, from_table, noisy)
        };
        let all = self.plies.len() - start;
        if all == 0 {
            return if in_check { -MATE + ply as i32 } else { best };
        }
        let suspects = position.suspects();
        let mut best_ply = PackedPly::NONE;
        for index in start..start + all {
            let played = self.next_ply(position, ply, index, early);
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
