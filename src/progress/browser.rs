//! The browser's own storage as a shelf.

use super::keeper::{Shelf, ShelfError};
use gloo_storage::{LocalStorage, Storage as _};
use leptos::web_sys;

/// The browser's storage, unless it is blocked.
pub fn shelf() -> Option<Box<dyn Shelf>> {
    // `LocalStorage::raw` panics where storage is blocked, so it is called only when it is not.
    let allowed = matches!(web_sys::window()?.local_storage(), Ok(Some(_)));
    allowed.then(|| Box::new(Browser(LocalStorage::raw())) as Box<dyn Shelf>)
}

/// Milliseconds since 1970.
pub fn now() -> u64 {
    js_sys::Date::now() as u64
}

struct Browser(web_sys::Storage);

impl Shelf for Browser {
    fn get(&self, key: &str) -> Result<Option<String>, ShelfError> {
        self.0.get_item(key).map_err(|_| ShelfError)
    }

    fn set(&self, key: &str, text: &str) -> Result<(), ShelfError> {
        self.0.set_item(key, text).map_err(|_| ShelfError)
    }

    fn remove(&self, key: &str) {
        // What cannot be removed stays; the next visit reads it and puts it aside again.
        let _ = self.0.remove_item(key);
    }
}
