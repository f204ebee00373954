//! A try, ply by ply, to its end.

mod common;

use common::{battle, begin, drill, offer, squares, step};
use sittuyin_content::{Failure, HintPiece, PlyLine, Response, Standing, Try};
use sittuyin_rules::{Attempt, Color, Outcome, Reason, Role, RulesetId, Win};

const ZH: RulesetId = RulesetId::Zh;

fn standing(response: &Response) -> Standing {
    match response {
        Response::Played { standing, .. } | Response::Refused { standing, .. } => *standing,
        other => panic!("{other:?}"),
    }
}

fn standing_of(attempt: &mut Try, ply: &str) -> Standing {
    standing(&offer(attempt, ply))
}

fn way(text: &str) -> PlyLine {
    text.to_owned().try_into().unwrap()
}

#[test]
fn targets_are_collected_while_the_opponent_passes() {
    let step = drill("8/8/8/8/3p4/4p3/8/4F3 w", "par = 3\ngoal = { collect = \"e3 d4\" }");
    let mut attempt = begin(&step, ZH);
    assert_eq!(squares(attempt.targets()), "e3 d4");
    offer(&mut attempt, "e1d2");
    let Response::Played { reply, standing, .. } = offer(&mut attempt, "d2e3") else { panic!() };
    assert_eq!((reply, standing), (None, Standing::GoesOn));
    assert_eq!(squares(attempt.targets()), "d4");
    assert_eq!(standing_of(&mut attempt, "e3d4"), Standing::Done { stars: 3 });
    assert_eq!(attempt.tries(), 3);
    assert_eq!(offer(&mut attempt, "d4e5"), Response::Over);
}

#[test]
fn detours_cost_stars_and_taking_back_does_not() {
    let step = drill("8/8/8/8/8/8/8/K7 w", "par = 1\ngoal = { reach = { squares = \"a2\" } }");
    let mut attempt = begin(&step, ZH);
    offer(&mut attempt, "a1b1");
    assert_eq!(standing_of(&mut attempt, "b1a2"), Standing::Done { stars: 2 });
    assert!(attempt.take_back() && attempt.take_back() && !attempt.take_back());
    assert_eq!(standing_of(&mut attempt, "a1a2"), Standing::Done { stars: 3 });
    attempt.restart();
    assert_eq!((attempt.tries(), attempt.standing()), (0, Standing::GoesOn));
    for ply in ["a1b1", "b1c1", "c1b1"] {
        offer(&mut attempt, ply);
    }
    assert_eq!(standing_of(&mut attempt, "b1a2"), Standing::Done { stars: 1 });
}

#[test]
fn a_refusal_says_why_and_costs_nothing() {
    let step = step(
        "id = \"x\"\nfen = \"8/8/8/8/8/8/8/S7 w\"\ndrill = true\n\
         reactions = [{ id = \"side\", ply = \"a1b1\", reason = \"not_how_it_moves\" }]\n\
         [task.play]\npar = 1\ngoal = { reach = { squares = \"b2\" } }",
    );
    let mut attempt = begin(&step, ZH);
    let Response::Refused { refusal, reaction, asked_for, standing } = offer(&mut attempt, "a1c1")
    else {
        panic!()
    };
    assert_eq!(refusal.reason, Reason::NotHowItMoves);
    assert_eq!(reaction.map(|reaction| reaction.id).as_deref(), Some("side"));
    assert_eq!((asked_for, standing, attempt.tries()), (false, Standing::GoesOn, 0));
    let Response::Incomplete(ways) = attempt.offer(Attempt::Start("a1".parse().unwrap())) else {
        panic!()
    };
    assert_eq!(ways.len(), 2);
}

