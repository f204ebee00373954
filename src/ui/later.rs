//! What takes long to draw, and what waits for it.

use super::drawn;
use leptos::prelude::*;
use std::time::Duration;

/// A square room for a board, which is drawn as soon as there is nothing more urgent to do: a page has
/// many, and whoever presses something must not wait for all of them.
#[component]
pub fn Later(children: ChildrenFn) -> impl IntoView {
    let now = RwSignal::new(false);
    let timer = set_timeout_with_handle(move || now.set(true), Duration::ZERO);
    on_cleanup(move || _ = timer.map(|timer| timer.clear()));
    view! { <div class="later">{drawn(move || now.get().then(|| children()))}</div> }
}
