use super::*;
use crate::{
    game::words,
    i18n::{I18n, Lang},
};
use leptos::prelude::Owner;

/// What is said of the news, in each language.
fn said(session: &Session, news: News) -> [String; 3] {
    Lang::ALL.map(|lang| {
        Owner::new().with(|| words::news(I18n::of_files(lang), session, news)).unwrap_or_default()
    })
}

#[test]
fn a_capture_with_check_is_a_sentence_in_each_language() {
    let mut session = at("4k3/8/8/5s2/8/4N3/8/3RK3[] w", RulesetId::Zh, TWO);
    go(&mut session, "e3", "f5");
    assert_eq!(
        said(&session, News::Played),
        [
            "Red: horse to f5, captures the elephant.",
            "Czerwone: jeździec na f5, bije słonia.",
            "红方：马走到 f5，吃象。",
        ]
    );
    let mut session = at("4k3/8/8/5s2/8/4N3/8/3RK3[] w", RulesetId::Zh, TWO);
    go(&mut session, "d1", "d8");
    assert_eq!(
        said(&session, News::Played),
        ["Red: chariot to d8, check.", "Czerwone: powóz na d8, szach.", "红方：车走到 d8，将军。",]
    );
}

#[test]
fn the_end_is_said_with_the_ply() {
    let mut session = at("k7/8/1K6/8/8/3p4/8/7R[] w", RulesetId::Zh, TWO);
    go(&mut session, "h1", "h8");
    let [english, polish, chinese] = said(&session, News::Played);
    assert_eq!(
        english,
        "Red: chariot to h8, checkmate. Red wins. Checkmate: the king is in check, and nothing \
         answers it."
    );
    assert!(polish.starts_with("Czerwone: powóz na h8, mat. Czerwone wygrywają."), "{polish}");
    assert!(chinese.starts_with("红方：车走到 h8，将死。红方获胜。"), "{chinese}");
}

#[test]
fn placements_and_promotions_are_said_in_full() {
    let mut session = Session::new(RulesetId::En, TWO, 1);
    place_all(&mut session, "Kg1");
    assert_eq!(
        said(&session, News::Played),
        ["Red: king placed on g1.", "Czerwone: król ustawiony na g1.", "红方：王摆在 g1。"]
    );
    assert_eq!(session.on_text("R@a3,b2", &[]), Ok(Some(News::Played)));
    assert_eq!(
        said(&session, News::Played)[0],
        "Red: chariot placed on a3, the soldier goes to b2."
    );
    let mut session = at("7k/8/7p/8/3P4/8/8/3K4[] w", RulesetId::Pl, TWO);
    assert_eq!(session.on_text("d4d5=F-e6", &[]), Ok(Some(News::Played)));
    assert_eq!(
        said(&session, News::Played),
        [
            "Red: soldier to d5, becomes a commander and shifts to e6.",
            "Czerwone: żołnierz na d5, zostaje komandorem i przesuwa się na e6.",
            "红方：兵走到 d5，升变为仕并移到 e6。",
        ]
    );
}

#[test]
fn a_refusal_names_what_proves_it() {
    let mut session = at("3r3k/8/8/8/8/8/8/4K3[] w", RulesetId::Zh, TWO);
    go(&mut session, "e1", "d1");
    assert_eq!(
        said(&session, News::Refused),
        [
            "The king on e1 cannot go to d1. Your king on d1 would be attacked by the chariot on d8.",
            "Król z e1 nie może przejść na d1. Twój król na d1 byłby atakowany przez powóz na d8.",
            "e1 的王不能走到 d1。你在 d1 的王会被 d8 的车攻击。",
        ]
    );
}

#[test]
fn everything_that_can_be_refused_has_words_in_each_language() {
    let mut session = at("3r3k/8/8/8/8/8/8/4K3[] w", RulesetId::Zh, TWO);
    go(&mut session, "e1", "d1");
    let refused = session.refused().unwrap().clone();
    for reason in Reason::ALL {
        let mut refused = refused.clone();
        refused.refusal.reason = reason;
        for lang in Lang::ALL {
            let why = Owner::new()
                .with(|| words::why(I18n::of_files(lang), &refused, session.position()));
            let complete = !why.text.is_empty() && !why.text.contains(['{', '$']);
            assert!(complete, "{reason} in {}: {}", lang.code(), why.text);
        }
    }
}
