//! Every word that a person reads.
//!
//! # How to use it
//!
//! Words live in `locales/LANG/ROOM.ftl`, one file for each room of the app, and every id in
//! `ROOM.ftl` begins with `ROOM-`. From `locales/en` the build makes a constant for each message:
//! `play-your-turn` in `play.ftl` is [`keys::play::YOUR_TURN`](keys). A message that does not exist
//! does not compile; `tests/locales.rs` checks that the three languages agree and that nothing is
//! unused.
//!
//! ```ignore
//! let i18n = use_i18n();                      // once, at the top of a component; it is `Copy`
//! view! {
//!     <h1>{i18n.t(keys::play::TITLE)}</h1>    // a signal: it changes with the language
//!     <button aria-label=i18n.t(keys::board::FLIP)>"⇅"</button>
//!     <p>{i18n.t_args(keys::play::MOVES_MADE, move || [("count", moves.get().into())])}</p>
//! }
//! announcer.polite(i18n.text_args(keys::board::MOVED, [("square", "e4".into())]));  // a `String` now
//! ```
//!
//! `text` and `text_args` read the language as a signal does: tracked inside an effect or a
//! closure of a view, not tracked in an event handler. Counts are passed as numbers, for plurals
//! are chosen by them; names of squares and notation as text.
//!
//! Words are fetched: those of the interface once for each language, rooms of long prose (`learn`,
//! `lessons-*`, `rules`, `text`) when a page needs them. Wrap what shows prose in [`Prose`](crate::ui::Prose). While
//! another language is on its way, the words on screen stay.

mod fetch;
mod lang;
mod number;
mod words;

use crate::fetching::{FETCH_AHEAD, Fetching, when_online};
use crate::reactive::follow;
use fluent::{FluentArgs, FluentValue};
use leptos::prelude::*;
use leptos::task::spawn_local;
use sittuyin_content::prose;

pub use fetch::{fetch_file, words_of_page};
pub use lang::Lang;

use words::Words;

/// Constants for every message, a module for each room.
pub mod keys {
    pub use super::{Key, Room};

    include!(concat!(env!("OUT_DIR"), "/keys.rs"));
}

/// The id of a message that exists.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Key(&'static str);

