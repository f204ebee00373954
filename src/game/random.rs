//! Chance that can be repeated.

/// A seed that nobody can foresee: what a number of JavaScript can hold.
pub fn seed() -> u64 {
    (js_sys::Math::random() * SEEDS) as u64
}

/// How many seeds there are.
const SEEDS: f64 = 9_007_199_254_740_991.0;

/// A stream of numbers that follows from its seed (`SplitMix64`).
#[derive(Clone, Debug)]
pub struct Random(u64);

impl Random {
    /// The stream of a seed.
    pub const fn new(seed: u64) -> Self {
        Self(seed)
    }

    fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut bits = self.0;
        bits = (bits ^ (bits >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        bits = (bits ^ (bits >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        bits ^ (bits >> 31)
    }

    /// One of the things, each as likely as the others; none of none.
    pub fn one_of<T: Copy>(&mut self, things: &[T]) -> Option<T> {
        let count = u64::try_from(things.len()).ok().filter(|&count| count > 0)?;
        things.get((self.next() % count) as usize).copied()
    }
}
