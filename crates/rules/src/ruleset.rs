//! What the four sources disagree on, as data: one field a question, one small enum an answer.

use std::{fmt, str::FromStr};

use serde::{Deserialize, Serialize};
use thiserror::Error;

use crate::{Bitboard, Color, Role};

/// The name of a ruleset, as it stands in addresses and in storage.
#[derive(
    Clone, Copy, PartialEq, Eq, Hash, Debug, Default, PartialOrd, Ord, Serialize, Deserialize,
)]
#[serde(rename_all = "lowercase")]
pub enum RulesetId {
    /// The Chinese handbook; lessons and games start with it.
    #[default]
    Zh,
    /// The English handbook (Cyningstan).
    En,
    /// The Polish handbook.
    Pl,
    /// The tournament rules: Fairy-Stockfish's `sittuyin`, played on pychess.
    Asean,
}

/// A text that names no ruleset.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("{0:?} is not a ruleset: expected zh, en, pl or asean")]
pub struct RulesetError(pub String);

impl RulesetId {
    /// Every ruleset, the default first.
    pub const ALL: [Self; 4] = [Self::Zh, Self::En, Self::Pl, Self::Asean];

    /// `zh`, `en`, `pl` or `asean`.
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::Zh => "zh",
            Self::En => "en",
            Self::Pl => "pl",
            Self::Asean => "asean",
        }
    }

    /// The rules of that name.
    pub const fn rules(self) -> &'static Ruleset {
        match self {
            Self::Zh => &Ruleset::ZH,
            Self::En => &Ruleset::EN,
            Self::Pl => &Ruleset::PL,
            Self::Asean => &Ruleset::ASEAN,
        }
    }
}

impl fmt::Display for RulesetId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.as_str())
    }
}

impl FromStr for RulesetId {
    type Err = RulesetError;

    fn from_str(text: &str) -> Result<Self, RulesetError> {
        Self::ALL
            .into_iter()
            .find(|id| id.as_str() == text)
            .ok_or_else(|| RulesetError(text.to_owned()))
    }
}

/// How an elephant steps.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum ElephantStep {
    /// One step diagonally, four ways, or one straight forward (zh §象, en 6(iii), Fairy-Stockfish).
    DiagonallyOrForward,
    /// One step any of the eight ways (pl, list of pieces).
    AnyWay,
}

/// Who places when.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum SetupOrder {
    /// Red all eight, then black all eight (zh 谁先走, en 2 and 4; pl gives no order and follows them).
    ArmyByArmy,
    /// One piece each in turn, red first (Fairy-Stockfish).
    PieceByPiece,
}

/// Where pieces are placed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Zone {
    /// The side's four ranks (zh, pl).
    OwnHalf,
    /// The squares behind the soldiers' starting line (en 2, Fairy-Stockfish).
    BehindSoldiers,
}

/// Where in the zone a chariot is placed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum ChariotPlacement {
    /// On the side's back rank alone (zh, Fairy-Stockfish).
    BackRankOnly,
    /// Anywhere in the zone (en, pl).
    AnywhereInZone,
}

/// Who may be placed on the back rank.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum BackRank {
    /// Chariots and nothing else (zh).
    ChariotsOnly,
    /// Any piece (en, pl, Fairy-Stockfish).
    AnyPiece,
}

/// What a placement on an own soldier's square means.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum SoldierSquare {
    /// The square is taken (zh, pl, Fairy-Stockfish).
    Taken,
    /// The soldier goes to another empty square of the zone, which the placer chooses (en 3).
    GivesWay,
}

/// Whether a black chariot may be placed facing the red king.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum FacingChariot {
    /// Only with a piece other than a soldier between, of either side (zh 谁先走).
    NeedsScreen,
    /// It may (en, pl, Fairy-Stockfish).
    Allowed,
}

/// Whether black may place so that its own king stands attacked.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum ExposedKing {
    /// It may not, for red moves first and would take it (a reading; the texts are silent).
    Forbidden,
    /// It may: nothing attacks before the battle (pl).
    Allowed,
}

