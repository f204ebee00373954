//! Readers answer any text with what it says or with an error, never with a panic.

use proptest::prelude::*;
use sittuyin_rules::{
    Game, GameRecord, Kings, Ply, Position, RulesetId, Setup, Square,
    notation::{read, write},
    pgn,
};

use crate::{
    games::{Script, config, everywhere, pick, scripts},
    oracle_data::position,
};

/// Any text at all, or only letters that mean something to one of the readers.
fn texts() -> impl Strategy<Value = String> {
    prop_oneof![
        any::<String>(),
        "[a-h1-8KFRSNPkfrsnp@=,x+#/\\[\\] wb-]{0,60}",
        "[马王\u{0}\u{301}🐘éa-h1-8@=,x]{0,12}",
        // PGN.
        "(\\[[A-Z][a-z]{0,8} \"[^\"]{0,12}\"\\]\n?|[0-9]{1,12}\\.{0,3}|[KFRSN]?@?[a-h][1-8]| |\n|[{}();$*\\\\\"]){0,20}",
    ]
}

/// A right text with some characters changed, taken away or put in.
fn spoilt(text: &str, spoils: &[(prop::sample::Index, u8, char)]) -> String {
    let mut letters: Vec<char> = text.chars().collect();
    for (index, what, letter) in spoils {
        let at = index.index(letters.len() + 1);
        match (what % 3, at < letters.len()) {
            (0, true) => letters[at] = *letter,
            (1, true) => {
                letters.remove(at);
            }
            _ => letters.insert(at, *letter),
        }
    }
    letters.into_iter().collect()
}

fn spoils() -> impl Strategy<Value = Vec<(prop::sample::Index, u8, char)>> {
    let letter = prop_oneof![
        any::<char>(),
        prop::sample::select(
            "abcdefgh12345678KFRSNP@=,x+#-[]{}()/ \n\"".chars().collect::<Vec<_>>()
        ),
    ];
    prop::collection::vec((any::<prop::sample::Index>(), any::<u8>(), letter), 1..4)
}

/// Everything that reads, on one text; what was read is written and read again.
fn every_reader(text: &str) -> Result<(), TestCaseError> {
    let _ = text.parse::<Square>();
    let _ = text.parse::<RulesetId>();
    if let Ok(ply) = text.parse::<Ply>() {
        prop_assert_eq!(ply.to_string().parse(), Ok(ply));
    }
    if let Err(error) = text.parse::<Ply>() {
        prop_assert!((1..=text.chars().count() + 1).contains(&error.at), "{error}");
    }
    match text.parse::<Setup>() {
        Ok(setup) => {
            prop_assert_eq!(setup.to_string().parse(), Ok(setup.clone()));
            for ruleset in RulesetId::ALL {
                for kings in [Kings::Required, Kings::Optional] {
                    if let Ok(position) = Position::new(setup.clone(), ruleset, kings) {
                        let plies = position.legal_plies();
                        prop_assert_eq!(position.count_legal(), plies.len() as u64);
                        let _ = position.outcome();
                    }
                }
            }
        }
        Err(errors) => {
            let end = text.chars().count() + 1;
            prop_assert!(errors.0.iter().all(|error| (1..=end).contains(&error.at)), "{errors}");
        }
    }
    let _ = pgn::read(text);
    let record = GameRecord {
        ruleset: RulesetId::Asean,
        fen: text.to_owned(),
        plies: vec![text.to_owned()],
    };
    prop_assert!(Game::from_record(&record).is_err());
    Ok(())
}

