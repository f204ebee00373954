//! Promotion of a soldier to commander (§3).

use sittuyin_rules::{Color, Role, RulesetId, Square};

use super::{Plain, rank_of};

/// Whether a square lies on one of the two long diagonals.
pub fn on_the_x(square: Square) -> bool {
    square.file() == square.rank() || square.file() + square.rank() == 7
}

impl Plain {
    /// Whether a soldier is promoted on this square of the X.
    pub fn promotes_on(&self, square: Square) -> bool {
        on_the_x(square) && (self.ruleset == RulesetId::Pl || rank_of(self.turn, square) >= 4)
    }

    /// Whether every square of its file on which a soldier is promoted lies behind this one.
    pub fn past_the_x(&self, square: Square) -> bool {
        Square::all()
            .filter(|it| it.file() == square.file() && self.promotes_on(*it))
            .all(|it| rank_of(self.turn, it) < rank_of(self.turn, square))
    }

    /// `asean`: whether the side's only soldier stands there, which is promoted anywhere.
    pub fn is_only_soldier(&self, square: Square) -> bool {
        self.ruleset == RulesetId::Asean
            && self.board.at(square) == Some((self.turn, Role::Soldier))
            && self.board.count(self.turn, Role::Soldier) == 1
    }

    /// Whether the side has a commander on the board.
    pub fn commander_alive(&self) -> bool {
        self.board.count(self.turn, Role::Commander) > 0
    }

    /// `asean`: whether a commander of a side there attacks an enemy piece.
    pub fn commander_attacks(&self, side: Color, square: Square) -> bool {
        self.board.men().any(|(at, (color, _))| color != side && super::diagonal(square, at))
    }
}
