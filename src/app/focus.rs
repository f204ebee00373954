//! Where the focus of the browser goes when the page, or what had it, goes away.

use crate::reactive::memo;
use crate::routes;
use crate::ui::focus_page;
use leptos::prelude::*;
use leptos::web_sys::Element;

/// Lets the keyboard begin at the top of a new page; another language is not a new page.
pub fn move_with_the_page(path: Memo<String>) {
    let tail = memo(move || routes::tail_of(&path.get()).trim_end_matches('/').to_owned());
    Effect::watch(move || tail.get(), move |_, _, _| focus_page(), false);
}

/// Keeps it on the page where a key or a press took away or disabled what had it: a button that has
/// done what it was there for, a form that made way for a game.
pub fn keep_on_the_page() {
    let click = window_event_listener(leptos::ev::click, |_| look_after());
    let key = window_event_listener(leptos::ev::keydown, |_| look_after());
    on_cleanup(move || {
        click.remove();
        key.remove();
    });
}

fn look_after() {
    let Some(had) = document().active_element().filter(|had| !is_nowhere(had)) else { return };
    // What the press has changed is on the page by the frame after the next.
    request_animation_frame(move || {
        request_animation_frame(move || {
            let gone = !had.is_connected() || had.has_attribute("disabled");
            if gone && document().active_element().is_none_or(|now| is_nowhere(&now)) {
                focus_page();
            }
        });
    });
}

fn is_nowhere(element: &Element) -> bool {
    element.tag_name() == "BODY"
}
