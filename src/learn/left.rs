//! Work that was left in the middle, and how it goes on.

use super::study::{Study, Work};
use sittuyin_content::{PlyLine, Task};
use sittuyin_rules::Game;

/// A game that was left in the middle.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct LeftGame {
    /// The plies of both sides.
    pub plies: PlyLine,
    /// Whether the solution was shown.
    pub given_away: bool,
}

impl Study {
    /// The same for coming back to it: nothing is open, and the last position is on screen.
    pub fn left(mut self) -> Self {
        self.ask = None;
        self.between = None;
        self.looking_at = None;
        self
    }

    /// What is to be kept of a game against the machine, while it goes on.
    pub fn left_game(&self) -> Option<LeftGame> {
        let Work::Game(game) = &self.work else { return None };
        let goes_on = !game.plies().is_empty() && self.end().is_none();
        goes_on.then(|| LeftGame {
            plies: PlyLine(game.plies().to_vec()),
            given_away: self.given_away,
        })
    }

    /// Goes on with a game that was left; one that cannot have been played here is not taken up.
    pub fn go_on(&mut self, left: &LeftGame) {
        let Task::Game(battle) = &self.step.task else { return };
        let mut game = Game::from_position(self.start.clone());
        for &ply in left.plies.iter() {
            if game.play(ply).is_err() || battle.end(&game).is_some() {
                return;
            }
        }
        self.work = Work::Game(game);
        self.given_away = left.given_away;
    }
}
