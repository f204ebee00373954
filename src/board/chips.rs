//! Buttons near a square, and where there is room for them.

use sittuyin_rules::Bitboard;

use super::{
    geometry::Seat,
    input::Input,
    marks::MarkKind,
    state::{BoardState, ChoiceOption, Origin, TargetKind},
};

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

/// The buttons that are shown now. They cover no square that may be chosen or is a goal, if there is room.
pub fn chips(state: &BoardState, input: &Input) -> Option<Chips> {
    if input.dragged().is_some() {
        return None;
    }
    let (at, taken, buttons) = if let Some(choice) = &state.choice {
        let options = choice.options.iter().map(|option| Chip::Option(*option));
        (choice.at, choice.squares, options.chain([Chip::Cancel]).collect())
    } else {
        let Some(Origin::Board(square)) = input.taken else { return None };
        let reach = state.reach.of(Origin::Board(square))?;
        reach.on(square).filter(|kind| *kind == TargetKind::Promotion)?;
        (square, reach.targets.iter().map(|target| target.square).collect(), vec![Chip::Promote])
    };
    let seat = Seat::of(at, state.bottom);
    let goals = state.marks.iter().filter(|mark| mark.kind == MarkKind::Goal);
    let taken = goals.fold(taken, |taken, mark| taken | mark.square) - at;
    let (line, below) = room(seat, taken, state);
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
mod tests {
    use super::*;
    use crate::board::{
        marks::Mark,
        samples::{battle, sq},
        state::Choice,
    };

    fn taken(origin: Origin) -> Input {
        Input { taken: Some(origin), ..Input::default() }
    }

    #[test]
    fn promote_here_is_offered_beside_the_moves() {
        let shown = chips(&battle(), &taken(Origin::Board(sq("f6")))).unwrap();
        assert_eq!(shown, Chips { column: 5, line: 3, below: true, buttons: vec![Chip::Promote] });
        assert_eq!(chips(&battle(), &taken(Origin::Board(sq("e3")))), None);
    }

    #[test]
    fn the_buttons_of_a_choice_keep_clear_of_its_squares() {
        let around = ["c4", "d4", "e4", "c5", "e5", "c6", "d6", "e6"].map(sq);
        let squares = around.into_iter().collect();
        let choice = Choice { at: sq("d5"), squares, options: vec![ChoiceOption::PromoteHere] };
        let state = BoardState { choice: Some(choice), ..BoardState::default() };
        let shown = chips(&state, &Input::default()).unwrap();
        assert_eq!((shown.line, shown.below), (5, true));
        assert_eq!(shown.buttons, [Chip::Option(ChoiceOption::PromoteHere), Chip::Cancel]);
    }

    #[test]
    fn the_buttons_keep_clear_of_a_goal() {
        let choice = Choice { at: sq("d5"), squares: sq("d4").into(), options: Vec::new() };
        let goal = Mark { square: sq("c6"), kind: MarkKind::Goal };
        let state = BoardState { choice: Some(choice), marks: vec![goal], ..BoardState::default() };
        let shown = chips(&state, &Input::default()).unwrap();
        assert_eq!((shown.line, shown.below), (5, true));
    }

    #[test]
    fn at_the_lower_edge_the_buttons_stand_above() {
        let choice = Choice { at: sq("d1"), squares: Bitboard::EMPTY, options: Vec::new() };
        let state = BoardState { choice: Some(choice), ..BoardState::default() };
        let shown = chips(&state, &Input::default()).unwrap();
        assert_eq!((shown.line, shown.below), (7, false));
    }
}
