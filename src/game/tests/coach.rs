use super::*;
use crate::{
    board::LineKind,
    game::{Question, coach::Coach, words},
    i18n::{I18n, Lang},
};
use leptos::prelude::Owner;
use sittuyin_motives::risks;
use sittuyin_rules::Ply;

/// The horse on d3 guards the elephant, at which the chariot looks.
const GUARDED: &str = "4k3/8/8/r3S3/8/3N4/8/1K6[] w - - 0 60";

fn coached(mode: Mode) -> Session {
    let mut session = at(GUARDED, RulesetId::Zh, mode);
    session.set_coach(Some(Coach(|position, ply| risks(position, ply).into_iter().next())));
    session
}

/// What is asked, in each language.
fn asked(session: &Session) -> [String; 3] {
    let Some(Question::Risk(ply, risk)) = session.question() else { panic!("nothing is asked") };
    Lang::ALL.map(|lang| {
        Owner::new().with(|| words::risk(I18n::of_files(lang), session.position(), ply, risk))
    })
}

#[test]
fn a_ply_that_loses_a_piece_is_asked_about_and_drawn() {
    let mut session = coached(against_machine(Color::Red));
    assert_eq!(go(&mut session, "d3", "b2"), Some(News::Questioned));
    assert_eq!(
        asked(&session),
        [
            "It leaves the elephant on e5 to the chariot.",
            "Po tym ruchu powóz przeciwnika zbije słonia na e5.",
            "走了这一着，e5 的象会被对方的车吃掉。",
        ]
    );
    let board = session.board();
    assert_eq!(board.pieces.role_at(sq("b2")), Some(Role::Horse));
    let line = board.lines[0];
    assert_eq!((line.from, line.to, line.kind), (sq("a5"), sq("e5"), LineKind::Attack));

    assert_eq!(session.answer(false), None);
    assert_eq!(session.board().pieces.role_at(sq("d3")), Some(Role::Horse));
    go(&mut session, "d3", "b2");
    assert_eq!(session.answer(true), Some(News::Played));
    assert!(session.is_machines_turn());
}

#[test]
fn a_ply_that_allows_mate_is_asked_about() {
    let mut session =
        at("8/8/8/8/7R/5k2/r7/5K2[] w - - 0 60", RulesetId::Zh, against_machine(Color::Red));
    session.set_coach(Some(Coach(|position, ply| risks(position, ply).into_iter().next())));
    go(&mut session, "h4", "h8");
    assert_eq!(
        asked(&session),
        [
            "Then Ra1# is checkmate.",
            "Po tym ruchu Ra1# daje mata.",
            "走了这一着，对方走 Ra1# 就将死你了。"
        ]
    );
}

#[test]
fn without_a_risk_or_a_coach_nothing_is_asked() {
    let mut session = coached(against_machine(Color::Red));
    assert_eq!(go(&mut session, "b1", "b2"), Some(News::Played));

    let mut session = coached(against_machine(Color::Red));
    session.set_coach(None);
    assert_eq!(go(&mut session, "d3", "b2"), Some(News::Played));

    let mut two: Session = coached(TWO);
    assert_eq!(go(&mut two, "d3", "b2"), Some(News::Played));
}

#[test]
fn what_is_asked_is_of_the_position_before() {
    let mut session = coached(against_machine(Color::Red));
    let ply: Ply = "d3b2".parse().unwrap();
    assert_eq!(session.on_ply(ply), News::Questioned);
    assert_eq!(session.game().plies(), []);
}
