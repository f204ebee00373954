use leptos::prelude::*;

use crate::board::{
    geometry::Point,
    marks::LineKind,
    model::{self, Cell, Placed, Sign, Spot},
    state::BoardState,
    strokes::{self, Stroke},
};
use crate::reactive::{Memo, memo};
use crate::ui::{drawn, row};

/// Lines and signs, above the pieces; one unit a square.
pub fn over(state: Signal<BoardState>, cells: Memo<Vec<Cell>>) -> impl IntoView {
    let strokes = memo(move || state.with(strokes::strokes));
    let signs = memo(move || cells.with(|cells| model::signs(cells)));
    view! {
        <svg class="board-over" viewBox="0 0 8 8" aria-hidden="true">
            {drawn(move || Some(row(strokes.get().iter().map(stroke))))}
            {drawn(move || Some(row(signs.get().into_iter().map(sign))))}
        </svg>
    }
}

fn stroke(stroke: &Stroke) -> impl IntoView + use<> {
    let class = match stroke.kind {
        LineKind::Attack => "line line-attack",
        LineKind::Evidence => "line line-evidence",
        LineKind::Hint => "line line-hint",
    };
    let corner = |point: Point| format!("{:.3} {:.3}", point.x, point.y);
    let (start, end) = (corner(stroke.start), corner(stroke.end));
    let head =
        stroke.head.map(|[left, right]| format!("M{} L{end} L{}", corner(left), corner(right)));
    let path = format!("M{start} L{end} {}", head.unwrap_or_default());
    // The same path twice: a light edge makes it stand out on any piece.
    view! {
        <g class=class>
            <path class="line-edge" d=path.clone() />
            <path class="line-core" d=path />
        </g>
    }
}

fn sign(Placed { sign, seat, spot }: Placed) -> impl IntoView {
    let (dx, dy, size) = match spot {
        Spot::Middle => (0.5, 0.5, 0.018),
        Spot::Corner(corner) => (
            if corner & 1 == 0 { 0.79 } else { 0.21 },
            if corner & 2 == 0 { 0.21 } else { 0.79 },
            0.0125,
        ),
    };
    let (x, y) = (f64::from(seat.column) + dx, f64::from(seat.row) + dy);
    let (class, path) = shape(sign);
    view! {
        <g class=class transform=format!("translate({x} {y}) scale({size})")>
            <circle r="13" />
            <path d=path />
        </g>
    }
}

/// A sign's class and its drawing, in a disc with a radius of 13.
const fn shape(sign: Sign) -> (&'static str, &'static str) {
    match sign {
        Sign::Promotion => ("sign sign-gold", "M-5.5 3L0-5L5.5 3M-5.5 7.5H5.5"),
        Sign::Check => ("sign sign-red", "M0-7V1.5M0 6.5V6.6"),
        Sign::Attacker => ("sign sign-red", "M0-8V-3M0 3V8M-8 0H-3M3 0H8"),
        Sign::Denied => ("sign sign-plain", "M-5-5L5 5M5-5L-5 5"),
        Sign::Goal => {
            ("sign sign-gold", "M0-7.5L2-2.4H7.2L3 1L4.6 6.3L0 3.2L-4.6 6.3L-3 1L-7.2-2.4H-2Z")
        }
        Sign::Right => ("sign sign-teal", "M-6 .5L-1.8 5L6-4.5"),
        Sign::Wrong => ("sign sign-red", "M-5-5L5 5M5-5L-5 5"),
    }
}
