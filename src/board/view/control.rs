use leptos::{
    ev::{KeyboardEvent, PointerEvent},
    html::Div,
    prelude::*,
    wasm_bindgen::JsCast,
    web_sys::{self, FocusOptions, HtmlElement},
};
use sittuyin_rules::{Piece, Square};

use crate::board::{
    event::BoardEvent,
    geometry::{Point, Seat},
    gesture::Gesture,
    input::{DRAG_FROM, Input},
    keys::Key,
    looks::Looks,
    state::{BoardState, Origin},
};
use crate::reactive::effect;

/// Within how many milliseconds two presses are a double click. Who takes the same piece up again on
/// purpose, to go on with it, is slower.
const DOUBLE_CLICK: f64 = 250.0;

/// What a board and its reserves share. `Copy`; made once by the owner.
#[derive(Clone, Copy)]
pub struct BoardControl {
    pub(super) state: Signal<BoardState>,
    pub(super) looks: Signal<Looks>,
    pub(super) input: RwSignal<Input>,
    /// Where a piece is being dragged.
    pub(super) drag_at: RwSignal<Option<Point>>,
    pub(super) grid: NodeRef<Div>,
    on_event: Callback<BoardEvent>,
    /// The state that the input was last settled with.
    seen: StoredValue<BoardState>,
    /// Where a press has put something down last, and when, in milliseconds.
    put_down: StoredValue<Option<(Square, f64)>>,
    /// Where the second press of a double click is down.
    held_back: StoredValue<Option<Point>>,
}

impl BoardControl {
    /// Joins a state to what is done on the board.
    pub fn new(
        state: impl Into<Signal<BoardState>>,
        looks: impl Into<Signal<Looks>>,
        on_event: impl Fn(BoardEvent) + Send + Sync + 'static,
    ) -> Self {
        let state = state.into();
        let control = Self {
            state,
            looks: looks.into(),
            input: RwSignal::new(Input::default()),
            drag_at: RwSignal::new(None),
            grid: NodeRef::new(),
            on_event: Callback::new(on_event),
            seen: StoredValue::new(state.get_untracked()),
            put_down: StoredValue::new(None),
            held_back: StoredValue::new(None),
        };
        effect(move || {
            state.track();
            control.settle();
        });
        control
    }

    /// What is taken up (tracked).
    pub fn taken(self) -> Option<Origin> {
        self.input.get().taken
    }

    /// Does what a gesture means. Whether anything came of it.
    pub(super) fn apply(self, gesture: Gesture) -> bool {
        self.settle();
        let before = self.input.get_untracked();
        let (after, event) = self.state.with_untracked(|state| before.step(gesture, state));
        self.change(after);
        if let Some(event) = event {
            self.on_event.run(event);
            self.settle();
        }
        after != before || event.is_some()
    }

    /// Lets go of what is no longer there, once the owner has shown another state.
    fn settle(self) {
        let input = self.input.get_untracked();
        let settled = self.state.with_untracked(|state| {
            self.seen.try_update_value(|seen| {
                (seen != state).then(|| {
                    let settled = input.settled(seen, state);
                    seen.clone_from(state);
                    settled
                })
            })
        });
        if let Some(input) = settled.flatten() {
            self.change(input);
        }
    }

    fn change(self, input: Input) {
        if input.press.is_none() {
            self.drag_at.set(None);
        }
        if self.input.get_untracked() != input {
            self.input.set(input);
        }
    }

    /// A key on the board or on the reserve, where only *Esc* and the letters mean something.
    pub(super) fn key(self, event: &KeyboardEvent, on_board: bool) {
        if event.alt_key() || event.meta_key() {
            return;
        }
        let read = Key::read(&event.key(), &event.code(), event.shift_key(), event.ctrl_key());
        let Some(key) = read.filter(|key| on_board || matches!(key, Key::Escape | Key::Role(..)))
        else {
            return;
        };
        // A key that is held down moves on, but tries only once.
        let held = event.repeat() && !matches!(key, Key::Step(..));
        let acted = !held && self.apply(Gesture::Key(key));
        if acted || key != Key::Escape {
            event.prevent_default();
            event.stop_propagation();
        }
        if acted && on_board {
            self.focus_cell(true);
        }
    }