#[test]
fn a_refused_try_can_be_the_goal() {
    let goal = "goal = { all = [\n\
                { refused = { attempt = \"a2a1\", reason = \"not_how_it_moves\" } },\n\
                { refused = { attempt = \"a2b2\", reason = \"not_how_it_moves\" } },\n\
                { reach = { squares = \"b1\" } } ] }";
    let step = drill("8/8/8/8/8/8/S7/8 w", &format!("par = 3\n{goal}"));
    let mut attempt = begin(&step, ZH);
    for ply in ["a2b2", "a2a1"] {
        let Response::Refused { asked_for, .. } = offer(&mut attempt, ply) else { panic!() };
        assert!(asked_for);
    }
    let Response::Refused { asked_for: false, .. } = offer(&mut attempt, "a2a1") else { panic!() };
    assert_eq!(standing_of(&mut attempt, "a2b1"), Standing::Done { stars: 3 });
}

#[test]
fn scripted_replies_come_in_order_or_along_variations() {
    let fen = "4k3/8/8/8/8/8/8/4K2R w";
    let sequence = "par = 3\ngoal = { reach = { squares = \"h4\" } }\n\
                    opponent = { sequence = \"e8d8 d8c8\" }";
    let mut attempt = begin(&battle(fen, sequence), ZH);
    let Response::Played { reply, .. } = offer(&mut attempt, "h1h2") else { panic!() };
    assert_eq!(reply.map(|ply| ply.to_string()).as_deref(), Some("e8d8"));
    // With check on d8, the second one is still legal; a third there is not: the opponent passes.
    let Response::Played { reply, .. } = offer(&mut attempt, "h2h3") else { panic!() };
    assert_eq!(reply.map(|ply| ply.to_string()).as_deref(), Some("d8c8"));

    let lines = "par = 2\ngoal = { reach = { squares = \"h4\" } }\n\
                 opponent = { lines = [\"h1h3 e8e7 h3h4\", \"h1h2 e8d8 h2h4\"] }";
    let mut attempt = begin(&battle(fen, lines), ZH);
    let Response::Played { reply, .. } = offer(&mut attempt, "h1h2") else { panic!() };
    assert_eq!(reply.map(|ply| ply.to_string()).as_deref(), Some("e8d8"));
    attempt.restart();
    let failed = Standing::Failed(Failure::OffTheLine);
    assert_eq!(standing_of(&mut attempt, "h1h7"), failed);
}

/// The king on e8 has the back rank alone: Rb7 first, then Ra8 mates.
const MATE_IN_TWO: &str = "4k3/8/8/8/8/8/R6R/4K3 w";

#[test]
fn a_mate_is_defended_as_long_as_can_be_and_an_error_is_refuted() {
    let play = "par = 2\ngoal = \"mate\"\nopponent = \"resists\"";
    let mut attempt = begin(&battle(MATE_IN_TWO, play), ZH);
    let Response::Played { reply, standing, .. } = offer(&mut attempt, "a2a7") else { panic!() };
    assert!(reply.is_some());
    assert_eq!(standing, Standing::GoesOn);
    let hint = attempt.hint(&PlyLine::default()).unwrap();
    assert_eq!(hint.ply.to_string(), "h2h8");
    assert_eq!(hint.piece, HintPiece::On("h2".parse().unwrap()));
    assert_eq!(standing_of(&mut attempt, "h2h8"), Standing::Done { stars: 3 });

    attempt.restart();
    let Standing::Failed(Failure::Refuted(reply)) = standing_of(&mut attempt, "a2a3") else {
        panic!("{:?}", attempt.standing())
    };
    assert_eq!(attempt.state().line.last(), Some(&reply));
    assert!(attempt.take_back());
    assert_eq!(attempt.standing(), Standing::GoesOn);
}

#[test]
fn a_try_fails_when_it_is_spoilt_stuck_or_out_of_tries() {
    let spoilt = "par = 1\ngoal = { reach = { squares = \"a3\" } }\n\
                  fail = { attack = \"b8\" }";
    let mut attempt = begin(&drill("8/8/8/8/8/8/8/R7 w", spoilt), ZH);
    assert_eq!(standing_of(&mut attempt, "a1b1"), Standing::Failed(Failure::Spoilt));

    let stuck = "par = 1\ngoal = { reach = { squares = \"a1\" } }";
    let mut attempt = begin(&drill("8/1P6/8/8/8/8/8/8 w", stuck), ZH);
    assert_eq!(standing_of(&mut attempt, "b7b8"), Standing::Failed(Failure::Stuck));

    let limited = "par = 1\nlimit = 2\ngoal = { reach = { squares = \"a3\" } }";
    let mut attempt = begin(&drill("8/8/8/8/8/8/8/R7 w", limited), ZH);
    assert_eq!(standing_of(&mut attempt, "a1b1"), Standing::GoesOn);
    assert_eq!(standing_of(&mut attempt, "b1c1"), Standing::Failed(Failure::NoTriesLeft));
}

