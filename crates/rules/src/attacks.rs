//! Where pieces attack, by table for single steps and leaps, by occupancy for the chariot.

use crate::{Bitboard, Color, Role, Square, ruleset::ElephantStep};

const KING: [Bitboard; 64] =
    leaps(&[(-1, -1), (0, -1), (1, -1), (-1, 0), (1, 0), (-1, 1), (0, 1), (1, 1)]);
const DIAGONALS: [Bitboard; 64] = leaps(&[(-1, -1), (1, -1), (-1, 1), (1, 1)]);
const HORSE: [Bitboard; 64] =
    leaps(&[(-1, -2), (1, -2), (-2, -1), (2, -1), (-2, 1), (2, 1), (-1, 2), (1, 2)]);

/// By place on the line and the occupancy of the line's six inner squares.
const LINE: [[u8; 64]; 8] = lines();
/// [`LINE`] stood upright on file a: bit *n* becomes bit 8 *n*.
const UPRIGHT: [[u64; 64]; 8] = upright();

const fn leaps<const N: usize>(steps: &[(i8, i8); N]) -> [Bitboard; 64] {
    let mut table = [Bitboard::EMPTY; 64];
    let mut index = 0;
    while index < 64 {
        let mut step = 0;
        while step < N {
            let (files, ranks) = steps[step];
            if let Some(to) = Square::new(index).offset(files, ranks) {
                table[index as usize].0 |= Bitboard::of(to).0;
            }
            step += 1;
        }
        index += 1;
    }
    table
}

const fn lines() -> [[u8; 64]; 8] {
    let mut table = [[0; 64]; 8];
    let mut place = 0;
    while place < 8 {
        let mut inner = 0;
        while inner < 64 {
            let occupied = (inner as u8) << 1;
            let mut attacked = 0u8;
            let mut up = place + 1;
            while up < 8 {
                attacked |= 1 << up;
                if occupied >> up & 1 != 0 {
                    break;
                }
                up += 1;
            }
            let mut down = place;
            while down > 0 {
                down -= 1;
                attacked |= 1 << down;
                if occupied >> down & 1 != 0 {
                    break;
                }
            }
            table[place][inner] = attacked;
            inner += 1;
        }
        place += 1;
    }
    table
}

const fn upright() -> [[u64; 64]; 8] {
    let mut table = [[0; 64]; 8];
    let mut place = 0;
    while place < 8 {
        let mut inner = 0;
        while inner < 64 {
            let mut bit = 0;
            while bit < 8 {
                table[place][inner] |= ((LINE[place][inner] >> bit & 1) as u64) << (8 * bit);
                bit += 1;
            }
            inner += 1;
        }
        place += 1;
    }
    table
}

/// The eight neighbours: where a king steps.
#[inline]
pub const fn king(from: Square) -> Bitboard {
    KING[from.index()]
}

/// The four diagonal neighbours: where a commander steps.
#[inline]
pub const fn diagonals(from: Square) -> Bitboard {
    DIAGONALS[from.index()]
}

/// Where a horse leaps.
#[inline]
pub const fn horse(from: Square) -> Bitboard {
    HORSE[from.index()]
}

/// Where an elephant steps.
#[inline]
pub const fn elephant(step: ElephantStep, color: Color, from: Square) -> Bitboard {
    match step {
        ElephantStep::DiagonallyOrForward => {
            Bitboard(diagonals(from).0 | Bitboard::of(from).forward(color).0)
        }
        ElephantStep::AnyWay => king(from),
    }
}

/// Where a soldier captures.
#[inline]
pub const fn soldier(color: Color, from: Square) -> Bitboard {
    Bitboard::of(from).forward_diagonals(color)
}

/// Where a chariot goes along rank and file, up to and including the first piece each way.
#[inline]
pub const fn chariot(from: Square, occupied: Bitboard) -> Bitboard {
    // Gathers the bits of file a into the top byte, rank 1 lowest.
    const GATHER: u64 = 0x0102_0408_1020_4080;
    let (file, rank) = (from.file(), from.rank());
    let on_rank = (occupied.0 >> (rank * 8 + 1)) as usize & 63;
    let on_file = ((occupied.0 >> file) & Bitboard::FILE_A.0).wrapping_mul(GATHER);
    let on_file = (on_file >> 57) as usize & 63;
    Bitboard(
        (LINE[(file & 7) as usize][on_rank] as u64) << (rank * 8)
            | UPRIGHT[(rank & 7) as usize][on_file] << file,
    )
}

/// What a piece attacks from a square.
#[inline]
pub const fn of(
    step: ElephantStep,
    color: Color,
    role: Role,
    from: Square,
    occupied: Bitboard,
) -> Bitboard {
    match role {
        Role::King => king(from),
        Role::Commander => diagonals(from),
        Role::Chariot => chariot(from, occupied),
        Role::Elephant => elephant(step, color, from),
        Role::Horse => horse(from),
        Role::Soldier => soldier(color, from),
    }
}

/// The squares strictly between two squares of one rank or file; none for any other pair.
#[inline]
pub const fn between(a: Square, b: Square) -> Bitboard {
    let on_line = a.file() == b.file() || a.rank() == b.rank();
    if on_line {
        Bitboard(chariot(a, Bitboard::of(b)).0 & chariot(b, Bitboard::of(a)).0)
    } else {
        Bitboard::EMPTY
    }
}

/// The rank or the file that two squares share; every square for any other pair.
#[inline]
pub const fn line(a: Square, b: Square) -> Bitboard {
    if a.file() == b.file() {
        Bitboard::file_of(a)
    } else if a.rank() == b.rank() {
        Bitboard::rank_of(a)
    } else {
        Bitboard::ALL
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Walks square by square: the chariot's rule as the texts say it.
    fn walked(from: Square, occupied: Bitboard) -> Bitboard {
        let mut squares = Bitboard::EMPTY;
        for (files, ranks) in [(1, 0), (-1, 0), (0, 1), (0, -1)] {
            let mut at = from;
            while let Some(next) = at.offset(files, ranks) {
                squares |= next;
                if occupied.has(next) {
                    break;
                }
                at = next;
            }
        }
        squares
    }

    #[test]
    fn the_chariot_stops_at_the_first_piece_each_way() {
        let mut state = 0x9e37_79b9_7f4a_7c15_u64;
        for _ in 0..2000 {
            state ^= state << 13;
            state ^= state >> 7;
            state ^= state << 17;
            let occupied = Bitboard(state & state.rotate_left(23));
            for from in Square::all() {
                assert_eq!(chariot(from, occupied), walked(from, occupied), "{from} {occupied:?}");
            }
        }
    }

    #[test]
    fn between_is_empty_off_a_line() {
        let [a1, a4, b3] = ["a1", "a4", "b3"].map(|s| s.parse::<Square>().expect("a square"));
        assert_eq!(between(a1, a4).into_iter().map(|s| s.to_string()).collect::<String>(), "a2a3");
        assert_eq!(between(a1, b3), Bitboard::EMPTY);
    }
}
