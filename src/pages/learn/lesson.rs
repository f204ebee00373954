//! A lesson: one step of it at a time.

use super::{
    actions::actions,
    answer::{Answer, Choices, Hint},
    begun::Begun,
    compare::Comparison,
    desk::{Desk, StepPlace},
    learner::Learner,
    steps::{crumb, step_bar},
    text::text,
};
use crate::board::{Board, Reserve};
use crate::fetching::FETCH_AHEAD;
use crate::game::MachineHealth;
use crate::i18n::{Room, keys};
use crate::learn::{Study, first_unfinished};
use crate::pages::settings::PiecesChoice;
use crate::reactive::{effect, memo, memo_of_last};
use crate::ui::{Prose, drawn, page_title_of};
use leptos::html::H1;
use leptos::prelude::*;
use leptos_router::NavigateOptions;
use leptos_router::hooks::{use_location, use_navigate};
use sittuyin_content::{Chapter, LessonEntry, ProvenLesson, Task, prose};
use sittuyin_rules::RulesetId;
use std::sync::Arc;

/// Which lesson it is.
pub struct Place {
    /// Its chapter.
    pub chapter: Chapter,
    /// What the course says of it.
    pub entry: LessonEntry,
    /// Where its words are.
    pub room: Room,
}

impl Place {
    /// The place of the lesson of that id, if there is one.
    pub fn of(learner: Learner, id: &str) -> Option<Self> {
        let course = learner.course();
        let (chapter, entry) = course.lesson(id)?;
        let room = Room::of_lessons(&prose::room(&chapter.id))?;
        Some(Self { chapter: chapter.clone(), entry: entry.clone(), room })
    }

    /// The number of a step among those of a book, from 1, and how many there are.
    pub fn number(&self, step: &str, book: RulesetId) -> (usize, usize) {
        let before = self.entry.steps_in(book).take_while(|entry| entry.id != step).count();
        (before + 1, self.entry.steps_in(book).count())
    }
}

/// The step that the address names, else the one to go on with; `arrived` if another part of the course
/// was shown before.
pub fn steps(
    learner: Learner,
    place: &Arc<Place>,
    lesson: &Arc<ProvenLesson>,
    arrived: bool,
) -> AnyView {
    learner.i18n.need(place.room);
    let timer = set_timeout_with_handle(move || learner.i18n.fetch_ahead(), FETCH_AHEAD);
    on_cleanup(move || _ = timer.map(|timer| timer.clear()));
    let location = use_location();
    let id = place.entry.id.clone();
    // The address is that of another lesson until that is here.
    let is_here = memo(move || {
        let path = location.pathname.get();
        path.trim_end_matches('/').rsplit('/').next() == Some(id.as_str())
    });
    let query = location.query;
    let navigate = StoredValue::new_local(use_navigate());
    learner.begin(&place.entry.id);
    let shown = {
        let place = Arc::clone(place);
        memo_of_last(move |last: Option<&(String, RulesetId)>| {
            let book = learner.book();
            let has_step = |id: &str| place.entry.steps_in(book).any(|step| step.id == id);
            let asked = query.with(|query| query.get("step"));
            let asked = asked.filter(|id| is_here.get() && has_step(id));
            let stay = || last.map(|(id, _)| id.clone()).filter(|id| has_step(id));
            let go_on = || {
                learner.saved.with_untracked(|saved| {
                    first_unfinished(&place.entry, book, saved).map(|step| step.id.clone())
                })
            };
            (asked.or_else(stay).or_else(go_on).unwrap_or_default(), book)
        })
    };
    // Every step has its address, even where one has come without.
    let id = place.entry.id.clone();
    effect(move || {
        let (step, _) = shown.get();
        let asked = query.with(|query| query.get("step"));
        if is_here.get() && asked.as_ref() != Some(&step) {
            let address = untrack(|| learner.address(Some(&id), Some(&step)));
            let options = NavigateOptions {
                resolve: false,
                replace: true,
                scroll: false,
                ..NavigateOptions::default()
            };
            navigate.with_value(|navigate| navigate(&address, options));
        }
    });
    let (place, lesson) = (Arc::clone(place), Arc::clone(lesson));
    let mut arrived = arrived;
    let begun = Begun::default();
    drawn(move || {
        let (step, book) = shown.get();
        let arrived = std::mem::replace(&mut arrived, true);
        let step = lesson.lesson.step(&step)?;
        let study = begun.take(&step.id, book).or_else(|| {
            let mut study = Study::new(step, book, lesson.way(&step.id, book))?;
            if let Some(left) = learner.left_game(&place.entry.id, &step.id, book) {
                study.go_on(&left);
            }
            Some(study)
        })?;
        Some(untrack(|| of_step(learner, &place, study, book, arrived, begun)))
    })
}