/// Whether pieces are put right between the setup and the battle.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Adjusting {
    /// The battle follows the setup.
    None,
    /// Own pieces other than soldiers are relocated within the own half until either side moves a
    /// soldier (pl, "poprawiać położenie figur").
    UntilASoldierMoves,
}

/// From where soldiers are promoted.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum PromotionSquares {
    /// The long diagonals in the enemy half (zh 兵与升变, en 8).
    XInEnemyHalf,
    /// The long diagonals, all sixteen squares (pl, literally).
    WholeX,
    /// The long diagonals in the enemy half; a side's only soldier anywhere (Fairy-Stockfish).
    XInEnemyHalfOrOnlySoldier,
}

/// What a promotion as a turn of its own may do.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum PromotionTurn {
    /// The soldier becomes a commander where it stands (zh, en 8, pl).
    InPlace,
    /// In place, or with one step to an empty diagonal neighbour (Fairy-Stockfish).
    InPlaceOrStep,
}

/// Whether a soldier may be promoted as it arrives.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum PromotionOnArrival {
    /// It may not (zh, en, Fairy-Stockfish).
    No,
    /// It may; the new commander stays or shifts at once to any empty neighbouring square (pl).
    WithShift,
}

/// What a promotion may not do besides leaving the own king attacked.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum PromotionBan {
    /// Nothing more (zh, en, pl).
    None,
    /// Neither attack an enemy piece nor discover a check (Fairy-Stockfish).
    AttackOrDiscoveredCheck,
}

/// What leaving the opponent without check and without a ply means.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum NoReply {
    /// The ply is forbidden (zh 怎样才算赢, en 14, pl last sentence).
    Forbidden,
    /// It is played, and the game is drawn (Fairy-Stockfish).
    Stalemate,
}

/// Whether a draw may be claimed when only promotions are left to a king and one soldier.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum PromotionClaim {
    /// It may not (zh, en, pl).
    None,
    /// It may (Fairy-Stockfish).
    KingAndSoldier,
}

/// Whether moves against a bare king are counted.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Counting {
    /// They are not (zh, en, pl).
    None,
    /// The ASEAN count: 16 moves with a chariot, 44 with an elephant, 64 with a horse
    /// (Fairy-Stockfish).
    BareKing,
}

/// Whether kings and one commander each, both on squares of one colour, is insufficient material.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum CommanderPair {
    /// It goes on (zh, en, pl).
    PlayedOn,
    /// It is drawn, for neither commander can ever attack the other's squares (Fairy-Stockfish).
    Drawn,
}

/// One source's answers to the questions on which the sources disagree. Which source gives which answer,
/// and where in its text, stands at the variants of each field's type.
#[derive(PartialEq, Eq, Debug)]
pub struct Ruleset {
    /// Its name.
    pub id: RulesetId,
    /// How an elephant steps.
    pub elephant: ElephantStep,
    /// Who places when.
    pub setup_order: SetupOrder,
    /// Where pieces are placed.
    pub zone: Zone,
    /// Where in the zone a chariot is placed.
    pub chariot_placement: ChariotPlacement,
    /// Who may be placed on the back rank.
    pub back_rank: BackRank,
    /// What a placement on an own soldier's square means.
    pub soldier_square: SoldierSquare,
    /// Whether a black chariot may be placed facing the red king.
    pub facing_chariot: FacingChariot,
    /// Whether black may place so that its own king stands attacked.
    pub exposed_king: ExposedKing,
    /// Whether pieces are put right between the setup and the battle.
    pub adjusting: Adjusting,
    /// From where soldiers are promoted.
    pub promotion_squares: PromotionSquares,
    /// What a promotion as a turn of its own may do.
    pub promotion_turn: PromotionTurn,
    /// Whether a soldier may be promoted as it arrives.
    pub promotion_on_arrival: PromotionOnArrival,
    /// What a promotion may not do besides leaving the own king attacked.
    pub promotion_ban: PromotionBan,
    /// What leaving the opponent without check and without a ply means.
    pub no_reply: NoReply,
    /// Whether a draw may be claimed when only promotions are left to a king and one soldier.
    pub promotion_claim: PromotionClaim,
    /// Whether moves against a bare king are counted.
    pub counting: Counting,
    /// Whether kings and one commander each, both on squares of one colour, is insufficient.
    pub commander_pair: CommanderPair,
}

