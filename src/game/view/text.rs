//! The position and the game as text, to copy and to paste.

use crate::{
    fetching::FETCH_AHEAD,
    game::{
        Session, exchange,
        table::Table,
        words::{self, LoadError},
    },
    i18n::{keys, use_i18n},
    reactive::memo,
    ui::{Copied, Pasted, Prose, When},
};
use leptos::prelude::*;
use sittuyin_rules::pgn;

/// The position and the game as text, folded up.
#[component]
pub fn GameText(
    /// The forms inside, fetched when somebody opens this, or when there is time.
    forms: ViewFn,
) -> impl IntoView {
    let i18n = use_i18n();
    let wanted = RwSignal::new(false);
    set_timeout(move || _ = wanted.try_set(true), FETCH_AHEAD);
    view! {
        <details class="play-text" on:toggle=move |_| wanted.set(true)>
            <summary>{i18n.t(keys::play::TEXT)}</summary>
            <When holds=wanted>{forms.run()}</When>
        </details>
    }
}

/// The position and the game as text, to copy; and the field to paste one.
#[component]
pub fn TextForms(
    /// The game.
    table: Table,
    /// Gives a game from text its place.
    on_load: Callback<Session>,
    /// Whether something is asked before that.
    asked: RwSignal<bool>,
) -> impl IntoView {
    let Table { session, i18n, .. } = table;
    let fen = memo(move || session.with(|session| session.shown_position().fen()));
    let game = memo(move || session.with(|session| pgn::write(session.game(), &[])));
    let link = memo(move || {
        let fragment = session.with(|session| exchange::to_fragment(session.game()));
        i18n.lang();
        let address = window().location().href().unwrap_or_default();
        let page = address.split('#').next().unwrap_or_default();
        format!("{page}#{fragment}")
    });
    view! {
        <Prose room=keys::text::ROOM>
            <Copied
                id="play-fen"
                label=keys::text::FEN
                copy=keys::text::COPY_FEN
                text=fen
                rows="2"
            />
            <Copied
                id="play-pgn"
                label=keys::text::PGN
                copy=keys::text::COPY_PGN
                text=game
                rows="5"
            />
            <Copied
                id="play-link"
                label=keys::text::LINK
                copy=keys::text::COPY_LINK
                text=link
                rows="2"
            />
            <PasteGame table on_load asked />
        </Prose>
    }
}

/// The field where a position or a game is pasted.
#[component]
fn PasteGame(table: Table, on_load: Callback<Session>, asked: RwSignal<bool>) -> impl IntoView {
    let i18n = table.i18n;
    let load = move |text: &str| {
        // The players stay.
        let Session { game, mode, seed, .. } = table.session.get_untracked();
        let read = exchange::read(text, game.ruleset());
        let loaded = read.map(|game| on_load.run(Session::resumed(game, mode, seed)));
        (!asked.get_untracked()).then_some(loaded)
    };
    view! {
        <Pasted
            id="play-paste"
            label=keys::text::PASTE
            press=keys::text::LOAD
            taken=keys::text::LOADED
            take=load
            wrong=move |error: &LoadError| words::load_error(i18n, error)
        />
    }
}
