//! What the properties found; each case once more, small and by name.

use sittuyin_rules::{
    Attempt, Kings, Ply, Position, Reason, RulesetId, Verdict,
    notation::{ReadError, read},
};

use crate::oracle_data::position;

fn ply(text: &str) -> Ply {
    text.parse().expect("a ply")
}

fn reason(position: &Position, attempt: Attempt) -> Reason {
    match position.judge(attempt) {
        Verdict::Refused(refusal) => refusal.reason,
        other => panic!("{} {attempt:?}: {other:?}", position.fen()),
    }
}

/// §1: a promotion ends the row of plies that draws after 100, in place as well.
#[test]
fn a_promotion_in_place_begins_the_hundred_plies_anew() {
    for ruleset in RulesetId::ALL {
        let before = position(ruleset, "k7/8/2P5/8/8/8/8/7K[] w - - 99 80");
        assert_eq!(before.after(ply("c6c6f")).halfmoves(), 0, "{ruleset}");
    }
}

/// §7: `not_how_it_moves` comes before `blocked` and `own_piece_there`.
#[test]
fn what_is_no_soldier_does_not_promote_on_arrival_whatever_stands_in_its_way() {
    let position = position(RulesetId::Pl, "kF6/P7/K7/N7/8/8/8/8[] w - - 0 74");
    let attempt = Attempt::Ply(ply("a6a5=f"));
    assert_eq!(reason(&position, attempt), Reason::NotHowItMoves);
}

/// §4: the soldier could only be promoted, and that would leave red no reply.
#[test]
fn a_start_from_which_every_ply_is_forbidden_is_refused_for_that() {
    let position = position(RulesetId::Zh, "8/8/8/8/8/5p2/2nn1K1k/8[] b - - 0 36");
    let start = Attempt::Start("f3".parse().expect("a square"));
    assert_eq!(reason(&position, start), Reason::NoReply);
}

/// §3: a side's only soldier is promoted anywhere, so no square is off the X for it.
#[test]
fn the_only_soldier_is_not_sent_to_the_x_in_the_tournament_rules() {
    let position = position(RulesetId::Asean, "8/8/8/8/8/4k2p/8/5Ks1[] b - - 0 22");
    let attempt = Attempt::Ply(ply("h3h2=f"));
    assert_eq!(reason(&position, attempt), Reason::OnlyAsATurn);
}

/// A drill without kings: a side that has nothing is no bare king (§5).
#[test]
fn an_empty_side_of_a_drill_starts_no_count() {
    let setup = "8/8/8/8/8/8/8/r7[] b - - 0 9".parse().expect("a FEN");
    let drill = Position::new(setup, RulesetId::Asean, Kings::Optional).expect("a drill");
    assert_eq!(drill.after(ply("a1b1")).count(), None);
}

/// §3: "The own king's safety is judged after the shift", so that two checks at once are answered
/// by capturing one attacker and shifting into the way of the other.
#[test]
fn a_soldier_that_captures_and_shifts_answers_two_checks() {
    let checked = position(RulesetId::Pl, "4r2k/8/8/8/3n4/2P5/4K3/8[] w - - 0 60");
    let cure = ply("c3d4=f,e3");
    assert!(checked.checkers().many());
    assert_eq!(checked.judge(Attempt::Ply(cure)), Verdict::Ply(cure));
    assert_eq!(reason(&checked, Attempt::Ply(ply("c3d4=f"))), Reason::CheckNotAnswered);
    // Where nothing else answers, it is no mate.
    let cornered = position(RulesetId::Pl, "4r2k/8/8/8/3n4/2PS1N2/3RKS2/3R1N2[] w - - 0 60");
    let cures = ["c3d4=f,e3", "c3d4=f,e4", "c3d4=f,e5"].map(ply);
    assert_eq!(cornered.legal_plies().as_slice(), cures);
    assert_eq!(cornered.outcome(), None);
}

/// Blank, or nothing but the signs that may end a ply.
#[test]
fn a_text_without_a_ply_is_unreadable() {
    let position = Position::start(RulesetId::Zh);
    for text in ["", " ", " +", "\t#", "!?", "\u{3000}"] {
        let read = read(text, &position, &[]);
        assert!(matches!(read, Err(ReadError::Unreadable { .. })), "{text:?} {read:?}");
    }
}
