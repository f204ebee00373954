//! What the prover writes as JSON is what the app reads, with a reader that knows neither untagged
//! values nor maps.

use serde::{Serialize, de::DeserializeOwned};
use sittuyin_content::{Course, Lesson, ProvenLesson, Way};
use sittuyin_rules::RulesetId;
use std::fmt::Debug;

/// Every kind of task, goal, query, claim and opponent.
const LESSON: &str = r#"
id = "everything"
requires = ["king", "the-board"]

[[steps]]
id = "show"
fen = "8/8/8/8/8/8/8/8 w"
drill = true
bottom = "black"
task = "show"
drawings = [
  { marks = [{ kind = "zone", query = { half = "red" } }, { kind = "goal", squares = "a1 h8" }] },
  { at = "done", lines = [{ kind = "attack", from = "a1", to = "a8" }] },
  { at = { after = 2 }, lines = [{ kind = "evidence", from = "a1", to = "a8" }] },
  { at = "refused", marks = [{ kind = "denied", query = "checkers" }] },
  { at = "failed", marks = [{ kind = "attacker", query = "the_x" }] },
]

[[steps]]
id = "design"
fen = "8/8/8/8/8/8/8/8 w"
task = "design"

[[steps]]
id = "play"
rulesets = ["zh", "pl"]
fen = "8/8/8/8/8/8/8/4K3 w"
drill = true
unique = true
hint = { prose = true, area = "e4 e5", ply = "e1e2" }
reactions = [{ id = "far", ply = "e1e3", reason = "not_how_it_moves" }, { id = "side", ply = "e1d1" }]
claims = [
  { legal = "e1e2" },
  { refused = { attempt = "e1e3", reason = "not_how_it_moves" } },
  { forbidden = "e1e2" },
  { mates = "e1e2 e8e7" },
  { wins = 2 },
  { outcome = { is = "none" } },
  { outcome = { line = "e1e2", is = "stalemate" } },
]
[steps.task.play]
par = 3
limit = 5
opponent = { sequence = "e8e7" }
fail = "check"
[[steps.task.play.goal.all]]
any = ["mate", "promote", "placed", "battle", "sound", "unharmed", "reply", "check"]
[[steps.task.play.goal.all]]
not = { survive = 3 }
[[steps.task.play.goal.all]]
reach = { squares = "e4 e5", role = "king" }
[[steps.task.play.goal.all]]
collect = "e3"
[[steps.task.play.goal.all]]
capture = ["soldier", "soldier"]
[[steps.task.play.goal.all]]
moved = "king"
[[steps.task.play.goal.all]]
attack = "d5"
[[steps.task.play.goal.all]]
ends = "stalemate"
[[steps.task.play.goal.all]]
refused = { attempt = "e1e3", reason = "not_how_it_moves" }

[[steps]]
id = "lines"
fen = "8/8/8/8/8/8/8/4K3 w"
[steps.task.place]
par = 1
goal = "placed"
opponent = { lines = ["K@e2 K@e7", "K@d2 K@e7"] }

[[steps]]
id = "resists"
fen = "8/8/8/8/8/8/8/4K3 w"
task = { play = { par = 2, goal = "mate", opponent = "resists" } }

[[steps]]
id = "spot"
fen = "8/8/8/8/8/8/8/4K3 w"
task = { spot = { refusal = { attempt = "R@a8", shows = "screens" } } }

[[steps]]
id = "zone"
fen = "8/8/8/8/8/8/8/4K3 w"
task = { spot = { zone = { color = "red", role = "chariot" } } }

[[steps]]
id = "pieces"
fen = "8/8/8/8/8/8/8/4K3 w"
task = { spot = { pieces = {} } }

[[steps]]
id = "choose"
fen = "8/8/8/8/8/8/8/4K3 w"
task = { choose = [{ id = "yes", right = true }, { id = "no" }] }

[[steps]]
id = "game"
fen = "8/8/8/8/8/8/8/4K3 w"
[steps.task.game]
goal = "mate"
person = "red"
level = 2
nodes = 4000
seed = 7
limit = 40
[steps.task.game.lines]
zh = "e1e2 e8e7"
"#;

fn read_back<T: Serialize + DeserializeOwned + PartialEq + Debug>(value: &T) {
    let json = serde_json::to_string(value).unwrap();
    let (read, used) = serde_json_core::from_str::<T>(&json).unwrap_or_else(|error| {
        panic!("{error}: {json}");
    });
    assert_eq!(used, json.len());
    assert_eq!(read, *value);
}

#[test]
fn a_lesson_with_everything_is_read_back() {
    let lesson: Lesson = toml::from_str(LESSON).unwrap();
    read_back(&lesson);
    let ways = vec![Way {
        step: "play".to_owned(),
        rulesets: vec![RulesetId::Zh],
        line: "e1e2 e2e3=f,d4 R@a1,b2".to_owned().try_into().unwrap(),
    }];
    let proven = ProvenLesson { lesson, ways };
    read_back(&proven);
    assert_eq!(proven.way("play", RulesetId::Zh).map(|line| line.len()), Some(3));
    assert_eq!(proven.way("play", RulesetId::Pl), None);
}

#[test]
fn the_index_is_read_back_and_finds_lessons() {
    let json = r#"{"chapters":[{"id":"pieces","lessons":[{"id":"king","steps":
        [{"id":"a","rulesets":["zh","pl"],"par":3},{"id":"b","rulesets":["en"]}]}]}]}"#;
    let course: Course = serde_json::from_str(json).unwrap();
    read_back(&course);
    let (chapter, lesson) = course.lesson("king").unwrap();
    assert_eq!((chapter.id.as_str(), lesson.steps_in(RulesetId::Pl).count()), ("pieces", 1));
    assert_eq!(course.lessons().count(), 1);
}

#[test]
fn unknown_fields_are_refused_everywhere() {
    let lesson: Lesson = toml::from_str(LESSON).unwrap();
    for (field, with) in [
        ("id = \"show\"", "id = \"show\"\ncolour = 1"),
        ("par = 3", "par = 3\npars = 3"),
        ("role = \"king\" }", "role = \"king\", color = \"red\" }"),
        ("{ id = \"no\" }", "{ id = \"no\", wrong = true }"),
        ("level = 2", "level = 2\nstrength = 2"),
        ("zh = \"e1e2 e8e7\"", "xq = \"e1e2\""),
        ("from = \"a1\"", "from = \"a1\", width = 2"),
    ] {
        let text = LESSON.replacen(field, with, 1);
        assert_ne!(text, LESSON);
        assert!(toml::from_str::<Lesson>(&text).is_err(), "{with}");
    }
    assert_eq!(lesson.steps_in(RulesetId::En).count(), lesson.steps.len() - 1);
    assert!(lesson.step("zone").is_some() && lesson.step("nowhere").is_none());
}