#[test]
fn another_end_of_the_game_is_a_failure() {
    let play = "par = 2\ngoal = { reach = { squares = \"a3\" } }";
    let mut attempt = begin(&battle("4k3/7R/8/8/8/8/R7/4K3 w", play), ZH);
    let over = Outcome::Win { winner: Color::Red, by: Win::Checkmate };
    let failed = Standing::Failed(Failure::GameOver(over));
    assert_eq!(standing_of(&mut attempt, "a2a8"), failed);
}

#[test]
fn a_passing_opponent_answers_a_check() {
    let play = "par = 2\ngoal = { reach = { squares = \"a1\" } }";
    let mut attempt = begin(&battle("4k3/8/8/8/8/8/R7/3K4 w", play), ZH);
    let Response::Played { reply, standing, .. } = offer(&mut attempt, "a2a8") else { panic!() };
    assert!(reply.is_some());
    assert_eq!(standing, Standing::GoesOn);
}

#[test]
fn survival_waits_for_the_replies() {
    let play = "par = 2\ngoal = { survive = 2 }\nopponent = \"resists\"";
    let mut attempt = begin(&battle("4k3/8/8/8/8/8/8/R3K3 w", play), ZH);
    assert_eq!(standing_of(&mut attempt, "a1a2"), Standing::GoesOn);
    assert_eq!(standing_of(&mut attempt, "a2a1"), Standing::Done { stars: 3 });
}

#[test]
fn hints_follow_the_proven_way_or_find_another() {
    let step = drill("8/8/8/8/8/8/8/K7 w", "par = 2\ngoal = { reach = { squares = \"b3\" } }");
    let proven = way("a1a2 a2b3");
    let mut attempt = begin(&step, ZH);
    assert_eq!(attempt.hint(&proven).unwrap().ply.to_string(), "a1a2");
    offer(&mut attempt, "a1b2");
    let hint = attempt.hint(&proven).unwrap();
    assert_eq!(hint.ply.to_string(), "b2b3");
    assert!(hint.area.has("b3".parse().unwrap()));
    offer(&mut attempt, "b2b3");
    assert_eq!(attempt.hint(&proven), None);
}

#[test]
fn an_author_chooses_the_first_hint() {
    let step = step(
        "id = \"x\"\nfen = \"8/8/8/8/8/8/8/K7 w\"\ndrill = true\n\
         hint = { area = \"b2\", ply = \"a1b2\" }\n\
         [task.play]\npar = 2\ngoal = { reach = { squares = \"b3\" } }",
    );
    let hint = begin(&step, ZH).hint(&way("a1a2 a2b3")).unwrap();
    assert_eq!((hint.ply.to_string().as_str(), squares(hint.area).as_str()), ("a1b2", "b2"));
}

#[test]
fn placing_goes_on_without_a_reply() {
    let step = step(
        "id = \"x\"\nfen = \"8/8/4pppp/pppp4/4PPPP/PPPP4/8/8[KR] w\"\ndrill = true\n\
         rulesets = [\"zh\"]\n[task.place]\npar = 2\ngoal = \"placed\"",
    );
    let mut attempt = begin(&step, ZH);
    let Response::Refused { refusal, .. } = offer(&mut attempt, "R@a2") else { panic!() };
    assert_eq!(refusal.reason, Reason::ChariotBackRankOnly);
    assert_eq!(standing_of(&mut attempt, "R@a1"), Standing::GoesOn);
    let hint = attempt.hint(&PlyLine::default()).unwrap();
    assert_eq!(hint.piece, HintPiece::InHand(Role::King));
    assert_eq!(standing_of(&mut attempt, "K@a2"), Standing::Done { stars: 3 });
}
