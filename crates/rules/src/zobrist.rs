//! Numbers that stand for the parts of a position; their exclusive-or is its hash.
//!
//! They are computed where they are used: a table of them would be nothing but noise to whoever
//! loads the page, and a few instructions cost less than a miss of the cache.

use crate::{Color, Piece, Role, Square};

/// Steele, Lea, Flood: "Fast Splittable Pseudorandom Number Generators" (2014), the finalizer.
#[inline]
const fn mixed(index: u64) -> u64 {
    let mut z = index.wrapping_add(1).wrapping_mul(0x9e37_79b9_7f4a_7c15);
    z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
    z ^ (z >> 31)
}

/// Black is to move.
pub const BLACK: u64 = mixed(10_000);

/// A piece on a square.
#[inline]
pub const fn piece(square: Square, piece: Piece) -> u64 {
    mixed(((piece.color.index() * 6 + piece.role.index()) * 64 + square.index()) as u64)
}

/// So many of a role in a side's hand.
#[inline]
pub const fn hand(color: Color, role: Role, count: u8) -> u64 {
    if count == 0 {
        return 0;
    }
    mixed(1000 + (color.index() * 6 + role.index()) as u64 * 256 + count as u64)
}
