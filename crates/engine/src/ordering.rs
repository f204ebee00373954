//! Which ply to look at first: the sooner the best one is seen, the less is looked at in vain.

use sittuyin_rules::{Bitboard, Ply, Position, Role, Square, attacks};

use crate::{
    evaluate::{features::of_square, tally::Sum},
    exchange,
    packed::PackedPly,
    score::MAX_PLY,
};

/// A ply and how early it is looked at.
#[derive(Clone, Copy)]
pub struct Ranked {
    /// The ply.
    pub ply: Ply,
    /// The higher, the earlier.
    pub rank: i32,
}

/// The table's ply comes first.
const FROM_TABLE: i32 = 1 << 30;
/// Then captures, the dearest piece first, taken by the cheapest.
const CAPTURE: i32 = 1 << 24;
/// Then promotions that capture nothing.
const PROMOTION: i32 = 1 << 23;
/// Then quiet plies that refuted a sibling.
const KILLER: i32 = 1 << 22;
/// The rest by how often they have been best, by themselves and after each of the last two steps;
/// the sum of the three counts stays below this.
pub const MOST_HISTORY: i32 = 3 * MOST_COUNT;
/// Each of these counts stays below this.
const MOST_COUNT: i32 = 1 << 14;
/// What a square counts that is better by a centipawn, on a full board and on an empty one together.
const BETTER_SQUARE: i32 = 12;
/// What a check counts.
const CHECK: i32 = MOST_COUNT / 2;
/// What it counts that an enemy soldier attacks a piece.
const SOLDIER_ATTACKS: i32 = MOST_COUNT / 2;
/// Captures that lose more than they take come last.
pub const LOSING: i32 = -(1 << 20);

/// What has worked: quiet plies that refuted others at the same distance from the root, and how
/// often each step of each piece has.
pub struct Habits {
    killers: [[PackedPly; 2]; MAX_PLY],
    /// By step.
    history: [i16; Step::COUNT],
    /// By one of the last two steps before, and the step itself.
    follow_ups: Vec<[i16; Step::COUNT]>,
}

/// What a ply does, as far as habits go: side, role, and square reached; or nothing.
#[derive(Clone, Copy)]
pub struct Step(u16);

impl Step {
    /// No step: a null move, or what came before the search.
    pub const NONE: Self = Self(Self::COUNT as u16);
    /// How many there are.
    const COUNT: usize = 2 * 6 * 64;

    /// The step of a ply that is about to be played.
    pub fn of(position: &Position, ply: Ply) -> Self {
        let mover = ply.from().and_then(|from| position.board().role_at(from));
        let role = mover.unwrap_or(Role::Soldier);
        Self(((position.turn().index() * 6 + role.index()) * 64 + ply.to().index()) as u16)
    }

    const fn index(self) -> usize {
        self.0 as usize
    }
}

/// What a piece is worth in the order of captures; not a weight of the evaluation.
pub const fn order_worth(role: Role) -> i32 {
    match role {
        Role::Soldier => 1,
        Role::Commander => 2,
        Role::Elephant => 3,
        Role::Horse => 4,
        Role::Chariot => 6,
        Role::King => 8,
    }
}

/// Whether a ply captures or promotes.
pub fn is_noisy(position: &Position, ply: Ply) -> bool {
    ply.is_promotion() || position.board().occupied().has(ply.to())
}

/// What a quiet ply promises before anything is known of it: a better square, and for a piece to
/// get away from an enemy soldier, not before one.
fn promise(position: &Position, role: Role, ply: Ply) -> i32 {
    let Some(from) = ply.from() else { return 0 };
    let (board, us) = (position.board(), position.turn());
    let worth = |square: Square| {
        let [full, empty] = Sum::of(of_square(us, role, square)).ends();
        full + empty
    };
    let reach = attacks::of(position.rules().elephant, us, role, ply.to(), board.occupied());
    let checks = role != Role::King && (reach & board.of(!us, Role::King)).any();
    let attacked = match role {
        Role::Soldier | Role::King => Bitboard::EMPTY,
        _ => board.of(!us, Role::Soldier).forward_diagonals(!us),
    };
    let escapes = i32::from(attacked.has(from)) - i32::from(attacked.has(ply.to()));
    BETTER_SQUARE * (worth(ply.to()) - worth(from))
        + CHECK * i32::from(checks)
        + SOLDIER_ATTACKS * escapes
}

impl Habits {
    /// None yet.
    pub fn new() -> Self {
        Self {
            killers: [[PackedPly::NONE; 2]; MAX_PLY],
            history: [0; Step::COUNT],
            follow_ups: vec![[0; Step::COUNT]; Step::COUNT + 1],
        }
    }

    /// How early to look at a ply, `ply` plies below the root, after these two steps.
    pub fn rank(
        &self,
        position: &Position,
        played: Ply,
        ply: usize,
        from_table: PackedPly,
        last: [Step; 2],
    ) -> i32 {
        let packed = PackedPly::of(played);
        if packed == from_table {
            return FROM_TABLE;
        }
        let board = position.board();
        let mover = played.from().and_then(|from| board.role_at(from)).unwrap_or(Role::Soldier);
        // A promotion in place captures nothing, though its own square is taken.
        let captured =
            if played.from() == Some(played.to()) { None } else { board.role_at(played.to()) };
        if let Some(captured) = captured {
            let order = 16 * order_worth(captured) - order_worth(mover);
            let loses = order_worth(captured) < order_worth(mover)
                && !played.is_promotion()
                && !exchange::keeps(position, played, 0);
            return order + if loses { LOSING } else { CAPTURE + i32::from(played.is_promotion()) };
        }
        if played.is_promotion() {
            return PROMOTION;
        }
        match self.killers[ply] {
            [first, _] if first == packed => KILLER + 1,
            [_, second] if second == packed => KILLER,
            _ => {
                let promise = promise(position, mover, played);
                let step = Step::of(position, played).index();
                let follow_ups = last.map(|last| self.follow_ups[last.index()][step]);
                let counts = [self.history[step]].into_iter().chain(follow_ups);
                promise + counts.map(i32::from).sum::<i32>()
            }
        }
    }

    /// A quiet ply refuted what the opponent played before; `passed_over` were looked at in vain.
    pub fn reward(
        &mut self,
        position: &Position,
        best: Ply,
        passed_over: &[Ranked],
        depth: i32,
        ply: usize,
        last: [Step; 2],
    ) {
        let packed = PackedPly::of(best);
        let [first, second] = &mut self.killers[ply];
        if *first != packed {
            *second = *first;
            *first = packed;
        }
        let bonus = (depth * depth).min(400);
        self.adjust(Step::of(position, best), bonus, last);
        for other in passed_over {
            if !is_noisy(position, other.ply) {
                self.adjust(Step::of(position, other.ply), -bonus, last);
            }
        }
    }

    /// Moves the counts of a step towards their bound by a share of what is left, so that they never
    /// pass it.
    fn adjust(&mut self, step: Step, bonus: i32, last: [Step; 2]) {
        let moved = |count: &mut i16| {
            let old = i32::from(*count);
            *count = (old + bonus * 32 - old * bonus.abs() * 32 / MOST_COUNT) as i16;
        };
        moved(&mut self.history[step.index()]);
        for last in last {
            moved(&mut self.follow_ups[last.index()][step.index()]);
        }
    }
}
