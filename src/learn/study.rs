//! A step that is worked at: what it is about, and how far it is.

use super::{
    answer::{Answer, Heard},
    hint::Advice,
};
use crate::game::Ask;
use sittuyin_content::{End, PlyLine, Standing, Step, Task, Try};
use sittuyin_rules::{Bitboard, Color, Game, Phase, Ply, Position, RulesetId, Square};

/// One step of a lesson that somebody works at.
#[derive(Clone, Debug)]
pub struct Study {
    pub(super) step: Step,
    pub(super) start: Position,
    /// A shortest way, where something is played.
    pub(super) way: PlyLine,
    pub(super) work: Work,
    pub(super) ask: Option<Ask>,
    pub(super) answer: Option<Answer>,
    pub(super) advice: Option<Advice>,
    /// How many tries the position on screen comes after, if it is not the last one.
    pub(super) looking_at: Option<usize>,
    /// After the learner's ply, while the reply to it has not been shown.
    pub(super) between: Option<(Position, Ply)>,
    /// The last try, and where it was made, if the step compares the rulesets.
    pub(super) compared: Option<(Position, Ply)>,
    /// The plies that the last try has led to.
    pub(super) heard: Vec<Heard>,
    /// Whether the solution was shown.
    pub(super) given_away: bool,
    /// How often a question was answered wrongly.
    pub(super) misses: u8,
    pub(super) stars: Option<u8>,
}

/// What is being done.
#[derive(Clone, Debug)]
pub enum Work {
    /// Something to look at, or pieces to choose the looks of.
    Look,
    /// Plies.
    Play(Box<Try>),
    /// Squares to tap.
    Spot {
        /// The squares that are right.
        answer: Bitboard,
        /// Those that were tapped.
        chosen: Bitboard,
    },
    /// A question.
    Choose,
    /// A game against the machine.
    Game(Game),
}

/// What has just happened.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum News {
    /// A ply was played, and the try goes on.
    Played,
    /// A try was refused.
    Refused,
    /// The board asks for more.
    Asked,
    /// A square was chosen, or is not chosen any more.
    Chosen(Square, bool),
    /// The step is done.
    Done,
    /// The goal is out of reach, or the answer is wrong.
    Failed,
    /// Something was taken back, or all of it.
    TakenBack,
    /// There is a hint.
    Hinted,
}

impl Study {
    /// A step to be worked at in a ruleset; nothing if the step is impossible there.
    pub fn new(step: &Step, ruleset: RulesetId, way: Option<&PlyLine>) -> Option<Self> {
        let start = step.position(ruleset).ok()?;
        let work = match &step.task {
            Task::Show | Task::Design => Work::Look,
            Task::Play(_) | Task::Place(_) => Work::Play(Box::new(Try::new(step, start.clone())?)),
            Task::Spot(query) => {
                Work::Spot { answer: query.answer(&start), chosen: Bitboard::EMPTY }
            }
            Task::Choose(_) => Work::Choose,
            Task::Game(_) => Work::Game(Game::from_position(start.clone())),
        };
        Some(Self {
            step: step.clone(),
            start,
            way: way.cloned().unwrap_or_default(),
            work,
            ask: None,
            answer: None,
            advice: None,
            looking_at: None,
            between: None,
            compared: None,
            heard: Vec::new(),
            given_away: false,
            misses: 0,
            stars: None,
        })
    }

    /// The step.
    pub fn step(&self) -> &Step {
        &self.step
    }

    /// How many tries are enough, where that is known.
    pub fn par(&self) -> Option<u8> {
        self.step.play().map(|play| play.par)
    }

    /// The position that the learner is in.
    pub fn position(&self) -> &Position {
        self.work.position().unwrap_or(&self.start)
    }

    /// Whose side the learner plays.
    pub fn learner(&self) -> Color {
        match &self.step.task {
            Task::Game(battle) => battle.person,
            _ => self.start.turn(),
        }
    }

    /// What is answered to the last try.
    pub fn answer(&self) -> Option<&Answer> {
        self.answer.as_ref().filter(|_| self.between.is_none() && self.looking_at.is_none())
    }

    /// How many stars the work has earned, once it is done.
    pub fn stars(&self) -> Option<u8> {
        self.stars
    }

    /// Whether it is done.
    pub fn is_done(&self) -> bool {
        self.stars.is_some()
    }

    /// Whether going on is the one thing to do.
    pub fn goes_on(&self) -> bool {
        self.is_done() || matches!(self.work, Work::Look)
    }

    /// Whether the goal is out of reach.
    pub fn is_failed(&self) -> bool {
        !self.is_done() && self.end().is_some()
    }

    pub(super) fn end(&self) -> Option<End> {
        match (&self.work, &self.step.task) {
            (Work::Play(tried), _) => match tried.standing() {
                Standing::GoesOn => None,
                Standing::Done { .. } => Some(End::Done),
                Standing::Failed(failure) => Some(End::Failed(failure)),
            },
            (Work::Game(game), Task::Game(battle)) => battle.end(game),
            _ => None,
        }
    }

    /// Whether something can be tried now.
    pub fn is_open(&self) -> bool {
        !self.is_done()
            && self.end().is_none()
            && self.looking_at.is_none()
            && self.between.is_none()
            && self.question().is_none()
    }

    /// Whether there is something to be done on the board but to look.
    pub fn is_played(&self) -> bool {
        matches!(self.work, Work::Play(_) | Work::Game(_))
    }

    /// Whether it is a game against the machine.
    pub fn is_game(&self) -> bool {
        matches!(self.work, Work::Game(_))
    }

    /// How many tries there are to look back at.
    pub fn tries(&self) -> usize {
        match &self.work {
            Work::Play(tried) => tried.states().len() - 1,
            Work::Game(game) => game.plies().len(),
            _ => 0,
        }
    }

    /// How many tries the position on screen comes after.
    pub fn shown_tries(&self) -> usize {
        self.looking_at.unwrap_or(self.tries())
    }

    /// Looks at the position after so many tries. Nothing else changes by it.
    pub fn look_at(&mut self, tries: usize) {
        self.ask = None;
        self.between = None;
        self.looking_at = (tries < self.tries()).then_some(tries);
    }

    /// Whether an earlier position is on screen.
    pub fn is_looking_back(&self) -> bool {
        self.looking_at.is_some()
    }

    /// The side whose reserve is shown, if any has pieces in hand that matter here.
    pub fn reserve(&self) -> Option<Color> {
        if !self.is_played() {
            return None;
        }
        let sides = [self.learner(), !self.learner()];
        let has = |position: &Position, side| !position.hand(side).is_empty();
        // An army is looked at when it stands; a game goes on without its reserve.
        let stays = !matches!(self.work, Work::Game(_)) || self.position().phase() == Phase::Setup;
        sides
            .into_iter()
            .find(|&side| has(self.position(), side) || (stays && has(&self.start, side)))
    }

    /// What is done by looking at it and going on.
    pub fn look(&mut self) -> Option<News> {
        (matches!(self.work, Work::Look) && !self.is_done()).then(|| {
            self.stars = Some(3);
            News::Done
        })
    }

    /// Shows the reply that was held back for a moment; whether there was one.
    pub fn show_reply(&mut self) -> bool {
        self.between.take().is_some()
    }

    /// Whether the learner waits: for a reply that is held back, or for the machine.
    pub fn is_busy(&self) -> bool {
        self.holds_reply() || self.question().is_some()
    }

    /// Whether a reply is held back.
    pub fn holds_reply(&self) -> bool {
        self.between.is_some()
    }
}
