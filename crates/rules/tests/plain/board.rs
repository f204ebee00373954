//! The board as a table, and which piece reaches what (§1).

use sittuyin_rules::{Color, Role, RulesetId, Square};

use super::{rank_of, way};

/// A piece of a side.
pub type Man = (Color, Role);

/// 64 squares, from a1 up.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Board([Option<Man>; 64]);

impl Board {
    /// Nothing anywhere.
    pub fn empty() -> Self {
        Self([None; 64])
    }

    /// What stands on a square.
    pub fn at(&self, square: Square) -> Option<Man> {
        self.0[square.index()]
    }

    /// Whether nothing stands there.
    pub fn is_empty(&self, square: Square) -> bool {
        self.at(square).is_none()
    }

    /// Whether a side's piece stands there.
    pub fn is_of(&self, side: Color, square: Square) -> bool {
        self.at(square).is_some_and(|(color, _)| color == side)
    }

    /// Puts a piece down.
    pub fn put(&mut self, square: Square, man: Man) {
        self.0[square.index()] = Some(man);
    }

    /// Takes a piece away.
    pub fn take(&mut self, square: Square) -> Option<Man> {
        self.0[square.index()].take()
    }

    /// Where a side's first piece of a role stands.
    pub fn find(&self, side: Color, role: Role) -> Option<Square> {
        Square::all().find(|&square| self.at(square) == Some((side, role)))
    }

    /// How many pieces of a role a side has.
    pub fn count(&self, side: Color, role: Role) -> usize {
        Square::all().filter(|&square| self.at(square) == Some((side, role))).count()
    }

    /// Everything that stands there.
    pub fn men(&self) -> impl Iterator<Item = (Square, Man)> + '_ {
        Square::all().filter_map(|square| Some((square, self.at(square)?)))
    }

    /// The squares strictly between two squares of one rank or file.
    pub fn between(from: Square, to: Square) -> Vec<Square> {
        let (files, ranks) = way(from, to);
        let long = files.abs().max(ranks.abs());
        (1..long)
            .map(|step| {
                let file = from.file() as i8 + files.signum() * step;
                let rank = from.rank() as i8 + ranks.signum() * step;
                Square::at(file as u8, rank as u8)
            })
            .collect()
    }

    /// Whether a piece has this way of moving or capturing, whatever stands in between or there.
    /// A soldier's way here is that of its capture.
    pub fn reaches(man: Man, from: Square, to: Square, ruleset: RulesetId) -> bool {
        let (side, role) = man;
        let (files, ranks) = way(from, to);
        let (across, along) = (files.abs(), ranks.abs());
        let forward = rank_of(side, to) as i8 - rank_of(side, from) as i8;
        match role {
            Role::King => across.max(along) == 1,
            Role::Commander => across == 1 && along == 1,
            Role::Horse => (across == 1 && along == 2) || (across == 2 && along == 1),
            Role::Chariot => (across == 0) != (along == 0),
            Role::Soldier => across == 1 && forward == 1,
            Role::Elephant if ruleset == RulesetId::Pl => across.max(along) == 1,
            Role::Elephant => (across == 1 && along == 1) || (across == 0 && forward == 1),
        }
    }

    /// The pieces of a side that attack a square.
    pub fn attackers(&self, square: Square, by: Color, ruleset: RulesetId) -> Vec<Square> {
        self.men()
            .filter(|&(from, man)| {
                man.0 == by
                    && Self::reaches(man, from, square, ruleset)
                    && (man.1 != Role::Chariot
                        || Self::between(from, square).into_iter().all(|it| self.is_empty(it)))
            })
            .map(|(from, _)| from)
            .collect()
    }

    /// Whether a side attacks a square.
    pub fn is_attacked(&self, square: Square, by: Color, ruleset: RulesetId) -> bool {
        !self.attackers(square, by, ruleset).is_empty()
    }
}
