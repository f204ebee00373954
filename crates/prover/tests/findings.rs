//! For each check: a course with one defect, and just that finding.

mod common;

use common::{SECOND, Sample};
use sittuyin_content::PlyLine;
use sittuyin_prover::{Defect, Finding};
use sittuyin_rules::{Reason, RulesetId};

fn words(texts: &[&str]) -> Vec<String> {
    texts.iter().map(|&text| text.to_owned()).collect()
}

fn line(text: &str) -> PlyLine {
    text.to_owned().try_into().unwrap()
}

#[test]
fn a_good_course_has_no_findings_and_a_table() {
    let proof = Sample::new("good").prove();
    assert_eq!(proof.findings, []);
    let table = proof.table.to_string();
    let rows: Vec<&str> = table.lines().collect();
    let cells = |row: usize| rows[row].split_whitespace().collect::<Vec<_>>().join(" ");
    assert_eq!(cells(0), "lesson step kind rulesets par ways");
    assert_eq!(cells(1), "king walk play zh en pl asean 1 1");
    assert!(cells(2).starts_with("king mate play zh en pl asean 2 "));
    assert_eq!(cells(3), "king spot spot zh en pl asean");
    let walk = &proof.chapters[0].lessons[0];
    assert_eq!(walk.way("walk", RulesetId::Asean), Some(&line("e1e2")));
    assert_eq!(walk.way("mate", RulesetId::Zh).map(|way| way.len()), Some(3));
}

#[test]
fn unknown_fields_are_named_with_their_line() {
    let sample = Sample::with_lesson("unknown-field", "par = 1", "par = 1\nparr = 1");
    let [Defect::Unreadable { reason }] = &sample.defects()[..1] else { panic!() };
    assert!(reason.contains("parr") && reason.contains("line"), "{reason}");
}

#[test]
fn files_and_folders_have_numbers() {
    let sample = Sample::new("file-name");
    sample.put("lessons/01-pieces/king.toml", "");
    sample.put("lessons/2-more/x", "");
    sample.put("lessons/puzzles/x", "");
    assert_eq!(sample.defects(), [Defect::FileName]);
    assert_eq!(sample.prove().findings.len(), 2);
}

#[test]
fn ids_are_well_formed_and_there_once() {
    let sample = Sample::with_lesson("double-step", "id = \"spot\"", "id = \"walk\"");
    assert!(sample.defects().contains(&Defect::DoubleId("walk".to_owned())));
    let sample = Sample::new("double-lesson");
    sample.put("lessons/01-pieces/03-again.toml", SECOND);
    assert!(sample.defects().contains(&Defect::DoubleId("queen".to_owned())));
    let sample = Sample::with_lesson("double-answer", "id = \"no\"", "id = \"yes\"");
    assert!(sample.defects().contains(&Defect::DoubleId("yes".to_owned())));
    let sample = Sample::with_lesson("bad-id", "id = \"walk\"", "id = \"Walk_\"");
    assert!(sample.defects().contains(&Defect::BadId("Walk_".to_owned())));
    // `king` with `the-x` and `king-the` with `x` would share their words.
    let sample = Sample::with_lesson("double-words", "id = \"spot\"", "id = \"the-x\"");
    let other = SECOND.replace("\"queen\"", "\"king-the\"").replace("\"look\"", "\"x\"");
    sample.put("lessons/01-pieces/03-the.toml", &other);
    let double = Defect::DoubleId("lessons-pieces-king-the-x".to_owned());
    assert!(sample.defects().contains(&double));
}

#[test]
fn requirements_exist_and_do_not_go_in_circles() {
    let file = "lessons/01-pieces/02-queen.toml";
    let sample = Sample::with("unknown-requirement", file, "[\"king\"]", "[\"kong\"]");
    assert_eq!(sample.defects(), [Defect::UnknownRequirement("kong".to_owned())]);
    let sample =
        Sample::with_lesson("circle", "id = \"king\"", "id = \"king\"\nrequires = [\"queen\"]");
    let circle = |names| Defect::CircularRequirement(words(names));
    let defects = sample.defects();
    assert_eq!(defects, [circle(&["king", "queen", "king"]), circle(&["queen", "king", "queen"])]);
}

