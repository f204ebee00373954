//! §7: whatever is tried is a ply, can be completed, or is refused with the first reason of the
//! table.

use std::collections::BTreeSet;

use proptest::prelude::*;
use sittuyin_rules::{Attempt, Ply, Position, Reason, Refusal, Role, RulesetId, Square, Verdict};

use crate::{
    figures,
    games::{config, everywhere, scripts},
    oracle_data::position,
    plain::{Answer, Plain, adjacent},
};

/// The crate's verdict in the words of the plain rules.
fn answer(verdict: Verdict) -> Answer {
    match verdict {
        Verdict::Ply(_) => Answer::Legal,
        Verdict::Incomplete(ways) => Answer::Incomplete(ways),
        Verdict::Refused(refusal) => Answer::Refused(refusal.reason.id()),
    }
}

/// Every ply that can be written down with a start square in use, and of those with three squares
/// every one that is near to making sense. Of the others, a part.
fn attempts(position: &Position) -> Vec<Ply> {
    let mut attempts = Vec::new();
    let soldier = |square| position.board().role_at(square) == Some(Role::Soldier);
    for from in Square::all() {
        for to in Square::all() {
            attempts.push(Ply::Move { from, to });
            attempts.push(Ply::Promote { from, to });
            let near = soldier(from) && (adjacent(from, to) || from == to);
            let stands = Square::all().step_by(if near { 1 } else { 61 });
            attempts.extend(stands.map(|stand| Ply::Arrive { from, to, stand }));
        }
    }
    for role in Role::IN_HAND {
        for to in Square::all() {
            attempts.push(Ply::Place { role, to });
            let displaced = Square::all().step_by(if soldier(to) { 1 } else { 17 });
            attempts.extend(displaced.map(|soldier_to| Ply::Displace { role, to, soldier_to }));
        }
    }
    attempts
}

fn every_attempt_is_answered(fast: &Position, plain: &Plain) -> Result<(), TestCaseError> {
    let legal = fast.legal_plies();
    for ply in attempts(fast) {
        let verdict = fast.judge(Attempt::Ply(ply));
        match &verdict {
            Verdict::Ply(answer) => prop_assert_eq!(*answer, ply),
            Verdict::Incomplete(ways) => {
                prop_assert!(!ways.is_empty() && ways.iter().all(|ply| legal.contains(ply)));
            }
            Verdict::Refused(refusal) => is_proven(refusal, plain, ply, &legal)?,
        }
        let is_legal = verdict == Verdict::Ply(ply);
        prop_assert_eq!(is_legal, legal.contains(&ply), "{} {}", fast.fen(), ply);
        let (found, expected) = (answer(verdict), plain.answer(ply));
        prop_assert_eq!(found, expected, "{} {} {}", plain.ruleset, fast.fen(), ply);
    }
    Ok(())
}

/// The squares that the table asks for are shown.
fn is_proven(
    refusal: &Refusal,
    plain: &Plain,
    ply: Ply,
    legal: &[Ply],
) -> Result<(), TestCaseError> {
    let reason = refusal.reason.id();
    for (name, squares) in plain.proof(ply, reason, legal) {
        let found: Vec<Square> = refusal
            .squares
            .iter()
            .filter(|(evidence, _)| evidence.id() == name)
            .flat_map(|(_, squares)| *squares)
            .collect();
        prop_assert_eq!(found, squares, "{} {} {} {}", plain.fen(), ply, reason, name);
    }
    if refusal.reason == Reason::NoReply {
        let mut found: Vec<(Square, Square, Vec<Square>)> = refusal
            .denials
            .iter()
            .map(|denial| (denial.piece, denial.to, denial.by.into_iter().collect()))
            .collect();
        found.sort();
        prop_assert_eq!(found, plain.after(ply).denied(), "{} {}", plain.fen(), ply);
    }
    Ok(())
}

/// A start square alone: the plies from there, or what stops the piece.
fn every_start_is_answered(fast: &Position, plain: &Plain) -> Result<(), TestCaseError> {
    let (legal, forbidden) = (fast.legal_plies(), fast.forbidden_plies());
    for from in Square::all() {
        let starts_here = |ply: &&Ply| ply.from() == Some(from);
        let ways: Vec<Ply> = legal.iter().filter(starts_here).copied().collect();
        let found = answer(fast.judge(Attempt::Start(from)));
        let context = format!("{} {} {from}", fast.rules().id, fast.fen());
        if !ways.is_empty() {
            prop_assert_eq!(found, Answer::Incomplete(ways), "{}", context);
        } else if forbidden.iter().any(|ply| ply.from() == Some(from)) {
            prop_assert_eq!(found, Answer::Refused("no_reply"), "{}", context);
        } else {
            let possible = Square::all().any(|to| plain.answer(Ply::Move { from, to }) == found);
            prop_assert!(possible, "{} {:?}", context, found);
        }
    }
    Ok(())
}

proptest! {
    #![proptest_config(config(32))]

    #[test]
    fn what_is_tried_in_a_game_is_legal_or_refused_with_the_first_reason(script in scripts(50)) {
        everywhere(&script, every_attempt_is_answered)?;
    }

    #[test]
    fn a_start_square_leads_to_its_plies_or_to_a_reason(script in scripts(60)) {
        everywhere(&script, every_start_is_answered)?;
    }
}

/// Where `d6c7f` would open the line of the chariot.
const DISCOVERS_CHECK: &str = "8/8/R2P1k2/8/8/8/8/4K3[] w - - 0 1";

/// The figures hold what games rarely come to: pins, bans, captures that shift, facing chariots.
/// They are enough to come to every reason but those that a position cannot give.
#[test]
fn what_is_tried_in_the_figures_is_legal_or_refused_with_the_first_reason() {
    let mut met = BTreeSet::new();
    for ruleset in RulesetId::ALL {
        let entries = figures::legal(ruleset);
        let fens = entries.iter().step_by(4).map(|entry| entry.fen.as_str());
        for fen in fens.chain([DISCOVERS_CHECK]) {
            let (fast, plain) = (position(ruleset, fen), Plain::read(ruleset, fen));
            every_attempt_is_answered(&fast, &plain).unwrap_or_else(|error| panic!("{error}"));
            every_start_is_answered(&fast, &plain).unwrap_or_else(|error| panic!("{error}"));
            met.extend(attempts(&fast).into_iter().filter_map(|ply| match plain.answer(ply) {
                Answer::Refused(reason) => Some(reason),
                _ => None,
            }));
        }
    }
    let missing: Vec<&str> =
        Reason::ALL.into_iter().map(Reason::id).filter(|id| !met.contains(id)).collect();
    assert_eq!(missing, ["game_over", "unreadable"]);
}
