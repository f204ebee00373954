use crate::{ordering::Habits, table::Table};

/// What outlives a search: the table of positions and the habits of ordering plies.
pub struct Engine {
    pub(crate) table: Table,
    pub(crate) habits: Habits,
}

impl Engine {
    /// An engine that knows nothing yet, with a table of so many megabytes (2^20 bytes).
    pub fn new(megabytes: usize) -> Self {
        Self { table: Table::new(megabytes), habits: Habits::new() }
    }
}
