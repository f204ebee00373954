//! A game: the form for a new one, or the one that is on.

use crate::game::{GameView, Mode, NewGame, NewGameForm, Session, Table, game_of_link, seed};
use crate::i18n::{keys, use_i18n};
use crate::progress::use_store;
use crate::reactive::{memo, on_change};
use crate::ui::{drawn, page_title};
use leptos::prelude::*;
use leptos::wasm_bindgen::JsValue;
use sittuyin_rules::{Game, RulesetId};

/// The game that the address shows, taken out of it: from now on it goes its own way.
fn linked_game() -> Option<Game> {
    let hash = window().location().hash().ok()?;
    let game = game_of_link(hash.strip_prefix('#')?)?;
    let path = window().location().pathname().ok()?;
    // Where this is refused, the address goes on showing the game as it was.
    let _ = window().history().ok()?.replace_state_with_url(&JsValue::NULL, "", Some(&path));
    Some(game)
}

fn linked_session() -> Option<Session> {
    linked_game().map(|game| Session::resumed(game, Mode::TwoPlayers, seed()))
}

/// A game.
#[component]
pub fn Play() -> impl IntoView {
    page_title(keys::play::TITLE);
    let i18n = use_i18n();
    let store = use_store();
    let choices = NewGame::new();
    let linked = linked_session();
    let kept = store.load().and_then(|saved| Session::restored(&saved));
    // Whether there is a game to be kept, and whether one is shown. What a link shows takes the
    // place of the game that is kept only when somebody plays on from it: when its plies are no
    // longer as many as they were.
    let on = RwSignal::new(kept.is_some() && linked.is_none());
    let shown = RwSignal::new(kept.is_some() || linked.is_some());
    let waiting = || Session::new(RulesetId::default(), Mode::TwoPlayers, 0);
    let count = |session: &Session| session.game().plies().len();
    let guest = StoredValue::new(linked.as_ref().map(count));
    let table = Table::new(linked.or(kept).unwrap_or_else(waiting));
    table.keep(on.into());
    let plies = memo(move || table.session.with(count));
    on_change(
        move || {
            plies.get();
        },
        move || {
            if guest.get_value() != Some(plies.get()) {
                on.set(true);
            }
        },
    );
    let start = Callback::new(move |session: Session| {
        table.session.set(session);
        on.set(true);
        shown.set(true);
    });
    // A link that is followed while the page is open changes what follows the `#`, and no more.
    let followed = window_event_listener(leptos::ev::hashchange, move |_| {
        if let Some(session) = linked_session() {
            guest.set_value(Some(count(&session)));
            on.set(false);
            table.session.set(session);
            shown.set(true);
        }
    });
    on_cleanup(move || followed.remove());
    let on_new = Callback::new(move |()| shown.set(false));
    let on_back = Callback::new(move |()| shown.set(true));
    drawn(move || {
        Some(if shown.get() {
            view! {
                <h1 class="visually-hidden">{i18n.t(keys::play::TITLE)}</h1>
                <GameView table on_new />
            }
            .into_any()
        } else {
            let on_back = on.get_untracked().then_some(on_back);
            view! { <NewGameForm choices on_start=start on_back /> }.into_any()
        })
    })
}
