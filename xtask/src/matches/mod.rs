//! What a match between two UCI programs is made of.

pub mod armies;
pub mod elo;
pub mod game;
pub mod player;
pub mod record;
