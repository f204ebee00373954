//! What is to be done now.

use super::side_arg;
use crate::{
    game::{Ask, Mode, Session},
    i18n::{I18n, Key, keys},
};
use sittuyin_rules::Phase;

/// What is to be done now: a line, and a few words more where somebody may need them.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Task {
    /// The line.
    pub line: String,
    /// How it is done.
    pub more: Option<String>,
}

/// What is to be done now.
pub fn task(i18n: I18n, session: &Session) -> Task {
    let plain = |key: Key| Task { line: i18n.text(key), more: None };
    let with = |line: Key, more: Key| Task { line: i18n.text(line), more: Some(i18n.text(more)) };
    if session.is_looking_back() {
        return plain(keys::play::TASK_LOOKING);
    }
    if session.is_practised() {
        return plain(keys::play::SETUP_DONE);
    }
    if session.outcome().is_some() {
        return plain(keys::play::TASK_OVER);
    }
    if session.is_machines_turn() {
        return plain(keys::play::TASK_THINKING);
    }
    match session.ask() {
        Some(Ask::Soldier { .. }) => {
            return with(keys::play::TASK_SOLDIER, keys::play::SOLDIER_HOW);
        }
        Some(Ask::Arrival { .. }) => {
            return with(keys::play::TASK_ARRIVAL, keys::play::ARRIVAL_HOW);
        }
        None => {}
    }
    let position = session.position();
    let side = side_arg(position.turn());
    let left = ("left", position.hand(position.turn()).len().into());
    let own = session.mode() != Mode::TwoPlayers;
    let line = match (position.phase(), own) {
        (Phase::Setup, true) => i18n.text_args(keys::play::TASK_OWN_PLACE, [left]),
        (Phase::Setup, false) => i18n.text_args(keys::play::TASK_PLACE, [side, left]),
        (Phase::Adjusting, true) => i18n.text(keys::play::TASK_OWN_ADJUST),
        (Phase::Adjusting, false) => i18n.text_args(keys::play::TASK_ADJUST, [side]),
        (Phase::Battle, true) => i18n.text(keys::play::TASK_OWN_MOVE),
        (Phase::Battle, false) => i18n.text_args(keys::play::TASK_MOVE, [side]),
    };
    let line = if position.in_check() {
        i18n.text_args(keys::play::TASK_CHECK, [("task", line.into())])
    } else {
        line
    };
    let more = match position.phase() {
        Phase::Setup => Some(keys::play::PLACE_HOW),
        Phase::Adjusting => Some(keys::play::ADJUST_HOW),
        Phase::Battle => session.may_promote().then_some(keys::play::PROMOTE_HOW),
    };
    Task { line, more: more.map(|key| i18n.text(key)) }
}