/// A step; `arrived` if it came after another one.
fn of_step(
    learner: Learner,
    place: &Arc<Place>,
    study: Study,
    book: RulesetId,
    arrived: bool,
    begun: Begun,
) -> AnyView {
    let i18n = learner.i18n;
    let (chapter, lesson) = (&place.chapter.id, &place.entry.id);
    let id = study.step().id.clone();
    let words = prose::StepProse::new(chapter, lesson, &id);
    let task = study.step().task.clone();
    let desk = Desk::new(
        learner,
        StepPlace { lesson: lesson.clone(), step: id.clone(), prose: words },
        study,
    );
    begun.keep(desk.study, book);
    let title = StoredValue::new(lesson.clone());
    let title = Signal::derive(move || title.with_value(|lesson| learner.title(lesson)));
    page_title_of(title);
    let heading = NodeRef::<H1>::new();
    let numbers = place.number(&id, book);
    let crumb = crumb(learner, chapter, numbers);
    if arrived {
        effect(move || {
            if let Some(heading) = heading.get() {
                // A heading on the page takes the focus.
                _ = heading.focus();
                // Another language is no other step.
                untrack(|| desk.introduce(crumb.get()));
            }
        });
    }
    let control = desk.board();
    let busy = memo(move || desk.study.with(Study::is_busy));
    let reserve = memo(move || desk.study.with(Study::reserve));
    let machine = matches!(task, Task::Game(_)).then(|| desk.machine());
    let compares = desk.study.with_untracked(Study::compares);
    let has_task = desk.said(|words, _| words.task().is_some());
    view! {
        <div class="play lesson">
            <div class="lesson-head">
                <p class="crumb">{crumb}</p>
                <h1 tabindex="-1" node_ref=heading>
                    {title}
                </h1>
                {step_bar(learner, place, &id)}
                {text(desk)}
            </div>
            <div class="lesson-stage">
                {has_task
                    .then(|| {
                        view! {
                            <section class="lesson-task">
                                <h2>{i18n.t(keys::learn::TASK)}</h2>
                                <p>{move || desk.said(|words, _| words.task())}</p>
                            </section>
                        }
                    })}
                <div class="lesson-board" aria-busy=move || busy.get().then_some("true")>
                    <Board control />
                    {drawn(move || {
                        reserve.get().map(|color| view! { <Reserve control color /> })
                    })}
                </div>
            </div>
            <div class="lesson-rest">
                {machine.map(|machine| view! { <MachineHealth machine /> })}
                {matches!(task, Task::Design).then(|| {
                    view! {
                        <Prose room=keys::settings::ROOM>
                            <PiecesChoice />
                        </Prose>
                    }
                })}
                <Choices desk />
                {(!compares)
                    .then(|| {
                        view! {
                            <Hint desk />
                            <Answer desk />
                        }
                    })}
                {actions(desk, place, &id)}
            </div>
            {compares.then(|| view! { <Comparison desk book /> })}
        </div>
    }
    .into_any()
}
