//! Work that was left in the middle.

use super::{game, go};
use crate::learn::{LeftGame, News};
use sittuyin_rules::Color;

#[test]
fn a_game_that_was_left_goes_on_and_a_damaged_one_begins_anew() {
    let mut study = game();
    assert_eq!(study.left_game(), None);
    go(&mut study, "h1", "h6");
    assert_eq!(study.machine_plays("a8a7".parse().unwrap()), Some(News::Played));
    let left = study.left_game().unwrap();
    let plies =
        |text: &str| LeftGame { plies: text.to_owned().try_into().unwrap(), given_away: true };
    assert_eq!(left.plies.to_string(), "h1h6 a8a7");
    let again = |left: &LeftGame| {
        let mut study = game();
        study.go_on(left);
        study
    };
    let mut study = again(&left);
    assert_eq!((study.tries(), study.learner(), study.is_open()), (2, Color::Red, true));
    assert_eq!(study.take_back(), Some(News::TakenBack));
    // It is the machine's turn.
    assert!(again(&plies("h1h6")).question().is_some());
    // Not legal, and over before its end.
    for damaged in ["h1h6 a8a6", "a8a7", "b2c2 a8b8 h1h7 b8a8 c2c8 a8b8"] {
        assert_eq!(again(&plies(damaged)).tries(), 0, "{damaged}");
    }
    // With the solution shown there is one star.
    let mut study = again(&plies("b2c2 a8b8 h1h7 b8a8"));
    assert_eq!(go(&mut study, "c2", "c8"), Some(News::Done));
    assert_eq!((study.stars(), study.left_game()), (Some(1), None));
}
