//! The proof as a table for people.

use std::fmt;

use sittuyin_content::Task;
use sittuyin_rules::RulesetId;

use crate::measure::MOST_WAYS;

/// A line of the table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Row {
    /// The lesson.
    pub lesson: String,
    /// The step.
    pub step: String,
    /// What kind of step it is.
    pub kind: &'static str,
    /// The fewest tries that are enough, where something is played.
    pub par: Option<u8>,
    /// The rulesets that it was proven in, and how many shortest ways it has there.
    pub rulesets: Vec<(RulesetId, Option<u32>)>,
}

/// All steps of the course.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Table(pub Vec<Row>);

/// The name of a task's kind, as it stands in TOML.
pub const fn kind(task: &Task) -> &'static str {
    match task {
        Task::Show => "show",
        Task::Design => "design",
        Task::Play(_) => "play",
        Task::Place(_) => "place",
        Task::Spot(_) => "spot",
        Task::Choose(_) => "choose",
        Task::Game(_) => "game",
    }
}

impl Row {
    /// `zh en pl asean`, and the ways: one number if it is the same everywhere.
    fn cells(&self) -> [String; 6] {
        let number = |ways: Option<u32>| match ways {
            None => String::new(),
            Some(MOST_WAYS..) => format!("{MOST_WAYS}+"),
            Some(ways) => ways.to_string(),
        };
        let names: Vec<_> = self.rulesets.iter().map(|(ruleset, _)| ruleset.as_str()).collect();
        let mut ways: Vec<_> = self.rulesets.iter().map(|&(_, ways)| number(ways)).collect();
        if ways.iter().all(|other| *other == ways[0]) {
            ways.truncate(1);
        }
        [
            self.lesson.clone(),
            self.step.clone(),
            self.kind.to_owned(),
            names.join(" "),
            self.par.map_or(String::new(), |par| par.to_string()),
            ways.join(" "),
        ]
    }
}

impl fmt::Display for Table {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let head = ["lesson", "step", "kind", "rulesets", "par", "ways"].map(str::to_owned);
        let rows: Vec<_> = [head].into_iter().chain(self.0.iter().map(Row::cells)).collect();
        let width = |column: usize| {
            rows.iter().map(|row| row[column].chars().count()).max().unwrap_or_default()
        };
        let widths: Vec<_> = (0..6).map(width).collect();
        for row in &rows {
            let cells = row.iter().zip(&widths);
            let line: Vec<_> = cells.map(|(cell, &width)| format!("{cell:<width$}")).collect();
            writeln!(f, "{}", line.join("  ").trim_end())?;
        }
        Ok(())
    }
}
