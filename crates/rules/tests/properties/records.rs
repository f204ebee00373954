//! Over whole games: taking back, records, and the draws that look at more than one position (§1,
//! §5).

use proptest::{collection::vec, prelude::*};
use sittuyin_rules::{Draw, Game, Outcome, Ply, RulesetId};

use crate::{
    figures_agree::end,
    games::{Script, config, pick, scripts},
    oracle_data::position,
    plain::{Board, End, Plain},
};

/// Plays until the script or the game ends, and looks at the game after every ply.
fn played(
    script: &Script,
    mut look: impl FnMut(&Game, &[Plain]) -> Result<(), TestCaseError>,
) -> Result<Game, TestCaseError> {
    let mut game = Game::from_position(script.start());
    let mut past = vec![script.plain_start()];
    look(&game, &past)?;
    for number in &script.picks {
        let now = past[past.len() - 1].clone();
        let Some(ply) = pick(&game.position().legal_plies(), &now, *number) else { break };
        if game.outcome().is_some() {
            let refused = game.play(ply).map_err(|error| error.refusal.reason.id());
            prop_assert_eq!(refused, Err("game_over"));
            break;
        }
        prop_assert!(game.play(ply).is_ok());
        past.push(now.after(ply));
        look(&game, &past)?;
    }
    Ok(game)
}

/// What the plain rules say of a whole game: by itself the last position goes on.
fn drawn_by_the_past(past: &[Plain]) -> Option<Draw> {
    let now = &past[past.len() - 1];
    let in_order = |hands: &[Vec<_>; 2]| {
        let mut hands = hands.clone();
        for hand in &mut hands {
            hand.sort();
        }
        hands
    };
    let what_repeats =
        |it: &Plain| -> (Board, _, _) { (it.board.clone(), in_order(&it.hands), it.turn) };
    let times = past.iter().filter(|it| what_repeats(it) == what_repeats(now)).count();
    if times >= 3 {
        Some(Draw::Repetition)
    } else if now.idle >= 100 {
        Some(Draw::HundredPlies)
    } else if now.count.is_some_and(|(limit, counted)| counted > limit) {
        Some(Draw::CountPassed)
    } else {
        None
    }
}

proptest! {
    #![proptest_config(config(200))]

    #[test]
    fn taking_back_restores_the_game_ply_by_ply(script in scripts(150)) {
        let mut before = Vec::new();
        let mut game = played(&script, |game, _| {
            before.push(game.clone());
            Ok(())
        })?;
        prop_assert_eq!(before.pop(), Some(game.clone()));
        while let Some(expected) = before.pop() {
            prop_assert!(game.take_back().is_some());
            prop_assert_eq!(game.position().hash(), game.position().computed_hash());
            prop_assert_eq!(&game, &expected);
        }
        prop_assert_eq!(game.take_back(), None);
    }

    #[test]
    fn a_record_is_played_again_as_it_was(script in scripts(150)) {
        let game = played(&script, |_, _| Ok(()))?;
        let again = Game::from_record(&game.record());
        prop_assert_eq!(again.map_err(|error| error.to_string()), Ok(game));
    }

    /// Few different numbers: the pieces go to and fro.
    #[test]
    fn a_game_is_drawn_by_its_past_as_the_plain_rules_say(
        script in scripts(1),
        picks in vec(prop_oneof![Just(0), Just(2), 0..8_u16, any::<u16>()], 0..260),
    ) {
        played(&Script { picks, ..script }, |game, past| {
            let expected = match end(game.position()) {
                End::Ongoing => drawn_by_the_past(past).map(Outcome::Draw),
                _ => game.position().outcome(),
            };
            prop_assert_eq!(game.outcome(), expected, "{}", game.position().fen());
            Ok(())
        })?;
    }
}

fn play(game: &mut Game, plies: &[&str]) {
    for text in plies {
        let ply: Ply = text.parse().expect("a ply");
        game.play(ply).unwrap_or_else(|error| panic!("{error}"));
    }
}

/// The plies of one round of going to and fro.
const TO_AND_FRO: [&str; 4] = ["a1b1", "h8g8", "b1a1", "g8h8"];

#[test]
fn the_third_time_the_same_position_is_a_draw() {
    for ruleset in RulesetId::ALL {
        let start = position(ruleset, "7k/8/7r/8/8/R7/8/K7[] w - - 0 20");
        let mut game = Game::from_position(start);
        play(&mut game, &TO_AND_FRO);
        assert_eq!((game.repetitions(), game.outcome()), (2, None), "{ruleset}");
        play(&mut game, &TO_AND_FRO);
        assert_eq!(game.outcome(), Some(Outcome::Draw(Draw::Repetition)), "{ruleset}");
        game.take_back();
        assert_eq!(game.outcome(), None, "{ruleset}");
    }
}

