//! What the program answers, line by line.

use serde_json::{Value, json};
use sittuyin_engine::Engine;
use sittuyin_uci::{Session, Then};

const BATTLE: &str = "4r1r1/2knsn2/2sfpppp/pppp4/4PPPP/PPPPFNS1/3S1NK1/2R1R3[] w - - 0 9";

/// Says lines one after the other, each job done before the next line.
fn talk<'a>(lines: impl IntoIterator<Item = &'a str>) -> Vec<String> {
    let mut session = Session::default();
    let mut engine = Engine::new(0);
    let mut said = Vec::new();
    for line in lines {
        let (lines, then) = session.hear(line);
        said.extend(lines);
        if let Then::Do(job) = then {
            if !job.ends() {
                job.stopper().stop();
            }
            job.run(&mut engine, &mut |line| said.push(line.to_owned()));
        }
    }
    said
}

fn last(lines: &[&str]) -> String {
    talk(lines.iter().copied()).pop().expect("an answer")
}

fn value(lines: &[&str]) -> Value {
    serde_json::from_str(&last(lines)).expect("JSON")
}

#[test]
fn it_introduces_itself_with_its_options() {
    let said = talk(["uci", "isready"]);
    assert!(said[0].starts_with("id name "));
    for option in [
        "option name UCI_Variant type combo default sittuyin var sittuyin",
        "option name Ruleset type combo default asean var zh var en var pl var asean",
        "option name Hash type spin default 16 min 1 max 1024",
        "option name Skill type spin default 8 min 1 max 8",
    ] {
        assert!(said.iter().any(|line| line == option), "{option}: {said:?}");
    }
    assert_eq!(said[said.len() - 2..], ["uciok", "readyok"]);
}

#[test]
fn perft_counts_each_first_ply_and_the_sum() {
    let fen = format!("position fen {BATTLE}");
    let said = talk([fen.as_str(), "go perft 2"]);
    let sum: u64 = said
        .iter()
        .filter_map(|line| line.split_once(": "))
        .filter(|(ply, _)| *ply != "Nodes searched")
        .map(|(_, count)| count.parse::<u64>().expect("a count"))
        .sum();
    assert_eq!(said[said.len() - 2], "");
    assert_eq!(said[said.len() - 1], format!("Nodes searched: {sum}"));
    // Fairy-Stockfish's figure (tests/data/asean.perft.json).
    assert_eq!(last(&["go perft 1"]), "Nodes searched: 88");
    assert_eq!(last(&["go perft 0"]), "Nodes searched: 1");
}

#[test]
fn a_perft_without_end_can_be_stopped() {
    let (lines, then) = Session::default().hear("go perft 64");
    assert!(lines.is_empty());
    let Then::Do(job) = then else { panic!("no job") };
    let stopper = job.stopper();
    let waiting = std::thread::spawn(move || {
        std::thread::sleep(std::time::Duration::from_millis(50));
        stopper.stop();
    });
    let mut said = Vec::new();
    job.run(&mut Engine::new(0), &mut |line| said.push(line.to_owned()));
    assert!(said.is_empty(), "{said:?}");
    waiting.join().expect("it stops");
}

#[test]
fn options_are_not_told_apart_by_case() {
    let ruleset = last(&["setoption name ruleset value ZH", "d"]);
    assert_eq!(ruleset, last(&["setoption name Ruleset value zh", "d"]));
    let said = talk(["  setoption   name  UCI_VARIANT   value  Sittuyin ", "isready"]);
    assert_eq!(said, ["readyok"]);
    let rulesets = talk(["setoption name RULESET value Pl", "d"]);
    assert!(rulesets.iter().any(|line| line == "Ruleset: pl"), "{rulesets:?}");
}

#[test]
fn a_depth_of_any_size_is_a_depth() {
    let fen = format!("position fen {BATTLE}");
    let deepest = format!("go depth {} nodes 20000", u32::MAX);
    let depths = |go: &str| {
        let said = talk([fen.as_str(), go]);
        said.iter().filter(|line| line.starts_with("info depth")).count()
    };
    assert_eq!(depths(&deepest), depths("go nodes 20000"));
    assert!(depths(&deepest) > 2);
}

