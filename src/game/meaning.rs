//! What is done on the board, as plies of a position. Games and lessons understand it alike.

use super::session::{Ask, Refused};
use crate::board::{Answer, Attempt as Tried, ChoiceOption};
use sittuyin_rules::{
    Bitboard, Phase, Piece, Ply, Position, Refusal, Role, Square, attacks, ruleset::PromotionTurn,
};

/// What a try on the board means.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Meaning {
    /// This ply, legal or not.
    Ply(Ply),
    /// One of several: the board has to ask.
    Ask(Ask),
}

/// What a try means: a promotion with a step where it can be one, a question where there is a
/// choice, else a move. To take a piece off means nothing.
pub fn meaning(position: &Position, tried: Tried) -> Option<Meaning> {
    let (from, to) = match tried {
        Tried::Place { piece: Piece { role, .. }, to } => {
            return Some(Meaning::Ply(Ply::Place { role, to }));
        }
        Tried::Promote(from) => return Some(Meaning::Ply(Ply::Promote { from, to: from })),
        Tried::Remove(_) => return None,
        Tried::Move { from, to } => (from, to),
    };
    if steps_as_it_promotes(position, from, to) {
        return Some(Meaning::Ply(Ply::Promote { from, to }));
    }
    let mut stands = Bitboard::EMPTY;
    let mut move_only = false;
    for ply in position.legal_plies() {
        match ply {
            Ply::Arrive { from: start, to: end, stand } if (start, end) == (from, to) => {
                stands |= stand;
            }
            _ => move_only |= ply == Ply::Move { from, to },
        }
    }
    Some(if stands.is_empty() {
        Meaning::Ply(Ply::Move { from, to })
    } else {
        Meaning::Ask(Ask::Arrival { from, to, stands, move_only })
    })
}

/// What the board asks for where a placement is unfinished; these plies complete it.
pub fn asked_for(ply: Ply, ways: &[Ply]) -> Option<Ask> {
    let Ply::Place { role, to } = ply else { return None };
    let squares = ways.iter().filter_map(|way| match way {
        Ply::Displace { soldier_to, .. } => Some(*soldier_to),
        _ => None,
    });
    Some(Ask::Soldier { role, to, squares: squares.collect() })
}

/// The ply that an answer makes of what the board asks for, and the try that it is seen as.
pub fn answered(ask: Ask, answer: Answer) -> Option<(Option<Tried>, Ply)> {
    let ply = match (ask, answer) {
        (Ask::Soldier { role, to, .. }, Answer::Square(soldier_to)) => {
            Ply::Displace { role, to, soldier_to }
        }
        (Ask::Arrival { from, to, .. }, Answer::Square(stand)) => Ply::Arrive { from, to, stand },
        (Ask::Arrival { from, to, .. }, Answer::Option(ChoiceOption::PromoteHere)) => {
            Ply::Arrive { from, to, stand: to }
        }
        (Ask::Arrival { from, to, .. }, Answer::Option(ChoiceOption::MoveOnly)) => {
            Ply::Move { from, to }
        }
        (Ask::Soldier { .. }, Answer::Option(_)) => return None,
    };
    let tried = match (answer, ply.from()) {
        (Answer::Square(to), Some(from)) => Some(Tried::Move { from, to }),
        (Answer::Square(to), None) => Some(Tried::Move { from: ply.to(), to }),
        (Answer::Option(_), from) => from.map(|from| Tried::Move { from, to: ply.to() }),
    };
    Some((tried, ply))
}

impl Refused {
    /// The refusal of a try in a position.
    pub fn new(tried: Option<Tried>, ply: Ply, position: &Position, refusal: Refusal) -> Self {
        let role = match (ply, tried) {
            // The answer to where the soldier goes.
            (Ply::Displace { .. }, Some(Tried::Move { .. })) => Some(Role::Soldier),
            (Ply::Place { role, .. } | Ply::Displace { role, .. }, _) => Some(role),
            _ => ply.from().and_then(|from| position.board().role_at(from)),
        };
        Self { tried, role, refusal }
    }

    /// The refusal of a ply that stands in a text.
    pub fn written(ply: Ply, position: &Position, refusal: Refusal) -> Self {
        Self::new(Some(as_tried(ply, position)), ply, position, refusal)
    }
}

/// A ply as it would have been tried on the board.
pub fn as_tried(ply: Ply, position: &Position) -> Tried {
    let to = ply.to();
    match (ply, ply.from()) {
        (Ply::Promote { .. }, Some(from)) if from == to => Tried::Promote(from),
        (_, Some(from)) => Tried::Move { from, to },
        (Ply::Place { role, .. } | Ply::Displace { role, .. }, None) => {
            Tried::Place { piece: Piece { color: position.turn(), role }, to }
        }
        (_, None) => Tried::Remove(to),
    }
}

/// Whether a soldier's try means a promotion with a step (`asean`), legal or not.
fn steps_as_it_promotes(position: &Position, from: Square, to: Square) -> bool {
    let us = position.turn();
    let board = position.board();
    position.rules().promotion_turn == PromotionTurn::InPlaceOrStep
        && position.phase() == Phase::Battle
        && board.of(us, Role::Soldier).has(from)
        && board.of(us, Role::Commander).is_empty()
        && position.promotion_squares().has(from)
        && (attacks::diagonals(from) - board.occupied()).has(to)
}
