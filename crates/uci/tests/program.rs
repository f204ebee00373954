//! The program as others run it: by its two ends.

use std::{
    io::{BufRead, BufReader, Lines, Write},
    process::{Child, ChildStdin, ChildStdout, Command, Stdio},
    thread,
    time::{Duration, Instant},
};

const BATTLE: &str =
    "position fen 4r1r1/2knsn2/2sfpppp/pppp4/4PPPP/PPPPFNS1/3S1NK1/2R1R3[] w - - 0 9";
/// After so long a program that should have ended goes on for ever, as what it does here would.
const FOREVER: Duration = Duration::from_secs(120);

struct Program {
    child: Child,
    input: Option<ChildStdin>,
    output: Lines<BufReader<ChildStdout>>,
}

impl Program {
    fn start() -> Self {
        let mut child = Command::new(env!("CARGO_BIN_EXE_sittuyin-uci"))
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .spawn()
            .expect("a program");
        let input = child.stdin.take();
        let output = BufReader::new(child.stdout.take().expect("an output")).lines();
        Self { child, input, output }
    }

    fn send(&mut self, line: &str) {
        writeln!(self.input.as_mut().expect("an input"), "{line}").expect("a listener");
    }

    /// Up to the line that begins like this.
    fn wait_for(&mut self, beginning: &str) -> String {
        let mut lines = self.output.by_ref().map_while(Result::ok);
        lines.find(|line| line.starts_with(beginning)).unwrap_or_else(|| panic!("no {beginning}"))
    }

    /// The lines up to its end.
    fn end(mut self) -> Vec<String> {
        let start = Instant::now();
        while self.child.try_wait().expect("a child").is_none() {
            assert!(start.elapsed() < FOREVER, "it goes on");
            thread::sleep(Duration::from_millis(5));
        }
        self.output.by_ref().map_while(Result::ok).collect()
    }
}

impl Drop for Program {
    fn drop(&mut self) {
        // Whether it has ended or not, it is to.
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

#[test]
fn quit_ends_whatever_is_being_done() {
    for (position, go, sign) in [
        (BATTLE, "go infinite", "info depth 5"),
        (BATTLE, "go", "info depth 5"),
        (BATTLE, "go perft 64", ""),
        ("setoption name Ruleset value en", "go perft 64", ""),
        (BATTLE, "bench 60", ""),
    ] {
        let mut program = Program::start();
        program.send(position);
        program.send(go);
        if sign.is_empty() {
            thread::sleep(Duration::from_millis(100));
        } else {
            program.wait_for(sign);
        }
        program.send("quit");
        let said = program.end();
        assert!(said.iter().all(|line| !line.starts_with("Nodes searched")), "{go}: {said:?}");
    }
}

#[test]
fn stop_ends_a_perft_without_a_total_and_a_search_with_an_answer() {
    let mut program = Program::start();
    for line in [BATTLE, "go perft 64"] {
        program.send(line);
    }
    thread::sleep(Duration::from_millis(100));
    for line in ["stop", "go infinite"] {
        program.send(line);
    }
    program.wait_for("info depth 3");
    program.send("stop");
    program.wait_for("bestmove ");
    program.send("bench 2");
    assert_ne!(program.wait_for("Nodes searched: "), "Nodes searched: 0");
    program.send("quit");
    program.end();
}

/// What ends by itself is waited for, what does not is stopped.
#[test]
fn it_ends_with_its_input() {
    for go in ["go", "go infinite", "go depth 2"] {
        let mut program = Program::start();
        program.send(BATTLE);
        program.send(go);
        program.input = None;
        let said = program.end();
        assert!(said.last().is_some_and(|line| line.starts_with("bestmove ")), "{go}: {said:?}");
    }
}
