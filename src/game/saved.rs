//! A session as it is kept in the browser.

use super::{Level, Mode, Session};
use crate::progress::{SavedEnd, SavedGame, SavedMode, SavedOpponent};
use sittuyin_rules::{Color, Draw, Game, GameRecord, Outcome, Win};

impl Session {
    /// What is kept of it.
    pub fn saved(&self) -> SavedGame {
        let GameRecord { ruleset, fen, plies } = self.game.record();
        let mode = match self.mode {
            Mode::TwoPlayers => SavedMode { who: SavedOpponent::Two, red: false, level: 0 },
            Mode::Machine { person, level } => SavedMode {
                who: SavedOpponent::Machine,
                red: person == Color::Red,
                level: level.get(),
            },
        };
        let ended = match self.outcome() {
            Some(Outcome::Win { winner, by: Win::Resignation }) => {
                Some(SavedEnd::Resigned { red: winner == Color::Black })
            }
            Some(Outcome::Draw(Draw::Claimed)) => Some(SavedEnd::Claimed),
            _ => None,
        };
        let flipped = self.bottom != Self::natural_bottom(self.mode);
        SavedGame {
            ruleset,
            fen,
            plies,
            mode,
            seed: self.seed,
            ended,
            flipped,
            warned: self.warned,
        }
    }

    /// The session that was kept, if it is still a game.
    pub fn restored(saved: &SavedGame) -> Option<Self> {
        let SavedGame { ruleset, fen, plies, .. } = saved.clone();
        let mut game = Game::from_record(&GameRecord { ruleset, fen, plies }).ok()?;
        let side = |red| if red { Color::Red } else { Color::Black };
        let SavedMode { who, red, level } = saved.mode;
        let mode = match who {
            SavedOpponent::Two => Mode::TwoPlayers,
            SavedOpponent::Machine => Mode::Machine { person: side(red), level: Level::new(level) },
        };
        match saved.ended {
            Some(SavedEnd::Resigned { red }) => {
                game.resign(side(red));
            }
            Some(SavedEnd::Claimed) => {
                game.claim_draw();
            }
            None => {}
        }
        let mut session = Self::resumed(game, mode, saved.seed);
        session.warned = saved.warned;
        if saved.flipped {
            session.flip();
        }
        Some(session)
    }
}
