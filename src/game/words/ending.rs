//! How a game ended.

use super::side_arg;
use crate::{
    game::{Mode, Session},
    i18n::{I18n, Key, keys},
};
use sittuyin_rules::{Draw, Outcome, Win};

/// Who won, as a heading.
pub fn end_title(i18n: I18n, session: &Session, outcome: Outcome) -> String {
    match (outcome, session.mode()) {
        (Outcome::Draw(_), _) => i18n.text(keys::play::DRAWN),
        (Outcome::Win { winner, .. }, Mode::Machine { person, .. }) if winner == person => {
            i18n.text(keys::play::YOU_WON)
        }
        (Outcome::Win { .. }, Mode::Machine { .. }) => i18n.text(keys::play::YOU_LOST),
        (Outcome::Win { winner, .. }, Mode::TwoPlayers) => {
            i18n.text_args(keys::play::WON, [side_arg(winner)])
        }
    }
}

/// The sentence that says why a game ended so.
pub const fn reason(outcome: Outcome) -> Key {
    match outcome {
        Outcome::Win { by: Win::Checkmate, .. } => keys::play::END_CHECKMATE,
        Outcome::Win { by: Win::Resignation, .. } => keys::play::END_RESIGNATION,
        Outcome::Draw(draw) => match draw {
            Draw::InsufficientMaterial => keys::play::END_INSUFFICIENT,
            Draw::Stalemate => keys::play::END_STALEMATE,
            Draw::NoReplyForbidden => keys::play::END_NO_REPLY,
            Draw::Repetition => keys::play::END_REPETITION,
            Draw::HundredPlies => keys::play::END_HUNDRED,
            Draw::CountPassed => keys::play::END_COUNT,
            Draw::Claimed => keys::play::END_CLAIMED,
        },
    }
}

/// Who won, and why, in one line.
pub fn ending(i18n: I18n, session: &Session, outcome: Outcome) -> String {
    i18n.text_args(
        keys::play::ENDING,
        [
            ("who", end_title(i18n, session, outcome).into()),
            ("why", i18n.text(reason(outcome)).into()),
        ],
    )
}
