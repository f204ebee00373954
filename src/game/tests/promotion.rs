use super::*;
use crate::board::{Answer, ChoiceOption, Origin, TargetKind};
use crate::game::{Ask, Question};

#[test]
fn a_soldier_that_may_promote_carries_a_badge_and_the_choice_is_one_tap() {
    let mut session = at("7k/8/2r5/3P4/8/8/8/3K4[] w", RulesetId::Zh, TWO);
    let state = session.board();
    assert!(state.badges.has(sq("d5")));
    let reach = state.reach.of(Origin::Board(sq("d5"))).unwrap();
    assert_eq!(reach.on(sq("d5")), Some(TargetKind::Promotion));
    assert_eq!(reach.on(sq("c6")), Some(TargetKind::Capture));
    let promoted = session.on_board(BoardEvent::Try(Attempt::Promote(sq("d5"))));
    assert_eq!(promoted, Some(News::Played));
    assert_eq!(session.position().board().role_at(sq("d5")), Some(Role::Commander));
}

#[test]
fn the_tournament_rules_forbid_a_promotion_that_forks_and_say_what_it_would_attack() {
    let mut session = at("8/8/4r1r1/6fk/1R2P3/4N3/2N5/2KS4[] w", RulesetId::Asean, TWO);
    assert_eq!(go(&mut session, "e4", "f5"), Some(News::Refused));
    assert_eq!(reason(&session), Some(Reason::PromotionAttacks));
    assert_eq!(session.board().lines.len(), 2);
}

#[test]
fn the_tournament_rules_forbid_a_promotion_that_discovers_a_check_and_draw_the_line() {
    let mut session = at("8/8/R2P1k2/8/8/8/8/4K3[] w", RulesetId::Asean, TWO);
    assert_eq!(go(&mut session, "d6", "c7"), Some(News::Refused));
    assert_eq!(reason(&session), Some(Reason::PromotionDiscoversCheck));
    let line = session.board().lines[0];
    assert_eq!((line.from, line.to), (sq("a6"), sq("f6")));
    let in_place = session.on_board(BoardEvent::Try(Attempt::Promote(sq("d6"))));
    assert_eq!(in_place, Some(News::Played));
}

#[test]
fn promotion_in_place_that_attacks_is_for_the_other_rulesets() {
    for ruleset in RulesetId::ALL {
        let mut session = at("7k/8/2r1r3/3P4/8/8/8/3K4[] w", ruleset, TWO);
        let news = session.on_board(BoardEvent::Try(Attempt::Promote(sq("d5"))));
        let expected = if ruleset == RulesetId::Asean { News::Refused } else { News::Played };
        assert_eq!(news, Some(expected), "{ruleset}");
    }
}

#[test]
fn a_promotion_with_a_step_is_a_square_like_others() {
    let mut session = at("7k/8/7p/8/6P1/8/8/3K4[] w", RulesetId::Asean, TWO);
    let reach = session.board().reach.of(Origin::Board(sq("g4"))).unwrap().clone();
    assert_eq!(reach.on(sq("f5")), Some(TargetKind::Promotion));
    assert_eq!(reach.on(sq("g5")), Some(TargetKind::Quiet));
    assert_eq!(go(&mut session, "g4", "f5"), Some(News::Played));
    assert_eq!(session.position().board().role_at(sq("f5")), Some(Role::Commander));
}

#[test]
fn on_arrival_the_board_asks_and_shows_where_the_commander_may_stand() {
    let open = || {
        let mut session = at("7k/8/7p/8/3P4/8/8/3K4[] w", RulesetId::Pl, TWO);
        assert_eq!(go(&mut session, "d4", "d5"), Some(News::Asked));
        session
    };
    let mut session = open();
    let Some(Ask::Arrival { stands, move_only, .. }) = session.ask() else { panic!("not asked") };
    assert!(move_only && stands.has(sq("d5")) && stands.has(sq("d4")) && stands.has(sq("e6")));
    let choice = session.board().choice.unwrap();
    assert_eq!(choice.options, [ChoiceOption::PromoteHere, ChoiceOption::MoveOnly]);
    assert_eq!(session.board().pieces.role_at(sq("d5")), Some(Role::Soldier));

    session.on_board(BoardEvent::Choose(Answer::Square(sq("e6"))));
    assert_eq!(session.game().plies()[0].to_string(), "d4d5=f,e6");
    let mut session = open();
    session.on_board(BoardEvent::Choose(Answer::Option(ChoiceOption::PromoteHere)));
    assert_eq!(session.game().plies()[0].to_string(), "d4d5=f");
    let mut session = open();
    session.on_board(BoardEvent::Choose(Answer::Option(ChoiceOption::MoveOnly)));
    assert_eq!(session.game().plies()[0].to_string(), "d4d5");
    let mut session = open();
    let wrong = session.on_board(BoardEvent::Choose(Answer::Square(sq("a1"))));
    assert_eq!(wrong, Some(News::Refused));
    assert_eq!(reason(&session), Some(Reason::ShiftNotAdjacent));
    assert!(session.ask().is_some());
}

#[test]
fn the_machine_games_last_chance_is_pointed_out_once() {
    let fen = "7k/8/7p/3P4/4P3/8/8/3K4[] w";
    let mut session = at(fen, RulesetId::Zh, against_machine(Color::Red));
    assert_eq!(go(&mut session, "d5", "d6"), Some(News::Questioned));
    assert!(matches!(session.question(), Some(Question::LastChance(_))));
    assert_eq!(session.answer(false), None);
    assert!(session.game().plies().is_empty());
    assert_eq!(go(&mut session, "d5", "d6"), Some(News::Played));
}

#[test]
fn no_advice_is_given_when_two_people_play_nor_before_the_x() {
    let fen = "7k/8/7p/3P4/4P3/8/8/3K4[] w";
    let mut session = at(fen, RulesetId::Zh, TWO);
    assert_eq!(go(&mut session, "d5", "d6"), Some(News::Played));
    let mut session = at(fen, RulesetId::Zh, against_machine(Color::Red));
    assert_eq!(go(&mut session, "e4", "e5"), Some(News::Played));
}

#[test]
fn a_capture_from_the_x_to_the_x_gives_nothing_up() {
    let fen = "7k/8/2r5/3P4/8/8/8/3K4[] w";
    let mut session = at(fen, RulesetId::Zh, against_machine(Color::Red));
    assert_eq!(go(&mut session, "d5", "c6"), Some(News::Played));
}

#[test]
fn a_written_promotion_without_origin_is_read_where_it_is_unique() {
    let mut session = at("7k/8/2P4p/8/8/8/8/3K4[] w", RulesetId::Zh, TWO);
    assert_eq!(session.on_text("c6=F", &[]), Ok(Some(News::Played)));
    assert_eq!(session.game().plies()[0].to_string(), "c6c6f");
}
