//! Several things in one sentence.

use std::fmt;

/// So many faults are told; nobody reads on.
const TOLD: usize = 5;

/// Things in a row, divided by commas.
pub(crate) fn list<T: fmt::Display>(things: impl IntoIterator<Item = T>) -> String {
    things.into_iter().map(|thing| thing.to_string()).collect::<Vec<_>>().join(", ")
}

/// Writes the first faults, and how many more there are.
pub(crate) fn faults<T: fmt::Display>(faults: &[T], f: &mut fmt::Formatter<'_>) -> fmt::Result {
    for (index, fault) in faults.iter().take(TOLD).enumerate() {
        write!(f, "{}{fault}", if index > 0 { "; " } else { "" })?;
    }
    match faults.len().saturating_sub(TOLD) {
        0 => Ok(()),
        more => write!(f, "; and {more} more"),
    }
}