#[test]
fn every_step_and_every_lesson_holds_somewhere() {
    let file = "lessons/01-pieces/02-queen.toml";
    let sample = Sample::with("no-ruleset", file, "id = \"look\"", "id = \"look\"\nrulesets = []");
    let mut expected: Vec<_> = RulesetId::ALL.into_iter().map(Defect::NoStep).collect();
    expected.push(Defect::NoRuleset);
    assert_eq!(sample.defects(), expected);
}

#[test]
fn an_illegal_position_is_found_in_each_ruleset_with_all_its_errors() {
    let sample = Sample::with_lesson("position", "/4K3 w\"\ndrill = true", "/4K3 w\"");
    let findings = sample.prove().findings;
    assert_eq!(findings.len(), 4);
    let Finding { place, defect } = &findings[0];
    assert_eq!((place.step.as_deref(), place.field), (Some("walk"), Some("fen")));
    assert_eq!(place.ruleset, Some(RulesetId::Zh));
    assert_eq!(defect.to_string(), "zh: black has 0 kings");
    let sample = Sample::with_lesson("fen", "8/8/8/8/8/8/8/4K3", "8/8/8/8/8/8/4K3");
    assert!(matches!(sample.defects()[..], [Defect::Position(_)]));
}

#[test]
fn the_kind_of_a_step_fits_its_phase() {
    let sample = Sample::with_lesson("phase", "[steps.task.play]", "[steps.task.place]");
    assert!(matches!(sample.defects()[..], [Defect::WrongPhase(_)]));
}

#[test]
fn a_goal_does_not_hold_before_and_can_be_reached() {
    let sample = Sample::with_lesson("already", "squares = \"e2\"", "squares = \"e1\"");
    assert_eq!(sample.defects(), [Defect::AlreadyDone]);
    let sample = Sample::with_lesson("unreachable", "squares = \"e2\"", "squares = \"e8\"");
    assert_eq!(sample.defects(), [Defect::Unreachable { within: 3 }]);
}

#[test]
fn the_par_is_the_true_minimum() {
    let sample = Sample::with_lesson("par-high", "par = 1", "par = 2");
    assert_eq!(sample.defects(), [Defect::WrongPar { par: 2, fewest: 1 }]);
    let sample = Sample::with_lesson("par-low", "par = 2", "par = 1");
    assert_eq!(sample.defects(), [Defect::WrongPar { par: 1, fewest: 2 }]);
}

#[test]
fn one_way_means_one() {
    let sample = Sample::with_lesson("unique", "unique = true", "");
    assert_eq!(sample.defects(), []);
    let sample = Sample::with_lesson("not-unique", "squares = \"e2\"", "squares = \"d2 e2\"");
    assert_eq!(sample.defects(), [Defect::NotUnique { ways: 2 }]);
}

#[test]
fn hints_lie_on_a_shortest_way() {
    let sample = Sample::with_lesson("hint-ply", "ply = \"e1e2\" }", "ply = \"e1d1\" }");
    assert_eq!(sample.defects(), [Defect::HintOffTheWay("e1d1".parse().unwrap())]);
    let sample = Sample::with_lesson("hint-area", "area = \"e2\"", "area = \"a1 a2\"");
    assert_eq!(sample.defects(), [Defect::HintElsewhere("e1e2".parse().unwrap())]);
}

