//! Taking up, trying and letting go, as a pure function: what a person has in hand, and a gesture,
//! give what the person has in hand then, and what to tell the owner.

use sittuyin_rules::{Color, Piece, Role, Square};

use super::{
    event::{Answer, Attempt, BoardEvent},
    geometry::Point,
    gesture::{Gesture, Press, PressKind},
    keys::{self, Key},
    state::{BoardState, ChoiceOption, Origin},
};

/// How far a press has to travel before it is a drag, in squares.
pub(super) const DRAG_FROM: f64 = 0.15;

/// Where the focus starts: in the middle of the lower half.
const FIRST_FOCUS: Square = Square::at(4, 3);

/// What a person has in hand.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Input {
    /// The square with the focus, the board's one tab stop.
    pub focus: Square,
    /// What is taken up.
    pub taken: Option<Origin>,
    /// A pointer that is down.
    pub press: Option<Press>,
}

type Step = (Input, Option<BoardEvent>);

impl Default for Input {
    fn default() -> Self {
        Self { focus: FIRST_FOCUS, taken: None, press: None }
    }
}

impl Input {
    /// What a gesture leads to.
    pub fn step(self, gesture: Gesture, state: &BoardState) -> Step {
        match gesture {
            Gesture::Key(key) => self.key(key, state),
            Gesture::Down(pointer, at) => self.down(pointer, at, state),
            Gesture::DownInHand(pointer, at, piece) => self.down_in_hand(pointer, at, piece, state),
            Gesture::Move(pointer, at) => (self.pointed(pointer, at, state), None),
            Gesture::Up(pointer, at) => self.up(pointer, at, state),
            Gesture::Lost(pointer) => (self.lost(pointer), None),
            Gesture::Activate(square) => Self { focus: square, ..self }.tap(square, state),
            Gesture::ActivateInHand(piece) => self.tap_in_hand(piece, state),
            Gesture::Focus(focus) => (Self { focus, ..self }, None),
            Gesture::PromoteHere => self.promote(state),
            Gesture::Choose(option) => self.answer(Answer::Option(option), state),
            Gesture::Cancel => self.cancel(state),
        }
    }

    /// What is left in hand when the owner shows another state: what was taken up stays so as long
    /// as it is there unchanged and may still be moved.
    pub fn settled(self, old: &BoardState, new: &BoardState) -> Self {
        let unchanged = |origin: &Origin| {
            new.is_own(*origin)
                && match *origin {
                    Origin::Board(square) => {
                        old.pieces.piece_at(square) == new.pieces.piece_at(square)
                    }
                    Origin::Hand(piece) => old.in_hand(piece) == new.in_hand(piece),
                }
        };
        let taken = self.taken.filter(unchanged);
        Self { taken, press: self.press.filter(|_| taken == self.taken), ..self }
    }

    /// What is being dragged.
    pub fn dragged(self) -> Option<Origin> {
        match self.press?.kind {
            PressKind::Hold { dragging: true, .. } => self.taken,
            _ => None,
        }
    }

    /// The square that a drag is over.
    pub fn drag_over(self) -> Option<Square> {
        self.dragged().and(self.press?.over)
    }

    fn key(self, key: Key, state: &BoardState) -> Step {
        match key {
            Key::Act => self.tap(self.focus, state),
            Key::Escape => self.escape(state),
            Key::Promote => self.promote(state),
            Key::Remove => self.remove(state),
            Key::Role(role, turn) => {
                if let Some(piece) = in_hand(role, state) {
                    return self.tap_in_hand(piece, state);
                }
                let focus = keys::jump(self.focus, role, turn, state).unwrap_or(self.focus);
                (Self { focus, ..self }, None)
            }
            Key::Step(..) | Key::RowEdge(_) | Key::BoardEdge(_) => {
                (Self { focus: keys::moved(self.focus, key, state.bottom), ..self }, None)
            }
        }
    }

    fn down(self, pointer: i32, at: Point, state: &BoardState) -> Step {
        let Some(square) = at.square(state.bottom).filter(|_| self.is_free(pointer) && !state.busy)
        else {
            return (self, None);
        };
        let here = Self { focus: square, ..self };
        let press = |kind| Some(Press { pointer, start: at, over: Some(square), kind });
        let origin = Origin::Board(square);
        if self.taken == Some(origin) && state.may_take_up(origin) {
            let hold = PressKind::Hold { fresh: false, dragging: false };
            (Self { press: press(hold), ..here }, None)
        } else if self.takes(square, state) {
            let hold = PressKind::Hold { fresh: true, dragging: false };
            let (taken, event) = here.take_up(origin);
            (Self { press: press(hold), ..taken }, event)
        } else {
            (Self { press: press(PressKind::Tap(square)), ..here }, None)
        }
    }

    fn down_in_hand(self, pointer: i32, at: Point, piece: Piece, state: &BoardState) -> Step {
        let origin = Origin::Hand(piece);
        if !self.is_free(pointer) || !state.may_take_up(origin) {
            return (self, None);
        }
        let fresh = self.taken != Some(origin);
        let kind = PressKind::Hold { fresh, dragging: false };
        let press = Some(Press { pointer, start: at, over: None, kind });
        let (taken, event) = if fresh { self.take_up(origin) } else { (self, None) };
        (Self { press, ..taken }, event)
    }

    /// Whether no other pointer is down. One that went up unseen may go down again.
    fn is_free(self, pointer: i32) -> bool {
        self.press.is_none_or(|press| press.pointer == pointer)
    }

