//! The rules a second time, plain and slow: a table of 64 squares, a list of pieces in hand, and
//! after every try a look whether the king is attacked.
//!
//! It is written from the text of the rules (the sections named here are theirs) and shares
//! nothing with the crate but its nouns: squares, sides, roles, plies and the rulesets' names.

mod board;
mod fen;
mod play;
mod plies;
mod promotion;
mod proof;
mod setup;
mod why;

use sittuyin_rules::{Color, Role, RulesetId, Square};

pub use board::Board;
pub use plies::End;
pub use why::Answer;

/// A position.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Plain {
    /// Under which rules.
    pub ruleset: RulesetId,
    /// Whether kings may be missing; then there are no draws and no ban (§8).
    pub drill: bool,
    /// The pieces on the board.
    pub board: Board,
    /// The pieces in hand, red's first.
    pub hands: [Vec<Role>; 2],
    /// Whose turn it is.
    pub turn: Color,
    /// §5: the limit of the count against a bare king, in plies, and what has been counted.
    pub count: Option<(u16, u16)>,
    /// Plies without a capture, a soldier's move or a promotion.
    pub idle: u16,
    /// The number of the move.
    pub number: u16,
}

/// How far the game has come.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Stage {
    /// Pieces are in hand.
    Setup,
    /// `pl`: no piece is in hand, and all sixteen soldiers stand where they started (§2).
    Adjusting,
    /// Otherwise.
    Battle,
}

/// Where red's soldiers start (§1); black's, half a turn away.
const STARTS: [(u8, u8); 8] = [(0, 2), (1, 2), (2, 2), (3, 2), (4, 3), (5, 3), (6, 3), (7, 3)];

impl Plain {
    /// What a side still has to place.
    pub fn hand(&self, side: Color) -> &[Role] {
        &self.hands[usize::from(side == Color::Black)]
    }

    /// How far the game has come.
    pub fn stage(&self) -> Stage {
        if self.hands.iter().any(|hand| !hand.is_empty()) {
            Stage::Setup
        } else if self.ruleset == RulesetId::Pl
            && Color::ALL.into_iter().all(|side| self.soldiers_stand_as_they_started(side))
        {
            Stage::Adjusting
        } else {
            Stage::Battle
        }
    }

    fn soldiers_stand_as_they_started(&self, side: Color) -> bool {
        STARTS.into_iter().all(|(file, rank)| {
            let square = seen_by(side, Square::at(file, rank));
            self.board.at(square) == Some((side, Role::Soldier))
        })
    }

    /// Whether a side's king stands on the board and is attacked.
    pub fn king_attacked(&self, side: Color) -> bool {
        self.board
            .find(side, Role::King)
            .is_some_and(|king| self.board.is_attacked(king, !side, self.ruleset))
    }

    /// Whether the side to move is in check: never before the battle (§2).
    pub fn in_check(&self) -> bool {
        self.stage() == Stage::Battle && self.king_attacked(self.turn)
    }
}

/// A square as red sees it, for black: half a turn of the board (§1). And back again.
pub fn seen_by(side: Color, square: Square) -> Square {
    match side {
        Color::Red => square,
        Color::Black => Square::at(7 - square.file(), 7 - square.rank()),
    }
}

/// The rank counted from the side's own back rank, from 0.
pub fn rank_of(side: Color, square: Square) -> u8 {
    seen_by(side, square).rank()
}

/// How many files and ranks lead from a square to another.
pub fn way(from: Square, to: Square) -> (i8, i8) {
    (to.file() as i8 - from.file() as i8, to.rank() as i8 - from.rank() as i8)
}

/// Whether two squares touch at a side or a corner.
pub fn adjacent(a: Square, b: Square) -> bool {
    let (files, ranks) = way(a, b);
    a != b && files.abs() <= 1 && ranks.abs() <= 1
}

/// Whether two squares touch at a corner.
pub fn diagonal(a: Square, b: Square) -> bool {
    let (files, ranks) = way(a, b);
    files.abs() == 1 && ranks.abs() == 1
}
