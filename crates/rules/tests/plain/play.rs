//! What a ply changes: board, hand, turn and counts (§1, §2, §5).

use sittuyin_rules::{Color, Ply, Role, RulesetId, Square};

use super::{Plain, Stage};

impl Plain {
    /// The position after a ply, legal or not.
    pub fn after(&self, ply: Ply) -> Self {
        let mut next = self.clone();
        let us = self.turn;
        let mut captured = false;
        let mut soldier = false;
        match ply {
            Ply::Place { role, to } => next.put_from_hand(role, to),
            Ply::Displace { role, to, soldier_to } => {
                next.board.take(to);
                next.board.put(soldier_to, (us, Role::Soldier));
                next.put_from_hand(role, to);
            }
            Ply::Move { from, to } => {
                let man = next.board.take(from).expect("a piece that moves");
                soldier = man.1 == Role::Soldier;
                captured = next.board.take(to).is_some();
                next.board.put(to, man);
            }
            Ply::Promote { from, to } => {
                next.board.take(from);
                next.board.put(to, (us, Role::Commander));
            }
            Ply::Arrive { from, to, stand } => {
                next.board.take(from);
                captured = next.board.take(to).is_some();
                next.board.put(stand, (us, Role::Commander));
            }
        }
        next.turn = self.next_turn(&next);
        if us == Color::Black && next.turn == Color::Red {
            next.number += 1;
        }
        // "The count starts with the battle": neither placements nor relocations are counted.
        let progress = captured || soldier || ply.is_promotion();
        let before_the_battle = self.stage() != Stage::Battle;
        next.idle = if progress || before_the_battle { 0 } else { self.idle + 1 };
        if self.ruleset == RulesetId::Asean {
            next.count_against_bare_king(captured || ply.is_promotion());
        }
        next
    }

    fn put_from_hand(&mut self, role: Role, to: Square) {
        let side = self.turn;
        let hand = &mut self.hands[usize::from(side == Color::Black)];
        let place = hand.iter().position(|held| *held == role).expect("a piece in hand");
        hand.remove(place);
        self.board.put(to, (side, role));
    }

    /// §2: in `zh`, `en`, `pl` a side places its whole army in one go.
    fn next_turn(&self, next: &Self) -> Color {
        let army_by_army = self.ruleset != RulesetId::Asean;
        let placed = self.stage() == Stage::Setup;
        if army_by_army && placed && !next.hand(self.turn).is_empty() {
            self.turn
        } else {
            !self.turn
        }
    }

    /// §5, looked at from the side that is now to move.
    fn count_against_bare_king(&mut self, captured_or_promoted: bool) {
        let (us, them) = (self.turn, !self.turn);
        let has = |side, role| self.board.count(side, role) > 0;
        let bare = self.hand(us).is_empty()
            && has(us, Role::King)
            && self.board.men().filter(|(_, (side, _))| *side == us).count() == 1;
        let soldiers = has(us, Role::Soldier) || has(them, Role::Soldier);
        if bare && !soldiers && (self.count.is_none() || captured_or_promoted) {
            let moves = if has(them, Role::Chariot) {
                Some(16)
            } else if has(them, Role::Elephant) {
                Some(44)
            } else if has(them, Role::Horse) {
                Some(64)
            } else {
                None
            };
            // "A limit once set stays", also where nothing is left to set a new one from.
            self.count = moves.map(|moves| (2 * moves, 0)).or(self.count);
        } else if let Some((limit, counted)) = self.count {
            self.count = Some((limit, counted + 1));
        }
    }
}
