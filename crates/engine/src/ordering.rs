//! Which ply to look at first: the sooner the best one is seen, the less is looked at in vain.

use std::ops::RangeInclusive;

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
/// The rest by how often they have been best: the step, the start and end square, and the step after
/// each of those before. The sum of these counts is cut off here.
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
/// A quiet ply whose rank is not known yet.
pub const UNRANKED: i32 = i32::MIN + 1;
/// A ply that was left out unsearched.
pub const SKIPPED: i32 = i32::MIN;
/// How far a finding moves a count on its way to the bound, in parts of [`WHOLE_BONUS`]: so much for
/// each ply of its depth, less a constant, and never quite nothing or the whole.
const BONUS_STEP: i32 = 65;
const BONUS_LESS: i32 = 50;
const BONUS_RANGE: RangeInclusive<i32> = 16..=500;
const WHOLE_BONUS: i32 = 512;

/// What has worked: quiet plies that refuted others at the same distance from the root, and how
/// often each step of each piece has.
pub struct Habits {
    killers: [[PackedPly; 2]; MAX_PLY],
    /// By step.
    history: [i16; Step::COUNT],
    /// By side, start and end.
    moves: Vec<i16>,
    /// By one of the steps before, and the step itself.
    follow_ups: Vec<[i16; Step::COUNT]>,
}

/// The steps that led to a position: one, two, four and six plies back.
pub type Before = [Step; 4];

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
        let role = mover(position, ply);
        Self(((position.turn().index() * 6 + role.index()) * 64 + ply.to().index()) as u16)
    }

    const fn index(self) -> usize {
        self.0 as usize
    }

    /// Whether it is one.
    pub const fn is_some(self) -> bool {
        self.index() < Self::COUNT
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
            moves: vec![0; 2 * 64 * 64],
            follow_ups: vec![[0; Step::COUNT]; Step::COUNT + 1],
        }
    }

    /// How early to look at a ply, `ply` plies below the root; nothing for a quiet one, see
    /// [`Habits::quiet_rank`].
    pub fn rank(
        &self,
        position: &Position,
        played: Ply,
        ply: usize,
        from_table: PackedPly,
    ) -> Option<i32> {
        let packed = PackedPly::of(played);
        if packed == from_table {
            return Some(FROM_TABLE);
        }
        let board = position.board();
        // A promotion in place captures nothing, though its own square is taken.
        let captured =
            if played.from() == Some(played.to()) { None } else { board.role_at(played.to()) };
        if let Some(captured) = captured {
            let mover = mover(position, played);
            let order = 16 * order_worth(captured) - order_worth(mover);
            let loses = order_worth(captured) < order_worth(mover)
                && !played.is_promotion()
                && !exchange::keeps(position, played, 0);
            let place = if loses { LOSING } else { CAPTURE + i32::from(played.is_promotion()) };
            return Some(order + place);
        }
        if played.is_promotion() {
            return Some(PROMOTION);
        }
        match self.killers[ply] {
            [first, _] if first == packed => Some(KILLER + 1),
            [_, second] if second == packed => Some(KILLER),
            _ => None,
        }
    }

    /// How early to look at a quiet ply after these steps.
    pub fn quiet_rank(&self, position: &Position, played: Ply, before: Before) -> i32 {
        let step = Step::of(position, played).index();
        let moves = self.moves[from_to(position, played)];
        let counts = before.map(|before| self.follow_ups[before.index()][step]);
        let counts = counts.into_iter().chain([self.history[step], moves]);
        let sum =
            promise(position, mover(position, played), played) + counts.map(i32::from).sum::<i32>();
        sum.clamp(-2 * MOST_HISTORY, MOST_HISTORY)
    }

    /// Forgets the killers of the grandchildren of a position: they are of other ones.
    pub fn forget_killers(&mut self, ply: usize) {
        if let Some(killers) = self.killers.get_mut(ply + 2) {
            *killers = [PackedPly::NONE; 2];
        }
    }

    /// A quiet ply refuted what the opponent played before; `passed_over` came first and, unless they
    /// were skipped, were searched in vain.
    pub fn reward(
        &mut self,
        position: &Position,
        best: Ply,
        passed_over: &[Ranked],
        depth: i32,
        ply: usize,
        before: Before,
    ) {
        let packed = PackedPly::of(best);
        let [first, second] = &mut self.killers[ply];
        if *first != packed {
            *second = *first;
            *first = packed;
        }
        self.count(position, best, bonus(depth), before);
        for other in passed_over {
            if other.rank != SKIPPED && !is_noisy(position, other.ply) {
                self.count(position, other.ply, -bonus(depth), before);
            }
        }
    }

    /// A quiet ply failed at this depth.
    pub fn blame(&mut self, position: &Position, played: Ply, depth: i32, before: Before) {
        self.count(position, played, -bonus(depth), before);
    }

    /// A step was good at this depth as an answer to those before it.
    pub fn follow(&mut self, step: Step, depth: i32, before: Before) {
        self.count_answer(step, bonus(depth), before);
    }

    fn count(&mut self, position: &Position, played: Ply, bonus: i32, before: Before) {
        let step = Step::of(position, played);
        shift(&mut self.history[step.index()], bonus);
        shift(&mut self.moves[from_to(position, played)], bonus);
        self.count_answer(step, bonus, before);
    }

    fn count_answer(&mut self, step: Step, bonus: i32, before: Before) {
        for before in before {
            shift(&mut self.follow_ups[before.index()][step.index()], bonus);
        }
    }
}

