use super::*;
use crate::{
    game::{Hint, words},
    i18n::{I18n, Lang},
};
use leptos::prelude::Owner;
use sittuyin_rules::Ply;

/// What the hint says, in each language.
fn said(session: &Session) -> [Option<String>; 3] {
    Lang::ALL.map(|lang| Owner::new().with(|| words::hint(I18n::of_files(lang), session)))
}

fn ply(text: &str) -> Ply {
    text.parse().unwrap()
}

/// A chariot against a horse that nothing covers.
fn free_horse() -> Session {
    at("4k3/8/8/4n3/8/8/8/K3R3[] w - - 0 60", RulesetId::Zh, against_machine(Color::Red))
}

#[test]
fn a_hint_tells_the_piece_then_the_ply_then_why() {
    let mut session = free_horse();
    assert_eq!((session.hint(), session.offers_hint()), (None, true));
    for _ in 0..2 {
        session.tell_hint();
        assert!(session.seeks_hint());
    }
    session.hint_found(ply("e1e5"));
    assert_eq!(session.hint(), Some(Hint::Piece(ply("e1e5"))));
    assert_eq!(session.board().marks.last().unwrap().square, sq("e1"));
    assert_eq!(
        said(&session),
        ["Look at your piece on e1.", "Przyjrzyj się swojej bierce na e1.", "看看你在 e1 的棋子。"]
            .map(|text| Some(text.to_owned()))
    );
    session.tell_hint();
    assert_eq!(session.hint(), Some(Hint::Ply(ply("e1e5"))));
    let line = session.board().lines[0];
    assert_eq!((line.from, line.to), (sq("e1"), sq("e5")));
    for _ in 0..2 {
        session.tell_hint();
        assert_eq!(session.hint(), Some(Hint::Why(ply("e1e5"))));
    }
    assert_eq!(
        said(&session),
        [
            "Try Rxe5+. It wins the horse and gives check.",
            "Spróbuj ruchu Rxe5+. Ten ruch zdobywa jeźdźca i daje szacha.",
            "试试 Rxe5+。这一着得马，并且将军。",
        ]
        .map(|text| Some(text.to_owned()))
    );
}

#[test]
fn a_hint_lasts_as_long_as_its_position() {
    let mut session = free_horse();
    session.tell_hint();
    session.hint_found(ply("e1e5"));
    session.tell_hint();
    go(&mut session, "a1", "a2");
    assert_eq!(session.hint(), None);
    assert!(session.machine_plays(ply("e8d8")));
    assert_eq!((session.hint(), session.offers_hint()), (None, true));
    session.take_back();
    assert_eq!(session.hint(), Some(Hint::Ply(ply("e1e5"))));
}

#[test]
fn hints_are_for_games_against_the_machine() {
    let mut two = at("4k3/8/8/4n3/8/8/8/K3R3[] w", RulesetId::Zh, TWO);
    assert!(!two.offers_hint());
    two.tell_hint();
    assert_eq!(two.hint(), None);

    let mut waiting =
        at("4k3/8/8/4n3/8/8/8/K3R3[] w", RulesetId::Zh, against_machine(Color::Black));
    assert!(!waiting.offers_hint());
    waiting.hint_found(ply("e1e5"));
    assert_eq!(waiting.hint(), None);
}

#[test]
fn what_the_machine_finds_must_be_legal() {
    let mut session = free_horse();
    session.tell_hint();
    session.hint_found(ply("e1f8"));
    assert_eq!((session.hint(), session.offers_hint()), (None, true));
}

#[test]
fn placements_have_hints_too() {
    let mut session = Session::new(RulesetId::En, against_machine(Color::Red), 1);
    place_all(&mut session, "Ke1");
    session.tell_hint();
    session.hint_found(ply("S@e2"));
    let [english, polish, chinese] = said(&session).map(Option::unwrap);
    assert_eq!(english, "Take this from your reserve: elephant.");
    assert_eq!((&*polish, &*chinese), ("Weź to z rezerwy: słoń.", "从待摆棋子里取：象。"));
    session.tell_hint();
    session.tell_hint();
    assert!(said(&session)[0].as_ref().unwrap().contains("shelters"), "{:?}", said(&session));
}
