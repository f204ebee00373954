use super::*;
use crate::game::Question;
use sittuyin_rules::{Draw, Outcome, Win};

#[test]
fn resigning_asks_once() {
    let mut session = Session::new(RulesetId::Zh, against_machine(Color::Black), 1);
    assert_eq!(session.resign(), Some(News::Questioned));
    assert_eq!(session.question(), Some(Question::Resign(Color::Black)));
    assert_eq!(session.answer(false), None);
    assert_eq!(session.outcome(), None);
    session.resign();
    assert_eq!(session.answer(true), Some(News::Ended));
    let lost = Outcome::Win { winner: Color::Red, by: Win::Resignation };
    assert_eq!(session.outcome(), Some(lost));
    assert_eq!(session.resign(), None);
    assert_eq!(session.take_back(), None);
}

#[test]
fn the_machine_may_move_while_the_person_is_asked() {
    let mut session = Session::new(RulesetId::Asean, against_machine(Color::Black), 1);
    session.resign();
    assert!(session.machine_plays("K@e2".parse().unwrap()));
    assert_eq!(session.question(), Some(Question::Resign(Color::Black)));
    assert_eq!(session.answer(false), None);
    assert!(session.is_open());
}

#[test]
fn of_two_people_the_one_to_move_resigns() {
    let mut session = Session::new(RulesetId::Zh, TWO, 1);
    session.resign();
    session.answer(true);
    let won = Outcome::Win { winner: Color::Black, by: Win::Resignation };
    assert_eq!(session.outcome(), Some(won));
}

#[test]
fn a_draw_is_claimed_only_where_the_rules_say_so() {
    let mut session = Session::new(RulesetId::Asean, TWO, 1);
    assert!(!session.may_claim_draw());
    assert_eq!(session.claim_draw(), None);
    // Red has its king, shut in, and one soldier, which can only promote.
    let mut session = at("8/8/8/p3k3/P7/6r1/r7/7K[] w", RulesetId::Asean, TWO);
    assert!(session.may_claim_draw());
    assert_eq!(session.claim_draw(), Some(News::Ended));
    assert_eq!(session.outcome(), Some(Outcome::Draw(Draw::Claimed)));
    assert_eq!(session.take_back(), None);
}

#[test]
fn after_the_end_nothing_is_open_and_everything_can_be_looked_at() {
    let mut session = at("k7/8/1K6/8/8/8/8/7R[] w", RulesetId::Zh, TWO);
    assert_eq!(go(&mut session, "h1", "h8"), Some(News::Played));
    let won = Outcome::Win { winner: Color::Red, by: Win::Checkmate };
    assert_eq!(session.outcome(), Some(won));
    assert!(!session.is_open());
    assert_eq!(session.board().check, Some(sq("a8")));
    session.look_at(0);
    assert_eq!(session.board().pieces.role_at(sq("h1")), Some(Role::Chariot));
    session.look_at(1);
    assert_eq!(session.shown_plies(), 1);
}

#[test]
fn nothing_is_played_while_an_earlier_position_is_shown() {
    let mut session = at("7k/8/7p/3P4/8/8/8/3K4[] w", RulesetId::Zh, TWO);
    go(&mut session, "d1", "d2");
    session.look_at(0);
    assert_eq!(go(&mut session, "d1", "d2"), None);
    session.look_at(1);
    assert_eq!(go(&mut session, "h8", "h7"), Some(News::Played));
}

#[test]
fn a_rematch_changes_the_sides_against_the_machine() {
    let session = Session::new(RulesetId::Pl, against_machine(Color::Black), 1);
    let again = session.rematch(2);
    assert_eq!(again.mode(), against_machine(Color::Red));
    assert_eq!(again.game().ruleset(), RulesetId::Pl);
    assert!(again.game().plies().is_empty());
}
