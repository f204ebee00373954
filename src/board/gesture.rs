//! What a person does, and a pointer that is down.

use sittuyin_rules::{Piece, Square};

use super::{geometry::Point, keys::Key, state::ChoiceOption};

/// A pointer that is down on the board or on the reserve.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Press {
    /// The pointer's number; others are ignored meanwhile.
    pub pointer: i32,
    /// Where it went down.
    pub start: Point,
    /// The square that it is over.
    pub over: Option<Square>,
    /// What it does.
    pub kind: PressKind,
}

/// What a press does.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum PressKind {
    /// Points at a square: a tap, if it goes up there.
    Tap(Square),
    /// Holds what is taken up.
    Hold {
        /// Whether this very press took it up.
        fresh: bool,
        /// Whether it has become a drag.
        dragging: bool,
    },
}

/// What a person does.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum Gesture {
    /// A key, with the focus on the board.
    Key(Key),
    /// The first pointer goes down on the board.
    Down(i32, Point),
    /// The first pointer goes down on a piece of the reserve.
    DownInHand(i32, Point, Piece),
    /// A pointer moves.
    Move(i32, Point),
    /// A pointer goes up.
    Up(i32, Point),
    /// A pointer is lost: to scrolling, to another window.
    Lost(i32),
    /// A square is activated without a pointer, by a screen reader.
    Activate(Square),
    /// A piece of the reserve is activated without a pointer.
    ActivateInHand(Piece),
    /// The focus comes to a square.
    Focus(Square),
    /// The button *Promote here*.
    PromoteHere,
    /// A button of the open choice.
    Choose(ChoiceOption),
    /// The button *Cancel* of the open choice.
    Cancel,
}
