//! Chance that can be repeated.

/// A sequence of numbers from a seed: Steele, Lea, Flood, "Fast Splittable Pseudorandom Number
/// Generators" (2014).
pub struct Random(u64);

impl Random {
    /// The sequence of a seed.
    pub const fn new(seed: u64) -> Self {
        Self(seed)
    }

    /// The next number.
    pub fn number(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        mixed(self.0)
    }

    /// The next number below `bound`; 0 where the bound is 0.
    pub fn below(&mut self, bound: usize) -> usize {
        // The bias is below one in 2^57 for the bounds of this crate.
        (self.number() % (bound.max(1) as u64)) as usize
    }
}

/// The finalizer of the generator: every bit of the result hangs on every bit of the number.
pub const fn mixed(mut z: u64) -> u64 {
    z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
    z ^ (z >> 31)
}

/// A number from `-most` to `most` that hangs on the seed and the keys alone.
pub fn noise(seed: u64, keys: [u64; 2], most: i32) -> i32 {
    let drawn = mixed(mixed(mixed(seed).wrapping_add(keys[0])).wrapping_add(keys[1]));
    let span = u64::from(most.unsigned_abs()) * 2 + 1;
    (drawn % span) as i32 - most.abs()
}
