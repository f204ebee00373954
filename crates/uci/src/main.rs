//! The engine as a program that speaks UCI: lines from standard input to standard output.

use std::io::{self, BufRead, Write};

use sittuyin_uci::{Queue, Session, Then};

fn main() -> io::Result<()> {
    let mut session = Session::default();
    let mut queue = Queue::start(show);
    for line in io::stdin().lock().split(b'\n') {
        let (lines, then) = session.hear(&String::from_utf8_lossy(&line?));
        for line in lines {
            show(&line);
        }
        match then {
            Then::Go => {}
            Then::Do(job) => {
                if queue.add(job).is_err() {
                    break;
                }
            }
            Then::Stop => queue.stop(),
            Then::Quit => {
                queue.stop();
                break;
            }
        }
    }
    // Without `quit` at the end of the input, what ends by itself is waited for.
    queue.finish();
    Ok(())
}

/// Shows a line at once; when nobody listens any more, that is no error.
fn show(line: &str) {
    let mut out = io::stdout().lock();
    let _ = writeln!(out, "{line}").and_then(|()| out.flush());
}
