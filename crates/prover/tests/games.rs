//! Steps against the machine: lines are recorded, proven, and found out when they are outdated.

mod common;

use common::Sample;
use sittuyin_prover::{Defect, record, write};
use sittuyin_rules::RulesetId;

const GAME: &str = r#"
[[steps]]
id = "win"
rulesets = ["zh", "pl"]
fen = "7k/8/8/5K2/8/8/1R6/8 w"
[steps.task.game]
goal = "mate"
person = "red"
level = 1
nodes = 500
seed = 3
limit = 20

[[steps]]
id = "last"
fen = "8/8/8/8/8/8/8/4K3 w"
drill = true
task = "show"
"#;

const FILE: &str = "lessons/01-pieces/01-king.toml";

/// The good course with a game step that is not recorded.
fn sample(name: &str) -> Sample {
    let sample = Sample::new(name);
    sample.put(FILE, &(sample.read(FILE) + GAME));
    for language in ["en", "pl"] {
        let file = format!("locales/{language}/lessons-pieces.ftl");
        let more = "lessons-pieces-king-win = A game.\n    .task = Win.\n    .done = Won.\n\
                    lessons-pieces-king-last = The end.\n";
        sample.put(&file, &(sample.read(&file) + more));
    }
    sample
}

#[test]
fn a_game_is_recorded_and_then_proven() {
    let sample = sample("game");
    assert_eq!(sample.defects(), [Defect::RecordUnfinished]);
    assert_eq!(record(sample.root()), []);
    let recorded = sample.read(FILE);
    let proof = sample.prove();
    assert_eq!(proof.findings, []);
    for ruleset in [RulesetId::Zh, RulesetId::Pl] {
        assert!(
            proof.chapters[0].lessons[0].way("win", ruleset).is_some_and(|way| !way.is_empty())
        );
    }
    // What is proven is left as it is.
    assert_eq!(record(sample.root()), []);
    assert_eq!(sample.read(FILE), recorded);
}

#[test]
fn an_outdated_line_is_found_and_recorded_again() {
    let sample = sample("game-outdated");
    assert_eq!(record(sample.root()), []);
    let good = sample.read(FILE);
    // The king in the corner replies to this with another ply.
    let start = good.find("zh = \"").unwrap() + 6;
    let end = start + good[start..].find('"').unwrap();
    let outdated = format!("{}b2a2 h8h1{}", &good[..start], &good[end..]);
    sample.put(FILE, &outdated);
    let defects = sample.defects();
    assert!(matches!(defects[..], [Defect::RecordOutdated { number: 2, .. }]), "{defects:?}");
    let illegal = format!("{}b2c3{}", &good[..start], &good[end..]);
    sample.put(FILE, &illegal);
    assert_eq!(sample.defects(), [Defect::RecordIllegal { number: 1 }]);
    sample.put(FILE, &format!("{} b2b1{}", &good[..end], &good[end..]));
    assert!(matches!(sample.defects()[..], [Defect::RecordTooLong { .. }]));
    assert_eq!(record(sample.root()), []);
    assert_eq!(sample.read(FILE), good);
}

#[test]
fn a_goal_out_of_reach_is_not_recorded() {
    let sample = sample("game-hopeless");
    sample.change(FILE, "limit = 20", "limit = 1");
    let defects: Vec<_> = record(sample.root()).into_iter().map(|finding| finding.defect).collect();
    assert_eq!(defects, [Defect::NothingToRecord]);
    sample.change(FILE, "level = 1", "level = 9");
    assert_eq!(sample.defects(), [Defect::Level(9)]);
}

#[test]
fn the_app_gets_an_index_and_a_file_for_each_lesson() {
    let sample = Sample::new("written");
    let proof = sample.prove();
    let folder = sample.root().join("out");
    write(&proof, &folder).unwrap();
    let course: sittuyin_content::Course =
        serde_json::from_str(&sample.read("out/course.json")).unwrap();
    assert_eq!(course, proof.course());
    let king: sittuyin_content::ProvenLesson =
        serde_json::from_str(&sample.read("out/lessons/king.json")).unwrap();
    assert_eq!(king, proof.chapters[0].lessons[0]);
}
