//! Plies as text (rules §6).

mod oracle_data;

use oracle_data::{entries, position};
use serde::Deserialize;
use sittuyin_rules::{
    Attempt, Evidence, Ply, Position, Reason, Role, RulesetId, Verdict,
    notation::{ReadError, read, write},
};

#[derive(Deserialize)]
struct Legal {
    fen: String,
    plies: Vec<String>,
    #[serde(default)]
    san: Vec<String>,
}

fn ply(text: &str) -> Ply {
    text.parse().expect("a ply")
}

#[test]
fn what_is_written_is_read_again_in_every_position_of_the_oracle() {
    for ruleset in RulesetId::ALL {
        for entry in entries::<Legal>(ruleset, "legal") {
            let position = position(ruleset, &entry.fen);
            for ply in position.legal_plies() {
                let text = write(ply, &position);
                let context = format!("{ruleset} {} {ply} as {text}", entry.fen);
                assert_eq!(read(&text, &position, &[]), Ok(ply), "{context}");
                assert_eq!(read(&ply.to_string(), &position, &[]), Ok(ply), "{context}");
            }
        }
    }
}

/// Fairy-Stockfish writes moves as we do, but for promotions in place, where both origins agree.
#[test]
fn the_tournament_notation_is_that_of_fairy_stockfish() {
    let mut count = 0;
    for entry in entries::<Legal>(RulesetId::Asean, "legal") {
        let position = position(RulesetId::Asean, &entry.fen);
        for (text, san) in entry.plies.iter().zip(&entry.san) {
            assert_eq!(write(ply(text), &position), *san, "{} {text}", entry.fen);
            assert_eq!(read(san, &position, &[]), Ok(ply(text)), "{} {san}", entry.fen);
            count += 1;
        }
    }
    assert!(count > 5000, "{count}");
}

#[test]
fn a_promotion_is_written_with_its_origin() {
    let cases = [
        ("zh", "k7/8/2P5/8/8/8/8/7K[] w - - 0 9", "c6c6f", "c6=F"),
        ("asean", "k7/8/8/4P3/7P/8/8/7K[] w - - 0 9", "e5f6f", "e5f6=F"),
        ("pl", "k7/8/8/8/3P4/8/8/7K[] w - - 0 9", "d4d5=f", "d4d5=F"),
        ("pl", "k7/8/8/8/3P4/8/8/7K[] w - - 0 9", "d4d5=f,e6", "d4d5=F-e6"),
        ("pl", "k7/8/8/4r3/3P4/8/8/7K[] w - - 0 9", "d4e5=f", "d4xe5=F"),
    ];
    for (ruleset, fen, coordinates, people) in cases {
        let position = position(ruleset.parse().expect("a ruleset"), fen);
        assert_eq!(write(ply(coordinates), &position), people);
        assert_eq!(read(people, &position, &[]), Ok(ply(coordinates)));
    }
}

/// Reported of another program: `c6=F` was written without origin and could not be read again.
#[test]
fn a_short_form_is_read_where_it_is_unique_and_refused_with_its_candidates_where_not() {
    let one = position(RulesetId::Pl, "k7/8/8/2P5/8/8/8/7K[] w - - 0 9");
    assert_eq!(read("c6=F", &one, &[]), Ok(ply("c5c6=f")));
    let two = position(RulesetId::Pl, "k7/8/2r5/1P1P4/8/8/8/7K[] w - - 0 9");
    let Err(ReadError::Ambiguous { candidates, .. }) = read("c6=F", &two, &[]) else {
        panic!("two soldiers can be promoted on c6")
    };
    assert_eq!(candidates, [ply("b5c6=f"), ply("d5c6=f")]);
    assert_eq!(read("dc6=F", &two, &[]), Ok(ply("d5c6=f")));
}