/// The role that a ply moves.
fn mover(position: &Position, ply: Ply) -> Role {
    ply.from().and_then(|from| position.board().role_at(from)).unwrap_or(Role::Soldier)
}

/// The place of a ply among those of the same side, start and end.
fn from_to(position: &Position, ply: Ply) -> usize {
    let from = ply.from().map_or(0, Square::index);
    (position.turn().index() * 64 + from) * 64 + ply.to().index()
}

fn bonus(depth: i32) -> i32 {
    (BONUS_STEP * depth - BONUS_LESS).clamp(*BONUS_RANGE.start(), *BONUS_RANGE.end())
}

/// Moves a count towards its bound by a share of what is left, so that it never passes it.
fn shift(count: &mut i16, bonus: i32) {
    let old = i32::from(*count);
    *count = (old + (bonus * MOST_COUNT - bonus.abs() * old) / WHOLE_BONUS) as i16;
}

#[cfg(test)]
mod tests {
    use sittuyin_rules::{Kings, RulesetId};

    use super::*;

    #[test]
    fn only_plies_that_were_searched_count_as_failed() {
        let setup = "k7/8/8/8/8/8/8/K2R4[] w - - 0 60".parse().expect("a FEN");
        let position = Position::new(setup, RulesetId::Asean, Kings::Required).expect("a position");
        let ply = |from: &str, to: &str| Ply::Move {
            from: from.parse().expect("a square"),
            to: to.parse().expect("a square"),
        };
        let [best, searched, skipped] =
            [("d1", "d8"), ("d1", "d2"), ("d1", "d3")].map(|(from, to)| ply(from, to));
        let before = [Step::NONE; 4];
        let mut habits = Habits::new();
        let ranks = |habits: &Habits| {
            [best, searched, skipped].map(|ply| habits.quiet_rank(&position, ply, before))
        };
        let earlier = ranks(&habits);
        let passed_over =
            [Ranked { ply: searched, rank: 0 }, Ranked { ply: skipped, rank: SKIPPED }];
        habits.reward(&position, best, &passed_over, 4, 0, before);
        let later = ranks(&habits);
        assert!(later[0] > earlier[0] && later[1] < earlier[1]);
        assert_eq!(later[2], earlier[2]);
        assert_eq!(habits.rank(&position, best, 0, PackedPly::NONE), Some(KILLER + 1));
    }
}
