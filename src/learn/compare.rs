//! The last try as it goes in each ruleset, where a step compares them.

use super::study::Study;
use crate::game::{News, Session, try_out};
use sittuyin_rules::{Color, Game, RulesetId};

/// A try under a ruleset.
#[derive(Clone, PartialEq, Debug)]
pub struct Compared {
    /// Which ruleset.
    pub ruleset: RulesetId,
    /// How the game stands after the try, and what came of it; nothing where the position in which it was
    /// made cannot arise.
    pub came: Option<(Session, News)>,
}

impl Compared {
    /// Whether the try is allowed, if the position can arise.
    pub fn is_allowed(&self) -> Option<bool> {
        self.came.as_ref().map(|(_, news)| *news != News::Refused)
    }
}

impl Study {
    /// Whether each try is shown as it goes in every ruleset.
    pub fn compares(&self) -> bool {
        self.step.compare
    }

    /// The last try in every ruleset, if there is one to compare.
    pub fn compared(&self) -> Option<[Compared; 4]> {
        let (position, ply) = self.compared.as_ref()?;
        Some(RulesetId::ALL.map(|ruleset| {
            let position = position.under(ruleset).ok();
            let came = position.map(|position| {
                let (mut session, news) = try_out(Game::from_position(position), *ply);
                if self.step.bottom == Color::Black {
                    session.flip();
                }
                (session, news)
            });
            Compared { ruleset, came }
        }))
    }
}
