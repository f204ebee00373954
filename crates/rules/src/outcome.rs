use crate::{
    Bitboard, Color, Hand, Kings, Phase, Position, Role,
    ruleset::{CommanderPair, NoReply},
};

/// How a game ended.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Outcome {
    /// A side won.
    Win {
        /// Which.
        winner: Color,
        /// How.
        by: Win,
    },
    /// Nobody won.
    Draw(Draw),
}

/// How a game was won.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Win {
    /// The king is in check and no ply answers it.
    Checkmate,
    /// The other side gave up.
    Resignation,
}

/// Why a game was drawn.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Draw {
    /// What is left on the board cannot mate.
    InsufficientMaterial,
    /// The side to move is not in check and has no ply.
    Stalemate,
    /// The side to move has plies, and each would leave the opponent no reply.
    NoReplyForbidden,
    /// The same position with the same side to move for the third time.
    Repetition,
    /// 100 plies in a row without a capture, a soldier's move or a promotion.
    HundredPlies,
    /// The count against a bare king has passed its limit.
    CountPassed,
    /// Claimed by a side with king and soldier and nothing but promotions to play.
    Claimed,
}

/// A draw comes at this many plies without progress.
pub const PLIES_WITHOUT_PROGRESS: u16 = 100;

impl Position {
    /// How the game ends in this position, looking at the position alone: checkmate, insufficient
    /// material, no ply, in this order. In a drill only checkmate ends anything.
    pub fn outcome(&self) -> Option<Outcome> {
        let has_ply = self.has_ply();
        if !has_ply && self.in_check() {
            return Some(Outcome::Win { winner: !self.turn(), by: Win::Checkmate });
        }
        if self.kings() == Kings::Optional {
            return None;
        }
        let draw = if self.is_insufficient() {
            Draw::InsufficientMaterial
        } else if !has_ply {
            Draw::Stalemate
        } else if self.rules().no_reply == NoReply::Forbidden && !self.has_legal_ply() {
            Draw::NoReplyForbidden
        } else {
            return None;
        };
        Some(Outcome::Draw(draw))
    }

    /// Whether any ply is legal.
    pub fn has_legal_ply(&self) -> bool {
        let suspects = self.suspects();
        self.visit_plainly(&mut |set| {
            set.plies().any(|ply| !(suspects.has(ply) && self.leaves_no_reply(ply)))
        })
    }

    /// Whether neither side can mate: both kings and at most one commander, horse or soldier, and
    /// what the ruleset adds. Never with pieces in hand.
    pub fn is_insufficient(&self) -> bool {
        if Color::ALL.into_iter().any(|color| self.hand(color) != Hand::EMPTY) {
            return false;
        }
        let board = self.board();
        let others = board.occupied() - board.of_role(Role::King);
        let commanders = board.of_role(Role::Commander);
        let weak = commanders | board.of_role(Role::Horse) | board.of_role(Role::Soldier);
        (others - weak).is_empty() && !others.many()
            || self.rules().commander_pair == CommanderPair::Drawn
                && others == commanders
                && Color::ALL.into_iter().all(|c| board.of(c, Role::Commander).len() == 1)
                && ((commanders & DARK).is_empty() || (commanders - DARK).is_empty())
    }

    /// Whether the side to move may claim a draw: not in check, king and one soldier, and nothing
    /// but promotions to play.
    pub fn may_claim_draw(&self) -> bool {
        use crate::{PlySet, ruleset::PromotionClaim};
        let own = self.board().of_color(self.turn());
        let soldiers = self.board().of(self.turn(), Role::Soldier);
        self.rules().promotion_claim == PromotionClaim::KingAndSoldier
            && self.phase() == Phase::Battle
            && own.len() == 2
            && soldiers.len() == 1
            && !self.in_check()
            && self.has_ply()
            && !self.visit_plainly(&mut |set| !matches!(set, PlySet::Promote { .. }))
    }
}

/// The squares of one colour, a1 among them.
const DARK: Bitboard = Bitboard(0xaa55_aa55_aa55_aa55);