/// The same pieces with the other side to move are another position: red loses a move by a
/// triangle, and the count begins anew.
#[test]
fn the_side_to_move_belongs_to_the_position_that_repeats() {
    let start = position(RulesetId::Zh, "7k/8/7r/8/8/R7/8/K7[] w - - 0 20");
    let mut game = Game::from_position(start);
    play(&mut game, &["a1b1", "h8g8", "b1b2", "g8h8", "b2a1"]);
    assert_eq!(game.position().board(), game.start_position().board());
    assert_eq!(game.repetitions(), 1);
}

/// §2: "A relocation can be undone by the next, so repetition ends endless shuffling".
#[test]
fn endless_adjusting_is_drawn_by_repetition_and_by_nothing_else() {
    let fen = "rnsf1snr/4k3/4pppp/pppp4/4PPPP/PPPP4/3K4/RNSF1SNR[] w - - 0 2";
    let mut game = Game::from_position(position(RulesetId::Pl, fen));
    for _ in 0..2 {
        assert_eq!(game.outcome(), None);
        play(&mut game, &["d2e1", "e7e8", "e1d2", "e8e7"]);
    }
    assert_eq!(game.outcome(), Some(Outcome::Draw(Draw::Repetition)));
    assert_eq!(game.position().halfmoves(), 0);
}

#[test]
fn the_hundredth_ply_without_capture_soldier_or_promotion_is_a_draw() {
    for ruleset in RulesetId::ALL {
        let start = position(ruleset, "7k/8/7r/8/8/R7/8/K7[] w - - 98 70");
        let mut game = Game::from_position(start);
        play(&mut game, &["a1b1"]);
        assert_eq!(game.outcome(), None, "{ruleset}");
        play(&mut game, &["h8g8"]);
        assert_eq!(game.outcome(), Some(Outcome::Draw(Draw::HundredPlies)), "{ruleset}");
    }
}

/// §5: 16 moves with a chariot, else 44 with an elephant, else 64 with a horse, else none.
#[test]
fn the_count_against_a_bare_king_begins_when_its_last_piece_is_taken() {
    let cases = [
        ("k7/8/8/8/8/8/r6R/1N1S3K[] w - - 7 50", "h2a2", Some(32)),
        ("k7/8/8/8/8/1f6/8/N1S4K[] w - - 7 50", "a1b3", Some(88)),
        ("k7/8/8/8/8/1f6/8/N4F1K[] w - - 7 50", "a1b3", Some(128)),
        ("k7/8/8/8/8/1f6/F1F5/7K[] w - - 7 50", "a2b3", None),
        // A soldier on the board, of either side: no count.
        ("k7/8/8/8/7P/8/r6R/1N1S3K[] w - - 7 50", "h2a2", None),
    ];
    for (fen, text, limit) in cases {
        let before = position(RulesetId::Asean, fen);
        let count = before.after(text.parse().expect("a ply")).count();
        assert_eq!(count.map(|count| (count.limit, count.plies)), limit.map(|it| (it, 0)), "{fen}");
        let elsewhere = position(RulesetId::Zh, fen).after(text.parse().expect("a ply"));
        assert_eq!(elsewhere.count(), None, "{fen}");
    }
}

/// §5: the game is drawn past the limit, one ply later than at it.
#[test]
fn the_count_draws_past_its_limit() {
    let start = position(RulesetId::Asean, "7k/8/8/8/8/8/R7/K7[] w - 32 31 70");
    let mut game = Game::from_position(start);
    play(&mut game, &["a1b1"]);
    assert_eq!((game.position().count().map(|it| it.plies), game.outcome()), (Some(32), None));
    play(&mut game, &["h8g8"]);
    assert_eq!(game.outcome(), Some(Outcome::Draw(Draw::CountPassed)));
}

/// §5: "What the bare king itself captures restarts nothing, and a limit once set stays."
#[test]
fn a_bare_king_that_captures_changes_nothing_in_the_count() {
    let before = position(RulesetId::Asean, "7k/6R1/8/8/8/8/N7/K7[] b - 32 20 70");
    let count = before.after("h8g7".parse().expect("a ply")).count();
    assert_eq!(count.map(|count| (count.limit, count.plies)), Some((32, 21)));
}

/// §5: in place or with a step, the last soldier's promotion starts the count.
#[test]
fn the_last_soldiers_promotion_begins_the_count() {
    let before = position(RulesetId::Asean, "7k/8/8/8/P7/8/N7/K7[] w - - 3 70");
    let count = before.after("a4a4f".parse().expect("a ply")).count();
    assert_eq!(count.map(|count| (count.limit, count.plies)), Some((128, 0)));
}
