//! A game: the form for a new one, or the one that is on.

mod address;
mod windows;

use super::{Late, late};
use crate::game::{GameView, Mode, NewGame, NewGameForm, Replace, Session, Table};
use crate::i18n::{keys, use_i18n};
use crate::progress::use_store;
use crate::reactive::{memo, on_change};
use crate::routes::{Page, is_within, use_change_fragment};
use crate::ui::{Notice, NoticeKind, When, drawn, page_title};
use address::{Shown, Visit, fragment, shown};
use leptos::prelude::*;
use leptos_router::{hooks::use_location, location::Location};
use sittuyin_rules::RulesetId;

/// A game.
#[component]
pub fn Play() -> impl IntoView {
    page_title(keys::play::TITLE);
    let i18n = use_i18n();
    let store = use_store();
    let choices = NewGame::new();
    let Location { hash, pathname, .. } = use_location();
    let change_fragment = use_change_fragment();
    let kept = move || store.load_as(|saved| Session::restored(&saved));
    // Programs that pass a link on may escape its brackets.
    let address = move || {
        let hash = hash.get();
        shown(&js_sys::decode_uri_component(&hash).map_or(hash, String::from))
    };
    let broken = RwSignal::new(false);
    let visit = match untrack(address) {
        Shown::Game(visit) => Some(visit),
        Shown::Nothing => None,
        Shown::Broken => {
            broken.set(true);
            None
        }
    };
    let own = if visit.is_some() { None } else { kept() };
    // Whether the game on the page is kept, and whether it is shown. What an address shows takes the
    // place of the game that is kept only when somebody plays on from it.
    let on = RwSignal::new(own.is_some());
    let is_shown = RwSignal::new(own.is_some() || visit.is_some());
    let part = RwSignal::new(visit.as_ref().map_or(String::new(), |visit| visit.part.clone()));
    let waiting = || Session::new(RulesetId::default(), Mode::TwoPlayers, 0);
    let visiting = visit.as_ref().map(Visit::session);
    let table = Table::new(visiting.or(own).unwrap_or_else(waiting));
    let visit = StoredValue::new(visit);
    table.keep(on.into(), |game| game);
    let show = move |session: Session, visits: Option<Visit>| {
        on.set(visits.is_none());
        part.set(visits.as_ref().map_or(String::new(), |visit| visit.part.clone()));
        visit.set_value(visits);
        table.session.set(session);
        is_shown.set(true);
        broken.set(false);
    };
    let keep = move |session: Session| {
        show(session, None);
        change_fragment("");
    };
    // Unless it would take the place of a game that is not over; then it is asked about.
    let asked = RwSignal::new(false);
    let offered = RwSignal::new(waiting());
    let keep_if_free = move |session: Session| {
        if kept().is_some_and(|kept| kept.is_going_on()) {
            offered.set(session);
            asked.set(true);
        } else {
            keep(session);
        }
    };
    let is_left = memo(move || {
        table.session.with(|session| {
            visit.with_value(|visit| {
                visit.as_ref().is_some_and(|visit| visit.is_left_by(session.game()))
            })
        })
    });
    on_change(
        move || is_left.get(),
        move || {
            if !is_left.get() {
                return;
            }
            keep_if_free(table.session.get());
            // While something is asked it is as it was.
            if let Some(session) = visit.with_value(|visit| visit.as_ref().map(Visit::session)) {
                table.session.set(session);
            }
        },
    );
    // What is tried is never kept: the address follows it.
    let followed = memo(move || {
        let game = |part: &String| table.session.with(|session| fragment(session.game(), part));
        part.with(|part| if part.is_empty() { String::new() } else { game(part) })
    });
    on_change(
        move || followed.get(),
        move || {
            let fragment = followed.get();
            if !fragment.is_empty() && !is_left.get() {
                change_fragment(&fragment);
            }
        },
    );
    let to_top = || window().scroll_to_with_x_and_y(0.0, 0.0);
    on_change(
        move || hash.get(),
        move || {
            // The address of another page is that page's.
            if !pathname.with(|path| is_within(path, Page::Play)) {
                return;
            }
            match address() {
                Shown::Game(new) => {
                    let is_new = table.session.with(|session| *session.game() != new.game);
                    if is_new || on.get() {
                        show(new.session(), Some(new));
                        to_top();
                    }
                }
                Shown::Nothing if !on.get() => match kept() {
                    Some(session) => keep(session),
                    None => is_shown.set(false),
                },
                Shown::Nothing => {}
                Shown::Broken => broken.set(true),
            }
        },
    );
    windows::follow_others(on, move || {
        if let Some(session) = kept() {
            keep(session);
        }
    });
    let on_yes = Callback::new(move |()| {
        keep(offered.get_untracked());
        to_top();
    });
    let on_start = Callback::new(move |session| {
        keep_if_free(session);
        to_top();
    });
    let on_new = Callback::new(move |()| is_shown.set(false));
    let on_back = Callback::new(move |()| match kept().filter(|_| !on.get_untracked()) {
        Some(session) => keep(session),
        None => is_shown.set(true),
    });
    let on_load = Callback::new(keep_if_free);
    let dismiss = Callback::new(move |()| {
        broken.set(false);
        change_fragment("");
    });
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
    let form = move || {
        let on_back = (on.get_untracked() || kept().is_some()).then_some(on_back);
        view! { <NewGameForm choices on_start on_back /> }
    };
    view! {
        {trouble}
        <When holds=is_shown fallback=form>
            <h1 class="visually-hidden">{i18n.t(keys::play::TITLE)}</h1>
            <When holds=move || part.with(|part| !part.is_empty())>
                {late(Late::Tried { table, part })}
            </When>
            <GameView table on_new text=move || late(Late::GameText { table, on_load, asked }) />
        </When>
        <Replace asked on_yes />
    }
}
