//! Where to put an army, and when to stop putting it right.
//!
//! Placements are too many to search. A plan for the whole army is made instead, by climbing: from
//! random plans, one piece at a time goes to the square that betters the plan most, until none
//! does. Then the first piece of the best plan is placed, and the next ply plans anew for the
//! rest, with what the opponent has shown since.

use sittuyin_rules::{Bitboard, Board, Color, Piece, Ply, Position, Role, Square};

use crate::{
    Level,
    evaluate::{balance, weights::PIECE},
    random::{Random, noise},
};

/// In this order an army is placed: what must know most about the opponent comes last. Chariots
/// are last for one more reason: a screen must stand before the chariot that needs it (`zh`).
const ORDER: [Role; 5] = [Role::Elephant, Role::Horse, Role::Commander, Role::King, Role::Chariot];
/// From how many random plans to climb.
const CLIMBS: usize = 4;
/// How much a piece's liking for a square varies with the seed, in centipawns either way; a
/// level's own noise comes on top.
const WHIM: i32 = 9;
/// For each rank that the king stands before its second: there the opponent's army, of which red
/// has not seen a piece when it places its own, can come near. In centipawns.
const KING_FORWARD: i32 = 40;
/// A soldier that an enemy soldier can take, guarded by a piece, in centipawns.
const GUARDED_FRONT: i32 = 26;
/// Any other soldier that a piece guards, in centipawns.
const GUARDED: i32 = 7;
/// The own king attacked as the battle begins, in centipawns.
const KING_ATTACKED: i32 = 400;

/// A relocation must better the army by this many centipawns to be worth a turn.
const WORTH_A_TURN: i32 = 45;
/// After this many moves of the game a side no longer puts its army right, but begins the battle.
/// The setup is the first move (rules §1: the full-move number).
const LAST_ADJUSTING_MOVE: u16 = 4;

/// Pieces in hand and the squares planned for them.
type Plan = Vec<(Role, Square)>;

/// The next placement; nothing if there is none.
pub fn placement(position: &Position, level: Level, seed: u64) -> Option<Ply> {
    let us = position.turn();
    let judge = Judge { position, us, most: WHIM + level.noise() / 4, seed };
    let hand: Vec<Role> = ORDER
        .into_iter()
        .flat_map(|role| std::iter::repeat_n(role, position.hand(us).count(role).into()))
        .collect();
    let plan = best_plan(&judge, &hand, seed);
    let planned = plan.first().map(|&(role, to)| Ply::Place { role, to });
    planned
        .filter(|&ply| position.is_legal(ply))
        .or_else(|| best_single(&judge, hand.first().copied()))
        .or_else(|| position.legal_plies().first().copied())
}

/// Before the battle (`pl`): a relocation that is worth a turn, or one that is forced; nothing if
/// it is time for a soldier to move.
pub fn adjustment(position: &Position, level: Level, seed: u64) -> Option<Ply> {
    let us = position.turn();
    let judge = Judge { position, us, most: WHIM + level.noise() / 4, seed };
    let soldiers = position.board().of(us, Role::Soldier);
    let (begins, relocations): (Vec<Ply>, Vec<Ply>) = position
        .legal_plies()
        .into_iter()
        .partition(|ply| ply.from().is_some_and(|from| soldiers.has(from)));
    let forced = begins.is_empty();
    if position.fullmoves() > LAST_ADJUSTING_MOVE && !forced {
        return None;
    }
    let worth = |ply: Ply| judge.worth(position.after(ply).board());
    let best = relocations.into_iter().max_by_key(|&ply| worth(ply))?;
    (forced || worth(best) >= judge.worth(position.board()) + WORTH_A_TURN).then_some(best)
}

/// The best of a few climbs.
fn best_plan(judge: &Judge<'_>, hand: &[Role], seed: u64) -> Plan {
    let mut random = Random::new(seed ^ u64::from(judge.us == Color::Black));
    (0..CLIMBS)
        .filter_map(|_| random_plan(judge, hand, &mut random))
        .map(|plan| climbed(judge, plan))
        .max_by_key(|(worth, _)| *worth)
        .map_or_else(Plan::new, |(_, plan)| plan)
}

/// Any plan; nothing if a piece finds no square.
fn random_plan(judge: &Judge<'_>, hand: &[Role], random: &mut Random) -> Option<Plan> {
    let mut taken = judge.position.board().occupied();
    // Chariots first: they have the fewest squares in some rulesets.
    let mut plan = Plan::new();
    for &role in hand.iter().rev() {
        let free = judge.zone(role) - taken;
        let to = free.into_iter().nth(random.below(free.len() as usize))?;
        taken |= to;
        plan.push((role, to));
    }
    plan.reverse();
    Some(plan)
}

