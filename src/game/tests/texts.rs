//! What is said of a text that cannot be loaded: where the fault is, once, and what was written.

use super::*;
use crate::{
    game::{exchange, words},
    i18n::{I18n, Lang},
};
use leptos::prelude::Owner;

const START: &str = "8/8/4pppp/pppp4/4PPPP/PPPP4/8/8[KFRRSSNNkfrrssnn]";

/// What is said in each language, a line for each fault.
fn said(text: &str, ruleset: RulesetId) -> [Vec<String>; 3] {
    let error = exchange::read(text, ruleset).unwrap_err();
    Lang::ALL.map(|lang| Owner::new().with(|| words::load_error(I18n::of_files(lang), &error)))
}

/// The same where one thing is wrong.
fn said_once(text: &str) -> [String; 3] {
    said(text, RulesetId::Zh).map(|lines| {
        let [line] = <[String; 1]>::try_from(lines).unwrap();
        line
    })
}

/// A game of the Chinese handbook.
fn game(moves: &str) -> String {
    format!("[Variant \"Sittuyin\"]\n[Ruleset \"zh\"]\n\n{moves}\n")
}

#[test]
fn a_ply_is_named_by_its_move_and_as_it_was_written() {
    assert_eq!(
        said_once(&game("1. K@a2 Nz9 *")),
        [
            "Move 1: “Nz9” cannot be read. Expected a square from a1 to h8.",
            "Ruch 1: nie można odczytać „Nz9”. Powinno tu być pole od a1 do h8.",
            "第 1 回合：“Nz9”无法识别。这里应是 a1 到 h8 的格子。",
        ]
    );
    assert_eq!(
        said_once("1. e4"),
        [
            "Move 1: “e4” cannot be played. The setup is not over yet. First place every piece of \
             the reserve.",
            "Ruch 1: nie można zagrać „e4”. Trwa jeszcze ustawianie figur. Najpierw ustaw \
             wszystko, co czeka w rezerwie.",
            "第 1 回合：“e4”不合规则。摆子阶段还没有结束，请先摆完所有待摆棋子。",
        ]
    );
    let one = "[FEN \"4k3/8/8/8/8/2N1N3/8/4K3[] w - - 0 40\"]\n\n";
    assert_eq!(
        said_once(&format!("{one}40. Nc5 *"))[0],
        "Move 40: “Nc5” cannot be played. A horse goes two squares along a rank or a file and one to \
         the side."
    );
}

#[test]
fn a_ply_that_could_be_two_names_both() {
    let two = "[FEN \"4k3/8/8/8/8/2N1N3/8/4K3[] w - - 0 40\"]\n\n40. Nd5 *";
    assert_eq!(
        said_once(two),
        [
            "Move 40: “Nd5” cannot be read. This could mean c3d5, e3d5.",
            "Ruch 40: nie można odczytać „Nd5”. To może znaczyć: c3d5, e3d5.",
            "第 40 回合：“Nd5”无法识别。可能的着法不止一种：c3d5、e3d5。",
        ]
    );
}

#[test]
fn many_faults_are_a_few_lines() {
    let letters = ["xxxxxxxx"; 8].join("/");
    assert_eq!(
        said(&letters, RulesetId::Zh),
        [
            [
                "Board, character 1: “x” cannot be read. Expected a piece K F R S N P, in either \
                 case, a digit from 1 to 8, or /.",
                "And 63 more faults."
            ],
            [
                "Plansza, znak 1: nie można odczytać „x”. Powinna tu być bierka K F R S N P \
                 (wielką lub małą literą), cyfra od 1 do 8 albo /.",
                "I jeszcze 63 błędy."
            ],
            [
                "棋盘，第 1 个字符：无法识别“x”。这里应是棋子 K F R S N P（大小写均可）、数字 1 \
                 到 8 或 /。",
                "还有 63 处错误。"
            ],
        ]
    );
    let soldiers = said("4k3/8/8/8/8/8/PPPPPPPP/PPPPPPPP[] w", RulesetId::Zh);
    assert!(soldiers[0].len() <= 5, "{soldiers:?}");
    let line = "Red: no soldier can stand on a1, b1, c1, d1, e1, f1, g1, h1, a2, b2, c2, d2, e2, \
                f2, g2, h2.";
    assert!(soldiers[0].iter().any(|said| said == line), "{soldiers:?}");
    let all = said("4k2R/8/8/8/8/8/P6R/R7[rrrsssnnn] w - 32 4 9", RulesetId::Zh);
    assert!(all.iter().all(|lines| lines.len() == 5), "{all:?}");
    assert_eq!(
        all.map(|lines| lines[4].clone()),
        ["And 4 more faults.", "I jeszcze 4 błędy.", "还有 4 处错误。",]
    );
}

