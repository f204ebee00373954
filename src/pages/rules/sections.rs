//! Which sentences the rules of a ruleset consist of: its fields choose them.

use super::diagram::Diagram;
use super::differences::{
    ADJUSTING, Answer, BACK_RANK, CHARIOT_PLACEMENT, COMMANDER_PAIR, COUNTING, Difference,
    ELEPHANT, EXPOSED_KING, FACING_CHARIOT, NO_REPLY, ONLY_SOLDIER, PROMOTION_ARRIVAL,
    PROMOTION_BAN, PROMOTION_CLAIM, PROMOTION_SQUARES, PROMOTION_TURN, SETUP_ORDER, SOLDIER_SQUARE,
    ZONE,
};
use crate::i18n::{Key, keys::rules as says};
use sittuyin_rules::{Role, Ruleset, ruleset::Adjusting};

/// A rule.
#[derive(Clone, Copy, Debug)]
pub struct Rule {
    /// What an address says after `#`.
    pub id: &'static str,
    /// What it says.
    pub text: Key,
    /// Whether the sources say different things.
    pub differs: bool,
}

/// A section of the rules: pieces first, then rules, then what shows them.
#[derive(Debug)]
pub struct Section {
    /// What an address says after `#`.
    pub id: &'static str,
    /// Its heading.
    pub title: Key,
    /// Pieces, their names and how they move.
    pub pieces: Vec<(Role, Key, Rule)>,
    /// Its rules.
    pub rules: Vec<Rule>,
    /// What is to be seen.
    pub diagrams: Vec<Diagram>,
}

/// All sections, in the order in which they are read.
pub fn sections(rules: &Ruleset) -> Vec<Section> {
    vec![
        Section {
            id: "board",
            title: says::BOARD,
            pieces: Vec::new(),
            rules: vec![
                rule("squares", says::BOARD_SQUARES),
                rule("sides", says::BOARD_SIDES),
                rule("soldiers", says::BOARD_SOLDIERS),
            ],
            diagrams: vec![Diagram::Start],
        },
        Section {
            id: "pieces",
            title: says::PIECES,
            pieces: pieces(rules),
            rules: vec![rule("capture", says::CAPTURE), rule("check", says::CHECK)],
            diagrams: Vec::new(),
        },
        Section {
            id: "setup",
            title: says::SETUP,
            pieces: Vec::new(),
            rules: setup(rules),
            diagrams: Diagram::of_setup(rules.id),
        },
        Section {
            id: "promotion",
            title: says::PROMOTION,
            pieces: Vec::new(),
            rules: promotion(rules),
            diagrams: vec![Diagram::Promotion],
        },
        Section {
            id: "endings",
            title: says::ENDINGS,
            pieces: Vec::new(),
            rules: endings(rules),
            diagrams: vec![Diagram::Mate],
        },
    ]
}

/// A rule of every ruleset.
const fn rule(id: &'static str, text: Key) -> Rule {
    Rule { id, text, differs: false }
}

/// What a ruleset says where the sources differ, if it says anything.
fn differing(difference: &Difference, rules: &Ruleset) -> Option<Rule> {
    match (difference.answer)(rules) {
        Answer::Rule(text) => Some(Rule { id: difference.id, text, differs: true }),
        Answer::NoRule(_) => None,
    }
}

fn pieces(rules: &Ruleset) -> Vec<(Role, Key, Rule)> {
    let mut pieces = vec![
        (Role::King, says::KING, rule("king", says::KING_TEXT)),
        (Role::Commander, says::COMMANDER, rule("commander", says::COMMANDER_TEXT)),
    ];
    let elephant = differing(&ELEPHANT, rules);
    pieces.extend(elephant.map(|rule| (Role::Elephant, says::ELEPHANT, rule)));
    pieces.extend([
        (Role::Chariot, says::CHARIOT, rule("chariot", says::CHARIOT_TEXT)),
        (Role::Horse, says::HORSE, rule("horse", says::HORSE_TEXT)),
        (Role::Soldier, says::SOLDIER, rule("soldier", says::SOLDIER_TEXT)),
    ]);
    pieces
}

fn setup(rules: &Ruleset) -> Vec<Rule> {
    let differences = [
        &SETUP_ORDER,
        &ZONE,
        &CHARIOT_PLACEMENT,
        &BACK_RANK,
        &SOLDIER_SQUARE,
        &FACING_CHARIOT,
        &EXPOSED_KING,
        &ADJUSTING,
    ];
    let mut all: Vec<Rule> =
        differences.into_iter().filter_map(|difference| differing(difference, rules)).collect();
    if rules.adjusting == Adjusting::UntilASoldierMoves {
        all.push(rule("adjusting-ends", says::SETUP_ADJUSTING_ENDS));
    }
    all
}

fn promotion(rules: &Ruleset) -> Vec<Rule> {
    let differences =
        [&PROMOTION_SQUARES, &ONLY_SOLDIER, &PROMOTION_TURN, &PROMOTION_ARRIVAL, &PROMOTION_BAN];
    let mut all = vec![rule("no-commander", says::PROMOTION_WHEN)];
    all.extend(differences.into_iter().filter_map(|difference| differing(difference, rules)));
    all.push(rule("past-the-x", says::PROMOTION_PAST));
    all
}

fn endings(rules: &Ruleset) -> Vec<Rule> {
    let mut all = vec![rule("checkmate", says::ENDINGS_MATE)];
    all.extend(differing(&NO_REPLY, rules));
    all.extend([
        rule("repetition", says::ENDINGS_REPETITION),
        rule("hundred", says::ENDINGS_HUNDRED),
        rule("bare-kings", says::ENDINGS_BARE),
    ]);
    let differences = [&COMMANDER_PAIR, &PROMOTION_CLAIM, &COUNTING];
    all.extend(differences.into_iter().filter_map(|difference| differing(difference, rules)));
    all
}
