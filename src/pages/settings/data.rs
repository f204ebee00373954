//! What is kept in the browser, and how to be rid of it.

use crate::i18n::{keys, use_i18n};
use crate::progress::{Trouble, use_store};
use crate::ui::{Button, ButtonKind, Dialog, use_announcer};
use leptos::prelude::*;

/// Says what is kept and whether that works, and erases it after asking.
#[component]
pub fn Data() -> impl IntoView {
    let i18n = use_i18n();
    let store = use_store();
    let announcer = use_announcer();
    let asking = RwSignal::new(false);
    let state = move || {
        i18n.text(match store.trouble() {
            None => keys::settings::DATA_FINE,
            Some(Trouble::Blocked) => keys::errors::STORAGE_BLOCKED_HINT,
            Some(Trouble::Full) => keys::errors::STORAGE_FULL_HINT,
            Some(Trouble::Unreadable) => keys::errors::STORAGE_UNREADABLE_HINT,
            Some(Trouble::Stuck) => keys::errors::STORAGE_STUCK_HINT,
        })
    };
    let erase = move |_| {
        store.forget_all();
        asking.set(false);
        announcer.polite(i18n.text(keys::settings::ERASED));
    };
    view! {
        <p>{i18n.t(keys::settings::DATA_TEXT)}</p>
        <p class="muted">{state}</p>
        <Button on_press=move |_| asking.set(true)>{i18n.t(keys::settings::ERASE)}</Button>
        <Dialog open=asking title=i18n.t(keys::settings::ERASE_TITLE)>
            <p>{i18n.t(keys::settings::ERASE_TEXT)}</p>
            <div class="actions">
                <Button kind=ButtonKind::Primary on_press=erase>
                    {i18n.t(keys::settings::ERASE_CONFIRM)}
                </Button>
                <Button on_press=move |_| asking.set(false)>
                    {i18n.t(keys::settings::ERASE_CANCEL)}
                </Button>
            </div>
        </Dialog>
    }
}
