//! Questions about a position whose answer is a set of squares that the rules compute.

use serde::{Deserialize, Serialize};
use sittuyin_rules::{
    Attempt, Bitboard, Color, Evidence, Piece, Ply, Position, Role, Square, Verdict, attacks,
};

use crate::WeakPoints;

/// A question; its answer is squares.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Query {
    /// The whole X.
    TheX,
    /// A side's own half.
    Half(Color),
    /// A side's back rank.
    BackRank(Color),
    /// Where a side places pieces, or pieces of a role, whatever stands there.
    Zone {
        /// Whose.
        color: Color,
        /// Of which pieces.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        role: Option<Role>,
    },
    /// Where pieces stand.
    Pieces {
        /// Whose; both sides' if nothing is said.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        color: Option<Color>,
        /// Which; all if nothing is said.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        role: Option<Role>,
    },
    /// Where the piece on this square may go.
    Moves(Square),
    /// Where the piece on this square captures.
    Captures(Square),
    /// From where the piece on this square gives check, of the squares where it may go.
    Checks(Square),
    /// What the piece on this square attacks.
    Attacks(Square),
    /// Every square that a side attacks.
    AttackedBy(Color),
    /// The other side's pieces that attack the piece on this square.
    AttackersOf(Square),
    /// The pieces that give check to the side to move.
    Checkers,
    /// The pieces of the side to move that alone stand between a chariot and their king.
    Pinned,
    /// The squares beside a side's king that are closed to it because the other side attacks them.
    Denied(Color),
    /// A side's pieces, the king among them, that are attacked and not covered.
    Weak(Color),
    /// Where the side to move may place a piece of this role.
    Placements(Role),
    /// From where the side to move may promote soldiers.
    PromotionSquares,
    /// Where the soldier on this square may be promoted if it goes straight on.
    PromotionAhead(Square),
    /// The soldiers that may be promoted now, without arriving anywhere first.
    Promoting,
    /// Where the piece on this square may not go because it would leave no reply.
    Forbidden(Square),
    /// What the refusal of a ply shows.
    Refusal {
        /// The ply.
        attempt: Ply,
        /// Which of its squares.
        shows: Evidence,
    },
}

impl Query {
    /// The squares in a position.
    pub fn answer(&self, position: &Position) -> Bitboard {
        let (board, rules, us) = (position.board(), position.rules(), position.turn());
        match *self {
            Self::TheX => Bitboard::THE_X,
            Self::Half(color) => Bitboard::half(color),
            Self::BackRank(color) => Bitboard::back_rank(color),
            Self::Zone { color, role: None } => rules.zone(color),
            Self::Zone { color, role: Some(role) } => rules.zone_of(color, role),
            Self::Pieces { color, role } => {
                let of_color = color.map_or(Bitboard::ALL, |color| board.of_color(color));
                let of_role = role.map_or(Bitboard::ALL, |role| board.of_role(role));
                board.occupied() & of_color & of_role
            }
            Self::Moves(from) => targets(position, from),
            Self::Captures(from) => targets(position, from) & board.of_color(!us),
            Self::Checks(from) => {
                let checks = |to: &Square| position.after(Ply::Move { from, to: *to }).in_check();
                targets(position, from).into_iter().filter(checks).collect()
            }
            Self::Attacks(from) => position.attacks_from(from),
            Self::AttackedBy(color) => board.attacked(rules.elephant, color, board.occupied()),
            Self::AttackersOf(square) => {
                let color = board.color_at(square);
                color.map_or(Bitboard::EMPTY, |color| position.attackers(square, !color))
            }
            Self::Checkers => position.checkers(),
            Self::Pinned => pinned(position),
            Self::Denied(color) => denied(position, color),
            Self::Weak(color) => {
                let weak = WeakPoints::of(position, color);
                let king = board.of(color, Role::King);
                weak.hanging | if weak.king_attackers.any() { king } else { Bitboard::EMPTY }
            }
            Self::Placements(wanted) => plies(position, |ply| match ply {
                Ply::Place { role, to } | Ply::Displace { role, to, .. } if role == wanted => {
                    Some(to)
                }
                _ => None,
            }),
            Self::PromotionSquares => position.promotion_squares(),
            Self::PromotionAhead(from) => promotion_ahead(position, from),
            Self::Promoting => plies(position, |ply| match ply {
                Ply::Promote { from, .. } => Some(from),
                _ => None,
            }),
            Self::Forbidden(start) => position
                .forbidden_plies()
                .into_iter()
                .filter(|ply| ply.from() == Some(start))
                .map(Ply::to)
                .collect(),
            Self::Refusal { attempt, shows } => match position.judge(Attempt::Ply(attempt)) {
                Verdict::Refused(refusal) => refusal.squares(shows),
                Verdict::Ply(_) | Verdict::Incomplete(_) => Bitboard::EMPTY,
            },
        }
    }
}

/// What a learner tapped, beside what the answer is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Spotted {
    /// Rightly chosen.
    pub right: Bitboard,
    /// Wrongly chosen.
    pub wrong: Bitboard,
    /// Not chosen.
    pub missed: Bitboard,
}

impl Spotted {
    /// Compares what was chosen with the answer.
    pub fn new(answer: Bitboard, chosen: Bitboard) -> Self {
        Self { right: answer & chosen, wrong: chosen - answer, missed: answer - chosen }
    }

    /// Whether it is the answer.
    pub fn is_right(self) -> bool {
        self.wrong.is_empty() && self.missed.is_empty()
    }
}

/// The squares that a question about plies picks from the legal ones.
fn plies(position: &Position, pick: impl Fn(Ply) -> Option<Square>) -> Bitboard {
    position.legal_plies().into_iter().filter_map(pick).collect()
}

/// Where the piece on a square may go, its promotion in place left out.
fn targets(position: &Position, start: Square) -> Bitboard {
    plies(position, |ply| match ply {
        Ply::Move { from, to } if from == start => Some(to),
        _ => None,
    })
}

fn pinned(position: &Position) -> Bitboard {
    let (board, us) = (position.board(), position.turn());
    let Some(king) = board.king(us) else { return Bitboard::EMPTY };
    let (occupied, chariots) = (board.occupied(), board.of(!us, Role::Chariot));
    let checking = attacks::chariot(king, occupied) & chariots;
    (board.of_color(us) - king)
        .into_iter()
        .filter(|&piece| ((attacks::chariot(king, occupied - piece) & chariots) - checking).any())
        .collect()
}

fn denied(position: &Position, color: Color) -> Bitboard {
    let board = position.board();
    let Some(king) = board.king(color) else { return Bitboard::EMPTY };
    let attacked = board.attacked(position.rules().elephant, !color, board.occupied() - king);
    (attacks::king(king) - board.of_color(color)) & attacked
}

fn promotion_ahead(position: &Position, from: Square) -> Bitboard {
    match position.board().piece_at(from) {
        Some(Piece { color, role: Role::Soldier }) if color == position.turn() => {
            let ahead = position.promotion_squares() & Bitboard::file_of(from);
            let reached = |to: &Square| to.relative_rank(color) >= from.relative_rank(color);
            ahead.into_iter().filter(reached).collect()
        }
        _ => Bitboard::EMPTY,
    }
}
