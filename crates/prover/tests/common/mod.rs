//! A small course in a folder of its own, good as it is, and ways to spoil it.
#![allow(dead_code, reason = "each test uses its part")]

use std::{
    fs,
    path::{Path, PathBuf},
};

use sittuyin_prover::{Defect, Proof, prove};

/// The lesson that the tests spoil: a drill, a battle and a question.
pub const LESSON: &str = r#"id = "king"

[[steps]]
id = "walk"
fen = "8/8/8/8/8/8/8/4K3 w"
drill = true
unique = true
reactions = [{ id = "far", ply = "e1e3", reason = "not_how_it_moves" }]
claims = [{ legal = "e1e2" }]
hint = { area = "e2", ply = "e1e2" }
[steps.task.play]
par = 1
goal = { reach = { squares = "e2" } }

[[steps]]
id = "mate"
fen = "4k3/8/8/8/8/8/R6R/4K3 w"
claims = [{ wins = 2 }]
[steps.task.play]
par = 2
goal = "mate"
opponent = "resists"

[[steps]]
id = "spot"
fen = "8/8/8/8/8/8/8/4K3 w"
drill = true
task = { spot = { moves = "e1" } }

[[steps]]
id = "choose"
fen = "8/8/8/8/8/8/8/4K3 w"
drill = true
task = { choose = [{ id = "yes", right = true }, { id = "no" }] }
"#;

/// A second lesson.
pub const SECOND: &str = r#"id = "queen"
requires = ["king"]

[[steps]]
id = "look"
fen = "8/8/8/8/8/8/8/4K3 w"
drill = true
task = "show"
"#;

/// Its words, the same in all languages.
const COURSE_WORDS: &str = "\
lessons-course-chapter-pieces = Pieces
lessons-course-lesson-king = King
    .motto = One step
lessons-course-lesson-queen = Queen
    .motto = None
";
/// The words of its chapter.
pub const WORDS: &str = "\
lessons-pieces-king-walk = It walks.
    .task = Walk in { $par } moves.
    .done = Good.
    .on-far = Too far.
lessons-pieces-king-mate = It is mated.
    .task = Mate.
    .done = Good.
lessons-pieces-king-spot = It walks.
    .task = Where?
    .done = Good.
lessons-pieces-king-choose = A question.
    .task = Yes or no?
    .answer-yes = Yes
    .reply-yes = Right.
    .answer-no = No
    .reply-no = Wrong.
lessons-pieces-queen-look = There is none.
";

/// The folder of a course.
pub struct Sample {
    root: PathBuf,
}

impl Sample {
    /// The good course, in a folder named after the test.
    pub fn new(name: &str) -> Self {
        let root = Path::new(env!("CARGO_TARGET_TMPDIR")).join(name);
        let _ = fs::remove_dir_all(&root);
        let sample = Self { root };
        sample.put("lessons/01-pieces/01-king.toml", LESSON);
        sample.put("lessons/01-pieces/02-queen.toml", SECOND);
        for language in ["en", "pl"] {
            sample.put(&format!("locales/{language}/lessons-course.ftl"), COURSE_WORDS);
            sample.put(&format!("locales/{language}/lessons-pieces.ftl"), WORDS);
        }
        sample
    }

    /// The good course, with one thing changed in a file.
    pub fn with(name: &str, file: &str, from: &str, to: &str) -> Self {
        let sample = Self::new(name);
        sample.change(file, from, to);
        sample
    }

    /// The good course, with one thing changed in the first lesson.
    pub fn with_lesson(name: &str, from: &str, to: &str) -> Self {
        Self::with(name, "lessons/01-pieces/01-king.toml", from, to)
    }

    /// Its folder.
    pub fn root(&self) -> &Path {
        &self.root
    }

    /// Writes a file.
    pub fn put(&self, file: &str, text: &str) {
        let path = self.root.join(file);
        fs::create_dir_all(path.parent().unwrap()).unwrap();
        fs::write(path, text).unwrap();
    }

    /// Reads a file.
    pub fn read(&self, file: &str) -> String {
        fs::read_to_string(self.root.join(file)).unwrap()
    }

    /// Changes the first place in a file.
    pub fn change(&self, file: &str, from: &str, to: &str) {
        let text = self.read(file);
        assert!(text.contains(from), "{file} does not say {from}");
        self.put(file, &text.replacen(from, to, 1));
    }

    /// Proves it.
    pub fn prove(&self) -> Proof {
        prove(&self.root)
    }

    /// What is wrong with it, each once.
    pub fn defects(&self) -> Vec<Defect> {
        let mut defects: Vec<Defect> = Vec::new();
        for finding in self.prove().findings {
            if !defects.contains(&finding.defect) {
                defects.push(finding.defect);
            }
        }
        defects
    }
}
