//! The lessons: the course as a whole, or the lesson that the address names.

mod actions;
mod answer;
mod begun;
mod coming;
mod compare;
mod desk;
mod learner;
mod lesson;
mod load;
mod map;
mod progress;
mod steps;
mod text;

use crate::i18n::{keys, use_i18n};
use crate::reactive::memo;
use crate::routes::{Page, use_links};
use crate::ui::{ButtonKind, LinkButton, Prose, page_title};
use learner::Learner;
use leptos::prelude::*;
use leptos_router::hooks::use_params_map;
use sittuyin_content::Course;

/// The course, or one of its lessons.
#[component]
pub fn Learn() -> impl IntoView {
    let params = use_params_map();
    let lesson = memo(move || params.with(|params| params.get("lesson")));
    let course = load::load::<Course>("lessons/course.json".to_owned());
    view! {
        <Prose room=keys::learn::ROOM>
            <Prose room=keys::lessons_course::ROOM>
                {load::shown(
                    course,
                    move |course| coming::coming(Learner::new(course), lesson),
                )}
            </Prose>
        </Prose>
    }
}

/// Says that an address names no lesson, and leads to all of them.
fn no_lesson() -> AnyView {
    let i18n = use_i18n();
    let links = use_links();
    page_title(keys::learn::NO_LESSON);
    view! {
        <div class="text">
            <h1>{i18n.t(keys::learn::NO_LESSON)}</h1>
            <p>{i18n.t(keys::learn::NO_LESSON_TEXT)}</p>
            <div class="actions">
                <LinkButton kind=ButtonKind::Primary href=links.to(Page::Learn)>
                    {i18n.t(keys::learn::ALL_LESSONS)}
                </LinkButton>
            </div>
        </div>
    }
    .into_any()
}
