//! The questions that the sources answer differently. Each is a field of the ruleset, with a try that
//! tells the answers apart.

mod endings;
mod pieces;
mod promotion;
mod setup;

use super::trial::Trial;
use crate::i18n::Key;
use sittuyin_rules::{Ruleset, RulesetId};

/// A ruleset's answer.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Answer {
    /// One of its rules.
    Rule(Key),
    /// It has no such rule; said only where others have one.
    NoRule(Key),
}

pub use endings::{COMMANDER_PAIR, COUNTING, NO_REPLY, PROMOTION_CLAIM};
pub use pieces::ELEPHANT;
pub use promotion::{
    ONLY_SOLDIER, PROMOTION_ARRIVAL, PROMOTION_BAN, PROMOTION_SQUARES, PROMOTION_TURN,
};
pub use setup::{
    ADJUSTING, BACK_RANK, CHARIOT_PLACEMENT, EXPOSED_KING, FACING_CHARIOT, SETUP_ORDER,
    SOLDIER_SQUARE, ZONE,
};

/// A question that the sources answer differently.
#[derive(Debug)]
pub struct Difference {
    /// The address of the rule; with `differ-` before it, that of the comparison.
    pub id: &'static str,
    /// The question.
    pub title: Key,
    /// A ruleset's answer.
    pub answer: fn(&Ruleset) -> Answer,
    /// Where an answer is read into a source, and how.
    pub reading: Option<Key>,
    /// What shows the difference.
    pub trial: Trial,
}

impl Difference {
    /// Each answer with those who give it, in the order of the rulesets.
    pub fn answers(&self) -> Vec<(Key, Vec<RulesetId>)> {
        let mut answers: Vec<(Key, Vec<RulesetId>)> = Vec::new();
        for id in RulesetId::ALL {
            let (Answer::Rule(key) | Answer::NoRule(key)) = (self.answer)(id.rules());
            match answers.iter_mut().find(|(known, _)| *known == key) {
                Some((_, ids)) => ids.push(id),
                None => answers.push((key, vec![id])),
            }
        }
        answers
    }
}

/// All of them, in the order of the rules.
pub const ALL: [&Difference; 18] = [
    &ELEPHANT,
    &SETUP_ORDER,
    &ZONE,
    &SOLDIER_SQUARE,
    &CHARIOT_PLACEMENT,
    &BACK_RANK,
    &FACING_CHARIOT,
    &EXPOSED_KING,
    &ADJUSTING,
    &PROMOTION_SQUARES,
    &ONLY_SOLDIER,
    &PROMOTION_TURN,
    &PROMOTION_ARRIVAL,
    &PROMOTION_BAN,
    &NO_REPLY,
    &COMMANDER_PAIR,
    &PROMOTION_CLAIM,
    &COUNTING,
];

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::News;
    use sittuyin_rules::Outcome;

    /// What a person meets who tries it: whether it is refused, who is to move before it, how the game
    /// ends, whether a count runs, whether a draw may be claimed instead.
    fn met(trial: Trial, id: RulesetId) -> (bool, Option<Outcome>, bool, bool) {
        let before = trial.game(id).unwrap();
        let (session, news) = trial.tried(id).unwrap();
        let counted = session.position().count().is_some();
        let claim = before.position().may_claim_draw();
        (news == News::Refused, session.outcome(), counted, claim)
    }

    #[test]
    fn the_rules_answer_each_try_as_differently_as_the_page_says() {
        for difference in ALL {
            let answers = difference.answers();
            assert!(answers.len() > 1, "{}", difference.id);
            for (key, ids) in &answers {
                let here: Vec<_> = ids.iter().map(|&id| met(difference.trial, id)).collect();
                assert!(here.iter().all(|it| *it == here[0]), "{}: {here:?}", difference.id);
                let others = answers.iter().filter(|(other, _)| other != key);
                for id in others.flat_map(|(_, ids)| ids) {
                    assert_ne!(met(difference.trial, *id), here[0], "{} {id}", difference.id);
                }
            }
        }
    }

    #[test]
    fn addresses_are_there_once() {
        for (place, difference) in ALL.iter().enumerate() {
            assert!(
                ALL[..place].iter().all(|other| other.id != difference.id),
                "{}",
                difference.id
            );
        }
    }
}
