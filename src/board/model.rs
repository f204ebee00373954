//! What there is to draw and to say: a pure function of the state and of what is in hand.

use sittuyin_rules::{Bitboard, Piece, Square};

use super::{
    geometry::{Point, Seat},
    input::Input,
    marks::{LineKind, MarkKind},
    state::{BoardState, ChoiceOption, Origin, TargetKind},
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
            let mut here: Vec<_> =
                tags.iter().filter(|(at, _)| *at == square).map(|(_, tag)| *tag).collect();
            here.sort_unstable();
            here.dedup();
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
        if let Some(reach) = state.reach.get(&taken) {
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

/// A line as it is drawn.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Stroke {
    /// What it says.
    pub kind: LineKind,
    /// Where it starts.
    pub start: Point,
    /// Where it ends.
    pub end: Point,
    /// The two corners of its head, if it has one.
    pub head: Option<[Point; 2]>,
}

/// How far from the middle of its first square a line starts.
const LINE_START: f64 = 0.34;
/// How far from the middle of its last square a line with a head ends.
const LINE_END: f64 = 0.3;
/// How long and how wide to each side a head is.
const HEAD: (f64, f64) = (0.3, 0.19);

/// The lines of the state as they are drawn; a line from a square to itself is left out.
pub fn strokes(state: &BoardState) -> Vec<Stroke> {
    state
        .lines
        .iter()
        .filter(|line| line.from != line.to)
        .map(|line| {
            let center = |square| Seat::of(square, state.bottom).center();
            let (from, to) = (center(line.from), center(line.to));
            let long = from.distance(to);
            let unit = ((to.x - from.x) / long, (to.y - from.y) / long);
            let along = |start: Point, by: f64| Point {
                x: start.x + unit.0 * by,
                y: start.y + unit.1 * by,
            };
            let beside = |start: Point, by: f64| Point {
                x: start.x - unit.1 * by,
                y: start.y + unit.0 * by,
            };
            let tip = along(to, -LINE_END);
            let neck = along(tip, -HEAD.0);
            let start = along(from, LINE_START);
            match line.kind {
                LineKind::Evidence => {
                    Stroke { kind: line.kind, start, end: along(to, -LINE_START), head: None }
                }
                LineKind::Attack | LineKind::Hint => Stroke {
                    kind: line.kind,
                    start,
                    end: tip,
                    head: Some([beside(neck, HEAD.1), beside(neck, -HEAD.1)]),
                },
            }
        })
        .collect()
}

/// A button near a square.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Chip {
    /// *Promote here*, beside the moves of the soldier that is taken up.
    Promote,
    /// An option of the open choice.
    Option(ChoiceOption),
    /// *Cancel* of the open choice.
    Cancel,
}

/// The buttons near a square, and where they stand.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Chips {
    /// The column that they point at.
    pub column: u8,
    /// The line between two rows that they touch, 0 (top edge) to 8.
    pub line: u8,
    /// Whether they hang below that line, or stand on it.
    pub below: bool,
    /// The buttons.
    pub buttons: Vec<Chip>,
}

/// The buttons that are shown now. They cover no square that may be chosen, if there is room.
pub fn chips(state: &BoardState, input: &Input) -> Option<Chips> {
    if input.dragged().is_some() {
        return None;
    }
    let (at, taken, buttons) = if let Some(choice) = &state.choice {
        let options = choice.options.iter().map(|option| Chip::Option(*option));
        (choice.at, choice.squares, options.chain([Chip::Cancel]).collect())
    } else {
        let Some(Origin::Board(square)) = input.taken else { return None };
        let reach = state.reach.get(&Origin::Board(square))?;
        reach.on(square).filter(|kind| *kind == TargetKind::Promotion)?;
        (square, reach.targets.iter().map(|target| target.square).collect(), vec![Chip::Promote])
    };
    let seat = Seat::of(at, state.bottom);
    let (line, below) = room(seat, taken - at, state);
    Some(Chips { column: seat.column, line, below, buttons })
}

/// The nearest rows beside a square in which nothing may be chosen: first below, then above.
fn room(seat: Seat, taken: Bitboard, state: &BoardState) -> (u8, bool) {
    let is_free = |row: u8| {
        !taken.into_iter().any(|square| {
            let other = Seat::of(square, state.bottom);
            other.row == row && other.column.abs_diff(seat.column) <= 2
        })
    };
    for away in 1..=3_u8 {
        let (below, above) = (seat.row + away, seat.row.checked_sub(away));
        if below < 8 && is_free(below) {
            return (below, true);
        }
        if let Some(above) = above.filter(|row| is_free(*row)) {
            return (above + 1, false);
        }
    }
    if seat.row < 7 { (seat.row + 1, true) } else { (seat.row, false) }
}

#[cfg(test)]
#[path = "model_tests.rs"]
mod tests;
