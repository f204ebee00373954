//! When a step is done: predicates over the plies played so far.

use serde::{Deserialize, Serialize};
use sittuyin_rules::{Attempt, Bitboard, Phase, Ply, Position, Reason, Role, Verdict};

use crate::{Ending, SquareSet, State, WeakPoints};

/// A goal. It is asked after each ply of the learner's; one that [waits](Goal::waits) for the
/// opponent also after each reply.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Goal {
    /// Every one of these.
    All(Vec<Goal>),
    /// At least one of these.
    Any(Vec<Goal>),
    /// Not this.
    Not(Box<Goal>),
    /// A piece of the learner's stands on one of the squares, one of this role if it is given.
    Reach {
        /// Where.
        squares: SquareSet,
        /// What.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        role: Option<Role>,
    },
    /// The learner's plies have landed on every one of the squares: targets to collect.
    Collect(SquareSet),
    /// The learner has captured pieces of these roles, each as often as it is named.
    Capture(Vec<Role>),
    /// The learner's last ply moved or placed such a piece.
    Moved(Role),
    /// Every one of the squares is attacked by the learner.
    Attack(SquareSet),
    /// The opponent is in check.
    Check,
    /// The opponent is checkmated.
    Mate,
    /// The game has ended so, by the position alone.
    Ends(Ending),
    /// The learner has promoted a soldier.
    Promote,
    /// The learner has nothing left in hand.
    Placed,
    /// The battle has begun.
    Battle,
    /// The learner's king is not attacked, and none of its pieces is attacked and not covered.
    Sound,
    /// The opponent has captured nothing.
    Unharmed,
    /// The opponent has a legal ply.
    Reply,
    /// The opponent has made so many plies, and the learner is not mated.
    Survive(u8),
    /// The learner has tried this and was refused for this reason.
    Refused {
        /// What is to be tried.
        attempt: Ply,
        /// Why it is refused.
        reason: Reason,
    },
}

impl Goal {
    /// Whether it holds.
    pub fn holds(&self, state: &State) -> bool {
        let State { position, learner, progress, .. } = state;
        match self {
            Self::All(goals) => goals.iter().all(|goal| goal.holds(state)),
            Self::Any(goals) => goals.iter().any(|goal| goal.holds(state)),
            Self::Not(goal) => !goal.holds(state),
            Self::Reach { squares, role } => {
                let board = position.board();
                let pieces = match role {
                    Some(role) => board.of(*learner, *role),
                    None => board.of_color(*learner),
                };
                (squares.0 & pieces).any()
            }
            Self::Collect(squares) => (squares.0 - progress.landed).is_empty(),
            Self::Capture(roles) => missing(roles, progress.captured) == 0,
            Self::Moved(role) => progress.moved == Some(*role),
            Self::Attack(squares) => {
                squares.0.into_iter().all(|square| position.attackers(square, *learner).any())
            }
            Self::Check => !state.is_learners_turn() && position.in_check(),
            Self::Mate => !state.is_learners_turn() && position.in_check() && !position.has_ply(),
            Self::Ends(ending) => Ending::of(position.outcome()) == *ending,
            Self::Promote => progress.promoted,
            Self::Placed => position.hand(*learner).is_empty(),
            Self::Battle => position.phase() == Phase::Battle,
            Self::Sound => WeakPoints::of(position, *learner).is_none(),
            Self::Unharmed => progress.lost == 0,
            Self::Reply => !state.is_learners_turn() && position.has_ply(),
            Self::Survive(plies) => {
                progress.replies >= *plies && (!position.in_check() || position.has_ply())
            }
            Self::Refused { attempt, reason } => progress.refused.contains(&(*attempt, *reason)),
        }
    }

