//! What differs at the end of a game.

use super::{
    Answer::{NoRule, Rule},
    Difference,
};
use crate::i18n::keys::rules as says;
use crate::pages::rules::trial::Trial;
use sittuyin_rules::ruleset::{CommanderPair, Counting, NoReply, PromotionClaim};

/// What leaving the opponent no reply means.
pub const NO_REPLY: Difference = Difference {
    id: "no-reply",
    title: says::DIFFER_NO_REPLY,
    answer: |rules| match rules.no_reply {
        NoReply::Forbidden => Rule(says::ENDINGS_NO_REPLY),
        NoReply::Stalemate => Rule(says::ENDINGS_STALEMATE),
    },
    reading: Some(says::READING_NO_REPLY),
    trial: Trial::new("k7/8/8/1R6/8/8/8/1K5R w - - 0 1", "h1h7"),
};

/// Whether kings and one commander each are drawn.
pub const COMMANDER_PAIR: Difference = Difference {
    id: "commander-pair",
    title: says::DIFFER_COMMANDER_PAIR,
    answer: |rules| match rules.commander_pair {
        CommanderPair::PlayedOn => NoRule(says::ENDINGS_COMMANDERS_NO),
        CommanderPair::Drawn => Rule(says::ENDINGS_COMMANDERS),
    },
    reading: None,
    trial: Trial::new("4k3/8/2n5/1F6/8/8/4K3/1f6 w - - 0 1", "b5c6"),
};

/// Whether a draw may be claimed when only promotions are left.
pub const PROMOTION_CLAIM: Difference = Difference {
    id: "promotion-claim",
    title: says::DIFFER_PROMOTION_CLAIM,
    answer: |rules| match rules.promotion_claim {
        PromotionClaim::None => NoRule(says::ENDINGS_CLAIM_NO),
        PromotionClaim::KingAndSoldier => Rule(says::ENDINGS_CLAIM),
    },
    reading: None,
    trial: Trial::new("1r4k1/8/3s4/3P4/8/8/7r/K7 w - - 0 1", "d5d5f"),
};

/// Whether moves against a bare king are counted.
pub const COUNTING: Difference = Difference {
    id: "counting",
    title: says::DIFFER_COUNTING,
    answer: |rules| match rules.counting {
        Counting::None => NoRule(says::ENDINGS_COUNTING_NO),
        Counting::BareKing => Rule(says::ENDINGS_COUNTING),
    },
    reading: None,
    trial: Trial::new("3k4/8/8/3n4/8/8/4K3/3R4 w - - 0 1", "d1d5"),
};
