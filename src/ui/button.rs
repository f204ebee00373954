//! Buttons, and links that look like them.

use leptos::ev::{KeyboardEvent, MouseEvent};
use leptos::prelude::*;
use leptos::web_sys::EventTarget;
use std::cell::RefCell;

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
    let press = move |event: MouseEvent| {
        if is_meant(&event) {
            on_press.run(event);
        }
    };
    view! {
        <button
            type="button"
            class=kind.class()
            disabled=disabled
            on:keydown=once
            on:click=press
        >
            {children()}
        </button>
    }
}

thread_local! {
    /// The button that was pressed last.
    static LAST: RefCell<Option<EventTarget>> = const { RefCell::new(None) };
}

/// Whether a click is meant for the button that it meets. The second click of a double click may meet
/// another one than the first, which has come to its place since.
fn is_meant(event: &MouseEvent) -> bool {
    let target = event.current_target();
    let last = LAST.replace(target.clone());
    event.detail() < 2 || last == target
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
