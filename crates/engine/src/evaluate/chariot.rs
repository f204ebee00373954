//! King and chariot against the bare king, known to the end: in `asean` sixteen moves must be
//! enough, and from some places only the best of them are.
//!
//! The first question works it all out, from the mates back: for each place of king and chariot a
//! bitboard says where the bare king is mated in so many moves. No direction of the board matters
//! here, so one table serves both sides.

use std::sync::OnceLock;

use sittuyin_rules::{Bitboard, Square, attacks};

/// For each place of the king, of the chariot and of the bare king, in how many moves the chariot's
/// side mates with the move; 0 where it does not.
static MOVES: OnceLock<Vec<u8>> = OnceLock::new();
/// The ways to put king and chariot.
const ARMIES: usize = 64 * 64;

/// In how many moves the side with the chariot mates; nothing where it loses the chariot first.
pub fn moves_to_mate(
    king: Square,
    chariot: Square,
    bare: Square,
    bare_to_move: bool,
) -> Option<u8> {
    let moves = MOVES.get_or_init(solved);
    let army = king.index() * 64 + chariot.index();
    let known = |bare: Square| match moves[army * 64 + bare.index()] {
        0 => None,
        moves => Some(moves),
    };
    if !bare_to_move {
        return known(bare);
    }
    let Army { attacked, beside, .. } = Army::new(king, chariot);
    let replies = attacks::king(bare) - attacked - beside;
    // Without a reply it is mate, or the search has seen that it is none.
    replies.into_iter().try_fold(0, |most, to| Some(most.max(known(to)?)))
}

/// King and chariot on two squares.
struct Army {
    own: Bitboard,
    /// What the chariot attacks, through the bare king.
    attacked: Bitboard,
    /// The king and the squares beside it.
    beside: Bitboard,
}

impl Army {
    fn new(king: Square, chariot: Square) -> Self {
        Self {
            own: Bitboard::of(king) | chariot,
            attacked: attacks::chariot(chariot, king.into()),
            beside: attacks::king(king) | king,
        }
    }

    /// Where the bare king, to move, cannot get away from what is won.
    fn lost(&self, won: Bitboard) -> Bitboard {
        let safe = !(self.attacked | self.beside);
        let escapes = safe - (won - self.own);
        (self.attacked | beside(safe)) - beside(escapes) - self.own - self.beside
    }
}

/// The squares beside any of these.
fn beside(squares: Bitboard) -> Bitboard {
    squares.into_iter().fold(Bitboard::EMPTY, |all, square| all | attacks::king(square))
}

fn solved() -> Vec<u8> {
    let place = |army: usize| (Square::new((army / 64) as u8), Square::new(army as u8));
    let mut moves = vec![0; ARMIES * 64];
    let mut won = vec![Bitboard::EMPTY; ARMIES];
    for count in 1.. {
        let lost: Vec<Bitboard> = (0..ARMIES)
            .map(|army| {
                let (king, chariot) = place(army);
                Army::new(king, chariot).lost(won[army])
            })
            .collect();
        let mut changed = false;
        for army in 0..ARMIES {
            let (king, chariot) = place(army);
            if king == chariot {
                continue;
            }
            let new = won_before(king, chariot, &lost) - won[army];
            changed |= new.any();
            won[army] |= new;
            for bare in new {
                moves[army * 64 + bare.index()] = count;
            }
        }
        if !changed {
            break;
        }
    }
    moves
}

/// Where the bare king is mated with the chariot's side to move, given where it is lost after.
fn won_before(king: Square, chariot: Square, lost: &[Bitboard]) -> Bitboard {
    let army = Army::new(king, chariot);
    let mut won = Bitboard::EMPTY;
    for to in attacks::king(king) - army.own {
        won |= lost[to.index() * 64 + chariot.index()];
    }
    for to in army.attacked - army.own {
        // The bare king does not stand in the way.
        won |= lost[king.index() * 64 + to.index()] - attacks::between(chariot, to);
    }
    won - army.own - army.attacked - army.beside
}