/// What people write, in a setup, while adjusting, with promotions near.
fn every_reader_of_people(text: &str) {
    let positions = [
        (RulesetId::En, "8/8/4pppp/pppp4/4PPPP/PPPP4/8/8[KFRRSSNNkfrrssnn] w - - 0 1"),
        (RulesetId::Pl, "rnsf1snr/4k3/4pppp/pppp4/4PPPP/PPPP4/3K4/RNSF1SNR[] w - - 0 2"),
        (RulesetId::Pl, "k7/8/2r5/1P1P4/8/8/8/7K[] w - - 0 9"),
        (RulesetId::Asean, "k7/8/8/4P3/7P/8/8/7K[] w - - 0 9"),
    ];
    for (ruleset, fen) in positions {
        let position = position(ruleset, fen);
        if let Ok(ply) = read(text, &position, &[("马", sittuyin_rules::Role::Horse)]) {
            let _ = write(ply, &position);
            let _ = position.judge(sittuyin_rules::Attempt::Ply(ply));
        }
    }
}

proptest! {
    #![proptest_config(config(4000))]

    #[test]
    fn any_text_is_answered(text in texts()) {
        every_reader(&text)?;
        every_reader_of_people(&text);
    }
}

/// The readers of whole texts, on a text of the greatest length that is read.
fn readers_of_long_texts(part: &str) {
    let longest: String = part.chars().cycle().take(pgn::MOST_CHARACTERS).collect();
    let _ = longest.parse::<Ply>();
    let _ = longest.parse::<Setup>();
    let _ = pgn::read(&longest);
    every_reader_of_people(&longest);
}

proptest! {
    #![proptest_config(config(60))]

    /// A reader that went back for each letter would not come to an end here.
    #[test]
    fn the_longest_text_is_answered(part in texts()) {
        prop_assume!(!part.is_empty());
        readers_of_long_texts(&part);
    }
}

/// What makes readers go back: openings without an end, and ends without a beginning.
#[test]
fn a_text_of_openings_alone_is_answered() {
    for part in [
        "(", ")", "{", "}", "{(", "({", "(}", "(;", "[", "[A ", "[A \"", "[A \"\"]", "1.", "$",
        "\\\"", "\n",
    ] {
        readers_of_long_texts(part);
    }
}

proptest! {
    #![proptest_config(config(400))]

    #[test]
    fn a_spoilt_position_is_answered(script in scripts(40), spoils in spoils()) {
        let mut fen = String::new();
        everywhere(&script, |fast, _| {
            fen = fast.fen();
            Ok(())
        })?;
        every_reader(&spoilt(&fen, &spoils))?;
    }

    #[test]
    fn a_spoilt_ply_is_answered(script in scripts(40), spoils in spoils()) {
        everywhere(&script, |fast, _| {
            if let Some(ply) = fast.legal_plies().first() {
                every_reader_of_people(&spoilt(&write(*ply, fast), &spoils));
                let coordinates = spoilt(&ply.to_string(), &spoils);
                every_reader(&coordinates)?;
                every_reader_of_people(&coordinates);
            }
            Ok(())
        })?;
    }

    /// What is written for people is read again as the same ply, in every position.
    #[test]
    fn notation_for_people_survives_being_read(script in scripts(60)) {
        everywhere(&script, |fast, _| {
            for ply in fast.legal_plies() {
                let text = write(ply, fast);
                let read = read(&text, fast, &[]);
                prop_assert!(read == Ok(ply), "{} {} {} {:?}", fast.fen(), ply, text, read);
            }
            Ok(())
        })?;
    }

    #[test]
    fn a_game_in_pgn_is_read_again_and_spoilt_is_answered(script in scripts(60), spoils in spoils()) {
        let game = played(&script);
        let text = pgn::write(&game, &[]);
        let again = pgn::read(&text).map(|pgn| pgn.game).map_err(|error| error.to_string());
        prop_assert_eq!(again, Ok(game), "{}", text);
        let _ = pgn::read(&spoilt(&text, &spoils));
    }
}

fn played(script: &Script) -> Game {
    let mut game = Game::from_position(script.start());
    let mut plain = script.plain_start();
    for number in &script.picks {
        let Some(ply) = pick(&game.position().legal_plies(), &plain, *number) else { break };
        if game.play(ply).is_err() {
            break;
        }
        plain = plain.after(ply);
    }
    game
}
