//! Jobs one after the other, in a thread of their own.

use std::{
    sync::mpsc::{self, SendError, Sender},
    thread::{self, JoinHandle},
};

use sittuyin_engine::Engine;

use crate::{Job, Stopper};

/// What is to be done.
pub struct Queue {
    jobs: Sender<Job>,
    worker: JoinHandle<()>,
    /// The jobs that are not over, as far as is known.
    given: Vec<Given>,
}

struct Given {
    stopper: Stopper,
    /// Whether it ends by itself.
    ends: bool,
}

impl Queue {
    /// An empty one; what its jobs say is shown line by line.
    pub fn start(mut show: impl FnMut(&str) + Send + 'static) -> Self {
        let (jobs, queue) = mpsc::channel::<Job>();
        let worker = thread::spawn(move || {
            let mut engine = Engine::new(0);
            for job in queue {
                job.run(&mut engine, &mut show);
            }
        });
        Self { jobs, worker, given: Vec::new() }
    }

    /// Adds a job. What would never end by itself is stopped for it.
    ///
    /// # Errors
    ///
    /// The thread has failed, and has said so.
    pub fn add(&mut self, job: Job) -> Result<(), SendError<Job>> {
        self.stop_endless();
        self.given.retain(|given| !given.stopper.is_over());
        self.given.push(Given { stopper: job.stopper(), ends: job.ends() });
        self.jobs.send(job)
    }

    /// Stops every job.
    pub fn stop(&mut self) {
        self.given.drain(..).for_each(|given| given.stopper.stop());
    }

    /// Waits until all is done. What would never end by itself is stopped.
    pub fn finish(self) {
        self.stop_endless();
        drop(self.jobs);
        // If the thread has failed, it has said so.
        let _ = self.worker.join();
    }

    fn stop_endless(&self) {
        self.given.iter().filter(|given| !given.ends).for_each(|given| given.stopper.stop());
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Session, Then};

    fn job(session: &mut Session, line: &str) -> Job {
        let (_, Then::Do(job)) = session.hear(line) else { panic!("{line} is no job") };
        job
    }

    #[test]
    fn what_is_over_is_forgotten() {
        let (say, said) = mpsc::channel();
        let mut queue = Queue::start(move |line| {
            let _ = say.send(line.to_owned());
        });
        let mut session = Session::default();
        for _ in 0..50 {
            let job = job(&mut session, "go perft 0");
            queue.add(job).expect("a thread that listens");
            let ends = said.iter().any(|line| line.starts_with("Nodes searched"));
            // The last one may be about to go.
            assert!(ends && queue.given.len() <= 2, "{}", queue.given.len());
        }
        queue.finish();
    }

    #[test]
    fn what_never_ends_is_stopped_for_the_next_and_at_the_end() {
        let (say, said) = mpsc::channel();
        let mut queue = Queue::start(move |line| {
            let _ = say.send(line.to_owned());
        });
        let mut session = Session::default();
        let lines = ["go infinite", "go", "go depth 2", "go infinite"];
        for line in lines {
            let job = job(&mut session, line);
            queue.add(job).expect("a thread that listens");
        }
        queue.finish();
        let answers = said.iter().filter(|line| line.starts_with("bestmove")).count();
        assert_eq!(answers, lines.len());
    }
}
