//! What to say to the worker, and when it is dead. Pure: time and messages come in, orders go out.

use sittuyin_protocol::{SILENCE_MS, Said, Think, ToWorker};
use sittuyin_rules::Ply;

/// How long a worker may take to be ready: its program has to be fetched first.
const START_MS: f64 = 30_000.0;

/// An answer that comes sooner than this is held back, in milliseconds: people see their own ply
/// first, and then the reply.
const LEAST_MS: f64 = 300.0;

/// How often it is started again for one question.
const RESTARTS: u32 = 3;

/// What comes in.
#[derive(Clone, PartialEq, Debug)]
pub enum Input {
    /// A question.
    Ask(Think),
    /// The question is of no interest any more.
    Forget,
    /// The answer is wanted now.
    Hurry,
    /// The person wants another try.
    Retry,
    /// The worker says something.
    Heard(Said),
    /// The worker has failed.
    Broken,
    /// Time has passed.
    Tick,
    /// The wait for an answer that came soon is over.
    Due,
}

/// What goes out.
#[derive(Clone, PartialEq, Debug)]
pub enum Output {
    /// Start a worker, in the place of one that is there.
    Start,
    /// Say this to the worker.
    Send(ToWorker),
    /// The answer.
    Answer(Ply),
    /// Say [`Input::Due`] in so many milliseconds.
    Wait(f64),
    /// The worker had died and was started again.
    StartedAgain,
    /// It keeps dying.
    GiveUp,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
enum State {
    /// There is no worker.
    #[default]
    Absent,
    /// It has been started and has not said that it is ready.
    Starting,
    /// It listens.
    Ready,
}

/// The client of one worker after another.
#[derive(Clone, Debug, Default)]
pub struct Client {
    state: State,
    question: Option<Think>,
    /// When it was asked, in milliseconds.
    asked: f64,
    /// The answer to the question, while it is held back.
    held: Option<Ply>,
    /// When something was last heard or asked, in milliseconds.
    heard: f64,
    restarts: u32,
    last_id: u32,
}

impl Client {
    /// Takes something in at a time, in milliseconds.
    pub fn step(&mut self, input: Input, now: f64) -> Vec<Output> {
        match input {
            Input::Ask(think) => self.ask(think, now),
            Input::Forget => self.forget(),
            Input::Hurry => self.hurry(),
            Input::Retry => {
                self.restarts = 0;
                self.start_for_question(now)
            }
            Input::Heard(message) => self.hear(&message, now),
            Input::Broken => self.broken(now),
            Input::Tick => self.tick(now),
            Input::Due => self.due(now),
        }
    }

    fn ask(&mut self, think: Think, now: f64) -> Vec<Output> {
        self.last_id += 1;
        self.heard = now;
        self.asked = now;
        self.held = None;
        self.restarts = 0;
        self.question = Some(Think { id: self.last_id, ..think });
        match self.state {
            State::Absent => self.start(now),
            State::Starting => Vec::new(),
            State::Ready => self.send_question(),
        }
    }

    fn send_question(&self) -> Vec<Output> {
        self.question.iter().map(|think| Output::Send(ToWorker::Think(think.clone()))).collect()
    }

    fn forget(&mut self) -> Vec<Output> {
        let stop = self.hurry();
        self.question = None;
        self.held = None;
        stop
    }

    fn hurry(&self) -> Vec<Output> {
        let ready = self.state == State::Ready;
        let question = self.question.iter().filter(|_| ready);
        question.map(|think| Output::Send(ToWorker::Stop { id: think.id })).collect()
    }

    fn start(&mut self, now: f64) -> Vec<Output> {
        self.state = State::Starting;
        self.heard = now;
        vec![Output::Start]
    }

    fn start_for_question(&mut self, now: f64) -> Vec<Output> {
        if self.question.is_some() { self.start(now) } else { Vec::new() }
    }

    fn hear(&mut self, message: &Said, now: f64) -> Vec<Output> {
        self.heard = now;
        match *message {
            Said::Ready => {
                self.state = State::Ready;
                self.send_question()
            }
            Said::Best { id, ply } if self.is_asked(id) => match ply {
                Some(ply) => {
                    self.restarts = 0;
                    self.held = Some(ply);
                    self.due(now)
                }
                None => self.broken(now),
            },
            Said::Error {} if self.question.is_some() => self.broken(now),
            Said::Best { .. } | Said::Error {} | Said::Heartbeat {} => Vec::new(),
        }
    }

    /// Hands on the answer that is held back, or waits for the rest of its time.
    fn due(&mut self, now: f64) -> Vec<Output> {
        let Some(ply) = self.held else { return Vec::new() };
        let early = LEAST_MS - (now - self.asked);
        if early > 0.0 {
            return vec![Output::Wait(early)];
        }
        self.held = None;
        self.question = None;
        vec![Output::Answer(ply)]
    }

    fn is_asked(&self, id: u32) -> bool {
        self.question.as_ref().is_some_and(|think| think.id == id)
    }

    fn broken(&mut self, now: f64) -> Vec<Output> {
        self.state = State::Absent;
        if self.question.is_none() || self.held.is_some() {
            return Vec::new();
        }
        if self.restarts >= RESTARTS {
            return vec![Output::GiveUp];
        }
        self.restarts += 1;
        let mut outputs = self.start(now);
        outputs.push(Output::StartedAgain);
        outputs
    }

