//! The question before something takes the place of a game that is not over.

use crate::{
    i18n::{keys, use_i18n},
    ui::{Button, ButtonKind, Dialog},
};
use leptos::prelude::*;

/// The dialog that asks; closing it means no.
#[component]
pub fn Replace(
    /// Whether it is asked.
    asked: RwSignal<bool>,
    /// Gives the place to what asked for it.
    on_yes: Callback<()>,
) -> impl IntoView {
    let i18n = use_i18n();
    let yes = move |_| {
        asked.set(false);
        on_yes.run(());
    };
    view! {
        <Dialog open=asked title=i18n.t(keys::play::REPLACE_TITLE)>
            <p>{i18n.t(keys::play::REPLACE_TEXT)}</p>
            <div class="actions">
                <Button kind=ButtonKind::Primary on_press=yes>
                    {i18n.t(keys::play::REPLACE_YES)}
                </Button>
                <Button on_press=move |_| asked.set(false)>{i18n.t(keys::play::REPLACE_NO)}</Button>
            </div>
        </Dialog>
    }
}
