//! Keeping values on a shelf that may be missing, full or disturbed, and losing none of them.

use super::schema::{self, Slot, Stored};

/// A place for texts by key.
pub trait Shelf {
    /// The text at a key.
    ///
    /// # Errors
    /// If the shelf cannot be reached.
    fn get(&self, key: &str) -> Result<Option<String>, ShelfError>;

    /// Puts a text at a key.
    ///
    /// # Errors
    /// If there is no room left, or the shelf cannot be reached.
    fn set(&self, key: &str, text: &str) -> Result<(), ShelfError>;

    /// Takes away what stands at a key.
    fn remove(&self, key: &str);
}

/// The shelf did not do what was asked.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[error("the browser's storage refused")]
pub struct ShelfError;

/// What is wrong with keeping things, as far as a person should know.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Trouble {
    /// The browser gives no storage: what is done now lasts as long as the page.
    Blocked,
    /// Something did not fit: it lasts as long as the page.
    Full,
    /// Something kept could not be read. It has been put aside, and its place starts anew.
    Unreadable,
    /// Something kept could not be read, and there is no room to put it aside: it stays where it
    /// is, and what would take its place lasts as long as the page.
    Stuck,
}

/// Keeps values on the shelf, and in memory where the shelf fails.
pub struct Keeper {
    shelf: Option<Box<dyn Shelf>>,
    /// What the shelf did not take, by place.
    memory: [Option<String>; Slot::ALL.len()],
    /// Places that hold something unreadable for which there was no room elsewhere.
    untouchable: [bool; Slot::ALL.len()],
    trouble: Option<Trouble>,
}

impl Keeper {
    /// A keeper with that shelf, or with memory alone.
    pub fn new(shelf: Option<Box<dyn Shelf>>) -> Self {
        let trouble = if shelf.is_none() { Some(Trouble::Blocked) } else { None };
        Self {
            shelf,
            memory: [const { None }; Slot::ALL.len()],
            untouchable: [false; Slot::ALL.len()],
            trouble,
        }
    }

    /// What went wrong last.
    pub fn trouble(&self) -> Option<Trouble> {
        self.trouble
    }

    /// The value that is kept, if there is one that can be read. `now` dates what is put aside,
    /// in milliseconds since 1970.
    pub fn load<T: Stored>(&mut self, now: u64) -> Option<T> {
        self.load_as(now, Some)
    }

    /// The same for who can make something of it; what comes to nothing is put aside, too.
    pub fn load_as<T: Stored, U>(
        &mut self,
        now: u64,
        made: impl FnOnce(T) -> Option<U>,
    ) -> Option<U> {
        let text = if let Some(text) = &self.memory[T::SLOT as usize] {
            text.clone()
        } else if self.untouchable[T::SLOT as usize] {
            return None;
        } else {
            let Ok(text) = self.shelf.as_ref()?.get(T::SLOT.key()) else {
                self.trouble = Some(Trouble::Blocked);
                return None;
            };
            text?
        };
        let value = schema::read(&text).ok().and_then(made);
        if value.is_none() {
            self.put_aside(T::SLOT, &text, now);
        }
        value
    }

    /// Keeps a value.
    pub fn save<T: Stored>(&mut self, value: &T) {
        let Ok(text) = schema::write(value) else { return };
        match &self.shelf {
            Some(place) if !self.untouchable[T::SLOT as usize] => {
                if place.set(T::SLOT.key(), &text).is_ok() {
                    self.memory[T::SLOT as usize] = None;
                } else {
                    self.trouble = Some(Trouble::Full);
                    self.memory[T::SLOT as usize] = Some(text);
                }
            }
            _ => {
                self.memory[T::SLOT as usize] = Some(text);
            }
        }
    }

    /// Forgets what is kept at a place.
    pub fn forget(&mut self, slot: Slot) {
        self.memory[slot as usize] = None;
        self.untouchable[slot as usize] = false;
        if let Some(shelf) = &self.shelf {
            shelf.remove(slot.key());
        }
    }

