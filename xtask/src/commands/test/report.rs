//! What passed and what failed, as it happens and in the end.

use std::process::ExitCode;
use std::time::{Duration, Instant};

use anyhow::Result;

use crate::report::seconds;

/// What a runner of many tests came to.
#[derive(Debug, Default, Clone, PartialEq, Eq)]
pub struct Tally {
    pub passed: u64,
    /// The tests that failed, by name.
    pub failed: Vec<String>,
    /// Why the run counts as failed although no test did: nothing was compiled, say.
    pub broken: Option<String>,
}

struct Line {
    name: &'static str,
    time: Duration,
    tally: Tally,
}

/// The run so far.
#[derive(Default)]
pub struct Report(Vec<Line>);

impl Report {
    /// Does one check, which counts as one test; gives back what came of it, if it passed.
    pub fn check<T>(&mut self, name: &'static str, work: impl FnOnce() -> Result<T>) -> Option<T> {
        let mut value = None;
        self.tests(name, || {
            value = Some(work()?);
            Ok(Tally { passed: 1, ..Tally::default() })
        });
        value
    }

    /// Runs many tests and counts each.
    pub fn tests(&mut self, name: &'static str, work: impl FnOnce() -> Result<Tally>) {
        println!("\n##  {name}");
        let start = Instant::now();
        let tally = work().unwrap_or_else(|error| Tally {
            broken: Some(format!("{error:#}")),
            ..Tally::default()
        });
        let time = start.elapsed();
        println!("##  {name}: {} ({})", tally.in_words(), seconds(time));
        self.0.push(Line { name, time, tally });
    }

    /// Prints all results, those that failed by name, and the one line that sums them up.
    pub fn close(self) -> ExitCode {
        println!();
        for line in &self.0 {
            println!("{:>9}  {}: {}", seconds(line.time), line.name, line.tally.in_words());
        }
        for line in &self.0 {
            for test in line.tally.failed.iter().chain(&line.tally.broken) {
                println!("failed: {}: {test}", line.name);
            }
        }
        let passed: u64 = self.0.iter().map(|line| line.tally.passed).sum();
        let failed: u64 = self.0.iter().map(|line| line.tally.failures()).sum();
        println!("\n{passed} passed, {failed} failed");
        if failed == 0 { ExitCode::SUCCESS } else { ExitCode::FAILURE }
    }
}

impl Tally {
    fn failures(&self) -> u64 {
        self.failed.len() as u64 + u64::from(self.broken.is_some())
    }

    fn in_words(&self) -> String {
        match (self.passed, self.failures()) {
            (1, 0) => "ok".to_owned(),
            (passed, 0) => format!("ok, {passed} tests"),
            (0, 1) => "FAILED".to_owned(),
            (passed, failed) => format!("FAILED, {failed} of {}", passed + failed),
        }
    }
}

#[cfg(test)]
mod tests {
    use anyhow::bail;

    use super::*;

    #[test]
    fn a_check_that_passes_hands_on_its_value() {
        let mut report = Report::default();
        assert_eq!(report.check("a", || Ok(5)), Some(5));
        assert_eq!(report.close(), ExitCode::SUCCESS);
    }

    #[test]
    fn one_failure_fails_the_run() {
        let mut report = Report::default();
        report.check("a", || Ok(()));
        assert_eq!(report.check("b", || -> Result<()> { bail!("no") }), None);
        assert_eq!(report.0[1].tally.broken.as_deref(), Some("no"));
        assert_eq!(report.close(), ExitCode::FAILURE);
    }

    #[test]
    fn a_run_that_breaks_off_is_a_failure_beside_its_tests() {
        let tally = Tally {
            passed: 3,
            failed: vec!["x".to_owned()],
            broken: Some("did not compile".to_owned()),
        };
        assert_eq!(tally.failures(), 2);
        assert_eq!(tally.in_words(), "FAILED, 2 of 5");
    }
}
