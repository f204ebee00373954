//! What is kept in the browser.
//!
//! [`use_store`] gives the one [`Store`] of the app, which is `Copy`. Settings are a signal that
//! saves itself; everything else that implements [`Stored`] goes through [`Store::load`] and
//! [`Store::save`]. None of this ever fails for the caller: where storage is blocked, full or
//! disturbed, memory serves, and a notice on the page says so.

mod browser;
mod game;
mod keeper;
mod lessons;
pub mod schema;
mod settings;

use crate::reactive::on_change;
use leptos::prelude::*;

pub use game::{SavedEnd, SavedGame, SavedMode, SavedOpponent, SavedPractice};
pub use keeper::Trouble;
pub use lessons::{SavedLesson, SavedLessons, SavedNext, SavedStep, SavedStepGame};
pub use schema::{Slot, Stored};
pub use settings::{BoardDesign, PieceDesign, Settings, Theme};

use keeper::Keeper;

/// Everything that is kept. Shared by context, `Copy`.
#[derive(Clone, Copy)]
pub struct Store {
    /// What the person chose; a change is saved at once.
    pub settings: RwSignal<Settings>,
    trouble: RwSignal<Option<Trouble>>,
    keeper: StoredValue<Keeper, LocalStorage>,
}

/// Everything that is kept.
///
/// # Panics
/// Outside the app, where no store has been provided.
pub fn use_store() -> Store {
    expect_context()
}

impl Store {
    /// Opens the browser's storage and shares it with everything below.
    pub fn provide() -> Self {
        let mut keeper = Keeper::new(browser::shelf());
        let settings = keeper.load(browser::now()).unwrap_or_default();
        let store = Self {
            settings: RwSignal::new(settings),
            trouble: RwSignal::new(keeper.trouble()),
            keeper: StoredValue::new_local(keeper),
        };
        on_change(
            move || store.settings.get(),
            move || {
                let settings = store.settings.get();
                if settings == Settings::default() {
                    store.forget(Slot::Settings);
                } else {
                    store.save(&settings);
                }
            },
        );
        provide_context(store);
        store
    }

    /// What is kept, if something is.
    pub fn load<T: Stored>(self) -> Option<T> {
        self.load_as(Some)
    }

    /// What can be made of what is kept, if something can.
    pub fn load_as<T: Stored, U>(self, made: impl FnOnce(T) -> Option<U>) -> Option<U> {
        self.with(|keeper| keeper.load_as(browser::now(), made))
    }

    /// Keeps a value in the place of the one before.
    pub fn save<T: Stored>(self, value: &T) {
        self.with(|keeper| keeper.save(value));
    }

    /// Forgets what is kept at a place.
    pub fn forget(self, slot: Slot) {
        self.with(|keeper| keeper.forget(slot));
    }

    /// Forgets everything, the settings too.
    pub fn forget_all(self) {
        self.settings.set(Settings::default());
        for slot in Slot::ALL {
            self.forget(slot);
        }
    }

    /// What is wrong with keeping things (tracked).
    pub fn trouble(self) -> Option<Trouble> {
        self.trouble.get()
    }

    fn with<R>(self, work: impl FnOnce(&mut Keeper) -> R) -> R {
        let (result, trouble) = self
            .keeper
            .try_update_value(|keeper| (work(keeper), keeper.trouble()))
            .expect("the store lives as long as the app");
        if self.trouble.get_untracked() != trouble {
            self.trouble.set(trouble);
        }
        result
    }
}

#[cfg(test)]
mod tests {
    use super::schema::read;
    use super::*;

    /// The kept sample of every version of every value.
    #[test]
    fn every_version_ever_written_is_read() {
        let settings = [include_str!("../../tests/data/storage/settings-v1.json")];
        let game = [include_str!("../../tests/data/storage/game-v1.json")];
        let lessons = [include_str!("../../tests/data/storage/lessons-v1.json")];
        assert_eq!(lessons.len(), SavedLessons::VERSION as usize);
        for text in lessons {
            let next: SavedNext = read(text).unwrap();
            assert_eq!(next.next.as_deref(), Some("king"));
            let lessons: SavedLessons = read(text).unwrap();
            assert_eq!(lessons.next, next.next);
            assert_eq!(lessons.book, Some(sittuyin_rules::RulesetId::Pl));
            assert_eq!(lessons.stars("board", "walk"), Some(2));
            assert_eq!(lessons.stars("board", "halves"), None);
            let game = lessons.game.unwrap();
            assert_eq!((&*game.lesson, &*game.step), ("endings", "escort"));
            assert_eq!((&*game.rules, &*game.plies), ("pl", "f4f5 f7f8"));
        }
        let practice = [include_str!("../../tests/data/storage/practice-v1.json")];
        assert_eq!(settings.len(), Settings::VERSION as usize);
        assert_eq!(game.len(), SavedGame::VERSION as usize);
        assert_eq!(practice.len(), SavedPractice::VERSION as usize);
        for text in settings {
            let settings: Settings = read(text).unwrap();
            assert_eq!(settings.theme, Theme::Dark);
            assert_eq!(settings.language, Some(crate::i18n::Lang::ZhHans));
        }
        for text in game {
            let game: SavedGame = read(text).unwrap();
            assert_eq!(game.plies, ["K@e2"]);
            assert_eq!(game.mode, SavedMode { who: SavedOpponent::Machine, red: true, level: 4 });
        }
        for text in practice {
            let practice: SavedPractice = read(text).unwrap();
            assert_eq!(practice.game.plies, ["K@e2", "R@a1"]);
        }
    }
}
