use super::*;
use crate::game::ArrayId;
use sittuyin_rules::{Phase, Ply};

const ORDER: [Role; 5] = [Role::Elephant, Role::Horse, Role::Commander, Role::King, Role::Chariot];

#[test]
fn every_ready_made_army_is_legal_as_it_stands_for_red() {
    for ruleset in RulesetId::ALL {
        for id in ArrayId::ALL {
            let mut session = Session::new(ruleset, against_machine(Color::Red), 1);
            let army = id.under(ruleset).army(Color::Red, ORDER);
            assert_eq!(army.len(), 8, "{ruleset} {id:?}");
            let mut position = session.position().clone();
            for (role, to) in army {
                let ply = Ply::Place { role, to };
                assert!(position.is_legal(ply), "{ruleset} {id:?} {ply}");
                position = position.after(ply);
                if position.turn() == Color::Black {
                    position = position.passed();
                }
            }
            assert_eq!(session.fill(&id.under(ruleset)), Some(News::Filled));
        }
    }
}

#[test]
fn black_answers_every_army_with_a_whole_one() {
    for ruleset in RulesetId::ALL {
        for red in ArrayId::ALL {
            for black in ArrayId::ALL {
                let mut session = Session::new(ruleset, TWO, 1);
                session.fill(&red.under(ruleset));
                assert_eq!(session.fill(&black.under(ruleset)), Some(News::Filled));
                assert!(session.position().phase() != Phase::Setup, "{ruleset} {red:?} {black:?}");
            }
        }
    }
}

#[test]
fn an_army_that_chance_draws_is_whole_and_follows_from_its_seed() {
    for ruleset in RulesetId::ALL {
        for seed in 0..40 {
            let play = || {
                let mut session = Session::new(ruleset, TWO, seed);
                assert_eq!(session.surprise(seed), Some(News::Filled));
                session.surprise(seed + 1000);
                session
            };
            assert!(play().position().phase() != Phase::Setup, "{ruleset} {seed}");
            assert_eq!(play(), play());
        }
    }
}

#[test]
fn a_ready_made_army_takes_the_place_of_what_stands() {
    let mut session = Session::new(RulesetId::Zh, TWO, 1);
    place_all(&mut session, "Ka4 Fb4");
    session.fill(&ArrayId::Shield.under(RulesetId::Zh));
    assert_eq!(session.position().turn(), Color::Black);
    assert_eq!(session.position().board().king(Color::Red), Some(sq("g2")));
}

#[test]
fn in_turn_a_ready_made_army_goes_on_by_itself() {
    let mut session = Session::new(RulesetId::Asean, against_machine(Color::Red), 1);
    session.fill(&ArrayId::Shield.under(RulesetId::Asean));
    assert_eq!(session.game().plies().len(), 1);
    assert!(!session.plans[0].is_empty());
    assert!(session.machine_plays("K@b7".parse().unwrap()));
    assert_eq!(session.game().plies().len(), 3);
    assert!(session.is_machines_turn());
    session.take_back();
    assert!(session.plans[0].is_empty());
}
