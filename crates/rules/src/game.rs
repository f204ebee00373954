use serde::{Deserialize, Serialize};
use thiserror::Error;

use crate::{
    Attempt, Color, Draw, FenErrors, Kings, Outcome, Ply, Position, PositionErrors, Refusal,
    RulesetId, Setup, Verdict, Win, notation::CoordinateError, outcome::PLIES_WITHOUT_PROGRESS,
};

/// A start and the plies played from it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Game {
    /// The start and the position after each ply; never empty.
    positions: Vec<Position>,
    plies: Vec<Ply>,
    /// How it was ended by a person's word, if it was.
    declared: Option<Outcome>,
}

/// A game as it is kept and sent: plies in coordinates.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct GameRecord {
    /// Under which rules.
    pub ruleset: RulesetId,
    /// The start as FEN.
    pub fen: String,
    /// The plies from there.
    pub plies: Vec<String>,
}

/// A ply that cannot be played.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
#[error("{ply} cannot be played: {}", refusal.reason)]
pub struct PlayError {
    /// The ply.
    pub ply: Ply,
    /// Why not.
    pub refusal: Refusal,
    /// In which position.
    pub position: Box<Position>,
}

/// Why a record is no game.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
pub enum RecordError {
    /// The start cannot be read.
    #[error("the start cannot be read: {0}")]
    Fen(#[from] FenErrors),
    /// The start is impossible.
    #[error("the start is impossible: {0}")]
    Position(#[from] PositionErrors),
    /// A ply cannot be read.
    #[error("ply {number}: {error}")]
    Unreadable {
        /// Which, from 1.
        number: usize,
        /// What is wrong with it.
        error: CoordinateError,
    },
    /// A ply cannot be played.
    #[error("ply {number}: {error}")]
    Unplayable {
        /// Which, from 1.
        number: usize,
        /// What is wrong with it.
        error: Box<PlayError>,
    },
}

impl Game {
    /// A new game.
    pub fn start(ruleset: RulesetId) -> Self {
        Self::from_position(Position::start(ruleset))
    }

    /// A game from a position.
    pub fn from_position(start: Position) -> Self {
        Self { positions: vec![start], plies: Vec::new(), declared: None }
    }

    /// The position that the game began with.
    pub fn start_position(&self) -> &Position {
        &self.positions[0]
    }

    /// The position now.
    pub fn position(&self) -> &Position {
        &self.positions[self.plies.len()]
    }

    /// The start and the position after each ply: one more than there are plies.
    pub fn positions(&self) -> &[Position] {
        &self.positions
    }

    /// The plies played.
    pub fn plies(&self) -> &[Ply] {
        &self.plies
    }

    /// Whose turn it is.
    pub fn turn(&self) -> Color {
        self.position().turn()
    }

    /// The ruleset.
    pub fn ruleset(&self) -> RulesetId {
        self.position().rules().id
    }

    /// How the game has ended, if it has. It ends by itself at mate and at every draw that is not
    /// to be claimed.
    pub fn outcome(&self) -> Option<Outcome> {
        if self.declared.is_some() {
            return self.declared;
        }
        let position = self.position();
        if let Some(outcome) = position.outcome() {
            return Some(outcome);
        }
        if position.kings() == Kings::Optional {
            return None;
        }
        let draw = if self.repetitions() >= 3 {
            Draw::Repetition
        } else if position.halfmoves() >= PLIES_WITHOUT_PROGRESS {
            Draw::HundredPlies
        } else if position.count().is_some_and(|count| count.plies > count.limit) {
            Draw::CountPassed
        } else {
            return None;
        };
        Some(Outcome::Draw(draw))
    }

    /// How many times the position now has stood on the board with the same side to move.
    pub fn repetitions(&self) -> usize {
        let now = self.position();
        self.positions.iter().filter(|position| position.repeats(now)).count()
    }

    /// Judges an attempt: the ply it means, the ways to complete it, or why not.
    pub fn judge(&self, attempt: Attempt) -> Verdict {
        if self.outcome().is_some() {
            return Verdict::Refused(Refusal::game_over());
        }
        self.position().judge(attempt)
    }

    /// Plays a ply.
    ///
    /// # Errors
    ///
    /// Why it cannot be played; the game is as before.
    pub fn play(&mut self, ply: Ply) -> Result<(), PlayError> {
        let refusal = match self.judge(Attempt::Ply(ply)) {
            Verdict::Ply(ply) => {
                let next = self.position().after(ply);
                self.positions.push(next);
                self.plies.push(ply);
                return Ok(());
            }
            Verdict::Refused(refusal) => refusal,
            Verdict::Incomplete(ways) => Refusal::unfinished(&ways),
        };
        Err(PlayError { ply, refusal, position: Box::new(self.position().clone()) })
    }

    /// Takes back the last ply, and the end of the game with it.
    pub fn take_back(&mut self) -> Option<Ply> {
        self.declared = None;
        let ply = self.plies.pop()?;
        self.positions.truncate(self.plies.len() + 1);
        Some(ply)
    }

    /// A side gives up; whether the game was still on.
    pub fn resign(&mut self, side: Color) -> bool {
        let on = self.outcome().is_none();
        if on {
            self.declared = Some(Outcome::Win { winner: !side, by: Win::Resignation });
        }
        on
    }

    /// The side to move claims a draw; whether it may.
    pub fn claim_draw(&mut self) -> bool {
        let may = self.outcome().is_none() && self.position().may_claim_draw();
        if may {
            self.declared = Some(Outcome::Draw(Draw::Claimed));
        }
        may
    }

    /// The game as it is kept and sent. Resignations and claims are not part of it.
    pub fn record(&self) -> GameRecord {
        GameRecord {
            ruleset: self.ruleset(),
            fen: self.start_position().fen(),
            plies: self.plies.iter().map(ToString::to_string).collect(),
        }
    }

    /// Plays a record.
    ///
    /// # Errors
    ///
    /// What is wrong with the start, or with which ply.
    pub fn from_record(record: &GameRecord) -> Result<Self, RecordError> {
        let setup: Setup = record.fen.parse()?;
        let mut game = Self::from_position(Position::new(setup, record.ruleset, Kings::Required)?);
        for (index, text) in record.plies.iter().enumerate() {
            let number = index + 1;
            let ply = text.parse().map_err(|error| RecordError::Unreadable { number, error })?;
            game.play(ply)
                .map_err(|error| RecordError::Unplayable { number, error: Box::new(error) })?;
        }
        Ok(game)
    }
}

impl Position {
    /// Whether it counts as the same position for repetition: pieces, hands and the side to move.
    pub fn repeats(&self, other: &Self) -> bool {
        self.hash == other.hash
            && self.turn == other.turn
            && self.board == other.board
            && self.hands == other.hands
    }
}
