//! What the person should know of the machine.

use crate::{
    ai::{Health, Machine},
    i18n::{keys, use_i18n},
    ui::{Button, Notice, NoticeKind, drawn},
};
use leptos::prelude::*;

/// Says that the machine died and goes on, or that it keeps dying.
#[component]
pub fn MachineHealth(
    /// The machine.
    machine: Machine,
) -> impl IntoView {
    let i18n = use_i18n();
    drawn(move || match machine.health() {
        Health::Well => None,
        Health::StartedAgain => Some(
            view! { <p class="note" role="status">{i18n.t(keys::play::MACHINE_AGAIN)}</p> }
                .into_any(),
        ),
        Health::GivenUp => Some(
            view! {
                <Notice kind=NoticeKind::Warning title=i18n.t(keys::play::MACHINE_DEAD)>
                    <p role="alert">{i18n.t(keys::play::MACHINE_DEAD_TEXT)}</p>
                    <Button on_press=move |_| machine.retry()>
                        {i18n.t(keys::play::MACHINE_RETRY)}
                    </Button>
                </Notice>
            }
            .into_any(),
        ),
    })
}
