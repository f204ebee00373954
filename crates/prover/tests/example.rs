//! The example of `docs/lessons.md` is a lesson, and is proven.

mod common;

use common::Sample;
use sittuyin_prover::Defect;
use sittuyin_rules::RulesetId;

#[test]
fn the_documented_example_is_proven() {
    let docs = concat!(env!("CARGO_MANIFEST_DIR"), "/../../docs/lessons.md");
    let docs = std::fs::read_to_string(docs).unwrap();
    let example = docs.split("```toml\n").nth(1).and_then(|rest| rest.split("```").next()).unwrap();
    let sample = Sample::new("example");
    sample.put("lessons/01-pieces/03-elephant.toml", example);
    for language in ["en", "pl"] {
        let put = |room: &str, words: &str| {
            let file = format!("locales/{language}/{room}.ftl");
            sample.put(&file, &(sample.read(&file) + words));
        };
        put("lessons-course", "lessons-course-lesson-elephant = Elephant\n    .motto = Slow\n");
        put(
            "lessons-pieces",
            "lessons-pieces-elephant-collect = It steps.\n    .task = Capture both.\n    \
             .done = Good.\n    .hint = Look.\n    .on-back = Not straight back.\n",
        );
    }
    // It leaves out `pl`, where elephants go another way.
    assert_eq!(sample.defects(), [Defect::NoStep(RulesetId::Pl)]);
}
