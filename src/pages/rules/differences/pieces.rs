//! What differs in how pieces move.

use super::{Answer::Rule, Difference};
use crate::i18n::keys::rules as says;
use crate::pages::rules::trial::Trial;
use sittuyin_rules::ruleset::ElephantStep;

/// How the elephant steps.
pub const ELEPHANT: Difference = Difference {
    id: "elephant",
    title: says::DIFFER_ELEPHANT,
    answer: |rules| match rules.elephant {
        ElephantStep::DiagonallyOrForward => Rule(says::ELEPHANT_FORWARD),
        ElephantStep::AnyWay => Rule(says::ELEPHANT_ANY),
    },
    reading: Some(says::READING_ELEPHANT),
    trial: Trial::new("8/6k1/6p1/p2S4/8/P7/1K6/8 w - - 0 1", "d5d4"),
};