#[test]
fn claims_are_confirmed_exactly() {
    let good = "{ legal = \"e1e2\" }";
    for (name, claim) in [
        ("claim-legal", r#"{"legal":"e1e3"}"#),
        ("claim-refused", r#"{"refused":{"attempt":"e1e3","reason":"blocked"}}"#),
        ("claim-forbidden", r#"{"forbidden":"e1e2"}"#),
        ("claim-mates", r#"{"mates":"e1e2"}"#),
        ("claim-wins", r#"{"wins":1}"#),
        ("claim-outcome", r#"{"outcome":{"line":"e1e2","is":"stalemate"}}"#),
    ] {
        let toml = claim.replace(':', " = ");
        let sample = Sample::with_lesson(name, good, &toml);
        assert_eq!(sample.defects(), [Defect::Claim(claim.to_owned())]);
    }
    // Mate in two is not mate in one, and not in three.
    for wrong in ["wins = 1", "wins = 3"] {
        let sample = Sample::with_lesson("claim-mate", "wins = 2", wrong);
        assert!(matches!(sample.defects()[..], [Defect::Claim(_)]), "{wrong}");
    }
    for claim in [
        r#"{ refused = { attempt = "e1e3", reason = "not_how_it_moves" } }"#,
        r#"{ outcome = { line = "e1e2", is = "none" } }"#,
    ] {
        assert_eq!(Sample::with_lesson("claim-good", good, claim).defects(), []);
    }
}

#[test]
fn scripted_replies_are_legal() {
    let passing = "goal = { reach = { squares = \"e2\" } }";
    let lines = "goal = { reach = { squares = \"e2\" } }\nopponent = { lines = [\"e1d1 e8e7\"] }";
    let sample = Sample::with_lesson("lines", passing, lines);
    let illegal =
        |before, ply: &str| Defect::IllegalScript { line: line(before), ply: ply.parse().unwrap() };
    assert_eq!(sample.defects(), [illegal("e1d1", "e8e7")]);

    let file = "lessons/01-pieces/01-king.toml";
    for (name, reply, expected) in
        [("sequence", "e8d8", vec![]), ("sequence-bad", "e8e6", vec![illegal("h2g3", "e8e6")])]
    {
        let goal = "goal = { reach = { squares = \"h4\", role = \"elephant\" } }";
        let sample = Sample::with_lesson(name, "goal = \"mate\"", goal);
        let sequence = format!("opponent = {{ sequence = \"{reply}\" }}");
        sample.change(file, "opponent = \"resists\"", &sequence);
        sample.change(file, "R6R/4K3", "R6S/4K3");
        sample.change(file, "{ wins = 2 }", "");
        assert_eq!(sample.defects(), expected);
    }
}

#[test]
fn reactions_are_to_what_can_happen() {
    let reaction = "{ id = \"far\", ply = \"e1e3\", reason = \"not_how_it_moves\" }";
    let id = || "far".to_owned();
    let illegal = "{ id = \"far\", ply = \"e1e3\" }";
    let ply = "e1e3".parse().unwrap();
    let sample = Sample::with_lesson("reaction-illegal", reaction, illegal);
    assert_eq!(sample.defects(), [Defect::ReactionToIllegal { id: id(), ply }]);
    let sample = Sample::with_lesson("reaction-reason", "not_how_it_moves\" }]", "blocked\" }]");
    let reason = Reason::Blocked;
    assert_eq!(sample.defects(), [Defect::ReactionNotRefused { id: id(), ply, reason }]);
}

#[test]
fn queries_find_something() {
    let sample = Sample::with_lesson("spot", "{ moves = \"e1\" }", "{ moves = \"a1\" }");
    assert_eq!(sample.defects(), [Defect::EmptyQuery]);
    let drawn = "id = \"walk\"\ndrawings = [{ marks = [{ kind = \"goal\", query = \"pinned\" }] }]";
    let sample = Sample::with_lesson("drawing", "id = \"walk\"", drawn);
    assert_eq!(sample.defects(), [Defect::EmptyDrawing]);
}

#[test]
fn a_step_that_compares_has_something_to_compare() {
    let spot = "[[steps]]\nid = \"spot\"";
    let told = |name: &str, fen: &str, goal: &str| {
        let step = format!(
            "[[steps]]\nid = \"compared\"\nrulesets = [\"zh\"]\ncompare = true\n\
             fen = \"{fen}\"\n[steps.task.play]\npar = 1\ngoal = {goal}\n\n{spot}"
        );
        let mut defects = Sample::with_lesson(name, spot, &step).defects();
        defects.retain(|defect| !matches!(defect, Defect::MissingWords(_)));
        defects
    };
    // The tournament alone refuses the promotion, for it attacks the horse.
    let promoted = "{ reach = { squares = \"e5\", role = \"commander\" } }";
    assert_eq!(told("compare-ply", "8/2k5/3n4/p3P3/6P1/P7/5K2/8 w", promoted), []);
    // The Polish handbook alone allows what this goal wants to be refused.
    let elephant = "8/2k5/8/8/3S4/8/5K2/8 w";
    let refused = "{ refused = { attempt = \"d4d3\", reason = \"not_how_it_moves\" } }";
    assert_eq!(told("compare-refusal", elephant, refused), []);
    // Everywhere it goes straight forward.
    let forward = "{ reach = { squares = \"d5\", role = \"elephant\" } }";
    assert_eq!(told("compare-alike", elephant, forward), [Defect::NothingToCompare]);
    let sample = Sample::with_lesson("compare-nothing", spot, &format!("{spot}\ncompare = true"));
    assert_eq!(sample.defects(), [Defect::NothingToCompare]);
}

#[test]
fn a_question_has_right_and_wrong_answers() {
    let sample = Sample::with_lesson("all-wrong", ", right = true", "");
    assert_eq!(sample.defects(), [Defect::Answers]);
    let sample =
        Sample::with_lesson("all-right", "{ id = \"no\" }", "{ id = \"no\", right = true }");
    assert_eq!(sample.defects(), [Defect::Answers]);
}

/// A passing opponent answers a check with the first ply that the rules list. Which that is hangs
/// on the side of the board, and so does the rest of this step.
#[test]
fn a_battle_is_the_same_turned_by_half_a_turn() {
    let sample = Sample::with_lesson("turned", "opponent = \"resists\"", "");
    let file = "lessons/01-pieces/01-king.toml";
    sample.change(file, "4k3/8/8/8/8/8/R6R/4K3", "4k3/8/8/8/8/8/R7/3K4");
    sample.change(file, "{ wins = 2 }", "");
    sample.change(file, "goal = \"mate\"", "goal = { all = [\"check\", { attack = \"d7\" }] }");
    let defects = sample.defects();
    assert!(defects.iter().any(|defect| matches!(defect, Defect::Turned(_))), "{defects:#?}");
}

#[test]
fn words_are_there_in_every_language_with_the_same_values_and_no_more() {
    let missing = |key: &str| Defect::MissingWords(key.to_owned());
    let pl = "locales/pl/lessons-pieces.ftl";
    let sample = Sample::with("words-missing", pl, "    .on-far = Too far.\n", "");
    assert_eq!(sample.defects(), [missing("lessons-pieces-king-walk.on-far")]);
    assert_eq!(sample.prove().findings[0].place.file, pl);

    let sample = Sample::with("words-unused", pl, "Good.\n", "Good.\n    .more = More.\n");
    assert_eq!(sample.defects(), [Defect::UnusedWords("lessons-pieces-king-walk.more".to_owned())]);

    let variables = |found: &[&str], expected: &[&str]| Defect::Variables {
        key: "lessons-pieces-king-walk.task".to_owned(),
        found: words(found),
        expected: words(expected),
    };
    let sample = Sample::with("words-values", pl, "{ $par } ", "");
    assert_eq!(sample.defects(), [variables(&[], &["par"])]);
    let en = "locales/en/lessons-pieces.ftl";
    let sample = Sample::with("words-unknown", en, "$par", "$plies");
    assert_eq!(
        sample.defects(),
        [variables(&["plies"], &["par"]), variables(&["par"], &["plies"])]
    );

    let sample = Sample::with("words-broken", pl, "lessons-pieces-king-mate =", "lessons mate =");
    let defects = sample.defects();
    assert!(matches!(defects[0], Defect::Fluent { .. }), "{defects:#?}");
    assert!(defects.contains(&missing("lessons-pieces-king-mate")));

    let sample = Sample::new("words-room");
    sample.put("locales/pl/lessons-old.ftl", "lessons-old-x = X\n");
    assert_eq!(sample.defects(), [Defect::UnusedWords("lessons-old".to_owned())]);
}

#[test]
fn all_findings_are_collected_and_say_where() {
    let sample = Sample::with_lesson("several", "par = 1", "par = 2");
    sample.change("lessons/01-pieces/01-king.toml", "{ moves = \"e1\" }", "{ moves = \"a1\" }");
    sample.change("locales/pl/lessons-pieces.ftl", ".task = Mate.", ".tusk = Mate.");
    let texts: Vec<_> = sample.prove().findings.iter().map(ToString::to_string).collect();
    assert_eq!(texts.len(), 2 + 4 + 4, "{texts:#?}");
    let par = "lessons/01-pieces/01-king.toml · king · walk · pl · par: \
               the par is 2, but 1 tries are needed";
    assert!(texts.iter().any(|text| text == par), "{texts:#?}");
}
