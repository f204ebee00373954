use sittuyin_rules::ruleset::ElephantStep;

use crate::progress::{BoardDesign, PieceDesign, Settings};

/// How every board looks: what a person has chosen, and what the ruleset adds.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Looks {
    /// How the pieces are drawn.
    pub pieces: PieceDesign,
    /// What the board is made of.
    pub board: BoardDesign,
    /// Whether files and ranks are named on the frame.
    pub coordinates: bool,
    /// How the elephant steps, for [`PieceDesign::Marks`].
    pub elephant: ElephantStep,
}

impl Looks {
    /// The looks that a person has chosen, in a ruleset where the elephant steps like that.
    pub const fn of(settings: &Settings, elephant: ElephantStep) -> Self {
        let Settings { pieces, board, coordinates, .. } = *settings;
        Self { pieces, board, coordinates, elephant }
    }
}
