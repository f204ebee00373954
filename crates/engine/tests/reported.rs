//! Cases that went wrong in other programs.

mod common;

use common::answer;
use sittuyin_engine::{Engine, Level, Limits, Progress, Score, Search};
use sittuyin_rules::{Draw, Game, Kings, Outcome, Ply, Position, RulesetId, Win};

const NODES: u64 = 20_000;

fn game(fen: &str, ruleset: RulesetId) -> Game {
    let setup = fen.parse().expect("a FEN");
    Game::from_position(Position::new(setup, ruleset, Kings::Required).expect("a position"))
}

/// What the side to move can expect.
fn score(game: &Game) -> Score {
    let limits = Limits { nodes: Some(NODES), ..Limits::default() };
    let search = Search::new(game.positions(), limits, Level::MASTER, 0);
    let (mut search, mut engine) = (search.expect("a search"), Engine::new(1));
    loop {
        if let Progress::Done(best) = search.step(&mut engine, u64::MAX, &|| false) {
            return best.info.expect("an iteration").score;
        }
    }
}

/// The soldier of e4 stands on its X and may become a commander; nothing else can be played. One
/// program held this for a stalemate, and that for a win.
#[test]
fn with_nothing_but_a_promotion_to_play_a_side_has_not_lost() {
    for ruleset in RulesetId::ALL {
        let mut game = game("7k/5P2/5S1K/8/4p3/4R3/8/8[] b - - 0 60", ruleset);
        assert_eq!(game.outcome(), None, "{ruleset}");
        let plies = game.position().legal_plies();
        assert!(!plies.is_empty() && plies.iter().all(|ply| ply.is_promotion()), "{ruleset}");

        let limits = Limits { nodes: Some(NODES), ..Limits::default() };
        let engine = &mut Engine::new(1);
        let ply = answer(engine, game.positions(), limits, Level::MASTER, 0, u64::MAX);
        assert!(ply.is_some_and(Ply::is_promotion), "{ruleset}");
        assert_eq!(game.claim_draw(), ruleset == RulesetId::Asean);
    }
}

/// The same with soldiers that may not promote: nobody has anything to claim. Without a step for
/// the king it is a stalemate, with one the game goes on, and is lost.
#[test]
fn blocked_soldiers_alone_allow_no_claim() {
    for ruleset in RulesetId::ALL {
        let stuck = game("7k/5P2/5S1K/p4p2/P4P2/8/8/8[] b - - 0 60", ruleset);
        assert!(!stuck.position().may_claim_draw(), "{ruleset}");
        assert_eq!(stuck.outcome(), Some(Outcome::Draw(Draw::Stalemate)), "{ruleset}");

        let free = game("7k/8/5S1K/p4p2/P4P2/3R4/8/8[] b - - 0 60", ruleset);
        assert!(!free.position().may_claim_draw(), "{ruleset}");
        assert_eq!(free.outcome(), None, "{ruleset}");
        let lost = match score(&free) {
            Score::Centipawns(points) => points < -300,
            Score::Mate(moves) => moves < 0,
        };
        assert!(lost, "{ruleset}");
    }
}

/// One program called king and horse insufficient whatever the other side had: here its soldier
/// takes the king's last square.
#[test]
fn a_horse_can_mate_where_a_soldier_is_in_the_way() {
    for ruleset in RulesetId::ALL {
        let mut with = game("K1k5/P7/4n3/8/8/8/8/8[] b - - 0 60", ruleset);
        assert_eq!(with.outcome(), None, "{ruleset}");
        assert_eq!(score(&with), Score::Mate(1), "{ruleset}");
        with.play("e6c7".parse().expect("a ply")).expect("legal");
        let mated = matches!(with.outcome(), Some(Outcome::Win { by: Win::Checkmate, .. }));
        assert!(mated, "{ruleset}: {:?}", with.outcome());

        let without = game("K1k5/8/4n3/8/8/8/8/8[] b - - 0 60", ruleset);
        let expected = Some(Outcome::Draw(Draw::InsufficientMaterial));
        assert_eq!(without.outcome(), expected, "{ruleset}");
    }
}

/// One program began to count at the number of pieces on the board. Nothing has been counted when
/// the last piece is taken, and the sixteen moves are all there to mate in.
#[test]
fn the_count_against_a_bare_king_begins_at_nought() {
    let mut game = game("k7/8/8/8/8/8/r6R/1N1S3K[] w - - 7 50", RulesetId::Asean);
    game.play("h2a2".parse().expect("a ply")).expect("legal");
    let count = game.position().count().expect("a count");
    assert_eq!((count.limit, count.plies), (32, 0));
    assert!(matches!(score(&game), Score::Centipawns(..-500) | Score::Mate(..0)));
}