#[test]
fn a_search_ends_with_a_legal_ply_under_every_limit() {
    for ruleset in ["zh", "en", "pl", "asean"] {
        let option = format!("setoption name Ruleset value {ruleset}");
        let fen = format!("position fen {BATTLE}");
        for go in [
            "go depth 3",
            "go nodes 3000",
            "go movetime 20",
            "go wtime 500 btime 500 winc 10 binc 10",
            "go wtime -5 btime 0",
            "go wtime 500 btime 500 movestogo 1",
            "go movestogo 40 wtime 500 winc 10 btime 500 binc 10",
            "go infinite",
            "go depth 2 nodes 100",
        ] {
            let said = talk([option.as_str(), fen.as_str(), go, "legal"]);
            let best = said[said.len() - 2].strip_prefix("bestmove ").expect("an answer");
            let legal: Value = serde_json::from_str(&said[said.len() - 1]).expect("JSON");
            let plies = legal["plies"].as_array().expect("a list");
            assert!(plies.contains(&json!(best)), "{ruleset} {go}: {best}");
        }
        let said = last(&[&option, "position startpos", "go movetime 20"]);
        assert!(said.contains('@'), "{said}");
    }
}

/// Stockfish's way: a search without a limit goes on until it is stopped, and answers by itself only
/// where nothing is left to find out.
#[test]
fn a_search_without_limit_has_to_be_stopped() {
    let ends = |lines: &[&str]| {
        let mut session = Session::default();
        let (_, then) = lines.iter().map(|line| session.hear(line)).last().expect("a line");
        let Then::Do(job) = then else { panic!("no job") };
        job.ends()
    };
    for endless in ["go", "go infinite", "go movestogo 20", "go winc 100 binc 100"] {
        assert!(!ends(&[endless]), "{endless}");
    }
    for limited in ["go depth 60", "go nodes 1", "go movetime 1", "go wtime 1 btime 1"] {
        assert!(ends(&[limited]), "{limited}");
    }
    // A lower level has limits of its own.
    let skill = "setoption name Skill value 7";
    assert!(ends(&[skill, "go"]) && !ends(&[skill, "go infinite"]));
}

#[test]
fn what_is_not_supported_is_refused_and_begins_no_search() {
    for (go, reason) in [
        ("go ponder", "thinks in its own time"),
        ("go ponder wtime 60000 btime 60000", "thinks in its own time"),
        ("go wtime 60000 btime 60000 ponder", "thinks in its own time"),
        ("go searchmoves K@e2 K@d2", "every legal move"),
        ("go depth 3 searchmoves K@e2", "every legal move"),
        ("go mate 3", "depth, nodes or time"),
        ("go movestogo many", "a number of moves"),
        ("go perft 2 depth 3", "the end of the line"),
        ("go depth 3 perft 2", "a limit of the search"),
        ("bench 4 5", "the end of the line"),
    ] {
        let (lines, then) = Session::default().hear(go);
        assert!(matches!(then, Then::Go), "{go}");
        let [line] = lines.as_slice() else { panic!("{go}: {lines:?}") };
        assert!(line.starts_with("info string error ") && line.contains(reason), "{line}");
    }
}

#[test]
fn a_new_game_is_played_as_if_it_were_the_first() {
    let battle = format!("position fen {BATTLE}");
    // All but the time, which is the clock's.
    let found = |lines: &[&str]| {
        let mut said = talk(lines.iter().copied());
        let last = said.iter().rposition(|line| line == "readyok").expect("an answer");
        let mut said = said.split_off(last + 1);
        for line in &mut said {
            let words = line.split(' ').collect::<Vec<_>>();
            let kept = words.chunks(2).filter(|pair| !["nps", "time"].contains(&pair[0]));
            *line = kept.map(|pair| pair.join(" ")).collect::<Vec<_>>().join(" ");
        }
        said
    };
    for skill in ["setoption name Skill value 8", "setoption name Skill value 5"] {
        let asked = ["isready", &battle, "go nodes 30000"];
        let first = found(&[&[skill], asked.as_slice()].concat());
        assert!(first.len() > 3, "{first:?}");
        let other = format!("{battle} moves c1c2 h6h5");
        let played = [skill, &battle, "go nodes 30000", &other, "go nodes 30000", "ucinewgame"];
        assert_eq!(found(&[played.as_slice(), &asked].concat()), first);
    }
}

