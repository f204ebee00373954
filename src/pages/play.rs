//! A game: the form for a new one, or the one that is on.

use super::{Late, late};
use crate::game::{
    GameView, Mode, NewGame, NewGameForm, Session, Table, game_of_link, goes_beyond, seed,
};
use crate::i18n::{keys, use_i18n};
use crate::progress::{Slot, use_store};
use crate::reactive::{memo, on_change};
use crate::ui::{Notice, NoticeKind, drawn, page_title};
use leptos::prelude::*;
use leptos::wasm_bindgen::JsValue;
use sittuyin_rules::{Game, RulesetId};

/// What the address shows besides the page.
enum Linked {
    Nothing,
    Game(Game),
    /// It looks like a game and is none.
    Broken,
}

/// The game that the address shows, taken out of it: from now on it goes its own way.
fn linked() -> Linked {
    let location = window().location();
    let (Ok(hash), Ok(path)) = (location.hash(), location.pathname()) else {
        return Linked::Nothing;
    };
    // Programs that pass a link on may escape its brackets.
    let plain = js_sys::decode_uri_component(&hash).map_or(hash, String::from);
    let text = plain.strip_prefix('#').unwrap_or_default();
    if !text.contains(';') {
        return Linked::Nothing;
    }
    if let Ok(history) = window().history() {
        // Where this is refused, the address goes on showing the game as it was.
        let _ = history.replace_state_with_url(&JsValue::NULL, "", Some(&path));
    }
    game_of_link(text).map_or(Linked::Broken, Linked::Game)
}

/// A game from a link, for two at one screen.
fn visiting(game: Game) -> Session {
    Session::resumed(game, Mode::TwoPlayers, seed())
}

/// Another window of this browser may go on with the game that is on. Then this window catches up as
/// soon as it is seen, and until then it keeps nothing: what was played last is the game.
fn follow_other_windows(on: RwSignal<bool>, catch_up: impl Fn() + Copy + 'static) {
    let behind = StoredValue::new(false);
    let follow = move || {
        if behind.get_value() && !document().hidden() {
            behind.set_value(false);
            catch_up();
        }
    };
    let kept = window_event_listener(leptos::ev::storage, move |event| {
        let game = event.key().is_some_and(|key| key == Slot::Game.key());
        if on.get_untracked() && game && event.new_value().is_some() {
            behind.set_value(true);
            on.set(false);
            follow();
        }
    });
    let seen = window_event_listener(leptos::ev::visibilitychange, move |_| follow());
    on_cleanup(move || {
        kept.remove();
        seen.remove();
    });
}

/// A game.
#[component]
pub fn Play() -> impl IntoView {
    page_title(keys::play::TITLE);
    let i18n = use_i18n();
    let store = use_store();
    let choices = NewGame::new();
    let kept = move || store.load_as(|saved| Session::restored(&saved));
    let broken = RwSignal::new(false);
    let linked_game = move || match linked() {
        Linked::Game(game) => Some(game),
        Linked::Nothing => None,
        Linked::Broken => {
            broken.set(true);
            None
        }
    };
    let (linked, own) = (linked_game(), kept());
    // Whether the game on the page is kept, and whether it is shown. What a link shows takes the
    // place of the game that is kept only when somebody plays on from it.
    let on = RwSignal::new(own.is_some() && linked.is_none());
    let shown = RwSignal::new(own.is_some() || linked.is_some());
    let guest = StoredValue::new(linked.clone());
    let waiting = || Session::new(RulesetId::default(), Mode::TwoPlayers, 0);
    let table = Table::new(linked.map(visiting).or(own).unwrap_or_else(waiting));
    table.keep(on.into(), |game| game);
    let is_own = memo(move || {
        table.session.with(|session| {
            guest.with_value(|guest| {
                guest.as_ref().is_none_or(|guest| goes_beyond(session.game(), guest))
            })
        })
    });
    on_change(
        move || is_own.get(),
        move || {
            if is_own.get() {
                on.set(true);
            }
        },
    );
    let show = move |session: Session, visits: Option<Game>| {
        on.set(visits.is_none());
        broken.set(false);
        guest.set_value(visits);
        table.session.set(session);
        shown.set(true);
        window().scroll_to_with_x_and_y(0.0, 0.0);
    };
    // A link that is followed while the page is open changes what follows the `#`, and no more.
    let followed = window_event_listener(leptos::ev::hashchange, move |_| {
        if let Some(game) = linked_game() {
            show(visiting(game.clone()), Some(game));
        }
    });
    on_cleanup(move || followed.remove());
    follow_other_windows(on, move || {
        if let Some(session) = kept() {
            show(session, None);
        }
    });
    let on_start = Callback::new(move |session| show(session, None));
    let on_new = Callback::new(move |()| shown.set(false));
    let on_back = Callback::new(move |()| match kept().filter(|_| !on.get_untracked()) {
        Some(session) => show(session, None),
        None => shown.set(true),
    });
    let dismiss = Callback::new(move |()| broken.set(false));
    let trouble = drawn(move || {
        broken.get().then(|| {
            view! {
                <div role="alert">
                    <Notice
                        kind=NoticeKind::Warning
                        title=i18n.t(keys::play::LINK_BROKEN)
                        on_dismiss=dismiss
                    >
                        <p>{i18n.t(keys::play::LINK_BROKEN_HINT)}</p>
                    </Notice>
                </div>
            }
        })
    });
    let page = drawn(move || {
        Some(if shown.get() {
            view! {
                <h1 class="visually-hidden">{i18n.t(keys::play::TITLE)}</h1>
                <GameView table on_new text=move || late(Late::GameText(table)) />
            }
            .into_any()
        } else {
            let on_back = (on.get_untracked() || kept().is_some()).then_some(on_back);
            view! { <NewGameForm choices on_start on_back /> }.into_any()
        })
    });
    view! {
        {trouble}
        {page}
    }
}
