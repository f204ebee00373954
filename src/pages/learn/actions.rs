//! The buttons of a step: under the words on a desk, at the thumb on a phone.

use super::{desk::Desk, lesson::Place};
use crate::i18n::{Key, keys};
use crate::learn::{News, Study, lesson_after};
use crate::reactive::memo;
use crate::ui::{Button, ButtonKind, LinkButton, When};
use leptos::prelude::*;
use sittuyin_content::Task;

/// The buttons of a step.
pub fn actions(desk: Desk, place: &Place, step: &str) -> AnyView {
    let i18n = desk.learner.i18n;
    let task = desk.study.with_untracked(|study| study.step().task.clone());
    let plays = matches!(task, Task::Play(_) | Task::Place(_) | Task::Game(_));
    let spots = matches!(task, Task::Spot(_));
    let asks = matches!(task, Task::Choose(_));
    let hints = plays || spots || desk.study.with_untracked(Study::has_own_hint);
    let check = spots.then(|| {
        let words = i18n.t(keys::learn::CHECK);
        press(desk, words, Study::may_check, Study::may_check, Study::check)
    });
    let hint = hints.then(|| {
        let words = Signal::derive(move || {
            let shows = desk.study.with(Study::may_show);
            i18n.text(if shows { keys::learn::SHOW } else { keys::learn::HINT })
        });
        press(desk, words, |_| false, Study::may_hint, Study::hint)
    });
    let again = (plays || spots || asks).then(|| {
        let words = i18n.t(keys::learn::AGAIN);
        press(desk, words, Study::wants_again, Study::may_restart, Study::restart)
    });
    // Where one try is enough, to take it back is to try again.
    let many = matches!(task, Task::Game(_)) || desk.study.with_untracked(Study::par) > Some(1);
    let back = many.then(|| {
        let words = i18n.t(keys::play::TAKE_BACK);
        press(desk, words, |_| false, Study::may_take_back, Study::take_back)
    });
    view! {
        <LookBack desk />
        <div class="play-bar" role="group" aria-label=i18n.t(keys::learn::ACTIONS)>
            {next(desk, place, step)}
            {check}
            {hint}
            {again}
            {back}
        </div>
    }
    .into_any()
}

/// The way on: to the next step, else to the next lesson, else to all of them.
fn next(desk: Desk, place: &Place, step: &str) -> AnyView {
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
    let href = Signal::derive(move || learner.address(lesson.as_deref(), step.as_deref()));
    // What is only looked at is done by going on.
    view! {
        <LinkButton
            kind=primary_if(desk, Study::goes_on)
            href
            on_press=move |()| desk.act(Study::look)
        >
            {words}
        </LinkButton>
    }
    .into_any()
}

/// A button that stays where it is, and keeps the focus, while it has nothing to do.
fn press(
    desk: Desk,
    words: Signal<String>,
    is_primary: fn(&Study) -> bool,
    may: fn(&Study) -> bool,
    work: fn(&mut Study) -> Option<News>,
) -> AnyView {
    let idle = Signal::derive(move || !desk.study.with(may));
    view! {
        <Button kind=primary_if(desk, is_primary) idle on_press=move |_| desk.act(work)>
            {words}
        </Button>
    }
    .into_any()
}

/// The kind of a button that is the one thing to do at times.
fn primary_if(desk: Desk, holds: fn(&Study) -> bool) -> Signal<ButtonKind> {
    Signal::derive(
        move || {
            if desk.study.with(holds) { ButtonKind::Primary } else { ButtonKind::Plain }
        },
    )
}

/// Looking back at what was played: free at any time.
#[component]
fn LookBack(desk: Desk) -> impl IntoView {
    let i18n = desk.learner.i18n;
    let place = memo(move || desk.study.with(|study| (study.shown_tries(), study.tries())));
    let holds = memo(move || place.get().1 > 0);
    let step = move |label: Key, path: &'static str, to: fn((usize, usize)) -> Option<usize>| {
        let idle = Signal::derive(move || to(place.get()).is_none());
        let look = move |_| {
            if let Some(tries) = to(place.get_untracked()) {
                desk.study.update(|study| study.look_at(tries));
            }
        };
        view! {
            <Button idle on_press=look attr:aria-label=i18n.t(label)>
                <svg viewBox="0 0 16 16" aria-hidden="true">
                    <path d=path />
                </svg>
            </Button>
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
                <span class="note" role="status">
                    {move || {
                        let (now, all) = place.get();
                        let back = if now < all { "yes" } else { "no" };
                        i18n.text_args(
                            keys::learn::LOOKING,
                            [
                                ("now", now.to_string().into()),
                                ("all", all.to_string().into()),
                                ("back", back.into()),
                            ],
                        )
                    }}
                </span>
            </div>
        </When>
    }
}
