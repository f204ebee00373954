//! What a game on screen says, in the person's language.

mod ending;
mod errors;
mod hint;
mod positions;
mod said;
mod task;
mod why;

pub use ending::{end_title, ending, reason as end_reason};
pub use errors::{LoadError, load_error, write_error};
pub use hint::{hint, risk};
pub use said::{news, ply_said, side_arg, two};
pub use task::task;
pub use why::{Why, pieces_on, why};

use crate::i18n::{I18n, keys};
use sittuyin_rules::Role;

/// So much of a text is quoted, in characters.
const MOST_QUOTED: usize = 80;

/// The two letters that each piece is shown with in the language in use.
pub fn abbreviations(i18n: I18n) -> Vec<(String, Role)> {
    Role::ALL
        .map(|role| (i18n.text_args(keys::board::TOKEN, [("role", role.to_string().into())]), role))
        .to_vec()
}

/// That a text is longer than a position or a game can be.
fn too_long(i18n: I18n, kind: &'static str, most: usize) -> String {
    i18n.text_args(keys::text::LONG, [("kind", kind.into()), ("most", most.into())])
}

/// What was written, cut where it is long.
fn quoted(text: &str) -> String {
    match text.char_indices().nth(MOST_QUOTED) {
        Some((end, _)) => format!("{}…", &text[..end]),
        None => text.to_owned(),
    }
}
