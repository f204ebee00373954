//! What is done on the board, as tries at a step.

use super::{
    answer::{Answer, Heard},
    study::{News, Study, Work},
};
use crate::{
    board::{Attempt as Tried, BoardEvent, Origin},
    game::{Ask, Meaning, Refused, answered, asked_for, meaning},
};
use sittuyin_content::{End, Reaction, Response, Standing};
use sittuyin_rules::{Attempt, Bitboard, Phase, Ply, Position, Refusal, Square, Verdict};

impl Study {
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

    pub(super) fn forget_refusal(&mut self) {
        if matches!(self.answer, Some(Answer::Refused { .. })) {
            self.answer = None;
        }
    }

    /// A piece that can go nowhere says why as soon as it is taken up.
    fn taken_up(&mut self, origin: Origin) -> Option<News> {
        self.forget_refusal();
        let Origin::Board(from) = origin else { return None };
        if self.position().phase() == Phase::Setup || self.promotions_to_try().has(from) {
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
            _ => match self.meaning(tried)? {
                Meaning::Ply(ply) => self.offer(Some(tried), ply),
                Meaning::Ask(ask) => {
                    self.settle();
                    self.ask = Some(ask);
                    Some(News::Asked)
                }
            },
        }
    }

    /// What a try means. Where the goal wants a promotion on arrival to be refused, the board asks for it.
    fn meaning(&self, tried: Tried) -> Option<Meaning> {
        let asked = match tried {
            Tried::Move { from, to } => self.arrival_to_try(from, to),
            _ => None,
        };
        asked.map(Meaning::Ask).or_else(|| meaning(self.position(), tried))
    }

    fn arrival_to_try(&self, from: Square, to: Square) -> Option<Ask> {
        let stand = |ply| match ply {
            Ply::Arrive { from: start, to: end, stand } if (start, end) == (from, to) => {
                Some(stand)
            }
            _ => None,
        };
        let stands: Bitboard = self.refusals_to_try().into_iter().filter_map(stand).collect();
        let move_only = self.position().is_legal(Ply::Move { from, to });
        stands.any().then_some(Ask::Arrival { from, to, stands, move_only })
    }

    /// Lets go of what is open, of the last answer, and of the hint.
    pub(super) fn settle(&mut self) {
        self.ask = None;
        self.answer = None;
        self.advice = None;
        self.between = None;
        self.looking_at = None;
        self.compared = None;
        self.heard.clear();
    }

    /// Plays a ply, asks for the rest of it, or says why not.
    pub(super) fn offer(&mut self, tried: Option<Tried>, ply: Ply) -> Option<News> {
        let before = self.position().clone();
        let news = self.judged(tried, ply, before.clone())?;
        self.compared = self.step.compare.then_some((before, ply));
        Some(news)
    }

    fn judged(&mut self, tried: Option<Tried>, ply: Ply, before: Position) -> Option<News> {
        match &mut self.work {
            Work::Play(work) => {
                let response = work.offer(Attempt::Ply(ply));
                self.responded(tried, ply, &before, response)
            }
            Work::Game(game) => match game.judge(Attempt::Ply(ply)) {
                Verdict::Incomplete(ways) => Some(self.incomplete(ply, &ways)),
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
            Response::Incomplete(ways) => Some(self.incomplete(ply, &ways)),
            Response::Refused { refusal, reaction, asked_for, standing: Standing::GoesOn } => {
                if asked_for {
                    self.ask = None;
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

    pub(super) fn hear(&mut self, before: Position, ply: Ply) {
        let after = before.after(ply);
        self.heard.push(Heard { before, ply, after });
    }

    fn incomplete(&mut self, ply: Ply, ways: &[Ply]) -> News {
        self.settle();
        self.ask = asked_for(ply, ways);
        News::Asked
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
    pub(super) fn ended(&mut self, reaction: Option<Reaction>) -> News {
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

    pub(super) fn done(&mut self, answer: Answer) -> News {
        let earned = match &self.work {
            Work::Play(tried) => match tried.standing() {
                Standing::Done { stars } => stars,
                _ => 1,
            },
            _ => 3_u8.saturating_sub(self.misses).max(1),
        };
        self.stars = Some(if self.given_away { 1 } else { earned });
        self.advice = None;
        self.answer = Some(answer);
        News::Done
    }
}
