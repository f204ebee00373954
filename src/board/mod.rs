mod geometry;
mod input;
mod keys;
mod model;
mod roster;
#[cfg(test)]
mod samples;
mod state;
mod ticks;
pub use state::*;
