//! In every position of a random game: its plies, its text, its hash, its other half.

use proptest::prelude::*;
use sittuyin_rules::{Kings, Phase, Ply, Position, RulesetId, Setup, perft};

use crate::{
    figures_agree::{end, sorted},
    games::{config, everywhere, scripts},
};

proptest! {
    #![proptest_config(config(120))]

    #[test]
    fn plies_check_and_end_are_those_of_the_plain_rules(script in scripts(120)) {
        everywhere(&script, |fast, plain| {
            let legal = fast.legal_plies();
            prop_assert_eq!(sorted(&legal), sorted(&plain.plies()), "{}", fast.fen());
            let forbidden = fast.forbidden_plies();
            prop_assert_eq!(sorted(&forbidden), sorted(&plain.forbidden()), "{}", fast.fen());
            prop_assert_eq!(fast.count_legal(), legal.len() as u64);
            prop_assert_eq!(perft(fast, 1), legal.len() as u64);
            prop_assert_eq!(fast.has_legal_ply(), !legal.is_empty());
            prop_assert_eq!(fast.has_ply(), !legal.is_empty() || !forbidden.is_empty());
            prop_assert_eq!(fast.in_check(), plain.in_check());
            prop_assert_eq!(end(fast), plain.end(), "{}", fast.fen());
            prop_assert_eq!(fast.may_claim_draw(), plain.may_claim(), "{}", fast.fen());
            Ok(())
        })?;
    }

    #[test]
    fn a_ply_is_legal_or_forbidden_exactly_if_it_is_listed(script in scripts(40)) {
        everywhere(&script, |fast, _| {
            let (legal, forbidden) = (fast.legal_plies(), fast.forbidden_plies());
            for ply in legal.iter().chain(&forbidden) {
                prop_assert!(fast.is_legal_but_for_reply(*ply));
                prop_assert_eq!(fast.is_legal(*ply), legal.contains(ply));
                prop_assert_eq!(fast.is_forbidden(*ply), forbidden.contains(ply));
            }
            Ok(())
        })?;
    }
}

proptest! {
    #![proptest_config(config(300))]

    /// Also turn, counts and the number of the move, which the plain rules keep by themselves.
    #[test]
    fn plies_change_the_position_as_the_plain_rules_say(script in scripts(250)) {
        everywhere(&script, |fast, plain| {
            prop_assert_eq!(fast.fen(), plain.fen());
            Ok(())
        })?;
    }

    #[test]
    fn the_running_hash_is_the_computed_one(script in scripts(250)) {
        everywhere(&script, |fast, _| {
            prop_assert_eq!(fast.hash(), fast.computed_hash(), "{}", fast.fen());
            Ok(())
        })?;
    }

    #[test]
    fn a_position_written_and_read_is_the_same(script in scripts(120)) {
        everywhere(&script, |fast, _| {
            let mut setup = fast.setup();
            if let Some(count) = setup.count {
                // §8: a limit in the text sets both clocks from one field.
                setup.halfmoves = count.plies;
            }
            prop_assert_eq!(fast.fen().parse(), Ok(setup.clone()));
            let read = Position::new(setup, fast.rules().id, Kings::Required);
            prop_assert!(read.is_ok(), "{}: {:?}", fast.fen(), read);
            let read = read.expect("just looked");
            prop_assert_eq!((read.phase(), read.hash()), (fast.phase(), fast.hash()));
            prop_assert_eq!(read.legal_plies(), fast.legal_plies());
            Ok(())
        })?;
    }

    #[test]
    fn a_ply_written_and_read_is_the_same(script in scripts(60)) {
        everywhere(&script, |fast, _| {
            for ply in fast.legal_plies() {
                prop_assert_eq!(ply.to_string().parse::<Ply>(), Ok(ply));
            }
            Ok(())
        })?;
    }

    /// §1: half a turn of the board exchanges the sides in the battle.
    #[test]
    fn half_a_turn_of_the_battle_turns_its_plies(script in scripts(120)) {
        everywhere(&script, |fast, _| {
            if fast.phase() != Phase::Battle {
                return Ok(());
            }
            let turned = Position::new(fast.setup().half_turned(), fast.rules().id, fast.kings());
            prop_assert!(turned.is_ok(), "{}: {:?}", fast.fen(), turned);
            let turned = turned.expect("just looked");
            let plies = |plies: &[Ply]| {
                sorted(&plies.iter().map(|ply| ply.half_turned()).collect::<Vec<_>>())
            };
            prop_assert_eq!(sorted(&turned.legal_plies()), plies(&fast.legal_plies()));
            prop_assert_eq!(sorted(&turned.forbidden_plies()), plies(&fast.forbidden_plies()));
            prop_assert_eq!(turned.in_check(), fast.in_check());
            Ok(())
        })?;
    }
}

/// The other half of a start is not a start (red places first), and that is said.
#[test]
fn half_a_turn_of_the_setup_is_no_position() {
    for ruleset in RulesetId::ALL {
        let turned = Setup::start().half_turned();
        assert!(Position::new(turned, ruleset, Kings::Required).is_err(), "{ruleset}");
    }
}
