//! What a person should know wherever they are.

use crate::i18n::{keys, use_i18n};
use crate::progress::{Trouble, use_store};
use crate::ui::{FetchTrouble, Notice, NoticeKind, drawn};
use leptos::prelude::*;

/// Notices above the page. They are spoken when they appear.
#[component]
pub fn Notices() -> impl IntoView {
    view! {
        <div class="notices" role="status">
            <StorageTrouble />
            <FetchTrouble />
        </div>
    }
}

/// Says once that keeping things does not work as it should.
#[component]
fn StorageTrouble() -> impl IntoView {
    let i18n = use_i18n();
    let store = use_store();
    let dismissed = RwSignal::new(None);
    drawn(move || {
        let trouble = store.trouble()?;
        let (title, hint) = match trouble {
            Trouble::Blocked => (keys::errors::STORAGE_BLOCKED, keys::errors::STORAGE_BLOCKED_HINT),
            Trouble::Full => (keys::errors::STORAGE_FULL, keys::errors::STORAGE_FULL_HINT),
            Trouble::Unreadable => {
                (keys::errors::STORAGE_UNREADABLE, keys::errors::STORAGE_UNREADABLE_HINT)
            }
            Trouble::Stuck => (keys::errors::STORAGE_UNREADABLE, keys::errors::STORAGE_STUCK_HINT),
        };
        (dismissed.get() != Some(trouble)).then(|| {
            view! {
                <Notice
                    kind=NoticeKind::Warning
                    title=i18n.t(title)
                    on_dismiss=Callback::new(move |()| dismissed.set(Some(trouble)))
                >
                    <p>{i18n.t(hint)}</p>
                </Notice>
            }
        })
    })
}
