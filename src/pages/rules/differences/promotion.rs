//! What differs in promotion.

use super::{
    Answer::{NoRule, Rule},
    Difference,
};
use crate::i18n::keys::rules as says;
use crate::pages::rules::trial::Trial;
use sittuyin_rules::ruleset::{PromotionBan, PromotionOnArrival, PromotionSquares, PromotionTurn};

/// On which part of the X soldiers are promoted.
pub const PROMOTION_SQUARES: Difference = Difference {
    id: "promotion-squares",
    title: says::DIFFER_PROMOTION_SQUARES,
    answer: |rules| match rules.promotion_squares {
        PromotionSquares::WholeX => Rule(says::PROMOTION_WHOLE_X),
        PromotionSquares::XInEnemyHalf | PromotionSquares::XInEnemyHalfOrOnlySoldier => {
            Rule(says::PROMOTION_ENEMY_X)
        }
    },
    reading: Some(says::READING_PROMOTION_SQUARES),
    trial: Trial::new("3f4/2k5/6p1/p3p3/4P1P1/P7/5K2/8 w - - 0 1", "e4e4f"),
};

/// Whether a side's only soldier needs the X.
pub const ONLY_SOLDIER: Difference = Difference {
    id: "only-soldier",
    title: says::DIFFER_ONLY_SOLDIER,
    answer: |rules| match rules.promotion_squares {
        PromotionSquares::XInEnemyHalfOrOnlySoldier => Rule(says::PROMOTION_ONLY_SOLDIER),
        PromotionSquares::XInEnemyHalf | PromotionSquares::WholeX => {
            NoRule(says::PROMOTION_ONLY_SOLDIER_NO)
        }
    },
    reading: None,
    trial: Trial::new("8/6k1/8/1P6/8/8/1K4N1/8 w - - 0 1", "b5b5f"),
};

/// What a promotion as a turn of its own may do.
pub const PROMOTION_TURN: Difference = Difference {
    id: "promotion-turn",
    title: says::DIFFER_PROMOTION_TURN,
    answer: |rules| match rules.promotion_turn {
        PromotionTurn::InPlace => Rule(says::PROMOTION_IN_PLACE),
        PromotionTurn::InPlaceOrStep => Rule(says::PROMOTION_STEP),
    },
    reading: None,
    trial: Trial::new("8/k7/8/4P3/6P1/8/5K2/8 w - - 0 1", "e5d6f"),
};

/// Whether a soldier may be promoted as it arrives.
pub const PROMOTION_ARRIVAL: Difference = Difference {
    id: "promotion-arrival",
    title: says::DIFFER_PROMOTION_ARRIVAL,
    answer: |rules| match rules.promotion_on_arrival {
        PromotionOnArrival::No => NoRule(says::PROMOTION_ARRIVAL_NO),
        PromotionOnArrival::WithShift => Rule(says::PROMOTION_ARRIVAL),
    },
    reading: None,
    trial: Trial::new("8/k7/8/2P5/6P1/8/5K2/8 w - - 0 1", "c5c6=f"),
};

/// What a promotion may not do.
pub const PROMOTION_BAN: Difference = Difference {
    id: "promotion-ban",
    title: says::DIFFER_PROMOTION_BAN,
    answer: |rules| match rules.promotion_ban {
        PromotionBan::None => NoRule(says::PROMOTION_BAN_NO),
        PromotionBan::AttackOrDiscoveredCheck => Rule(says::PROMOTION_BAN),
    },
    reading: None,
    trial: Trial::new("8/2k5/3n4/p3P3/6P1/P7/5K2/8 w - - 0 1", "e5e5f"),
};
