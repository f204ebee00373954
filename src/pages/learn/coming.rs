//! What the address asks for. Until it is here, what was shown before stays.

use super::{
    learner::Learner,
    lesson::{Place, steps},
    load, map, no_lesson,
};
use crate::reactive::{Memo, effect, memo, memo_of_last};
use crate::ui::drawn;
use leptos::prelude::*;
use sittuyin_content::ProvenLesson;
use std::sync::Arc;

/// What the page shows.
#[derive(Clone, PartialEq, Eq)]
enum Shown {
    /// Nothing yet.
    Nothing,
    /// The course.
    Map,
    /// A lesson, by its id.
    Lesson(String),
    /// That there is no such lesson.
    NoLesson,
}

/// A lesson that is here, with the words of its chapter.
struct Here {
    place: Arc<Place>,
    lesson: Arc<ProvenLesson>,
}

/// The course, or the lesson of that id.
pub fn coming(learner: Learner, id: Memo<Option<String>>) -> AnyView {
    let here = RwSignal::new(None::<Arc<Here>>);
    // The words may be here in another language only.
    let is_here = move |id: &str| {
        let is_it =
            |here: &Arc<Here>| here.place.entry.id == id && learner.i18n.has(here.place.room);
        here.with(|here| here.as_ref().is_some_and(is_it))
    };
    let asked = memo(move || match id.get() {
        None => Shown::Map,
        Some(id) if Place::of(learner, &id).is_none() => Shown::NoLesson,
        Some(id) => Shown::Lesson(id),
    });
    let shown = memo_of_last(move |last: Option<&Shown>| match asked.get() {
        Shown::Lesson(id) if !is_here(&id) => last.cloned().unwrap_or(Shown::Nothing),
        asked => asked,
    });
    let missing = drawn(move || {
        let Shown::Lesson(id) = asked.get() else { return None };
        let waits = move || shown.get() == Shown::Nothing;
        (!untrack(|| is_here(&id))).then(|| load::missing(fetched(learner, &id, here), waits))
    });
    // A page that was not there before is announced by the app.
    let mut arrived = false;
    let page = drawn(move || {
        let shown = shown.get();
        let arrived = std::mem::replace(&mut arrived, shown != Shown::Nothing);
        match shown {
            Shown::Nothing => None,
            Shown::Map => Some(map::map(learner)),
            Shown::NoLesson => Some(no_lesson()),
            Shown::Lesson(_) => {
                let here = here.get_untracked()?;
                Some(steps(learner, &here.place, &here.lesson, arrived))
            }
        }
    });
    let busy = memo(move || asked.get() != shown.get());
    view! {
        {missing}
        <div aria-busy=move || busy.get().then_some("true")>{page}</div>
    }
    .into_any()
}

/// Fetches a lesson, and then the words of its chapter.
fn fetched(
    learner: Learner,
    id: &str,
    here: RwSignal<Option<Arc<Here>>>,
) -> load::Load<ProvenLesson> {
    let file = load::load::<ProvenLesson>(format!("lessons/lessons/{id}.json"));
    let place = Place::of(learner, id).map(Arc::new);
    let i18n = learner.i18n;
    effect(move || {
        let Some((place, lesson)) = place.clone().zip(file.value()) else { return };
        i18n.need(place.room);
        if i18n.has(place.room) {
            here.set(Some(Arc::new(Here { place, lesson })));
        }
    });
    file
}
