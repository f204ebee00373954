//! A task with plies: its goal, its opponent, and what a try of the learner's leads to.

use serde::{Deserialize, Serialize};
use sittuyin_rules::{Outcome, Ply, Reason};

use crate::{Goal, PlyLine, State, goal::refuses};

/// A goal to be reached by plies.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Play {
    /// When it is done.
    pub goal: Goal,
    /// The fewest tries that are enough, whatever the opponent does.
    pub par: u8,
    /// What the opponent does.
    #[serde(default, skip_serializing_if = "Opponent::is_passing")]
    pub opponent: Opponent,
    /// The most tries there may be; par where the opponent resists, else without end.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub limit: Option<u8>,
    /// When it has failed: asked after each ply of either side.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub fail: Option<Goal>,
}

/// What the opponent does after each ply of the learner's.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Opponent {
    /// It passes; in check it plays the first ply that answers.
    #[default]
    Passes,
    /// It plays whatever holds out longest; the proof goes over every legal reply.
    Resists,
    /// These plies in order, whatever the learner does; it passes where one is not legal, and
    /// when they are used up.
    Sequence(PlyLine),
    /// Variations, each of the learner's and the opponent's plies in turn; what leaves them fails.
    Lines(Vec<PlyLine>),
}

impl Opponent {
    fn is_passing(&self) -> bool {
        *self == Self::Passes
    }
}

/// Something that a learner does at a step, as far as it counts.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Action {
    /// A legal ply.
    Ply(Ply),
    /// A try that the goal asks for and that is refused.
    Refused(Ply, Reason),
}

impl Action {
    /// What is played or tried.
    pub const fn ply(self) -> Ply {
        match self {
            Self::Ply(ply) | Self::Refused(ply, _) => ply,
        }
    }
}

/// Why a try has failed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Failure {
    /// After this reply the goal is out of reach.
    Refuted(Ply),
    /// What must not happen has happened.
    Spoilt,
    /// The ply is none of those that the step goes on with.
    OffTheLine,
    /// The game is over otherwise.
    GameOver(Outcome),
    /// The learner has no ply.
    Stuck,
    /// No try is left.
    NoTriesLeft,
}

/// How a branch ends, if it does.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum End {
    /// The goal holds.
    Done,
    /// It is out of reach.
    Failed(Failure),
}

/// One thing that an action leads to.
#[derive(Clone, Debug)]
pub struct Branch {
    /// The opponent's ply; nothing where it passed or was not asked.
    pub reply: Option<Ply>,
    /// Where it leads.
    pub state: State,
    /// Whether it ends there.
    pub end: Option<End>,
}

impl Play {
    /// The most tries there may be.
    pub fn limit(&self) -> Option<u8> {
        self.limit.or_else(|| (self.opponent == Opponent::Resists).then_some(self.par))
    }

    /// What the learner can do.
    pub fn actions(&self, state: &State) -> Vec<Action> {
        let open = self.goal.refusals().into_iter().filter(|&(attempt, reason)| {
            !state.progress.refused.contains(&(attempt, reason))
                && refuses(&state.position, attempt, reason)
        });
        let mut actions: Vec<_> =
            open.map(|(attempt, reason)| Action::Refused(attempt, reason)).collect();
        actions.extend(state.position.legal_plies().into_iter().map(Action::Ply));
        actions
    }

    /// What an action leads to before the opponent replies.
    pub fn at_once(&self, state: &State, action: Action) -> Branch {
        let state = match action {
            Action::Ply(ply) => state.after(ply),
            Action::Refused(attempt, reason) => state.after_refusal(attempt, reason),
        };
        let end = self.end(&state, true);
        Branch { reply: None, state, end }
    }

    /// What an action leads to: one branch, or one for each reply of an opponent that resists.
    pub fn branches(&self, state: &State, action: Action) -> Vec<Branch> {
        let branch = self.at_once(state, action);
        if branch.end.is_some() || branch.state.is_learners_turn() {
            return vec![branch];
        }
        let state = &branch.state;
        match &self.opponent {
            Opponent::Resists => {
                let replies = state.position.legal_plies();
                if replies.is_empty() {
                    return vec![self.pass(state)];
                }
                replies.into_iter().map(|reply| self.replied(state, reply)).collect()
            }
            Opponent::Passes => vec![self.pass(state)],
            Opponent::Sequence(plies) => {
                let next = plies.get(usize::from(state.progress.replies)).copied();
                let next = next.filter(|&reply| state.position.is_legal(reply));
                vec![next.map_or_else(|| self.pass(state), |reply| self.replied(state, reply))]
            }
            Opponent::Lines(lines) => {
                let played = &state.line;
                let next = lines
                    .iter()
                    .find(|line| line.len() > played.len() && line.starts_with(played))
                    .map(|line| line[played.len()])
                    .filter(|&reply| state.position.is_legal(reply));
                vec![match next {
                    Some(reply) => self.replied(state, reply),
                    None => Branch { end: Some(End::Failed(Failure::OffTheLine)), ..branch },
                }]
            }
        }
    }

    /// The opponent passes, or answers a check with the first ply there is.
    fn pass(&self, state: &State) -> Branch {
        let answer = if state.position.in_check() {
            state.position.legal_plies().first().copied()
        } else {
            None
        };
        match answer {
            Some(reply) => self.replied(state, reply),
            None => stuck_or(Branch { reply: None, state: state.passed(), end: None }),
        }
    }

    fn replied(&self, state: &State, reply: Ply) -> Branch {
        let state = state.after(reply);
        let end = self.end(&state, self.goal.waits());
        stuck_or(Branch { reply: Some(reply), state, end })
    }

    fn end(&self, state: &State, ask: bool) -> Option<End> {
        if self.fail.as_ref().is_some_and(|fail| fail.holds(state)) {
            return Some(End::Failed(Failure::Spoilt));
        }
        if ask && self.goal.holds(state) {
            return Some(End::Done);
        }
        state.position.outcome().map(|over| End::Failed(Failure::GameOver(over)))
    }
}

/// The branch, failed if the learner can do nothing any more.
fn stuck_or(mut branch: Branch) -> Branch {
    let position = &branch.state.position;
    if branch.end.is_none() && branch.state.is_learners_turn() && !position.has_ply() {
        branch.end = Some(End::Failed(Failure::Stuck));
    }
    branch
}
