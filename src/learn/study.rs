use super::{
    answer::{Answer, Heard},
    hint::Advice,
};
use crate::{
    board::{Attempt as Tried, BoardEvent, Origin},
    game::{Ask, Meaning, Refused, answered, as_tried, asked_for, meaning},
};
use sittuyin_content::{
    Battle, End, PlyLine, Reaction, Response, Spotted, Standing, Step, Task, Try,
};
use sittuyin_protocol::{Think, ThinkLimits};
use sittuyin_rules::{
    Attempt, Bitboard, Color, Game, GameRecord, Phase, Ply, Position, Refusal, RulesetId, Square,
    Verdict,
};

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
    /// The plies that the last try has led to.
    pub(super) heard: Vec<Heard>,
    /// Whether the solution was shown.
    shown: bool,
    /// How often a question was answered wrongly.
    misses: u8,
    stars: Option<u8>,
}

/// What is being done.
#[derive(Clone, Debug)]
pub enum Work {
    /// Something to look at, or pieces to choose the looks of.
    Look,
    /// Plies.
    Play(Try),
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
            Task::Play(_) | Task::Place(_) => Work::Play(Try::new(step, start.clone())?),
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
            heard: Vec::new(),
            shown: false,
            misses: 0,
            stars: None,
        })
    }

    /// The step.
    pub fn step(&self) -> &Step {
        &self.step
    }

    /// The position that the learner is in.
    pub fn position(&self) -> &Position {
        match &self.work {
            Work::Play(tried) => &tried.state().position,
            Work::Game(game) => game.position(),
            Work::Look | Work::Spot { .. } | Work::Choose => &self.start,
        }
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

    /// Whether the goal is out of reach.
    pub fn is_failed(&self) -> bool {
        !self.is_done() && self.end().is_some()
    }

    fn end(&self) -> Option<End> {
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
        let sides = [self.learner(), !self.learner()];
        let has = |position: &Position, side| !position.hand(side).is_empty();
        sides.into_iter().find(|&side| has(self.position(), side) || has(&self.start, side))
    }

    /// What is done by looking at it and going on.
    pub fn look(&mut self) -> Option<News> {
        (matches!(self.work, Work::Look) && !self.is_done()).then(|| {
            self.stars = Some(3);
            News::Done
        })
    }

    /// Takes in what was done on the board.
    pub fn on_board(&mut self, event: BoardEvent) -> Option<News> {
        match event {
            BoardEvent::Tap(square) if matches!(self.work, Work::Spot { .. }) => self.tap(square),
            _ if !self.is_open() || !self.is_played() => None,
            BoardEvent::TakenUp(origin) => self.taken_up(origin),
            BoardEvent::LetGo | BoardEvent::Tap(_) => {
                self.forget_refusal();
                None
            }
            BoardEvent::Try(tried) => self.tried(tried),
            BoardEvent::Choose(choice) => {
                let (tried, ply) = answered(self.ask?, choice)?;
                self.offer(tried, ply)
            }
            BoardEvent::Cancel => {
                self.ask = None;
                self.forget_refusal();
                None
            }
        }
    }

    fn forget_refusal(&mut self) {
        if matches!(self.answer, Some(Answer::Refused { .. })) {
            self.answer = None;
        }
    }

    /// A piece that can go nowhere says why as soon as it is taken up.
    fn taken_up(&mut self, origin: Origin) -> Option<News> {
        self.forget_refusal();
        let Origin::Board(from) = origin else { return None };
        if self.position().phase() == Phase::Setup {
            return None;
        }
        let Verdict::Refused(refusal) = self.position().judge(Attempt::Start(from)) else {
            return None;
        };
        let ply = Ply::Move { from, to: from };
        let reaction = self.step.reaction_to_refusal(None, refusal.reason).cloned();
        Some(self.refused(Some(Tried::Move { from, to: from }), ply, refusal, reaction))
    }

    fn tried(&mut self, tried: Tried) -> Option<News> {
        match tried {
            Tried::Move { from, to } if self.is_placed(from) => self.place_again(from, to),
            Tried::Remove(from) => self.put_back(from),
            _ => match meaning(self.position(), tried)? {
                Meaning::Ply(ply) => self.offer(Some(tried), ply),
                Meaning::Ask(ask) => {
                    self.settle();
                    self.ask = Some(ask);
                    Some(News::Asked)
                }
            },
        }
    }

    /// Lets go of what is open, of the last answer, and of the hint.
    fn settle(&mut self) {
        self.ask = None;
        self.answer = None;
        self.advice = None;
        self.between = None;
        self.looking_at = None;
        self.heard.clear();
    }

    /// Plays a ply, asks for the rest of it, or says why not.
    fn offer(&mut self, tried: Option<Tried>, ply: Ply) -> Option<News> {
        let before = self.position().clone();
        match &mut self.work {
            Work::Play(play) => {
                let response = play.offer(Attempt::Ply(ply));
                self.responded(tried, ply, &before, response)
            }
            Work::Game(game) => match game.judge(Attempt::Ply(ply)) {
                Verdict::Incomplete(ways) => self.incomplete(ply, &ways),
                Verdict::Refused(refusal) => {
                    let reaction = self.step.reaction_to_refusal(Some(ply), refusal.reason);
                    let reaction = reaction.cloned();
                    Some(self.refused(tried, ply, refusal, reaction))
                }
                Verdict::Ply(ply) => {
                    game.play(ply).ok()?;
                    let reaction = self.step.reaction_to(ply).cloned();
                    self.settle();
                    self.hear(before, ply);
                    Some(self.ended(reaction))
                }
            },
            _ => None,
        }
    }

    fn responded(
        &mut self,
        tried: Option<Tried>,
        ply: Ply,
        before: &Position,
        response: Response,
    ) -> Option<News> {
        match response {
            Response::Over => None,
            Response::Incomplete(ways) => self.incomplete(ply, &ways),
            Response::Refused { refusal, reaction, asked_for, standing: Standing::GoesOn } => {
                if asked_for {
                    self.advice = None;
                }
                Some(self.refused(tried, ply, refusal, reaction))
            }
            // The last try that was asked for.
            Response::Refused { reaction, .. } => {
                self.settle();
                Some(self.ended(reaction))
            }
            Response::Played { ply, reply, reaction, .. } => {
                self.settle();
                let between = before.after(ply);
                self.heard.push(Heard { before: before.clone(), ply, after: between.clone() });
                if let Some(reply) = reply {
                    self.hear(between.clone(), reply);
                    self.between = Some((between, ply));
                }
                Some(self.ended(reaction))
            }
        }
    }

    fn hear(&mut self, before: Position, ply: Ply) {
        let after = before.after(ply);
        self.heard.push(Heard { before, ply, after });
    }

    fn incomplete(&mut self, ply: Ply, ways: &[Ply]) -> Option<News> {
        self.settle();
        self.ask = asked_for(ply, ways);
        Some(News::Asked)
    }

    fn refused(
        &mut self,
        tried: Option<Tried>,
        ply: Ply,
        refusal: Refusal,
        reaction: Option<Reaction>,
    ) -> News {
        let position = self.position().clone();
        let refused = Refused::new(tried, ply, &position, refusal);
        // A wrong answer leaves the question open; a hint is as good as before.
        let (ask, advice) = (self.ask, self.advice);
        self.settle();
        (self.ask, self.advice) = (ask, advice);
        let reaction = reaction.map(|reaction| reaction.id);
        self.answer = Some(Answer::Refused { refused, position, reaction });
        News::Refused
    }

    /// Sees whether the last try has ended the work.
    fn ended(&mut self, reaction: Option<Reaction>) -> News {
        let reaction = reaction.map(|reaction| reaction.id);
        match self.end() {
            None => {
                self.answer = reaction.map(Answer::Remarked);
                News::Played
            }
            Some(End::Done) => self.done(Answer::Done { reaction }),
            Some(End::Failed(failure)) => {
                self.answer = Some(Answer::Failed { failure, reaction });
                News::Failed
            }
        }
    }

    fn done(&mut self, answer: Answer) -> News {
        let earned = match &self.work {
            Work::Play(tried) => match tried.standing() {
                Standing::Done { stars } => stars,
                _ => 1,
            },
            _ => 3_u8.saturating_sub(self.misses).max(1),
        };
        self.stars = Some(if self.shown { 1 } else { earned });
        self.advice = None;
        self.answer = Some(answer);
        News::Done
    }

    /// Shows the reply that was held back for a moment; whether there was one.
    pub fn show_reply(&mut self) -> bool {
        self.between.take().is_some()
    }

    /// Whether a reply is held back.
    pub fn holds_reply(&self) -> bool {
        self.between.is_some()
    }

    // --- Placing ---------------------------------------------------------------------------------

    /// Whether a square holds a piece that has been placed and can be placed again.
    pub(super) fn is_placed(&self, square: Square) -> bool {
        self.without(square).is_some()
    }

    /// The try without the placement on a square; what could not stand without it goes, too.
    pub(super) fn without(&self, square: Square) -> Option<Try> {
        let Work::Play(tried) = &self.work else { return None };
        if tried.state().position.phase() != Phase::Setup {
            return None;
        }
        let mut counted = counted(tried);
        let index = counted.iter().rposition(|ply| ply.is_placement() && ply.to() == square)?;
        counted.remove(index);
        let mut again = tried.clone();
        again.restart();
        for ply in counted {
            again.offer(Attempt::Ply(ply));
        }
        Some(again)
    }

    /// Puts a placed piece back into the reserve.
    fn put_back(&mut self, square: Square) -> Option<News> {
        let without = self.without(square)?;
        self.settle();
        self.work = Work::Play(without);
        Some(News::TakenBack)
    }

    /// Places a piece anew; where that is refused, it stays where it was.
    fn place_again(&mut self, from: Square, to: Square) -> Option<News> {
        let role = self.position().board().role_at(from)?;
        let without = self.without(from)?;
        let before = std::mem::replace(&mut self.work, Work::Play(without));
        let news = self.offer(Some(Tried::Move { from, to }), Ply::Place { role, to });
        if matches!(self.answer, Some(Answer::Refused { .. })) {
            self.work = before;
        }
        news
    }

    // --- Squares and answers ---------------------------------------------------------------------

    fn tap(&mut self, square: Square) -> Option<News> {
        if self.is_done() {
            return None;
        }
        // How many squares there are is as true as before.
        let advice = self.advice;
        self.settle();
        self.advice = advice;
        let Work::Spot { answer, chosen } = &mut self.work else { return None };
        *chosen ^= Bitboard::of(square);
        let (is_chosen, all) = (chosen.has(square), chosen == answer);
        Some(if all {
            self.done(Answer::Done { reaction: None })
        } else {
            News::Chosen(square, is_chosen)
        })
    }

    /// Whether squares have been chosen that can be checked.
    pub fn may_check(&self) -> bool {
        let Work::Spot { chosen, .. } = &self.work else { return false };
        !self.is_done() && chosen.any() && self.answer.is_none()
    }

    /// Says which of the chosen squares are right.
    pub fn check(&mut self) -> Option<News> {
        let Work::Spot { answer, chosen } = &self.work else { return None };
        let spotted = Spotted::new(*answer, *chosen);
        if !self.may_check() {
            return None;
        }
        self.settle();
        self.misses = self.misses.saturating_add(1);
        self.answer = Some(Answer::Spotted(spotted));
        Some(News::Failed)
    }

    /// The answer that was chosen last, and whether it is right.
    pub fn chosen(&self) -> Option<(String, bool)> {
        match &self.answer {
            Some(Answer::Chosen { id, right }) => Some((id.clone(), *right)),
            _ => None,
        }
    }

    /// Answers the question.
    pub fn choose(&mut self, index: usize) -> Option<News> {
        let Task::Choose(answers) = &self.step.task else { return None };
        let answer = answers.get(index).filter(|_| !self.is_done())?;
        let chosen = Answer::Chosen { id: answer.id.clone(), right: answer.right };
        let right = answer.right;
        self.settle();
        Some(if right {
            self.done(chosen)
        } else {
            self.misses = self.misses.saturating_add(1);
            self.answer = Some(chosen);
            News::Failed
        })
    }

    // --- Back, again, shown ----------------------------------------------------------------------

    /// Whether the last try can be taken back.
    pub fn may_take_back(&self) -> bool {
        !self.is_done() && self.tries() > 0
    }

    /// Takes back the last try, and the reply to it.
    pub fn take_back(&mut self) -> Option<News> {
        if !self.may_take_back() {
            return None;
        }
        self.settle();
        let learner = self.learner();
        match &mut self.work {
            Work::Play(tried) => {
                tried.take_back();
            }
            Work::Game(game) => while game.take_back().is_some() && game.turn() != learner {},
            _ => return None,
        }
        Some(News::TakenBack)
    }

    /// Whether to try again is the one thing to do.
    pub fn wants_again(&self) -> bool {
        self.is_failed() || matches!(self.answer, Some(Answer::Spotted(_)))
    }

    /// Whether there is something to begin again.
    pub fn may_restart(&self) -> bool {
        match &self.work {
            Work::Look => false,
            Work::Spot { chosen, .. } => chosen.any(),
            Work::Choose => self.answer.is_some(),
            Work::Play(_) | Work::Game(_) => self.tries() > 0,
        }
    }

    /// Begins again. Squares that were found stay found while others are missing.
    pub fn restart(&mut self) -> Option<News> {
        if !self.may_restart() {
            return None;
        }
        let keep = match &self.answer {
            Some(Answer::Spotted(spotted)) => spotted.right,
            _ => Bitboard::EMPTY,
        };
        self.settle();
        self.shown &= self.stars.is_none();
        self.stars = None;
        match &mut self.work {
            Work::Play(tried) => tried.restart(),
            Work::Spot { chosen, .. } => *chosen = keep,
            Work::Game(game) => *game = Game::from_position(self.start.clone()),
            Work::Look | Work::Choose => {}
        }
        Some(News::TakenBack)
    }

    /// Goes on to the next hint.
    pub fn hint(&mut self) -> Option<News> {
        if self.may_show() {
            return self.show();
        }
        self.look_at(usize::MAX);
        self.advice = Some(self.next_advice()?);
        self.forget_refusal();
        Some(News::Hinted)
    }

    /// Does what the last hint says, in the learner's place.
    fn show(&mut self) -> Option<News> {
        self.shown = true;
        if let Work::Spot { answer, chosen } = &mut self.work {
            let spotted = Spotted::new(*answer, *chosen);
            *chosen = *answer;
            self.settle();
            self.misses = u8::MAX;
            let news = self.done(Answer::Done { reaction: None });
            self.advice = Some(Advice::Squares(spotted.missed));
            return Some(news);
        }
        let ply = self.advice?.ply()?;
        let tried = as_tried(ply, self.position());
        self.offer(Some(tried), ply)
    }

    // --- Against the machine ---------------------------------------------------------------------

    /// What the machine has to think about, if it is its turn: with a new engine for each reply,
    /// as the proof did.
    pub fn question(&self) -> Option<Think> {
        let (Work::Game(game), Task::Game(battle)) = (&self.work, &self.step.task) else {
            return None;
        };
        let its_turn = game.turn() != battle.person && battle.end(game).is_none();
        its_turn.then(|| think(battle, game))
    }

    /// Plays what the machine chose, if it is legal and its turn.
    pub fn machine_plays(&mut self, ply: Ply) -> Option<News> {
        self.question()?;
        let before = self.position().clone();
        let Work::Game(game) = &mut self.work else { return None };
        game.play(ply).ok()?;
        self.settle();
        self.hear(before, ply);
        Some(self.ended(None))
    }
}

fn think(battle: &Battle, game: &Game) -> Think {
    let GameRecord { ruleset, fen, .. } = game.record();
    Think {
        id: 0,
        ruleset,
        fen,
        plies: game.plies().to_vec(),
        level: battle.level,
        seed: battle.seed,
        fresh: true,
        limits: ThinkLimits { nodes: Some(battle.nodes), ..ThinkLimits::default() },
    }
}

/// The tries of the learner's that have counted, in order.
fn counted(tried: &Try) -> Vec<Ply> {
    let pairs = tried.states().windows(2);
    pairs
        .filter_map(|pair| {
            let [before, after] = pair else { return None };
            let refused = &after.progress.refused;
            match refused.get(before.progress.refused.len()) {
                Some(&(attempt, _)) => Some(attempt),
                None => after.line.get(before.line.len()).copied(),
            }
        })
        .collect()
}
