//! What a person does on the board, turned into plies.

use super::{
    Mode, exchange,
    meaning::{Meaning, answered, as_tried, asked_for, meaning},
    session::{News, Refused, Session},
};
use crate::board::{Answer, Attempt as Tried, BoardEvent, Origin};
use sittuyin_rules::{
    Attempt, Game, Phase, Ply, Refusal, Role, Verdict,
    notation::{self, Abbreviations, ReadError},
};

/// Tries a ply, legal or not, where two play: how the game stands then, and what came of it.
pub fn try_out(game: Game, ply: Ply) -> (Session, News) {
    let mut session = Session::resumed(game, Mode::TwoPlayers, 0);
    let news = session.on_ply(ply);
    (session, news)
}

impl Session {
    /// Takes in what a person did on the board.
    pub fn on_board(&mut self, event: BoardEvent) -> Option<News> {
        if !self.is_open() {
            return None;
        }
        match event {
            BoardEvent::TakenUp(origin) => self.taken_up(origin),
            BoardEvent::LetGo | BoardEvent::Tap(_) => {
                self.refused = None;
                None
            }
            BoardEvent::Try(tried) => self.tried(tried),
            BoardEvent::Choose(answer) => self.chosen(answer),
            BoardEvent::Cancel => {
                self.settle();
                None
            }
        }
    }

    /// Takes in a ply that was written.
    ///
    /// # Errors
    ///
    /// Where the text cannot be read, or what it could mean.
    pub fn on_text(
        &mut self,
        text: &str,
        abbreviations: Abbreviations,
    ) -> Result<Option<News>, ReadError> {
        if !self.is_open() {
            return Ok(None);
        }
        let ply = match notation::read(&exchange::plain(text), self.position(), abbreviations) {
            Ok(ply) => ply,
            // It names a piece, and nothing on the board that it could be.
            Err(ReadError::StillSettingUp { role, .. }) => {
                self.settle();
                let refusal = Refusal::still_setting_up();
                self.refused = Some(Refused { tried: None, role: Some(role), refusal });
                return Ok(Some(News::Refused));
            }
            Err(error) => return Err(error),
        };
        Ok(Some(self.on_ply(ply)))
    }

    /// Takes in a ply, legal or not.
    pub fn on_ply(&mut self, ply: Ply) -> News {
        self.settle();
        self.judged(Some(as_tried(ply, self.position())), ply)
    }

    /// A piece that can go nowhere says why as soon as it is taken up.
    fn taken_up(&mut self, origin: Origin) -> Option<News> {
        self.refused = None;
        let Origin::Board(from) = origin else { return None };
        let position = self.position();
        if position.phase() == Phase::Setup {
            return None;
        }
        let tried = Tried::Move { from, to: from };
        self.refuse(Some(tried), Attempt::Start(from), position.board().role_at(from))
    }

    fn tried(&mut self, tried: Tried) -> Option<News> {
        let setting_up = self.position().phase() == Phase::Setup;
        match tried {
            Tried::Move { from, to } if setting_up && self.is_placed(from) => {
                self.place_again(from, to)
            }
            Tried::Remove(from) => self.put_back(from),
            _ => match meaning(self.position(), tried)? {
                Meaning::Ply(ply) => Some(self.judged(Some(tried), ply)),
                Meaning::Ask(ask) => {
                    self.settle();
                    self.ask = Some(ask);
                    Some(News::Asked)
                }
            },
        }
    }

    /// Plays a ply, asks for the rest of it, or says why not.
    pub(super) fn judged(&mut self, tried: Option<Tried>, ply: Ply) -> News {
        match self.game.judge(Attempt::Ply(ply)) {
            Verdict::Ply(ply) => self.play(ply),
            Verdict::Incomplete(ways) => {
                self.settle();
                self.ask = asked_for(ply, &ways);
                News::Asked
            }
            Verdict::Refused(refusal) => {
                let refused = Refused::new(tried, ply, self.position(), refusal);
                let ask = self.ask;
                self.settle();
                // A wrong answer leaves the question open.
                self.ask = ask;
                self.refused = Some(refused);
                News::Refused
            }
        }
    }

    fn refuse(
        &mut self,
        tried: Option<Tried>,
        attempt: Attempt,
        role: Option<Role>,
    ) -> Option<News> {
        let Verdict::Refused(refusal) = self.game.judge(attempt) else { return None };
        self.settle();
        self.refused = Some(Refused { tried, role, refusal });
        Some(News::Refused)
    }

    /// An answer to what the board asks.
    fn chosen(&mut self, answer: Answer) -> Option<News> {
        let (tried, ply) = answered(self.ask?, answer)?;
        Some(self.judged(tried, ply))
    }
}
