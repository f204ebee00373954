//! What has just happened, as it is said to those who listen.

use super::{ending, task, why};
use crate::{
    game::{News, Session},
    i18n::{Arg, I18n, keys},
};
use sittuyin_rules::{Color, Phase, Ply, Position, Role};

/// A side as a value of a message.
pub fn side_arg(side: Color) -> Arg {
    ("side", side.to_string().into())
}

/// What is said of the news, if anything is.
pub fn news(i18n: I18n, session: &Session, news: News) -> Option<String> {
    match news {
        News::Played => {
            let ply = said_ply(i18n, session)?;
            Some(match session.outcome() {
                Some(outcome) => two(i18n, ply, ending(i18n, session, outcome)),
                None => ply,
            })
        }
        News::Refused => session.refused().map(|refused| {
            let why = why(i18n, refused, session.position());
            two(i18n, why.title, why.text)
        }),
        News::Asked => task(i18n, session).more,
        // A dialog reads itself.
        News::Questioned => None,
        News::TakenBack { along: 0 } => Some(i18n.text(keys::play::SAID_TAKEN_BACK)),
        News::TakenBack { along } => {
            let along = i18n.text_args(keys::play::SAID_SCREEN, [("along", along.into())]);
            Some(two(i18n, i18n.text(keys::play::SAID_TAKEN_BACK), along))
        }
        News::Filled => Some(i18n.text(keys::play::SAID_FILLED)),
        News::Ended => session.outcome().map(|outcome| ending(i18n, session, outcome)),
    }
}

/// One sentence after another.
pub fn two(i18n: I18n, first: String, second: String) -> String {
    i18n.text_args(keys::play::SAID_TWO, [("first", first.into()), ("second", second.into())])
}

/// The last ply as a sentence.
fn said_ply(i18n: I18n, session: &Session) -> Option<String> {
    let index = session.game().plies().len().checked_sub(1)?;
    let ply = *session.game().plies().get(index)?;
    Some(ply_said(i18n, session.game().positions().get(index)?, ply, session.position()))
}

/// A ply as a sentence.
pub fn ply_said(i18n: I18n, before: &Position, ply: Ply, after: &Position) -> String {
    let (kind, second) = kind(ply, before);
    let role = match ply {
        Ply::Place { role, .. } | Ply::Displace { role, .. } => Some(role),
        _ => ply.from().and_then(|from| before.board().role_at(from)),
    };
    let enemy = before.board().of_color(!before.turn());
    let captured = before.board().role_at(ply.to()).filter(|_| enemy.has(ply.to()));
    let state = match (after.in_check(), after.has_ply()) {
        (true, true) => "check",
        (true, false) => "mate",
        _ => "none",
    };
    let word = |role: Option<Role>| role.map_or("none".to_owned(), |role| role.to_string());
    i18n.text_args(
        keys::play::SAID,
        [
            side_arg(before.turn()),
            ("kind", kind.into()),
            ("piece", word(role).into()),
            ("square", ply.to().to_string().into()),
            ("second", second.into()),
            ("captured", word(captured).into()),
            ("state", state.into()),
        ],
    )
}

/// What kind of ply it is, and the second square that it names.
fn kind(ply: Ply, before: &Position) -> (&'static str, String) {
    match ply {
        Ply::Place { .. } => ("place", String::new()),
        Ply::Displace { soldier_to, .. } => ("displace", soldier_to.to_string()),
        Ply::Promote { from, to } if from == to => ("promote", String::new()),
        Ply::Promote { .. } => ("step", String::new()),
        Ply::Arrive { to, stand, .. } if stand == to => ("arrive", String::new()),
        Ply::Arrive { stand, .. } => ("shift", stand.to_string()),
        Ply::Move { from, .. } => {
            let soldier = before.board().role_at(from) == Some(Role::Soldier);
            let relocation = before.phase() == Phase::Adjusting && !soldier;
            (if relocation { "relocate" } else { "move" }, String::new())
        }
    }
}
