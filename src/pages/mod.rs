//! The pages of the app.

mod home;
mod late;
mod learn;
mod not_found;
mod picture;
mod play;
mod puzzles;
mod rules;
mod settings;
mod setup;
mod tried;

pub use home::Home;
pub use late::{Late, fetch_ahead, late};
pub use not_found::NotFound;
pub use play::Play;
