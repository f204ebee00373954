//! A notice in the page.

use crate::i18n::{keys, use_i18n};
use leptos::prelude::*;

/// What a notice is about. Each kind has a colour and a mark of its own.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum NoticeKind {
    /// Something was refused.
    Refusal,
    /// Something to know.
    Warning,
}

impl NoticeKind {
    const fn class(self) -> &'static str {
        match self {
            Self::Refusal => "notice refusal",
            Self::Warning => "notice warning",
        }
    }
}

/// Words with a coloured edge. It speaks by itself only where the page puts it in a live region.
#[component]
pub fn Notice(
    /// What it is about.
    kind: NoticeKind,
    /// Its first words, set apart.
    #[prop(into)]
    title: Signal<String>,
    /// What happens when the person has read it; without this it stays.
    #[prop(optional, into)]
    on_dismiss: Option<Callback<()>>,
    children: Children,
) -> impl IntoView {
    let i18n = use_i18n();
    let dismiss = on_dismiss.map(|on_dismiss| {
        view! {
            <button
                type="button"
                class="dismiss"
                aria-label=i18n.t(keys::frame::DISMISS)
                on:click=move |_| on_dismiss.run(())
            >
                <svg viewBox="0 0 16 16" aria-hidden="true">
                    <path d="M3.5 3.5 L12.5 12.5 M12.5 3.5 L3.5 12.5" />
                </svg>
            </button>
        }
    });
    view! {
        <div class=kind.class()>
            <div class="words">
                <strong>{title}</strong>
                <div>{children()}</div>
            </div>
            {dismiss}
        </div>
    }
}
