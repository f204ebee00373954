//! Plies in 32 bits, for the table.

use sittuyin_rules::{Ply, Square};

const MOVE: u32 = 1;
const PROMOTE: u32 = 2;
const ARRIVE: u32 = 3;

/// A ply of the battle in 20 bits: kind, standing square, start, end. 0 is none.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct PackedPly(u32);

impl PackedPly {
    /// No ply.
    pub const NONE: Self = Self(0);

    /// Packs a ply; placements pack to none, for the table does not keep them.
    pub const fn of(ply: Ply) -> Self {
        let (kind, from, to, stand) = match ply {
            Ply::Move { from, to } => (MOVE, from, to, to),
            Ply::Promote { from, to } => (PROMOTE, from, to, to),
            Ply::Arrive { from, to, stand } => (ARRIVE, from, to, stand),
            Ply::Place { .. } | Ply::Displace { .. } => return Self::NONE,
        };
        let squares = stand.index() << 12 | from.index() << 6 | to.index();
        Self(kind << 18 | squares as u32)
    }

    /// The number itself.
    pub const fn bits(self) -> u32 {
        self.0
    }

    /// The ply.
    pub const fn ply(self) -> Option<Ply> {
        let to = Square::new(self.0 as u8);
        let from = Square::new((self.0 >> 6) as u8);
        let stand = Square::new((self.0 >> 12) as u8);
        match self.0 >> 18 {
            MOVE => Some(Ply::Move { from, to }),
            PROMOTE => Some(Ply::Promote { from, to }),
            ARRIVE => Some(Ply::Arrive { from, to, stand }),
            _ => None,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_ply_of_the_battle_comes_back() {
        for text in ["a1h8", "e5e5f", "e5f6f", "d4d5=f", "d4d5=f,e6", "h8a1"] {
            let ply: Ply = text.parse().expect("a ply");
            assert_eq!(PackedPly::of(ply).ply(), Some(ply), "{text}");
        }
        assert_eq!(PackedPly::of("R@a1".parse().expect("a ply")), PackedPly::NONE);
        assert_eq!(PackedPly::NONE.ply(), None);
    }
}
