//! One side's pieces: where they stand, what they reach, what they do to the enemy king.

use sittuyin_rules::{Bitboard, Board, Color, Role, Ruleset, Square, attacks};

use super::{
    features::{
        self, CHARIOT_MOBILITY, CHARIOT_ON_KING_LINE, CHARIOT_PAIR, COMMANDER_MOBILITY,
        COMMANDER_NEAR_HOME, COMMANDER_NEAR_KING, ELEPHANT_MOBILITY, ELEPHANT_NEAR_HOME,
        ELEPHANT_NEAR_KING, ELEPHANT_PAIR, FREE_FILE, HORSE_MOBILITY, HORSE_NEAR_HOME,
        HORSE_NEAR_KING, HORSE_PAIR, KING_DANGER, OPEN_FILE, PIECE,
    },
    tally::Tally,
    weights::{self, KING_ATTACK},
};

/// A side's squares and what they attack.
pub struct Army {
    /// Whose.
    pub us: Color,
    /// What its pieces of each role attack.
    pub by: [Bitboard; 6],
    /// What it attacks, its king too.
    pub attacked: Bitboard,
    /// What it attacks more than once.
    pub twice: Bitboard,
}

impl Army {
    /// Squares that a piece attacks.
    fn add(&mut self, role: Role, attacked: Bitboard) {
        self.by[role.index()] |= attacked;
        self.twice |= self.attacked & attacked;
        self.attacked |= attacked;
    }
}

/// Counts a side's pieces, and says what they attack.
pub fn count(board: &Board, rules: &Ruleset, us: Color, tally: &mut impl Tally) -> Army {
    let own = board.of_color(us);
    let soldiers = board.of(us, Role::Soldier);
    let by_soldiers = soldiers.forward_diagonals(us);
    let (own_king, enemy_king) = (board.king(us), board.king(!us));
    let ring = enemy_king.map_or(Bitboard::EMPTY, |king| attacks::king(king) | king);
    let reachable = !(own | board.of(!us, Role::Soldier).forward_diagonals(!us));
    let mut danger = KING_ATTACK[Role::Soldier.index()] * (by_soldiers & ring).len();

    let nothing = Bitboard::EMPTY;
    let mut army = Army { us, by: [nothing; 6], attacked: nothing, twice: nothing };
    army.add(Role::Soldier, by_soldiers);
    army.add(Role::King, own_king.map_or(nothing, attacks::king));
    for role in Role::ALL {
        let pieces = board.of(us, role);
        tally.add(PIECE + role.index(), pieces.len() as i32);
        for square in pieces {
            tally.add(features::of_square(us, role, square), 1);
        }
    }
    for (role, mobility, near, home) in [
        (Role::Commander, COMMANDER_MOBILITY, COMMANDER_NEAR_KING, COMMANDER_NEAR_HOME),
        (Role::Elephant, ELEPHANT_MOBILITY, ELEPHANT_NEAR_KING, ELEPHANT_NEAR_HOME),
        (Role::Horse, HORSE_MOBILITY, HORSE_NEAR_KING, HORSE_NEAR_HOME),
    ] {
        for square in board.of(us, role) {
            let attacked = attacks::of(rules.elephant, us, role, square, Bitboard::EMPTY);
            army.add(role, attacked);
            tally.add(mobility + (attacked & reachable).len() as usize, 1);
            danger += KING_ATTACK[role.index()] * (attacked & ring).len();
            if let Some(king) = enemy_king {
                tally.add(near + steps(square, king), 1);
            }
            if let Some(king) = own_king {
                tally.add(home + steps(square, king), 1);
            }
        }
    }
    for square in board.of(us, Role::Chariot) {
        let attacked = attacks::chariot(square, board.occupied());
        army.add(Role::Chariot, attacked);
        tally.add(CHARIOT_MOBILITY + (attacked & reachable).len() as usize, 1);
        danger += KING_ATTACK[Role::Chariot.index()] * (attacked & ring).len();
        lines(board, us, square, enemy_king, tally);
    }
    pairs(board, us, tally);
    let most = weights::KING_DANGER.len() - 1;
    tally.add(KING_DANGER + (danger as usize).min(most), 1);
    army
}

/// A chariot's file, and its view of the enemy king.
fn lines(
    board: &Board,
    us: Color,
    chariot: Square,
    enemy_king: Option<Square>,
    tally: &mut impl Tally,
) {
    let file = Bitboard::file_of(chariot);
    if (file & board.of(us, Role::Soldier)).is_empty() {
        tally.add(OPEN_FILE, 1);
        if (file & board.of_role(Role::Soldier)).is_empty() {
            tally.add(FREE_FILE, 1);
        }
    }
    let Some(king) = enemy_king else { return };
    if chariot.file() == king.file() || chariot.rank() == king.rank() {
        let between = attacks::between(chariot, king) & board.occupied();
        tally.add(CHARIOT_ON_KING_LINE + between.len().min(2) as usize, 1);
    }
}

fn pairs(board: &Board, us: Color, tally: &mut impl Tally) {
    for (role, pair) in
        [(Role::Elephant, ELEPHANT_PAIR), (Role::Horse, HORSE_PAIR), (Role::Chariot, CHARIOT_PAIR)]
    {
        if board.of(us, role).many() {
            tally.add(pair, 1);
        }
    }
}

/// How many steps a king would need, 0 to 7.
fn steps(a: Square, b: Square) -> usize {
    a.file().abs_diff(b.file()).max(a.rank().abs_diff(b.rank())).into()
}
