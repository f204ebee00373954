use sittuyin_rules::Bitboard;

use super::*;
use crate::board::{
    geometry::Seat,
    keys::Turn,
    samples::{RED_CHARIOT, RED_KING, battle, pieces, setup, sq},
    state::{Choice, Movable},
};

/// The middle of a square.
fn at(name: &str, state: &BoardState) -> Point {
    Seat::of(sq(name), state.bottom).center()
}

/// Plays gestures one after another and gathers what is told to the owner.
fn play(gestures: &[Gesture], state: &BoardState) -> (Input, Vec<BoardEvent>) {
    play_from(Input::default(), gestures, state)
}

fn play_from(start: Input, gestures: &[Gesture], state: &BoardState) -> (Input, Vec<BoardEvent>) {
    let mut events = Vec::new();
    let mut input = start;
    for gesture in gestures {
        let (next, event) = input.step(*gesture, state);
        input = next;
        events.extend(event);
    }
    (input, events)
}

fn tap(name: &str, state: &BoardState) -> [Gesture; 2] {
    [Gesture::Down(1, at(name, state)), Gesture::Up(1, at(name, state))]
}

fn drag(from: &str, to: &str, state: &BoardState) -> [Gesture; 3] {
    let (from, to) = (at(from, state), at(to, state));
    [Gesture::Down(1, from), Gesture::Move(1, to), Gesture::Up(1, to)]
}

fn board(name: &str) -> Origin {
    Origin::Board(sq(name))
}

fn tried(from: &str, to: &str) -> BoardEvent {
    BoardEvent::Try(Attempt::Move { from: sq(from), to: sq(to) })
}

const ENTER: Gesture = Gesture::Key(Key::Act);
const ESCAPE: Gesture = Gesture::Key(Key::Escape);

#[test]
fn a_press_takes_up_before_the_pointer_is_released() {
    let state = battle();
    let (input, events) = play(&[Gesture::Down(1, at("e3", &state))], &state);
    assert_eq!(input.taken, Some(board("e3")));
    assert_eq!(events, [BoardEvent::TakenUp(board("e3"))]);
}

#[test]
fn a_second_tap_lets_go() {
    let state = battle();
    let twice = [tap("e3", &state), tap("e3", &state)].concat();
    let (input, events) = play(&twice, &state);
    assert_eq!(input, Input { focus: sq("e3"), ..Input::default() });
    assert_eq!(events, [BoardEvent::TakenUp(board("e3")), BoardEvent::LetGo]);
}

#[test]
fn tap_and_tap_tries_and_so_do_a_drag_and_the_keyboard() {
    let state = battle();
    let taps = [tap("e3", &state), tap("f5", &state)].concat();
    let keys = [
        Gesture::Focus(sq("e3")),
        ENTER,
        Gesture::Key(Key::Step(1, 0)),
        Gesture::Key(Key::Step(0, -1)),
        Gesture::Key(Key::Step(0, -1)),
        ENTER,
    ];
    for way in [&taps[..], &drag("e3", "f5", &state), &keys] {
        let (_, events) = play(way, &state);
        assert_eq!(events, [BoardEvent::TakenUp(board("e3")), tried("e3", "f5")]);
    }
}

#[test]
fn a_try_that_is_not_legal_goes_out_too_and_the_piece_stays_taken_up() {
    let state = battle();
    let (input, events) = play(&[tap("e3", &state), tap("e8", &state)].concat(), &state);
    assert_eq!(events[1], tried("e3", "e8"));
    assert_eq!(input.taken, Some(board("e3")));
}

#[test]
fn a_tap_on_another_own_piece_changes_to_it_but_a_drag_onto_it_tries() {
    let state = battle();
    let (input, events) = play(&[tap("e3", &state), tap("c2", &state)].concat(), &state);
    assert_eq!(input.taken, Some(board("c2")));
    assert_eq!(events[1], BoardEvent::TakenUp(board("c2")));

    let (_, events) = play(&drag("e3", "c2", &state), &state);
    assert_eq!(events[1], tried("e3", "c2"));
}

