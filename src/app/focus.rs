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
    let had = StoredValue::new_local(None::<Element>);
    let came = window_event_listener(leptos::ev::focusin, move |_| {
        had.set_value(document().active_element());
    });
    let click = window_event_listener(leptos::ev::click, move |_| look_after(had));
    let key = window_event_listener(leptos::ev::keydown, move |_| look_after(had));
    on_cleanup(move || {
        came.remove();
        click.remove();
        key.remove();
    });
}

fn look_after(had: StoredValue<Option<Element>, LocalStorage>) {
    // What the press has changed is on the page by the frame after the next.
    request_animation_frame(move || {
        request_animation_frame(move || {
            let gone = had.with_value(|had| {
                had.as_ref().is_some_and(|had| !had.is_connected() || had.has_attribute("disabled"))
            });
            let nowhere = document().active_element().is_none_or(|now| now.tag_name() == "BODY");
            if gone && nowhere {
                focus_page();
            }
        });
    });
}
