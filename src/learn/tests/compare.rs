//! A try in every ruleset. What each says is that of `docs/rules.md`.

use super::{go, place, sq, step, step_in};
use crate::board::{Answer, Attempt, BoardEvent, ChoiceOption};
use crate::learn::{News, Study};
use sittuyin_rules::Reason::{BackRankChariotsOnly, NotHowItMoves, OutsideZone, SquareTaken};
use sittuyin_rules::{Role, RulesetId};

/// What each ruleset says to a try, in the order of `RulesetId::ALL`.
#[test]
fn a_try_is_answered_by_every_book() {
    let reasons = |study: &Study| {
        study.compared().unwrap().map(|compared| {
            let (session, _) = compared.came.unwrap();
            session.refused().map(|refused| refused.refusal.reason)
        })
    };
    let mut study = step("books", "adjusting");
    assert_eq!(study.compared(), None);
    go(&mut study, "g3", "b2");
    let no = Some(NotHowItMoves);
    assert_eq!(reasons(&study), [no, no, None, no]);
    let mut study = step("books", "displaced");
    place(&mut study, Role::Horse, "e4");
    assert_eq!(reasons(&study), [Some(SquareTaken), None, Some(SquareTaken), Some(OutsideZone)]);
    let mut study = step_in(RulesetId::En, "books", "back-rank-open");
    place(&mut study, Role::Horse, "b1");
    assert_eq!(reasons(&study), [Some(BackRankChariotsOnly), None, None, None]);
    // A step that does not compare has nothing of it.
    let mut study = step("king", "walk");
    go(&mut study, "b2", "b4");
    assert_eq!(study.compared(), None);
}

#[test]
fn a_position_that_a_book_does_not_know_is_compared_all_the_same() {
    let mut study = step("books", "back-rank");
    place(&mut study, Role::King, "f2");
    // In the tournament red cannot place twice in a row.
    place(&mut study, Role::Horse, "b1");
    let allowed = study.compared().unwrap().map(|compared| compared.is_allowed());
    assert_eq!(allowed, [Some(false), Some(true), Some(true), None]);
    study.restart();
    assert_eq!(study.compared(), None);
}

#[test]
fn a_promotion_on_arrival_that_is_to_be_refused_is_asked_for() {
    let mut study = step("books", "arrival");
    assert_eq!(go(&mut study, "c5", "c6"), Some(News::Asked));
    let here = BoardEvent::Choose(Answer::Option(ChoiceOption::PromoteHere));
    assert_eq!(study.on_board(here), Some(News::Refused));
    assert_eq!(study.board().choice, None);
    // Now it is a move like any other.
    assert_eq!(go(&mut study, "c5", "c6"), Some(News::Played));
    let promote = BoardEvent::Try(Attempt::Promote(sq("c6")));
    assert_eq!(study.on_board(promote), Some(News::Done));
    assert_eq!(study.stars(), Some(3));
}
