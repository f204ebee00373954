//! The session on the page: what it does reaches the board, the ear, the storage and the machine.

use super::{Level, Mode, News, Session, words};
use crate::{
    ai::{Health, Machine},
    board::{BoardControl, BoardState, Looks},
    i18n::{I18n, use_i18n},
    progress::{SavedGame, Store, Stored, use_store},
    reactive::{Memo, effect, memo},
    ui::{Announcer, use_announcer},
};
use leptos::prelude::*;
use sittuyin_protocol::{Think, ThinkLimits};
use sittuyin_rules::GameRecord;

/// When the machine answers at the latest: the positions make a game repeatable on a machine that
/// is fast enough, the time keeps a person on a slow one from waiting.
const LIMITS: ThinkLimits =
    ThinkLimits { depth: None, nodes: Some(1_500_000), time_ms: Some(2_000) };

/// The same for a hint, by the strongest level.
const HINT_LIMITS: ThinkLimits =
    ThinkLimits { depth: None, nodes: Some(600_000), time_ms: Some(1_000) };

/// A session on the page. `Copy`; made once by the page.
#[derive(Clone, Copy)]
pub struct Table {
    /// The session.
    pub session: RwSignal<Session>,
    /// The words.
    pub i18n: I18n,
    rest: StoredValue<Rest>,
}

/// What the session reaches.
#[derive(Clone, Copy)]
struct Rest {
    machine: Machine,
    announcer: Announcer,
    store: Store,
}

impl Table {
    /// Puts a session on the page.
    pub fn new(session: Session) -> Self {
        let session = RwSignal::new(session);
        let rest = StoredValue::new(Rest {
            machine: Machine::new(),
            announcer: use_announcer(),
            store: use_store(),
        });
        let table = Self { session, i18n: use_i18n(), rest };
        table.machine().play(
            move || session.with(question),
            move |ply| {
                table.act(|session| {
                    session.hint_found(ply);
                    session.machine_plays(ply).then_some(News::Played)
                });
            },
        );
        table
    }

    /// Keeps the session in the browser while that holds, as what that makes of it.
    pub fn keep<T: Stored + 'static>(self, when: Signal<bool>, made: fn(SavedGame) -> T) {
        let kept = memo(move || self.session.with(Session::saved));
        effect(move || {
            if when.get() {
                self.store().save(&made(kept.get()));
            }
        });
    }

    /// Whether the machine thinks (tracked).
    pub fn is_thinking(self) -> bool {
        self.machine().health() != Health::GivenUp && self.session.with(Session::is_machines_turn)
    }

    /// The machine, which thinks when it is its turn.
    pub fn machine(self) -> Machine {
        self.rest.with_value(|rest| rest.machine)
    }

    fn store(self) -> Store {
        self.rest.with_value(|rest| rest.store)
    }

    /// What the session shows on the board.
    pub fn board(self) -> BoardControl {
        let state: Memo<BoardState> = memo(move || self.session.with(Session::board));
        let ruleset = memo(move || self.session.with(|session| session.game().ruleset()));
        let settings = self.store().settings;
        let looks: Memo<Looks> = memo(move || {
            settings.with(|settings| Looks::of(settings, ruleset.get().rules().elephant))
        });
        BoardControl::new(state, looks, move |event| {
            self.act(|session| session.on_board(event));
        })
    }

    /// Does something with the session and says what came of it.
    pub fn act(self, what: impl FnOnce(&mut Session) -> Option<News>) -> Option<News> {
        let news = self.session.try_update(what).flatten();
        if let Some(news) = news {
            self.say(news);
        }
        news
    }

    /// Says what has just happened: refusals, checks and the end at once, the rest in turn.
    fn say(self, news: News) {
        let (text, at_once) = self.session.with_untracked(|session| {
            let urgent = session.outcome().is_some() || session.position().in_check();
            (
                words::news(self.i18n, session, news),
                matches!(news, News::Refused | News::Ended) || urgent,
            )
        });
        let announcer = self.rest.with_value(|rest| rest.announcer);
        match (text, at_once) {
            (Some(text), true) => announcer.assertive(text),
            (Some(text), false) => announcer.polite(text),
            (None, _) => {}
        }
    }
}

/// What the machine has to think about: its own ply, or a hint.
fn question(session: &Session) -> Option<Think> {
    let Mode::Machine { level, .. } = session.mode() else { return None };
    let (level, limits) = if session.is_machines_turn() {
        (level, LIMITS)
    } else if session.seeks_hint() {
        (Level::ENDS[1], HINT_LIMITS)
    } else {
        return None;
    };
    let GameRecord { ruleset, fen, .. } = session.game().record();
    Some(Think {
        id: 0,
        ruleset,
        fen,
        plies: session.game().plies().to_vec(),
        level: level.get(),
        seed: session.seed(),
        fresh: false,
        limits,
    })
}
