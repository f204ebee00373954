//! What a step's words claim of its position. The proof asks the rules; the app does not need it.

use serde::{Deserialize, Serialize};
use sittuyin_rules::{Attempt, Game, Ply, Position, Reason, Verdict};

use crate::{Ending, Goal, Opponent, Play, PlyLine, Solver, State, refuses};

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
                Self::Outcome { line: line.half_turned(), is: is.half_turned() }
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