#[test]
fn a_drag_that_comes_back_leaves_the_piece_taken_up() {
    let state = battle();
    let (start, away) = (at("e3", &state), at("f5", &state));
    let there_and_back = [
        Gesture::Down(1, start),
        Gesture::Move(1, away),
        Gesture::Move(1, start),
        Gesture::Up(1, start),
    ];
    let (input, events) = play(&there_and_back, &state);
    assert_eq!(input.taken, Some(board("e3")));
    assert_eq!(events, [BoardEvent::TakenUp(board("e3"))]);
}

#[test]
fn a_trembling_hand_is_no_drag() {
    let state = battle();
    let start = at("e3", &state);
    let (input, _) = play(
        &[Gesture::Down(1, start), Gesture::Move(1, Point { x: start.x + 0.1, ..start })],
        &state,
    );
    assert_eq!(input.dragged(), None);
}

#[test]
fn a_drag_off_the_board_asks_to_take_the_piece_off() {
    let state = battle();
    let out = Point { x: 9.0, y: 3.0 };
    let (input, events) = play(
        &[Gesture::Down(1, at("e3", &state)), Gesture::Move(1, out), Gesture::Up(1, out)],
        &state,
    );
    assert_eq!(events[1], BoardEvent::Try(Attempt::Remove(sq("e3"))));
    assert_eq!(input.taken, None);
}

#[test]
fn escape_puts_a_dragged_piece_back() {
    let state = battle();
    let [down, moved, up] = drag("e3", "f5", &state);
    let (input, events) = play(&[down, moved, ESCAPE, up], &state);
    assert_eq!(events, [BoardEvent::TakenUp(board("e3")), BoardEvent::LetGo]);
    assert_eq!(input.press, None);
}

#[test]
fn a_lost_pointer_puts_the_piece_back_and_tries_nothing() {
    let state = battle();
    let [down, moved, up] = drag("e3", "f5", &state);
    let (input, events) = play(&[down, moved, Gesture::Lost(1), up], &state);
    assert_eq!(events, [BoardEvent::TakenUp(board("e3"))]);
    assert_eq!(input.dragged(), None);
}

#[test]
fn a_second_finger_is_ignored() {
    let state = battle();
    let [down, moved, up] = drag("e3", "f5", &state);
    let others = [Gesture::Down(2, at("a1", &state)), Gesture::Up(2, at("a1", &state))];
    let all = [&[down, moved][..], &others, &[up]].concat();
    let (_, events) = play(&all, &state);
    assert_eq!(events, [BoardEvent::TakenUp(board("e3")), tried("e3", "f5")]);
}

#[test]
fn a_press_that_slides_off_a_square_that_is_not_ones_own_does_nothing() {
    let state = battle();
    let (input, events) = play(&drag("e8", "e5", &state), &state);
    assert_eq!(events, []);
    assert_eq!(input.taken, None);
}

#[test]
fn with_nothing_taken_up_a_tap_tells_which_square() {
    let state = battle();
    for square in ["e8", "d4"] {
        let (_, events) = play(&tap(square, &state), &state);
        assert_eq!(events, [BoardEvent::Tap(sq(square))]);
    }
}

#[test]
fn nothing_is_tried_while_a_ply_is_on_its_way() {
    let (ready, busy) = (battle(), BoardState { busy: true, ..battle() });
    let (taken, _) = play(&tap("e3", &ready), &ready);
    let again = [&tap("f5", &busy)[..], &[ENTER, Gesture::PromoteHere], &drag("e3", "f5", &busy)];
    for way in again {
        assert_eq!(play_from(taken, way, &busy).1, []);
    }
    let (held, _) = play(&drag("e3", "f5", &ready)[..2], &ready);
    assert_eq!(play_from(held, &[drag("e3", "f5", &ready)[2]], &busy).1, []);
}

