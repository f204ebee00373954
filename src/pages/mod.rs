//! The pages of the app.

mod home;
mod learn;
mod not_found;
mod picture;
mod puzzles;
mod rules;
mod settings;

pub use home::Home;
pub use learn::Learn;
pub use not_found::NotFound;
pub use puzzles::Puzzles;
pub use rules::Rules;
pub use settings::Settings;
