use super::*;
use crate::progress::{SavedGame, schema};

fn through_storage(session: &Session) -> Option<Session> {
    let text = schema::write(&session.saved()).unwrap();
    let saved: SavedGame = schema::read(&text).unwrap();
    Session::restored(&saved)
}

#[test]
fn a_setup_and_a_game_are_resumed() {
    let mut session = Session::new(RulesetId::En, against_machine(Color::Red), 7);
    place_all(&mut session, "Kg1 Fg2");
    session.flip();
    assert_eq!(through_storage(&session), Some(session));
}

#[test]
fn a_word_that_ended_the_game_is_kept() {
    let mut session = Session::new(RulesetId::Zh, TWO, 7);
    session.resign();
    session.answer(true);
    assert_eq!(through_storage(&session).unwrap().outcome(), session.outcome());
}

#[test]
fn what_is_no_game_is_not_resumed() {
    let mut saved = Session::new(RulesetId::Zh, TWO, 7).saved();
    saved.plies.push("e4e5".to_owned());
    assert_eq!(Session::restored(&saved), None);
}
