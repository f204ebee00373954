use sittuyin_rules::{Color, Role, Square};

use super::{
    geometry::Seat,
    state::{BoardState, Movable},
};

/// What a key means on the board.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Key {
    /// An arrow: so many columns and rows as the board is seen.
    Step(i8, i8),
    /// *Home*, *End*: the first or last square of the row.
    RowEdge(Edge),
    /// With *Ctrl*: the first or last square of the board.
    BoardEdge(Edge),
    /// *Enter* or the space bar: take up, try, or let go.
    Act,
    /// *Esc*: let go.
    Escape,
    /// `=`, as in `e5=F`: promote here.
    Promote,
    /// *Delete*: take the piece off.
    Remove,
    /// A letter: the role in the reserve, or the next piece of that role on the board.
    Role(Role, Turn),
}

/// One end or the other.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Edge {
    /// The start.
    First,
    /// The end.
    Last,
}

/// The order in which pieces are gone through.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Turn {
    /// As one reads.
    Next,
    /// The other way, with *Shift*.
    Previous,
}

impl Key {
    /// What a key press means: `key` and `code` as browsers name them, and the modifiers. `code`
    /// serves where an input method keeps the letter to itself.
    pub fn read(key: &str, code: &str, shift: bool, ctrl: bool) -> Option<Self> {
        Some(match key {
            "Home" if ctrl => Self::BoardEdge(Edge::First),
            "End" if ctrl => Self::BoardEdge(Edge::Last),
            _ if ctrl => return None,
            "ArrowLeft" => Self::Step(-1, 0),
            "ArrowRight" => Self::Step(1, 0),
            "ArrowUp" => Self::Step(0, -1),
            "ArrowDown" => Self::Step(0, 1),
            "Home" => Self::RowEdge(Edge::First),
            "End" => Self::RowEdge(Edge::Last),
            "Enter" | " " => Self::Act,
            "Escape" => Self::Escape,
            "=" => Self::Promote,
            "Delete" | "Backspace" => Self::Remove,
            _ => {
                let turn = if shift { Turn::Previous } else { Turn::Next };
                let name = if key.is_ascii() && key.len() == 1 {
                    key
                } else if key == "Process" || !key.is_ascii() {
                    code.strip_prefix("Key")?
                } else {
                    return None;
                };
                Self::Role(Role::from_letter(single(name)?)?, turn)
            }
        })
    }
}

fn single(text: &str) -> Option<char> {
    let mut letters = text.chars();
    letters.next().filter(|_| letters.next().is_none())
}

/// Where the focus goes with a key that moves it.
pub fn moved(focus: Square, key: Key, bottom: Color) -> Square {
    let seat = Seat::of(focus, bottom);
    match key {
        Key::Step(columns, rows) => seat.stepped(columns, rows),
        Key::RowEdge(Edge::First) => Seat { column: 0, ..seat },
        Key::RowEdge(Edge::Last) => Seat { column: 7, ..seat },
        Key::BoardEdge(Edge::First) => Seat { column: 0, row: 0 },
        Key::BoardEdge(Edge::Last) => Seat { column: 7, row: 7 },
        _ => seat,
    }
    .square(bottom)
}

/// The next square, in the order of reading and around, with a piece of this role that a person may
/// take up; where nobody may, with any piece of this role. The focus itself comes last.
pub fn jump(focus: Square, role: Role, turn: Turn, state: &BoardState) -> Option<Square> {
    let here = Seat::of(focus, state.bottom).index();
    (1..=64)
        .map(|steps| match turn {
            Turn::Next => here + steps,
            Turn::Previous => here + 64 - steps,
        })
        .map(|index| Seat::nth(index).square(state.bottom))
        .find(|square| {
            state.pieces.piece_at(*square).is_some_and(|piece| {
                piece.role == role
                    && (state.movable == Movable::Nobody || state.movable.is(piece.color))
            })
        })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::board::samples::{battle, sq};

    fn read(key: &str) -> Option<Key> {
        Key::read(key, "", false, false)
    }

    #[test]
    fn arrows_go_where_they_point_whoever_is_at_the_bottom() {
        let up = Key::Step(0, -1);
        assert_eq!(moved(sq("e4"), up, Color::Red), sq("e5"));
        assert_eq!(moved(sq("e4"), up, Color::Black), sq("e3"));
        let left = Key::Step(-1, 0);
        assert_eq!(moved(sq("e4"), left, Color::Red), sq("d4"));
        assert_eq!(moved(sq("e4"), left, Color::Black), sq("f4"));
    }

    #[test]
    fn arrows_stop_at_the_edge() {
        assert_eq!(moved(sq("a8"), Key::Step(-1, 0), Color::Red), sq("a8"));
    }

    #[test]
    fn home_and_end_go_along_the_row_and_with_ctrl_over_the_board() {
        let home = Key::read("Home", "Home", false, false).unwrap();
        assert_eq!(moved(sq("e4"), home, Color::Red), sq("a4"));
        assert_eq!(moved(sq("e4"), home, Color::Black), sq("h4"));
        let end = Key::read("End", "End", false, true).unwrap();
        assert_eq!(moved(sq("e4"), end, Color::Red), sq("h1"));
    }

    #[test]
    fn letters_are_read_in_either_case_and_behind_an_input_method() {
        assert_eq!(read("n"), Some(Key::Role(Role::Horse, Turn::Next)));
        assert_eq!(
            Key::read("N", "KeyN", true, false),
            Some(Key::Role(Role::Horse, Turn::Previous))
        );
        assert_eq!(
            Key::read("Process", "KeyR", false, false),
            Some(Key::Role(Role::Chariot, Turn::Next))
        );
    }

    #[test]
    fn keys_that_mean_nothing_here_are_left_to_the_browser() {
        for key in ["q", "Tab", "F5", "PageDown", "ń", "Process"] {
            assert_eq!(read(key), None, "{key}");
        }
        assert_eq!(Key::read("r", "KeyR", false, true), None);
    }

    #[test]
    fn a_letter_goes_round_ones_own_pieces_in_the_order_of_reading() {
        let state = battle();
        let next = |from| jump(sq(from), Role::Chariot, Turn::Next, &state);
        assert_eq!(next("a8"), Some(sq("a1")));
        assert_eq!(next("a1"), Some(sq("h1")));
        assert_eq!(next("h1"), Some(sq("a1")));
        assert_eq!(jump(sq("a1"), Role::Chariot, Turn::Previous, &state), Some(sq("h1")));
    }

    #[test]
    fn where_nobody_moves_a_letter_finds_either_sides_pieces() {
        let state = BoardState { movable: Movable::Nobody, ..battle() };
        assert_eq!(jump(sq("a8"), Role::Chariot, Turn::Next, &state), Some(sq("c8")));
        assert_eq!(jump(sq("a8"), Role::Commander, Turn::Next, &state), Some(sq("c7")));
    }

    #[test]
    fn a_role_that_is_not_there_is_not_found() {
        assert_eq!(jump(sq("a8"), Role::Commander, Turn::Next, &battle()), None);
    }
}
