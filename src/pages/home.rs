//! The first page: what Sittuyin is, and where to start.

use super::picture::Picture;
use crate::i18n::{Key, keys, use_i18n};
use crate::progress::{SavedNext, use_store};
use crate::reactive::memo;
use crate::routes::{Page, use_links};
use crate::ui::{ButtonKind, LinkButton, page_title, row};
use leptos::prelude::*;
use sittuyin_content::prose;

/// What to remember before anything else.
const THREE: [(Key, Key); 3] = [
    (keys::home::THREE_SETUP, keys::home::THREE_SETUP_TEXT),
    (keys::home::THREE_STEPS, keys::home::THREE_STEPS_TEXT),
    (keys::home::THREE_X, keys::home::THREE_X_TEXT),
];

/// The first page.
#[component]
pub fn Home() -> impl IntoView {
    let i18n = use_i18n();
    let links = use_links();
    page_title(keys::home::NAME);
    let three = THREE.map(|(title, text)| {
        view! {
            <li class="card">
                <h3>{i18n.t(title)}</h3>
                <p>{i18n.t(text)}</p>
            </li>
        }
    });
    let next = use_store().load::<SavedNext>().and_then(|saved| saved.next);
    if next.is_some() {
        i18n.need(keys::lessons_course::ROOM);
    }
    // A lesson that there is no more has no title.
    let title = move |lesson: &str| {
        let key = prose::lesson_title(lesson);
        let title = i18n.has(keys::lessons_course::ROOM).then(|| i18n.prose(&key, None));
        title.filter(|title| *title != key.message)
    };
    let next = memo(move || {
        let lesson = next.as_ref()?;
        title(lesson).map(|title| (lesson.clone(), title))
    });
    let href = Signal::derive(move || {
        let course = links.address(Page::Learn);
        next.get().map_or_else(|| course.clone(), |(lesson, _)| format!("{course}/{lesson}"))
    });
    let words = move || match next.get() {
        Some((_, title)) => i18n.text_args(keys::home::GO_ON, [("lesson", title.into())]),
        None => i18n.text(keys::home::START),
    };
    view! {
        <div class="hero">
            <div class="board-place">
                <Picture label=i18n.t(keys::home::BOARD) />
            </div>
            <div class="words">
                <p class="crumb">
                    {i18n.t(keys::home::NAME)} " · "
                    <span lang="my">{i18n.t(keys::home::NAME_BURMESE)}</span>
                </p>
                <h1>{i18n.t(keys::home::TITLE)}</h1>
                <p>{i18n.t(keys::home::LEAD)}</p>
                <div class="actions">
                    <LinkButton kind=ButtonKind::Primary href>
                        {words}
                    </LinkButton>
                    <LinkButton href=links.to(Page::Play)>{i18n.t(keys::frame::PLAY)}</LinkButton>
                    <LinkButton href=links.to(Page::Rules(None))>
                        {i18n.t(keys::home::RULES)}
                    </LinkButton>
                </div>
            </div>
        </div>
        <section class="three">
            <h2>{i18n.t(keys::home::THREE)}</h2>
            <ol class="cards">{row(three)}</ol>
        </section>
    }
}
