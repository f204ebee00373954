use leptos::{ev::MouseEvent, prelude::*};

use super::{BoardControl, cell};
use crate::{
    board::{
        geometry::Seat,
        gesture::Gesture,
        labels,
        marks::MarkKind,
        model::{Cell, Tag},
        state::TargetKind,
    },
    i18n::{keys, use_i18n},
    reactive::{Memo, memo, on_change},
    ui::{drawn, row},
};

/// The squares to play on: one grid with one tab stop.
pub fn grid(control: BoardControl, cells: Memo<Vec<Cell>>) -> impl IntoView {
    let i18n = use_i18n();
    let bottom = memo(move || control.state.with(|state| state.bottom));
    let busy = memo(move || control.state.with(|state| state.busy));
    on_change(move || bottom.get(), move || control.follow_focus());
    let rows = (0..8).map(|line| {
        let squares = row((0..8).map(|column| square(control, cells, line * 8 + column)));
        view! { <div class="board-row" role="row">{squares}</div> }
    });
    view! {
        <div
            class="board-grid"
            role="grid"
            aria-label=move || labels::board(i18n, bottom.get())
            aria-description=i18n.t(keys::board::HELP)
            aria-busy=move || busy.get().then_some("true")
            node_ref=control.grid
            on:keydown=move |event| control.key(&event, true)
            on:pointerdown=move |event| control.down(&event, None)
            on:pointermove=move |event| control.moved(&event)
            on:pointerup=move |event| control.up(&event)
            on:pointercancel=move |event| control.lost(&event)
            on:lostpointercapture=move |event| control.lost(&event)
        >
            {row(rows)}
        </div>
    }
}

fn square(control: BoardControl, cells: Memo<Vec<Cell>>, index: usize) -> impl IntoView {
    let i18n = use_i18n();
    let cell = cell(cells, index);
    let is = move |ask: fn(&Cell) -> bool| cell.with(|cell| cell.as_ref().is_some_and(ask));
    let square =
        move || control.state.with_untracked(|state| Seat::nth(index).square(state.bottom));
    view! {
        <div
            class="board-cell"
            class:board-grab=move || is(|cell| cell.grab)
            role="gridcell"
            tabindex=move || if is(|cell| cell.focus) { "0" } else { "-1" }
            aria-label=move || cell.with(|cell| cell.as_ref().map(|cell| labels::cell(i18n, cell)))
            aria-selected=move || {
                cell.with(|cell| cell.as_ref()?.selected.map(|selected| selected.to_string()))
            }
            on:focus=move |_| {
                control.apply(Gesture::Focus(square()));
            }
            on:click=move |event: MouseEvent| {
                // Pointers have been dealt with; a click without one comes from a screen reader.
                if event.detail() == 0 {
                    control.apply(Gesture::Activate(square()));
                }
            }
        >
            {marks(cell)}
        </div>
    }
}

/// The squares to look at: those on which something is drawn.
pub fn ground(cells: Memo<Vec<Cell>>) -> impl IntoView {
    let squares = move || {
        let cells = cells.get();
        let seen = Seat::all().zip(cells).filter_map(|(seat, cell)| {
            let classes = classes(&cell);
            let place = format!("grid-area:{}/{}", seat.row + 1, seat.column + 1);
            (!classes.is_empty())
                .then(|| view! { <div class="board-cell" style=place>{drawings(classes)}</div> })
        });
        Some(row(seen))
    };
    view! { <div class="board-grid board-ground" aria-hidden="true">{drawn(squares)}</div> }
}

/// What is drawn on a square, below the piece.
fn marks(cell: Memo<Option<Cell>>) -> impl IntoView {
    let classes = memo(move || cell.with(|cell| cell.as_ref().map(classes)));
    drawn(move || classes.get().map(drawings))
}

fn drawings(classes: Vec<&'static str>) -> AnyView {
    row(classes.into_iter().map(|class| view! { <i class=class></i> }))
}

/// The classes of what is drawn on a square.
fn classes(cell: &Cell) -> Vec<&'static str> {
    cell.tags.iter().filter_map(|tag| class(*tag)).collect()
}

/// The class that draws it; some things are signs above the piece alone.
const fn class(tag: Tag) -> Option<&'static str> {
    Some(match tag {
        Tag::LastFrom => "mark mark-last-from",
        Tag::LastTo => "mark mark-last-to",
        Tag::Check => "mark mark-check",
        Tag::Taken | Tag::Asked => "mark mark-taken",
        Tag::Target(TargetKind::Quiet) => "mark mark-quiet",
        Tag::Target(TargetKind::Capture) => "mark mark-capture",
        Tag::Target(TargetKind::Placement) => "mark mark-placement",
        Tag::Target(TargetKind::Displacement) => "mark mark-displacement",
        Tag::Target(TargetKind::Relocation) => "mark mark-relocation",
        Tag::Answer => "mark mark-answer",
        Tag::Over => "mark mark-over",
        Tag::Mark(kind) => match kind {
            MarkKind::Zone => "mark mark-zone",
            MarkKind::Forbidden => "mark mark-forbidden",
            MarkKind::Refused => "mark mark-refused",
            MarkKind::Evidence => "mark mark-evidence",
            MarkKind::Attacker => "mark mark-attacker",
            MarkKind::Hint => "mark mark-hint",
            MarkKind::Chosen => "mark mark-chosen",
            MarkKind::Missed => "mark mark-missed",
            MarkKind::Goal => "mark mark-goal",
            MarkKind::Denied | MarkKind::Right | MarkKind::Wrong => return None,
        },
        Tag::Badge | Tag::Target(TargetKind::Promotion) => return None,
    })
}
