//! What is wrong with a position that is to be loaded.

use super::{quoted, side_arg, too_long, why::list};
use crate::i18n::{I18n, keys};
use sittuyin_rules::{
    Bitboard, FenError, FenErrors, FenExpected, FenField, MOST_FEN_CHARACTERS, PositionError,
    PositionErrors,
};

/// So many faults are told; the others are counted.
const TOLD: usize = 4;

/// Why a text is no position. Of faults of one kind the first is told.
pub(super) fn fen_errors(i18n: I18n, errors: &FenErrors) -> Vec<String> {
    let mut told: Vec<&FenError> = Vec::new();
    for error in &errors.0 {
        let alike =
            |other: &&FenError| (other.field, other.expected) == (error.field, error.expected);
        if !told.iter().any(alike) {
            told.push(error);
        }
    }
    first(i18n, told.into_iter().map(|error| fen_error(i18n, error)).collect(), errors.0.len())
}

/// Why a position is impossible.
pub(super) fn position_errors(i18n: I18n, errors: &PositionErrors) -> Vec<String> {
    let lines = errors.errors.iter().map(|&error| position_error(i18n, error));
    first(i18n, lines.collect(), errors.errors.len())
}

/// The first lines, and how many of all faults they leave out.
fn first(i18n: I18n, mut lines: Vec<String>, faults: usize) -> Vec<String> {
    lines.truncate(TOLD);
    let more = faults - lines.len();
    if more > 0 {
        lines.push(i18n.text_args(keys::text::MORE, [("count", more.into())]));
    }
    lines
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
        FenExpected::Shorter => return too_long(i18n, "position", MOST_FEN_CHARACTERS),
    };
    i18n.text_args(
        keys::text::FEN_ERROR,
        [
            ("field", field.into()),
            ("expected", expected.into()),
            ("at", error.at.to_string().into()),
            ("found", quoted(&error.found).into()),
        ],
    )
}

fn position_error(i18n: I18n, error: PositionError) -> String {
    let (kind, color, count, most, role, squares) = match error {
        PositionError::KingCount { color, count } => {
            ("kings", Some(color), count, 1, None, Bitboard::EMPTY)
        }
        PositionError::TooMany { color, role, count, most } => {
            ("too-many", Some(color), count, most, Some(role), Bitboard::EMPTY)
        }
        PositionError::SoldierBehindLine { color, squares } => {
            ("soldier", Some(color), 0, 0, None, squares)
        }
        PositionError::HandPassedOver { color } => {
            ("passed-over", Some(color), 0, 0, None, Bitboard::EMPTY)
        }
        PositionError::BattleBeforeSetup { color } => {
            ("too-early", Some(color), 0, 0, None, Bitboard::EMPTY)
        }
        PositionError::OppositeKingAttacked { color, king } => {
            ("attacked", Some(color), 0, 0, None, king.into())
        }
        PositionError::NoCounting { .. } => ("counting", None, 0, 0, None, Bitboard::EMPTY),
    };
    let squares = squares.into_iter().map(|square| square.to_string()).collect();
    i18n.text_args(
        keys::text::POSITION_ERROR,
        [
            ("kind", kind.into()),
            color.map_or(("side", "none".into()), side_arg),
            ("count", count.to_string().into()),
            ("most", most.to_string().into()),
            ("piece", role.map_or(String::new(), |role| role.to_string()).into()),
            ("square", list(i18n, squares).into()),
        ],
    )
}
