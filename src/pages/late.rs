//! What a game does not need. Its code is a chunk of its own, which is fetched when it is asked for, or
//! before that when there is time.

use super::learn::Learn;
use super::puzzles::Puzzles;
use super::rules::{Rules, TriedPart};
use super::settings::Settings;
use super::setup::Setup;
use crate::fetching::{FETCH_AHEAD, Fetching, wait_after, when_online};
use crate::game::{CoachView, HintWords, Session, Table, TextForms};
use crate::i18n::{fetch_file, keys, use_i18n};
use crate::reactive::{effect, memo};
use crate::ui::{
    Button, ButtonKind, FetchFailed, Waiting, drawn, focus_page, page_title, use_announcer,
};
use leptos::prelude::*;
use leptos::task::spawn_local;
use std::pin::pin;
use std::task::{Context, Poll, Waker};

/// What is in the chunk: pages, and a part of one.
#[derive(Clone, Copy)]
pub enum Late {
    Learn,
    Puzzles,
    Rules,
    Settings,
    Setup,
    /// A game as text, what gives one from text its place, and whether something is asked before that.
    GameText {
        table: Table,
        on_load: Callback<Session>,
        asked: RwSignal<bool>,
    },
    /// Who warns of plies that lose something.
    Coach(Table),
    /// What a hint in a game says.
    Hint(Table),
    /// What is tried in a game: `RULESET/PART` of the rules.
    Tried {
        table: Table,
        part: RwSignal<String>,
    },
}

impl Late {
    fn view(self) -> AnyView {
        match self {
            Self::GameText { table, on_load, asked } => {
                view! { <TextForms table on_load asked /> }.into_any()
            }
            Self::Coach(table) => view! { <CoachView table /> }.into_any(),
            Self::Hint(table) => view! { <HintWords table /> }.into_any(),
            Self::Tried { table, part } => view! { <TriedPart table part /> }.into_any(),
            Self::Learn => Learn().into_any(),
            Self::Puzzles => Puzzles().into_any(),
            Self::Rules => Rules().into_any(),
            Self::Settings => Settings().into_any(),
            Self::Setup => Setup().into_any(),
        }
    }
}

/// The chunk, as `xtask/src/split.rs` makes it of what is found behind this function.
#[cfg(feature = "split")]
#[expect(clippy::unnecessary_wraps, reason = "the call fails where the chunk does not come")]
mod chunk {
    use super::Late;
    use leptos::prelude::AnyView;
    use leptos::wasm_split::{self, SplitLoaderError, wasm_split};

    #[wasm_split(pages, fallible, preload(fetch), wasm_split_path = wasm_split)]
    pub fn view(late: Late) -> Result<AnyView, SplitLoaderError> {
        Ok(late.view())
    }
}

/// The app in one piece, for tests and for work on it.
#[cfg(not(feature = "split"))]
mod chunk {
    use super::Late;
    use leptos::prelude::AnyView;
    use leptos::wasm_split::SplitLoaderError;
    use std::future::{Ready, ready};

    pub fn fetch() -> Ready<Result<(), SplitLoaderError>> {
        ready(Ok(()))
    }

    pub fn view(late: Late) -> Ready<Result<AnyView, SplitLoaderError>> {
        ready(Ok(late.view()))
    }
}

/// Fetches the chunk when there is time; if it does not come now, then when it is asked for.
pub fn fetch_ahead() {
    set_timeout(|| spawn_local(async { _ = come().await }), FETCH_AHEAD);
}

/// Fetches the chunk and its styles, unless they are here; whether they have come.
async fn come() -> bool {
    chunk::fetch().await.is_ok() && dress().await.is_some()
}

/// Puts the styles of what is in the chunk on the page, once.
async fn dress() -> Option<()> {
    const ID: &str = "late-style";
    let is_dressed = || document().get_element_by_id(ID).is_some();
    if is_dressed() {
        return Some(());
    }
    let text = fetch_file("late.css").await?;
    // Somebody else may have fetched it meanwhile.
    if !is_dressed() {
        let style = document().create_element("style").ok()?;
        style.set_id(ID);
        style.set_text_content(Some(&text));
        document().head()?.append_child(&style).ok()?;
    }
    Some(())
}

/// What is in the chunk, as soon as that is here. Until then, and when it does not come, the page says so.
pub fn late(late: Late) -> AnyView {
    let i18n = use_i18n();
    let announcer = use_announcer();
    let fetching = RwSignal::new(Fetching::Busy);
    fetch(fetching);
    let mut tries = 0;
    effect(move || {
        if fetching.get() == Fetching::Failed {
            let timer = set_timeout_with_handle(move || fetch(fetching), wait_after(tries));
            on_cleanup(move || _ = timer.map(|timer| timer.clear()));
            tries += 1;
        }
    });
    when_online(move || {
        if fetching.get_untracked() == Fetching::Failed {
            fetch(fetching);
        }
    });
    // Another try that fails is no news.
    let state = memo(move || fetching.get());
    let retry = Callback::new(move |()| {
        // The button goes; its focus stays where the page will be.
        focus_page();
        fetching.set(Fetching::Busy);
        fetch(fetching);
    });
    drawn(move || match state.get() {
        Fetching::Idle => here(late),
        // It comes by itself, and the game is played without it.
        Fetching::Busy | Fetching::Failed if matches!(late, Late::Coach(_)) => None,
        Fetching::Busy => Some(Waiting().into_any()),
        // It comes by itself, and the game is played without it.
        Fetching::Failed if matches!(late, Late::Tried { .. }) => None,
        Fetching::Failed if matches!(late, Late::GameText { .. } | Late::Hint(_)) => {
            let failed = view! {
                <div role="alert">
                    <FetchFailed on_retry=retry />
                </div>
            };
            Some(failed.into_any())
        }
        Fetching::Failed => {
            announcer.polite(untrack(|| i18n.text(keys::frame::PAGE_FAILED)));
            Some(view! { <Missing on_retry=retry /> }.into_any())
        }
    })
}

/// Stands for a page that did not come.
#[component]
fn Missing(on_retry: Callback<()>) -> impl IntoView {
    let i18n = use_i18n();
    page_title(keys::frame::PAGE_FAILED);
    view! {
        <div class="text">
            <h1>{i18n.t(keys::frame::PAGE_FAILED)}</h1>
            <p>{i18n.t(keys::frame::FETCH_FAILED_HINT)}</p>
            <div class="actions">
                <Button kind=ButtonKind::Primary on_press=move |_| on_retry.run(())>
                    {i18n.t(keys::frame::TRY_AGAIN)}
                </Button>
            </div>
        </div>
    }
}

/// Fetches the chunk, unless the page that asks is left before it is here.
fn fetch(fetching: RwSignal<Fetching>) {
    spawn_local(async move {
        let came = come().await;
        let _ = fetching.try_set(if came { Fetching::Idle } else { Fetching::Failed });
    });
}

/// The view, from the chunk that is here.
fn here(late: Late) -> Option<AnyView> {
    match pin!(chunk::view(late)).poll(&mut Context::from_waker(Waker::noop())) {
        Poll::Ready(view) => view.ok(),
        Poll::Pending => None,
    }
}