/// The name of a file of words: a room of prose that is fetched when a page needs it, or
/// [`Room::INTERFACE`].
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Room(&'static str);

impl Room {
    /// The room of prose of that name, if there is one.
    pub fn of_lessons(name: &str) -> Option<Self> {
        keys::LESSONS.into_iter().find(|room| room.0 == name)
    }

    /// All other rooms in one, as `cargo xtask` joins them.
    const INTERFACE: Self = Self("words");
}

/// Named values for the placeables of a message.
pub type Arg = (&'static str, FluentValue<'static>);

/// The words of the app in the language in use. Shared by context, `Copy`.
#[derive(Clone, Copy)]
pub struct I18n {
    wanted: RwSignal<Lang>,
    shown: RwSignal<Lang>,
    fetching: RwSignal<Fetching>,
    /// Counts the arrivals of words.
    arrivals: RwSignal<u32>,
    words: StoredValue<Words, LocalStorage>,
    needed: StoredValue<Vec<Room>>,
    on_the_way: StoredValue<Vec<(Lang, Room)>>,
}

/// The words of the app.
///
/// # Panics
/// Outside the app, where no words have been provided.
pub fn use_i18n() -> I18n {
    expect_context()
}

impl I18n {
    /// Shares the words of a language with everything below, and fetches those of the others when
    /// there is time.
    pub fn provide(lang: Lang, interface: String) -> Self {
        let mut words = Words::default();
        words.add(lang, Room::INTERFACE, interface);
        let i18n = Self::with(lang, words);
        set_timeout(move || i18n.fetch_ahead(), FETCH_AHEAD);
        when_online(move || i18n.retry());
        i18n
    }

    fn with(lang: Lang, words: Words) -> Self {
        let i18n = Self {
            wanted: RwSignal::new(lang),
            shown: RwSignal::new(lang),
            fetching: RwSignal::new(Fetching::Idle),
            arrivals: RwSignal::new(0),
            words: StoredValue::new_local(words),
            needed: StoredValue::new(vec![Room::INTERFACE]),
            on_the_way: StoredValue::new(Vec::new()),
        };
        provide_context(i18n);
        i18n
    }

    /// A message, as a signal that follows the language.
    pub fn t(self, key: Key) -> Signal<String> {
        Signal::derive(move || self.text(key))
    }

    /// A message with values, as a signal that follows the language and the values.
    pub fn t_args<const N: usize>(
        self,
        key: Key,
        args: impl Fn() -> [Arg; N] + Send + Sync + 'static,
    ) -> Signal<String> {
        Signal::derive(move || self.text_args(key, args()))
    }

    /// A message in the language shown now.
    pub fn text(self, key: Key) -> String {
        self.text_of(key, &FluentArgs::new())
    }

    /// A message with values in the language shown now.
    pub fn text_args<const N: usize>(self, key: Key, args: [Arg; N]) -> String {
        self.text_of(key, &args.into_iter().collect())
    }

    /// Words of a lesson in the language shown now: the value of a message, or of one of its
    /// attributes; they may speak of a number of plies.
    pub fn prose(self, key: &prose::Key, par: Option<u8>) -> String {
        let args: FluentArgs =
            par.into_iter().map(|par| (prose::PAR, FluentValue::from(par))).collect();
        let lang = follow(self.shown);
        self.words.with_value(|words| {
            words.attribute(lang, &key.message, key.attribute.as_deref(), &args)
        })
    }

    fn text_of(self, key: Key, args: &FluentArgs) -> String {
        let lang = follow(self.shown);
        self.words.with_value(|words| words.text(lang, key, args))
    }

    /// The language that is on screen (tracked).
    pub fn lang(self) -> Lang {
        follow(self.shown)
    }

    /// The language that was asked for (tracked): ahead of [`lang`](Self::lang) while prose is
    /// being fetched.
    pub fn wanted(self) -> Lang {
        follow(self.wanted)
    }

    /// Asks for a language. It is shown as soon as everything that is on screen has words in it.
    pub fn want(self, lang: Lang) {
        if self.wanted.get_untracked() != lang {
            self.wanted.set(lang);
        }
        self.settle();
    }

    /// Asks for a room's prose for as long as the calling component lives.
    pub fn need(self, room: Room) {
        self.needed.update_value(|rooms| rooms.push(room));
        on_cleanup(move || {
            self.needed.try_update_value(|rooms| {
                if let Some(place) = rooms.iter().position(|other| *other == room) {
                    rooms.swap_remove(place);
                }
            });
            // What was missing may not be missed any more; not now, while a page is taken down.
            spawn_local(async move { self.settle() });
        });
        self.settle();
    }

    /// Whether a room's words are there in the language shown (tracked).
    pub fn has(self, room: Room) -> bool {
        self.arrivals.track();
        let lang = follow(self.shown);
        self.words.with_value(|words| words.has(lang, room))
    }

    /// How it goes with fetching (tracked).
    pub fn fetching(self) -> Fetching {
        self.fetching.get()
    }

    /// Tries again to fetch what is missing.
    pub fn retry(self) {
        self.settle();
    }

    /// Shows the wanted language when its words are there, else fetches what is missing.
    fn settle(self) {
        let lang = self.wanted.get_untracked();
        let missing: Vec<Room> = self.words.with_value(|words| {
            let needed = self.needed.get_value();
            needed.into_iter().filter(|room| !words.has(lang, *room)).collect()
        });
        if missing.is_empty() {
            self.fetching.set(Fetching::Idle);
            if self.shown.get_untracked() != lang {
                self.shown.set(lang);
            }
            return;
        }
        self.fetching.set(Fetching::Busy);
        for room in missing {
            self.fetch(lang, room, 0);
        }
    }

    /// Fetches a file, unless it is on its way; `tries` have failed before.
    fn fetch(self, lang: Lang, room: Room, tries: u32) {
        let file = (lang, room);
        if !self.on_the_way.with_value(|files| files.contains(&file)) {
            self.on_the_way.update_value(|files| files.push(file));
            fetch::spawn(self, lang, room, tries);
        }
    }

    /// Fetches the words that a change of language will need; if they do not come now, then.
    pub fn fetch_ahead(self) {
        for room in self.needed.get_value() {
            for lang in Lang::ALL {
                if !self.words.with_value(|words| words.has(lang, room)) {
                    self.fetch(lang, room, 0);
                }
            }
        }
    }

    /// Tries a file again that did not come, if it is still missed.
    fn again(self, lang: Lang, room: Room, tries: u32) {
        let missed = self.wanted.get_untracked() == lang
            && self.needed.with_value(|rooms| rooms.contains(&room))
            && !self.words.with_value(|words| words.has(lang, room));
        if missed {
            self.fetching.set(Fetching::Busy);
            self.fetch(lang, room, tries);
        }
    }

    /// Takes in a file that came, or notes that it did not.
    fn arrived(self, lang: Lang, room: Room, text: Option<String>) {
        self.on_the_way.update_value(|files| files.retain(|file| *file != (lang, room)));
        if let Some(text) = text {
            self.words.update_value(|words| words.add(lang, room, text));
            self.arrivals.update(|count| *count += 1);
            self.settle();
        } else if self.wanted.get_untracked() == lang {
            self.fetching.set(Fetching::Failed);
        }
    }
}

#[cfg(test)]
impl I18n {
    /// All words of a language, from its files.
    pub fn of_files(lang: Lang) -> Self {
        let folder = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("locales");
        let mut words = Words::default();
        for file in std::fs::read_dir(folder.join(lang.code())).unwrap() {
            let text = std::fs::read_to_string(file.unwrap().path()).unwrap();
            words.add(lang, Room::INTERFACE, text);
        }
        Self::with(lang, words)
    }
}
