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
        Err(PgnError::Unplayable { place: found, error }) => {
            assert_eq!((found, error.refusal.reason.id()), (place, "square_taken"));
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
