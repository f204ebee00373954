//! Memos and effects of few types. Leptos compiles its part of each once more for every closure; here
//! what differs is behind a pointer, which makes the page some 10 KB smaller.

use leptos::prelude::{
    Effect, Get, GetUntracked, Memo as Remembered, RwSignal, Signal, With, on_cleanup, untrack,
};
use leptos::reactive::computed::ArcMemo;
use leptos::reactive::graph::{AnySource, Observer, Source, ToAnySource};

type Boxed<T> = Box<dyn Fn(Option<&T>) -> T + Send + Sync>;

/// A value that follows others. Leptos keeps a reader that has ended on a memo's list for as long as the
/// memo is there; here each is taken off as it ends.
pub struct Memo<T: Send + Sync + 'static>(Remembered<T>);

impl<T: Send + Sync + 'static> Clone for Memo<T> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<T: Send + Sync + 'static> Copy for Memo<T> {}

impl<T: Send + Sync + 'static> Memo<T> {
    /// Reads it (tracked).
    pub fn with<R>(self, read: impl FnOnce(&T) -> R) -> R {
        let memo = ArcMemo::from(self.0);
        forget_reader(memo.to_any_source());
        memo.with(read)
    }

    /// The value (tracked).
    pub fn get(self) -> T
    where
        T: Clone,
    {
        self.with(T::clone)
    }

    /// The value (not tracked).
    pub fn get_untracked(self) -> T
    where
        T: Clone,
    {
        self.0.get_untracked()
    }
}

/// For readers that are there as long as the memo is.
impl<T: Send + Sync + 'static> From<Memo<T>> for Signal<T> {
    fn from(memo: Memo<T>) -> Self {
        memo.0.into()
    }
}

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
    Memo(Remembered::new(value))
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
/// signal's list only when the signal changes; here each is taken off as it ends, as with a [`Memo`].
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
    use leptos::prelude::{Owner, Set};
    use leptos::reactive::graph::ToAnySubscriber;
    use std::sync::Arc;

    /// A page that reads what the app holds is not known to the app any more once it is closed.
    fn is_forgotten(read: impl Fn(RwSignal<i32>) -> i32 + Send + Sync + 'static, app: &Owner) {
        let value = app.with(|| RwSignal::new(1));
        let page = app.child();
        let reader = ArcMemo::from(page.with(|| memo(move || read(value))).0);
        let held = reader.to_any_subscriber().1.upgrade().expect("the reader is held");
        let known = || Arc::weak_count(&held);
        let before = known();
        assert_eq!(reader.get_untracked(), 1);
        assert!(known() > before);
        app.with(|| value.set(2));
        assert_eq!(reader.get_untracked(), 2);
        page.cleanup();
        assert_eq!(known(), before);
    }

    #[test]
    fn who_has_followed_a_value_is_forgotten_at_its_end() {
        is_forgotten(follow, &Owner::new());
    }

    #[test]
    fn who_has_read_a_memo_is_forgotten_at_its_end() {
        let app = Owner::new();
        let one = app.with(|| RwSignal::new(0));
        let none = app.with(|| memo(move || one.get()));
        is_forgotten(move |value| follow(value) + none.get(), &app);
    }
}
