//! What cannot be read, with its place.

use super::{
    positions::{fen_errors, position_errors},
    quoted, too_long, why,
    why::list,
};
use crate::{
    game::Refused,
    i18n::{I18n, keys},
};
use sittuyin_rules::{
    FenErrors, PlayError, PositionErrors,
    notation::{ReadError, ReadExpected},
    pgn::{self, PgnError, Place},
};

/// Why a text is neither a position nor a game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum LoadError {
    /// There is nothing.
    Empty,
    /// It is no position.
    Fen(FenErrors),
    /// It is an impossible position.
    Position(PositionErrors),
    /// It is no game.
    Pgn(PgnError),
}

/// What is wrong with a text that is to be loaded; a line for each fault.
pub fn load_error(i18n: I18n, error: &LoadError) -> Vec<String> {
    match error {
        LoadError::Empty => vec![i18n.text(keys::text::EMPTY)],
        LoadError::Fen(errors) => fen_errors(i18n, errors),
        LoadError::Position(errors) => position_errors(i18n, errors),
        LoadError::Pgn(error) => pgn_error(i18n, error),
    }
}

/// Why a text means no ply.
pub fn write_error(i18n: I18n, error: &ReadError) -> String {
    match error {
        ReadError::Unreadable { at, expected, .. } => i18n.text_args(
            keys::play::WRITE_UNREADABLE,
            [("at", at.to_string().into()), ("expected", expected_arg(*expected).into())],
        ),
        ReadError::StillSettingUp { .. } => i18n.text(keys::why::STILL_SETTING_UP),
        ReadError::NoSuchPiece { role, .. } => {
            i18n.text_args(keys::play::WRITE_NO_PIECE, [("piece", role.to_string().into())])
        }
        ReadError::Ambiguous { candidates, .. } => {
            let moves = candidates.iter().map(ToString::to_string).collect();
            i18n.text_args(keys::play::WRITE_AMBIGUOUS, [("moves", list(i18n, moves).into())])
        }
    }
}

const fn expected_arg(expected: ReadExpected) -> &'static str {
    match expected {
        ReadExpected::HandPiece => "hand-piece",
        ReadExpected::Square => "square",
        ReadExpected::Commander => "commander",
        ReadExpected::End => "end",
    }
}

fn pgn_error(i18n: I18n, error: &PgnError) -> Vec<String> {
    let found = |key, text: &str| i18n.text_args(key, [("found", quoted(text).into())]);
    vec![match error {
        PgnError::Fen(errors) => return fen_errors(i18n, errors),
        PgnError::Position(errors) => return position_errors(i18n, errors),
        PgnError::TooLong => too_long(i18n, "game", pgn::MOST_CHARACTERS),
        PgnError::Variant(text) => found(keys::text::VARIANT, text),
        PgnError::Ruleset(error) => found(keys::text::RULESET, &error.0),
        PgnError::Tag { place, text } => placed(i18n, *place, found(keys::text::TAG, text)),
        PgnError::Unclosed { place } => placed(i18n, *place, i18n.text(keys::text::UNCLOSED)),
        PgnError::Unreadable { number, error, .. } => unreadable(i18n, *number, error),
        PgnError::Unplayable { text, error, .. } => unplayable(i18n, text, error),
    }]
}

/// The whole ply is quoted, so the place in it that [`write_error`] names is not.
fn unreadable(i18n: I18n, number: u16, error: &ReadError) -> String {
    let (kind, what) = match error {
        ReadError::Unreadable { expected, .. } => {
            let expected = [("expected", expected_arg(*expected).into())];
            ("read", i18n.text_args(keys::play::WRITE_EXPECTED, expected))
        }
        ReadError::Ambiguous { .. } => ("read", write_error(i18n, error)),
        ReadError::StillSettingUp { .. } | ReadError::NoSuchPiece { .. } => {
            ("play", write_error(i18n, error))
        }
    };
    in_move(i18n, number, error.text(), kind, what)
}

fn unplayable(i18n: I18n, text: &str, error: &PlayError) -> String {
    let refused = Refused::written(error.ply, &error.position, error.refusal.clone());
    let what = why(i18n, &refused, &error.position).text;
    in_move(i18n, error.position.fullmoves(), text, "play", what)
}

/// What is wrong with a ply, under the number that the list of moves gives it.
fn in_move(i18n: I18n, number: u16, found: &str, kind: &'static str, what: String) -> String {
    i18n.text_args(
        keys::text::PLY_ERROR,
        [
            ("number", number.to_string().into()),
            ("found", quoted(found).into()),
            ("kind", kind.into()),
            ("what", what.into()),
        ],
    )
}

fn placed(i18n: I18n, place: Place, what: String) -> String {
    i18n.text_args(
        keys::text::PGN_ERROR,
        [
            ("line", place.line.to_string().into()),
            ("column", place.column.to_string().into()),
            ("what", what.into()),
        ],
    )
}
