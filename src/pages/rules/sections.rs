//! Which sentences the rules of a ruleset consist of: its fields choose them.

use crate::i18n::{Key, keys::rules as says};
use sittuyin_rules::Ruleset;
use sittuyin_rules::ruleset::{
    Adjusting, BackRank, ChariotPlacement, CommanderPair, Counting, ElephantStep, ExposedKing,
    FacingChariot, NoReply, PromotionBan, PromotionClaim, PromotionOnArrival, PromotionSquares,
    PromotionTurn, SetupOrder, SoldierSquare, Zone,
};

/// A section of the rules: the names of pieces with what each does, then plain sentences.
pub struct Section {
    /// What an address says after `#`.
    pub id: &'static str,
    /// Its heading.
    pub title: Key,
    /// Pieces and how they move.
    pub pieces: Vec<(Key, Key)>,
    /// Its sentences.
    pub sentences: Vec<Key>,
}

impl Section {
    fn new(id: &'static str, title: Key, sentences: Vec<Key>) -> Self {
        Self { id, title, pieces: Vec::new(), sentences }
    }
}

/// All sections, in the order in which they are read.
pub fn sections(rules: &Ruleset) -> Vec<Section> {
    vec![
        Section::new(
            "board",
            says::BOARD,
            vec![says::BOARD_SQUARES, says::BOARD_SIDES, says::BOARD_SOLDIERS],
        ),
        Section {
            pieces: pieces(rules),
            ..Section::new("pieces", says::PIECES, vec![says::CAPTURE, says::CHECK])
        },
        Section::new("setup", says::SETUP, setup(rules)),
        Section::new("promotion", says::PROMOTION, promotion(rules)),
        Section::new("endings", says::ENDINGS, endings(rules)),
    ]
}

fn pieces(rules: &Ruleset) -> Vec<(Key, Key)> {
    let elephant = match rules.elephant {
        ElephantStep::DiagonallyOrForward => says::ELEPHANT_FORWARD,
        ElephantStep::AnyWay => says::ELEPHANT_ANY,
    };
    vec![
        (says::KING, says::KING_TEXT),
        (says::COMMANDER, says::COMMANDER_TEXT),
        (says::ELEPHANT, elephant),
        (says::CHARIOT, says::CHARIOT_TEXT),
        (says::HORSE, says::HORSE_TEXT),
        (says::SOLDIER, says::SOLDIER_TEXT),
    ]
}

fn setup(rules: &Ruleset) -> Vec<Key> {
    let mut keys = vec![
        match rules.setup_order {
            SetupOrder::ArmyByArmy => says::SETUP_ARMIES,
            SetupOrder::PieceByPiece => says::SETUP_TURNS,
        },
        match rules.zone {
            Zone::OwnHalf => says::SETUP_HALF,
            Zone::BehindSoldiers => says::SETUP_BEHIND,
        },
        match rules.soldier_square {
            SoldierSquare::Taken => says::SETUP_TAKEN,
            SoldierSquare::GivesWay => says::SETUP_GIVES_WAY,
        },
    ];
    keys.extend(match rules.chariot_placement {
        ChariotPlacement::BackRankOnly => Some(says::SETUP_CHARIOTS_BACK),
        ChariotPlacement::AnywhereInZone => None,
    });
    keys.extend(match rules.back_rank {
        BackRank::ChariotsOnly => Some(says::SETUP_BACK_CHARIOTS),
        BackRank::AnyPiece => None,
    });
    keys.extend(match rules.facing_chariot {
        FacingChariot::NeedsScreen => Some(says::SETUP_FACING),
        FacingChariot::Allowed => None,
    });
    keys.extend(match rules.exposed_king {
        ExposedKing::Forbidden => Some(says::SETUP_EXPOSED),
        ExposedKing::Allowed => None,
    });
    keys.extend(match rules.adjusting {
        Adjusting::None => vec![says::SETUP_BATTLE],
        Adjusting::UntilASoldierMoves => vec![says::SETUP_ADJUSTING, says::SETUP_ADJUSTING_ENDS],
    });
    keys
}

fn promotion(rules: &Ruleset) -> Vec<Key> {
    let mut keys = vec![says::PROMOTION_WHEN];
    keys.extend(match rules.promotion_squares {
        PromotionSquares::XInEnemyHalf => vec![says::PROMOTION_ENEMY_X],
        PromotionSquares::WholeX => vec![says::PROMOTION_WHOLE_X],
        PromotionSquares::XInEnemyHalfOrOnlySoldier => {
            vec![says::PROMOTION_ENEMY_X, says::PROMOTION_ONLY_SOLDIER]
        }
    });
    keys.push(match rules.promotion_turn {
        PromotionTurn::InPlace => says::PROMOTION_IN_PLACE,
        PromotionTurn::InPlaceOrStep => says::PROMOTION_STEP,
    });
    keys.extend(match rules.promotion_on_arrival {
        PromotionOnArrival::No => None,
        PromotionOnArrival::WithShift => Some(says::PROMOTION_ARRIVAL),
    });
    keys.extend(match rules.promotion_ban {
        PromotionBan::None => None,
        PromotionBan::AttackOrDiscoveredCheck => Some(says::PROMOTION_BAN),
    });
    keys
}

fn endings(rules: &Ruleset) -> Vec<Key> {
    let mut keys = vec![
        says::ENDINGS_MATE,
        match rules.no_reply {
            NoReply::Forbidden => says::ENDINGS_NO_REPLY,
            NoReply::Stalemate => says::ENDINGS_STALEMATE,
        },
        says::ENDINGS_REPETITION,
        says::ENDINGS_HUNDRED,
        says::ENDINGS_BARE,
    ];
    keys.extend(match rules.commander_pair {
        CommanderPair::PlayedOn => None,
        CommanderPair::Drawn => Some(says::ENDINGS_COMMANDERS),
    });
    keys.extend(match rules.promotion_claim {
        PromotionClaim::None => None,
        PromotionClaim::KingAndSoldier => Some(says::ENDINGS_CLAIM),
    });
    keys.extend(match rules.counting {
        Counting::None => None,
        Counting::BareKing => Some(says::ENDINGS_COUNTING),
    });
    keys
}
