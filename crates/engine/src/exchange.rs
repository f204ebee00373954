//! What comes of capturing back and forth on one square.

use sittuyin_rules::{Bitboard, Ply, Position, Role, Square};

/// What a piece counts in an exchange, in centipawns, in the order of `Role::ALL`.
const WORTH: [i32; 6] = [10_000, 195, 600, 280, 300, 85];
/// Who captures first: the cheapest.
const CHEAPEST_FIRST: [Role; 6] =
    [Role::Soldier, Role::Commander, Role::Elephant, Role::Horse, Role::Chariot, Role::King];

/// Whether a ply comes out of the exchange on the square that it goes to with at least `least`
/// centipawns, see [`gains`]; a placement always does.
pub fn keeps(position: &Position, ply: Ply, least: i32) -> bool {
    ply.from().is_none_or(|from| gains(position, from, ply.to(), least))
}

/// Whether the side to move, going from one square to the other, comes out of the exchange there
/// with at least `least` centipawns. Pins are not looked at.
fn gains(position: &Position, from: Square, to: Square, least: i32) -> bool {
    let board = position.board();
    let worth = |role: Role| WORTH[role.index()];
    let taken = board.role_at(to).filter(|_| from != to).map_or(0, worth);
    let Some(mover) = board.role_at(from) else { return least <= 0 };

    // `balance` is what the side that has just captured is ahead of its need.
    let mut balance = taken - least;
    if balance < 0 {
        return false;
    }
    balance -= worth(mover);
    if balance >= 0 {
        return true;
    }
    let step = position.rules().elephant;
    let mut occupied = (board.occupied() - from) | to;
    let mut side = position.turn();
    loop {
        side = !side;
        let attackers = board.attackers(step, to, side, occupied) & occupied;
        let cheapest = CHEAPEST_FIRST
            .into_iter()
            .find_map(|role| Some((role, (attackers & board.of_role(role)).first()?)));
        let Some((role, square)) = cheapest else { break };
        occupied -= Bitboard::of(square);
        balance = -balance - 1 - worth(role);
        if balance >= 0 {
            // A king cannot capture what is still guarded.
            let guarded =
                role == Role::King && (board.attackers(step, to, !side, occupied) & occupied).any();
            if guarded {
                side = !side;
            }
            side = !side;
            break;
        }
    }
    side != position.turn()
}

#[cfg(test)]
mod tests {
    use sittuyin_rules::{Kings, RulesetId};

    use super::*;

    fn gains_at_least(fen: &str, ply: &str, least: i32) -> bool {
        let setup = fen.parse().expect("a FEN");
        let position = Position::new(setup, RulesetId::Asean, Kings::Required).expect("a position");
        let square = |text: &str| text.parse().expect("a square");
        gains(&position, square(&ply[..2]), square(&ply[2..]), least)
    }

    #[test]
    fn what_is_free_is_won_and_what_is_guarded_is_counted() {
        let free = "k7/8/8/3n4/8/8/8/K2R4[] w - - 0 60";
        assert!(gains_at_least(free, "d1d5", 300) && !gains_at_least(free, "d1d5", 301));
        let guarded = "k7/8/4p3/3n4/8/8/8/K2R4[] w - - 0 60";
        assert!(gains_at_least(guarded, "d1d5", -300) && !gains_at_least(guarded, "d1d5", -299));
        // A second chariot behind the first takes back.
        let doubled = "k7/8/4p3/3n4/8/8/3R4/K2R4[] w - - 0 60";
        assert!(gains_at_least(doubled, "d2d5", -215) && !gains_at_least(doubled, "d2d5", -214));
    }

    #[test]
    fn a_king_does_not_take_what_is_guarded() {
        let fen = "8/8/4k3/3s4/4P3/5K2/8/3R4[] w - - 0 60";
        assert!(gains_at_least(fen, "e4d5", 280));
        // The king takes back only if no one guards the square any more.
        let bare = "8/8/4k3/3s4/4P3/5K2/8/8[] w - - 0 60";
        assert!(gains_at_least(bare, "e4d5", 195) && !gains_at_least(bare, "e4d5", 196));
    }

    #[test]
    fn a_quiet_move_onto_a_guarded_square_loses_the_piece() {
        let fen = "k7/8/4p3/8/8/8/8/K2R4[] w - - 0 60";
        assert!(!gains_at_least(fen, "d1d5", 0));
        assert!(gains_at_least(fen, "d1d4", 0));
    }
}
