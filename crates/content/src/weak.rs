use sittuyin_rules::{Bitboard, Color, Position};

/// What an army leaves open.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct WeakPoints {
    /// What attacks its king.
    pub king_attackers: Bitboard,
    /// Its pieces that are attacked and not covered.
    pub hanging: Bitboard,
}

impl WeakPoints {
    /// What a side's army leaves open in a position.
    pub fn of(position: &Position, side: Color) -> Self {
        let king = position.board().king(side);
        let king_attackers = king.map_or(Bitboard::EMPTY, |king| position.attackers(king, !side));
        let others = position.board().of_color(side) - king.map_or(Bitboard::EMPTY, Bitboard::of);
        let hanging = others
            .into_iter()
            .filter(|&square| {
                position.attackers(square, !side).any()
                    && position.attackers(square, side).is_empty()
            })
            .collect();
        Self { king_attackers, hanging }
    }

    /// Whether there are none.
    pub fn is_none(self) -> bool {
        self.king_attackers.is_empty() && self.hanging.is_empty()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use sittuyin_rules::{Kings, RulesetId, Setup, Square};

    #[test]
    fn what_is_attacked_and_not_covered_is_weak() {
        let setup: Setup = "3r3k/8/8/8/3N4/8/6S1/3R3K[] b".parse().unwrap();
        let position = Position::new(setup, RulesetId::Zh, Kings::Required).unwrap();
        // The horse on d4 is attacked along the file, and covered from behind.
        assert!(WeakPoints::of(&position, Color::Red).is_none());
        let setup: Setup = "3r3k/8/8/8/3N4/8/6S1/4R2K[] b".parse().unwrap();
        let position = Position::new(setup, RulesetId::Zh, Kings::Required).unwrap();
        let weak = WeakPoints::of(&position, Color::Red);
        let d4: Square = "d4".parse().unwrap();
        assert_eq!(weak.hanging, Bitboard::of(d4));
        assert!(weak.king_attackers.is_empty());
    }
}
