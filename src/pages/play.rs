//! A game: the form for a new one, or the one that is on.

use crate::game::{GameView, Mode, NewGame, NewGameForm, Session, Table};
use crate::i18n::{keys, use_i18n};
use crate::progress::use_store;
use crate::ui::page_title;
use leptos::prelude::*;
use sittuyin_rules::RulesetId;

/// A game.
#[component]
pub fn Play() -> impl IntoView {
    page_title(keys::play::TITLE);
    let i18n = use_i18n();
    let store = use_store();
    let choices = NewGame::new();
    let kept = store.load().and_then(|saved| Session::restored(&saved));
    // Whether there is a game, and whether it is shown; until then the table waits, and nobody plays.
    let on = RwSignal::new(kept.is_some());
    let shown = RwSignal::new(kept.is_some());
    let waiting = || Session::new(RulesetId::default(), Mode::TwoPlayers, 0);
    let table = Table::new(kept.unwrap_or_else(waiting));
    table.keep(on.into());
    let start = Callback::new(move |session: Session| {
        table.session.set(session);
        on.set(true);
        shown.set(true);
    });
    let on_new = Callback::new(move |()| shown.set(false));
    let on_back = Callback::new(move |()| shown.set(true));
    move || {
        if shown.get() {
            view! {
                <h1 class="visually-hidden">{i18n.t(keys::play::TITLE)}</h1>
                <GameView table on_new />
            }
            .into_any()
        } else {
            let on_back = on.get_untracked().then_some(on_back);
            view! { <NewGameForm choices on_start=start on_back /> }.into_any()
        }
    }
}
