use std::{
    fmt,
    ops::{BitAnd, BitAndAssign, BitOr, BitOrAssign, BitXor, BitXorAssign, Not, Sub, SubAssign},
};

use crate::{Color, Square};

/// A set of squares; bit *n* is the square with index *n*.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct Bitboard(pub u64);

impl Bitboard {
    /// No square.
    pub const EMPTY: Self = Self(0);
    /// Every square.
    pub const ALL: Self = Self(!0);
    /// The file `a`.
    pub const FILE_A: Self = Self(0x0101_0101_0101_0101);
    /// The rank 1.
    pub const RANK_1: Self = Self(0xff);
    /// The long diagonals, "the X".
    pub const THE_X: Self = Self(0x8142_2418_1824_4281);

    /// The set of one square.
    pub const fn of(square: Square) -> Self {
        Self(1 << square.index())
    }

    /// The file of a square.
    pub const fn file_of(square: Square) -> Self {
        Self(Self::FILE_A.0 << square.file())
    }

    /// The rank of a square.
    pub const fn rank_of(square: Square) -> Self {
        Self(Self::RANK_1.0 << (square.rank() * 8))
    }

    /// A side's own four ranks.
    pub const fn half(color: Color) -> Self {
        match color {
            Color::Red => Self(0x0000_0000_ffff_ffff),
            Color::Black => Self(0xffff_ffff_0000_0000),
        }
    }

    /// A side's first rank.
    pub const fn back_rank(color: Color) -> Self {
        match color {
            Color::Red => Self(0xff),
            Color::Black => Self(0xff << 56),
        }
    }

    /// Where a side's soldiers start: red a3–d3 and e4–h4, black the half-turn of it.
    pub const fn soldiers_start(color: Color) -> Self {
        match color {
            Color::Red => Self(0xf00f_0000),
            Color::Black => Self(0xf00f_0000_u64.reverse_bits()),
        }
    }

    /// Every square nearer to the side's back rank than its soldiers' starting squares.
    pub const fn behind_soldiers(color: Color) -> Self {
        match color {
            Color::Red => Self(0x00f0_ffff),
            Color::Black => Self(0x00f0_ffff_u64.reverse_bits()),
        }
    }

    /// Whether it has no square.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Whether it has any square.
    pub const fn any(self) -> bool {
        self.0 != 0
    }

    /// Whether it has more than one square.
    pub const fn many(self) -> bool {
        self.0 & self.0.wrapping_sub(1) != 0
    }

    /// How many squares it has.
    pub const fn len(self) -> u32 {
        self.0.count_ones()
    }

    /// Whether the square is in it.
    pub const fn has(self, square: Square) -> bool {
        self.0 >> square.index() & 1 != 0
    }

    /// The square with the lowest index.
    pub const fn first(self) -> Option<Square> {
        if self.0 == 0 { None } else { Some(Square::new(self.0.trailing_zeros() as u8)) }
    }

    /// The set after half a turn of the board.
    pub const fn half_turned(self) -> Self {
        Self(self.0.reverse_bits())
    }

    /// The set moved one rank forward, as `color` sees it.
    pub const fn forward(self, color: Color) -> Self {
        match color {
            Color::Red => Self(self.0 << 8),
            Color::Black => Self(self.0 >> 8),
        }
    }

    /// The squares diagonally forward of the set: what soldiers on it attack.
    pub const fn forward_diagonals(self, color: Color) -> Self {
        const NOT_A: u64 = !Bitboard::FILE_A.0;
        const NOT_H: u64 = !(Bitboard::FILE_A.0 << 7);
        match color {
            Color::Red => Self((self.0 & NOT_A) << 7 | (self.0 & NOT_H) << 9),
            Color::Black => Self((self.0 & NOT_H) >> 7 | (self.0 & NOT_A) >> 9),
        }
    }
}

/// The squares of a set, from the lowest index up.
#[derive(Clone, Debug)]
pub struct Squares(Bitboard);

impl Iterator for Squares {
    type Item = Square;

    #[inline]
    fn next(&mut self) -> Option<Square> {
        let square = self.0.first()?;
        self.0.0 &= self.0.0.wrapping_sub(1);
        Some(square)
    }

    fn size_hint(&self) -> (usize, Option<usize>) {
        let len = self.0.len() as usize;
        (len, Some(len))
    }
}

impl ExactSizeIterator for Squares {}

impl IntoIterator for Bitboard {
    type Item = Square;
    type IntoIter = Squares;

    fn into_iter(self) -> Squares {
        Squares(self)
    }
}

impl From<Square> for Bitboard {
    fn from(square: Square) -> Self {
        Self::of(square)
    }
}

impl FromIterator<Square> for Bitboard {
    fn from_iter<I: IntoIterator<Item = Square>>(squares: I) -> Self {
        squares.into_iter().fold(Self::EMPTY, |set, square| set | square)
    }
}

macro_rules! set_operators {
    ($($op:ident $method:ident $assign:ident $assign_method:ident $combine:expr;)*) => {$(
        impl<T: Into<Bitboard>> $op<T> for Bitboard {
            type Output = Self;

            #[inline]
            fn $method(self, other: T) -> Self {
                let combine: fn(u64, u64) -> u64 = $combine;
                Self(combine(self.0, other.into().0))
            }
        }

        impl<T: Into<Bitboard>> $assign<T> for Bitboard {
            #[inline]
            fn $assign_method(&mut self, other: T) {
                *self = $op::$method(*self, other);
            }
        }
    )*};
}

set_operators! {
    BitAnd bitand BitAndAssign bitand_assign |a, b| a & b;
    BitOr bitor BitOrAssign bitor_assign |a, b| a | b;
    BitXor bitxor BitXorAssign bitxor_assign |a, b| a ^ b;
    Sub sub SubAssign sub_assign |a, b| a & !b;
}

impl Not for Bitboard {
    type Output = Self;

    fn not(self) -> Self {
        Self(!self.0)
    }
}

impl fmt::Debug for Bitboard {
    /// Eight lines, rank 8 first, `1` for a square of the set.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for rank in (0..8).rev() {
            for file in 0..8 {
                f.write_str(if self.has(Square::at(file, rank)) { "1" } else { "." })?;
            }
            f.write_str("\n")?;
        }
        Ok(())
    }
}
