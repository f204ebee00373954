//! Every ply that is legal but for the ban on leaving no reply.
//!
//! Sets of plies go to a visitor, which returns whether to stop: a question such as "is there any
//! ply?" is answered by the first set, and counting needs no list.

use crate::{
    Bitboard, Color, Phase, PlySet, Position, Role, Square, attacks,
    ruleset::{
        ExposedKing, FacingChariot, PromotionBan, PromotionOnArrival, PromotionSquares,
        PromotionTurn, SoldierSquare,
    },
};

/// What bears on the legality of every move of the side to move.
struct Duties {
    us: Color,
    own: Bitboard,
    enemy: Bitboard,
    occupied: Bitboard,
    king: Option<Square>,
    /// The enemy pieces that attack the king.
    checkers: Bitboard,
    /// Where a piece other than the king must land to answer the check: everywhere if there is none.
    answers: Bitboard,
    /// Pieces that alone stand between an enemy chariot and the king.
    pinned: Bitboard,
    /// Squares that no piece may land on: the own pieces' and the enemy king's.
    closed: Bitboard,
}

impl Position {
    /// Visits the plies that are legal but for the ban on leaving no reply, until the visitor
    /// returns true; whether it did.
    #[inline]
    pub fn visit_sets(&self, mut visit: impl FnMut(PlySet) -> bool) -> bool {
        match self.phase {
            Phase::Setup => self.visit_placements(&mut visit),
            Phase::Adjusting => {
                self.visit_relocations(&mut visit)
                    || self.visit_soldiers(&self.duties(), &mut visit)
            }
            Phase::Battle => {
                let duties = self.duties();
                self.visit_king(&duties, &mut visit)
                    || self.others_may_answer(&duties)
                        && (self.visit_pieces(&duties, &mut visit)
                            || self.visit_soldiers(&duties, &mut visit)
                            || self.visit_promotions(&duties, &mut visit))
            }
        }
    }

    /// Whether a ply of another piece than the king can be legal. Two checks at once are answered
    /// by the king, or by a soldier that captures one attacker as it arrives and then shifts into
    /// the way of the other.
    #[inline]
    fn others_may_answer(&self, duties: &Duties) -> bool {
        !duties.checkers.many() || self.rules.promotion_on_arrival == PromotionOnArrival::WithShift
    }

    /// [`Position::visit_sets`], compiled once for all visitors: where size counts and speed does not.
    pub(crate) fn visit_plainly(&self, visit: &mut dyn FnMut(PlySet) -> bool) -> bool {
        self.visit_sets(visit)
    }

    #[inline]
    fn duties(&self) -> Duties {
        let us = self.turn;
        let (own, enemy) = (self.board.of_color(us), self.board.of_color(!us));
        let occupied = own | enemy;
        let king = self.board.king(us);
        let mut duties = Duties {
            us,
            own,
            enemy,
            occupied,
            king,
            checkers: Bitboard::EMPTY,
            answers: Bitboard::ALL,
            pinned: Bitboard::EMPTY,
            closed: own | enemy & self.board.of_role(Role::King),
        };
        let Some(king) = king else { return duties };
        duties.checkers = self.board.attackers(self.rules.elephant, king, !us, occupied);
        if let Some(checker) = duties.checkers.first() {
            duties.answers = duties.checkers;
            if self.board.of_role(Role::Chariot).has(checker) {
                duties.answers |= attacks::between(king, checker);
            }
            if duties.checkers.many() {
                duties.answers = Bitboard::EMPTY;
            }
        }
        duties.pinned = self.shields(king, !us, own);
        duties
    }

    /// The squares of `shields` that alone stand between a chariot of `by` and the king's square.
    #[inline]
    pub(crate) fn shields(&self, king: Square, by: Color, shields: Bitboard) -> Bitboard {
        let mut found = Bitboard::EMPTY;
        let lines = Bitboard::file_of(king) | Bitboard::rank_of(king);
        for chariot in self.board.of(by, Role::Chariot) & lines {
            let between = attacks::between(king, chariot) & self.board.occupied();
            if !between.many() {
                found |= between & shields;
            }
        }
        found
    }

    #[inline]
    fn visit_king(&self, duties: &Duties, visit: &mut impl FnMut(PlySet) -> bool) -> bool {
        let Some(from) = duties.king else { return false };
        let to = attacks::king(from) - duties.closed;
        if to.is_empty() {
            return false;
        }
        let attacked = self.board.attacked(self.rules.elephant, !duties.us, duties.occupied - from);
        let to = to - attacked;
        to.any() && visit(PlySet::Move { from, to })
    }

