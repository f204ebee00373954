use sittuyin_rules::{Piece, Square};

use super::state::{ChoiceOption, Origin};

/// What a person did on the board. Whether it is allowed is the owner's to say.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum BoardEvent {
    /// A piece was taken up.
    TakenUp(Origin),
    /// The piece that was taken up was let go.
    LetGo,
    /// A try at a ply, legal or not.
    Try(Attempt),
    /// A square was pressed while nothing was taken up.
    Tap(Square),
    /// The open [`Choice`] was answered, with one of its squares or with another.
    Choose(Answer),
    /// The open [`Choice`] was dropped.
    Cancel,
}

/// A try at a ply.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Attempt {
    /// From one square to another.
    Move {
        /// The start.
        from: Square,
        /// The end.
        to: Square,
    },
    /// Promotion of the soldier on this square, in place.
    Promote(Square),
    /// From the reserve to a square.
    Place {
        /// What.
        piece: Piece,
        /// Where.
        to: Square,
    },
    /// Off the board: dragged away, or *Delete*. In the setup: back into the reserve.
    Remove(Square),
}

/// An answer to a [`Choice`].
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Answer {
    /// This square, offered or not.
    Square(Square),
    /// One of the options.
    Option(ChoiceOption),
}
