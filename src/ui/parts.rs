//! Parts of a page that come and go. They are of one type whatever they show, for Leptos compiles its
//! part of each once more for every type.

use crate::reactive::memo;
use leptos::prelude::*;

/// A part that is made anew whenever something that it has read changes; there may be nothing.
pub fn drawn<V: IntoAny>(mut part: impl FnMut() -> Option<V> + Send + 'static) -> AnyView {
    let part: Box<dyn FnMut() -> AnyView + Send> =
        Box::new(move || part().map_or_else(|| ().into_any(), IntoAny::into_any));
    part.into_any()
}

/// Parts one after another.
pub fn row<V: IntoAny>(parts: impl IntoIterator<Item = V>) -> AnyView {
    parts.into_iter().map(IntoAny::into_any).collect::<Vec<_>>().into_any()
}

/// Of one thing in a list: its key, and how its part is made.
type Listed = (u64, Box<dyn FnOnce() -> AnyView + Send>);

/// Parts of things that come and go, one after another. A part is made once, and stays as it is for as
/// long as there is a thing with its key.
pub fn list<T: Send + 'static, V: IntoAny>(
    things: impl Fn() -> Vec<T> + Send + 'static,
    key: fn(&T) -> u64,
    part: impl Fn(T) -> V + Copy + Send + 'static,
) -> AnyView {
    let listed = move |thing| -> Listed { (key(&thing), Box::new(move || part(thing).into_any())) };
    let each: Box<dyn Fn() -> Vec<Listed> + Send> =
        Box::new(move || things().into_iter().map(listed).collect());
    let key = |(key, _): &Listed| *key;
    let children = |(_, part): Listed| part();
    view! { <For each key children /> }.into_any()
}

/// Shows its children while something holds, else what stands in for them.
#[component]
pub fn When(
    /// What holds.
    #[prop(into)]
    holds: Signal<bool>,
    children: ChildrenFn,
    /// What stands in for the children.
    #[prop(optional, into)]
    fallback: ViewFn,
) -> impl IntoView {
    let holds = memo(move || holds.get());
    drawn(move || Some(if holds.get() { children() } else { fallback.run() }))
}
