use super::*;
use crate::game::Question;

const FEN: &str = "7k/8/7p/3P4/8/8/8/3K4[] w";

#[test]
fn between_two_people_the_other_one_has_to_agree() {
    let mut session = at(FEN, RulesetId::Zh, TWO);
    go(&mut session, "d1", "d2");
    assert_eq!(session.take_back(), Some(News::Questioned));
    assert_eq!(session.question(), Some(Question::TakeBack(Color::Red)));
    assert!(session.board().busy);
    assert_eq!(session.answer(false), None);
    assert_eq!(session.game().plies().len(), 1);
    session.take_back();
    assert_eq!(session.answer(true), Some(News::TakenBack { along: 0 }));
    assert!(session.game().plies().is_empty());
}

#[test]
fn against_the_machine_its_answer_goes_too() {
    let mut session = at(FEN, RulesetId::Zh, against_machine(Color::Red));
    assert_eq!(session.take_back(), None);
    go(&mut session, "d1", "d2");
    session.machine_plays("h8h7".parse().unwrap());
    assert_eq!(session.take_back(), Some(News::TakenBack { along: 0 }));
    assert!(session.game().plies().is_empty());
    assert!(!session.is_machines_turn());
}

#[test]
fn the_machines_thinking_can_be_taken_from_it() {
    let mut session = at(FEN, RulesetId::Zh, against_machine(Color::Red));
    go(&mut session, "d1", "d2");
    assert!(session.is_machines_turn());
    session.take_back();
    assert!(!session.is_machines_turn());
}

#[test]
fn over_the_setup_the_hand_and_the_turn_come_back() {
    let mut session = Session::new(RulesetId::Zh, TWO, 1);
    let fen = session.position().fen();
    place_all(&mut session, "Kg2");
    // In one's own row nobody is asked.
    assert_eq!(session.take_back(), Some(News::TakenBack { along: 0 }));
    assert_eq!(session.position().fen(), fen);
    place_all(&mut session, "Kg2 Ff2 Sf3 Sg3 Ne3 Nd2 Rd1 Rh1");
    assert_eq!(session.take_back(), Some(News::Questioned));
    session.answer(true);
    assert_eq!(session.position().turn(), Color::Red);
    assert_eq!(session.position().hand(Color::Red).len(), 1);
}

#[test]
fn over_the_setup_the_machines_whole_army_goes_with_the_last_piece() {
    let mut session = Session::new(RulesetId::Zh, against_machine(Color::Red), 1);
    place_all(&mut session, "Kg2 Ff2 Sf3 Sg3 Ne3 Nd2 Rd1 Rh1");
    for text in ["S@b7", "S@c7", "N@d7", "N@e7", "K@f7"] {
        assert!(session.machine_plays(text.parse().unwrap()), "{text}");
    }
    session.take_back();
    assert_eq!(session.game().plies().len(), 7);
}

#[test]
fn taking_back_restores_the_right_to_promote() {
    let mut session = at(FEN, RulesetId::Zh, against_machine(Color::Red));
    go(&mut session, "d5", "d6");
    session.answer(true);
    session.machine_plays("h8h7".parse().unwrap());
    assert!(session.board().badges.is_empty());
    session.take_back();
    assert!(session.board().badges.has(sq("d5")));
}