    #[inline]
    fn visit_pieces(&self, duties: &Duties, visit: &mut impl FnMut(PlySet) -> bool) -> bool {
        let open = duties.answers - duties.closed;
        let mut step = |from: Square, attacked: Bitboard| {
            let to = duties.allowed(from, attacked & open);
            to.any() && visit(PlySet::Move { from, to })
        };
        for from in duties.own & self.board.of_role(Role::Chariot) {
            if step(from, attacks::chariot(from, duties.occupied)) {
                return true;
            }
        }
        for from in duties.own & self.board.of_role(Role::Horse) {
            if step(from, attacks::horse(from)) {
                return true;
            }
        }
        for from in duties.own & self.board.of_role(Role::Elephant) {
            if step(from, attacks::elephant(self.rules.elephant, duties.us, from)) {
                return true;
            }
        }
        for from in duties.own & self.board.of_role(Role::Commander) {
            if step(from, attacks::diagonals(from)) {
                return true;
            }
        }
        false
    }

    #[inline]
    fn visit_soldiers(&self, duties: &Duties, visit: &mut impl FnMut(PlySet) -> bool) -> bool {
        let open = duties.answers - duties.closed;
        let arrival = self.arrival_squares(duties);
        for from in duties.own & self.board.of_role(Role::Soldier) {
            let ahead = Bitboard::of(from).forward(duties.us) - duties.occupied;
            let reached = ahead | attacks::soldier(duties.us, from) & duties.enemy;
            let to = duties.allowed(from, reached & open);
            if to.any() && visit(PlySet::Move { from, to }) {
                return true;
            }
            for to in reached & (arrival - duties.closed) {
                if self.visit_arrivals(duties, from, to, visit) {
                    return true;
                }
            }
        }
        false
    }

    /// Where a soldier that arrives may be promoted.
    fn arrival_squares(&self, duties: &Duties) -> Bitboard {
        let may = self.rules.promotion_on_arrival == PromotionOnArrival::WithShift
            && self.phase == Phase::Battle
            && !self.has_commander(duties.us);
        if may { Bitboard::THE_X } else { Bitboard::EMPTY }
    }

    /// The king's safety is judged after the shift.
    fn visit_arrivals(
        &self,
        duties: &Duties,
        from: Square,
        to: Square,
        visit: &mut impl FnMut(PlySet) -> bool,
    ) -> bool {
        let left = duties.occupied - from - to;
        let stand = ((attacks::king(to) - left) | to)
            .into_iter()
            .filter(|&stand| {
                duties.king.is_none_or(|king| {
                    let step = self.rules.elephant;
                    let attackers = self.board.attackers(step, king, !duties.us, left | stand);
                    (attackers - to).is_empty()
                })
            })
            .collect::<Bitboard>();
        stand.any() && visit(PlySet::Arrive { from, to, stand })
    }

    #[inline]
    fn visit_promotions(&self, duties: &Duties, visit: &mut impl FnMut(PlySet) -> bool) -> bool {
        if self.has_commander(duties.us) {
            return false;
        }
        for from in duties.own & self.board.of_role(Role::Soldier) & self.promotion_squares() {
            let mut to = Bitboard::EMPTY;
            if duties.checkers.is_empty() {
                to |= from;
            }
            if self.rules.promotion_turn == PromotionTurn::InPlaceOrStep {
                let steps = attacks::diagonals(from) & (duties.answers - duties.occupied);
                to |= duties.allowed(from, steps);
            }
            if self.rules.promotion_ban == PromotionBan::AttackOrDiscoveredCheck {
                to = self.without_banned_promotions(duties, from, to);
            }
            if to.any() && visit(PlySet::Promote { from, to }) {
                return true;
            }
        }
        false
    }

    fn without_banned_promotions(&self, duties: &Duties, from: Square, to: Bitboard) -> Bitboard {
        let discovers = self
            .board
            .king(!duties.us)
            .is_some_and(|king| self.shields(king, duties.us, from.into()).any());
        to.into_iter()
            .filter(|&to| (attacks::diagonals(to) & duties.enemy).is_empty())
            .filter(|&to| to == from || !discovers)
            .collect()
    }

    /// Whether a side has a commander on the board.
    #[inline]
    pub(crate) fn has_commander(&self, color: Color) -> bool {
        self.board.of(color, Role::Commander).any()
    }

