//! A game: the form for a new one, or the one that is on.

use crate::game::{GameView, NewGame, NewGameForm, Session, Table};
use crate::i18n::{keys, use_i18n};
use crate::progress::use_store;
use crate::ui::page_title;
use leptos::prelude::*;

/// A game.
#[component]
pub fn Play() -> impl IntoView {
    page_title(keys::play::TITLE);
    let i18n = use_i18n();
    let store = use_store();
    let choices = NewGame::new();
    let kept = store.load().and_then(|saved| Session::restored(&saved));
    let table = StoredValue::new(kept.map(Table::new));
    let playing = RwSignal::new(table.get_value().is_some());
    let owner = Owner::current();
    let start = Callback::new(move |session: Session| {
        match (table.get_value(), &owner) {
            (Some(table), _) => table.replace(session),
            // The table lives as long as the page, not as the press that made it.
            (None, Some(owner)) => table.set_value(Some(owner.with(|| Table::new(session)))),
            (None, None) => {}
        }
        playing.set(true);
    });
    let on_new = Callback::new(move |()| playing.set(false));
    let on_back = Callback::new(move |()| playing.set(true));
    move || {
        let playing = playing.get();
        let table = table.get_value();
        if let Some(table) = table.filter(|_| playing) {
            view! {
                <h1 class="visually-hidden">{i18n.t(keys::play::TITLE)}</h1>
                <GameView table on_new />
            }
            .into_any()
        } else {
            let on_back = table.map(|_| on_back);
            view! { <NewGameForm choices on_start=start on_back /> }.into_any()
        }
    }
}
