//! The pages of the app.

mod home;
mod learn;
mod not_found;
mod picture;
mod play;
mod puzzles;
mod rules;
mod settings;
mod setup;

pub use home::Home;
pub use learn::Learn;
pub use not_found::NotFound;
pub use play::Play;
pub use puzzles::Puzzles;
pub use rules::Rules;
pub use settings::Settings;
pub use setup::Setup;
