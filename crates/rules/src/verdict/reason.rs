use std::fmt;

use serde::{Deserialize, Serialize};

/// Why an attempt cannot be played, in the order in which reasons are tried.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Reason {
    /// The game has ended.
    GameOver,
    /// The text is no ply.
    Unreadable,
    /// A move while pieces are in hand.
    StillSettingUp,
    /// A placement after the setup.
    SetupOver,
    /// The piece is not in hand.
    NotInHand,
    /// Nothing stands on the start square.
    EmptySquare,
    /// The other side's piece stands on the start square.
    NotYourPiece,
    /// Not a square of the zone.
    OutsideZone,
    /// `zh`: a piece other than a chariot on the back rank.
    BackRankChariotsOnly,
    /// `zh`, `asean`: a chariot off the back rank.
    ChariotBackRankOnly,
    /// A placement or a relocation onto a piece.
    SquareTaken,
    /// `en`: the soldier that gives way cannot go there.
    DisplacedSoldierSquare,
    /// `zh`: nothing but soldiers between the chariot and the king.
    ChariotFacesKing,
    /// `pl`: a relocation out of the own half.
    AdjustingOwnHalf,
    /// `pl`: a capture before the battle.
    AdjustingNoCapture,
    /// A soldier's capture straight ahead.
    SoldierCapturesDiagonally,
    /// A soldier's diagonal step to an empty square.
    SoldierMovesStraight,
    /// The piece does not move like that.
    NotHowItMoves,
    /// Something stands on the way.
    Blocked,
    /// An own piece stands there.
    OwnPieceThere,
    /// A promotion while the own commander is on the board.
    CommanderAlive,
    /// A promotion from a square off the X that the soldier can still reach.
    NotOnTheX,
    /// A promotion by a soldier that has passed the X in its file.
    PastTheX,
    /// A promotion on arrival where it is a turn of its own.
    OnlyAsATurn,
    /// `pl`: a shift to a square that is no neighbour.
    ShiftNotAdjacent,
    /// `pl`: a shift to a square that is taken.
    ShiftTaken,
    /// `asean`: a promotion with a step that is not diagonal.
    StepNotDiagonal,
    /// `asean`: a promotion with a step to a square that is taken.
    StepTaken,
    /// `asean`: the new commander would attack a piece.
    PromotionAttacks,
    /// `asean`: the promotion would discover a check.
    PromotionDiscoversCheck,
    /// Black's own king would stand attacked before the battle.
    PlacementExposesKing,
    /// In check, and still so afterwards.
    CheckNotAnswered,
    /// The own king would stand attacked.
    KingWouldBeAttacked,
    /// The opponent would have no ply and not be in check.
    NoReply,
}

impl Reason {
    /// Every reason, in order.
    pub const ALL: [Self; 34] = [
        Self::GameOver,
        Self::Unreadable,
        Self::StillSettingUp,
        Self::SetupOver,
        Self::NotInHand,
        Self::EmptySquare,
        Self::NotYourPiece,
        Self::OutsideZone,
        Self::BackRankChariotsOnly,
        Self::ChariotBackRankOnly,
        Self::SquareTaken,
        Self::DisplacedSoldierSquare,
        Self::ChariotFacesKing,
        Self::AdjustingOwnHalf,
        Self::AdjustingNoCapture,
        Self::SoldierCapturesDiagonally,
        Self::SoldierMovesStraight,
        Self::NotHowItMoves,
        Self::Blocked,
        Self::OwnPieceThere,
        Self::CommanderAlive,
        Self::NotOnTheX,
        Self::PastTheX,
        Self::OnlyAsATurn,
        Self::ShiftNotAdjacent,
        Self::ShiftTaken,
        Self::StepNotDiagonal,
        Self::StepTaken,
        Self::PromotionAttacks,
        Self::PromotionDiscoversCheck,
        Self::PlacementExposesKing,
        Self::CheckNotAnswered,
        Self::KingWouldBeAttacked,
        Self::NoReply,
    ];

    /// The id for programs: `no_reply`.
    pub const fn id(self) -> &'static str {
        match self {
            Self::GameOver => "game_over",
            Self::Unreadable => "unreadable",
            Self::StillSettingUp => "still_setting_up",
            Self::SetupOver => "setup_over",
            Self::NotInHand => "not_in_hand",
            Self::EmptySquare => "empty_square",
            Self::NotYourPiece => "not_your_piece",
            Self::OutsideZone => "outside_zone",
            Self::BackRankChariotsOnly => "back_rank_chariots_only",
            Self::ChariotBackRankOnly => "chariot_back_rank_only",
            Self::SquareTaken => "square_taken",
            Self::DisplacedSoldierSquare => "displaced_soldier_square",
            Self::ChariotFacesKing => "chariot_faces_king",
            Self::AdjustingOwnHalf => "adjusting_own_half",
            Self::AdjustingNoCapture => "adjusting_no_capture",
            Self::SoldierCapturesDiagonally => "soldier_captures_diagonally",
            Self::SoldierMovesStraight => "soldier_moves_straight",
            Self::NotHowItMoves => "not_how_it_moves",
            Self::Blocked => "blocked",
            Self::OwnPieceThere => "own_piece_there",
            Self::CommanderAlive => "commander_alive",
            Self::NotOnTheX => "not_on_the_x",
            Self::PastTheX => "past_the_x",
            Self::OnlyAsATurn => "only_as_a_turn",
            Self::ShiftNotAdjacent => "shift_not_adjacent",
            Self::ShiftTaken => "shift_taken",
            Self::StepNotDiagonal => "step_not_diagonal",
            Self::StepTaken => "step_taken",
            Self::PromotionAttacks => "promotion_attacks",
            Self::PromotionDiscoversCheck => "promotion_discovers_check",
            Self::PlacementExposesKing => "placement_exposes_king",
            Self::CheckNotAnswered => "check_not_answered",
            Self::KingWouldBeAttacked => "king_would_be_attacked",
            Self::NoReply => "no_reply",
        }
    }
}

impl fmt::Display for Reason {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.id())
    }
}