    /// So many tries of the learner's it takes at least, from here on.
    pub fn least(&self, state: &State) -> u8 {
        let progress = &state.progress;
        let sure = match self {
            Self::All(goals) => {
                let tries = goals.iter().filter(|goal| matches!(goal, Self::Refused { .. }));
                let tries: u8 = tries.map(|goal| goal.least(state)).sum();
                goals.iter().map(|goal| goal.least(state)).max().unwrap_or(0).max(tries)
            }
            Self::Any(goals) => goals.iter().map(|goal| goal.least(state)).min().unwrap_or(0),
            Self::Collect(squares) => (squares.0 - progress.landed).len() as u8,
            Self::Capture(roles) => missing(roles, progress.captured),
            Self::Placed => state.position.hand(state.learner).len() as u8,
            Self::Survive(plies) => plies.saturating_sub(progress.replies),
            _ => 0,
        };
        sure.max(u8::from(!self.holds(state)))
    }

    /// Whether it can come to hold by a reply.
    pub fn waits(&self) -> bool {
        self.any(&mut |goal| matches!(goal, Self::Survive(_)))
    }

    /// The refused tries that it asks for.
    pub fn refusals(&self) -> Vec<(Ply, Reason)> {
        let mut refusals = Vec::new();
        self.any(&mut |goal| {
            if let Self::Refused { attempt, reason } = goal {
                refusals.push((*attempt, *reason));
            }
            false
        });
        refusals
    }

    /// The squares that are still to be reached or collected.
    pub fn targets(&self, state: &State) -> Bitboard {
        let mut targets = Bitboard::EMPTY;
        self.any(&mut |goal| {
            targets |= match goal {
                Self::Reach { squares, .. } if !goal.holds(state) => squares.0,
                Self::Collect(squares) => squares.0 - state.progress.landed,
                _ => Bitboard::EMPTY,
            };
            matches!(goal, Self::Not(_))
        });
        targets
    }

    /// The squares whose visits it counts.
    pub(crate) fn collected(&self) -> Bitboard {
        let mut squares = Bitboard::EMPTY;
        self.any(&mut |goal| {
            if let Self::Collect(more) = goal {
                squares |= more.0;
            }
            false
        });
        squares
    }

    /// Visits it and its parts until the visitor returns true; whether it did.
    fn any(&self, visit: &mut dyn FnMut(&Self) -> bool) -> bool {
        visit(self)
            || match self {
                Self::All(goals) | Self::Any(goals) => goals.iter().any(|goal| goal.any(visit)),
                Self::Not(goal) => goal.any(visit),
                _ => false,
            }
    }

    /// The goal on a board turned by half a turn.
    pub fn half_turned(&self) -> Self {
        let all = |goals: &[Self]| goals.iter().map(Self::half_turned).collect();
        match self {
            Self::All(goals) => Self::All(all(goals)),
            Self::Any(goals) => Self::Any(all(goals)),
            Self::Not(goal) => Self::Not(Box::new(goal.half_turned())),
            Self::Reach { squares, role } => {
                Self::Reach { squares: squares.half_turned(), role: *role }
            }
            Self::Collect(squares) => Self::Collect(squares.half_turned()),
            Self::Attack(squares) => Self::Attack(squares.half_turned()),
            Self::Ends(ending) => Self::Ends(ending.half_turned()),
            Self::Refused { attempt, reason } => {
                Self::Refused { attempt: attempt.half_turned(), reason: *reason }
            }
            other => other.clone(),
        }
    }
}

/// Whether a position refuses a ply for this reason and no other.
pub fn refuses(position: &Position, attempt: Ply, reason: Reason) -> bool {
    match position.judge(Attempt::Ply(attempt)) {
        Verdict::Refused(refusal) => refusal.reason == reason,
        Verdict::Ply(_) | Verdict::Incomplete(_) => false,
    }
}

/// How many of the roles have not been captured yet.
fn missing(roles: &[Role], captured: [u8; 6]) -> u8 {
    let mut left = captured;
    let mut missing = 0;
    for role in roles {
        match &mut left[role.index()] {
            0 => missing += 1,
            count => *count -= 1,
        }
    }
    missing
}