    /// From where the side to move may promote a soldier, as long as it has no commander.
    pub fn promotion_squares(&self) -> Bitboard {
        let us = self.turn;
        let x_in_enemy_half = Bitboard::THE_X & Bitboard::half(!us);
        match self.rules.promotion_squares {
            PromotionSquares::XInEnemyHalf => x_in_enemy_half,
            PromotionSquares::WholeX => Bitboard::THE_X,
            PromotionSquares::XInEnemyHalfOrOnlySoldier => {
                let soldiers = self.board.of(us, Role::Soldier);
                if soldiers.many() { x_in_enemy_half } else { x_in_enemy_half | soldiers }
            }
        }
    }

    /// Whether the side to move has a soldier that is promoted on any square, being its only one.
    pub(crate) fn promotes_anywhere(&self) -> bool {
        self.rules.promotion_squares == PromotionSquares::XInEnemyHalfOrOnlySoldier
            && self.board.of(self.turn, Role::Soldier).len() == 1
    }

    fn visit_relocations(&self, visit: &mut impl FnMut(PlySet) -> bool) -> bool {
        let to = Bitboard::half(self.turn) - self.board.occupied();
        let pieces = self.board.of_color(self.turn) - self.board.of_role(Role::Soldier);
        to.any() && pieces.into_iter().any(|from| visit(PlySet::Move { from, to }))
    }

    fn visit_placements(&self, visit: &mut impl FnMut(PlySet) -> bool) -> bool {
        self.hand(self.turn).roles().any(|role| {
            let to = self.placement_squares(role);
            to.any() && visit(PlySet::Place { role, to }) || self.visit_displacements(role, visit)
        })
    }

    /// Where the side to move may place a piece of this role without displacing a soldier.
    pub fn placement_squares(&self, role: Role) -> Bitboard {
        let us = self.turn;
        let empty = self.rules.zone_of(us, role) - self.board.occupied();
        let faced = if role == Role::Chariot { self.facing_squares() } else { Bitboard::EMPTY };
        self.without_exposing(empty - faced, |square| {
            let king = if role == Role::King { Some(square) } else { self.board.king(us) };
            (king, self.board.occupied() | square)
        })
    }

    fn visit_displacements(&self, role: Role, visit: &mut impl FnMut(PlySet) -> bool) -> bool {
        if self.rules.soldier_square == SoldierSquare::Taken {
            return false;
        }
        let us = self.turn;
        let empty = self.rules.zone(us) - self.board.occupied();
        self.board.of(us, Role::Soldier).into_iter().any(|to| {
            let soldier_to = self.without_exposing(empty, |soldier_to| {
                let king = if role == Role::King { Some(to) } else { self.board.king(us) };
                (king, self.board.occupied() | soldier_to)
            });
            soldier_to.any() && visit(PlySet::Displace { role, to, soldier_to })
        })
    }

    /// The squares after whose choice the own king does not stand attacked; `after` gives the
    /// king's square and what is occupied then.
    fn without_exposing(
        &self,
        squares: Bitboard,
        after: impl Fn(Square) -> (Option<Square>, Bitboard),
    ) -> Bitboard {
        if self.rules.exposed_king == ExposedKing::Allowed || self.turn == Color::Red {
            return squares;
        }
        squares
            .into_iter()
            .filter(|&square| {
                let (king, occupied) = after(square);
                king.is_none_or(|king| {
                    let step = self.rules.elephant;
                    self.board.attackers(step, king, !self.turn, occupied).is_empty()
                })
            })
            .collect()
    }

    /// Where a chariot of the side to move would face the enemy king with nothing but soldiers
    /// between, and may not be placed for that.
    pub fn facing_squares(&self) -> Bitboard {
        if self.rules.facing_chariot == FacingChariot::Allowed || self.turn == Color::Red {
            return Bitboard::EMPTY;
        }
        self.board.king(!self.turn).map_or(Bitboard::EMPTY, |king| {
            let screens = self.board.occupied() - self.board.of_role(Role::Soldier);
            attacks::chariot(king, screens) & (Bitboard::file_of(king) - screens)
        })
    }
}

impl Duties {
    /// The squares that a pin leaves to the piece.
    #[inline]
    fn allowed(&self, from: Square, to: Bitboard) -> Bitboard {
        match self.king {
            Some(king) if self.pinned.has(from) => to & attacks::line(king, from),
            _ => to,
        }
    }
}
