//! How a try at a step is judged: ply by ply, with the opponent's reply, until it is done or has
//! failed. Looking back is the view's: nothing here changes by it.

use sittuyin_rules::{Attempt, Bitboard, Ply, Position, Refusal, Verdict};

use crate::{
    Action, Branch, End, Failure, Hint, Opponent, Play, PlyLine, Reaction, Solver, State, Step,
    hint, stars,
};

/// A learner's try at a step that is played.
#[derive(Clone, Debug)]
pub struct Try {
    step: Step,
    play: Play,
    /// The start, and the state after each of the learner's tries that counted and its reply.
    states: Vec<State>,
    end: Option<End>,
}

/// The answer to an attempt.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Response {
    /// The try is over; nothing was played.
    Over,
    /// The attempt is unfinished; these plies complete it.
    Incomplete(Vec<Ply>),
    /// It cannot be played.
    Refused {
        /// Why not.
        refusal: Refusal,
        /// The words that the step has for it, in place of the reason's.
        reaction: Option<Reaction>,
        /// Whether the goal asked for it.
        asked_for: bool,
        /// How the try stands now.
        standing: Standing,
    },
    /// It was played.
    Played {
        /// What.
        ply: Ply,
        /// What the opponent replied.
        reply: Option<Ply>,
        /// The words that the step has for it.
        reaction: Option<Reaction>,
        /// How the try stands now.
        standing: Standing,
    },
}

/// How a try stands.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Standing {
    /// The learner is to go on.
    GoesOn,
    /// The goal holds.
    Done {
        /// One to three.
        stars: u8,
    },
    /// The goal is out of reach: take back, or begin again.
    Failed(Failure),
}

impl Try {
    /// A try at a step from a position; nothing if there is nothing to play.
    pub fn new(step: &Step, position: Position) -> Option<Self> {
        let play = step.play()?.clone();
        let states = vec![State::new(position)];
        Some(Self { step: step.clone(), play, states, end: None })
    }

    /// The state now.
    pub fn state(&self) -> &State {
        // Never empty.
        &self.states[self.states.len() - 1]
    }

    /// The start and the state after each try and its reply.
    pub fn states(&self) -> &[State] {
        &self.states
    }

    /// How many tries have counted.
    pub fn tries(&self) -> u8 {
        (self.states.len() - 1).try_into().unwrap_or(u8::MAX)
    }

    /// The squares that are still to be reached or collected.
    pub fn targets(&self) -> Bitboard {
        self.play.goal.targets(self.state())
    }

    /// How it stands.
    pub fn standing(&self) -> Standing {
        match self.end {
            None => Standing::GoesOn,
            Some(End::Done) => Standing::Done { stars: stars(self.play.par, self.tries()) },
            Some(End::Failed(failure)) => Standing::Failed(failure),
        }
    }

    /// Takes an attempt.
    pub fn offer(&mut self, attempt: Attempt) -> Response {
        if self.end.is_some() {
            return Response::Over;
        }
        match self.state().position.judge(attempt) {
            Verdict::Incomplete(ways) => Response::Incomplete(ways),
            Verdict::Refused(refusal) => self.refuse(attempt, refusal),
            Verdict::Ply(ply) => {
                let reply = self.act(Action::Ply(ply));
                let reaction = self.step.reaction_to(ply).cloned();
                Response::Played { ply, reply, reaction, standing: self.standing() }
            }
        }
    }

    /// Takes back the last try that counted, and its reply; whether there was one.
    pub fn take_back(&mut self) -> bool {
        if self.states.len() == 1 {
            return false;
        }
        self.states.pop();
        self.end = None;
        true
    }

    /// Begins again.
    pub fn restart(&mut self) {
        self.states.truncate(1);
        self.end = None;
    }

    /// The next thing to do; `way` is the step's proven way. Nothing where only taking back helps.
    pub fn hint(&self, way: &PlyLine) -> Option<Hint> {
        if self.end.is_some() {
            return None;
        }
        let state = self.state();
        let authors = self.step.hint.as_ref().filter(|_| self.states.len() == 1);
        let ply = authors
            .and_then(|hint| hint.ply)
            .or_else(|| hint::on_the_way(state, way))
            .or_else(|| self.searched())?;
        let area = authors.and_then(|hint| hint.area).map(|area| area.0);
        Some(Hint::new(ply, area))
    }

    fn searched(&self) -> Option<Ply> {
        let left = self.play.limit().map(|limit| limit.saturating_sub(self.tries()));
        let most = left.unwrap_or(self.play.par.saturating_add(1));
        let mut solver = Solver::new(&self.play);
        let tries = solver.fewest(self.state(), most).ok()??;
        solver.action(self.state(), tries).ok()?.map(Action::ply)
    }

    fn refuse(&mut self, attempt: Attempt, refusal: Refusal) -> Response {
        let ply = if let Attempt::Ply(ply) = attempt { Some(ply) } else { None };
        let tried = ply.map(|ply| (ply, refusal.reason));
        let asked_for = tried.filter(|tried| {
            self.play.goal.refusals().contains(tried)
                && !self.state().progress.refused.contains(tried)
        });
        if let Some((attempt, reason)) = asked_for {
            self.act(Action::Refused(attempt, reason));
        }
        Response::Refused {
            reaction: self.step.reaction_to_refusal(ply, refusal.reason).cloned(),
            refusal,
            asked_for: asked_for.is_some(),
            standing: self.standing(),
        }
    }

    /// Plays an action and the reply to it, which is returned.
    fn act(&mut self, action: Action) -> Option<Ply> {
        let branches = self.play.branches(self.state(), action);
        let left =
            self.play.limit().map(|limit| limit.saturating_sub(self.tries()).saturating_sub(1));
        let branch = self.choose(branches, left.unwrap_or(u8::MAX))?;
        let out_of_tries = (left == Some(0)).then_some(End::Failed(Failure::NoTriesLeft));
        self.end = branch.end.or(out_of_tries);
        self.states.push(branch.state);
        branch.reply
    }

    fn choose(&self, branches: Vec<Branch>, left: u8) -> Option<Branch> {
        if self.play.opponent == Opponent::Resists {
            let fallback = branches.first().cloned();
            return Solver::new(&self.play).choose(branches, left).unwrap_or(fallback);
        }
        branches.into_iter().next()
    }
}
