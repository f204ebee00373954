//! What a person does on the board, turned into plies.

use super::exchange;
use super::session::{Ask, News, Refused, Session};
use crate::board::{Answer, Attempt as Tried, BoardEvent, ChoiceOption, Origin};
use sittuyin_rules::{
    Attempt, Bitboard, Phase, Piece, Ply, Position, Refusal, Role, Square, Verdict, attacks,
    notation::{self, Abbreviations, ReadError},
    ruleset::PromotionTurn,
};

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
        self.settle();
        Ok(Some(self.judged(Some(as_tried(ply, self.position())), ply)))
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
        self.refuse(Some(tried), Attempt::Start(from), role_on(position, from))
    }

    fn tried(&mut self, tried: Tried) -> Option<News> {
        let setting_up = self.position().phase() == Phase::Setup;
        match tried {
            Tried::Place { piece: Piece { role, .. }, to } => {
                Some(self.judged(Some(tried), Ply::Place { role, to }))
            }
            Tried::Move { from, to } if setting_up && self.is_placed(from) => {
                self.place_again(from, to)
            }
            Tried::Remove(from) => self.put_back(from),
            Tried::Move { from, to } => Some(self.moved(tried, from, to)),
            Tried::Promote(from) => Some(self.judged(Some(tried), Ply::Promote { from, to: from })),
        }
    }

    /// A try from one square to another: a promotion with a step where it can be one, a question
    /// where there is a choice, else a move.
    fn moved(&mut self, tried: Tried, from: Square, to: Square) -> News {
        let position = self.position();
        if steps_as_it_promotes(position, from, to) {
            return self.judged(Some(tried), Ply::Promote { from, to });
        }
        let mut stands = Bitboard::EMPTY;
        let mut move_only = false;
        for ply in position.legal_plies() {
            match ply {
                Ply::Arrive { from: start, to: end, stand } if (start, end) == (from, to) => {
                    stands |= stand;
                }
                _ => move_only |= ply == Ply::Move { from, to },
            }
        }
        if stands.is_empty() {
            return self.judged(Some(tried), Ply::Move { from, to });
        }
        self.settle();
        self.ask = Some(Ask::Arrival { from, to, stands, move_only });
        News::Asked
    }

    /// Plays a ply, asks for the rest of it, or says why not.
    pub(super) fn judged(&mut self, tried: Option<Tried>, ply: Ply) -> News {
        match self.game.judge(Attempt::Ply(ply)) {
            Verdict::Ply(ply) => self.play(ply),
            Verdict::Incomplete(ways) => {
                let squares = ways.into_iter().filter_map(|way| match way {
                    Ply::Displace { soldier_to, .. } => Some(soldier_to),
                    _ => None,
                });
                let squares = squares.collect();
                self.settle();
                if let Ply::Place { role, to } = ply {
                    self.ask = Some(Ask::Soldier { role, to, squares });
                }
                News::Asked
            }
            Verdict::Refused(refusal) => {
                let role = match (ply, tried) {
                    // The answer to where the soldier goes.
                    (Ply::Displace { .. }, Some(Tried::Move { .. })) => Some(Role::Soldier),
                    _ => role_of(ply, self.position()),
                };
                let ask = self.ask;
                self.settle();
                // A wrong answer leaves the question open.
                self.ask = ask;
                self.refused = Some(Refused { tried, role, refusal });
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
        let ply = match (self.ask?, answer) {
            (Ask::Soldier { role, to, .. }, Answer::Square(soldier_to)) => {
                Ply::Displace { role, to, soldier_to }
            }
            (Ask::Arrival { from, to, .. }, Answer::Square(stand)) => {
                Ply::Arrive { from, to, stand }
            }
            (Ask::Arrival { from, to, .. }, Answer::Option(ChoiceOption::PromoteHere)) => {
                Ply::Arrive { from, to, stand: to }
            }
            (Ask::Arrival { from, to, .. }, Answer::Option(ChoiceOption::MoveOnly)) => {
                Ply::Move { from, to }
            }
            (Ask::Soldier { .. }, Answer::Option(_)) => return None,
        };
        let tried = match (answer, ply.from()) {
            (Answer::Square(to), Some(from)) => Some(Tried::Move { from, to }),
            (Answer::Square(to), None) => Some(Tried::Move { from: ply.to(), to }),
            _ => None,
        };
        Some(self.judged(tried, ply))
    }
}

impl Refused {
    /// The refusal of a ply that stands in a text.
    pub fn written(ply: Ply, position: &Position, refusal: Refusal) -> Self {
        Self { tried: Some(as_tried(ply, position)), role: role_of(ply, position), refusal }
    }
}

/// A ply as it would have been tried on the board.
fn as_tried(ply: Ply, position: &Position) -> Tried {
    let to = ply.to();
    match (ply, ply.from()) {
        (Ply::Promote { .. }, Some(from)) if from == to => Tried::Promote(from),
        (_, Some(from)) => Tried::Move { from, to },
        (Ply::Place { role, .. } | Ply::Displace { role, .. }, None) => {
            Tried::Place { piece: Piece { color: position.turn(), role }, to }
        }
        (_, None) => Tried::Remove(to),
    }
}

/// What a ply places or moves.
fn role_of(ply: Ply, position: &Position) -> Option<Role> {
    match ply {
        Ply::Place { role, .. } | Ply::Displace { role, .. } => Some(role),
        _ => ply.from().and_then(|from| role_on(position, from)),
    }
}

fn role_on(position: &Position, square: Square) -> Option<Role> {
    position.board().role_at(square)
}

/// Whether a soldier's try means a promotion with a step (`asean`), legal or not.
fn steps_as_it_promotes(position: &Position, from: Square, to: Square) -> bool {
    let us = position.turn();
    let board = position.board();
    position.rules().promotion_turn == PromotionTurn::InPlaceOrStep
        && position.phase() == Phase::Battle
        && board.of(us, Role::Soldier).has(from)
        && board.of(us, Role::Commander).is_empty()
        && position.promotion_squares().has(from)
        && (attacks::diagonals(from) - board.occupied()).has(to)
}
