//! Games and positions as text that is copied and pasted.

use super::words::LoadError;
use sittuyin_rules::{
    Game, GameRecord, Kings, Position, RulesetId, Setup,
    pgn::{self, Pgn},
};

/// Reads a position or a game. A game names its ruleset; a position is read under the one given.
///
/// # Errors
///
/// What is wrong with it, and where.
pub fn read(text: &str, ruleset: RulesetId) -> Result<Game, LoadError> {
    let text = plain(text);
    let text = text.trim();
    if text.is_empty() {
        return Err(LoadError::Empty);
    }
    // Seven strokes divide the ranks; a game has no word like that.
    let is_fen = text.split_whitespace().next().is_some_and(|word| word.matches('/').count() > 2);
    if is_fen {
        let setup: Setup = text.parse().map_err(LoadError::Fen)?;
        let position =
            Position::new(setup, ruleset, Kings::Required).map_err(LoadError::Position)?;
        return Ok(Game::from_position(position));
    }
    pgn::read(text).map(|Pgn { game, .. }| game).map_err(LoadError::Pgn)
}

/// What was pasted or typed in the letters that notations are written in: full-width forms, as
/// Chinese keyboards have them, and long dashes become ASCII; marks that nobody sees, such as the
/// one at the beginning of some files, are left out. Of a text that is longer than any reader takes
/// only so much is kept that it is still too long.
pub(super) fn plain(text: &str) -> String {
    let letters = text.trim_start().chars().filter_map(|letter| match letter {
        '\u{ad}' | '\u{200b}'..='\u{200f}' | '\u{2060}'..='\u{2069}' | '\u{feff}' => None,
        '！'..='～' => char::from_u32(u32::from(letter) - 0xfee0),
        '【' => Some('['),
        '】' => Some(']'),
        '。' => Some('.'),
        '–' | '—' | '−' => Some('-'),
        _ => Some(letter),
    });
    letters.take(pgn::MOST_CHARACTERS + 1).collect()
}

/// A game as the fragment of an address: ruleset, start and plies, in letters that need no escape.
pub fn to_fragment(game: &Game) -> String {
    let GameRecord { ruleset, fen, plies } = game.record();
    let fen = fen.replace(' ', "_").replace('[', "(").replace(']', ")");
    format!("{ruleset};{fen};{}", plies.join("_"))
}

/// The game of a fragment, if it is one.
pub fn from_fragment(text: &str) -> Option<Game> {
    if text.len() > pgn::MOST_CHARACTERS {
        return None;
    }
    // Programs that show a link may leave out what seems to be punctuation at its end.
    let mut parts = text.trim_end_matches(['.', ',', ';', '!', '?']).split(';');
    let (ruleset, fen) = (parts.next()?, parts.next()?);
    let plies = parts.next().unwrap_or_default();
    let record = GameRecord {
        ruleset: ruleset.parse().ok()?,
        fen: fen.replace('_', " ").replace('(', "[").replace(')', "]"),
        plies: plies.split('_').filter(|ply| !ply.is_empty()).map(str::to_owned).collect(),
    };
    Game::from_record(&record).ok()
}

/// Whether a game is another one than that, and not merely how that was at an earlier ply.
pub fn goes_beyond(game: &Game, other: &Game) -> bool {
    let ended = game.plies() == other.plies() && game.outcome() != other.outcome();
    ended
        || game.start_position() != other.start_position()
        || !other.plies().starts_with(game.plies())
}

#[cfg(test)]
mod tests {
    use super::*;
    use sittuyin_rules::Color;

    #[test]
    fn a_fragment_is_read_as_it_is_written() {
        let mut game = Game::start(RulesetId::En);
        assert_eq!(from_fragment(&to_fragment(&game)), Some(game.clone()));
        for text in ["K@e2", "R@a3,b2"] {
            game.play(text.parse().unwrap()).unwrap();
        }
        assert_eq!(from_fragment(&to_fragment(&game)), Some(game));
        let start = to_fragment(&Game::start(RulesetId::Zh));
        for cut in [start.trim_end_matches(';'), &format!("{start}.")] {
            assert_eq!(from_fragment(cut), Some(Game::start(RulesetId::Zh)), "{cut}");
        }
        let too_long = start + &"_".repeat(pgn::MOST_CHARACTERS);
        for text in ["", "main", "zh;8/8;", "xx;;;", "zh;;e2e4", &too_long] {
            assert_eq!(from_fragment(text), None, "{text}");
        }
    }

    #[test]
    fn to_go_back_is_not_to_go_beyond() {
        let play = |texts: &[&str]| {
            let mut game = Game::start(RulesetId::En);
            for text in texts {
                game.play(text.parse().unwrap()).unwrap();
            }
            game
        };
        let linked = play(&["K@e2", "R@a3,b2"]);
        assert!(!goes_beyond(&linked, &linked));
        assert!(!goes_beyond(&play(&["K@e2"]), &linked));
        assert!(goes_beyond(&play(&["K@e2", "R@a3,b2", "F@a1"]), &linked));
        assert!(goes_beyond(&play(&["K@e2", "F@a1"]), &linked));
        assert!(goes_beyond(&Game::start(RulesetId::Zh), &linked));
        let mut resigned = linked.clone();
        resigned.resign(Color::Red);
        assert!(goes_beyond(&resigned, &linked));
    }

    #[test]
    fn what_is_written_is_read_again() {
        let mut game = Game::start(RulesetId::En);
        for text in ["K@e2", "R@a3,b2"] {
            game.play(text.parse().unwrap()).unwrap();
        }
        let again = read(&pgn::write(&game, &[]), RulesetId::Zh).unwrap();
        assert_eq!(again, game);
        let fen = game.position().fen();
        assert_eq!(read(&fen, RulesetId::En).unwrap().position(), game.position());
    }

    #[test]
    fn what_is_wrong_is_said_with_its_place() {
        assert_eq!(read(" ", RulesetId::Zh), Err(LoadError::Empty));
        let wrong = read("8/8/4ppxp/pppp4/4PPPP/PPPP4/8/8[] w", RulesetId::Zh);
        let Err(LoadError::Fen(errors)) = wrong else { panic!("{wrong:?}") };
        assert_eq!(errors.0[0].at, 8);
        let kings = read("8/8/8/8/8/8/8/8[] w", RulesetId::Zh);
        assert!(matches!(kings, Err(LoadError::Position(_))));
        let game = read("[Variant \"Sittuyin\"]\n[Ruleset \"zh\"]\n\n1. K@a1 *", RulesetId::Zh);
        assert!(matches!(game, Err(LoadError::Pgn(_))), "{game:?}");
    }
}
