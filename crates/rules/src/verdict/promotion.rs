use super::{Evidence, Reason, Refusal};
use crate::{
    Bitboard, Phase, Piece, Position, Role, Square, attacks,
    ruleset::{PromotionBan, PromotionOnArrival, PromotionTurn},
};

impl Position {
    pub(super) fn against_promotion(&self, from: Square, to: Square) -> Option<Refusal> {
        self.against_any_promotion(from, from).or_else(|| {
            match self.rules().promotion_turn {
                _ if from == to => None,
                PromotionTurn::InPlace => Some(Refusal::new(Reason::OnlyAsATurn)),
                PromotionTurn::InPlaceOrStep => self.against_promotion_step(from, to),
            }
            .or_else(|| self.against_banned_promotion(from, to))
        })
    }

    pub(super) fn against_arrival(
        &self,
        from: Square,
        to: Square,
        stand: Square,
    ) -> Option<Refusal> {
        let soldier = self.own_soldier(from).err();
        let refusal = soldier
            .or_else(|| self.against_move(from, to))
            .or_else(|| self.against_any_promotion(from, to));
        if refusal.is_some() {
            return refusal;
        }
        if self.rules().promotion_on_arrival == PromotionOnArrival::No
            || self.phase() == Phase::Adjusting
        {
            return Some(Refusal::new(Reason::OnlyAsATurn));
        }
        let taken = self.board().occupied() - from - to;
        let shifts = attacks::king(to) - taken;
        let reason = if stand == to || shifts.has(stand) {
            return None;
        } else if taken.has(stand) && attacks::king(to).has(stand) {
            Reason::ShiftTaken
        } else {
            Reason::ShiftNotAdjacent
        };
        Some(Refusal::new(reason).showing(Evidence::Where, shifts))
    }

    /// The own soldier of a square; nothing else promotes.
    fn own_soldier(&self, from: Square) -> Result<Piece, Refusal> {
        let piece = self.own_piece(from)?;
        if piece.role == Role::Soldier { Ok(piece) } else { Err(self.not_how_it_moves(from)) }
    }

    /// What speaks against promoting the soldier of `from` where it stands or arrives, `at`.
    fn against_any_promotion(&self, from: Square, at: Square) -> Option<Refusal> {
        let us = match self.own_soldier(from) {
            Ok(soldier) => soldier.color,
            Err(refusal) => return Some(refusal),
        };
        let commanders = self.board().of(us, Role::Commander);
        if commanders.any() {
            return Some(
                Refusal::new(Reason::CommanderAlive).showing(Evidence::Commander, commanders),
            );
        }
        if self.phase() == Phase::Adjusting {
            let half = Bitboard::half(us);
            return (from == at)
                .then(|| Refusal::new(Reason::AdjustingOwnHalf).showing(Evidence::OwnHalf, half));
        }
        let squares = self.promotion_squares();
        if squares.has(at) || self.promotes_anywhere() {
            return None;
        }
        let in_file = squares & Bitboard::THE_X & Bitboard::file_of(at);
        let ahead =
            in_file.into_iter().any(|square| square.relative_rank(us) > at.relative_rank(us));
        let reason = if ahead { Reason::NotOnTheX } else { Reason::PastTheX };
        Some(Refusal::new(reason).showing(Evidence::TheX, in_file))
    }

    fn against_promotion_step(&self, from: Square, to: Square) -> Option<Refusal> {
        let steps = attacks::diagonals(from);
        let free = steps - self.board().occupied();
        let reason = if !steps.has(to) {
            Reason::StepNotDiagonal
        } else if !free.has(to) {
            Reason::StepTaken
        } else {
            return None;
        };
        Some(Refusal::new(reason).showing(Evidence::Where, free))
    }

    fn against_banned_promotion(&self, from: Square, to: Square) -> Option<Refusal> {
        if self.rules().promotion_ban == PromotionBan::None {
            return None;
        }
        let us = self.turn();
        let attacked = attacks::diagonals(to) & self.board().of_color(!us);
        if attacked.any() {
            return Some(
                Refusal::new(Reason::PromotionAttacks).showing(Evidence::Attacked, attacked),
            );
        }
        let king = self.board().king(!us)?;
        if to == from || self.shields(king, us, from.into()).is_empty() {
            return None;
        }
        let lines = self
            .board()
            .of(us, Role::Chariot)
            .into_iter()
            .map(|chariot| (chariot, attacks::between(chariot, king)))
            .filter(|(_, between)| (*between & self.board().occupied()) == from.into())
            .fold(Bitboard::EMPTY, |lines, (chariot, between)| lines | between | chariot);
        Some(Refusal::new(Reason::PromotionDiscoversCheck).showing(Evidence::Line, lines | king))
    }
}
