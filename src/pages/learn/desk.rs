//! A step on the page: what is done with it reaches the board, the ear, the machine and what is kept.

use super::learner::Learner;
use crate::ai::Machine;
use crate::board::{BoardControl, BoardState, Looks};
use crate::learn::{News, Study, words::StepWords};
use crate::progress::use_store;
use crate::reactive::{Memo, memo};
use crate::ui::{Announcer, use_announcer};
use leptos::leptos_dom::helpers::TimeoutHandle;
use leptos::prelude::*;
use sittuyin_content::prose::StepProse;
use std::sync::Arc;
use std::time::Duration;

/// How long the learner's own ply is seen before the reply to it.
const REPLY_AFTER: Duration = Duration::from_millis(450);

/// Which step it is.
#[derive(Debug)]
pub struct StepPlace {
    /// The lesson's id.
    pub lesson: String,
    /// The step's id.
    pub step: String,
    /// Its words.
    pub prose: StepProse,
}

/// A step on the page. `Copy`; made once for each step that is shown.
#[derive(Clone, Copy)]
pub struct Desk {
    /// What is worked at.
    pub study: RwSignal<Study>,
    /// Who works.
    pub learner: Learner,
    place: StoredValue<Arc<StepPlace>>,
    announcer: StoredValue<Announcer>,
    /// What will show the reply.
    reply: StoredValue<Option<TimeoutHandle>>,
}

impl Desk {
    /// Puts a step on the page.
    pub fn new(learner: Learner, place: StepPlace, study: Study) -> Self {
        Self {
            study: RwSignal::new(study),
            learner,
            place: StoredValue::new(Arc::new(place)),
            announcer: StoredValue::new(use_announcer()),
            reply: StoredValue::new(None),
        }
    }

    /// Which step it is.
    pub fn place(self) -> Arc<StepPlace> {
        self.place.get_value()
    }

    /// Something of the study in words (tracked).
    pub fn said<T>(self, say: impl FnOnce(&StepWords, &Study) -> T) -> T {
        let place = self.place();
        self.study.with(|study| {
            say(&StepWords::new(self.learner.i18n, &place.prose, study.step()), study)
        })
    }

    /// The board.
    pub fn board(self) -> BoardControl {
        let state: Memo<BoardState> = memo(move || self.study.with(Study::board));
        let settings = use_store().settings;
        let learner = self.learner;
        let looks: Memo<Looks> = memo(move || {
            settings.with(|settings| Looks::of(settings, learner.book().rules().elephant))
        });
        BoardControl::new(state, looks, move |event| {
            self.act(|study| study.on_board(event));
        })
    }

    /// The machine, which is asked whenever it is its turn.
    pub fn machine(self) -> Machine {
        let machine = Machine::new();
        machine.play(
            move || self.study.with(Study::question),
            move |ply| self.act(|study| study.machine_plays(ply)),
        );
        machine
    }

    /// Does something with the study, and sees to what comes of it.
    pub fn act(self, what: impl FnOnce(&mut Study) -> Option<News>) {
        let Some(news) = self.study.try_update(what).flatten() else { return };
        if let Some(stars) = self.study.with_untracked(Study::stars) {
            let place = self.place();
            self.learner.earn(&place.lesson, &place.step, stars);
        }
        if self.study.with_untracked(Study::is_game) {
            let left = self.study.with_untracked(Study::left_game);
            let place = self.place();
            self.learner.keep_game(&place.lesson, &place.step, left);
        }
        self.say(news);
        let timer = self
            .study
            .with_untracked(Study::holds_reply)
            .then(|| set_timeout_with_handle(move || self.show_reply(), REPLY_AFTER).ok());
        // Of a reply that was taken back, nothing comes.
        self.reply.update_value(|last| {
            if let Some(last) = std::mem::replace(last, timer.flatten()) {
                last.clear();
            }
        });
    }

    fn show_reply(self) {
        // The step may have been left in the meantime.
        if self.study.try_with_untracked(Study::holds_reply) == Some(true) {
            self.study.update(|study| {
                study.show_reply();
            });
        }
    }

    /// Says what has happened: what is wrong at once, the rest in turn.
    fn say(self, news: News) {
        let place = self.place();
        let text = self.study.with_untracked(|study| {
            // The reply is not held back from those who listen.
            let mut study = study.clone();
            study.show_reply();
            let words = StepWords::new(self.learner.i18n, &place.prose, study.step());
            untrack(|| words.news(&study, news))
        });
        let announcer = self.announcer.get_value();
        match (text, news) {
            (Some(text), News::Refused | News::Failed) => announcer.assertive(text),
            (Some(text), _) => announcer.polite(text),
            (None, _) => {}
        }
    }

    /// Says what a step is about, once it is on the page.
    pub fn introduce(self, crumb: String) {
        use crate::i18n::keys::learn;
        let i18n = self.learner.i18n;
        let text = self.said(|words, _| {
            let text = words.text();
            match words.task() {
                Some(task) => {
                    i18n.text_args(learn::SAID_TASK, [("text", text.into()), ("task", task.into())])
                }
                None => text,
            }
        });
        let said =
            i18n.text_args(learn::SAID_STEP, [("crumb", crumb.into()), ("text", text.into())]);
        self.announcer.get_value().polite(said);
    }
}
