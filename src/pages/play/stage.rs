//! Which game is on the page: the one that is kept, or one that the address shows.

use super::address::{Shown, Visit, fragment, shown};
use super::windows;
use crate::game::{Mode, Session, Table, seed};
use crate::i18n::keys;
use crate::progress::{Store, use_store};
use crate::reactive::{memo, on_change};
use crate::routes::{Page, is_within, use_change_fragment};
use crate::ui::{Announcer, use_announcer};
use leptos::prelude::*;
use leptos_router::{hooks::use_location, location::Location};
use sittuyin_rules::RulesetId;

/// The game on the page. What an address shows takes the place of the game that is kept only when
/// somebody plays on from it. `Copy`; made once by the page.
#[derive(Clone, Copy)]
pub struct Stage {
    /// The game.
    pub table: Table,
    /// Whether it is kept.
    pub on: RwSignal<bool>,
    /// Whether it is shown.
    pub shown: RwSignal<bool>,
    /// Which part of the rules is tried in it: `RULESET/PART`, or nothing.
    pub part: RwSignal<String>,
    /// Whether the address looks like a game and shows none.
    pub broken: RwSignal<bool>,
    /// Whether it is asked if the game that is kept may be replaced.
    pub asked: RwSignal<bool>,
    offered: RwSignal<Session>,
    visit: StoredValue<Option<Visit>>,
    change_fragment: Callback<String>,
    store: Store,
    announcer: Announcer,
}

impl Stage {
    /// The game that the address shows, else the one that is kept, if there is one.
    pub fn new() -> Self {
        let store = use_store();
        let change = use_change_fragment();
        let waiting = || Session::new(RulesetId::default(), Mode::TwoPlayers, 0);
        let stage = Self {
            table: Table::new(waiting()),
            on: RwSignal::new(false),
            shown: RwSignal::new(false),
            part: RwSignal::new(String::new()),
            broken: RwSignal::new(false),
            asked: RwSignal::new(false),
            offered: RwSignal::new(waiting()),
            visit: StoredValue::new(None),
            change_fragment: Callback::new(move |fragment: String| change(&fragment)),
            store,
            announcer: use_announcer(),
        };
        let Location { hash, pathname, .. } = use_location();
        // Programs that pass a link on may escape its brackets.
        let address = move || {
            let hash = hash.get();
            let plain = js_sys::decode_uri_component(&hash).map_or(hash, String::from);
            shown(&plain, seed())
        };
        untrack(|| match address() {
            Shown::Game(visit) => stage.receive(visit),
            address => {
                if let Some(session) = stage.kept() {
                    stage.put(session, None);
                }
                stage.broken.set(matches!(address, Shown::Broken));
            }
        });
        stage.table.keep(stage.on.into(), |game| game);
        on_change(
            move || hash.get(),
            move || {
                // The address of another page is that page's.
                if pathname.with(|path| is_within(path, Page::Play)) {
                    stage.follow(address());
                }
            },
        );
        stage.watch();
        windows::follow_others(stage.on, move || stage.keep_again());
        stage
    }

    /// The game that is kept.
    pub fn kept(self) -> Option<Session> {
        self.store.load_as(|saved| Session::restored(&saved))
    }

    /// Keeps a game from now on.
    pub fn keep(self, session: Session) {
        self.put(session, None);
        self.change_fragment.run(String::new());
    }

    /// The same, unless it would take the place of a game that is not over: then it is asked.
    pub fn keep_if_free(self, session: Session) {
        if self.kept().is_some_and(|kept| kept.is_going_on()) {
            self.offered.set(session);
            self.asked.set(true);
        } else {
            self.keep(session);
        }
    }

    /// Keeps the game that was asked about.
    pub fn keep_offered(self) {
        self.keep(self.offered.get_untracked());
        self.announcer.polite(self.table.i18n.text(keys::play::REPLACED));
        to_top();
    }

    /// Forgets that the address shows no game.
    pub fn dismiss(self) {
        self.broken.set(false);
        self.change_fragment.run(String::new());
    }

    fn put(self, session: Session, visit: Option<Visit>) {
        self.on.set(visit.is_none());
        self.part.set(visit.as_ref().map_or(String::new(), |visit| visit.part.clone()));
        self.visit.set_value(visit);
        self.table.session.set(session);
        self.shown.set(true);
        self.broken.set(false);
    }

    fn receive(self, visit: Visit) {
        self.put(visit.session(), Some(visit));
    }

    fn keep_again(self) {
        if let Some(session) = self.kept() {
            self.keep(session);
        }
    }

    /// Shows what the address has come to show.
    fn follow(self, address: Shown) {
        match address {
            Shown::Game(visit) => {
                let is_new = self.table.session.with(|session| *session.game() != visit.game);
                if is_new || self.on.get() {
                    self.receive(visit);
                    to_top();
                }
            }
            Shown::Nothing => {
                self.broken.set(false);
                if !self.on.get() {
                    self.shown.set(false);
                    self.keep_again();
                }
            }
            Shown::Broken => self.broken.set(true),
        }
    }

    /// Looks after a game of the address: whether somebody plays on from it, and where it has got to.
    fn watch(self) {
        let Self { table, visit, part, .. } = self;
        let is_left = memo(move || {
            let left = |visit: &Visit| table.session.with(|now| visit.is_left_by(now));
            // Read in any case, so that it is noticed whatever the address comes to show.
            table.session.track();
            visit.with_value(|visit| visit.as_ref().is_some_and(left))
        });
        on_change(
            move || is_left.get(),
            move || {
                if !is_left.get() {
                    return;
                }
                self.keep_if_free(table.session.get());
                // While something is asked it is as it was.
                let visiting = visit.with_value(|visit| visit.as_ref().map(Visit::session));
                if let Some(session) = visiting {
                    table.session.set(session);
                }
            },
        );
        // What is tried is never kept: the address follows it.
        let followed = memo(move || {
            let tried = |part: &String| table.session.with(|now| fragment(now.game(), part));
            part.with(|part| if part.is_empty() { String::new() } else { tried(part) })
        });
        on_change(
            move || followed.get(),
            move || {
                let fragment = followed.get();
                if !fragment.is_empty() && !is_left.get() {
                    self.change_fragment.run(fragment);
                }
            },
        );
    }
}

/// Shows the page from its top.
pub fn to_top() {
    window().scroll_to_with_x_and_y(0.0, 0.0);
}
