//! The buttons of a step: under the words on a desk, at the thumb on a phone.

use super::{desk::Desk, lesson::Place};
use crate::i18n::{Key, keys};
use crate::learn::{News, Study, lesson_after};
use crate::reactive::memo;
use crate::ui::When;
use leptos::prelude::*;
use sittuyin_content::Task;
use std::sync::Arc;

/// What the buttons hang on.
#[derive(Clone, Copy, PartialEq, Eq)]
struct State {
    /// Going on is the one thing to do.
    done: bool,
    wants_again: bool,
    may_check: bool,
    may_hint: bool,
    may_show: bool,
    may_restart: bool,
    may_take_back: bool,
}

impl State {
    fn of(study: &Study) -> Self {
        let looks = matches!(study.step().task, Task::Show | Task::Design);
        Self {
            done: study.is_done() || looks,
            wants_again: study.wants_again(),
            may_check: study.may_check(),
            may_hint: study.may_hint(),
            may_show: study.may_show(),
            may_restart: study.may_restart(),
            may_take_back: study.may_take_back(),
        }
    }
}

/// The buttons of a step.
#[component]
pub fn Actions(
    /// The step.
    desk: Desk,
    /// Which lesson it is.
    place: Arc<Place>,
    /// Which step.
    step: String,
) -> impl IntoView {
    let i18n = desk.learner.i18n;
    let state = memo(move || desk.study.with(State::of));
    let task = desk.study.with_untracked(|study| study.step().task.clone());
    let has = |kinds: fn(&Task) -> bool| kinds(&task);
    let plays = has(|task| matches!(task, Task::Play(_) | Task::Place(_) | Task::Game(_)));
    let spots = has(|task| matches!(task, Task::Spot(_)));
    let works = has(|task| !matches!(task, Task::Show | Task::Design));
    let hints = plays || spots || desk.study.with_untracked(Study::has_own_hint);
    let on = move |what: fn(&mut Study) -> Option<News>| move || desk.act(what);
    let check = spots.then(|| {
        press(
            i18n.t(keys::learn::CHECK),
            move || state.get().may_check,
            move || state.get().may_check,
            on(Study::check),
        )
    });
    let hint = hints.then(|| {
        let words = move || {
            let show = state.get().may_show;
            i18n.text(if show { keys::learn::SHOW } else { keys::learn::HINT })
        };
        let may = move || state.get().may_hint;
        press(Signal::derive(words), || false, may, on(Study::hint))
    });
    let again = works.then(|| {
        press(
            i18n.t(keys::learn::AGAIN),
            move || state.get().wants_again,
            move || state.get().may_restart,
            on(Study::restart),
        )
    });
    let back = plays.then(|| {
        let may = move || state.get().may_take_back;
        press(i18n.t(keys::play::TAKE_BACK), || false, may, on(Study::take_back))
    });
    view! {
        <LookBack desk />
        <div class="play-bar" role="group" aria-label=i18n.t(keys::learn::ACTIONS)>
            {next(desk, &place, &step, state)}
            {check}
            {hint}
            {again}
            {back}
        </div>
    }
}

/// The way on: to the next step, else to the next lesson, else to all of them.
fn next(desk: Desk, place: &Place, step: &str, state: Memo<State>) -> AnyView {
    let learner = desk.learner;
    let i18n = learner.i18n;
    let book = untrack(|| learner.book());
    let lesson = &place.entry.id;
    let after = place.entry.steps_in(book).skip_while(|entry| entry.id != step).nth(1);
    let following = lesson_after(&learner.course(), lesson).map(|entry| entry.id.clone());
    let (lesson, step) = match (after, following) {
        (Some(step), _) => (Some(lesson.clone()), Some(step.id.clone())),
        (None, following) => (following, None),
    };
    let words = {
        let (lesson, step) = (lesson.clone(), step.clone());
        move || match (&lesson, &step) {
            (_, Some(_)) => i18n.text(keys::learn::NEXT),
            (Some(lesson), None) => {
                i18n.text_args(keys::learn::NEXT_LESSON, [("lesson", learner.title(lesson).into())])
            }
            (None, None) => i18n.text(keys::learn::ALL_LESSONS),
        }
    };
    view! {
        <a
            class=move || if state.get().done { "button primary" } else { "button" }
            href=move || learner.address(lesson.as_deref(), step.as_deref())
            // What is only looked at is done by going on.
            on:click=move |_| desk.act(Study::look)
        >
            {words}
        </a>
    }
    .into_any()
}

/// A button that stays where it is, and keeps the focus, while it has nothing to do.
fn press(
    words: Signal<String>,
    primary: impl Fn() -> bool + Send + Sync + 'static,
    may: impl Fn() -> bool + Send + Sync + Copy + 'static,
    work: impl Fn() + 'static,
) -> AnyView {
    view! {
        <button
            type="button"
            class=move || if primary() { "button primary" } else { "button" }
            aria-disabled=move || (!may()).then_some("true")
            on:click=move |_| {
                if untrack(may) {
                    work();
                }
            }
        >
            {words}
        </button>
    }
    .into_any()
}

/// Looking back at what was played: free at any time.
#[component]
fn LookBack(desk: Desk) -> impl IntoView {
    let i18n = desk.learner.i18n;
    let place = memo(move || desk.study.with(|study| (study.shown_tries(), study.tries())));
    let holds = memo(move || place.get().1 > 0);
    let step = move |label: Key, path: &'static str, to: fn((usize, usize)) -> Option<usize>| {
        view! {
            <button
                type="button"
                class="button"
                aria-label=i18n.t(label)
                aria-disabled=move || to(place.get()).is_none().then_some("true")
                on:click=move |_| {
                    if let Some(tries) = to(place.get_untracked()) {
                        desk.study.update(|study| study.look_at(tries));
                    }
                }
            >
                <svg viewBox="0 0 16 16" aria-hidden="true">
                    <path d=path />
                </svg>
            </button>
        }
    };
    view! {
        <When holds>
            <div class="look-back">
                {step(keys::play::PREVIOUS, "M10 3 L5 8 L10 13", |(now, _)| now.checked_sub(1))}
                {step(
                    keys::play::NEXT,
                    "M6 3 L11 8 L6 13",
                    |(now, all)| (now < all).then_some(now + 1),
                )}
                <span class="note">
                    {move || format!("{} / {}", place.get().0, place.get().1)}
                    {move || {
                        let back = place.get().0 < place.get().1;
                        back.then(|| format!(" · {}", i18n.text(keys::learn::LOOKING)))
                    }}
                </span>
            </div>
        </When>
    }
}
