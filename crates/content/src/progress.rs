//! A try at a step as far as it has come: the position, and what goals remember of the way to it.

use sittuyin_rules::{Bitboard, Color, Game, Ply, Position, Reason, Role};

/// What goals remember of the plies played.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Default)]
pub struct Progress {
    /// Where the learner's plies have landed.
    pub landed: Bitboard,
    /// How many pieces of each role the learner has captured, by [`Role::index`].
    pub captured: [u8; 6],
    /// How many pieces the opponent has captured.
    pub lost: u8,
    /// Whether the learner has promoted a soldier.
    pub promoted: bool,
    /// How many plies the opponent has made; passing is none.
    pub replies: u8,
    /// What the learner's last ply moved or placed.
    pub moved: Option<Role>,
    /// Refused tries that the goal asks for.
    pub refused: Vec<(Ply, Reason)>,
}

/// A position on the way to a goal.
#[derive(Clone, Debug)]
pub struct State {
    /// The position.
    pub position: Position,
    /// Whose goal it is.
    pub learner: Color,
    /// What goals remember.
    pub progress: Progress,
    /// The plies of both sides.
    pub line: Vec<Ply>,
}

impl State {
    /// The start of a try by the side to move.
    pub fn new(position: Position) -> Self {
        let learner = position.turn();
        Self::of(position, learner)
    }

    /// The start of a try by either side.
    pub fn of(position: Position, learner: Color) -> Self {
        Self { position, learner, progress: Progress::default(), line: Vec::new() }
    }

    /// A game so far, as a try by one side.
    pub fn of_game(game: &Game, learner: Color) -> Self {
        let start = Self::of(game.start_position().clone(), learner);
        game.plies().iter().fold(start, |state, &ply| state.after(ply))
    }

    /// How many plies the learner has made.
    pub fn own_plies(&self) -> usize {
        self.line.len() - usize::from(self.progress.replies)
    }

    /// Whether the learner is to move.
    pub fn is_learners_turn(&self) -> bool {
        self.position.turn() == self.learner
    }

    /// After a ply, which has to be legal.
    pub fn after(&self, ply: Ply) -> Self {
        let mut next = self.clone();
        let taken = match ply {
            Ply::Place { .. } | Ply::Displace { .. } => None,
            _ if ply.from() == Some(ply.to()) => None,
            _ => self.position.board().role_at(ply.to()),
        };
        let progress = &mut next.progress;
        if self.is_learners_turn() {
            progress.landed |= ply.to();
            progress.promoted |= ply.is_promotion();
            progress.moved = match ply {
                Ply::Place { role, .. } | Ply::Displace { role, .. } => Some(role),
                _ => ply.from().and_then(|from| self.position.board().role_at(from)),
            };
            if let Some(role) = taken {
                progress.captured[role.index()] += 1;
            }
        } else {
            progress.replies = progress.replies.saturating_add(1);
            progress.lost += u8::from(taken.is_some());
        }
        next.line.push(ply);
        next.position.play(ply);
        next
    }

    /// The turn given away and nothing else changed.
    pub fn passed(&self) -> Self {
        Self { position: self.position.passed(), ..self.clone() }
    }

    /// After a refused try that the goal asks for.
    pub fn after_refusal(&self, attempt: Ply, reason: Reason) -> Self {
        let mut next = self.clone();
        next.progress.refused.push((attempt, reason));
        next
    }
}
