//! What there is to draw and to say: a pure function of the state and of what is in hand.

use sittuyin_rules::{Piece, Square};

use super::{
    geometry::Seat,
    input::Input,
    marks::MarkKind,
    state::{BoardState, Origin, TargetKind},
};

/// Something that is shown on a square, in the order of drawing.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Tag {
    /// The last ply started here.
    LastFrom,
    /// The last ply ended here.
    LastTo,
    /// A mark of the owner's.
    Mark(MarkKind),
    /// The king here is in check.
    Check,
    /// The piece here is taken up.
    Taken,
    /// The piece that is taken up may go here.
    Target(TargetKind),
    /// An open choice is about this square.
    Asked,
    /// An open choice may be answered with this square.
    Answer,
    /// The soldier here may promote.
    Badge,
    /// A dragged piece is over this square.
    Over,
}

/// A small sign over the corner of a square, for what must be seen on top of a piece.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Sign {
    /// A chevron: may promote.
    Promotion,
    /// An exclamation mark: check.
    Check,
    /// A crosshair: attacks.
    Attacker,
    /// A saltire: denied.
    Denied,
    /// A star: to be reached or captured.
    Goal,
    /// A tick: right.
    Right,
    /// A cross: wrong.
    Wrong,
}

impl Tag {
    /// The sign that goes with it.
    pub const fn sign(self) -> Option<Sign> {
        Some(match self {
            Self::Badge | Self::Target(TargetKind::Promotion) => Sign::Promotion,
            Self::Check => Sign::Check,
            Self::Mark(MarkKind::Attacker) => Sign::Attacker,
            Self::Mark(MarkKind::Denied) => Sign::Denied,
            Self::Mark(MarkKind::Goal) => Sign::Goal,
            Self::Mark(MarkKind::Right) => Sign::Right,
            Self::Mark(MarkKind::Wrong) => Sign::Wrong,
            _ => return None,
        })
    }
}

/// A square as it is seen and read out.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Cell {
    /// Which square.
    pub square: Square,
    /// What stands there.
    pub piece: Option<Piece>,
    /// What is shown there, in the order of drawing, each once.
    pub tags: Vec<Tag>,
    /// Whether what stands there is taken up; `None` where nothing could be.
    pub selected: Option<bool>,
    /// Whether a drag may start here, so that the page must not scroll with it.
    pub grab: bool,
    /// Whether it has the board's tab stop.
    pub focus: bool,
}

/// The squares in the order of reading.
pub fn cells(state: &BoardState, input: &Input) -> Vec<Cell> {
    let tags = tags(state, input);
    Seat::all()
        .map(|seat| {
            let square = seat.square(state.bottom);
            let origin = Origin::Board(square);
            let mut here = Vec::new();
            for (_, tag) in tags.iter().filter(|(at, _)| *at == square) {
                if let Err(place) = here.binary_search(tag) {
                    here.insert(place, *tag);
                }
            }
            Cell {
                square,
                piece: state.pieces.piece_at(square),
                tags: here,
                selected: state.is_own(origin).then_some(input.taken == Some(origin)),
                grab: state.may_take_up(origin) && !matches!(input.taken, Some(Origin::Hand(_))),
                focus: input.focus == square,
            }
        })
        .collect()
}

fn tags(state: &BoardState, input: &Input) -> Vec<(Square, Tag)> {
    let mut tags = Vec::new();
    if let Some((from, to)) = state.last {
        tags.extend(from.map(|from| (from, Tag::LastFrom)));
        tags.push((to, Tag::LastTo));
    }
    tags.extend(state.marks.iter().map(|mark| (mark.square, Tag::Mark(mark.kind))));
    tags.extend(state.check.map(|square| (square, Tag::Check)));
    tags.extend(state.badges.into_iter().map(|square| (square, Tag::Badge)));
    tags.extend(input.drag_over().map(|square| (square, Tag::Over)));
    if let Some(choice) = &state.choice {
        tags.push((choice.at, Tag::Asked));
        tags.extend(choice.squares.into_iter().map(|square| (square, Tag::Answer)));
    } else if let Some(taken) = input.taken {
        let own = if let Origin::Board(square) = taken { Some(square) } else { None };
        tags.extend(own.map(|square| (square, Tag::Taken)));
        if let Some(reach) = state.reach.of(taken) {
            let elsewhere = reach.targets.iter().filter(|target| Some(target.square) != own);
            tags.extend(elsewhere.map(|target| (target.square, Tag::Target(target.kind))));
            let forbidden = reach.forbidden.into_iter();
            tags.extend(forbidden.map(|square| (square, Tag::Mark(MarkKind::Forbidden))));
        }
    }
    tags
}

/// A sign as it is drawn.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Placed {
    /// Which sign.
    pub sign: Sign,
    /// On which square.
    pub seat: Seat,
    /// Where on the square.
    pub spot: Spot,
}

/// Where on a square a sign is drawn.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Spot {
    /// In the middle, large: the first one on an empty square.
    Middle,
    /// In a corner, small: top right, top left, bottom right, bottom left.
    Corner(u8),
}

/// The signs over squares, in the order of reading; no two of a square in the same spot.
pub fn signs(cells: &[Cell]) -> Vec<Placed> {
    let mut placed = Vec::new();
    for (seat, cell) in Seat::all().zip(cells) {
        let mut here: Vec<Sign> = Vec::new();
        for sign in cell.tags.iter().filter_map(|tag| tag.sign()) {
            if here.contains(&sign) {
                continue;
            }
            let spot = match here.len() {
                0 if cell.piece.is_none() => Spot::Middle,
                before => Spot::Corner(before as u8 % 4),
            };
            here.push(sign);
            placed.push(Placed { sign, seat, spot });
        }
    }
    placed
}

#[cfg(test)]
#[path = "model_tests.rs"]
mod tests;
