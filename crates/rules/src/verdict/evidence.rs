use serde::{Deserialize, Serialize};

use crate::{Bitboard, Color, Position, Role, Square, attacks};

/// What a set of squares shows.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Evidence {
    /// The setup zone.
    Zone,
    /// The back rank.
    BackRank,
    /// Where it could go instead.
    Where,
    /// A king that faces or is attacked.
    King,
    /// The chariot that would face the king.
    Chariot,
    /// Where a screen could stand.
    Screens,
    /// The own half.
    OwnHalf,
    /// The piece in the way.
    Blocker,
    /// The commander that is still there.
    Commander,
    /// The X in the soldier's file.
    TheX,
    /// What would be attacked.
    Attacked,
    /// The line that would be opened, from the chariot to the king.
    Line,
    /// The pieces that attack the king, or would.
    Attackers,
    /// Where the opponent could not go.
    Denied,
    /// The opponent's pieces that could not move.
    Pieces,
    /// What denies the opponent its steps.
    By,
}

impl Evidence {
    /// The name for programs.
    pub const fn id(self) -> &'static str {
        match self {
            Self::Zone => "zone",
            Self::BackRank => "back_rank",
            Self::Where => "where",
            Self::King => "king",
            Self::Chariot => "chariot",
            Self::Screens => "screens",
            Self::OwnHalf => "own_half",
            Self::Blocker => "blocker",
            Self::Commander => "commander",
            Self::TheX => "the_x",
            Self::Attacked => "attacked",
            Self::Line => "line",
            Self::Attackers => "attackers",
            Self::Denied => "denied",
            Self::Pieces => "pieces",
            Self::By => "by",
        }
    }
}

/// A step that the opponent would be denied.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Denial {
    /// The piece that could not move.
    pub piece: Square,
    /// Where it could not go.
    pub to: Square,
    /// What denies it: the attackers of that square, the piece on it, or the pinning chariot.
    pub by: Bitboard,
}

/// Every step that the side to move, which has no ply and is not in check, is denied.
pub(super) fn denials(position: &Position) -> Vec<Denial> {
    let us = position.turn();
    let board = position.board();
    let occupied = board.occupied();
    let mut denials = Vec::new();
    for piece in board.of_color(us) {
        let Some(role) = board.role_at(piece) else { continue };
        for to in reach(position, us, role, piece) {
            let own_or_ahead = board.of_color(us).has(to)
                || role == Role::Soldier && to.file() == piece.file() && occupied.has(to);
            let by = if own_or_ahead {
                Bitboard::of(to)
            } else {
                let king = if role == Role::King { Some(to) } else { board.king(us) };
                let left = (occupied - piece) | to;
                king.map_or(Bitboard::EMPTY, |king| {
                    board.attackers(position.rules().elephant, king, !us, left) - to
                })
            };
            denials.push(Denial { piece, to, by });
        }
    }
    denials
}

/// Where a piece could go if nothing denied it: a soldier straight ahead and where it captures.
fn reach(position: &Position, us: Color, role: Role, from: Square) -> Bitboard {
    let occupied = position.board().occupied();
    match role {
        Role::Soldier => {
            let prey = position.board().of_color(!us) - position.board().of_role(Role::King);
            Bitboard::of(from).forward(us) | (attacks::soldier(us, from) & prey)
        }
        _ => attacks::of(position.rules().elephant, us, role, from, occupied),
    }
}
