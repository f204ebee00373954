//! What is to be done, and why the last try was refused.

use crate::{
    ai::Health,
    board::BoardEvent,
    game::{Session, table::Table, words},
    i18n::keys,
    reactive::memo,
    ui::{Notice, NoticeKind, drawn},
};
use leptos::prelude::*;

/// The line that says what is to be done now.
#[component]
pub fn TaskLine(
    /// The game.
    table: Table,
) -> impl IntoView {
    let line = memo(move || {
        let waits = table.session.with(Session::is_machines_turn);
        if waits && table.machine().health() == Health::GivenUp {
            table.i18n.text(keys::play::MACHINE_DEAD)
        } else {
            table.session.with(|session| words::task(table.i18n, session).line)
        }
    });
    view! {
        <p class="play-task" class:thinking=move || table.is_thinking()>
            {move || line.get()}
        </p>
    }
}

/// The last refusal, or how the thing to do is done.
#[component]
pub fn State(
    /// The game.
    table: Table,
) -> impl IntoView {
    let why = memo(move || {
        table.session.with(|session| {
            session.refused().map(|refused| words::why(table.i18n, refused, session.position()))
        })
    });
    let dismiss = Callback::new(move |()| {
        table.act(|session| session.on_board(BoardEvent::LetGo));
    });
    let more = memo(move || table.session.with(|session| words::task(table.i18n, session).more));
    drawn(move || {
        if let Some(words::Why { title, text }) = why.get() {
            return Some(
                view! {
                    <Notice
                        kind=NoticeKind::Refusal
                        title=move || title.clone()
                        on_dismiss=dismiss
                    >
                        <p>{text}</p>
                    </Notice>
                }
                .into_any(),
            );
        }
        more.get().map(|more| view! { <p class="play-how">{more}</p> }.into_any())
    })
}
