//! Which positions of an army against a bare king are won, by retrograde analysis: from the mates
//! back.
//!
//! For each way to put the army there are two sets of squares of the bare king: those where it is
//! lost, itself to move, and those where the army wins, having the move. So a few operations on
//! bitboards look at 64 positions at once. Won here means: without the loss of a piece. The few
//! positions that are won by giving one up count as not won.

use sittuyin_rules::{Bitboard, Color, Role, Square, attacks, ruleset::ElephantStep};

/// How elephants step in `zh`, `en` and `asean`.
const STEP: ElephantStep = ElephantStep::DiagonallyOrForward;

/// What an army of red wins in so many moves. Its commanders stand on dark squares: what is true
/// of them is true of the others in the mirror.
pub struct Table<const N: usize> {
    /// The king first, like pieces side by side.
    roles: [Role; N],
    /// By army: where the bare king is mated with red to move.
    won: Vec<Bitboard>,
}

impl<const N: usize> Table<N> {
    /// Analyses up to so many moves, or until no more is won.
    pub fn new(roles: [Role; N], moves: usize) -> Self {
        let armies = 1 << roles.iter().map(|&role| bits(role)).sum::<usize>();
        let mut table = Self { roles, won: vec![Bitboard::EMPTY; armies] };
        for _ in 0..moves {
            let mut lost = vec![Bitboard::EMPTY; armies];
            for (number, lost) in lost.iter_mut().enumerate() {
                if let Some(army) = table.army(number) {
                    *lost = table.lost(army, table.won[number]);
                }
            }
            let mut changed = false;
            for number in 0..armies {
                if let Some(army) = table.army(number) {
                    let won = table.won_before(army, &lost);
                    changed |= won != table.won[number];
                    table.won[number] = won;
                }
            }
            if !changed {
                break;
            }
        }
        table
    }

    /// How many numbers of armies there are.
    pub fn armies(&self) -> usize {
        self.won.len()
    }

    /// Where an army stands, by its number; nothing where the number stands for no army. Like
    /// pieces are named in one order only.
    pub fn army(&self, mut number: usize) -> Option<[Square; N]> {
        let army = self.roles.map(|role| {
            let place = number & ((1 << bits(role)) - 1);
            number >>= bits(role);
            square(role, place)
        });
        let ordered = |i: usize| self.roles[i] != self.roles[i - 1] || army[i - 1] < army[i];
        let apart = squares(&army).len() as usize == N;
        (apart && (1..N).all(ordered)).then_some(army)
    }

    fn number(&self, army: [Square; N]) -> usize {
        let pieces = self.roles.into_iter().zip(army);
        pieces.rev().fold(0, |number, (role, square)| number << bits(role) | place(role, square))
    }

    /// The number with like pieces named in the one order.
    fn ordered(&self, mut army: [Square; N]) -> usize {
        for i in 1..N {
            if self.roles[i] == self.roles[i - 1] && army[i] < army[i - 1] {
                army.swap(i, i - 1);
            }
        }
        self.number(army)
    }

    /// Where the bare king is mated, red to move.
    pub fn won(&self, army: [Square; N]) -> Bitboard {
        self.won[self.ordered(army)]
    }

    /// Where the bare king, to move, cannot get away from what is known to be won.
    fn lost(&self, army: [Square; N], won: Bitboard) -> Bitboard {
        let own = squares(&army);
        let attacked = self.attacked(army, own);
        let beside = attacks::king(army[0]) | army[0];
        let safe = !(attacked | beside);
        let escapes = safe - (won - own);
        (attacked | neighbours(safe)) - neighbours(escapes) - own - beside
    }

    /// Where the bare king is mated, red to move, given where it is lost after that.
    fn won_before(&self, army: [Square; N], lost: &[Bitboard]) -> Bitboard {
        let own = squares(&army);
        let mut won = Bitboard::EMPTY;
        for (index, &role) in self.roles.iter().enumerate() {
            let from = army[index];
            for to in attacks::of(STEP, Color::Red, role, from, own) - own {
                let mut next = army;
                next[index] = to;
                // The bare king does not stand in the way.
                let way = if role == Role::Chariot {
                    attacks::between(from, to)
                } else {
                    Bitboard::EMPTY
                };
                won |= lost[self.ordered(next)] - way;
            }
        }
        won - own - self.attacked(army, own)
    }

    /// What an army attacks, through the bare king.
    fn attacked(&self, army: [Square; N], own: Bitboard) -> Bitboard {
        let pieces = self.roles.into_iter().zip(army);
        pieces.fold(Bitboard::EMPTY, |attacked, (role, square)| {
            attacked | attacks::of(STEP, Color::Red, role, square, own)
        })
    }
}

/// How many bits say where a piece stands.
const fn bits(role: Role) -> usize {
    if matches!(role, Role::Commander) { 5 } else { 6 }
}

const fn place(role: Role, square: Square) -> usize {
    if matches!(role, Role::Commander) { square.index() / 2 } else { square.index() }
}

const fn square(role: Role, place: usize) -> Square {
    if matches!(role, Role::Commander) {
        let rank = place as u8 / 4;
        Square::at(place as u8 % 4 * 2 + rank % 2, rank)
    } else {
        Square::new(place as u8)
    }
}

fn squares(army: &[Square]) -> Bitboard {
    army.iter().copied().collect()
}

/// Where a king steps from any of the squares.
fn neighbours(squares: Bitboard) -> Bitboard {
    let (file_a, file_h) = (Bitboard::FILE_A.0, Bitboard::FILE_A.0 << 7);
    let across = (squares.0 & !file_h) << 1 | (squares.0 & !file_a) >> 1;
    let row = across | squares.0;
    Bitboard(across | row << 8 | row >> 8)
}
