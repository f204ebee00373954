//! The course as a whole: what there is, how far one has come, and where to go on.

use super::{
    learner::{Learner, stars_of},
    progress::Progress,
};
use crate::game::RulesetChoice;
use crate::i18n::keys;
use crate::learn::{LessonState, lesson_state, next_lesson, requires};
use crate::reactive::{effect, memo, on_change};
use crate::routes::{Page, use_links};
use crate::ui::{ButtonKind, LinkButton, When, drawn, page_title, row};
use leptos::prelude::*;
use leptos_router::NavigateOptions;
use leptos_router::hooks::use_navigate;
use sittuyin_content::{Chapter, LessonEntry, prose};

/// The course.
pub fn map(learner: Learner) -> AnyView {
    let i18n = learner.i18n;
    page_title(keys::learn::TITLE);
    let chapters = learner.course().chapters.clone();
    let chapters = chapters.into_iter().map(|chapter| of_chapter(learner, chapter));
    view! {
        <div class="text">
            <h1>{i18n.t(keys::learn::TITLE)}</h1>
            <p>{i18n.t(keys::learn::LEAD)}</p>
            <Next learner />
        </div>
        <Book learner />
        <div class="course">{row(chapters)}</div>
        <Progress learner />
    }
    .into_any()
}

/// The one thing to do next.
#[component]
fn Next(learner: Learner) -> impl IntoView {
    let i18n = learner.i18n;
    let links = use_links();
    let next = memo(move || {
        let book = learner.book();
        let course = learner.course();
        learner.saved.with(|saved| {
            let lesson = next_lesson(&course, book, saved)?;
            let fresh = saved.next.is_none() && saved.lessons.is_empty();
            Some((lesson.id.clone(), fresh))
        })
    });
    drawn(move || {
        Some(match next.get() {
            Some((id, fresh)) => {
                let href = {
                    let id = id.clone();
                    Signal::derive(move || learner.address(Some(&id), None))
                };
                let words = move || {
                    let lesson = learner.title(&id);
                    if fresh {
                        i18n.text(keys::learn::START)
                    } else {
                        i18n.text_args(keys::learn::GO_ON, [("lesson", lesson.into())])
                    }
                };
                view! {
                    <div class="actions">
                        <LinkButton kind=ButtonKind::Primary href>
                            {words}
                        </LinkButton>
                        <LinkButton href=links.to(Page::Setup)>
                            {i18n.t(keys::play::SETUP_TITLE)}
                        </LinkButton>
                    </div>
                }
                .into_any()
            }
            None => view! {
                <p>{i18n.t(keys::learn::ALL_DONE)}</p>
                <div class="actions">
                    <LinkButton kind=ButtonKind::Primary href=links.to(Page::Play)>
                        {i18n.t(keys::learn::PLAY)}
                    </LinkButton>
                </div>
            }
            .into_any(),
        })
    })
}

fn of_chapter(learner: Learner, chapter: Chapter) -> AnyView {
    let i18n = learner.i18n;
    let title = prose::chapter_title(&chapter.id);
    // A chapter of one lesson has that lesson's title.
    let alone = chapter.lessons.len() == 1;
    let title = (!alone).then(|| view! { <h2>{move || i18n.prose(&title, None)}</h2> });
    let lessons = chapter.lessons.into_iter().map(move |lesson| of_lesson(learner, lesson, alone));
    view! {
        <section class="chapter">
            {title}
            <ol class="lessons">{row(lessons)}</ol>
        </section>
    }
    .into_any()
}

/// A lesson of a chapter; `alone` if that has no other.
fn of_lesson(learner: Learner, lesson: LessonEntry, alone: bool) -> AnyView {
    let i18n = learner.i18n;
    let id = StoredValue::new(lesson.id.clone());
    let motto = prose::lesson_motto(&lesson.id);
    let course = learner.course();
    let requires = requires(&course, &lesson);
    let state = memo(move || {
        let book = learner.book();
        learner.saved.with(|saved| lesson_state(&lesson, book, saved))
    });
    let open = memo(move || {
        let book = learner.book();
        learner.saved.with(|saved| {
            let open = |id: &&String| {
                let entry = course.lesson(id).map(|(_, entry)| entry);
                entry.is_some_and(|entry| lesson_state(entry, book, saved).stars.is_none())
            };
            requires.iter().filter(open).cloned().collect::<Vec<_>>()
        })
    });
    let before = move || {
        let open = open.get();
        let titles = open.iter().map(|id| learner.title(id));
        let list = titles.reduce(|list, next| {
            i18n.text_args(keys::learn::LIST, [("list", list.into()), ("next", next.into())])
        })?;
        let words = i18n.text_args(keys::learn::REQUIRES, [("lessons", list.into())]);
        (state.get().done == 0).then(|| view! { <p class="before">{words}</p> })
    };
    let link = view! {
        <a href=move || learner.address(Some(&id.get_value()), None)>
            {move || learner.title(&id.get_value())}
        </a>
    };
    let link = if alone { view! { <h2>{link}</h2> }.into_any() } else { link.into_any() };
    view! {
        <li class="lesson-card" data-state=move || kind(state.get())>
            {link}
            <p class="motto">{move || i18n.prose(&motto, None)}</p>
            <p class="state">{drawn(move || Some(how_far(learner, state.get())))}</p>
            {drawn(before)}
        </li>
    }
    .into_any()
}

const fn kind(state: LessonState) -> &'static str {
    match state {
        LessonState { stars: Some(_), .. } => "done",
        LessonState { done: 0, .. } => "new",
        _ => "begun",
    }
}

/// How far one has come in a lesson: words, and stars once it is done.
fn how_far(learner: Learner, state: LessonState) -> AnyView {
    let i18n = learner.i18n;
    let words = move || {
        i18n.text_args(
            keys::learn::STATE,
            [
                ("state", kind(state).into()),
                ("done", state.done.into()),
                ("steps", state.steps.into()),
            ],
        )
    };
    view! {
        <span>{words}</span>
        {state.stars.map(stars_of)}
    }
    .into_any()
}

/// The choice of the book.
#[component]
fn Book(learner: Learner) -> impl IntoView {
    let i18n = learner.i18n;
    let navigate = StoredValue::new_local(use_navigate());
    let ruleset = RwSignal::new(untrack(|| learner.book()));
    let book = memo(move || learner.book());
    effect(move || ruleset.set(book.get()));
    on_change(
        move || ruleset.track(),
        move || {
            let chosen = ruleset.get();
            if chosen == book.get() {
                return;
            }
            learner.update(|saved| saved.book = Some(chosen));
            if learner.book_is_asked_for() {
                let options =
                    NavigateOptions { resolve: false, scroll: false, ..NavigateOptions::default() };
                navigate.with_value(|navigate| navigate(&learner.own_address(), options));
            }
        },
    );
    view! {
        <section class="book">
            <h2>{i18n.t(keys::learn::BOOK)}</h2>
            <p class="text">{i18n.t(keys::learn::BOOK_LEAD)}</p>
            <When holds=Signal::derive(move || learner.book_is_asked_for())>
                <p class="text muted">{i18n.t(keys::learn::BOOK_FIXED)}</p>
            </When>
            <RulesetChoice ruleset />
        </section>
    }
}
