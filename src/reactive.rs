//! Memos and effects of few types. Leptos compiles its part of each once more for every closure; here
//! what differs is behind a pointer, which makes the page some 10 KB smaller.

use leptos::prelude::{Effect, Memo, untrack};

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
