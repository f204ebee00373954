//! What a position is worth without looking ahead.

mod army;
mod chariot;
mod endings;
pub(crate) mod features;
mod ground;
pub(crate) mod scales;
mod soldiers;
mod squares;
pub(crate) mod tally;
mod threats;
pub mod weights;

use sittuyin_rules::{Bitboard, Board, Color, Position, Role, Ruleset};

pub use endings::is_known_to_the_end;
use features::TEMPO;
use tally::{Sum, Tally};
use weights::{FULL_BOARD, FULLNESS};

/// What the position is worth to the side to move, in centipawns.
pub fn evaluate(position: &Position) -> i32 {
    let red = worth(position.board(), position.rules(), Some(position.turn()));
    if position.turn() == Color::Red { red } else { -red }
}

/// What a board is worth to red, in centipawns, whoever is to move.
pub(crate) fn balance(board: &Board, rules: &Ruleset) -> i32 {
    worth(board, rules, None)
}

fn worth(board: &Board, rules: &Ruleset, turn: Option<Color>) -> i32 {
    let mut sum = Sum::ZERO;
    count(board, rules, turn, &mut sum);
    endings::corrected(board, rules, turn, tapered(sum.ends(), fullness(board)))
}

/// Whether more is done to the sum of what is counted than that it is scaled.
#[cfg(feature = "tuning")]
pub(crate) fn is_corrected(board: &Board, rules: &Ruleset) -> bool {
    let probe = 1_000;
    Color::ALL.into_iter().any(|leader| {
        let sum = if leader == Color::Red { probe } else { -probe };
        endings::corrected(board, rules, None, sum) != scales::scaled(board, leader, sum)
    })
}

/// Between the worth on a full board and that on an empty one.
fn tapered([full, empty]: [i32; 2], fullness: i32) -> i32 {
    (full * fullness + empty * (FULL_BOARD - fullness)) / FULL_BOARD
}

/// How full the board is, up to [`FULL_BOARD`].
pub(crate) fn fullness(board: &Board) -> i32 {
    units(board, board.occupied()).min(FULL_BOARD)
}

/// The units of [`FULLNESS`] on some squares.
fn units(board: &Board, squares: Bitboard) -> i32 {
    let role = |role: Role| FULLNESS[role.index()] * (squares & board.of_role(role)).len() as i32;
    Role::ALL.into_iter().map(role).sum()
}

/// Counts everything that has a weight, as red sees it.
pub(crate) fn count(board: &Board, rules: &Ruleset, turn: Option<Color>, tally: &mut impl Tally) {
    let black = army::count(board, rules, Color::Black, tally);
    tally.turn();
    let red = army::count(board, rules, Color::Red, tally);
    for (own, enemy) in [(&red, &black), (&black, &red)] {
        threats::count(board, rules, own, enemy, tally);
        soldiers::count(board, rules, own.us, tally);
        ground::count(board, own, enemy, tally);
        if turn == Some(own.us) {
            tally.add(TEMPO, 1);
        }
        tally.turn();
    }
}

#[cfg(test)]
mod tests;
