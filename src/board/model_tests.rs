use sittuyin_rules::{Bitboard, Color};

use super::*;
use crate::board::{
    gesture::Gesture,
    marks::Mark,
    samples::{RED_KING, battle, setup, sq},
    state::Choice,
};

fn cell(state: &BoardState, input: &Input, name: &str) -> Cell {
    cells(state, input).into_iter().find(|cell| cell.square == sq(name)).unwrap()
}

fn taken(origin: Origin) -> Input {
    Input { taken: Some(origin), ..Input::default() }
}

#[test]
fn squares_are_read_from_the_top_left_of_what_is_seen() {
    let order = |bottom| {
        let state = BoardState { bottom, ..battle() };
        let cells = cells(&state, &Input::default());
        (cells[0].square, cells[63].square)
    };
    assert_eq!(order(Color::Red), (sq("a8"), sq("h1")));
    assert_eq!(order(Color::Black), (sq("h1"), sq("a8")));
}

#[test]
fn there_is_one_tab_stop() {
    let all = cells(&battle(), &Input::default());
    assert_eq!(all.iter().filter(|cell| cell.focus).count(), 1);
}

#[test]
fn taking_up_shows_where_to_and_lights_nothing_else() {
    let (state, input) = (battle(), taken(Origin::Board(sq("e3"))));
    assert_eq!(cell(&state, &input, "e3").tags, [Tag::Taken]);
    assert_eq!(cell(&state, &input, "f5").tags, [Tag::Target(TargetKind::Quiet)]);
    assert_eq!(cell(&state, &input, "a7").tags, []);
    assert_eq!(cell(&state, &input, "c8").tags, [Tag::LastTo]);
    assert_eq!(cell(&state, &input, "e3").selected, Some(true));
    assert_eq!(cell(&state, &input, "a1").selected, Some(false));
    assert_eq!(cell(&state, &input, "c8").selected, None);
}

#[test]
fn only_ones_own_pieces_keep_the_page_from_scrolling() {
    let state = battle();
    let grabs = |state: &BoardState| {
        let all = cells(state, &Input::default());
        all.into_iter().filter(|cell| cell.grab).map(|cell| cell.square).collect::<Bitboard>()
    };
    let own = state.pieces.of_color(Color::Red);
    assert_eq!(grabs(&state), own);
    assert_eq!(grabs(&BoardState { busy: true, ..state }), Bitboard::EMPTY);
}

#[test]
fn the_reserve_shows_its_zone_and_what_is_forbidden() {
    let (state, input) = (setup(), taken(Origin::Hand(RED_KING)));
    assert_eq!(cell(&state, &input, "e2").tags, [Tag::Target(TargetKind::Placement)]);
    assert_eq!(cell(&state, &input, "a1").tags, [Tag::Mark(MarkKind::Forbidden)]);
}

#[test]
fn a_mark_given_twice_is_drawn_once_and_marks_keep_their_order() {
    let mark = |kind| Mark { square: sq("c5"), kind };
    let marks = vec![mark(MarkKind::Refused), mark(MarkKind::Zone), mark(MarkKind::Refused)];
    let state = BoardState { marks, ..battle() };
    let tags = cell(&state, &Input::default(), "c5").tags;
    assert_eq!(tags, [Tag::Mark(MarkKind::Zone), Tag::Mark(MarkKind::Refused)]);
}

#[test]
fn an_open_choice_hides_the_moves_of_what_is_taken_up() {
    let choice = Choice { at: sq("e3"), squares: sq("e5").into(), options: Vec::new() };
    let state = BoardState { choice: Some(choice), ..battle() };
    let input = taken(Origin::Board(sq("e3")));
    assert_eq!(cell(&state, &input, "f5").tags, []);
    assert_eq!(cell(&state, &input, "e5").tags, [Tag::Answer]);
    assert_eq!(cell(&state, &input, "e3").tags, [Tag::Asked]);
}

#[test]
fn badges_and_check_are_signs_above_the_pieces() {
    let state = BoardState { check: Some(sq("e2")), ..battle() };
    let signs = signs(&cells(&state, &Input::default()));
    let placed =
        |name, sign| Placed { sign, seat: Seat::of(sq(name), Color::Red), spot: Spot::Corner(0) };
    assert_eq!(signs, [placed("f6", Sign::Promotion), placed("e2", Sign::Check)]);
}

#[test]
fn signs_of_one_square_never_lie_on_each_other() {
    let mark = |kind| Mark { square: sq("d4"), kind };
    let marks = [MarkKind::Right, MarkKind::Goal, MarkKind::Denied].map(mark).to_vec();
    let state = BoardState { marks, ..BoardState::default() };
    let spots: Vec<_> =
        signs(&cells(&state, &Input::default())).iter().map(|sign| sign.spot).collect();
    assert_eq!(spots, [Spot::Middle, Spot::Corner(1), Spot::Corner(2)]);
}

#[test]
fn a_dragged_piece_lights_the_square_under_it() {
    let state = battle();
    let center = |name| Seat::of(sq(name), state.bottom).center();
    let (input, _) = Input::default().step(Gesture::Down(1, center("e3")), &state);
    let (input, _) = input.step(Gesture::Move(1, center("f5")), &state);
    let tags = cell(&state, &input, "f5").tags;
    assert_eq!(tags, [Tag::Target(TargetKind::Quiet), Tag::Over]);
}
