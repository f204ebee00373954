//! What has been found out about positions, by their hash.

use crate::{
    packed::PackedPly,
    score::{BEING_MATED, MATE_FOUND, MAX_PLY},
};

/// What a stored score says about the true one.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Bound {
    /// It is this.
    Exact,
    /// It is this or more.
    Lower,
    /// It is this or less.
    Upper,
}

/// What is kept about a position.
#[derive(Clone, Copy, Debug)]
pub struct Entry {
    key: u32,
    /// The best ply found, or none.
    pub ply: PackedPly,
    score: i16,
    /// The evaluation of the position by itself; [`NO_EVAL`] in check.
    pub eval: i16,
    /// How deep the score was searched, in plies.
    pub depth: i8,
    /// What the score is; `None` in an empty slot.
    bound: Option<Bound>,
    age: u8,
}

/// No evaluation is kept: the side to move was in check.
pub const NO_EVAL: i16 = i16::MIN;

const EMPTY: Entry = Entry {
    key: 0,
    ply: PackedPly::NONE,
    score: 0,
    eval: NO_EVAL,
    depth: i8::MIN,
    bound: None,
    age: 0,
};

/// So many positions share a place; the least useful one gives way.
const BUCKET: usize = 4;
/// How many plies of depth an entry loses in worth with each search that it grows old.
const AGE_WORTH: i32 = 4;
/// What this search knows of a position is kept where something new is so many plies less deep.
const KEEP_DEEPER: i32 = 4;

/// What is read from memory at once: one line of a cache.
#[derive(Clone, Copy)]
#[repr(align(64))]
struct Bucket([Entry; BUCKET]);

/// A table of fixed size.
pub struct Table {
    buckets: Vec<Bucket>,
    age: u8,
}

/// A finding to be kept.
pub struct Finding {
    /// The best ply, if one stood out.
    pub ply: PackedPly,
    /// The score, seen from the root of the search.
    pub score: i32,
    /// What the score says.
    pub bound: Bound,
    /// How deep it was searched.
    pub depth: i32,
    /// The evaluation of the position by itself.
    pub eval: i16,
}

impl Entry {
    /// The score as it stands `ply` plies below the root, and what it says.
    pub fn score(&self, ply: usize) -> Option<(i32, Bound)> {
        Some((from_here(self.score.into(), ply), self.bound?))
    }
}

impl Table {
    /// A table of so many megabytes (2^20 bytes), at least one bucket.
    pub fn new(megabytes: usize) -> Self {
        let buckets = (megabytes << 20) / size_of::<Bucket>();
        Self { buckets: vec![Bucket([EMPTY; BUCKET]); buckets.max(1)], age: 0 }
    }

    /// A new search begins; what is kept from earlier ones is worth less from now on.
    pub fn grow_older(&mut self) {
        self.age = self.age.wrapping_add(1);
    }

    /// Whether an entry is of the search at work.
    pub fn is_new(&self, entry: &Entry) -> bool {
        entry.age == self.age
    }

    fn place(&self, key: u64) -> usize {
        ((u128::from(key) * self.buckets.len() as u128) >> 64) as usize
    }

    /// What is known about a position.
    pub fn probe(&self, key: u64) -> Option<Entry> {
        let Bucket(bucket) = self.buckets.get(self.place(key))?;
        bucket.iter().find(|entry| entry.bound.is_some() && entry.key == key as u32).copied()
    }

    /// Keeps a finding made `ply` plies below the root.
    pub fn store(&mut self, key: u64, ply: usize, finding: &Finding) {
        let (place, age) = (self.place(key), self.age);
        let Some(Bucket(bucket)) = self.buckets.get_mut(place) else { return };
        let worth = |entry: &Entry| {
            let old = i32::from(age.wrapping_sub(entry.age));
            if entry.bound.is_none() { i32::MIN } else { i32::from(entry.depth) - AGE_WORTH * old }
        };
        let same = bucket.iter().position(|entry| entry.key == key as u32);
        let slot = same.or_else(|| (0..BUCKET).min_by_key(|&slot| worth(&bucket[slot])));
        let Some(entry) = slot.and_then(|slot| bucket.get_mut(slot)) else { return };
        let deeper = i32::from(entry.depth) >= finding.depth + KEEP_DEEPER;
        if same.is_some() && entry.age == age && deeper && finding.bound != Bound::Exact {
            return;
        }
        let best =
            if finding.ply == PackedPly::NONE && same.is_some() { entry.ply } else { finding.ply };
        *entry = Entry {
            key: key as u32,
            ply: best,
            score: to_here(finding.score, ply) as i16,
            eval: finding.eval,
            depth: finding.depth.clamp(-1, MAX_PLY as i32) as i8,
            bound: Some(finding.bound),
            age,
        };
    }
}

/// A mate counted from the root becomes one counted from this position.
fn to_here(score: i32, ply: usize) -> i32 {
    match score {
        MATE_FOUND.. => score + ply as i32,
        ..=BEING_MATED => score - ply as i32,
        _ => score,
    }
}

/// And back.
fn from_here(score: i32, ply: usize) -> i32 {
    match score {
        MATE_FOUND.. => score - ply as i32,
        ..=BEING_MATED => score + ply as i32,
        _ => score,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// How deep the entry is after one search has stored the first, and then a second was stored.
    fn depth_after(first: i32, second: (i32, Bound), new_search: bool) -> Option<i8> {
        let mut table = Table::new(1);
        let finding =
            |depth, bound| Finding { ply: PackedPly::NONE, score: 0, bound, depth, eval: NO_EVAL };
        table.store(7, 0, &finding(first, Bound::Lower));
        if new_search {
            table.grow_older();
        }
        table.store(7, 0, &finding(second.0, second.1));
        table.probe(7).map(|entry| entry.depth)
    }

    #[test]
    fn a_search_does_not_forget_what_it_knows_from_far_deeper() {
        assert_eq!(depth_after(8, (4, Bound::Upper), false), Some(8));
        assert_eq!(depth_after(8, (5, Bound::Upper), false), Some(5));
        assert_eq!(depth_after(8, (4, Bound::Exact), false), Some(4));
        assert_eq!(depth_after(8, (4, Bound::Upper), true), Some(4));
    }
}
