//! What a position is worth without looking ahead.

mod endings;
mod soldiers;
pub mod weights;

use sittuyin_rules::{Bitboard, Board, Color, Position, Role, Ruleset, Square, attacks};

use weights::{
    CHARIOT_ON_KING_LINE, FILE, FULL_BOARD, FULLNESS, HARASSED_PIECE, KING_ATTACK, KING_DANGER,
    MOBILITY, MOST_KING_DANGER, OPEN_FILE, PIECE, RANK, SHELTER_PIECE, SHELTER_SOLDIER, TEMPO,
    Weight, w,
};

/// The worth of each role on each square as red sees it: [`PIECE`], [`FILE`] and [`RANK`].
const PLACE: [[Weight; 64]; 6] = places();

const fn places() -> [[Weight; 64]; 6] {
    let mut table = [[Weight::ZERO; 64]; 6];
    let mut role = 0;
    while role < 6 {
        let mut square = 0;
        while square < 64 {
            let (file, rank) = (square % 8, square / 8);
            let from_edge = if file < 4 { file } else { 7 - file };
            table[role][square] = PIECE[role].plus(FILE[role][from_edge]).plus(RANK[role][rank]);
            square += 1;
        }
        role += 1;
    }
    table
}

/// What the position is worth to the side to move, in centipawns.
pub fn evaluate(position: &Position) -> i32 {
    let red = balance(position.board(), position.rules());
    TEMPO + if position.turn() == Color::Red { red } else { -red }
}

/// What a board is worth to red, in centipawns, whoever is to move.
pub(crate) fn balance(board: &Board, rules: &Ruleset) -> i32 {
    let [red, black] = Color::ALL.map(|color| side(board, rules, color));
    let fullness = fullness(board).min(FULL_BOARD);
    let Weight { full, empty } = red - black;
    let tapered = (full * fullness + empty * (FULL_BOARD - fullness)) / FULL_BOARD;
    endings::corrected(board, tapered)
}

fn fullness(board: &Board) -> i32 {
    Role::ALL.iter().map(|&role| FULLNESS[role.index()] * board.of_role(role).len() as i32).sum()
}

/// What one side's pieces are worth by themselves and against the other side's.
fn side(board: &Board, rules: &Ruleset, us: Color) -> Weight {
    let own = board.of_color(us);
    let enemy_king = board.king(!us);
    let ring = enemy_king.map_or(Bitboard::EMPTY, |king| attacks::king(king) | king);
    let soldier_cover = board.of(!us, Role::Soldier).forward_diagonals(!us);
    let reachable = !(own | soldier_cover);
    let mut worth = Weight::ZERO;
    let mut danger = 0;
    for role in Role::ALL {
        for square in board.of(us, role) {
            let seen = if us == Color::Red { square } else { square.half_turned() };
            worth += PLACE[role.index()][seen.index()];
            if matches!(role, Role::King | Role::Soldier) {
                continue;
            }
            let attacked = attacks::of(rules.elephant, us, role, square, board.occupied());
            worth += MOBILITY[role.index()] * (attacked & reachable).len() as i32;
            danger += KING_ATTACK[role.index()] * (attacked & ring).len() as i32;
        }
    }
    let soldiers = board.of(us, Role::Soldier);
    let attacked = soldiers.forward_diagonals(us);
    danger += KING_ATTACK[Role::Soldier.index()] * (attacked & ring).len() as i32;
    worth += w((danger * danger * KING_DANGER / 8).min(MOST_KING_DANGER), 0);

    let harassed = own & (soldier_cover - soldiers);
    worth += HARASSED_PIECE * harassed.len() as i32;
    worth += chariots(board, us, soldiers);
    worth += board.king(us).map_or(Weight::ZERO, |king| shelter(board, us, king));
    worth + soldiers::worth(board, rules, us)
}

fn chariots(board: &Board, us: Color, soldiers: Bitboard) -> Weight {
    let open = board
        .of(us, Role::Chariot)
        .into_iter()
        .filter(|&chariot| (Bitboard::file_of(chariot) & soldiers).is_empty());
    OPEN_FILE * open.count() as i32
}

/// What stands around the king.
fn shelter(board: &Board, us: Color, king: Square) -> Weight {
    let beside = attacks::king(king) & board.of_color(us);
    let soldiers = (beside & board.of_role(Role::Soldier)).len() as i32;
    let lines = Bitboard::file_of(king) | Bitboard::rank_of(king);
    let chariots = (board.of(!us, Role::Chariot) & lines).len() as i32;
    SHELTER_SOLDIER * soldiers
        + SHELTER_PIECE * (beside.len() as i32 - soldiers)
        + CHARIOT_ON_KING_LINE * chariots
}

#[cfg(test)]
mod tests;
