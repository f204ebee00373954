//! What cannot be read, with its place.

use super::{side_arg, why};
use crate::{
    game::Refused,
    i18n::{I18n, keys},
};
use sittuyin_rules::{
    FenError, FenErrors, FenExpected, FenField, PlayError, PositionError, PositionErrors,
    notation::{ReadError, ReadExpected},
    pgn::{PgnError, Place},
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
        LoadError::Empty => vec![i18n.text(keys::play::TEXT_EMPTY)],
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
            [
                ("at", at.to_string().into()),
                (
                    "expected",
                    match expected {
                        ReadExpected::HandPiece => "hand-piece",
                        ReadExpected::Square => "square",
                        ReadExpected::Commander => "commander",
                        ReadExpected::End => "end",
                    }
                    .into(),
                ),
            ],
        ),
        ReadError::StillSettingUp { .. } => i18n.text(keys::why::STILL_SETTING_UP),
        ReadError::NoSuchPiece { role, .. } => {
            i18n.text_args(keys::play::WRITE_NO_PIECE, [("piece", role.to_string().into())])
        }
        ReadError::Ambiguous { candidates, .. } => {
            let moves: Vec<String> = candidates.iter().map(ToString::to_string).collect();
            i18n.text_args(keys::play::WRITE_AMBIGUOUS, [("moves", moves.join(", ").into())])
        }
    }
}

fn fen_errors(i18n: I18n, errors: &FenErrors) -> Vec<String> {
    errors.0.iter().map(|error| fen_error(i18n, error)).collect()
}

fn fen_error(i18n: I18n, error: &FenError) -> String {
    let field = match error.field {
        FenField::Board => "board",
        FenField::Hand => "hand",
        FenField::Turn => "turn",
        FenField::Unused => "unused",
        FenField::Limit => "limit",
        FenField::Halfmoves => "halfmoves",
        FenField::Fullmoves => "fullmoves",
        FenField::Rest => "rest",
    };
    let expected = match error.expected {
        FenExpected::PieceOrGap => "piece",
        FenExpected::EightSquares => "eight-squares",
        FenExpected::EightRanks => "eight-ranks",
        FenExpected::HandPiece => "hand-piece",
        FenExpected::ClosingBracket => "bracket",
        FenExpected::Turn => "turn",
        FenExpected::Dash => "dash",
        FenExpected::DashOrPlies => "dash-or-plies",
        FenExpected::Number => "number",
        FenExpected::PositiveNumber => "positive",
        FenExpected::End => "end",
    };
    i18n.text_args(
        keys::play::TEXT_FEN_ERROR,
        [
            ("field", field.into()),
            ("expected", expected.into()),
            ("at", error.at.to_string().into()),
            ("found", error.found.clone().into()),
        ],
    )
}

fn position_errors(i18n: I18n, errors: &PositionErrors) -> Vec<String> {
    errors.errors.iter().map(|&error| position_error(i18n, error)).collect()
}

fn position_error(i18n: I18n, error: PositionError) -> String {
    let (kind, color, count, most, role, square) = match error {
        PositionError::KingCount { color, count } => ("kings", Some(color), count, 1, None, None),
        PositionError::TooMany { color, role, count, most } => {
            ("too-many", Some(color), count, most, Some(role), None)
        }
        PositionError::SoldierBehindLine { color, square } => {
            ("soldier", Some(color), 0, 0, None, Some(square))
        }
        PositionError::HandPassedOver { color } => ("passed-over", Some(color), 0, 0, None, None),
        PositionError::BattleBeforeSetup { color } => ("too-early", Some(color), 0, 0, None, None),
        PositionError::OppositeKingAttacked { color, king } => {
            ("attacked", Some(color), 0, 0, None, Some(king))
        }
        PositionError::NoCounting { .. } => ("counting", None, 0, 0, None, None),
    };
    i18n.text_args(
        keys::play::TEXT_POSITION_ERROR,
        [
            ("kind", kind.into()),
            color.map_or(("side", "none".into()), side_arg),
            ("count", count.to_string().into()),
            ("most", most.to_string().into()),
            ("piece", role.map_or(String::new(), |role| role.to_string()).into()),
            ("square", square.map_or(String::new(), |square| square.to_string()).into()),
        ],
    )
}

fn pgn_error(i18n: I18n, error: &PgnError) -> Vec<String> {
    let found = |key, text: &str| i18n.text_args(key, [("found", text.to_owned().into())]);
    match error {
        PgnError::Fen(errors) => fen_errors(i18n, errors),
        PgnError::Position(errors) => position_errors(i18n, errors),
        PgnError::Variant(text) => vec![found(keys::play::TEXT_VARIANT, text)],
        PgnError::Ruleset(error) => vec![found(keys::play::TEXT_RULESET, &error.0)],
        PgnError::Tag { place, text } => {
            vec![placed(i18n, *place, found(keys::play::TEXT_TAG, text))]
        }
        PgnError::Unclosed { place } => {
            vec![placed(i18n, *place, i18n.text(keys::play::TEXT_UNCLOSED))]
        }
        PgnError::Unreadable { place, error } => {
            vec![placed(i18n, *place, write_error(i18n, error))]
        }
        PgnError::Unplayable { place, error } => {
            vec![placed(i18n, *place, unplayable(i18n, error))]
        }
    }
}

fn unplayable(i18n: I18n, error: &PlayError) -> String {
    let refused = Refused::written(error.ply, &error.position, error.refusal.clone());
    i18n.text_args(
        keys::play::TEXT_UNPLAYABLE,
        [
            ("found", error.ply.to_string().into()),
            ("why", why(i18n, &refused, &error.position).text.into()),
        ],
    )
}

fn placed(i18n: I18n, place: Place, what: String) -> String {
    i18n.text_args(
        keys::play::TEXT_PGN_ERROR,
        [
            ("line", place.line.to_string().into()),
            ("column", place.column.to_string().into()),
            ("what", what.into()),
        ],
    )
}
