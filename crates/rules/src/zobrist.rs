//! Numbers that stand for the parts of a position; their exclusive-or is its hash.

use crate::{Color, Piece, Role, Square};

/// Steele, Lea, Flood: "Fast Splittable Pseudorandom Number Generators" (2014), the finalizer.
const fn mixed(index: u64) -> u64 {
    let mut z = index.wrapping_add(1).wrapping_mul(0x9e37_79b9_7f4a_7c15);
    z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
    z ^ (z >> 31)
}

const fn table<const N: usize>(offset: u64) -> [u64; N] {
    let mut numbers = [0; N];
    let mut index = 0;
    while index < N {
        numbers[index] = mixed(offset + index as u64);
        index += 1;
    }
    numbers
}

static PIECES: [u64; 2 * 6 * 64] = table(0);
static HANDS: [u64; 2 * 5 * 4] = table(1000);
/// Black is to move.
pub const BLACK: u64 = mixed(2000);

/// A piece on a square.
#[inline]
pub fn piece(square: Square, piece: Piece) -> u64 {
    PIECES[(piece.color.index() * 6 + piece.role.index()) * 64 + square.index()]
}

/// So many of a role in a side's hand, counted up to three.
#[inline]
pub fn hand(color: Color, role: Role, count: u8) -> u64 {
    match (role, count) {
        (Role::Soldier, _) | (_, 0) => 0,
        _ => HANDS[(color.index() * 5 + role.index()) * 4 + count.min(3) as usize],
    }
}