#[test]
fn polish_counts_faults_in_three_forms() {
    let counted =
        |letters: &str| said(&format!("8/8/8/8/8/8/8/8[{letters}]"), RulesetId::Zh)[1][1].clone();
    assert_eq!(counted("xx"), "I jeszcze jeden błąd.");
    assert_eq!(counted("xxxx"), "I jeszcze 3 błędy.");
    assert_eq!(counted("xxxxxx"), "I jeszcze 5 błędów.");
}

#[test]
fn a_number_that_is_too_large_is_told_the_largest() {
    for (text, most) in [
        (format!("{START} w - - 0 99999"), "from 1 to 65535"),
        (format!("{START} w - - 65536 1"), "from 0 to 65535"),
        (format!("{START} w - 99999999999999999999 0 1"), "from 1 to 65535"),
    ] {
        let [english, ..] = said_once(&text);
        assert!(english.contains("9999") || english.contains("65536"), "{english}");
        assert!(english.contains(most), "{english}");
    }
}

#[test]
fn a_text_of_any_length_is_answered_at_once_and_in_short() {
    let position = [
        "Too long: a position can have at most 200 characters.",
        "Za długi tekst: pozycja może mieć najwyżej 200 znaków.",
        "文本过长：局面最多 200 个字符。",
    ];
    let game = [
        "Too long: a game can have at most 100,000 characters.",
        "Za długi tekst: partia może mieć najwyżej 100\u{a0}000 znaków.",
        "文本过长：对局最多 100,000 个字符。",
    ];
    assert_eq!(said_once(&format!("{START} {}", "x".repeat(200))), position);
    assert_eq!(said_once(&"8/".repeat(4_500_000)), position);
    assert_eq!(said_once(&"1. K@a2 ".repeat(1_000_000)), game);
    assert_eq!(said_once(&"e".repeat(9_000_000)), game);
    // What is long and may be is not quoted in full.
    for text in ["e".repeat(50_000), format!("[{}", "e".repeat(50_000))] {
        assert!(said_once(&text).iter().all(|line| line.chars().count() < 300));
    }
}

#[test]
fn what_chinese_keyboards_and_clipboards_add_is_read() {
    for text in [
        format!("\u{feff}{START} w - - 0 1"),
        format!("\u{200b} {START}\u{a0}w\u{3000}-\u{a0}-\u{a0}0\u{a0}1\r\n"),
        "８／８／４ｐｐｐｐ／ｐｐｐｐ４／４ＰＰＰＰ／ＰＰＰＰ４／８／８［ＫＦＲＲＳＳＮＮｋｆｒｒｓｓｎｎ］　ｗ　－　－　０　１".to_owned(),
        START.replace('[', "【").replace(']', "】") + " w – – 0 1",
    ] {
        let read = exchange::read(&text, RulesetId::Zh);
        assert_eq!(read.as_ref(), Ok(&Game::start(RulesetId::Zh)), "{text}");
    }
    let plain = exchange::read(&game("1. K@e2 F@d2 *"), RulesetId::Pl).unwrap();
    assert_eq!(plain.plies().len(), 2);
    for text in [
        format!("\u{feff}{}", game("1. K@e2 F@d2 *")).replace('\n', "\r\n"),
        game("１。 Ｋ＠ｅ２　Ｆ＠ｄ２ ＊"),
        game("1.\u{a0}K@e2\u{a0}\u{200e}F@d2 *"),
    ] {
        assert_eq!(exchange::read(&text, RulesetId::Pl).as_ref(), Ok(&plain), "{text:?}");
    }
    let mut session = Session::new(RulesetId::Zh, TWO, 1);
    assert_eq!(session.on_text("Ｋ＠ｅ２", &[]), Ok(Some(News::Played)));
}
