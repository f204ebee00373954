//! A program that speaks UCI, held by its two ends.

use std::io::{BufRead, BufReader, Write};
use std::path::{Path, PathBuf};
use std::process::{Child, ChildStdin, ChildStdout, Command, Stdio};
use std::sync::mpsc::{self, Receiver};
use std::thread;
use std::time::{Duration, Instant};

use anyhow::{Context, Result, bail};

use crate::run;
use crate::workspace::Workspace;

/// Longer than anything takes that ends at all.
const EVER: Duration = Duration::from_secs(365 * 24 * 3600);

/// Builds our own program, for speed.
///
/// # Errors
///
/// It does not compile.
pub fn build(workspace: &Workspace) -> Result<PathBuf> {
    let mut cargo = workspace.command("cargo");
    cargo.args(["build", "--quiet", "--release", "--package", "sittuyin-uci"]);
    cargo.args(["--message-format", "json-render-diagnostics"]);
    let messages = run::quiet(&mut cargo)?;
    messages
        .lines()
        .filter_map(|line| serde_json::from_str::<serde_json::Value>(line).ok())
        .find_map(|message| message["executable"].as_str().map(Into::into))
        .context("cargo built no UCI program")
}

/// A running program. It ends when this is dropped.
pub struct UciProgram {
    name: String,
    child: Child,
    input: ChildStdin,
    output: Receiver<String>,
    /// The names of its options.
    options: Vec<String>,
}

impl UciProgram {
    /// Starts a program, waits until it is ready and sets its options.
    ///
    /// # Errors
    ///
    /// It does not start, or does not speak UCI.
    pub fn start(path: &Path, options: &[(&str, &str)]) -> Result<Self> {
        let name = path.display().to_string();
        let mut child = Command::new(path)
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .spawn()
            .with_context(|| format!("cannot start {name}"))?;
        let (Some(input), Some(output)) = (child.stdin.take(), child.stdout.take()) else {
            bail!("{name} has no input or no output");
        };
        let output = lines(output);
        let mut program = Self { name, child, input, output, options: Vec::new() };
        program.send("uci")?;
        while let Ok(line) = program.output.recv()
            && line != "uciok"
        {
            let option =
                line.strip_prefix("option name ").and_then(|rest| rest.split_once(" type "));
            program.options.extend(option.map(|(name, _)| name.to_owned()));
        }
        program.set(options)?;
        Ok(program)
    }

    /// Whether it has an option of this name.
    pub fn offers(&self, option: &str) -> bool {
        self.options.iter().any(|name| name == option)
    }

    /// Sets options, and waits until it is ready.
    ///
    /// # Errors
    ///
    /// The program has ended.
    pub fn set(&mut self, options: &[(&str, &str)]) -> Result<()> {
        for (option, value) in options {
            self.send(&format!("setoption name {option} value {value}"))?;
        }
        self.send("isready")?;
        self.answer("readyok")?;
        Ok(())
    }

    /// Sends a line.
    ///
    /// # Errors
    ///
    /// The program has ended.
    pub fn send(&mut self, line: &str) -> Result<()> {
        writeln!(self.input, "{line}").with_context(|| format!("{} has ended", self.name))
    }

    /// Reads up to the line that begins like this, and gives back its rest.
    ///
    /// # Errors
    ///
    /// The program ends before it says so.
    pub fn answer(&mut self, beginning: &str) -> Result<String> {
        self.answer_within(beginning, EVER)
    }

    /// As [`UciProgram::answer`], but does not wait longer than this.
    ///
    /// # Errors
    ///
    /// The program ends before it says so, or does not say so in time.
    pub fn answer_within(&mut self, beginning: &str, time: Duration) -> Result<String> {
        let begun = Instant::now();
        while let Some(left) = time.checked_sub(begun.elapsed())
            && let Ok(line) = self.output.recv_timeout(left)
        {
            if let Some(rest) = line.strip_prefix(beginning) {
                return Ok(rest.trim().to_owned());
            }
        }
        bail!("{} has ended, or let the time pass, without {beginning:?}", self.name)
    }
}

/// The lines of an output, as they come: read in a thread of their own, so that nobody has to wait
/// for a program that says nothing.
fn lines(output: ChildStdout) -> Receiver<String> {
    let (sender, receiver) = mpsc::channel();
    thread::spawn(move || {
        for line in BufReader::new(output).lines() {
            let Ok(line) = line else { return };
            if sender.send(line).is_err() {
                return;
            }
        }
    });
    receiver
}

impl Drop for UciProgram {
    fn drop(&mut self) {
        // Whether it still listens or not, it is to end.
        let _ = self.send("quit");
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}
