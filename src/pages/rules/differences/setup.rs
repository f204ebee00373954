//! What differs in the setup.

use super::{
    Answer::{NoRule, Rule},
    Difference,
};
use crate::i18n::keys::rules as says;
use crate::pages::rules::trial::Trial;
use sittuyin_rules::ruleset::{
    Adjusting, BackRank, ChariotPlacement, ExposedKing, FacingChariot, SetupOrder, SoldierSquare,
    Zone,
};

/// Who places when.
pub const SETUP_ORDER: Difference = Difference {
    id: "setup-order",
    title: says::DIFFER_SETUP_ORDER,
    answer: |rules| match rules.setup_order {
        SetupOrder::ArmyByArmy => Rule(says::SETUP_ARMIES),
        SetupOrder::PieceByPiece => Rule(says::SETUP_TURNS),
    },
    reading: Some(says::READING_SETUP_ORDER),
    trial: Trial::in_setup(&["K@e2"], "F@d2"),
};

/// Where pieces are placed.
pub const ZONE: Difference = Difference {
    id: "zone",
    title: says::DIFFER_ZONE,
    answer: |rules| match rules.zone {
        Zone::OwnHalf => Rule(says::SETUP_HALF),
        Zone::BehindSoldiers => Rule(says::SETUP_BEHIND),
    },
    reading: Some(says::READING_ZONE),
    trial: Trial::in_setup(&[], "N@a4"),
};

/// What a placement on a soldier's square means.
pub const SOLDIER_SQUARE: Difference = Difference {
    id: "soldier-square",
    title: says::DIFFER_SOLDIER_SQUARE,
    answer: |rules| match rules.soldier_square {
        SoldierSquare::Taken => Rule(says::SETUP_TAKEN),
        SoldierSquare::GivesWay => Rule(says::SETUP_GIVES_WAY),
    },
    reading: None,
    trial: Trial::in_setup(&[], "N@e4"),
};

/// Where in the zone a chariot is placed.
pub const CHARIOT_PLACEMENT: Difference = Difference {
    id: "chariot-placement",
    title: says::DIFFER_CHARIOT_PLACEMENT,
    answer: |rules| match rules.chariot_placement {
        ChariotPlacement::BackRankOnly => Rule(says::SETUP_CHARIOTS_BACK),
        ChariotPlacement::AnywhereInZone => NoRule(says::SETUP_CHARIOTS_ANYWHERE),
    },
    reading: None,
    trial: Trial::in_setup(&[], "R@b2"),
};

/// Who may be placed on the back rank.
pub const BACK_RANK: Difference = Difference {
    id: "back-rank",
    title: says::DIFFER_BACK_RANK,
    answer: |rules| match rules.back_rank {
        BackRank::ChariotsOnly => Rule(says::SETUP_BACK_CHARIOTS),
        BackRank::AnyPiece => NoRule(says::SETUP_BACK_ANY),
    },
    reading: None,
    trial: Trial::in_setup(&[], "N@b1"),
};

/// Whether a black chariot may be placed facing the red king.
pub const FACING_CHARIOT: Difference = Difference {
    id: "facing-chariot",
    title: says::DIFFER_FACING_CHARIOT,
    answer: |rules| match rules.facing_chariot {
        FacingChariot::NeedsScreen => Rule(says::SETUP_FACING),
        FacingChariot::Allowed => NoRule(says::SETUP_FACING_ALLOWED),
    },
    reading: Some(says::READING_FACING_CHARIOT),
    trial: Trial::new("3r4/1nfn4/1skspppp/pppp4/4PPPP/PPPP1NSS/2N1KF2/3R3R[r] b - - 0 1", "R@e8"),
};

/// Whether black may place so that its own king stands attacked.
pub const EXPOSED_KING: Difference = Difference {
    id: "exposed-king",
    title: says::DIFFER_EXPOSED_KING,
    answer: |rules| match rules.exposed_king {
        ExposedKing::Forbidden => Rule(says::SETUP_EXPOSED),
        ExposedKing::Allowed => NoRule(says::SETUP_EXPOSED_ALLOWED),
    },
    reading: Some(says::READING_EXPOSED_KING),
    trial: Trial::new("r2r4/1nfn4/1s1spppp/pppp4/1N2PPPP/PPPP1NSS/4KF2/3R3R[k] b - - 0 1", "K@c6"),
};

/// Whether pieces are put right between the setup and the battle.
pub const ADJUSTING: Difference = Difference {
    id: "adjusting",
    title: says::DIFFER_ADJUSTING,
    answer: |rules| match rules.adjusting {
        Adjusting::None => Rule(says::SETUP_BATTLE),
        Adjusting::UntilASoldierMoves => Rule(says::SETUP_ADJUSTING),
    },
    reading: Some(says::READING_ADJUSTING),
    trial: Trial::new("3rr3/1kfss3/1nn1pppp/pppp4/4PPPP/PPPPS1S1/2NN1KF1/3RR3 w - - 0 2", "g3b2"),
};
