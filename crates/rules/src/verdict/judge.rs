use super::{Attempt, Evidence, Reason, Refusal, Verdict, evidence};
use crate::{Bitboard, Phase, Piece, Ply, Position, Role, Square, attacks, ruleset::SoldierSquare};

impl Position {
    /// Judges an attempt by the position alone; whether the game is over is the game's to say.
    pub fn judge(&self, attempt: Attempt) -> Verdict {
        match attempt {
            Attempt::Ply(ply) => match self.refusal(ply) {
                Some(refusal) => Verdict::Refused(refusal),
                None => match ply {
                    Ply::Place { role, to } if self.own(to).is_some() => {
                        self.soldier_gives_way(role, to)
                    }
                    _ => Verdict::Ply(ply),
                },
            },
            Attempt::Start(from) => self.judge_start(from),
        }
    }

    fn judge_start(&self, from: Square) -> Verdict {
        if self.phase() == Phase::Setup {
            return Verdict::Refused(Refusal::still_setting_up());
        }
        let piece = match self.own_piece(from) {
            Ok(piece) => piece,
            Err(refusal) => return Verdict::Refused(refusal),
        };
        let ways: Vec<Ply> =
            self.legal_plies().into_iter().filter(|ply| ply.from() == Some(from)).collect();
        if !ways.is_empty() {
            return Verdict::Incomplete(ways);
        }
        // Nothing completes it: the answer is what stops the step that comes nearest to a ply.
        let step = self.rules().elephant;
        let mut reach = attacks::of(step, piece.color, piece.role, from, Bitboard::EMPTY);
        if piece.role == Role::Soldier {
            reach |= Bitboard::of(from).forward(piece.color);
        }
        // Promotions count if they are that near; else a stuck soldier would talk of its commander.
        let promotions = self.forbidden_plies().into_iter().filter(|ply| ply.from() == Some(from));
        let nearest = reach
            .into_iter()
            .map(|to| Ply::Move { from, to })
            .chain(promotions)
            .filter_map(|ply| self.refusal(ply))
            .max_by_key(|refusal| refusal.reason);
        Verdict::Refused(nearest.unwrap_or_else(|| Refusal::new(Reason::NotHowItMoves)))
    }

    fn soldier_gives_way(&self, role: Role, to: Square) -> Verdict {
        let squares = self.rules().zone(self.turn()) - self.board().occupied();
        let ply = |soldier_to| Ply::Displace { role, to, soldier_to };
        let ways: Vec<Ply> =
            squares.into_iter().map(ply).filter(|&ply| self.is_legal(ply)).collect();
        if !ways.is_empty() {
            return Verdict::Incomplete(ways);
        }
        let refusal = squares.into_iter().find_map(|square| self.refusal(ply(square)));
        Verdict::Refused(refusal.unwrap_or_else(|| Refusal::new(Reason::DisplacedSoldierSquare)))
    }

    /// The first reason against a ply, if there is one.
    fn refusal(&self, ply: Ply) -> Option<Refusal> {
        let shape = match ply {
            Ply::Place { role, to } => self.against_placement(role, to, None),
            Ply::Displace { role, to, soldier_to } => {
                self.against_placement(role, to, Some(soldier_to))
            }
            _ if self.phase() == Phase::Setup => Some(Refusal::still_setting_up()),
            Ply::Move { from, to } => self.against_move(from, to),
            Ply::Promote { from, to } => self.against_promotion(from, to),
            Ply::Arrive { from, to, stand } => self.against_arrival(from, to, stand),
        };
        shape.or_else(|| self.against_king_safety(ply)).or_else(|| self.against_no_reply(ply))
    }

    fn own(&self, square: Square) -> Option<Role> {
        let role = self.board().role_at(square)?;
        self.board().of_color(self.turn()).has(square).then_some(role)
    }

    pub(super) fn own_piece(&self, from: Square) -> Result<Piece, Refusal> {
        match self.board().piece_at(from) {
            None => Err(Refusal::new(Reason::EmptySquare)),
            Some(piece) if piece.color != self.turn() => Err(Refusal::new(Reason::NotYourPiece)),
            Some(piece) => Ok(piece),
        }
    }

    fn against_placement(
        &self,
        role: Role,
        to: Square,
        soldier_to: Option<Square>,
    ) -> Option<Refusal> {
        let us = self.turn();
        if self.phase() != Phase::Setup {
            return Some(Refusal::new(Reason::SetupOver));
        }
        if self.hand(us).count(role) == 0 {
            return Some(Refusal::new(Reason::NotInHand));
        }
        let gives_way = self.rules().soldier_square == SoldierSquare::GivesWay
            && self.own(to) == Some(Role::Soldier);
        let zone = self.rules().zone(us);
        if !zone.has(to) && !gives_way {
            return Some(Refusal::new(Reason::OutsideZone).showing(Evidence::Zone, zone));
        }
        if !gives_way && !self.rules().zone_of(us, role).has(to) {
            let reason = if role == Role::Chariot {
                Reason::ChariotBackRankOnly
            } else {
                Reason::BackRankChariotsOnly
            };
            let back_rank = Bitboard::back_rank(us);
            return Some(Refusal::new(reason).showing(Evidence::BackRank, back_rank));
        }
        if !gives_way && self.board().occupied().has(to) {
            return Some(Refusal::new(Reason::SquareTaken));
        }
        let empty = zone - self.board().occupied();
        if let Some(soldier_to) = soldier_to
            && !(gives_way && empty.has(soldier_to))
        {
            let squares = if gives_way { empty } else { Bitboard::EMPTY };
            return Some(
                Refusal::new(Reason::DisplacedSoldierSquare).showing(Evidence::Where, squares),
            );
        }
        if role == Role::Chariot && self.facing_squares().has(to) {
            return self.chariot_faces_king(to);
        }
        None
    }

