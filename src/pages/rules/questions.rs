//! What people ask who come from other games, with the answers of a ruleset.

use super::differences::{FACING_CHARIOT, NO_REPLY};
use super::trial::Trial;
use crate::i18n::{Key, keys::rules as says};
use sittuyin_rules::Ruleset;
use sittuyin_rules::ruleset::{FacingChariot, NoReply};

/// A question.
#[derive(Debug)]
pub struct Question {
    /// What an address says after `#`.
    pub id: &'static str,
    /// The question.
    pub title: Key,
    /// The answer.
    pub answer: fn(&Ruleset) -> Key,
    /// What can be tried.
    pub trial: Trial,
}

/// All questions.
pub const ALL: [Question; 6] = [
    Question {
        id: "is-it-chess",
        title: says::ASK_CHESS,
        answer: |_| says::ASK_CHESS_ANSWER,
        trial: Trial::new(
            "4r1r1/2knsn2/2sfpppp/pppp4/4PPPP/PPPPFNS1/3S1NK1/2R1R3 w - - 0 2",
            "e4e5",
        ),
    },
    Question {
        id: "why-not-at-once",
        title: says::ASK_AT_ONCE,
        answer: |_| says::ASK_AT_ONCE_ANSWER,
        trial: Trial::in_setup(&[], "e4e5"),
    },
    Question {
        id: "elephant-jump",
        title: says::ASK_JUMP,
        answer: |_| says::ASK_JUMP_ANSWER,
        trial: Trial::new("6k1/8/8/2p5/3P4/2S5/6K1/8 w - - 0 1", "c3e5"),
    },
    Question {
        id: "second-commander",
        title: says::ASK_COMMANDER,
        answer: |_| says::ASK_COMMANDER_ANSWER,
        trial: Trial::new("3k4/8/8/4P3/6P1/2F5/5K2/8 w - - 0 1", "e5e5f"),
    },
    Question {
        id: "chariot-and-king",
        title: says::ASK_FACING,
        answer: |rules| match rules.facing_chariot {
            FacingChariot::NeedsScreen => says::ASK_FACING_ANSWER,
            FacingChariot::Allowed => says::ASK_FACING_ALLOWED,
        },
        trial: FACING_CHARIOT.trial,
    },
    Question {
        id: "does-stalemate-win",
        title: says::ASK_STALEMATE,
        answer: |rules| match rules.no_reply {
            NoReply::Forbidden => says::ASK_STALEMATE_ANSWER,
            NoReply::Stalemate => says::ASK_STALEMATE_DRAW,
        },
        trial: NO_REPLY.trial,
    },
];

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::Session;
    use sittuyin_rules::{Reason, RulesetId};

    #[test]
    fn the_chinese_handbook_answers_each_try_as_its_questions_are_answered() {
        // zh.txt, its last part: what is asked there, and what the answer comes to.
        let expected = [
            ("is-it-chess", None),
            ("why-not-at-once", Some(Reason::StillSettingUp)),
            ("elephant-jump", Some(Reason::NotHowItMoves)),
            ("second-commander", Some(Reason::CommanderAlive)),
            ("chariot-and-king", Some(Reason::ChariotFacesKing)),
            ("does-stalemate-win", Some(Reason::NoReply)),
        ];
        let reason = |session: &Session| session.refused().map(|refused| refused.refusal.reason);
        let met = ALL.each_ref().map(|question| {
            let (session, _) = question.trial.tried(RulesetId::Zh).unwrap();
            (question.id, reason(&session))
        });
        assert_eq!(met, expected);
    }

    #[test]
    fn each_position_can_be_tried_under_every_ruleset() {
        for question in &ALL {
            for id in RulesetId::ALL {
                assert!(question.trial.tried(id).is_some(), "{} {id}", question.id);
            }
        }
    }
}
