//! The engine as a program that speaks UCI: lines from standard input to standard output, and
//! what takes time in a thread of its own, one job after the other.

use std::{
    io::{self, BufRead, Write},
    sync::mpsc,
    thread,
};

use sittuyin_engine::Engine;
use sittuyin_uci::{Job, Session, Stopper, Then};

fn main() -> io::Result<()> {
    let (jobs, queue) = mpsc::channel::<Job>();
    let worker = thread::spawn(move || {
        let mut engine = Engine::new(0);
        for job in queue {
            job.run(&mut engine, &mut show);
        }
    });
    let mut session = Session::default();
    // What stops each job given so far, and whether it has to be stopped to end.
    let mut given: Vec<(Stopper, bool)> = Vec::new();
    for line in io::stdin().lock().split(b'\n') {
        let (lines, then) = session.hear(&String::from_utf8_lossy(&line?));
        for line in lines {
            show(&line);
        }
        match then {
            Then::Go => {}
            Then::Do(job) => {
                given.iter().filter(|(_, endless)| *endless).for_each(|(job, _)| job.stop());
                given.push((job.stopper(), !job.ends()));
                if jobs.send(job).is_err() {
                    break;
                }
            }
            Then::Stop => given.drain(..).for_each(|(job, _)| job.stop()),
            Then::Quit => {
                given.drain(..).for_each(|(job, _)| job.stop());
                break;
            }
        }
    }
    // Without `quit` at the end of the input, what ends by itself is waited for.
    given.iter().filter(|(_, endless)| *endless).for_each(|(job, _)| job.stop());
    drop(jobs);
    // If the other thread has failed, it has said so.
    let _ = worker.join();
    Ok(())
}

/// Shows a line at once; when nobody listens any more, that is no error.
fn show(line: &str) {
    let mut out = io::stdout().lock();
    let _ = writeln!(out, "{line}").and_then(|()| out.flush());
}
