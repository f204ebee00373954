use std::fmt;

use crate::{Bitboard, Color, Piece, Role, Square, attacks, ruleset::ElephantStep};

/// Which piece stands on which square.
#[derive(Clone, PartialEq, Eq, Hash, Default)]
pub struct Board {
    by_color: [Bitboard; 2],
    by_role: [Bitboard; 6],
}

impl Board {
    /// The board before the setup: both sides' soldiers and nothing else.
    pub fn soldiers() -> Self {
        let mut board = Self::default();
        for color in Color::ALL {
            for square in Bitboard::soldiers_start(color) {
                board.put(square, Piece { color, role: Role::Soldier });
            }
        }
        board
    }

    /// Every square with a piece.
    #[inline]
    pub fn occupied(&self) -> Bitboard {
        self.by_color[0] | self.by_color[1]
    }

    /// The squares of a side's pieces.
    #[inline]
    pub fn of_color(&self, color: Color) -> Bitboard {
        self.by_color[color.index()]
    }

    /// The squares of both sides' pieces of a role.
    #[inline]
    pub fn of_role(&self, role: Role) -> Bitboard {
        self.by_role[role.index()]
    }

    /// The squares of a side's pieces of a role.
    #[inline]
    pub fn of(&self, color: Color, role: Role) -> Bitboard {
        self.of_color(color) & self.of_role(role)
    }

    /// A side's king, the first if there are several.
    #[inline]
    pub fn king(&self, color: Color) -> Option<Square> {
        self.of(color, Role::King).first()
    }

    /// The role of the piece on a square.
    #[inline]
    pub fn role_at(&self, square: Square) -> Option<Role> {
        if !self.occupied().has(square) {
            return None;
        }
        Role::ALL.into_iter().rev().find(|&role| self.of_role(role).has(square))
    }

    /// The side of the piece on a square.
    #[inline]
    pub fn color_at(&self, square: Square) -> Option<Color> {
        Color::ALL.into_iter().find(|&color| self.of_color(color).has(square))
    }

    /// The piece on a square.
    pub fn piece_at(&self, square: Square) -> Option<Piece> {
        Some(Piece { color: self.color_at(square)?, role: self.role_at(square)? })
    }

    /// Every piece with its square, from `a1` up.
    pub fn pieces(&self) -> impl Iterator<Item = (Square, Piece)> + '_ {
        self.occupied()
            .into_iter()
            .filter_map(|square| self.piece_at(square).map(|piece| (square, piece)))
    }

    /// Puts a piece on a square in place of what stood there.
    pub fn put(&mut self, square: Square, piece: Piece) {
        self.clear(square);
        self.toggle(square, piece);
    }

    /// Empties a square.
    pub fn clear(&mut self, square: Square) {
        for set in self.by_color.iter_mut().chain(&mut self.by_role) {
            *set -= square;
        }
    }

    /// Puts a piece on an empty square, or takes away just this piece.
    #[inline]
    pub(crate) fn toggle(&mut self, square: Square, piece: Piece) {
        self.by_color[piece.color.index()] ^= square;
        self.by_role[piece.role.index()] ^= square;
    }

    /// The pieces of a side that attack a square, lines read through `occupied`.
    #[inline]
    pub fn attackers(
        &self,
        step: ElephantStep,
        square: Square,
        by: Color,
        occupied: Bitboard,
    ) -> Bitboard {
        // A piece attacks this square from where its like of the other side would be attacked.
        let near = attacks::king(square) & self.of_role(Role::King)
            | attacks::diagonals(square) & self.of_role(Role::Commander)
            | attacks::elephant(step, !by, square) & self.of_role(Role::Elephant)
            | attacks::horse(square) & self.of_role(Role::Horse)
            | attacks::soldier(!by, square) & self.of_role(Role::Soldier);
        (near | attacks::chariot(square, occupied) & self.of_role(Role::Chariot))
            & self.of_color(by)
    }

    /// Every square that a side attacks, lines read through `occupied`.
    #[inline]
    pub fn attacked(&self, step: ElephantStep, by: Color, occupied: Bitboard) -> Bitboard {
        let mut attacked = self.of(by, Role::Soldier).forward_diagonals(by);
        for king in self.of(by, Role::King) {
            attacked |= attacks::king(king);
        }
        for commander in self.of(by, Role::Commander) {
            attacked |= attacks::diagonals(commander);
        }
        for elephant in self.of(by, Role::Elephant) {
            attacked |= attacks::elephant(step, by, elephant);
        }
        for horse in self.of(by, Role::Horse) {
            attacked |= attacks::horse(horse);
        }
        for chariot in self.of(by, Role::Chariot) {
            attacked |= attacks::chariot(chariot, occupied);
        }
        attacked
    }
}

impl fmt::Debug for Board {
    /// Eight lines, rank 8 first, pieces by their FEN letters.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for rank in (0..8).rev() {
            for file in 0..8 {
                let piece = self.piece_at(Square::at(file, rank));
                write!(f, "{}", piece.map_or('.', Piece::letter))?;
            }
            f.write_str("\n")?;
        }
        Ok(())
    }
}