#[test]
fn a_double_click_sends_one_ply() {
    let before = battle();
    let (taken, _) = play(&tap("e3", &before), &before);
    let (sent, events) = play_from(taken, &tap("f5", &before), &before);
    assert_eq!(events.len(), 1);
    let after = BoardState {
        pieces: pieces("2r1k2r/2f2n2/1s2pPpp/p1Pp1N2/4P1PP/PP5S/2N1K1S1/R6R"),
        movable: Movable::Side(Color::Black),
        ..before.clone()
    };
    let (_, events) = play_from(sent.settled(&before, &after), &tap("f5", &after), &after);
    assert_eq!(events, [BoardEvent::Tap(sq("f5"))]);
}

#[test]
fn what_was_taken_up_is_let_go_when_it_is_no_longer_there() {
    let before = battle();
    let (taken, _) = play(&tap("e3", &before), &before);
    let marked = BoardState { check: Some(sq("e2")), ..before.clone() };
    assert_eq!(taken.settled(&before, &marked).taken, Some(board("e3")));
    let gone = BoardState { pieces: pieces("8/8/8/8/8/8/8/8"), ..before.clone() };
    assert_eq!(taken.settled(&before, &gone).taken, None);
}

#[test]
fn a_piece_of_the_reserve_is_placed_by_tap_drag_letter_and_screen_reader() {
    let state = setup();
    let down = Gesture::DownInHand(1, Point { x: 9.0, y: 5.0 }, RED_CHARIOT);
    let placed = BoardEvent::Try(Attempt::Place { piece: RED_CHARIOT, to: sq("a1") });
    let up = Gesture::Up(1, Point { x: 9.0, y: 5.0 });
    let to = at("a1", &state);
    let ways: [&[Gesture]; 4] = [
        &[&[down, up][..], &tap("a1", &state)].concat(),
        &[down, Gesture::Move(1, to), Gesture::Up(1, to)],
        &[Gesture::Key(Key::Role(Role::Chariot, Turn::Next)), Gesture::Focus(sq("a1")), ENTER],
        &[Gesture::ActivateInHand(RED_CHARIOT), Gesture::Activate(sq("a1"))],
    ];
    for way in ways {
        let (_, events) = play(way, &state);
        assert_eq!(events, [BoardEvent::TakenUp(Origin::Hand(RED_CHARIOT)), placed]);
    }
}

#[test]
fn a_choice_in_the_reserve_survives_taps_outside_the_zone() {
    let state = setup();
    let choose = Gesture::ActivateInHand(RED_KING);
    let outside = [&[choose][..], &tap("e8", &state), &tap("a3", &state)].concat();
    let (input, events) = play(&outside, &state);
    assert_eq!(input.taken, Some(Origin::Hand(RED_KING)));
    assert_eq!(
        events[1..],
        ["e8", "a3"].map(|to| { BoardEvent::Try(Attempt::Place { piece: RED_KING, to: sq(to) }) })
    );
}

#[test]
fn a_choice_in_the_reserve_is_let_go_by_escape_or_a_second_tap() {
    let state = setup();
    let at = Point { x: 9.0, y: 5.0 };
    let press = [Gesture::DownInHand(1, at, RED_KING), Gesture::Up(1, at)];
    let twice = [press, press].concat();
    let escaped = [&press[..], &[ESCAPE]].concat();
    for way in [twice, escaped] {
        let (input, events) = play(&way, &state);
        assert_eq!(input.taken, None);
        assert_eq!(events[1], BoardEvent::LetGo);
    }
}

#[test]
fn a_placed_piece_is_no_longer_chosen_so_a_double_click_places_one() {
    let before = setup();
    let (chosen, _) = play(&[Gesture::ActivateInHand(RED_CHARIOT)], &before);
    let mut after = before.clone();
    after.pieces.put(sq("a1"), RED_CHARIOT);
    after.hands[0].take(Role::Chariot);
    assert_eq!(chosen.settled(&before, &after).taken, None);
}

#[test]
fn a_letter_jumps_once_the_role_is_not_in_hand() {
    let state = setup();
    let (input, events) = play(&[Gesture::Key(Key::Role(Role::Soldier, Turn::Next))], &state);
    assert_eq!(events, []);
    assert_eq!(input.focus, sq("f4"));
}

