//! Positions made by hand; what is to be said of them was found by looking at the board.

use sittuyin_motives::{Merit, Risk, gain_on, merits, risks};
use sittuyin_rules::{Kings, Ply, Position, Role, RulesetId, Square};

fn position(fen: &str, ruleset: RulesetId) -> Position {
    Position::new(fen.parse().expect("a FEN"), ruleset, Kings::Required).expect("a position")
}

fn square(text: &str) -> Square {
    text.parse().expect("a square")
}

/// The first thing said for a ply.
fn first(fen: &str, text: &str) -> Option<Merit> {
    said(fen, text, RulesetId::Zh).first().copied()
}

fn said(fen: &str, text: &str, ruleset: RulesetId) -> Vec<Merit> {
    let position = position(fen, ruleset);
    let ply: Ply = text.parse().expect("a ply");
    assert!(position.is_legal(ply), "{text} in {fen}");
    merits(&position, ply)
}

#[test]
fn capturing_pays_until_it_does_not() {
    // A chariot looks at a horse that a soldier guards, and at a free one.
    let guarded = position("4k3/8/5p2/4n3/8/8/8/K3R3[] w - - 0 60", RulesetId::Zh);
    assert_eq!(gain_on(&guarded, square("e5")), 0);
    let free = position("4k3/8/8/4n3/8/8/8/K3R3[] w - - 0 60", RulesetId::Zh);
    assert_eq!(gain_on(&free, square("e5")), 3);
    // Two chariots behind each other, one guard: horse and soldier for a chariot do not pay.
    let behind = position("3k4/8/5p2/4n3/8/8/4R3/K3R3[] w - - 0 60", RulesetId::Zh);
    assert_eq!(gain_on(&behind, square("e5")), 0);
    // A soldier captures a guarded horse: three for one.
    let cheap = position("4k3/8/5p2/4n3/3P4/8/8/K7[] w - - 0 60", RulesetId::Zh);
    assert_eq!(gain_on(&cheap, square("e5")), 2);
    // The guard is pinned to its king by a chariot.
    let pinned = position("3k4/8/3f4/4n3/8/8/8/K2RR3[] w - - 0 60", RulesetId::Zh);
    assert_eq!(gain_on(&pinned, square("e5")), 3);
    assert_eq!(gain_on(&free, square("a8")), 0);
}

#[test]
fn what_a_ply_does_at_once_is_said_first() {
    assert_eq!(first("7k/8/7K/8/8/8/8/R7[] w - - 0 60", "a1a8"), Some(Merit::Mate));
    let horse = Merit::Win { role: Role::Horse };
    assert_eq!(first("4k3/8/8/4n3/8/8/8/K3R3[] w - - 0 60", "e1e5"), Some(horse));
    let trade = Merit::Trade { role: Role::Chariot };
    let chariots = "4k3/8/5p2/4r3/8/8/8/K3R3[] w - - 0 60";
    assert!(said(chariots, "e1e5", RulesetId::Zh).contains(&trade));
    assert_eq!(first("4k3/8/8/4P3/8/8/8/K7[] w - - 0 60", "e5e5f"), Some(Merit::Promote));
    assert_eq!(first("4k3/8/8/8/8/8/8/R3K3[] w - - 0 60", "a1a8"), Some(Merit::Check));
    assert_eq!(first("4r2k/8/8/8/8/8/8/4K3[] w - - 0 60", "e1d1"), Some(Merit::EndCheck));
}

#[test]
fn what_the_opponent_could_have_done_is_prevented() {
    // The soldier f6 attacks the chariot; on a5 it is safe.
    let chariot = "6k1/8/5p2/4R3/8/8/8/K7[] w - - 0 60";
    let saved = Merit::Save { role: Role::Chariot, square: square("a5") };
    assert_eq!(first(chariot, "e5a5"), Some(saved));
    // The horse stands where the chariot looks; the other one comes to its guard.
    let horse = "4k3/8/8/r3N3/8/8/8/1KN5[] w - - 0 60";
    let guarded = Merit::Save { role: Role::Horse, square: square("e5") };
    assert_eq!(first(horse, "c1d3"), Some(guarded));
    assert!(!said(horse, "c1b3", RulesetId::Zh).contains(&guarded));
    // Chariot to the back rank and mate, unless something can stand between.
    let mate = "8/8/8/8/7R/5k2/r7/5K2[] w - - 0 60";
    assert_eq!(first(mate, "h4d4"), Some(Merit::StopMate));
    assert_ne!(first(mate, "h4h8"), Some(Merit::StopMate));
}

