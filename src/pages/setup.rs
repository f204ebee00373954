//! Practising the setup: an army against a real one, and what comes of it.

use super::{Late, late};
use crate::game::{
    GameView, Level, Mode, Practised, Replace, RulesetChoice, Session, SideChoice, SideChoices,
    Table, seed,
};
use crate::i18n::{keys, use_i18n};
use crate::progress::{SavedPractice, Slot, use_store};
use crate::routes::{Page, use_links};
use crate::ui::{Button, ButtonKind, When, page_title};
use leptos::prelude::*;
use leptos_router::NavigateOptions;
use leptos_router::hooks::use_navigate;
use sittuyin_rules::RulesetId;

/// The level at which the machine sets up.
const LEVEL: u8 = 8;

/// Practising the setup.
#[component]
pub fn Setup() -> impl IntoView {
    let i18n = use_i18n();
    let store = use_store();
    let links = use_links();
    let navigate = StoredValue::new_local(use_navigate());
    page_title(keys::play::SETUP_TITLE);
    let side = RwSignal::new(SideChoice::Black);
    let ruleset = RwSignal::new(RulesetId::default());
    let new = move || {
        let seed = seed();
        let person = side.get_untracked().side(seed);
        let mode = Mode::Machine { person, level: Level::new(LEVEL) };
        Session::new(ruleset.get_untracked(), mode, seed).practised()
    };
    let kept = store.load_as(|SavedPractice { game }| Session::restored(&game));
    let on = RwSignal::new(kept.is_some());
    // Nobody plays until a side has been chosen.
    let waiting = || Session::new(RulesetId::default(), Mode::TwoPlayers, 0);
    let table = Table::new(kept.unwrap_or_else(waiting).practised());
    table.keep(on.into(), |game| SavedPractice { game });
    let start = move || {
        table.session.set(new());
        on.set(true);
    };
    let on_new = Callback::new(move |()| {
        table.machine().forget();
        on.set(false);
        store.forget(Slot::Practice);
    });
    let play = move |session: Session| {
        store.save(&session.saved());
        if session.is_practised() {
            on_new.run(());
        }
        let options = NavigateOptions { resolve: false, ..NavigateOptions::default() };
        navigate.with_value(|navigate| navigate(&links.address(Page::Play), options));
    };
    let asked = RwSignal::new(false);
    let offered = RwSignal::new(waiting());
    let play_if_free = move |session| {
        let other = store.load_as(|game| Session::restored(&game));
        if other.is_some_and(|other| other.is_going_on()) {
            offered.set(session);
            asked.set(true);
        } else {
            play(session);
        }
    };
    let on_play = Callback::new(move |()| play_if_free(table.session.get_untracked()));
    let on_yes = Callback::new(move |()| play(offered.get_untracked()));
    let on_load = Callback::new(play_if_free);
    let form = move || {
        view! {
            <div class="play-form">
                <div class="text">
                    <h1>{i18n.t(keys::play::SETUP_TITLE)}</h1>
                    <p>{i18n.t(keys::play::SETUP_LEAD)}</p>
                </div>
                <SideChoices side />
                <RulesetChoice ruleset />
                <div class="actions">
                    <Button kind=ButtonKind::Primary on_press=move |_| start()>
                        {i18n.t(keys::play::SETUP_START)}
                    </Button>
                </div>
            </div>
        }
    };
    view! {
        <When holds=on fallback=form>
            <h1 class="visually-hidden">{i18n.t(keys::play::SETUP_TITLE)}</h1>
            <GameView
                table
                on_new
                text=move || late(Late::GameText { table, on_load, asked })
                hint=move || late(Late::Hint(table))
            >
                <Practised table on_play on_again=on_new />
            </GameView>
            <Replace asked on_yes />
        </When>
    }
}