#[test]
fn promotion_in_place_is_a_button_or_a_key_and_never_a_second_tap() {
    let state = battle();
    let promoted = BoardEvent::Try(Attempt::Promote(sq("f6")));
    let (_, events) = play(&[&tap("f6", &state)[..], &[Gesture::PromoteHere]].concat(), &state);
    assert_eq!(events[1], promoted);
    let (_, events) = play(&[Gesture::Focus(sq("f6")), Gesture::Key(Key::Promote)], &state);
    assert_eq!(events, [promoted]);
    let (_, events) = play(&[tap("f6", &state), tap("f6", &state)].concat(), &state);
    assert_eq!(events[1], BoardEvent::LetGo);
}

#[test]
fn an_open_choice_takes_squares_options_and_escape_and_nothing_else() {
    let choice = Choice {
        at: sq("d5"),
        squares: Bitboard::of(sq("e6")),
        options: vec![ChoiceOption::PromoteHere, ChoiceOption::MoveOnly],
    };
    let state = BoardState { choice: Some(choice), ..battle() };
    let answers: [(&[Gesture], BoardEvent); 5] = [
        (&tap("e6", &state), BoardEvent::Choose(Answer::Square(sq("e6")))),
        // One's own piece, and not offered: the owner says why not.
        (&tap("a1", &state), BoardEvent::Choose(Answer::Square(sq("a1")))),
        (
            &[Gesture::Choose(ChoiceOption::MoveOnly)],
            BoardEvent::Choose(Answer::Option(ChoiceOption::MoveOnly)),
        ),
        (
            &[Gesture::Key(Key::Promote)],
            BoardEvent::Choose(Answer::Option(ChoiceOption::PromoteHere)),
        ),
        (&[ESCAPE], BoardEvent::Cancel),
    ];
    for (way, event) in answers {
        assert_eq!(play(way, &state).1, [event]);
    }
}

#[test]
fn with_both_sides_movable_a_tap_on_the_other_side_tries_a_capture() {
    let state = BoardState { movable: Movable::Both, ..battle() };
    let (_, events) = play(&[tap("e4", &state), tap("d5", &state)].concat(), &state);
    assert_eq!(events[1], tried("e4", "d5"));
}

#[test]
fn delete_takes_off_what_has_the_focus() {
    let state = setup();
    let keys = [Gesture::Focus(sq("a3")), Gesture::Key(Key::Remove)];
    let (_, events) = play(&keys, &state);
    assert_eq!(events, [BoardEvent::Try(Attempt::Remove(sq("a3")))]);
}

/// Any gestures in any order leave a state that holds together.
#[test]
fn no_order_of_gestures_takes_up_or_tries_what_is_not_ones_own() {
    let state = battle();
    let mut seed = 0x9e37_79b9_7f4a_7c15_u64;
    let mut next = |below: u64| {
        seed ^= seed << 13;
        seed ^= seed >> 7;
        seed ^= seed << 17;
        seed % below
    };
    let mut input = Input::default();
    for _ in 0..20_000 {
        let square = Square::new(next(64) as u8);
        let point = Seat::of(square, state.bottom).center();
        let pointer = next(2) as i32;
        let gesture = match next(9) {
            0 => Gesture::Down(pointer, point),
            1 => Gesture::Move(pointer, Point { x: point.x + 4.0, ..point }),
            2 => Gesture::Up(pointer, point),
            3 => Gesture::Lost(pointer),
            4 => Gesture::Activate(square),
            5 => ENTER,
            6 => ESCAPE,
            7 => Gesture::PromoteHere,
            _ => Gesture::Key(Key::Role(Role::ALL[next(6) as usize], Turn::Previous)),
        };
        let (stepped, event) = input.step(gesture, &state);
        input = stepped;
        assert!(input.taken.is_none_or(|origin| state.is_own(origin)));
        if let Some(BoardEvent::Try(Attempt::Move { from, .. } | Attempt::Promote(from))) = event {
            assert!(state.is_own(Origin::Board(from)));
        }
    }
}
