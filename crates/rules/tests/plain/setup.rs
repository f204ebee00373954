//! The setup (§2).

use sittuyin_rules::{Color, Role, RulesetId, Square};

use super::{Board, Plain, STARTS, rank_of, seen_by};

impl Plain {
    /// Whether a square belongs to the side's zone, whatever stands there.
    pub fn in_zone(&self, side: Color, square: Square) -> bool {
        let square = seen_by(side, square);
        match self.ruleset {
            // The own half, literally.
            RulesetId::Zh | RulesetId::Pl => square.rank() < 4,
            // Behind the line on which the soldiers start.
            RulesetId::En | RulesetId::Asean => {
                STARTS.into_iter().any(|(file, rank)| file == square.file() && square.rank() < rank)
            }
        }
    }

    /// Whether the back rank is meant for this role, or closed to it, and this square is on the
    /// wrong side of that.
    pub fn wrong_for_back_rank(&self, role: Role, square: Square) -> bool {
        let on_back_rank = rank_of(self.turn, square) == 0;
        let chariot = role == Role::Chariot;
        match self.ruleset {
            RulesetId::Zh => chariot != on_back_rank,
            RulesetId::Asean => chariot && !on_back_rank,
            RulesetId::En | RulesetId::Pl => false,
        }
    }

    /// `en`: whether an own soldier stands there that would give way.
    pub fn soldier_gives_way(&self, square: Square) -> bool {
        self.ruleset == RulesetId::En && self.board.at(square) == Some((self.turn, Role::Soldier))
    }

    /// `en`: whether a soldier that gives way may go there.
    pub fn takes_soldier(&self, square: Square) -> bool {
        self.in_zone(self.turn, square) && self.board.is_empty(square)
    }

    /// `zh`: whether a black chariot there would face the red king with nothing but soldiers
    /// between them.
    pub fn chariot_faces_king(&self, role: Role, square: Square) -> bool {
        if self.ruleset != RulesetId::Zh || self.turn == Color::Red || role != Role::Chariot {
            return false;
        }
        let Some(king) = self.board.find(Color::Red, Role::King) else { return false };
        king.file() == square.file()
            && Board::between(square, king)
                .into_iter()
                .all(|between| matches!(self.board.at(between), None | Some((_, Role::Soldier))))
    }

    /// Whether black stands there with its king attacked, which it may not after a placement.
    pub fn placement_exposes_king(&self) -> bool {
        self.ruleset != RulesetId::Pl && self.king_attacked(Color::Black)
    }
}
