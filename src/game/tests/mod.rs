//! How a game on screen behaves.

mod armies;
mod coach;
mod ending;
mod hints;
mod promotion;
mod refusals;
mod saving;
mod setup;
mod taking_back;
mod texts;
mod words;

use super::{Level, Mode, News, Session};
use crate::board::{Attempt, BoardEvent};
use sittuyin_rules::{Color, Game, Kings, Piece, Position, Reason, Role, RulesetId, Setup, Square};

const TWO: Mode = Mode::TwoPlayers;

/// A square by name.
fn sq(name: &str) -> Square {
    name.parse().unwrap()
}

/// A person against the machine.
fn against_machine(person: Color) -> Mode {
    Mode::Machine { person, level: Level::new(4) }
}

/// A session in a position.
fn at(fen: &str, ruleset: RulesetId, mode: Mode) -> Session {
    let setup: Setup = fen.parse().unwrap();
    let position = Position::new(setup, ruleset, Kings::Required).unwrap();
    Session::resumed(Game::from_position(position), mode, 1)
}

/// Tries to place a piece of the side to move.
fn place(session: &mut Session, text: &str) -> Option<News> {
    let role = Role::from_letter(text.chars().next().unwrap()).unwrap();
    let piece = Piece { color: session.position().turn(), role };
    session.on_board(BoardEvent::Try(Attempt::Place { piece, to: sq(&text[1..]) }))
}

/// Tries to place several pieces, all of which are legal.
fn place_all(session: &mut Session, texts: &str) {
    for text in texts.split(' ') {
        assert_eq!(place(session, text), Some(News::Played), "{text}: {:?}", session.refused());
    }
}

/// Tries to go from one square to another.
fn go(session: &mut Session, from: &str, to: &str) -> Option<News> {
    session.on_board(BoardEvent::Try(Attempt::Move { from: sq(from), to: sq(to) }))
}

/// Why the last try was refused.
fn reason(session: &Session) -> Option<Reason> {
    session.refused().map(|refused| refused.refusal.reason)
}
