//! What is fetched while the app runs: words, and the code of some pages.

use leptos::prelude::{on_cleanup, window_event_listener};
use std::time::Duration;

/// How it goes with something that is being fetched.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Fetching {
    /// Nothing is on its way.
    Idle,
    /// Something is on its way; what is on screen stays until it is there.
    Busy,
    /// It did not come. It is tried again by itself, and when the person asks for it.
    Failed,
}

/// How long the app runs before it fetches what may be asked for later.
pub const FETCH_AHEAD: Duration = Duration::from_secs(5);

/// The longest wait between two tries.
const LONGEST_WAIT: Duration = Duration::from_secs(60);

/// How long to wait before another try, after the first one and `tries` more have failed.
pub fn wait_after(tries: u32) -> Duration {
    Duration::from_secs(2 << tries.min(8)).min(LONGEST_WAIT)
}

/// Tries again as soon as the browser says that it has a network, for as long as the caller's owner lives.
pub fn when_online(retry: impl Fn() + 'static) {
    let listener = window_event_listener(leptos::ev::online, move |_| retry());
    on_cleanup(move || listener.remove());
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn waits_grow_up_to_the_longest() {
        assert_eq!(
            [0, 1, 4, 5, u32::MAX].map(|tries| wait_after(tries).as_secs()),
            [2, 4, 32, 60, 60]
        );
    }
}
