//! Files of the course, fetched until they come.

use crate::fetching::{wait_after, when_online};
use crate::i18n::fetch_file;
use crate::reactive::{effect, memo};
use crate::ui::{FetchFailed, Waiting, bring_into_sight, drawn, focus_page};
use leptos::html::Div;
use leptos::prelude::*;
use leptos::task::spawn_local;
use serde::de::DeserializeOwned;
use std::sync::Arc;

/// A file that is on its way, or here.
pub struct Load<T: 'static> {
    path: StoredValue<String>,
    value: RwSignal<Option<Arc<T>>>,
    /// How often it did not come; `None` while it is on its way.
    failed: RwSignal<Option<u32>>,
}

impl<T> Copy for Load<T> {}

impl<T> Clone for Load<T> {
    fn clone(&self) -> Self {
        *self
    }
}

/// Fetches a file; where it does not come, again and again.
pub fn load<T: DeserializeOwned + Send + Sync + 'static>(path: String) -> Load<T> {
    let load = Load {
        path: StoredValue::new(path),
        value: RwSignal::new(None),
        failed: RwSignal::new(None),
    };
    load.fetch(0);
    effect(move || {
        if let Some(tries) = load.failed.get() {
            let again = move || load.fetch(tries + 1);
            let timer = set_timeout_with_handle(again, wait_after(tries));
            on_cleanup(move || _ = timer.map(|timer| timer.clear()));
        }
    });
    when_online(move || {
        if load.failed.get_untracked().is_some() {
            load.fetch(0);
        }
    });
    load
}

impl<T: DeserializeOwned + Send + Sync + 'static> Load<T> {
    /// What the file says, once it is here (tracked).
    pub fn value(self) -> Option<Arc<T>> {
        self.value.get()
    }

    fn fetch(self, tries: u32) {
        let path = self.path.get_value();
        spawn_local(async move {
            let value = fetch_file(&path).await.and_then(|text| read(&text));
            // The page may have been left in the meantime, or another try may have succeeded.
            if self.value.try_with_untracked(Option::is_some) != Some(false) {
                return;
            }
            match value {
                Some(value) => self.value.set(Some(Arc::new(value))),
                None => self.failed.set(Some(tries)),
            }
        });
    }
}

/// What a file says.
fn read<T: DeserializeOwned>(text: &str) -> Option<T> {
    // Room for the longest text without its escapes.
    let mut room = vec![0; text.len()];
    serde_json_core::de::from_str_escaped(text, &mut room).ok().map(|(value, _)| value)
}

/// What a file is shown as once it is here; until then, and when it does not come, the page says
/// so.
pub fn shown<T: DeserializeOwned + Send + Sync + 'static>(
    load: Load<T>,
    view: impl Fn(Arc<T>) -> AnyView + Send + 'static,
) -> AnyView {
    drawn(move || Some(load.value.get().map_or_else(|| missing(load, || true), &view)))
}

/// Says that a file has not come; `waits` where nothing else is shown before that is known.
pub fn missing<T: DeserializeOwned + Send + Sync + 'static>(
    load: Load<T>,
    waits: impl Fn() -> bool + Send + 'static,
) -> AnyView {
    let failed = memo(move || load.failed.get().is_some() && load.value.with(Option::is_none));
    let retry = Callback::new(move |()| {
        // The button goes; its focus stays where the page will be.
        focus_page();
        load.failed.set(None);
        load.fetch(0);
    });
    drawn(move || {
        if failed.get() {
            let notice = NodeRef::<Div>::new();
            effect(move || {
                if let Some(notice) = notice.get() {
                    bring_into_sight(&notice);
                }
            });
            let failed = view! {
                <div role="alert" node_ref=notice>
                    <FetchFailed on_retry=retry />
                </div>
            };
            return Some(failed.into_any());
        }
        waits().then(|| Waiting().into_any())
    })
}

#[cfg(test)]
mod tests {
    use super::read;
    use sittuyin_content::{Course, ProvenLesson};
    use std::path::Path;

    /// The browser's reader is not the one that the files were written for.
    #[test]
    fn what_the_proof_writes_is_read() {
        let proof = sittuyin_prover::prove(Path::new(env!("CARGO_MANIFEST_DIR")));
        let text = serde_json::to_string(&proof.course()).unwrap();
        assert_eq!(read::<Course>(&text), Some(proof.course()));
        for lesson in proof.chapters.iter().flat_map(|chapter| &chapter.lessons) {
            let text = serde_json::to_string(lesson).unwrap();
            assert_eq!(read::<ProvenLesson>(&text).as_ref(), Some(lesson));
        }
    }
}
