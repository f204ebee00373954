//! The ban on leaving the opponent without check and without a ply (rules §4).

use arrayvec::ArrayVec;

use crate::{
    Bitboard, Kings, Phase, Ply, PlySet, Position, Role, attacks,
    ruleset::{NoReply, PromotionOnArrival, SetupOrder},
};

/// Room for the plies of any position: in the English setup five roles on twenty squares or, with
/// eight soldiers that give way to twenty squares each, 900.
pub const MOST_PLIES: usize = 1024;

/// A list of plies, without allocation.
pub type PlyList = ArrayVec<Ply, MOST_PLIES>;

/// Which plies might leave no reply: those that land on one of the squares.
///
/// A *witness* is a reply that the opponent has now and keeps unless the ply lands on one of a few
/// squares: a piece off its king's lines, so that no chariot can pin it, with a step to a
/// neighbour or a leap (lost only if it is captured), or a soldier's step straight ahead (lost
/// only if the soldier is captured or the square taken). Two witnesses with different squares
/// cannot both be lost, so nothing is forbidden then; with one, only plies onto its squares need a
/// closer look. A ply that gives check is never forbidden.
///
/// A promotion on arrival touches two squares and could cost two witnesses: it always needs one.
#[derive(Clone, Copy)]
pub struct Suspects {
    squares: Bitboard,
    arrivals: bool,
}

impl Suspects {
    /// Whether the ply needs a closer look.
    #[inline]
    pub fn has(self, ply: Ply) -> bool {
        match ply {
            Ply::Arrive { .. } => self.arrivals,
            _ => self.squares.has(ply.to()),
        }
    }

    /// The squares of a set's plies that need one.
    #[inline]
    fn among(self, set: PlySet) -> Bitboard {
        let every = match set {
            PlySet::Place { .. } | PlySet::Move { .. } | PlySet::Promote { .. } => {
                return set.squares() & self.squares;
            }
            PlySet::Displace { to, .. } => self.squares.has(to),
            PlySet::Arrive { .. } => self.arrivals,
        };
        if every { set.squares() } else { Bitboard::EMPTY }
    }
}

impl Position {
    /// Whether the side to move has any ply, forbidden ones included.
    #[inline]
    pub fn has_ply(&self) -> bool {
        self.visit_plainly(&mut |_| true)
    }

    /// Whether a ply, legal otherwise, is forbidden because it would leave the opponent without
    /// check and without a ply.
    pub fn is_forbidden(&self, ply: Ply) -> bool {
        self.bans_no_reply() && self.leaves_no_reply(ply)
    }

    /// Whether after the ply the opponent is to move, not in check, and has no ply.
    pub fn leaves_no_reply(&self, ply: Ply) -> bool {
        let next = self.after(ply);
        next.turn != self.turn && !next.in_check() && !next.has_ply()
    }

    /// Whether the ban is in force.
    #[inline]
    pub fn bans_no_reply(&self) -> bool {
        self.rules.no_reply == NoReply::Forbidden && self.kings == Kings::Required
    }

    /// Which plies may be forbidden at all.
    #[inline]
    pub fn suspects(&self) -> Suspects {
        let none = Suspects { squares: Bitboard::EMPTY, arrivals: false };
        let every = Suspects { squares: Bitboard::ALL, arrivals: true };
        if !self.bans_no_reply() {
            return none;
        }
        match self.phase {
            // The turn does not pass.
            Phase::Setup
                if self.rules.setup_order == SetupOrder::ArmyByArmy
                    && self.hand(self.turn).len() > 1 =>
            {
                none
            }
            Phase::Setup => every,
            Phase::Adjusting | Phase::Battle => self.battle_suspects(every),
        }
    }

    #[inline]
    fn battle_suspects(&self, mut suspects: Suspects) -> Suspects {
        let them = !self.turn;
        let theirs = self.board.of_color(them);
        let occupied = self.board.occupied();
        let own_king = self.board.of(self.turn, Role::King);
        let pinnable = match self.board.king(them) {
            Some(king) if self.board.of(self.turn, Role::Chariot).any() => {
                Bitboard::file_of(king) | Bitboard::rank_of(king)
            }
            _ => Bitboard::EMPTY,
        };
        let free = theirs - pinnable - self.board.of_role(Role::King);
        suspects.arrivals = self.rules.promotion_on_arrival == PromotionOnArrival::WithShift;
        let soldiers = free & self.board.of_role(Role::Soldier);
        let steps = soldiers.forward(them) - occupied;
        if steps.many() {
            suspects.squares = Bitboard::EMPTY;
            return suspects;
        }
        if steps.any() {
            suspects.found(steps | steps.forward(self.turn));
        }
        // The own king stands still for the steps counted on: a reply may not capture it.
        let open = !(theirs | own_king);
        for from in free - soldiers {
            let reach = match self.board.role_at(from) {
                Some(Role::Horse) => attacks::horse(from),
                Some(Role::Elephant) => attacks::elephant(self.rules.elephant, them, from),
                Some(Role::Chariot) => {
                    attacks::king(from) & (Bitboard::file_of(from) | Bitboard::rank_of(from))
                }
                _ => attacks::diagonals(from),
            };
            if (reach & open).any() && suspects.found(from.into()) {
                return suspects;
            }
        }
        suspects
    }

    /// Every legal ply.
    pub fn legal_plies(&self) -> PlyList {
        self.sorted_out(false)
    }

    /// Every ply that only the ban on leaving no reply forbids.
    pub fn forbidden_plies(&self) -> PlyList {
        self.sorted_out(true)
    }

    fn sorted_out(&self, forbidden: bool) -> PlyList {
        let mut plies = PlyList::new();
        let suspects = self.suspects();
        self.visit_plainly(&mut |set| {
            for ply in set.plies() {
                let banned = suspects.has(ply) && self.leaves_no_reply(ply);
                if banned == forbidden {
                    plies.push(ply);
                }
            }
            false
        });
        plies
    }

    /// Whether a ply is legal.
    pub fn is_legal(&self, ply: Ply) -> bool {
        self.is_legal_but_for_reply(ply) && !self.is_forbidden(ply)
    }

    /// Whether a ply is legal or forbidden only because it would leave no reply.
    pub fn is_legal_but_for_reply(&self, ply: Ply) -> bool {
        self.visit_plainly(&mut |set| set.has(ply))
    }

    /// How many legal plies there are.
    #[inline]
    pub fn count_legal(&self) -> u64 {
        let suspects = self.suspects();
        let mut count = 0;
        self.visit_sets(|set| {
            count += u64::from(set.squares().len());
            for square in suspects.among(set) {
                count -= u64::from(self.leaves_no_reply(set.ply(square)));
            }
            false
        });
        count
    }
}

impl Suspects {
    /// Takes in a witness; whether nothing is left to suspect.
    #[inline]
    fn found(&mut self, lost_on: Bitboard) -> bool {
        self.squares &= lost_on;
        self.squares.is_empty()
    }
}

impl PlySet {
    /// Whether the ply is one of the set.
    #[inline]
    pub fn has(self, ply: Ply) -> bool {
        let square = match ply {
            Ply::Place { to, .. } | Ply::Move { to, .. } | Ply::Promote { to, .. } => to,
            Ply::Displace { soldier_to, .. } => soldier_to,
            Ply::Arrive { stand, .. } => stand,
        };
        self.squares().has(square) && self.ply(square) == ply
    }
}
