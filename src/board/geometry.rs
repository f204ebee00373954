use sittuyin_rules::{Color, Square};

/// A place on the board as it is seen: columns from the left edge, rows from the top edge, one unit
/// a square. Outside 0 to 8 it lies beside the board.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Point {
    /// From the left edge.
    pub x: f64,
    /// From the top edge.
    pub y: f64,
}

impl Point {
    /// How far it is to another point, in squares.
    pub fn distance(self, other: Self) -> f64 {
        (self.x - other.x).hypot(self.y - other.y)
    }

    /// The square under it, if it lies on the board.
    pub fn square(self, bottom: Color) -> Option<Square> {
        let inside = |value: f64| (0.0..8.0).contains(&value);
        (inside(self.x) && inside(self.y))
            .then(|| Seat { column: self.x as u8, row: self.y as u8 }.square(bottom))
    }
}

/// Where a square is seen: column and row, 0 to 7, from the top left.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Seat {
    /// From the left.
    pub column: u8,
    /// From the top.
    pub row: u8,
}

impl Seat {
    /// All seats in the order of reading.
    pub fn all() -> impl DoubleEndedIterator<Item = Self> {
        (0..64).map(Self::nth)
    }

    /// The seat with this number in the order of reading; larger numbers wrap around.
    pub const fn nth(index: usize) -> Self {
        Self { column: (index & 7) as u8, row: (index >> 3 & 7) as u8 }
    }

    /// Where a square is seen with that side at the bottom.
    pub const fn of(square: Square, bottom: Color) -> Self {
        match bottom {
            Color::Red => Self { column: square.file(), row: 7 - square.rank() },
            Color::Black => Self { column: 7 - square.file(), row: square.rank() },
        }
    }

    /// The square that is seen here with that side at the bottom.
    pub const fn square(self, bottom: Color) -> Square {
        match bottom {
            Color::Red => Square::at(self.column, 7 - self.row),
            Color::Black => Square::at(7 - self.column, self.row),
        }
    }

    /// Its number in the order of reading, 0 to 63.
    pub const fn index(self) -> usize {
        (self.row as usize & 7) << 3 | (self.column as usize & 7)
    }

    /// The seat this far away, held at the edges.
    pub const fn stepped(self, columns: i8, rows: i8) -> Self {
        Self { column: held(self.column, columns), row: held(self.row, rows) }
    }

    /// Its middle.
    pub fn center(self) -> Point {
        Point { x: f64::from(self.column) + 0.5, y: f64::from(self.row) + 0.5 }
    }
}

const fn held(value: u8, by: i8) -> u8 {
    let moved = value as i8 + by;
    if moved < 0 {
        0
    } else if moved > 7 {
        7
    } else {
        moved as u8
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn red_at_the_bottom_sees_a1_at_the_bottom_left() {
        let a1 = Seat::of(Square::at(0, 0), Color::Red);
        assert_eq!(a1, Seat { column: 0, row: 7 });
        assert_eq!(Seat::of(Square::at(7, 7), Color::Red), Seat { column: 7, row: 0 });
    }

    #[test]
    fn black_at_the_bottom_sees_a1_at_the_top_right() {
        assert_eq!(Seat::of(Square::at(0, 0), Color::Black), Seat { column: 7, row: 0 });
    }

    #[test]
    fn seat_and_square_are_each_others_inverse() {
        for bottom in Color::ALL {
            for square in Square::all() {
                assert_eq!(Seat::of(square, bottom).square(bottom), square);
            }
        }
    }

    #[test]
    fn a_point_beside_the_board_has_no_square() {
        for (x, y) in [(-0.01, 4.0), (8.0, 4.0), (4.0, -1.0), (4.0, 8.2)] {
            assert_eq!(Point { x, y }.square(Color::Red), None);
        }
        assert_eq!(Point { x: 7.99, y: 0.0 }.square(Color::Red), Some(Square::at(7, 7)));
    }

    #[test]
    fn steps_stop_at_the_edges() {
        assert_eq!(Seat { column: 7, row: 0 }.stepped(1, -1), Seat { column: 7, row: 0 });
        assert_eq!(Seat { column: 3, row: 3 }.stepped(-1, 1), Seat { column: 2, row: 4 });
    }
}
