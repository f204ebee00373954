//! Positions as text: Forsyth–Edwards notation with the hands in brackets, as Fairy-Stockfish
//! writes it.

use std::{fmt, str::FromStr};

use thiserror::Error;

use crate::{BareKingCount, Board, Color, Hand, Piece, Role, Setup, Square, list::faults};

/// The longest FEN that is read, in characters. With a piece on every square, both armies in hand
/// and the largest numbers it takes 111; the rest is room for spaces. A text that is longer is
/// something else, and no list of its faults would help.
pub const MOST_FEN_CHARACTERS: usize = 200;

/// A field of a FEN, in order.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum FenField {
    /// The pieces on the board.
    Board,
    /// The pieces in hand.
    Hand,
    /// Whose turn it is.
    Turn,
    /// A field that is always `-`.
    Unused,
    /// The limit of the count against a bare king, or `-`.
    Limit,
    /// Plies without progress, or the count against a bare king.
    Halfmoves,
    /// The number of the move.
    Fullmoves,
    /// What stands behind the last field, or behind the longest text.
    Rest,
}

/// A field of a FEN that cannot be read.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
#[error("{field:?} cannot be read at {found:?} (character {at}): expected {expected}")]
pub struct FenError {
    /// Which field.
    pub field: FenField,
    /// The text that cannot be read.
    pub found: String,
    /// Where it starts, in characters from 1.
    pub at: usize,
    /// What was expected.
    pub expected: FenExpected,
}

/// What a reader of FEN expected.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Error)]
pub enum FenExpected {
    /// One of the letters `KFRSNP`, capital or small, or a digit 1–8.
    #[error("a piece KFRSNP or kfrsnp, a digit 1–8, or /")]
    PieceOrGap,
    /// Ranks of eight squares.
    #[error("eight squares in each rank")]
    EightSquares,
    /// Eight ranks.
    #[error("eight ranks, divided by /")]
    EightRanks,
    /// One of the letters `KFRSN`, capital or small.
    #[error("a piece KFRSN or kfrsn")]
    HandPiece,
    /// The end of the hand.
    #[error("] after the hand")]
    ClosingBracket,
    /// `w` or `b`.
    #[error("w (red) or b (black)")]
    Turn,
    /// A dash.
    #[error("-")]
    Dash,
    /// A dash or a number of plies.
    #[error("- or a number of plies from 1 to 65535")]
    DashOrPlies,
    /// A number from 0.
    #[error("a number from 0 to 65535")]
    Number,
    /// A number from 1.
    #[error("a number from 1 to 65535")]
    PositiveNumber,
    /// The end of the text.
    #[error("nothing after the sixth field")]
    End,
    /// A shorter text.
    #[error("at most {MOST_FEN_CHARACTERS} characters")]
    Shorter,
}

/// Everything in a FEN that cannot be read; never empty.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
pub struct FenErrors(pub Vec<FenError>);

impl fmt::Display for FenErrors {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        faults(&self.0, f)
    }
}

struct Reader {
    errors: Vec<FenError>,
}

impl Reader {
    fn refuse(&mut self, field: FenField, found: &str, at: usize, expected: FenExpected) {
        self.errors.push(FenError { field, found: found.to_owned(), at, expected });
    }

    /// Reads ranks 8 to 1 and, in brackets, the hands. `at` is where the text starts.
    fn board_and_hands(&mut self, text: &str, at: usize) -> (Board, [Hand; 2]) {
        let (ranks, hands) = match text.split_once('[') {
            Some((ranks, hands)) => (ranks, Some(hands)),
            None => (text, None),
        };
        let board = self.board(ranks, at);
        let hands = hands
            .map_or([Hand::EMPTY; 2], |hands| self.hands(hands, at + ranks.chars().count() + 1));
        (board, hands)
    }

    fn board(&mut self, text: &str, at: usize) -> Board {
        let mut board = Board::default();
        if text.split('/').count() != 8 {
            self.refuse(FenField::Board, text, at, FenExpected::EightRanks);
            return board;
        }
        let mut at = at;
        for (rank, rank_text) in (0..8).rev().zip(text.split('/')) {
            let mut file: u32 = 0;
            for (offset, letter) in rank_text.chars().enumerate() {
                match (letter.to_digit(9), Piece::from_letter(letter)) {
                    (Some(gap @ 1..), _) => file += gap,
                    (_, Some(piece)) => {
                        if file < 8 {
                            board.put(Square::at(file as u8, rank), piece);
                        }
                        file += 1;
                    }
                    _ => {
                        let expected = FenExpected::PieceOrGap;
                        self.refuse(FenField::Board, &letter.to_string(), at + offset, expected);
                        file += 1;
                    }
                }
            }
            if file != 8 {
                self.refuse(FenField::Board, rank_text, at, FenExpected::EightSquares);
            }
            at += rank_text.chars().count() + 1;
        }
        board
    }

