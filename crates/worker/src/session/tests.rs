use sittuyin_protocol::encode;
use sittuyin_rules::{Ply, RulesetId};

use super::*;

const BATTLE: &str = "4r1r1/2knsn2/2sfpppp/pppp4/4PPPP/PPPPFNS1/3S1NK1/2R1R3[] w - - 0 9";

fn think(id: u32, fen: &str, limits: ThinkLimits) -> Think {
    let (ruleset, level, seed) = (RulesetId::Asean, 8, 1);
    Think { id, ruleset, fen: fen.to_owned(), plies: Vec::new(), level, seed, fresh: false, limits }
}

fn ask(session: &mut Session, think: Think) -> Option<FromWorker> {
    session.hear(&encode(&ToWorker::Think(think)))
}

/// Thinks until the answer.
fn answer_to(session: &mut Session) -> (u32, Option<Ply>) {
    for _ in 0..10_000 {
        if let Some(FromWorker::Best { id, ply }) = session.think() {
            return (id, ply);
        }
    }
    panic!("no answer");
}

#[test]
fn a_question_is_answered_with_a_legal_ply() {
    let limits = ThinkLimits { nodes: Some(20_000), ..ThinkLimits::default() };
    for ruleset in RulesetId::ALL {
        let mut session = Session::new();
        let start = Position::start(ruleset);
        let mut game = think(9, &start.fen(), limits);
        game.ruleset = ruleset;
        let mut position = start;
        for _ in 0..20 {
            assert_eq!(ask(&mut session, game.clone()), None);
            let (id, ply) = answer_to(&mut session);
            let ply = ply.expect("a ply");
            assert_eq!(id, 9);
            assert!(position.is_legal(ply), "{ply} {}", position.fen());
            position.play(ply);
            game.plies.push(ply);
        }
        assert!(!session.is_thinking());
    }
}

#[test]
fn stop_is_answered_at_once_and_a_stop_for_another_question_is_not_heard() {
    let mut session = Session::new();
    assert_eq!(ask(&mut session, think(3, BATTLE, ThinkLimits::default())), None);
    for _ in 0..5 {
        session.think();
    }
    assert_eq!(session.hear(&encode(&ToWorker::Stop { id: 2 })), None);
    assert!(session.is_thinking());
    let best = session.hear(&encode(&ToWorker::Stop { id: 3 }));
    assert!(matches!(best, Some(FromWorker::Best { id: 3, ply: Some(_) })), "{best:?}");
    assert_eq!(session.think(), None);
}

#[test]
fn it_is_never_silent_for_long_while_it_thinks() {
    let mut session = Session::new();
    ask(&mut session, think(8, BATTLE, ThinkLimits::default()));
    // On to where an iteration takes more than a slice.
    while session.think().is_some() {}
    let question = session.question.as_mut().expect("a question");
    question.last_word -= Duration::from_millis(HEARTBEAT_MS);
    let said = session.think();
    assert!(
        matches!(said, Some(FromWorker::Heartbeat { id: 8 } | FromWorker::Info { id: 8, .. })),
        "{said:?}"
    );
}

#[test]
fn a_new_question_takes_the_place_of_the_last() {
    let mut session = Session::new();
    let limits = ThinkLimits { depth: Some(2), ..ThinkLimits::default() };
    ask(&mut session, think(1, BATTLE, ThinkLimits::default()));
    session.think();
    ask(&mut session, think(2, BATTLE, limits));
    assert_eq!(answer_to(&mut session).0, 2);
}

/// Everything that is said until the answer, but for heartbeats: they hang on the clock.
fn said(session: &mut Session, think: Think) -> Vec<FromWorker> {
    assert_eq!(ask(session, think), None);
    let mut said = Vec::new();
    while session.is_thinking() {
        said.extend(session.think());
    }
    said.retain(|message| !matches!(message, FromWorker::Heartbeat { .. }));
    said
}

