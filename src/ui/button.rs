//! Buttons, and links that look like them.

use leptos::ev::{KeyboardEvent, MouseEvent};
use leptos::prelude::*;

/// How much a button asks for attention.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub enum ButtonKind {
    /// The one thing to do on this screen.
    Primary,
    /// One of the other things.
    #[default]
    Plain,
}

impl ButtonKind {
    const fn class(self) -> &'static str {
        match self {
            Self::Primary => "button primary",
            Self::Plain => "button",
        }
    }
}

/// A button.
#[component]
pub fn Button(
    /// How much it asks for attention.
    #[prop(optional)]
    kind: ButtonKind,
    /// Whether it can be pressed.
    #[prop(optional, into)]
    disabled: Signal<bool>,
    /// What it does.
    #[prop(into)]
    on_press: Callback<MouseEvent>,
    children: Children,
) -> impl IntoView {
    // A key that is held down presses once: the next button may ask whether that was meant.
    let once = move |event: KeyboardEvent| {
        if event.repeat() && event.key() == "Enter" {
            event.prevent_default();
        }
    };
    view! {
        <button
            type="button"
            class=kind.class()
            disabled=disabled
            on:keydown=once
            on:click=move |event| on_press.run(event)
        >
            {children()}
        </button>
    }
}

/// A link that looks like a button: it leads to another page.
#[component]
pub fn LinkButton(
    /// How much it asks for attention.
    #[prop(optional)]
    kind: ButtonKind,
    /// Where it leads.
    #[prop(into)]
    href: Signal<String>,
    children: Children,
) -> impl IntoView {
    view! { <a class=kind.class() href=href>{children()}</a> }
}
