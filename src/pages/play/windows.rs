//! Two windows of one browser that show one game.

use crate::progress::Slot;
use leptos::prelude::*;

/// Another window of this browser may go on with the game that is on. Then this window catches up as
/// soon as it is seen, and until then it keeps nothing: what was played last is the game.
pub fn follow_others(on: RwSignal<bool>, catch_up: impl Fn() + Copy + 'static) {
    let behind = StoredValue::new(false);
    let follow = move || {
        if behind.get_value() && !document().hidden() {
            behind.set_value(false);
            catch_up();
        }
    };
    let kept = window_event_listener(leptos::ev::storage, move |event| {
        let game = event.key().is_some_and(|key| key == Slot::Game.key());
        if on.get_untracked() && game && event.new_value().is_some() {
            behind.set_value(true);
            on.set(false);
            follow();
        }
    });
    let seen = window_event_listener(leptos::ev::visibilitychange, move |_| follow());
    on_cleanup(move || {
        kept.remove();
        seen.remove();
    });
}
