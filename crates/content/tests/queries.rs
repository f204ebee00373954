//! Answers that the rules compute.

use sittuyin_content::{Query, Spotted, SquareSet};
use sittuyin_rules::{Bitboard, Kings, Position, RulesetId};

fn position(fen: &str, ruleset: RulesetId) -> Position {
    Position::new(fen.parse().expect("a FEN"), ruleset, Kings::Optional).expect("a position")
}

/// What a query, as it stands in a lesson, finds.
fn find(query: &str, fen: &str, ruleset: RulesetId) -> String {
    #[derive(serde::Deserialize)]
    struct Spot {
        spot: Query,
    }
    let spot: Spot = toml::from_str(&format!("spot = {query}")).unwrap_or_else(|e| panic!("{e}"));
    SquareSet(spot.spot.answer(&position(fen, ruleset))).to_string()
}

#[test]
fn each_query_finds_its_squares() {
    let start = "8/8/4pppp/pppp4/4PPPP/PPPP4/8/8[KFRRSSNNkfrrssnn] w";
    let pin = "3r3k/8/8/8/8/8/3S4/3K4 w";
    let check = "7k/8/8/8/8/8/3r4/3K4 w";
    // Black's king has a7 and b8 closed by the chariots, b7 by both.
    let forbidden = "k7/2R5/8/1R6/8/8/8/7K w";
    for (query, fen, squares) in [
        ("\"the_x\"", start, "a1 h1 b2 g2 c3 f3 d4 e4 d5 e5 c6 f6 b7 g7 a8 h8"),
        ("{ back_rank = \"black\" }", start, "a8 b8 c8 d8 e8 f8 g8 h8"),
        ("{ zone = { color = \"red\", role = \"chariot\" } }", start, "a1 b1 c1 d1 e1 f1 g1 h1"),
        ("{ pieces = { color = \"red\", role = \"soldier\" } }", start, "a3 b3 c3 d3 e4 f4 g4 h4"),
        ("{ placements = \"chariot\" }", start, "a1 b1 c1 d1 e1 f1 g1 h1"),
        ("\"promotion_squares\"", pin, "d5 e5 c6 f6 b7 g7 a8 h8"),
        ("{ moves = \"d1\" }", pin, "c1 e1 c2 e2"),
        ("{ moves = \"d2\" }", pin, "d3"),
        ("{ attacks = \"d2\" }", pin, "c1 e1 c3 d3 e3"),
        ("\"pinned\"", pin, "d2"),
        ("{ denied = \"red\" }", check, "c2 e2"),
        ("\"checkers\"", check, "d2"),
        ("{ attackers_of = \"d1\" }", check, "d2"),
        ("{ captures = \"d1\" }", check, "d2"),
        ("{ weak = \"black\" }", check, "d2"),
        ("{ weak = \"red\" }", check, "d1"),
        ("{ attacked_by = \"red\" }", check, "c1 e1 c2 d2 e2"),
        ("{ checks = \"a1\" }", "7k/8/8/8/8/8/8/R7 w", "h1 a8"),
        ("{ promotion_ahead = \"c3\" }", "8/8/8/8/8/2P5/8/8 w", "c6"),
        ("{ promotion_ahead = \"c7\" }", "8/2P5/8/8/8/8/8/8 w", ""),
        ("\"promoting\"", "8/8/2P5/8/3P4/8/8/8 w", "c6"),
    ] {
        assert_eq!(find(query, fen, RulesetId::Zh), squares, "{query}");
    }
    let fen = Position::new(forbidden.parse().unwrap(), RulesetId::Zh, Kings::Required);
    let query = Query::Forbidden("b5".parse().unwrap());
    let found = SquareSet(query.answer(&fen.unwrap())).to_string();
    assert!(found.contains("b1") && !found.contains("b8"), "{found}");
    assert_eq!(find("{ half = \"red\" }", start, RulesetId::Zh).len(), 32 * 3 - 1);
}

#[test]
fn the_books_answer_differently() {
    let elephant = "8/8/8/8/3S4/8/8/8 w";
    let moves = |ruleset| find("{ moves = \"d4\" }", elephant, ruleset);
    assert_eq!(moves(RulesetId::Zh), "c3 e3 c5 d5 e5");
    assert_eq!(moves(RulesetId::Pl), "c3 d3 e3 c4 e4 c5 d5 e5");
}

#[test]
fn a_refusal_can_be_the_question() {
    // The chariot on e8 would face the king on e2; a screen can stand behind black's soldiers.
    let fen = "8/8/4pppp/pppp4/4PPPP/PPPP4/4K3/8[rn] b";
    let query = "{ refusal = { attempt = \"R@e8\", shows = \"screens\" } }";
    assert_eq!(find(query, fen, RulesetId::Zh), "e5 e7");
    assert_eq!(find(query, fen, RulesetId::En), "");
}

#[test]
fn what_was_tapped_is_right_wrong_or_missed() {
    let squares = |text: &str| SquareSet::try_from(text.to_owned()).unwrap().0;
    let spotted = Spotted::new(squares("a1 a2"), squares("a2 a3"));
    assert!(!spotted.is_right());
    assert_eq!(spotted.right, squares("a2"));
    assert_eq!(spotted.wrong, squares("a3"));
    assert_eq!(spotted.missed, squares("a1"));
    assert!(Spotted::new(Bitboard::ALL, Bitboard::ALL).is_right());
}
