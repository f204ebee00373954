//! The shortest way, found from anywhere.

mod common;

use common::{battle, drill, step};
use sittuyin_content::{Solver, State, Step, TooFar};
use sittuyin_rules::RulesetId;

/// The fewest tries within a bound.
fn fewest(step: &Step, ruleset: RulesetId, most: u8) -> Option<u8> {
    let state = State::new(step.position(ruleset).unwrap_or_else(|error| panic!("{error}")));
    Solver::new(step.play().unwrap()).fewest(&state, most).unwrap()
}

#[test]
fn a_whole_army_is_placed_in_every_ruleset() {
    let start = "8/8/4pppp/pppp4/4PPPP/PPPP4/8/8[KFRRSSNNkfrrssnn] w";
    let army = |opponent: &str| {
        step(&format!(
            "id = \"x\"\nfen = \"{start}\"\n[task.place]\npar = 8\n\
             goal = {{ all = [\"placed\", \"sound\"] }}\n{opponent}"
        ))
    };
    for ruleset in [RulesetId::Zh, RulesetId::En, RulesetId::Pl] {
        assert_eq!(fewest(&army(""), ruleset, 9), Some(8), "{ruleset}");
    }
    // Piece by piece the other side places, too.
    let replies = "opponent = { sequence = \"K@e7 F@d7 R@a8 R@h8 S@c7 S@f7 N@b7\" }";
    assert_eq!(fewest(&army(replies), RulesetId::Asean, 9), Some(8));
}

#[test]
fn a_screen_comes_before_the_chariot() {
    let place = |back: &str, hand: &str| {
        step(&format!(
            "id = \"x\"\nfen = \"8/{back}/4pppp/pppp4/4PPPP/PPPP4/4K3/8[{hand}] b\"\ndrill = true\n\
             [task.place]\npar = 2\ngoal = {{ reach = {{ squares = \"e8\", role = \"chariot\" }} }}"
        ))
    };
    assert_eq!(fewest(&place("8", "rn"), RulesetId::Zh, 2), Some(2));
    assert_eq!(fewest(&place("4n3", "r"), RulesetId::Zh, 2), Some(1));
    assert_eq!(fewest(&place("8", "r"), RulesetId::Zh, 1), None);
    assert_eq!(fewest(&place("8", "r"), RulesetId::En, 1), Some(1));
}

#[test]
fn a_mate_is_counted_against_every_reply() {
    let play = "par = 2\ngoal = \"mate\"\nopponent = \"resists\"";
    for ruleset in RulesetId::ALL {
        let two = battle("4k3/8/8/8/8/8/R6R/4K3 w", play);
        assert_eq!(fewest(&two, ruleset, 3), Some(2), "{ruleset}");
        let one = battle("4k3/R7/8/8/8/8/7R/4K3 w", play);
        assert_eq!(fewest(&one, ruleset, 3), Some(1), "{ruleset}");
        let never = battle("4k3/8/8/8/8/8/R7/4K3 w", play);
        assert_eq!(fewest(&never, ruleset, 2), None, "{ruleset}");
    }
}

#[test]
fn a_search_is_given_up_after_so_many_tries() {
    let step = drill("8/8/8/8/8/8/8/R7 w", "par = 9\ngoal = { collect = \"b2 c4 d6 e8\" }");
    let state = State::new(step.position(RulesetId::Zh).unwrap());
    let mut solver = Solver::with_nodes(step.play().unwrap(), 10);
    assert_eq!(solver.fewest(&state, 9), Err(TooFar { nodes: 10 }));
}
