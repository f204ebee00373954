//! What a step's words claim of its position. The proof asks the rules; the app does not need it.

use serde::{Deserialize, Serialize};
use sittuyin_rules::{Attempt, Color, Draw, Game, Outcome, Ply, Position, Reason, Verdict, Win};

use crate::{Goal, Opponent, Play, PlyLine, Solver, State, refuses};

/// Something that is said of a position, in a form that the rules can confirm.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Claim {
    /// This ply is legal.
    Legal(Ply),
    /// This ply is refused, for just this reason.
    Refused {
        /// The ply.
        attempt: Ply,
        /// Why.
        reason: Reason,
    },
    /// This ply is legal but for leaving no reply.
    Forbidden(Ply),
    /// These plies end in checkmate.
    Mates(PlyLine),
    /// The side to move mates in so many of its plies, whatever the reply, and not in fewer.
    Wins(u8),
    /// After these plies the game has ended so, or goes on.
    Outcome {
        /// The plies.
        #[serde(default)]
        line: PlyLine,
        /// How.
        is: Ending,
    },
}

/// How a game ends, without a word of a player.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Ending {
    /// It goes on.
    None,
    /// Red mates.
    RedMates,
    /// Black mates.
    BlackMates,
    /// What is left cannot mate.
    InsufficientMaterial,
    /// Not in check, and no ply.
    Stalemate,
    /// Every ply would leave no reply.
    NoReplyForbidden,
    /// The same position for the third time.
    Repetition,
    /// 100 plies without progress.
    HundredPlies,
    /// The count against the bare king has passed its limit.
    CountPassed,
    /// Ended by a player's word.
    Declared,
}

impl Ending {
    /// How a game has ended, if it has.
    pub fn of(outcome: Option<Outcome>) -> Self {
        match outcome {
            None => Self::None,
            Some(Outcome::Win { winner: Color::Red, by: Win::Checkmate }) => Self::RedMates,
            Some(Outcome::Win { winner: Color::Black, by: Win::Checkmate }) => Self::BlackMates,
            Some(Outcome::Draw(Draw::InsufficientMaterial)) => Self::InsufficientMaterial,
            Some(Outcome::Draw(Draw::Stalemate)) => Self::Stalemate,
            Some(Outcome::Draw(Draw::NoReplyForbidden)) => Self::NoReplyForbidden,
            Some(Outcome::Draw(Draw::Repetition)) => Self::Repetition,
            Some(Outcome::Draw(Draw::HundredPlies)) => Self::HundredPlies,
            Some(Outcome::Draw(Draw::CountPassed)) => Self::CountPassed,
            Some(Outcome::Draw(Draw::Claimed) | Outcome::Win { by: Win::Resignation, .. }) => {
                Self::Declared
            }
        }
    }
}

impl Claim {
    /// Whether the rules confirm it in a position.
    pub fn holds(&self, position: &Position) -> bool {
        match self {
            Self::Legal(ply) => position.judge(Attempt::Ply(*ply)) == Verdict::Ply(*ply),
            Self::Refused { attempt, reason } => refuses(position, *attempt, *reason),
            Self::Forbidden(ply) => {
                position.is_legal_but_for_reply(*ply) && position.is_forbidden(*ply)
            }
            Self::Mates(line) => {
                matches!(ending(position, line), Some(Ending::RedMates | Ending::BlackMates))
            }
            Self::Wins(tries) => {
                let opponent = Opponent::Resists;
                let play =
                    Play { goal: Goal::Mate, par: *tries, opponent, limit: None, fail: None };
                Solver::new(&play).fewest(&State::new(position.clone()), *tries) == Ok(Some(*tries))
            }
            Self::Outcome { line, is } => ending(position, line) == Some(*is),
        }
    }

    /// The claim on a board turned by half a turn.
    pub fn half_turned(&self) -> Self {
        match self {
            Self::Legal(ply) => Self::Legal(ply.half_turned()),
            Self::Refused { attempt, reason } => {
                Self::Refused { attempt: attempt.half_turned(), reason: *reason }
            }
            Self::Forbidden(ply) => Self::Forbidden(ply.half_turned()),
            Self::Mates(line) => Self::Mates(line.half_turned()),
            Self::Wins(tries) => Self::Wins(*tries),
            Self::Outcome { line, is } => {
                let is = match is {
                    Ending::RedMates => Ending::BlackMates,
                    Ending::BlackMates => Ending::RedMates,
                    other => *other,
                };
                Self::Outcome { line: line.half_turned(), is }
            }
        }
    }
}

/// How the game has ended after a line; nothing if it cannot be played.
fn ending(position: &Position, line: &PlyLine) -> Option<Ending> {
    let mut game = Game::from_position(position.clone());
    for &ply in line.iter() {
        game.play(ply).ok()?;
    }
    Some(Ending::of(game.outcome()))
}