#[test]
fn a_piece_is_told_from_its_like_by_file_rank_or_square() {
    let files = position(RulesetId::Zh, "k7/8/8/8/8/8/1N3N2/7K[] w - - 0 9");
    assert_eq!(write(ply("b2d3"), &files), "Nbd3");
    let ranks = position(RulesetId::Zh, "7k/8/1N6/8/1N6/8/8/7K[] w - - 0 9");
    assert_eq!(write(ply("b4d5"), &ranks), "N4d5");
    assert!(matches!(read("Nd5", &ranks, &[]), Err(ReadError::Ambiguous { .. })));
}

#[test]
fn the_abbreviations_of_a_language_are_read() {
    let position = position(RulesetId::Zh, "k7/8/8/8/8/8/1N6/K7[] w - - 0 9");
    let polish = [("Kr", Role::King), ("Jź", Role::Horse)];
    assert_eq!(read("Jźd3", &position, &polish), Ok(ply("b2d3")));
    assert_eq!(read("马d3", &position, &[("马", Role::Horse)]), Ok(ply("b2d3")));
}

#[test]
fn what_is_clear_but_not_legal_is_read_so_that_it_can_be_answered() {
    let position = position(RulesetId::Zh, "k7/8/8/8/8/8/1N6/K7[] w - - 0 9");
    let attempt = read("Nb4", &position, &[]).expect("clear");
    let Verdict::Refused(refusal) = position.judge(Attempt::Ply(attempt)) else {
        panic!("a horse leaps")
    };
    assert_eq!(refusal.reason, Reason::NotHowItMoves);
    assert!(matches!(read("Re5", &position, &[]), Err(ReadError::NoSuchPiece { .. })));
    assert!(matches!(read("Nz9", &position, &[]), Err(ReadError::Unreadable { at: 2, .. })));
    assert!(matches!(read("Nd3x", &position, &[]), Err(ReadError::Unreadable { at: 5, .. })));
}

/// Rules §7: a move while pieces are in hand is refused as that, whether its piece stands or not.
#[test]
fn a_move_in_the_setup_is_refused_for_the_setup() {
    for ruleset in RulesetId::ALL {
        let start = Position::start(ruleset);
        for text in ["Ne3", "Nxe5", "Kd1+", "Rad1", "e5", "e5=F", "e4e5"] {
            let verdict = match read(text, &start, &[]) {
                Ok(ply) => start.judge(Attempt::Ply(ply)),
                Err(error) => error.verdict(),
            };
            let Verdict::Refused(refusal) = verdict else { panic!("{text}: {verdict:?}") };
            assert_eq!(refusal.reason, Reason::StillSettingUp, "{ruleset} {text}");
        }
        assert!(matches!(read("Nz9", &start, &[]), Err(ReadError::Unreadable { .. })));
    }
}

#[test]
fn placements_are_written_with_an_at() {
    let start = Position::start(RulesetId::En);
    assert_eq!(write(ply("R@a3,b2"), &start), "R@a3,b2");
    assert_eq!(read("R@a3,b2", &start, &[]), Ok(ply("R@a3,b2")));
    assert_eq!(read("Pw@a1", &start, &[("Pw", Role::Chariot)]), Ok(ply("R@a1")));
}

#[test]
fn json_names_plies_reasons_and_evidence_as_everywhere() {
    for text in ["R@a1", "R@a3,b2", "e4e5", "e5f6f", "d4d5=f,e6"] {
        let ply: Ply = text.parse().expect("a ply");
        let json = serde_json::to_string(&ply).expect("JSON");
        assert_eq!(json, format!("{text:?}"));
        assert_eq!(serde_json::from_str::<Ply>(&json).expect("a ply"), ply);
    }
    for reason in Reason::ALL {
        assert_eq!(serde_json::to_value(reason).expect("JSON"), reason.id());
    }
    for evidence in [Evidence::BackRank, Evidence::TheX, Evidence::By] {
        assert_eq!(serde_json::to_value(evidence).expect("JSON"), evidence.id());
    }
}