    fn chariot_faces_king(&self, chariot: Square) -> Option<Refusal> {
        let king = self.board().king(!self.turn())?;
        // A chariot would stand on the back rank, so none of its kind can be the screen.
        let zone = self.rules().zone_of(self.turn(), Role::Horse);
        let screens = (attacks::between(chariot, king) & zone) - self.board().occupied();
        Some(
            Refusal::new(Reason::ChariotFacesKing)
                .showing(Evidence::King, king)
                .showing(Evidence::Chariot, chariot)
                .showing(Evidence::Screens, screens),
        )
    }

    pub(super) fn against_move(&self, from: Square, to: Square) -> Option<Refusal> {
        let piece = match self.own_piece(from) {
            Ok(piece) => piece,
            Err(refusal) => return Some(refusal),
        };
        match (self.phase(), piece.role) {
            (Phase::Adjusting, Role::Soldier) | (Phase::Battle, _) => {
                self.against_step(piece, from, to)
            }
            _ => self.against_relocation(to),
        }
    }

    fn against_relocation(&self, to: Square) -> Option<Refusal> {
        let half = Bitboard::half(self.turn());
        let reason = match self.board().color_at(to) {
            Some(color) if color == self.turn() => return Some(Refusal::new(Reason::SquareTaken)),
            Some(_) => Reason::AdjustingNoCapture,
            None if !half.has(to) => Reason::AdjustingOwnHalf,
            None => return None,
        };
        Some(Refusal::new(reason).showing(Evidence::OwnHalf, half))
    }

    fn against_step(&self, piece: Piece, from: Square, to: Square) -> Option<Refusal> {
        let board = self.board();
        let enemy_there = board.of_color(!piece.color).has(to);
        if piece.role == Role::Soldier {
            let ahead = Bitboard::of(from).forward(piece.color).has(to);
            let sideways = attacks::soldier(piece.color, from).has(to);
            if ahead && enemy_there {
                return Some(
                    Refusal::new(Reason::SoldierCapturesDiagonally).showing(Evidence::Blocker, to),
                );
            }
            if sideways && !board.occupied().has(to) {
                return Some(
                    Refusal::new(Reason::SoldierMovesStraight)
                        .showing(Evidence::Where, Bitboard::of(from).forward(piece.color)),
                );
            }
            if !ahead && !sideways {
                return Some(self.not_how_it_moves(from));
            }
        } else {
            let step = self.rules().elephant;
            let open = attacks::of(step, piece.color, piece.role, from, Bitboard::EMPTY);
            if !open.has(to) {
                return Some(self.not_how_it_moves(from));
            }
            let reach = self.attacks_from(from);
            if !reach.has(to) {
                let blocker = reach & board.occupied() & attacks::between(from, to);
                return Some(Refusal::new(Reason::Blocked).showing(Evidence::Blocker, blocker));
            }
        }
        if board.of_color(piece.color).has(to) {
            return Some(Refusal::new(Reason::OwnPieceThere));
        }
        if board.of_role(Role::King).has(to) {
            // Kings are never captured; only before the battle can one stand within reach.
            return Some(Refusal::new(Reason::AdjustingNoCapture));
        }
        None
    }

    pub(super) fn not_how_it_moves(&self, from: Square) -> Refusal {
        let mut squares = Bitboard::EMPTY;
        for ply in self.legal_plies() {
            if ply.from() == Some(from) {
                squares |= ply.to();
            }
        }
        Refusal::new(Reason::NotHowItMoves).showing(Evidence::Where, squares)
    }

    fn against_king_safety(&self, ply: Ply) -> Option<Refusal> {
        if self.is_legal_but_for_reply(ply) || self.is_unfinished(ply) {
            return None;
        }
        let us = self.turn();
        let next = self.after(ply);
        let king = next.board().king(us)?;
        let attackers = next.attackers(king, !us);
        let reason = match self.phase() {
            Phase::Setup => Reason::PlacementExposesKing,
            Phase::Battle if self.in_check() => Reason::CheckNotAnswered,
            _ => Reason::KingWouldBeAttacked,
        };
        Some(
            Refusal::new(reason)
                .showing(Evidence::Attackers, attackers)
                .showing(Evidence::King, king),
        )
    }

    /// A placement on an own soldier's square, with the soldier's new square still open.
    fn is_unfinished(&self, ply: Ply) -> bool {
        matches!(ply, Ply::Place { to, .. } if self.own(to).is_some())
    }

    fn against_no_reply(&self, ply: Ply) -> Option<Refusal> {
        if self.is_unfinished(ply) || !self.is_forbidden(ply) {
            return None;
        }
        let next = self.after(ply);
        let denials = evidence::denials(&next);
        let collect = |squares: fn(&super::Denial) -> Bitboard| {
            denials.iter().map(squares).fold(Bitboard::EMPTY, |set, more| set | more)
        };
        let king = next.board().of(next.turn(), Role::King);
        let mut refusal = Refusal::new(Reason::NoReply)
            .showing(Evidence::King, king)
            .showing(Evidence::Denied, collect(|denial| denial.to.into()))
            .showing(Evidence::Pieces, collect(|denial| denial.piece.into()))
            .showing(Evidence::By, collect(|denial| denial.by));
        refusal.denials = denials;
        Some(refusal)
    }
}
