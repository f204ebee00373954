//! Memos and effects of few types. Leptos compiles its part of each once more for every closure; here
//! what differs is behind a pointer, which makes the page some 10 KB smaller.

use leptos::prelude::{Effect, Get, Memo, RwSignal, on_cleanup, untrack};
use leptos::reactive::graph::{AnySource, Observer, Source, ToAnySource};

type Boxed<T> = Box<dyn Fn(Option<&T>) -> T + Send + Sync>;

/// A value that follows others, and wakes its readers only when it is another one.
pub fn memo<T: PartialEq + Send + Sync + 'static>(
    value: impl Fn() -> T + Send + Sync + 'static,
) -> Memo<T> {
    memo_of_last(move |_| value())
}

/// A value that follows others and itself as it was before.
pub fn memo_of_last<T: PartialEq + Send + Sync + 'static>(
    value: impl Fn(Option<&T>) -> T + Send + Sync + 'static,
) -> Memo<T> {
    let value: Boxed<T> = Box::new(value);
    Memo::new(value)
}

/// Work that is done once, and again whenever something that it has read changes.
pub fn effect(work: impl FnMut() + 'static) {
    let work: Box<dyn FnMut()> = Box::new(work);
    Effect::new(work);
}

/// Work that is done whenever what is read first has changed, but not for how it is now.
pub fn on_change<T>(read: impl Fn() -> T + 'static, mut work: impl FnMut() + 'static) {
    let mut seen = false;
    effect(move || {
        drop(read());
        if std::mem::replace(&mut seen, true) {
            untrack(&mut work);
        }
    });
}

/// A value that outlives its readers and hardly ever changes. Leptos takes a reader that has ended off a
/// signal's list only when the signal changes, so the list of such a one would grow for as long as the
/// page is open; here each reader is taken off as it ends.
pub fn follow<T: Clone + Send + Sync + 'static>(value: RwSignal<T>) -> T {
    forget_reader(value.to_any_source());
    value.get()
}

fn forget_reader(source: AnySource) {
    if let Some(reader) = Observer::get() {
        on_cleanup(move || source.remove_subscriber(&reader));
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use leptos::prelude::{GetUntracked, Owner, Set};
    use leptos::reactive::{computed::ArcMemo, graph::ToAnySubscriber};
    use std::sync::Arc;

    #[test]
    fn who_has_followed_a_value_is_forgotten_at_its_end() {
        let app = Owner::new();
        let value = app.with(|| RwSignal::new(1));
        let page = app.child();
        let reader = ArcMemo::from(page.with(|| memo(move || follow(value))));
        let held = reader.to_any_subscriber().1.upgrade().unwrap();
        let known = || Arc::weak_count(&held);
        let before = known();
        assert_eq!(reader.get_untracked(), 1);
        assert!(known() > before);
        app.with(|| value.set(2));
        assert_eq!(reader.get_untracked(), 2);
        page.cleanup();
        assert_eq!(known(), before);
    }
}
