//! What the rules say in given positions, against figures made outside this project
//! (`tests/data/README.md` at the top of the tree tells how).

mod oracle_data;

use oracle_data::{entries, position};
use serde::Deserialize;
use sittuyin_rules::{Ply, RulesetId, perft};

#[derive(Deserialize)]
struct Perft {
    fen: String,
    depth: u32,
    nodes: u64,
}

#[derive(Deserialize)]
struct Legal {
    fen: String,
    plies: Vec<String>,
    forbidden: Vec<String>,
    in_check: bool,
}

fn sorted(plies: &[Ply]) -> Vec<String> {
    let mut texts: Vec<String> = plies.iter().map(ToString::to_string).collect();
    texts.sort();
    texts
}

#[test]
fn perft_figures_agree() {
    let mut count = 0;
    for ruleset in RulesetId::ALL {
        for entry in entries::<Perft>(ruleset, "perft") {
            let nodes = perft(&position(ruleset, &entry.fen), entry.depth);
            assert_eq!(nodes, entry.nodes, "{ruleset} {} depth {}", entry.fen, entry.depth);
            count += 1;
        }
    }
    assert_eq!(count, 961);
}

#[test]
fn legal_and_forbidden_plies_agree() {
    let mut count = 0;
    for ruleset in RulesetId::ALL {
        for entry in entries::<Legal>(ruleset, "legal") {
            let position = position(ruleset, &entry.fen);
            let context = format!("{ruleset} {}", entry.fen);
            assert_eq!(sorted(&position.legal_plies()), entry.plies, "{context}");
            assert_eq!(sorted(&position.forbidden_plies()), entry.forbidden, "{context}");
            assert_eq!(position.in_check(), entry.in_check, "{context}");
            count += 1;
        }
    }
    assert_eq!(count, 1027);
}
