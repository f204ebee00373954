//! Hints in stages, computed from one ply: where to look, which piece, and the ply itself.

use sittuyin_rules::{Bitboard, Ply, Role, Square, attacks};

use crate::{PlyLine, State};

/// A hint in three stages.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Hint {
    /// The first stage: where to look.
    pub area: Bitboard,
    /// The second stage: which piece.
    pub piece: HintPiece,
    /// The last stage.
    pub ply: Ply,
}

/// A piece that a hint points at.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum HintPiece {
    /// The one on this square.
    On(Square),
    /// One of these in hand.
    InHand(Role),
}

impl Hint {
    /// The hint for a ply. Without an area of the author's it is the surroundings of where it ends.
    pub fn new(ply: Ply, area: Option<Bitboard>) -> Self {
        let piece = match ply {
            Ply::Place { role, .. } | Ply::Displace { role, .. } => HintPiece::InHand(role),
            Ply::Move { from, .. } | Ply::Promote { from, .. } | Ply::Arrive { from, .. } => {
                HintPiece::On(from)
            }
        };
        Self { area: area.unwrap_or_else(|| attacks::king(ply.to()) | ply.to()), piece, ply }
    }
}

/// The next ply of a way, if all that was played and tried lies on it.
pub fn on_the_way(state: &State, way: &PlyLine) -> Option<Ply> {
    let refused = &state.progress.refused;
    let done = state.line.len() + refused.len();
    let mut played = state.line.iter();
    let on_it = way
        .get(..done)?
        .iter()
        .all(|ply| refused.iter().any(|(attempt, _)| attempt == ply) || played.next() == Some(ply));
    on_it.then(|| way.get(done).copied())?
}