/// Its holders are named as in the licence.
#[test]
fn the_author_is_the_holder_of_the_licence() {
    let said = talk(["uci"]);
    let author = said.iter().find_map(|line| line.strip_prefix("id author ")).expect("an author");
    let licence = include_str!("../../../LICENSE-MIT");
    let holder = licence.lines().find(|line| line.starts_with("Copyright")).expect("a holder");
    assert!(holder.ends_with(author), "{holder}: {author}");
}

#[test]
fn where_the_game_is_over_there_is_no_best_ply() {
    // A chariot checks along the rank, king and chariot hold the next one.
    let mated = "position fen 8/8/8/8/8/2K5/1R6/R3k3[] b - - 0 60";
    assert_eq!(last(&[mated, "go depth 3"]), "bestmove (none)");
    for attempt in ["e1e2", "e1", "Ke2", "sdfgh", ""] {
        let why = format!("why {attempt}");
        assert_eq!(value(&[mated, &why])["reason"], json!("game_over"), "{attempt}");
    }
}

#[test]
fn legal_shows_the_position_as_the_oracle_does() {
    let legal = value(&["setoption name Ruleset value zh", "legal"]);
    assert_eq!(legal["fen"], json!("8/8/4pppp/pppp4/4PPPP/PPPP4/8/8[KFRRSSNNkfrrssnn] w - - 0 1"));
    assert_eq!(legal["forbidden"], json!([]));
    assert_eq!(legal["in_check"], json!(false));
    assert_eq!(legal["outcome"], json!("ongoing"));
    let plies = legal["plies"].as_array().expect("a list");
    assert!(plies.contains(&json!("K@e2")) && plies.is_sorted_by_key(Value::as_str));
    let line = last(&["legal"]);
    let keys = ["\"fen\"", "\"forbidden\"", "\"in_check\"", "\"outcome\"", "\"plies\""];
    assert!(keys.map(|key| line.find(key)).is_sorted());
}

/// Every position of `tests/data`, which were made outside this project.
#[test]
fn legal_agrees_with_the_oracle() {
    let data = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("../../tests/data");
    let mut count = 0;
    for ruleset in ["zh", "en", "pl", "asean"] {
        let text = std::fs::read_to_string(data.join(format!("{ruleset}.legal.json")));
        let entries: Vec<Value> = serde_json::from_str(&text.expect("the file")).expect("JSON");
        let mut lines = vec![format!("setoption name Ruleset value {ruleset}")];
        for entry in &entries {
            lines.push(format!("position fen {}", entry["fen"].as_str().expect("a FEN")));
            lines.push("legal".to_owned());
        }
        let said = talk(lines.iter().map(String::as_str));
        assert_eq!(said.len(), entries.len(), "{said:?}");
        for (line, entry) in said.iter().zip(&entries) {
            let legal: Value = serde_json::from_str(line).expect("JSON");
            for key in ["plies", "forbidden", "in_check", "outcome"] {
                assert_eq!(legal[key], entry[key], "{key} of {} in {ruleset}", entry["fen"]);
            }
        }
        count += entries.len();
    }
    assert_eq!(count, 1_027);
}

#[test]
fn why_gives_the_reason_and_the_squares() {
    let soldier = ["position fen 7k/8/2r1r3/3P4/8/8/8/3K4[] w - - 0 60", "why d5d5f"];
    assert_eq!(
        value(&soldier),
        json!({"ply": null, "reason": "promotion_attacks", "squares": {"attacked": ["c6", "e6"]}})
    );
    let elsewhere = ["setoption name Ruleset value en", soldier[0], soldier[1]];
    assert_eq!(value(&elsewhere)["ply"], json!("d5d5f"));
    assert_eq!(value(&["why sdfgh"])["reason"], json!("unreadable"));
    for attempt in ["e4e5", "Ne3", "Nxe5", "e4"] {
        let why = format!("why {attempt}");
        assert_eq!(value(&[&why])["reason"], json!("still_setting_up"), "{attempt}");
    }
    assert_eq!(value(&["why"])["reason"], json!("unreadable"));
}