/// The plan after every change of one piece, or exchange of two, that betters it.
fn climbed(judge: &Judge<'_>, mut plan: Plan) -> (i32, Plan) {
    let mut worth = judge.worth_of(&plan);
    loop {
        let mut better = false;
        for index in 0..plan.len() {
            for to in judge.zone(plan[index].0) {
                let changed = judge.changed(&plan, index, to);
                let Some((new_worth, changed)) = changed.map(|plan| (judge.worth_of(&plan), plan))
                else {
                    continue;
                };
                if new_worth > worth {
                    (worth, plan) = (new_worth, changed);
                    better = true;
                }
            }
        }
        if !better {
            return (worth, plan);
        }
    }
}

/// The best square for one piece by itself.
fn best_single(judge: &Judge<'_>, role: Option<Role>) -> Option<Ply> {
    let position = judge.position;
    let role = role?;
    position
        .placement_squares(role)
        .into_iter()
        .map(|to| Ply::Place { role, to })
        .filter(|&ply| position.is_legal(ply))
        .max_by_key(|&ply| judge.worth(position.after(ply).board()))
}

/// Judges how a side's army stands before the battle.
struct Judge<'a> {
    position: &'a Position,
    us: Color,
    /// How much likings vary, in centipawns either way.
    most: i32,
    seed: u64,
}

impl Judge<'_> {
    fn zone(&self, role: Role) -> Bitboard {
        self.position.rules().zone_of(self.us, role) - self.position.board().occupied()
    }

    /// The plan with one piece on another square, exchanged with the one that is planned there.
    fn changed(&self, plan: &Plan, index: usize, to: Square) -> Option<Plan> {
        let from = plan[index].1;
        let mut changed = plan.clone();
        if let Some(other) = plan.iter().position(|&(_, square)| square == to) {
            if other == index || !self.zone(plan[other].0).has(from) {
                return None;
            }
            changed[other].1 = from;
        }
        changed[index].1 = to;
        Some(changed)
    }

    /// What the army is worth once the plan is carried out, in centipawns.
    fn worth_of(&self, plan: &Plan) -> i32 {
        let mut board = self.position.board().clone();
        for &(role, to) in plan {
            board.put(to, Piece { color: self.us, role });
        }
        self.worth(&board)
    }

    /// What the army on a board is worth, in centipawns.
    fn worth(&self, board: &Board) -> i32 {
        let balance = balance(board, self.position.rules());
        let worth = if self.us == Color::Red { balance } else { -balance };
        worth + self.guards(board) + self.likings(board)
    }

    /// What is guarded, and what is left to be taken.
    fn guards(&self, board: &Board) -> i32 {
        let (us, step) = (self.us, self.position.rules().elephant);
        let occupied = board.occupied();
        let guarded = board.attacked(step, us, occupied);
        let attacked = board.attacked(step, !us, occupied);
        let soldiers = board.of(us, Role::Soldier);
        let front = soldiers & board.of(!us, Role::Soldier).forward_diagonals(!us);
        let mut worth = GUARDED_FRONT * (front & guarded).len() as i32
            + GUARDED * (soldiers & (guarded - front)).len() as i32;
        for square in board.of_color(us) & (attacked - soldiers) {
            worth -= match board.role_at(square) {
                Some(Role::King) => KING_ATTACKED,
                Some(role) => self.loss(board, role, square, guarded),
                None => 0,
            };
        }
        let forward = board.king(us).map_or(0, |king| king.relative_rank(us).saturating_sub(1));
        worth - KING_FORWARD * i32::from(forward)
    }

    /// What is lost with an attacked piece: all of it, or, where it is guarded, what it is worth
    /// more than its cheapest attacker.
    fn loss(&self, board: &Board, role: Role, square: Square, guarded: Bitboard) -> i32 {
        let worth = |role: Role| PIECE[role.index()].full;
        if !guarded.has(square) {
            return worth(role);
        }
        let step = self.position.rules().elephant;
        let attackers = board.attackers(step, square, !self.us, board.occupied());
        let cheapest = attackers
            .into_iter()
            .filter_map(|attacker| board.role_at(attacker))
            .filter(|&attacker| attacker != Role::King)
            .map(worth)
            .min();
        cheapest.map_or(0, |cheapest| (worth(role) - cheapest).max(0))
    }

    /// What the seed makes of each piece's square.
    fn likings(&self, board: &Board) -> i32 {
        (board.of_color(self.us) - board.of_role(Role::Soldier))
            .into_iter()
            .filter_map(|square| {
                let role = board.role_at(square)?;
                Some(noise(self.seed, [role.index() as u64, square.index() as u64], self.most))
            })
            .sum()
    }
}
