//! Mates are found, each proven here by trying everything.

use sittuyin_engine::{Engine, Level, Limits, Progress, Score, Search};
use sittuyin_rules::{Kings, Ply, Position, RulesetId};

/// Position, and in how many moves the side to move mates; from games of the engine with itself.
const MATES: [(RulesetId, &str, u32); 18] = [
    (RulesetId::Zh, "k7/2S5/1KS5/3P4/8/8/8/8[] w - - 41 117", 1),
    (RulesetId::Zh, "6k1/R7/4NpS1/2s5/pp1P2p1/4F3/2SK4/8[] w - - 2 27", 1),
    (RulesetId::Zh, "7k/4S3/5SP1/6K1/P3F3/8/8/8[] w - - 11 70", 2),
    (RulesetId::Zh, "2fk3P/6R1/1s2S3/3P4/P3K3/8/8/8[] w - - 9 62", 2),
    (RulesetId::Zh, "8/3s4/8/4F2p/5P1P/1kf4S/8/1K2n3[] b - - 6 50", 3),
    (RulesetId::Zh, "4k3/8/2N2S2/3R4/1p1P4/1p1PK1r1/3F4/8[] w - - 4 37", 3),
    (RulesetId::En, "1R6/8/4s2p/2f4k/4p3/p2r2s1/8/7K[] b - - 31 95", 1),
    (RulesetId::En, "3k4/2R5/4KN2/8/8/8/8/8[] w - - 24 127", 2),
    (RulesetId::En, "8/8/8/2n5/8/1sk5/8/K7[] b - - 16 106", 3),
    (RulesetId::Pl, "7k/3s1R2/2f3Sp/p1p4P/1p4P1/P7/1K6/r3R3[] w - - 2 23", 1),
    (RulesetId::Pl, "P7/8/5S2/8/7k/4K3/7S/5s2[] w - - 5 77", 2),
    (RulesetId::Pl, "2F5/1R6/2fRn1p1/k5p1/2S3P1/1K6/8/8[] w - - 7 46", 2),
    (RulesetId::Pl, "8/6R1/5p2/3Ppk2/8/2FK4/3S4/7p[] w - - 0 70", 3),
    (RulesetId::Pl, "3k4/6S1/2f5/3P4/1P6/P7/4R3/K1R5[] w - - 3 46", 3),
    (RulesetId::Asean, "8/8/8/2r5/8/k3n3/8/K7[] b - 32 9 123", 1),
    (RulesetId::Asean, "F7/7k/1r4p1/7p/p6P/P4S2/Ks1rS3/6R1[] b - - 4 41", 2),
    (RulesetId::Asean, "8/7P/8/1p6/4p3/PkRs4/7r/K7[] b - - 0 68", 3),
    (RulesetId::Asean, "3k4/8/4p1p1/1f1pP1P1/p2P4/Pps1S3/2p3S1/K7[] b - - 5 129", 3),
];

/// Enough to find any of these mates.
const MOST_NODES: u64 = 50_000;

/// Whether the ply mates in so many moves at most, whatever the opponent plays.
fn mates(position: &Position, ply: Ply, moves: u32) -> bool {
    let next = position.after(ply);
    if !next.has_ply() {
        return next.in_check();
    }
    let replies = next.legal_plies();
    moves > 1
        && !replies.is_empty()
        && replies.into_iter().all(|reply| can_mate(&next.after(reply), moves - 1))
}

fn can_mate(position: &Position, moves: u32) -> bool {
    position.legal_plies().into_iter().any(|ply| mates(position, ply, moves))
}

#[test]
fn mates_in_one_two_and_three_are_found() {
    for (ruleset, fen, moves) in MATES {
        let setup = fen.parse().expect("a FEN");
        let position = Position::new(setup, ruleset, Kings::Required).expect("a position");
        assert!(moves == 1 || !can_mate(&position, moves - 1), "{fen} is shorter than {moves}");

        let limits = Limits { nodes: Some(MOST_NODES), ..Limits::default() };
        let search = Search::new(std::slice::from_ref(&position), limits, Level::MASTER, 0);
        let (mut search, mut engine) = (search.expect("a search"), Engine::new(2));
        let best = loop {
            if let Progress::Done(best) = search.step(&mut engine, u64::MAX, &|| false) {
                break best;
            }
        };
        let (ply, info) = (best.ply.expect("a ply"), best.info.expect("an iteration"));
        assert_eq!(info.score, Score::Mate(moves as i32), "{ruleset} {fen}");
        assert!(mates(&position, ply, moves), "{ruleset} {fen}: {ply}");
    }
}