#[test]
fn errors_name_the_field_and_leave_the_position_as_it_was() {
    let before = last(&["legal"]);
    for (line, named) in [
        ("position fen 8/8/8/8/8/8/8/9 w - - 0 1", "Board"),
        ("position fen 8/8/4pppp/pppp4/4PPPP/PPPP4/8/8[KFRRSSNNkfrrssnn] x - - 0 1", "Turn"),
        (
            "position fen 8/8/4pppp/pppp4/4PPPP/PPPP4/8/8[KFRRSSNNkfrrssnn] w - - zero 1",
            "Halfmoves",
        ),
        ("position fen 8/8/8/8/8/8/8/8[] w - - 0 1", "kings"),
        ("position startpos moves K@e2 k@", "move 2"),
        ("position startpos moves K@a8", "move 1"),
        ("position", "startpos or fen"),
        ("position elsewhere", "elsewhere"),
        ("go fast", "fast"),
        ("go depth", "a depth"),
        ("go perft 100000", "up to 64"),
        ("go nodes many", "many"),
        ("setoption name Colour value blue", "Colour"),
        ("setoption name Hash value 0", "megabytes"),
        ("setoption name Skill value 9", "level"),
        ("setoption name Ruleset value chess", "zh, en, pl or asean"),
        ("setoption name UCI_Variant value chess", "sittuyin"),
        ("setoption", "name"),
        ("dance", "dance"),
    ] {
        let said = talk([line, "legal"]);
        assert_eq!(said.len(), 2, "{line}: {said:?}");
        assert!(said[0].starts_with("info string error "), "{line}: {said:?}");
        assert!(said[0].contains(named), "{line}: {said:?}");
        assert_eq!(said[1], before, "{line}");
    }
}

#[test]
fn a_position_is_reached_by_its_moves() {
    let moves = "position startpos moves K@e2 K@d7 F@d2 F@e7";
    let legal = value(&[moves, "legal"]);
    assert_eq!(
        legal["fen"],
        json!("8/3kf3/4pppp/pppp4/4PPPP/PPPP4/3FK3/8[RRSSNNrrssnn] w - - 0 3")
    );
}

#[test]
fn no_line_makes_it_fail() {
    let words = [
        "position",
        "fen",
        "startpos",
        "moves",
        "go",
        "perft",
        "depth",
        "nodes",
        "infinite",
        "movestogo",
        "ponder",
        "searchmoves",
        "bench",
        "setoption",
        "name",
        "value",
        "Hash",
        "Skill",
        "Ruleset",
        "zh",
        "pl",
        "1",
        "0",
        "-1",
        "99999999999999999999",
        "e4e5",
        "K@e2",
        "d5d5f",
        "why",
        "legal",
        "d",
        "stop",
        "\u{0}",
        "ż兵\u{202e}",
        "8/8/8/8/8/8/8/8",
        "[",
        "]",
        "w",
        "b",
        "-",
        "k6K/8/8/8/8/8/8/8",
        "movetime",
        "wtime",
        "uci",
        "isready",
        "ucinewgame",
        "R@a3,b2",
        "d4d5=f,e6",
        "=",
        "@",
        ",",
    ];
    let mut state = 0x9e37_79b9_7f4a_7c15_u64;
    let mut chance = |below: usize| {
        state ^= state << 13;
        state ^= state >> 7;
        state ^= state << 17;
        (state % below as u64) as usize
    };
    let mut session = Session::default();
    for _ in 0..20_000 {
        let line: Vec<&str> = (0..chance(7)).map(|_| words[chance(words.len())]).collect();
        let (lines, _) = session.hear(&line.join(" "));
        assert!(lines.iter().all(|line| !line.contains('\n')));
    }
    let (lines, _) = session.hear("isready");
    assert_eq!(lines, ["readyok"]);
}
