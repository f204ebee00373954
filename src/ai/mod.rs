//! The machine: it thinks in a worker, is started again when it dies, and ends with its page.
//!
//! [`Client`](client::Client) decides what to say to the worker and when it is dead, purely and
//! tested; [`Machine`] does what it says.

mod client;
mod worker;

use crate::fetching::when_online;
use crate::reactive::{effect, memo};
use client::{Client, Input, Output};
use leptos::prelude::*;
use sittuyin_protocol::{Said, Think};
use sittuyin_rules::Ply;
use std::time::Duration;
use worker::{Heard, WorkerHandle};

/// How often it is asked whether the worker is still alive.
const TICK: Duration = Duration::from_millis(500);

/// How it goes with the machine.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Health {
    /// As it should.
    #[default]
    Well,
    /// It died, was started again, and goes on.
    StartedAgain,
    /// It keeps dying.
    GivenUp,
}

/// The machine. `Copy`; it ends when the page that made it is left.
#[derive(Clone, Copy)]
pub struct Machine {
    client: StoredValue<Client>,
    worker: StoredValue<Option<WorkerHandle>, LocalStorage>,
    health: RwSignal<Health>,
    answer: RwSignal<Option<Ply>>,
}

impl Machine {
    /// A machine that has not been started yet; it starts with the first question.
    pub fn new() -> Self {
        let machine = Self {
            client: StoredValue::new(Client::default()),
            worker: StoredValue::new_local(None),
            health: RwSignal::new(Health::default()),
            answer: RwSignal::new(None),
        };
        let ticking = set_interval_with_handle(move || machine.take(Input::Tick), TICK);
        // Its program may not have come for want of a connection.
        when_online(move || {
            if machine.health.get_untracked() == Health::GivenUp {
                machine.retry();
            }
        });
        on_cleanup(move || {
            if let Ok(ticking) = ticking {
                ticking.clear();
            }
            machine.worker.try_set_value(None);
        });
        machine
    }

    /// Asks whenever there is a question, forgets it when there is none, and hands on the answers.
    pub fn play(
        self,
        question: impl Fn() -> Option<Think> + Send + Sync + 'static,
        on_answer: impl Fn(Ply) + Send + Sync + 'static,
    ) {
        let question = memo(question);
        effect(move || match question.get() {
            Some(think) => self.ask(think),
            None => self.forget(),
        });
        effect(move || {
            if let Some(ply) = self.answer.get() {
                on_answer(ply);
            }
        });
    }

    /// Asks for a ply. A question before this one is forgotten.
    fn ask(self, think: Think) {
        // A machine that had given up is started anew for another question.
        if self.health.get_untracked() != Health::Well {
            self.health.set(Health::Well);
        }
        self.take(Input::Ask(think));
    }

    /// Forgets the question, if there is one.
    pub fn forget(self) {
        self.take(Input::Forget);
    }

    /// Wants the answer now.
    pub fn move_now(self) {
        self.take(Input::Hurry);
    }

    /// Tries again after giving up.
    pub fn retry(self) {
        self.health.set(Health::Well);
        self.take(Input::Retry);
    }

    /// How it goes (tracked).
    pub fn health(self) -> Health {
        self.health.get()
    }

    fn take(self, input: Input) {
        let now = js_sys::Date::now();
        let outputs = self.client.try_update_value(|client| client.step(input, now));
        for output in outputs.unwrap_or_default() {
            match output {
                Output::Start => self.start(),
                Output::Send(message) => {
                    self.worker.with_value(|worker| {
                        if let Some(worker) = worker {
                            worker.send(&message);
                        }
                    });
                }
                Output::Answer(ply) => self.answer.set(Some(ply)),
                Output::Wait(ms) => {
                    set_timeout(move || self.take(Input::Due), Duration::from_secs_f64(ms / 1e3));
                }
                Output::StartedAgain => self.health.set(Health::StartedAgain),
                Output::GiveUp => {
                    self.worker.set_value(None);
                    self.health.set(Health::GivenUp);
                }
            }
        }
    }

    /// Starts a worker in the place of the one before.
    fn start(self) {
        self.worker.set_value(None);
        let worker = WorkerHandle::start(move |heard| match heard {
            Heard::Message(message) => self.take(Input::Heard(message)),
            Heard::Broken => self.take(Input::Broken),
        });
        match worker {
            Some(worker) => self.worker.set_value(Some(worker)),
            None => self.take(Input::Broken),
        }
    }
}

/// What a worker's text says.
fn read(text: &str) -> Option<Said> {
    sittuyin_protocol::decode(text).ok()
}
