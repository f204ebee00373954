//! What holds in every position.

mod found;
#[path = "../oracle_data/mod.rs"]
mod oracle_data;
