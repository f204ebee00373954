use super::*;
use crate::board::{MarkKind, Movable, Origin};

#[test]
fn a_stuck_piece_says_why_as_soon_as_it_is_taken_up() {
    let mut session = at("k7/8/8/8/8/8/PP6/RK6[] w", RulesetId::En, TWO);
    let news = session.on_board(BoardEvent::TakenUp(Origin::Board(sq("a1"))));
    assert_eq!(news, Some(News::Refused));
}

#[test]
fn a_king_that_would_be_attacked_shows_by_what() {
    let mut session = at("3r3k/8/8/8/8/8/8/4K3[] w", RulesetId::Zh, TWO);
    assert_eq!(go(&mut session, "e1", "d1"), Some(News::Refused));
    assert_eq!(reason(&session), Some(Reason::KingWouldBeAttacked));
    let state = session.board();
    let is = |square, kind| state.marks.iter().any(|m| m.square == sq(square) && m.kind == kind);
    assert!(is("d1", MarkKind::Refused) && is("d8", MarkKind::Attacker));
    assert_eq!((state.lines[0].from, state.lines[0].to), (sq("d8"), sq("d1")));
}

#[test]
fn a_ply_that_leaves_no_reply_is_hatched_and_shows_what_is_denied() {
    let mut session = at("k7/2R5/2K5/8/8/8/8/8[] w", RulesetId::Zh, TWO);
    let state = session.board();
    assert!(state.reach.of(Origin::Board(sq("c7"))).unwrap().forbidden.has(sq("b7")));
    assert_eq!(go(&mut session, "c7", "b7"), Some(News::Refused));
    assert_eq!(reason(&session), Some(Reason::NoReply));
    let denied = session.board().marks;
    assert!(denied.iter().any(|m| m.square == sq("a7") && m.kind == MarkKind::Denied));
    assert!(!session.board().lines.is_empty());
}

#[test]
fn input_is_closed_while_the_machine_thinks() {
    let mut session = at("7k/8/7p/3P4/8/8/8/3K4[] w", RulesetId::Zh, against_machine(Color::Red));
    assert_eq!(go(&mut session, "d1", "d2"), Some(News::Played));
    assert!(session.board().busy);
    // The second half of a double click.
    assert_eq!(go(&mut session, "d2", "d3"), None);
    assert_eq!(session.game().plies().len(), 1);
    assert!(session.machine_plays("h8h7".parse().unwrap()));
    assert_eq!(session.board().movable, Movable::Side(Color::Red));
    assert!(!session.board().busy);
}

#[test]
fn what_a_machine_gone_wrong_says_changes_nothing() {
    let mut session = Session::new(RulesetId::Zh, against_machine(Color::Black), 1);
    assert!(!session.machine_plays("R@h8".parse().unwrap()));
    assert!(!session.machine_plays("e4e5".parse().unwrap()));
    assert!(session.game().plies().is_empty());
    assert!(session.is_machines_turn());
}

#[test]
fn the_next_try_wipes_the_refusal() {
    let mut session = at("3r3k/8/8/8/8/8/8/4K3[] w", RulesetId::Zh, TWO);
    go(&mut session, "e1", "d1");
    session.on_board(BoardEvent::TakenUp(Origin::Board(sq("e1"))));
    assert_eq!(reason(&session), None);
}

#[test]
fn a_move_written_in_the_setup_is_refused_for_the_setup() {
    for text in ["Ne3", "Kd1", "e5", "e4e5"] {
        let mut session = Session::new(RulesetId::Zh, TWO, 1);
        assert_eq!(session.on_text(text, &[]), Ok(Some(News::Refused)), "{text}");
        assert_eq!(reason(&session), Some(Reason::StillSettingUp), "{text}");
    }
}

#[test]
fn text_that_is_no_ply_is_an_error_and_changes_nothing() {
    let mut session = at("3r3k/8/8/8/8/8/8/4K3[] w", RulesetId::Zh, TWO);
    assert!(session.on_text("xyz", &[]).is_err());
    assert_eq!(session.on_text("Kd1", &[]), Ok(Some(News::Refused)));
    assert_eq!(session.on_text("Ke2", &[]), Ok(Some(News::Played)));
}
