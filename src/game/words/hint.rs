//! What a hint says.

use super::said::two;
use crate::{
    game::{Hint, Session},
    i18n::{Arg, I18n, Key, keys},
};
use sittuyin_motives::{Merit, Risk, merits};
use sittuyin_rules::{Ply, Position, Role, Square, notation};

/// So many facts that speak for a ply are told.
const TOLD: usize = 2;

/// What the hint for the position says, if one was asked for.
pub fn hint(i18n: I18n, session: &Session) -> Option<String> {
    let position = session.position();
    Some(match session.hint()? {
        Hint::Sought => i18n.text(keys::hint::SOUGHT),
        Hint::Piece(ply) => match (ply, ply.from()) {
            (Ply::Place { role, .. } | Ply::Displace { role, .. }, _) => {
                i18n.text_args(keys::hint::HAND, [piece(role)])
            }
            (_, Some(from)) => i18n.text_args(keys::hint::PIECE, [square("square", from)]),
            (_, None) => return None,
        },
        Hint::Ply(ply) => said(i18n, keys::hint::PLY, ply, position),
        Hint::Why(ply) => {
            two(i18n, said(i18n, keys::hint::PLY, ply, position), why(i18n, ply, position))
        }
    })
}

fn said(i18n: I18n, key: Key, ply: Ply, position: &Position) -> String {
    i18n.text_args(key, [("move", notation::write(ply, position).into())])
}

/// What speaks for a ply, as a sentence.
pub fn why(i18n: I18n, ply: Ply, position: &Position) -> String {
    let facts = merits(position, ply).into_iter().take(TOLD);
    let facts = facts.map(|merit| fact(i18n, merit)).reduce(|list, next| {
        i18n.text_args(keys::hint::LIST, [("list", list.into()), ("next", next.into())])
    });
    match facts {
        Some(facts) => i18n.text_args(keys::hint::WHY, [("facts", facts.into())]),
        None => i18n.text(keys::hint::NO_WHY),
    }
}

/// One thing that speaks for a ply, as a part of a sentence whose subject is the move.
fn fact(i18n: I18n, merit: Merit) -> String {
    let plain = |key| i18n.text(key);
    let on = |key, role, at| i18n.text_args(key, [piece(role), square("square", at)]);
    match merit {
        Merit::Mate => plain(keys::hint::MATE),
        Merit::Win { role } => i18n.text_args(keys::hint::WIN, [piece(role)]),
        Merit::Trade { role } => i18n.text_args(keys::hint::TRADE, [piece(role)]),
        Merit::Promote => plain(keys::hint::PROMOTE),
        Merit::StopMate => plain(keys::hint::STOP_MATE),
        Merit::Save { role, square } => on(keys::hint::SAVE, role, square),
        Merit::ThreatenMate => plain(keys::hint::THREATEN_MATE),
        Merit::Threaten { role, square } => on(keys::hint::THREATEN, role, square),
        Merit::Check => plain(keys::hint::CHECK),
        Merit::EndCheck => plain(keys::hint::END_CHECK),
        Merit::March { x } => i18n.text_args(keys::hint::MARCH, [square("x", x)]),
        Merit::Block { square: at, x } => {
            i18n.text_args(keys::hint::BLOCK, [square("square", at), square("x", x)])
        }
        Merit::Reach { before, now } => {
            i18n.text_args(keys::hint::REACH, [("before", before.into()), ("now", now.into())])
        }
        Merit::Guard { role, square } => on(keys::hint::GUARD, role, square),
        Merit::Attack { role, square } => on(keys::hint::ATTACK, role, square),
        Merit::Shelter => plain(keys::hint::SHELTER),
        Merit::OpenFile => plain(keys::hint::OPEN_FILE),
    }
}

/// What a ply leaves to the opponent.
pub fn risk(i18n: I18n, position: &Position, ply: Ply, risk: Risk) -> String {
    match risk {
        Risk::Mate { reply } => said(i18n, keys::hint::COACH_MATE, reply, &position.after(ply)),
        Risk::Lose { role, square: at, by, .. } => {
            let by = ("by", by.to_string().into());
            i18n.text_args(keys::hint::COACH_LOSE, [piece(role), square("square", at), by])
        }
    }
}

fn piece(role: Role) -> Arg {
    ("piece", role.to_string().into())
}

fn square(name: &'static str, square: Square) -> Arg {
    (name, square.to_string().into())
}
