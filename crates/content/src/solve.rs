//! The shortest way to a goal: deeper and deeper over the learner's tries, and over every branch
//! that a try leads to. It proves the par, finds hints, and chooses the replies of an opponent
//! that resists.

use std::collections::HashMap;

use thiserror::Error;

use crate::{Action, Branch, End, Failure, Play, Progress, State, play::Opponent};

/// So many tries are looked at before it is given up, unless told otherwise.
pub const NODES: u64 = 400_000;

/// A search that was given up.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Error)]
#[error("given up after {nodes} tries")]
pub struct TooFar {
    /// How many tries were looked at.
    pub nodes: u64,
}

/// Searches the ways to the goal of one play.
pub struct Solver<'a> {
    play: &'a Play,
    /// Where the goal was not in reach, and within how many tries.
    barren: HashMap<(u64, Progress), u8>,
    most: u64,
    nodes: u64,
}

impl<'a> Solver<'a> {
    /// A solver that knows nothing yet.
    pub fn new(play: &'a Play) -> Self {
        Self::with_nodes(play, NODES)
    }

    /// A solver that gives up after so many tries.
    pub fn with_nodes(play: &'a Play, most: u64) -> Self {
        Self { play, barren: HashMap::new(), most, nodes: 0 }
    }

    /// The fewest tries that are enough from here, if they are no more than `most`.
    ///
    /// # Errors
    ///
    /// The search takes too long.
    pub fn fewest(&mut self, state: &State, most: u8) -> Result<Option<u8>, TooFar> {
        for tries in self.play.goal.least(state)..=most {
            if self.reaches(state, tries)? {
                return Ok(Some(tries));
            }
        }
        Ok(None)
    }

    /// The first action that keeps the goal in reach of so many tries.
    ///
    /// # Errors
    ///
    /// The search takes too long.
    pub fn action(&mut self, state: &State, tries: u8) -> Result<Option<Action>, TooFar> {
        for action in self.play.actions(state) {
            if self.works(state, action, tries)? {
                return Ok(Some(action));
            }
        }
        Ok(None)
    }

    /// Whether an action keeps the goal in reach of so many tries, itself counted.
    ///
    /// # Errors
    ///
    /// The search takes too long.
    pub fn works(&mut self, state: &State, action: Action, tries: u8) -> Result<bool, TooFar> {
        self.nodes += 1;
        if self.nodes > self.most {
            return Err(TooFar { nodes: self.most });
        }
        if tries <= 1 && !self.play.goal.waits() {
            return Ok(self.play.at_once(state, action).end == Some(End::Done));
        }
        for branch in self.play.branches(state, action) {
            if !self.holds_in(&branch, tries.saturating_sub(1))? {
                return Ok(false);
            }
        }
        Ok(true)
    }

    /// What the opponent does of the branches: a refutation if there is one, else what holds out
    /// longest, the first of its like. `tries` are left to the learner.
    ///
    /// # Errors
    ///
    /// The search takes too long.
    pub fn choose(&mut self, branches: Vec<Branch>, tries: u8) -> Result<Option<Branch>, TooFar> {
        let mut chosen = None;
        let mut longest = None;
        for branch in branches {
            let length = match branch.end {
                Some(End::Done) => Some(0),
                Some(End::Failed(_)) => None,
                None => self.fewest(&branch.state, tries)?,
            };
            let Some(length) = length else {
                let refuted = branch.reply.map(|reply| End::Failed(Failure::Refuted(reply)));
                return Ok(Some(Branch { end: branch.end.or(refuted), ..branch }));
            };
            if longest.is_none_or(|longest| length > longest) {
                longest = Some(length);
                chosen = Some(branch);
            }
        }
        Ok(chosen)
    }

    fn reaches(&mut self, state: &State, tries: u8) -> Result<bool, TooFar> {
        if self.play.goal.least(state) > tries || tries == 0 {
            return Ok(false);
        }
        let key = self.key(state);
        if key.as_ref().and_then(|key| self.barren.get(key)).is_some_and(|&most| most >= tries) {
            return Ok(false);
        }
        let found = self.action(state, tries)?.is_some();
        if let (false, Some(key)) = (found, key) {
            self.barren.insert(key, tries);
        }
        Ok(found)
    }

    fn holds_in(&mut self, branch: &Branch, tries: u8) -> Result<bool, TooFar> {
        match branch.end {
            Some(End::Done) => Ok(true),
            Some(End::Failed(_)) => Ok(false),
            None => self.reaches(&branch.state, tries),
        }
    }

    /// What decides whether the goal is in reach; nothing where it is the whole line.
    fn key(&self, state: &State) -> Option<(u64, Progress)> {
        if let Opponent::Lines(_) = self.play.opponent {
            return None;
        }
        let mut progress = state.progress.clone();
        progress.landed &= self.play.goal.collected();
        progress.moved = None;
        Some((state.position.hash(), progress))
    }
}
