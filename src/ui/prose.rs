//! What is shown once its words have been fetched.

use super::{Button, Notice, NoticeKind, When, drawn};
use crate::fetching::Fetching;
use crate::i18n::{Room, keys, use_i18n};
use crate::reactive::memo;
use leptos::prelude::*;

/// Shows its children when the words of a room are there. After that they stay: another language
/// takes the place of the first only when it is complete.
#[component]
pub fn Prose(
    /// The room whose words the children speak.
    room: Room,
    children: ChildrenFn,
) -> impl IntoView {
    let i18n = use_i18n();
    i18n.need(room);
    let here = memo(move || i18n.has(room));
    let waiting = move || (i18n.fetching() == Fetching::Busy).then(Waiting);
    view! { <When holds=here fallback=waiting>{children()}</When> }
}

/// Stands where something will be when it has been fetched.
#[component]
pub fn Waiting() -> impl IntoView {
    view! { <p class="waiting">{use_i18n().t(keys::frame::FETCHING)}</p> }
}

/// Says that words did not come, whichever page misses them.
#[component]
pub fn FetchTrouble() -> impl IntoView {
    let i18n = use_i18n();
    drawn(move || {
        (i18n.fetching() == Fetching::Failed).then(|| {
            view! { <FetchFailed on_retry=move |()| i18n.retry() /> }
        })
    })
}

/// Says that a text did not come.
#[component]
pub fn FetchFailed(
    /// Tries again.
    #[prop(into)]
    on_retry: Callback<()>,
) -> impl IntoView {
    let i18n = use_i18n();
    view! {
        <Notice kind=NoticeKind::Warning title=i18n.t(keys::frame::FETCH_FAILED)>
            <p>{i18n.t(keys::frame::FETCH_FAILED_HINT)}</p>
            <Button on_press=move |_| on_retry.run(())>{i18n.t(keys::frame::TRY_AGAIN)}</Button>
        </Notice>
    }
}