    /// A pointer goes down: on the board, or on a piece of the reserve.
    pub(super) fn down(self, event: &PointerEvent, in_hand: Option<Piece>) {
        if !event.is_primary() {
            // With a second finger the person zooms the page, and plays nothing.
            if let Some(press) = self.input.get_untracked().press {
                self.apply(Gesture::Lost(press.pointer));
            }
            return;
        }
        let Some(at) = self.point(event).filter(|_| event.button() == 0) else { return };
        if self.is_repeated(event, at) {
            self.held_back.set_value(Some(at));
        } else {
            self.press(event, at, in_hand);
        }
    }

    fn press(self, event: &PointerEvent, at: Point, in_hand: Option<Piece>) {
        self.held_back.set_value(None);
        // What follows a press elsewhere is no double click.
        self.put_down.set_value(None);
        let pointer = event.pointer_id();
        self.apply(match in_hand {
            Some(piece) => Gesture::DownInHand(pointer, at, piece),
            None => Gesture::Down(pointer, at),
        });
        let holder = event.current_target().and_then(|target| target.dyn_into().ok());
        if let Some(element) = holder.filter(|_| self.input.get_untracked().press.is_some()) {
            let element: web_sys::Element = element;
            // It fails when the pointer has gone up in the meantime; then nothing is held.
            _ = element.set_pointer_capture(pointer);
        }
    }

    /// A pointer moves.
    pub(super) fn moved(self, event: &PointerEvent) {
        let held_back = self.held_back.get_value().filter(|_| event.buttons() != 0);
        let is_free = self.input.get_untracked().press.is_none();
        if is_free && held_back.is_none() {
            return;
        }
        let Some(at) = self.point(event) else { return };
        if let Some(start) = held_back.filter(|start| at.distance(*start) >= DRAG_FROM) {
            // It moves on: no double click, but a drag.
            self.press(event, start, None);
        }
        self.apply(Gesture::Move(event.pointer_id(), at));
        if self.input.get_untracked().dragged().is_some() {
            self.drag_at.set(Some(at));
        }
    }

    /// A pointer goes up.
    pub(super) fn up(self, event: &PointerEvent) {
        self.held_back.set_value(None);
        if let Some(at) = self.point(event) {
            let held = self.input.get_untracked().taken.is_some();
            self.apply(Gesture::Up(event.pointer_id(), at));
            if held && self.input.get_untracked().taken.is_none() {
                self.put_down.set_value(self.square(at).map(|square| (square, event.time_stamp())));
            }
            self.follow_focus();
        }
    }

    /// Whether a press is the second of a double click whose first has put something down here: it
    /// would take that up again.
    fn is_repeated(self, event: &PointerEvent, at: Point) -> bool {
        self.put_down.get_value().is_some_and(|(square, time)| {
            self.square(at) == Some(square) && event.time_stamp() - time < DOUBLE_CLICK
        })
    }

    /// The square at a point.
    fn square(self, at: Point) -> Option<Square> {
        self.state.with_untracked(|state| at.square(state.bottom))
    }

    /// A pointer is lost.
    pub(super) fn lost(self, event: &PointerEvent) {
        self.held_back.set_value(None);
        self.apply(Gesture::Lost(event.pointer_id()));
    }

    /// Where an event is on the board.
    fn point(self, event: &PointerEvent) -> Option<Point> {
        let field = self.grid.get_untracked()?.get_bounding_client_rect();
        let share = |offset: f64, size: f64| if size > 0.0 { offset / size * 8.0 } else { -1.0 };
        Some(Point {
            x: share(f64::from(event.client_x()) - field.left(), field.width()),
            y: share(f64::from(event.client_y()) - field.top(), field.height()),
        })
    }

    /// Brings the browser's focus to the square that has the board's.
    pub(super) fn focus_cell(self, scroll: bool) {
        let index = self.state.with_untracked(|state| {
            Seat::of(self.input.get_untracked().focus, state.bottom).index() as u32
        });
        let cell = self.grid.get_untracked().and_then(|grid| {
            grid.children().item(index / 8)?.children().item(index % 8)?.dyn_into().ok()
        });
        if let Some(cell) = cell {
            let cell: HtmlElement = cell;
            let options = FocusOptions::new();
            options.set_prevent_scroll(!scroll);
            // An element that is not shown cannot have the focus; then there is nothing to follow.
            _ = cell.focus_with_options(&options);
        }
    }

    /// Where the board has the browser's focus already, brings it to the right square.
    pub(super) fn follow_focus(self) {
        let active = document().active_element();
        let grid = self.grid.get_untracked();
        if grid.is_some_and(|grid| active.is_some_and(|active| grid.contains(Some(&active)))) {
            self.focus_cell(false);
        }
    }
}