/// What was found in one game changes nothing in the next: every message is the same, down to the
/// count of nodes.
#[test]
fn a_new_game_is_thought_about_anew() {
    let limits = ThinkLimits { nodes: Some(20_000), ..ThinkLimits::default() };
    let first = think(1, BATTLE, limits);
    let new = said(&mut Session::new(), first.clone());
    let after = |before: Think| {
        let mut session = Session::new();
        said(&mut session, before);
        said(&mut session, first.clone())
    };
    let plies = || vec!["c1c2".parse().expect("a ply"), "h6h5".parse().expect("a ply")];
    assert_eq!(after(Think { ruleset: RulesetId::Pl, ..first.clone() }), new);
    assert_eq!(after(Think { seed: 2, plies: plies(), ..first.clone() }), new);
    assert_eq!(after(Think { level: 3, ..first.clone() }), new);
    assert_eq!(after(think(1, "8/8/8/3k4/8/8/8/R3K3[] w - - 0 60", limits)), new);
    // The same game from its beginning, and with plies taken back.
    assert_eq!(after(first.clone()), new);
    assert_eq!(after(Think { plies: plies(), ..first.clone() }), new);
}

#[test]
fn a_game_that_goes_on_is_not_thought_about_anew() {
    let limits = ThinkLimits { depth: Some(6), ..ThinkLimits::default() };
    let first = think(1, BATTLE, limits);
    let mut session = Session::new();
    let found = said(&mut session, first.clone());
    let Some(FromWorker::Info { pv, .. }) = found.iter().rev().nth(1) else { panic!("{found:?}") };
    let next = Think { plies: pv.iter().take(2).copied().collect(), ..first };
    assert_ne!(said(&mut session, next.clone()), said(&mut Session::new(), next));
}

#[test]
fn what_cannot_be_answered_is_an_error() {
    let mut session = Session::new();
    let error = |said| match said {
        Some(FromWorker::Error { id, error }) => (id, error),
        other => panic!("{other:?}"),
    };
    let (id, unreadable) = error(session.hear("{"));
    assert!(id.is_none());
    assert!(matches!(unreadable, WorkerError::Message { .. }));

    let (id, fen) = error(ask(&mut session, think(4, "nonsense", ThinkLimits::default())));
    assert!(id == Some(4) && matches!(fen, WorkerError::Fen { .. }));

    let mut illegal = think(5, BATTLE, ThinkLimits::default());
    illegal.plies = vec!["c1c2".parse().expect("a ply"), "c1c8".parse().expect("a ply")];
    assert_eq!(error(ask(&mut session, illegal)), (Some(5), WorkerError::Ply { number: 2 }));

    let mut level = think(6, BATTLE, ThinkLimits::default());
    level.level = 9;
    assert_eq!(error(ask(&mut session, level)), (Some(6), WorkerError::Level { level: 9 }));
    assert!(!session.is_thinking());
}

#[test]
fn a_fresh_question_is_answered_as_by_a_new_engine_in_one_go() {
    let limits = ThinkLimits { nodes: Some(30_000), ..ThinkLimits::default() };
    let mut session = Session::new();
    let mut game = vec![];
    for _ in 0..6 {
        let think = Think { fresh: true, plies: game.clone(), ..think(1, BATTLE, limits) };
        let setup: Setup = BATTLE.parse().unwrap();
        let mut positions = vec![Position::new(setup, think.ruleset, Kings::Required).unwrap()];
        for &ply in &game {
            positions.push(positions[positions.len() - 1].after(ply));
        }
        let level = Level::new(think.level).unwrap();
        let engine = &mut Engine::new(TABLE_MEGABYTES);
        let mut search = Search::new(&positions, super::limits(limits), level, 1).unwrap();
        let alone = loop {
            if let Progress::Done(best) = search.step(engine, u64::MAX, &|| false) {
                break best.ply;
            }
        };
        assert_eq!(ask(&mut session, think), None);
        let (_, ply) = answer_to(&mut session);
        assert_eq!(ply, alone);
        game.push(ply.unwrap());
    }
}