    fn hands(&mut self, text: &str, at: usize) -> [Hand; 2] {
        let mut hands = [Hand::EMPTY; 2];
        let letters = text.strip_suffix(']').unwrap_or_else(|| {
            self.refuse(FenField::Hand, text, at, FenExpected::ClosingBracket);
            text
        });
        for (offset, letter) in letters.chars().enumerate() {
            match Piece::from_letter(letter) {
                Some(piece) if piece.role != Role::Soldier => {
                    hands[piece.color.index()].add(piece.role);
                }
                _ => {
                    let expected = FenExpected::HandPiece;
                    self.refuse(FenField::Hand, &letter.to_string(), at + offset, expected);
                }
            }
        }
        hands
    }

    fn number(&mut self, field: FenField, text: &str, at: usize, least: u16) -> u16 {
        let digits = text.bytes().all(|byte| byte.is_ascii_digit());
        match text.parse() {
            Ok(number) if digits && number >= least => number,
            _ => {
                let expected = match (field, least) {
                    (FenField::Limit, _) => FenExpected::DashOrPlies,
                    (_, 0) => FenExpected::Number,
                    _ => FenExpected::PositiveNumber,
                };
                self.refuse(field, text, at, expected);
                least
            }
        }
    }
}

impl FromStr for Setup {
    type Err = FenErrors;

    /// Reads a FEN. Missing trailing fields read as `w - - 0 1`, missing brackets as empty hands.
    ///
    /// # Errors
    ///
    /// Everything that cannot be read, with its place and what was expected; of a text of more than
    /// [`MOST_FEN_CHARACTERS`] only that.
    fn from_str(text: &str) -> Result<Self, FenErrors> {
        let mut reader = Reader { errors: Vec::new() };
        if let Some(letter) = text.chars().nth(MOST_FEN_CHARACTERS) {
            let (field, at) = (FenField::Rest, MOST_FEN_CHARACTERS + 1);
            reader.refuse(field, &letter.to_string(), at, FenExpected::Shorter);
            return Err(FenErrors(reader.errors));
        }
        let mut fields = Vec::new();
        let mut start = None;
        for (at, (byte, letter)) in text.char_indices().enumerate() {
            match (letter.is_whitespace(), start) {
                (false, None) => start = Some((at, byte)),
                (true, Some((from, from_byte))) => {
                    fields.push((from + 1, &text[from_byte..byte]));
                    start = None;
                }
                _ => {}
            }
        }
        if let Some((from, from_byte)) = start {
            fields.push((from + 1, &text[from_byte..]));
        }
        let end = text.chars().count() + 1;
        let field = |index: usize, default| fields.get(index).copied().unwrap_or((end, default));

        let (at, board) = field(0, "");
        let (board, hands) = reader.board_and_hands(board, at);
        let (at, turn) = field(1, "w");
        let turn = match turn {
            "w" => Color::Red,
            "b" => Color::Black,
            _ => {
                reader.refuse(FenField::Turn, turn, at, FenExpected::Turn);
                Color::Red
            }
        };
        let (at, unused) = field(2, "-");
        if unused != "-" {
            reader.refuse(FenField::Unused, unused, at, FenExpected::Dash);
        }
        let (at, limit) = field(3, "-");
        let limit = (limit != "-").then(|| reader.number(FenField::Limit, limit, at, 1));
        let (at, halfmoves) = field(4, "0");
        let halfmoves = reader.number(FenField::Halfmoves, halfmoves, at, 0);
        let (at, fullmoves) = field(5, "1");
        let fullmoves = reader.number(FenField::Fullmoves, fullmoves, at, 1);
        if let Some((at, rest)) = fields.get(6) {
            reader.refuse(FenField::Rest, rest, *at, FenExpected::End);
        }
        if !reader.errors.is_empty() {
            return Err(FenErrors(reader.errors));
        }
        let count = limit.map(|limit| BareKingCount { limit, plies: halfmoves });
        Ok(Self { board, hands, turn, count, halfmoves, fullmoves })
    }
}

impl fmt::Display for Setup {
    /// All six fields; hands in the order `KFRSN`, red first.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for rank in (0..8).rev() {
            let mut gap = 0;
            for file in 0..8 {
                let Some(piece) = self.board.piece_at(Square::at(file, rank)) else {
                    gap += 1;
                    continue;
                };
                if gap > 0 {
                    write!(f, "{gap}")?;
                }
                gap = 0;
                write!(f, "{}", piece.letter())?;
            }
            if gap > 0 {
                write!(f, "{gap}")?;
            }
            f.write_str(if rank > 0 { "/" } else { "[" })?;
        }
        let [red, black] = self.hands;
        let black = black.to_string().to_lowercase();
        write!(f, "{red}{black}] {} - ", self.turn.fen_letter())?;
        match self.count {
            Some(count) => write!(f, "{} {}", count.limit, count.plies)?,
            None => write!(f, "- {}", self.halfmoves)?,
        }
        write!(f, " {}", self.fullmoves)
    }
}
