//! Why a try was refused.

use crate::{
    board::Attempt as Tried,
    game::Refused,
    i18n::{I18n, Key, keys},
};
use sittuyin_rules::{Bitboard, Evidence, Position, Reason, Role, Square, ruleset::ElephantStep};

/// A refusal in words.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Why {
    /// What cannot be done.
    pub title: String,
    /// The reason.
    pub text: String,
}

/// A refusal in words; the position is the one in which it was tried.
pub fn why(i18n: I18n, refused: &Refused, position: &Position) -> Why {
    let refusal = &refused.refusal;
    let (kind, from, to) = shape(refused);
    let square = |square: Option<Square>| square.map_or(String::new(), |square| square.to_string());
    let piece = refused.role.map_or(String::new(), |role| role.to_string());
    let title = i18n.text_args(
        keys::why::TITLE,
        [
            ("kind", kind.into()),
            ("piece", piece.clone().into()),
            ("from", square(from).into()),
            ("square", square(to).into()),
        ],
    );
    let moves = match refused.role {
        Some(Role::Elephant) if position.rules().elephant == ElephantStep::AnyWay => {
            "elephant-any".to_owned()
        }
        _ => piece.clone(),
    };
    let squares =
        shown(refusal.reason).map_or(Bitboard::EMPTY, |evidence| refusal.squares(evidence));
    let names: Vec<String> = squares.into_iter().map(|square| square.to_string()).collect();
    let at = if kind == "promote" { from } else { to };
    let text = i18n.text_args(
        key(refusal.reason),
        [
            ("piece", piece.into()),
            ("moves", moves.into()),
            ("from", square(from).into()),
            ("square", square(to).into()),
            ("at", square(at).into()),
            ("king", square(refusal.squares(Evidence::King).first()).into()),
            ("squares", list(i18n, names).into()),
            ("pieces", pieces_on(i18n, squares, position).into()),
        ],
    );
    Why { title, text }
}

/// What kind of try it was, where it started and where it went.
fn shape(refused: &Refused) -> (&'static str, Option<Square>, Option<Square>) {
    match refused.tried {
        None => ("other", None, None),
        Some(_) if refused.role.is_none() => ("other", None, None),
        Some(Tried::Place { to, .. }) => ("place", None, Some(to)),
        Some(Tried::Promote(square)) => ("promote", Some(square), Some(square)),
        Some(Tried::Remove(square)) => ("start", Some(square), None),
        Some(Tried::Move { from, to }) if from == to => ("start", Some(from), None),
        Some(Tried::Move { from, to }) if refused.refusal.reason == Reason::OnlyAsATurn => {
            ("arrive", Some(from), Some(to))
        }
        Some(Tried::Move { from, to }) => ("move", Some(from), Some(to)),
    }
}

/// Squares of a position as the pieces that stand there, in a list.
pub fn pieces_on(i18n: I18n, squares: Bitboard, position: &Position) -> String {
    let members = squares.into_iter().map(|square| {
        let role = position.board().role_at(square);
        role.map_or(square.to_string(), |role| {
            i18n.text_args(
                keys::why::PIECE_ON,
                [("piece", role.to_string().into()), ("square", square.to_string().into())],
            )
        })
    });
    list(i18n, members.collect())
}

/// Things in a row.
pub(super) fn list(i18n: I18n, members: Vec<String>) -> String {
    members
        .into_iter()
        .reduce(|list, next| {
            i18n.text_args(keys::why::LIST, [("list", list.into()), ("next", next.into())])
        })
        .unwrap_or_default()
}

/// The evidence that the words of a reason name.
const fn shown(reason: Reason) -> Option<Evidence> {
    Some(match reason {
        Reason::ChariotFacesKing => Evidence::Screens,
        Reason::SoldierCapturesDiagonally | Reason::Blocked => Evidence::Blocker,
        Reason::CommanderAlive => Evidence::Commander,
        Reason::NotOnTheX => Evidence::TheX,
        Reason::PromotionAttacks => Evidence::Attacked,
        Reason::PlacementExposesKing | Reason::CheckNotAnswered | Reason::KingWouldBeAttacked => {
            Evidence::Attackers
        }
        _ => return None,
    })
}

const fn key(reason: Reason) -> Key {
    match reason {
        Reason::GameOver => keys::why::GAME_OVER,
        Reason::Unreadable => keys::why::UNREADABLE,
        Reason::StillSettingUp => keys::why::STILL_SETTING_UP,
        Reason::SetupOver => keys::why::SETUP_OVER,
        Reason::NotInHand => keys::why::NOT_IN_HAND,
        Reason::EmptySquare => keys::why::EMPTY_SQUARE,
        Reason::NotYourPiece => keys::why::NOT_YOUR_PIECE,
        Reason::OutsideZone => keys::why::OUTSIDE_ZONE,
        Reason::BackRankChariotsOnly => keys::why::BACK_RANK_CHARIOTS_ONLY,
        Reason::ChariotBackRankOnly => keys::why::CHARIOT_BACK_RANK_ONLY,
        Reason::SquareTaken => keys::why::SQUARE_TAKEN,
        Reason::DisplacedSoldierSquare => keys::why::DISPLACED_SOLDIER_SQUARE,
        Reason::ChariotFacesKing => keys::why::CHARIOT_FACES_KING,
        Reason::AdjustingOwnHalf => keys::why::ADJUSTING_OWN_HALF,
        Reason::AdjustingNoCapture => keys::why::ADJUSTING_NO_CAPTURE,
        Reason::SoldierCapturesDiagonally => keys::why::SOLDIER_CAPTURES_DIAGONALLY,
        Reason::SoldierMovesStraight => keys::why::SOLDIER_MOVES_STRAIGHT,
        Reason::NotHowItMoves => keys::why::NOT_HOW_IT_MOVES,
        Reason::Blocked => keys::why::BLOCKED,
        Reason::OwnPieceThere => keys::why::OWN_PIECE_THERE,
        Reason::CommanderAlive => keys::why::COMMANDER_ALIVE,
        Reason::NotOnTheX => keys::why::NOT_ON_THE_X,
        Reason::PastTheX => keys::why::PAST_THE_X,
        Reason::OnlyAsATurn => keys::why::ONLY_AS_A_TURN,
        Reason::ShiftNotAdjacent => keys::why::SHIFT_NOT_ADJACENT,
        Reason::ShiftTaken => keys::why::SHIFT_TAKEN,
        Reason::StepNotDiagonal => keys::why::STEP_NOT_DIAGONAL,
        Reason::StepTaken => keys::why::STEP_TAKEN,
        Reason::PromotionAttacks => keys::why::PROMOTION_ATTACKS,
        Reason::PromotionDiscoversCheck => keys::why::PROMOTION_DISCOVERS_CHECK,
        Reason::PlacementExposesKing => keys::why::PLACEMENT_EXPOSES_KING,
        Reason::CheckNotAnswered => keys::why::CHECK_NOT_ANSWERED,
        Reason::KingWouldBeAttacked => keys::why::KING_WOULD_BE_ATTACKED,
        Reason::NoReply => keys::why::NO_REPLY,
    }
}
