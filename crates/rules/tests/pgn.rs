//! Games as text (issue cases and the PGN standard of 1994, sections 8.1 and 8.2).

use sittuyin_rules::{
    Color, Game, Outcome, Ply, RulesetId, Win,
    pgn::{self, PgnError, Place},
};

/// Plays plies chosen by a fixed walk through the legal ones.
fn walk(ruleset: RulesetId, plies: usize, step: usize) -> Game {
    let mut game = Game::start(ruleset);
    for index in 0..plies {
        let legal = game.position().legal_plies();
        if game.outcome().is_some() {
            break;
        }
        let ply = legal[(index * step + step) % legal.len()];
        game.play(ply).expect("a legal ply");
    }
    game
}

#[test]
fn a_game_survives_being_written_and_read() {
    for ruleset in RulesetId::ALL {
        for step in [7, 31, 101] {
            let game = walk(ruleset, 120, step);
            let text = pgn::write(&game, &[("White", "Ma \"Hla\" \\")]);
            let read = pgn::read(&text).unwrap_or_else(|error| panic!("{error}\n{text}"));
            assert_eq!(read.game, game, "{text}");
            assert_eq!(read.tags[0], ("White".to_owned(), "Ma \"Hla\" \\".to_owned()));
            assert!(text.lines().all(|line| line.chars().count() < 80), "{text}");
        }
    }
}

#[test]
fn armies_are_numbered_by_rows() {
    let mut game = Game::start(RulesetId::Zh);
    for text in ["K@e2", "F@d2", "R@a1", "R@h1", "S@c2", "S@f2", "N@b2", "N@g2", "K@d7"] {
        game.play(text.parse::<Ply>().expect("a ply")).expect("a legal ply");
    }
    let text = pgn::write(&game, &[]);
    let moves = text.lines().last().expect("moves");
    assert_eq!(moves, "1. K@e2 F@d2 R@a1 R@h1 S@c2 S@f2 N@b2 N@g2 1... K@d7 *");
}

#[test]
fn comments_variations_and_glyphs_are_passed_over() {
    let text = "[Variant \"Sittuyin\"]\n[Ruleset \"asean\"]\n\n1. R@a1 {a (corner)} $1 \
                (1. R@h1 {no)} ) R@h8 ; to the end\n2.K@e2 2...K@d7 *";
    let game = pgn::read(text).expect("a game").game;
    let plies: Vec<String> = game.plies().iter().map(ToString::to_string).collect();
    assert_eq!(plies, ["R@a1", "R@h8", "K@e2", "K@d7"]);
}

/// As it comes where lines were joined on the way.
#[test]
fn a_game_on_one_line_is_read() {
    let text = "[White \"A ]\"] [Variant \"Sittuyin\"][Ruleset \"zh\"] 1. K@e2 F@d2 *";
    let read = pgn::read(text).expect("a game");
    assert_eq!((read.game.ruleset(), read.game.plies().len()), (RulesetId::Zh, 2));
    assert_eq!(read.tags[0], ("White".to_owned(), "A ]".to_owned()));
    assert_eq!(read.tags.len(), 3);
}

#[test]
fn a_lost_game_without_mate_was_resigned() {
    let game = pgn::read("1. R@a1 R@h8 0-1").expect("a game").game;
    let resigned = Outcome::Win { winner: Color::Black, by: Win::Resignation };
    assert_eq!(game.outcome(), Some(resigned));
}

#[test]
fn what_is_wrong_is_named_with_its_place() {
    let place = Place { line: 2, column: 11 };
    match pgn::read("[Ruleset \"zh\"]\n1. K@e2 2.Z@e3") {
        Err(PgnError::Unreadable { place: found, .. }) => assert_eq!(found, place),
        other => panic!("{other:?}"),
    }
    match pgn::read("[Ruleset \"zh\"]\n1. K@e2 2.F@e2") {
        Err(PgnError::Unplayable { place: found, text, error }) => {
            assert_eq!((found, text.as_str()), (place, "F@e2"));
            assert_eq!(error.refusal.reason.id(), "square_taken");
        }
        other => panic!("{other:?}"),
    }
    assert!(matches!(pgn::read("[Variant \"Makruk\"]\n\n*"), Err(PgnError::Variant(_))));
    assert!(matches!(pgn::read("[Ruleset \"my\"]\n\n*"), Err(PgnError::Ruleset(_))));
    for tag in ["[Ruleset zh]", "[Ruleset \"zh]", "[Ruleset \"zh\"", "[\"zh\"]", "[]", "[ "] {
        let read = pgn::read(&format!("{tag}\n\n*"));
        assert!(matches!(read, Err(PgnError::Tag { .. })), "{tag} {read:?}");
    }
    assert!(matches!(pgn::read("[FEN \"8/8\"]\n\n*"), Err(PgnError::Fen(_))));
    assert!(matches!(pgn::read("{ no end"), Err(PgnError::Unclosed { .. })));
}

/// A program's reader is told one place, and what stands there in the words of the text.
#[test]
fn an_error_has_one_place_and_quotes_what_was_written() {
    let said = |text| pgn::read(text).map(|_| ()).map_err(|error| error.to_string());
    for (text, expected) in [
        (
            "1. R@a1 Nz9",
            "line 1, character 9: \"Nz9\" is not a ply: expected a square a1–h8 instead of \"z9\"",
        ),
        ("1. e4", "line 1, character 4: \"e4\" cannot be played: still_setting_up"),
        (
            "[FEN \"4k3/8/8/8/8/2N1N3/8/4K3[] w - - 0 40\"]\n\n40. Nd5",
            "line 3, character 5: \"Nd5\" could mean c3d5, e3d5",
        ),
    ] {
        assert_eq!(said(text), Err(expected.to_owned()));
    }
    match pgn::read("[FEN \"4k3/8/8/8/8/2N1N3/8/4K3[] w - - 0 40\"]\n\nNc5 Kd8 Nz9") {
        Err(PgnError::Unplayable { text, error, .. }) => {
            assert_eq!((text.as_str(), error.position.fullmoves()), ("Nc5", 40));
        }
        other => panic!("{other:?}"),
    }
    match pgn::read("[FEN \"4k3/8/8/8/8/2N1N3/8/4K3[] w - - 0 40\"]\n\nNb5 Kd8 Nz9") {
        Err(PgnError::Unreadable { number, .. }) => assert_eq!(number, 41),
        other => panic!("{other:?}"),
    }
}

#[test]
fn line_ends_and_spaces_of_any_kind_are_read() {
    let text = "\u{feff}[Ruleset \"zh\"]\r\n\r\n1. K@e2 ; a comment\r\nF@d2\u{a0}R@a1\r\nZ@e3";
    match pgn::read(text) {
        Err(PgnError::Unreadable { place, .. }) => {
            assert_eq!(place, Place { line: 5, column: 1 });
        }
        other => panic!("{other:?}"),
    }
}

#[test]
fn a_text_that_is_too_long_is_refused_before_it_is_read() {
    let fits = format!("1. R@a1 {{{}}} *", "x".repeat(pgn::MOST_CHARACTERS - 12));
    assert_eq!(fits.chars().count(), 100_000);
    assert!(pgn::read(&fits).is_ok());
    let longer = fits + " ";
    assert_eq!(pgn::read(&longer), Err(PgnError::TooLong));
    let said = PgnError::TooLong.to_string();
    assert_eq!(said, "too long: expected at most 100000 characters");
}