impl Ruleset {
    /// The Chinese handbook.
    pub const ZH: Self = Self {
        id: RulesetId::Zh,
        elephant: ElephantStep::DiagonallyOrForward,
        setup_order: SetupOrder::ArmyByArmy,
        zone: Zone::OwnHalf,
        chariot_placement: ChariotPlacement::BackRankOnly,
        back_rank: BackRank::ChariotsOnly,
        soldier_square: SoldierSquare::Taken,
        facing_chariot: FacingChariot::NeedsScreen,
        exposed_king: ExposedKing::Forbidden,
        adjusting: Adjusting::None,
        promotion_squares: PromotionSquares::XInEnemyHalf,
        promotion_turn: PromotionTurn::InPlace,
        promotion_on_arrival: PromotionOnArrival::No,
        promotion_ban: PromotionBan::None,
        no_reply: NoReply::Forbidden,
        promotion_claim: PromotionClaim::None,
        counting: Counting::None,
        commander_pair: CommanderPair::PlayedOn,
    };

    /// The English handbook (Cyningstan).
    pub const EN: Self = Self {
        id: RulesetId::En,
        zone: Zone::BehindSoldiers,
        chariot_placement: ChariotPlacement::AnywhereInZone,
        back_rank: BackRank::AnyPiece,
        soldier_square: SoldierSquare::GivesWay,
        facing_chariot: FacingChariot::Allowed,
        ..Self::ZH
    };

    /// The Polish handbook.
    pub const PL: Self = Self {
        id: RulesetId::Pl,
        elephant: ElephantStep::AnyWay,
        zone: Zone::OwnHalf,
        chariot_placement: ChariotPlacement::AnywhereInZone,
        back_rank: BackRank::AnyPiece,
        facing_chariot: FacingChariot::Allowed,
        exposed_king: ExposedKing::Allowed,
        adjusting: Adjusting::UntilASoldierMoves,
        promotion_squares: PromotionSquares::WholeX,
        promotion_on_arrival: PromotionOnArrival::WithShift,
        ..Self::ZH
    };

    /// The tournament rules: Fairy-Stockfish's `sittuyin`.
    pub const ASEAN: Self = Self {
        id: RulesetId::Asean,
        setup_order: SetupOrder::PieceByPiece,
        zone: Zone::BehindSoldiers,
        back_rank: BackRank::AnyPiece,
        facing_chariot: FacingChariot::Allowed,
        promotion_squares: PromotionSquares::XInEnemyHalfOrOnlySoldier,
        promotion_turn: PromotionTurn::InPlaceOrStep,
        promotion_ban: PromotionBan::AttackOrDiscoveredCheck,
        no_reply: NoReply::Stalemate,
        promotion_claim: PromotionClaim::KingAndSoldier,
        counting: Counting::BareKing,
        commander_pair: CommanderPair::Drawn,
        ..Self::ZH
    };

    /// The side's zone, whatever stands there.
    pub const fn zone(&self, color: Color) -> Bitboard {
        match self.zone {
            Zone::OwnHalf => Bitboard::half(color),
            Zone::BehindSoldiers => Bitboard::behind_soldiers(color),
        }
    }

    /// The part of the side's zone where a piece of this role is placed.
    pub const fn zone_of(&self, color: Color, role: Role) -> Bitboard {
        let (zone, back_rank) = (self.zone(color).0, Bitboard::back_rank(color).0);
        Bitboard(match (role, self.chariot_placement, self.back_rank) {
            (Role::Chariot, ChariotPlacement::BackRankOnly, _) => zone & back_rank,
            (Role::Chariot, ..) | (_, _, BackRank::AnyPiece) => zone,
            (_, _, BackRank::ChariotsOnly) => zone & !back_rank,
        })
    }
}