#[test]
fn what_follows_if_nothing_is_done_is_a_threat() {
    // The horse goes to f7 and looks at both d8 and h8; the king on a8 is out of reach.
    let nothing = said("k2r3r/8/8/8/6N1/8/8/K7[] w - - 0 60", "g4e5", RulesetId::Zh);
    assert_eq!(nothing, [Merit::Reach { before: 6, now: 8 }]);
    let fork = said("k2r3r/8/8/6N1/8/8/8/K7[] w - - 0 60", "g5f7", RulesetId::Zh);
    let chariot = |at| Merit::Threaten { role: Role::Chariot, square: square(at) };
    assert!(fork.contains(&chariot("d8")) && fork.contains(&chariot("h8")), "{fork:?}");
    let mate = "7k/8/8/7K/8/8/8/R7[] w - - 0 60";
    assert_eq!(first(mate, "h5h6"), Some(Merit::ThreatenMate));
    // What was there to be taken before is no new threat.
    let old = said("4k3/8/8/4n3/8/8/8/K3R3[] w - - 0 60", "e1e2", RulesetId::Zh);
    assert!(!old.iter().any(|merit| matches!(merit, Merit::Threaten { .. })), "{old:?}");
}

#[test]
fn soldiers_march_to_their_x_and_are_stopped() {
    let march = Merit::March { x: square("f6") };
    assert_eq!(first("4k3/8/8/8/5P2/8/8/K7[] w - - 0 60", "f4f5"), Some(march));
    // Not with a commander on the board, and not past the X.
    assert_ne!(first("4k3/8/8/8/5P2/8/8/KF6[] w - - 0 60", "f4f5"), Some(march));
    assert_eq!(first("k7/8/5P2/8/8/8/8/K7[] w - - 0 60", "f6f7"), None);
    let block = Merit::Block { square: square("c5"), x: square("c3") };
    assert!(said("4k3/8/8/2p5/8/8/4F3/K1R5[] w - - 0 60", "c1c4", RulesetId::Zh).contains(&block));
    let reach = Merit::Reach { before: 2, now: 6 };
    assert_eq!(first("4k3/8/7p/8/8/8/8/K6N[] w - - 0 60", "h1f2"), Some(reach));
    assert_eq!(first("4k3/8/7p/8/2N5/8/8/K7[] w - - 0 60", "c4a3"), None);
}

#[test]
fn placements_guard_attack_and_shelter() {
    // Black has placed a chariot in e8; red's pieces are still in hand.
    let fen = "8/8/4pppp/pppp4/4PPPP/PPPP4/8/4K3[FSSNNRRkfssnnrr] w - - 0 2";
    let shelter = said(fen, "S@e2", RulesetId::En);
    assert!(shelter.contains(&Merit::Shelter), "{shelter:?}");
    let horse = said(fen, "N@c2", RulesetId::En);
    // From c2 it looks at a3, b4, d4, e3, a1, e1: the soldier of a3 was unguarded.
    let soldier = Merit::Guard { role: Role::Soldier, square: square("a3") };
    assert!(horse.contains(&soldier), "{horse:?}");
}

#[test]
fn what_is_left_to_be_taken_is_a_risk() {
    let at = |fen, text: &str| risks(&position(fen, RulesetId::Zh), text.parse().expect("a ply"));
    // The horse guards nothing any more: the chariot takes the elephant.
    let leaves = at("4k3/8/8/r3S3/8/3N4/8/K7[] w - - 0 60", "d3b2");
    let elephant = Risk::Lose {
        role: Role::Elephant,
        square: square("e5"),
        by: Role::Chariot,
        reply: "a5e5".parse().expect("a ply"),
    };
    assert_eq!(leaves, [elephant]);
    assert_eq!(at("4k3/8/8/r3S3/8/3N4/8/K7[] w - - 0 60", "a1b1"), []);
    // To give a chariot for a chariot is no loss, a soldier is not worth a warning.
    assert_eq!(at("4k3/8/5p2/4r3/8/8/8/K3R3[] w - - 0 60", "e1e5"), []);
    assert_eq!(at("4k3/8/8/r3P3/8/3N4/8/K7[] w - - 0 60", "d3b2"), []);
    let mated = at("8/8/8/8/7R/5k2/r7/5K2[] w - - 0 60", "h4g4");
    assert!(matches!(mated[..], [Risk::Mate { .. }]), "{mated:?}");
}

#[test]
fn facts_are_written_as_they_are_read() {
    let merit = Merit::Save { role: Role::Elephant, square: square("e5") };
    let text = serde_json::to_string(&merit).expect("JSON");
    assert_eq!(text, r#"{"save":{"role":"elephant","square":"e5"}}"#);
    assert_eq!(serde_json::from_str::<Merit>(&text).expect("a merit"), merit);
}
