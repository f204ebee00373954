use super::*;
use crate::board::{Answer, MarkKind, Origin, TargetKind};
use crate::game::Ask;
use sittuyin_rules::{Bitboard, Phase};

const RED_ARMY: &str = "Kg2 Ff2 Sf3 Sg3 Ne3 Nd2 Rd1 Rh1";

#[test]
fn red_places_its_whole_army_first_but_in_the_tournament_rules() {
    for ruleset in RulesetId::ALL {
        let mut session = Session::new(ruleset, TWO, 1);
        place(&mut session, "Kg2");
        let next = if ruleset == RulesetId::Asean { Color::Black } else { Color::Red };
        assert_eq!(session.position().turn(), next, "{ruleset}");
    }
}

#[test]
fn a_position_with_a_low_move_number_and_no_hand_is_no_setup() {
    let session = at("4k3/8/4r3/8/8/8/8/R3K3[] w - - 0 3", RulesetId::Asean, TWO);
    assert!(!session.is_setting_up());
    assert!(session.board().marks.is_empty());
}

#[test]
fn the_zone_glows_and_what_a_piece_may_not_use_of_it_is_hatched() {
    let session = Session::new(RulesetId::Zh, TWO, 1);
    let state = session.board();
    let glowing = state.marks.iter().filter(|mark| mark.kind == MarkKind::Zone).count();
    assert_eq!(glowing, 32);
    let horse = Piece { color: Color::Red, role: Role::Horse };
    let reach = state.reach.of(Origin::Hand(horse)).unwrap();
    assert_eq!(reach.forbidden, Bitboard::back_rank(Color::Red));
    let chariot = Piece { color: Color::Red, role: Role::Chariot };
    assert_eq!(state.reach.of(Origin::Hand(chariot)).unwrap().targets.len(), 8);
}

#[test]
fn a_placed_piece_can_be_put_elsewhere_or_back() {
    let mut session = Session::new(RulesetId::Zh, TWO, 1);
    place_all(&mut session, "Kg2 Ff2");
    assert_eq!(
        session.board().reach.of(Origin::Board(sq("g2"))).unwrap().on(sq("h2")),
        Some(TargetKind::Placement)
    );
    assert_eq!(go(&mut session, "g2", "h2"), Some(News::Played));
    assert_eq!(session.position().board().king(Color::Red), Some(sq("h2")));
    let back = session.on_board(BoardEvent::Try(Attempt::Remove(sq("f2"))));
    assert_eq!(back, Some(News::TakenBack { along: 0 }));
    assert_eq!(session.position().hand(Color::Red).count(Role::Commander), 1);
    assert_eq!(session.position().turn(), Color::Red);
}

#[test]
fn a_piece_that_may_not_go_elsewhere_stays() {
    let mut session = Session::new(RulesetId::Zh, TWO, 1);
    place_all(&mut session, "Kg2");
    assert_eq!(go(&mut session, "g2", "g1"), Some(News::Refused));
    assert_eq!(reason(&session), Some(Reason::BackRankChariotsOnly));
    assert_eq!(session.position().board().king(Color::Red), Some(sq("g2")));
}

#[test]
fn the_whole_army_can_be_taken_back_and_the_other_one_stays() {
    let mut session = Session::new(RulesetId::Zh, TWO, 1);
    place_all(&mut session, RED_ARMY);
    place_all(&mut session, "Kb7 Fc7");
    assert!(session.may_clear());
    session.clear();
    assert_eq!(session.position().hand(Color::Black).len(), 8);
    assert!(session.position().hand(Color::Red).is_empty());
    assert_eq!(session.position().turn(), Color::Black);
    assert!(!session.may_clear());
}

#[test]
fn a_chariot_facing_the_king_is_refused_with_the_line_and_goes_back_with_its_screen() {
    let mut session = Session::new(RulesetId::Zh, TWO, 1);
    place_all(&mut session, RED_ARMY);
    // Red's king stands on g2 behind its elephant on g3: a screen of either side will do.
    assert_eq!(place(&mut session, "Rg8"), Some(News::Played));

    let mut session = Session::new(RulesetId::Zh, TWO, 1);
    place_all(&mut session, "Kg2 Ff2 Sf3 Sh3 Ne3 Nd2 Rd1 Rh1");
    assert_eq!(place(&mut session, "Rg8"), Some(News::Refused));
    assert_eq!(reason(&session), Some(Reason::ChariotFacesKing));
    let line = session.board().lines[0];
    assert_eq!((line.from, line.to), (sq("g8"), sq("g2")));
    place_all(&mut session, "Sg7 Rg8");
    let back = session.on_board(BoardEvent::Try(Attempt::Remove(sq("g7"))));
    assert_eq!(back, Some(News::TakenBack { along: 1 }));
    assert_eq!(session.position().hand(Color::Black).count(Role::Chariot), 2);
}

#[test]
fn a_soldier_gives_way_to_where_the_placer_says() {
    let mut session = Session::new(RulesetId::En, TWO, 1);
    assert_eq!(place(&mut session, "Ra3"), Some(News::Asked));
    let Some(Ask::Soldier { to, squares, .. }) = session.ask() else { panic!("not asked") };
    assert_eq!(to, sq("a3"));
    assert!(squares.has(sq("b2")));
    let state = session.board();
    assert_eq!(state.pieces.role_at(sq("a3")), Some(Role::Chariot));
    assert_eq!(state.choice.unwrap().squares, squares);
    // A square outside is refused, and the question stays.
    let wrong = session.on_board(BoardEvent::Choose(Answer::Square(sq("a6"))));
    assert_eq!(wrong, Some(News::Refused));
    assert_eq!(reason(&session), Some(Reason::DisplacedSoldierSquare));
    let right = session.on_board(BoardEvent::Choose(Answer::Square(sq("b2"))));
    assert_eq!(right, Some(News::Played));
    assert_eq!(session.position().board().role_at(sq("b2")), Some(Role::Soldier));
}

#[test]
fn a_question_that_is_dropped_changes_nothing() {
    let mut session = Session::new(RulesetId::En, TWO, 1);
    place(&mut session, "Ra3");
    session.on_board(BoardEvent::Cancel);
    assert_eq!(session.ask(), None);
    assert_eq!(session.position().hand(Color::Red).len(), 8);
}

#[test]
fn adjusting_ends_with_a_soldiers_move() {
    let mut session = Session::new(RulesetId::Pl, TWO, 1);
    place_all(&mut session, "Kg2 Ff2 Sf3 Sg3 Ne3 Nd2 Rd1 Re1");
    place_all(&mut session, "Kb7 Fc7 Sc6 Sb6 Nd6 Ne7 Re8 Rd8");
    assert_eq!(session.position().phase(), Phase::Adjusting);
    let state = session.board();
    let far = state.reach.of(Origin::Board(sq("d1"))).unwrap().on(sq("a4"));
    assert_eq!(far, Some(TargetKind::Relocation));
    assert_eq!(go(&mut session, "d1", "a4"), Some(News::Played));
    assert_eq!(go(&mut session, "e8", "d4"), Some(News::Refused));
    assert_eq!(go(&mut session, "e6", "e5"), Some(News::Played));
    assert_eq!(session.position().phase(), Phase::Battle);
}