    fn tick(&mut self, now: f64) -> Vec<Output> {
        if self.held.is_some() {
            return self.due(now);
        }
        let patience = match self.state {
            State::Starting => START_MS,
            State::Ready if self.question.is_some() => SILENCE_MS as f64,
            State::Absent | State::Ready => return Vec::new(),
        };
        if now - self.heard > patience { self.broken(now) } else { Vec::new() }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use sittuyin_protocol::ThinkLimits;
    use sittuyin_rules::RulesetId;

    fn question() -> Think {
        Think {
            id: 0,
            ruleset: RulesetId::Zh,
            fen: String::new(),
            plies: Vec::new(),
            level: 4,
            seed: 1,
            fresh: false,
            limits: ThinkLimits::default(),
        }
    }

    fn asked(id: u32) -> Output {
        Output::Send(ToWorker::Think(Think { id, ..question() }))
    }

    fn best(id: u32) -> Input {
        Input::Heard(Said::Best { id, ply: Some("e4e5".parse().unwrap()) })
    }

    fn ready() -> Input {
        Input::Heard(Said::Ready)
    }

    #[test]
    fn the_first_question_starts_a_worker_and_waits_until_it_is_ready() {
        let mut client = Client::default();
        assert_eq!(client.step(Input::Ask(question()), 0.0), [Output::Start]);
        assert_eq!(client.step(ready(), 900.0), [asked(1)]);
        assert_eq!(client.step(best(1), 1000.0), [Output::Answer("e4e5".parse().unwrap())]);
        assert_eq!(client.step(Input::Ask(question()), 2000.0), [asked(2)]);
    }

    #[test]
    fn an_answer_that_comes_at_once_is_held_back_a_little() {
        let mut client = Client::default();
        client.step(Input::Ask(question()), 0.0);
        client.step(ready(), 100.0);
        assert_eq!(client.step(best(1), 120.0), [Output::Wait(180.0)]);
        // A clock that is early.
        assert_eq!(client.step(Input::Due, 299.0), [Output::Wait(1.0)]);
        assert_eq!(client.step(Input::Due, 300.0), [Output::Answer("e4e5".parse().unwrap())]);
        assert_eq!(client.step(Input::Due, 301.0), []);
    }

    #[test]
    fn an_answer_that_is_held_back_outlives_its_worker() {
        let mut client = Client::default();
        client.step(Input::Ask(question()), 0.0);
        client.step(ready(), 100.0);
        client.step(best(1), 120.0);
        assert_eq!(client.step(Input::Broken, 130.0), []);
        // The page slept meanwhile.
        assert_eq!(client.step(Input::Tick, 1e9), [Output::Answer("e4e5".parse().unwrap())]);
    }

    #[test]
    fn an_answer_that_is_held_back_is_forgotten_with_its_question() {
        let mut client = Client::default();
        client.step(Input::Ask(question()), 0.0);
        client.step(ready(), 100.0);
        client.step(best(1), 120.0);
        client.step(Input::Forget, 130.0);
        assert_eq!(client.step(Input::Due, 300.0), []);
        client.step(Input::Ask(question()), 400.0);
        client.step(best(2), 410.0);
        client.step(Input::Ask(question()), 420.0);
        assert_eq!(client.step(Input::Due, 1_000.0), []);
    }

    #[test]
    fn an_answer_to_another_question_is_not_heard() {
        let mut client = Client::default();
        client.step(Input::Ask(question()), 0.0);
        client.step(ready(), 1.0);
        assert_eq!(client.step(Input::Forget, 2.0), [Output::Send(ToWorker::Stop { id: 1 })]);
        assert_eq!(client.step(best(1), 3.0), []);
        client.step(Input::Ask(question()), 4.0);
        assert_eq!(client.step(best(1), 5.0), []);
        assert_ne!(client.step(best(2), 6.0), []);
    }

    #[test]
    fn five_seconds_of_silence_are_death_and_heartbeats_are_life() {
        let mut client = Client::default();
        client.step(Input::Ask(question()), 0.0);
        client.step(ready(), 0.0);
        assert_eq!(client.step(Input::Tick, 4900.0), []);
        client.step(Input::Heard(Said::Heartbeat {}), 4900.0);
        assert_eq!(client.step(Input::Tick, 9800.0), []);
        assert_eq!(client.step(Input::Tick, 10_000.0), [Output::Start, Output::StartedAgain]);
        // The question is asked again.
        assert_eq!(client.step(ready(), 10_500.0), [asked(1)]);
    }

    #[test]
    fn a_worker_with_nothing_to_do_may_be_silent() {
        let mut client = Client::default();
        client.step(Input::Ask(question()), 0.0);
        client.step(ready(), 0.0);
        client.step(best(1), 400.0);
        assert_eq!(client.step(Input::Tick, 1e9), []);
        assert_eq!(client.step(Input::Broken, 1e9), []);
        assert_eq!(client.step(Input::Ask(question()), 1e9), [Output::Start]);
    }

    #[test]
    fn one_that_keeps_dying_is_given_up_until_somebody_wants_another_try() {
        let mut client = Client::default();
        client.step(Input::Ask(question()), 0.0);
        for _ in 0..RESTARTS {
            let again = client.step(Input::Broken, 0.0);
            assert_eq!(again, [Output::Start, Output::StartedAgain]);
        }
        assert_eq!(client.step(Input::Broken, 0.0), [Output::GiveUp]);
        assert_eq!(client.step(Input::Retry, 0.0), [Output::Start]);
        assert_eq!(client.step(ready(), 0.0), [asked(1)]);
    }
}
