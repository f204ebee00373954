//! The game that the address shows, in what follows the `#`.

use crate::game::{Mode, Session, game_of_link, goes_beyond, link_of_game};
use sittuyin_rules::Game;

/// What the address shows besides the page.
#[derive(Debug)]
pub enum Shown {
    Nothing,
    Game(Visit),
    /// It looks like a game and is none.
    Broken,
}

/// A game from an address.
#[derive(Debug)]
pub struct Visit {
    /// The game.
    pub game: Game,
    /// Which part of the rules is tried in it: `RULESET/PART`, or nothing where a game was sent.
    pub part: String,
    /// The seed of its session; a rematch has another one.
    seed: u64,
}

impl Visit {
    fn of_fragment(text: &str, seed: u64) -> Option<Self> {
        let part = text.split(';').nth(3).unwrap_or_default().to_owned();
        game_of_link(text).map(|game| Self { game, part, seed })
    }

    /// The session in which it is shown, for two at one screen.
    pub fn session(&self) -> Session {
        Session::resumed(self.game.clone(), Mode::TwoPlayers, self.seed)
    }

    /// Whether that session does not show this game any more. What is tried lasts until another game
    /// is begun; what was sent, until somebody plays on from it.
    pub fn is_left_by(&self, session: &Session) -> bool {
        if self.part.is_empty() {
            goes_beyond(session.game(), &self.game)
        } else {
            session.seed() != self.seed
        }
    }
}

/// What an address says, from the `#` on, of a part of the rules that is tried in a game.
pub fn fragment(game: &Game, part: &str) -> String {
    format!("#{};{part}", link_of_game(game))
}

/// What is shown by what an address says from the `#` on; a game with this seed.
pub fn shown(hash: &str, seed: u64) -> Shown {
    let text = hash.strip_prefix('#').unwrap_or_default();
    if text.contains(';') {
        Visit::of_fragment(text, seed).map_or(Shown::Broken, Shown::Game)
    } else {
        Shown::Nothing
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use sittuyin_rules::RulesetId;

    fn visit(hash: &str) -> Visit {
        let Shown::Game(visit) = shown(hash, 1) else { panic!("{hash}") };
        visit
    }

    #[test]
    fn an_address_shows_a_game_or_a_part_of_one_or_nothing() {
        assert!(matches!(shown("", 1), Shown::Nothing));
        assert!(matches!(shown("#main", 1), Shown::Nothing));
        assert!(matches!(shown("#zh;8/8", 1), Shown::Broken));
        let game = Game::start(RulesetId::En);
        assert_eq!(visit(&format!("#{}", link_of_game(&game))).part, "");
        assert_eq!(visit(&fragment(&game, "zh/zone")).part, "zh/zone");
    }

    #[test]
    fn what_is_tried_stays_so_whatever_is_played() {
        let mut game = Game::start(RulesetId::En);
        let sent = visit(&fragment(&game, ""));
        let tried = visit(&fragment(&game, "zh/zone"));
        game.play("K@e2".parse().unwrap()).unwrap();
        let played = |visit: &Visit| Session::resumed(game.clone(), Mode::TwoPlayers, visit.seed);
        assert!(sent.is_left_by(&played(&sent)));
        assert!(!tried.is_left_by(&played(&tried)));
        // The address follows it.
        assert_eq!(visit(&fragment(&game, "zh/zone")).game, game);
        assert!(tried.is_left_by(&tried.session().rematch(tried.seed + 1)));
    }
}
