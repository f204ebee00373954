//! Lines between squares, as they are drawn.

use super::{
    geometry::{Point, Seat},
    marks::LineKind,
    state::BoardState,
};

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

#[cfg(test)]
mod tests {
    use sittuyin_rules::Color;

    use super::*;
    use crate::board::{marks::Line, samples::sq};

    #[test]
    fn lines_run_between_squares_as_they_are_seen() {
        let line = Line { from: sq("a1"), to: sq("a8"), kind: LineKind::Attack };
        let state = BoardState { lines: vec![line], ..BoardState::default() };
        let stroke = strokes(&state)[0];
        assert_eq!(stroke.start, Point { x: 0.5, y: 7.5 - LINE_START });
        assert_eq!(stroke.end, Point { x: 0.5, y: 0.5 + LINE_END });
        assert!(stroke.head.is_some());

        let flipped = strokes(&BoardState { bottom: Color::Black, ..state })[0];
        assert!(flipped.start.y < flipped.end.y && flipped.start.x > 7.0);
    }

    #[test]
    fn a_line_to_its_own_square_is_not_drawn() {
        let line = Line { from: sq("a1"), to: sq("a1"), kind: LineKind::Hint };
        assert_eq!(strokes(&BoardState { lines: vec![line], ..BoardState::default() }), []);
    }
}
