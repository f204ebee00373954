//! Writes new recorded lines into the lessons' files.

use std::{fs, path::Path};

use sittuyin_content::{PlyLine, Step, Task};
use sittuyin_rules::RulesetId;

use crate::{Defect, Finding, Place, battle, read};

/// Records every `game` step whose line is missing or outdated; what could not be recorded.
pub fn record(root: &Path) -> Vec<Finding> {
    let mut findings = Vec::new();
    for chapter in read::chapters(root, &mut findings) {
        for source in chapter.lessons {
            for step in &source.lesson.steps {
                let place = Place::file(&source.file).lesson(&source.lesson.id).step(&step.id);
                if let Err(defect) = record_step(&root.join(&source.file), step) {
                    findings.push(place.field("game").finds(defect));
                }
            }
        }
    }
    findings
}

fn record_step(path: &Path, step: &Step) -> Result<(), Defect> {
    let Task::Game(game) = &step.task else { return Ok(()) };
    let mut lines = Vec::new();
    let mut outdated = false;
    for &ruleset in &step.rulesets {
        let position = step.position(ruleset).map_err(Defect::Position)?;
        let old = game.lines.of(ruleset).clone();
        let good = battle::defect(game, position.clone()).is_none();
        lines.push((ruleset, if good { old } else { battle::record(game, &position)? }));
        outdated |= !good;
    }
    if !outdated {
        return Ok(());
    }
    let text = fs::read_to_string(path).map_err(|error| read::io(path, &error))?;
    let text = with_lines(&text, &step.id, &lines).ok_or(Defect::NoTable)?;
    fs::write(path, text).map_err(|error| read::io(path, &error))
}

/// The file with new lines in the step's `[steps.task.game.lines]`; nothing if it has no
/// `[steps.task.game]`.
fn with_lines(text: &str, step: &str, recorded: &[(RulesetId, PlyLine)]) -> Option<String> {
    let lines: Vec<&str> = text.lines().collect();
    let find = |from: usize, to: usize, is: &dyn Fn(&str) -> bool| {
        (from..to).find(|&at| lines.get(at).is_some_and(|line| is(line.trim())))
    };
    let all = lines.len();
    let begins = |line: &str| line == "[[steps]]";
    let id = format!("id = \"{step}\"");
    let mut from = 0;
    let (start, end) = loop {
        let start = find(from, all, &begins)?;
        let end = find(start + 1, all, &begins).unwrap_or(all);
        if find(start, end, &|line| line == id).is_some() {
            break (start, end);
        }
        from = end;
    };
    let table = |line: &str| line.starts_with('[');
    let game = find(start, end, &|line| line == "[steps.task.game]")?;
    let keys_end = find(game + 1, end, &table).unwrap_or(end);
    let rest = match lines.get(keys_end) {
        Some(&"[steps.task.game.lines]") => find(keys_end + 1, end, &table).unwrap_or(end),
        _ => keys_end,
    };
    let mut new: Vec<String> = lines[..keys_end].iter().map(|&line| line.to_owned()).collect();
    while new.last().is_some_and(|line| line.trim().is_empty()) {
        new.pop();
    }
    new.push("[steps.task.game.lines]".to_owned());
    new.extend(recorded.iter().map(|(ruleset, line)| format!("{ruleset} = \"{line}\"")));
    if rest < all {
        new.push(String::new());
    }
    new.extend(lines[rest..].iter().map(|&line| line.to_owned()));
    Some(new.join("\n") + "\n")
}

#[cfg(test)]
mod tests {
    use super::*;

    const TEXT: &str = "id = \"x\"\n\n[[steps]]\nid = \"a\"\n[steps.task.game]\nlevel = 1\n\n\
                        [[steps]]\nid = \"b\"\n[steps.task.game]\nlevel = 2\n\
                        [steps.task.game.lines]\nzh = \"a1a2\"\n";

    #[test]
    fn lines_are_put_in_or_renewed_in_their_own_step() {
        let line = PlyLine(vec!["e4e5".parse().unwrap()]);
        let recorded = [(RulesetId::Pl, line)];
        let first = with_lines(TEXT, "a", &recorded).unwrap();
        let lines = "[steps.task.game.lines]\npl = \"e4e5\"\n";
        assert_eq!(first, TEXT.replace("level = 1\n", &format!("level = 1\n{lines}")));
        let second = with_lines(TEXT, "b", &recorded).unwrap();
        assert_eq!(second, TEXT.replace("zh = \"a1a2\"", "pl = \"e4e5\""));
        assert_eq!(with_lines(TEXT, "c", &recorded), None);
    }
}
