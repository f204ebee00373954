//! A program that speaks UCI, held by its two ends.

use std::io::{BufRead, BufReader, Lines, Write};
use std::path::Path;
use std::process::{Child, ChildStdin, ChildStdout, Command, Stdio};

use anyhow::{Context, Result, bail};

/// A running program. It ends when this is dropped.
pub struct UciProgram {
    name: String,
    child: Child,
    input: ChildStdin,
    output: Lines<BufReader<ChildStdout>>,
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
        let output = BufReader::new(output).lines();
        let mut program = Self { name, child, input, output };
        program.send("uci")?;
        program.answer("uciok")?;
        for (option, value) in options {
            program.send(&format!("setoption name {option} value {value}"))?;
        }
        program.send("isready")?;
        program.answer("readyok")?;
        Ok(program)
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
        for line in self.output.by_ref() {
            if let Some(rest) = line?.strip_prefix(beginning) {
                return Ok(rest.trim().to_owned());
            }
        }
        bail!("{} ended before it said {beginning:?}", self.name)
    }
}

impl Drop for UciProgram {
    fn drop(&mut self) {
        // Whether it still listens or not, it is to end.
        let _ = self.send("quit");
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}
