//! Whole games.

mod common;

use std::cell::Cell;

use common::answer;
use sittuyin_engine::{Engine, Level, Limits, Progress, Search};
use sittuyin_rules::{Game, Kings, Outcome, Phase, Position, RulesetId, Win};

fn position(fen: &str, ruleset: RulesetId) -> Position {
    Position::new(fen.parse().expect("a FEN"), ruleset, Kings::Required).expect("a position")
}

fn level(number: u8) -> Level {
    Level::new(number).expect("a level")
}

/// Plays a game on, each side by its own level and engine, to its end or for `most` plies. A ply
/// that is not legal fails.
fn play_on(game: &mut Game, levels: [Level; 2], nodes: u64, seed: u64, most: usize) {
    let mut engines = [Engine::new(1), Engine::new(1)];
    let limits = Limits { nodes: Some(nodes), ..Limits::default() };
    for _ in 0..most {
        if game.outcome().is_some() {
            return;
        }
        let side = game.turn().index();
        let (engine, level) = (&mut engines[side], levels[side]);
        let ply = answer(engine, game.positions(), limits, level, seed, u64::MAX);
        let ply = ply.unwrap_or_else(|| panic!("no ply in {}", game.position().fen()));
        game.play(ply).unwrap_or_else(|error| panic!("{}: {error}", game.position().fen()));
    }
}

#[test]
fn every_ply_of_whole_games_is_legal() {
    for ruleset in RulesetId::ALL {
        for seed in 0..3 {
            let mut game = Game::start(ruleset);
            let levels = [level(8), level([1, 4, 8][seed as usize])];
            play_on(&mut game, levels, 1_500, seed, 500);
            assert_ne!(game.position().phase(), Phase::Setup, "{ruleset} {seed}");
            assert_ne!(game.position().phase(), Phase::Adjusting, "{ruleset} {seed}");
        }
    }
}

#[test]
fn the_same_question_gets_the_same_answer() {
    let fen = "4r1r1/2knsn2/2sfpppp/pppp4/4PPPP/PPPPFNS1/3S1NK1/2R1R3[] w - - 0 9";
    let limits = Limits { nodes: Some(20_000), ..Limits::default() };
    for number in [1, 4, 8] {
        for step in [3_000, u64::MAX] {
            let game = [position(fen, RulesetId::Asean)];
            let ask = || answer(&mut Engine::new(1), &game, limits, level(number), 5, step);
            assert_eq!(ask(), ask(), "level {number}");
        }
    }
}

#[test]
fn another_seed_plays_another_game() {
    let fen = "4r1r1/2knsn2/2sfpppp/pppp4/4PPPP/PPPPFNS1/3S1NK1/2R1R3[] w - - 0 9";
    let game = [position(fen, RulesetId::Asean)];
    let play =
        |seed| answer(&mut Engine::new(1), &game, Limits::default(), level(1), seed, u64::MAX);
    assert!((1..20).any(|seed| play(seed) != play(0)));
}

/// Within the 50 moves that the draws of rules §1 leave.
#[test]
fn a_chariot_mates_the_bare_king() {
    for ruleset in [RulesetId::Zh, RulesetId::En, RulesetId::Pl] {
        for fen in [
            "8/8/8/3k4/8/8/8/R3K3[] w - - 0 60",
            "8/8/8/8/4k3/8/8/K6R[] w - - 0 60",
            "7k/8/8/8/8/8/1R6/K7[] w - - 0 60",
            "8/8/8/r2k4/8/8/8/7K[] b - - 0 60",
        ] {
            let mut game = Game::from_position(position(fen, ruleset));
            play_on(&mut game, [Level::MASTER; 2], 30_000, 0, 100);
            let by_mate = matches!(game.outcome(), Some(Outcome::Win { by: Win::Checkmate, .. }));
            assert!(by_mate, "{ruleset} {fen}: {:?} {}", game.outcome(), game.position().fen());
        }
    }
}

/// The count of rules §5 leaves 16 moves; from here fewer are enough.
#[test]
fn a_chariot_mates_the_bare_king_inside_the_count() {
    for fen in [
        "8/8/8/2k5/8/2K5/8/7R[] w - 32 0 60",
        "3k4/8/8/3K4/8/8/8/R7[] w - 32 4 60",
        "8/8/8/1r6/8/4k3/8/5K2[] b - 32 8 60",
    ] {
        let mut game = Game::from_position(position(fen, RulesetId::Asean));
        play_on(&mut game, [Level::MASTER; 2], 30_000, 0, 100);
        let by_mate = matches!(game.outcome(), Some(Outcome::Win { by: Win::Checkmate, .. }));
        assert!(by_mate, "{fen}: {:?} {}", game.outcome(), game.position().fen());
    }
}

#[test]
fn a_search_ends_when_it_is_told_to() {
    let fen = "4r1r1/2knsn2/2sfpppp/pppp4/4PPPP/PPPPFNS1/3S1NK1/2R1R3[] w - - 0 9";
    let game = [position(fen, RulesetId::Zh)];
    let mut engine = Engine::new(1);

    // By the outside world: within 1,024 nodes of the moment it says so.
    let asked = Cell::new(0_u64);
    let interrupted = || {
        asked.set(asked.get() + 1);
        asked.get() > 20
    };
    let mut search = Search::new(&game, Limits::default(), Level::MASTER, 0).expect("a search");
    let best = loop {
        if let Progress::Done(best) = search.step(&mut engine, u64::MAX, &interrupted) {
            break best;
        }
    };
    assert!(best.nodes <= 21 * 1024, "{}", best.nodes);
    assert!(best.ply.is_some_and(|ply| game[0].is_legal(ply)));

    // Between two steps; and a step takes no more nodes than it was given.
    let mut search = Search::new(&game, Limits::default(), Level::MASTER, 0).expect("a search");
    for _ in 0..5 {
        search.step(&mut engine, 2_000, &|| false);
    }
    let best = search.stop();
    assert!(best.nodes <= 10_000 && best.ply.is_some_and(|ply| game[0].is_legal(ply)));
    let again = search.step(&mut engine, 2_000, &|| false);
    assert_eq!(again, Progress::Done(best));

    // By its own limit.
    let limits = Limits { nodes: Some(5_000), ..Limits::default() };
    let mut search = Search::new(&game, limits, Level::MASTER, 0).expect("a search");
    let best = loop {
        if let Progress::Done(best) = search.step(&mut engine, 512, &|| false) {
            break best;
        }
    };
    assert_eq!(best.nodes, 5_000);
}

#[test]
fn a_higher_level_wins() {
    let mut score = 0;
    for seed in 0..4 {
        for strong in 0..2 {
            let mut levels = [level(1); 2];
            levels[strong] = level(6);
            let mut game = Game::start(RulesetId::ALL[seed as usize]);
            play_on(&mut game, levels, 6_000, seed, 300);
            score += match game.outcome() {
                Some(Outcome::Win { winner, .. }) if winner.index() == strong => 2,
                Some(Outcome::Win { .. }) => 0,
                _ => 1,
            };
        }
    }
    assert!(score >= 13, "{score} of 16");
}