    fn put_aside(&mut self, slot: Slot, text: &str, now: u64) {
        self.memory[slot as usize] = None;
        let Some(place) = &self.shelf else { return };
        if place.set(&slot.aside_key(now), text).is_ok() {
            self.trouble = Some(Trouble::Unreadable);
            place.remove(slot.key());
        } else {
            self.trouble = Some(Trouble::Stuck);
            self.untouchable[slot as usize] = true;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde::{Deserialize, Serialize};
    use std::cell::RefCell;
    use std::collections::HashMap;
    use std::rc::Rc;

    #[derive(Serialize, Deserialize, PartialEq, Debug)]
    struct Score(u32);

    impl Stored for Score {
        const SLOT: Slot = Slot::Lessons;
        const VERSION: u32 = 1;
    }

    const KEY: &str = "sittuyin.lessons";

    /// A shelf that can be looked at from outside, and that is full when told so.
    #[derive(Clone, Default)]
    struct Fake {
        texts: Rc<RefCell<HashMap<String, String>>>,
        full: Rc<RefCell<bool>>,
    }

    impl Fake {
        fn holding(text: &str) -> Self {
            let fake = Self::default();
            fake.texts.borrow_mut().insert(KEY.to_owned(), text.to_owned());
            fake
        }

        fn keeper(&self) -> Keeper {
            Keeper::new(Some(Box::new(self.clone())))
        }

        fn at(&self, key: &str) -> Option<String> {
            self.texts.borrow().get(key).cloned()
        }
    }

    impl Shelf for Fake {
        fn get(&self, key: &str) -> Result<Option<String>, ShelfError> {
            Ok(self.at(key))
        }

        fn set(&self, key: &str, text: &str) -> Result<(), ShelfError> {
            if *self.full.borrow() {
                return Err(ShelfError);
            }
            self.texts.borrow_mut().insert(key.to_owned(), text.to_owned());
            Ok(())
        }

        fn remove(&self, key: &str) {
            self.texts.borrow_mut().remove(key);
        }
    }

    #[test]
    fn what_nothing_can_be_made_of_is_put_aside() {
        let fake = Fake::holding(r#"{"v":1,"data":7}"#);
        let mut keeper = fake.keeper();
        assert_eq!(keeper.load_as(5, |score: Score| (score.0 < 5).then_some(score)), None);
        assert_eq!(keeper.trouble(), Some(Trouble::Unreadable));
        assert_eq!(fake.at(KEY), None);
        assert_eq!(fake.at("sittuyin.aside.lessons.5").as_deref(), Some(r#"{"v":1,"data":7}"#));
    }

    #[test]
    fn what_is_saved_is_there_the_next_time() {
        let fake = Fake::default();
        fake.keeper().save(&Score(5));
        let mut keeper = fake.keeper();
        assert_eq!(keeper.load(0), Some(Score(5)));
        assert_eq!(keeper.trouble(), None);
        keeper.forget(Slot::Lessons);
        assert_eq!(keeper.load::<Score>(0), None);
    }

    #[test]
    fn without_a_shelf_memory_serves_and_the_person_is_told() {
        let mut keeper = Keeper::new(None);
        keeper.save(&Score(5));
        assert_eq!(keeper.load(0), Some(Score(5)));
        assert_eq!(keeper.trouble(), Some(Trouble::Blocked));
    }

    #[test]
    fn a_full_shelf_keeps_the_old_and_memory_serves_the_new() {
        let fake = Fake::default();
        let mut keeper = fake.keeper();
        keeper.save(&Score(1));
        *fake.full.borrow_mut() = true;
        keeper.save(&Score(2));
        assert_eq!(keeper.load(0), Some(Score(2)));
        assert_eq!(keeper.trouble(), Some(Trouble::Full));
        assert_eq!(fake.keeper().load(0), Some(Score(1)));
    }

    #[test]
    fn the_unreadable_is_put_aside_whole() {
        let fake = Fake::holding("not json");
        let mut keeper = fake.keeper();
        assert_eq!(keeper.load::<Score>(17), None);
        assert_eq!(keeper.trouble(), Some(Trouble::Unreadable));
        assert_eq!(fake.at("sittuyin.aside.lessons.17").as_deref(), Some("not json"));
        assert_eq!(fake.at(KEY), None);
    }

    #[test]
    fn the_unreadable_stays_where_there_is_no_room_to_put_it_aside() {
        let fake = Fake::holding("not json");
        *fake.full.borrow_mut() = true;
        let mut keeper = fake.keeper();
        assert_eq!(keeper.load::<Score>(17), None);
        *fake.full.borrow_mut() = false;
        keeper.save(&Score(9));
        assert_eq!(keeper.load(18), Some(Score(9)));
        assert_eq!(fake.at(KEY).as_deref(), Some("not json"));
    }
}