    fn pointed(self, pointer: i32, at: Point, state: &BoardState) -> Self {
        let Some(press) = self.press.filter(|press| press.pointer == pointer) else {
            return self;
        };
        let kind = match press.kind {
            PressKind::Hold { fresh, dragging } => PressKind::Hold {
                fresh,
                dragging: dragging || at.distance(press.start) >= DRAG_FROM,
            },
            tap @ PressKind::Tap(_) => tap,
        };
        Self { press: Some(Press { over: at.square(state.bottom), kind, ..press }), ..self }
    }

    fn up(self, pointer: i32, at: Point, state: &BoardState) -> Step {
        let moved = self.pointed(pointer, at, state);
        let Some(press) = moved.press.filter(|press| press.pointer == pointer) else {
            return (self, None);
        };
        let free = Self { press: None, ..self };
        match (press.kind, self.taken) {
            (PressKind::Tap(square), _) if press.over == Some(square) => free.tap(square, state),
            (PressKind::Hold { dragging: true, .. }, Some(origin)) => {
                free.drop_on(origin, press.over, state)
            }
            (PressKind::Hold { fresh: false, .. }, Some(_)) => free.let_go(),
            _ => (free, None),
        }
    }

    /// The end of a drag. Back where it began it is a press that changed its mind.
    fn drop_on(self, origin: Origin, over: Option<Square>, state: &BoardState) -> Step {
        if state.busy {
            return (self, None);
        }
        match (origin, over) {
            (Origin::Board(from), Some(to)) if from == to => (self, None),
            (_, Some(to)) => (Self { focus: to, ..self }, Some(attempt(origin, to))),
            (Origin::Board(from), None) => {
                (Self { taken: None, ..self }, Some(BoardEvent::Try(Attempt::Remove(from))))
            }
            (Origin::Hand(_), None) => (self, None),
        }
    }

    /// A lost pointer puts back what it held, and takes nothing else away.
    fn lost(self, pointer: i32) -> Self {
        Self { press: self.press.filter(|press| press.pointer != pointer), ..self }
    }

    /// A square chosen: by a tap, by *Enter*, by a screen reader.
    fn tap(self, square: Square, state: &BoardState) -> Step {
        let origin = Origin::Board(square);
        if state.busy {
            (self, None)
        } else if state.choice.is_some() {
            self.answer(Answer::Square(square), state)
        } else if self.taken == Some(origin) {
            self.let_go()
        } else if self.takes(square, state) {
            self.take_up(origin)
        } else if let Some(taken) = self.taken {
            (self, Some(attempt(taken, square)))
        } else {
            (self, Some(BoardEvent::Tap(square)))
        }
    }

    fn tap_in_hand(self, piece: Piece, state: &BoardState) -> Step {
        let origin = Origin::Hand(piece);
        if self.taken == Some(origin) {
            self.let_go()
        } else if state.may_take_up(origin) {
            self.take_up(origin)
        } else {
            (self, None)
        }
    }

    /// Whether a press here takes the piece up, rather than trying something with what is taken up
    /// already: with nothing in hand, or to change from one piece of the board to another.
    fn takes(self, square: Square, state: &BoardState) -> bool {
        let change = match self.taken {
            None => true,
            Some(Origin::Board(from)) => {
                state.pieces.color_at(from) == state.pieces.color_at(square)
                    && state.target(Origin::Board(from), square).is_none()
            }
            Some(Origin::Hand(_)) => false,
        };
        change && state.may_take_up(Origin::Board(square))
    }

    fn take_up(self, origin: Origin) -> Step {
        (Self { taken: Some(origin), ..self }, Some(BoardEvent::TakenUp(origin)))
    }

    fn let_go(self) -> Step {
        let event = self.taken.map(|_| BoardEvent::LetGo);
        (Self { taken: None, press: None, ..self }, event)
    }

    fn escape(self, state: &BoardState) -> Step {
        if state.choice.is_some() { self.cancel(state) } else { self.let_go() }
    }

    fn cancel(self, state: &BoardState) -> Step {
        let open = state.choice.is_some() && !state.busy;
        (self, open.then_some(BoardEvent::Cancel))
    }

    fn answer(self, answer: Answer, state: &BoardState) -> Step {
        let open = state.choice.is_some() && !state.busy;
        (self, open.then_some(BoardEvent::Choose(answer)))
    }

    /// Promotion of the soldier that is taken up, or else of the one with the focus.
    fn promote(self, state: &BoardState) -> Step {
        if let Some(choice) = &state.choice {
            let offered = choice.options.contains(&ChoiceOption::PromoteHere);
            return if offered {
                self.answer(Answer::Option(ChoiceOption::PromoteHere), state)
            } else {
                (self, None)
            };
        }
        let origin = self.taken.unwrap_or(Origin::Board(self.focus));
        match origin {
            Origin::Board(square) if state.may_take_up(origin) => {
                (self, Some(BoardEvent::Try(Attempt::Promote(square))))
            }
            _ => (self, None),
        }
    }

    /// Takes off the piece that is taken up, or else the one with the focus.
    fn remove(self, state: &BoardState) -> Step {
        let origin = self.taken.unwrap_or(Origin::Board(self.focus));
        match origin {
            Origin::Board(square) if state.may_take_up(origin) => {
                (Self { taken: None, ..self }, Some(BoardEvent::Try(Attempt::Remove(square))))
            }
            _ => (self, None),
        }
    }
}

fn attempt(origin: Origin, to: Square) -> BoardEvent {
    BoardEvent::Try(match origin {
        Origin::Board(from) => Attempt::Move { from, to },
        Origin::Hand(piece) => Attempt::Place { piece, to },
    })
}

/// The piece of this role that a person has in the reserve.
fn in_hand(role: Role, state: &BoardState) -> Option<Piece> {
    Color::ALL
        .into_iter()
        .map(|color| Piece { color, role })
        .find(|piece| state.is_own(Origin::Hand(*piece)))
}

#[cfg(test)]
#[path = "input_tests.rs"]
mod tests;
