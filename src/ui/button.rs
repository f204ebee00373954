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
    #[prop(optional, into)]
    kind: Signal<ButtonKind>,
    /// Whether it can be pressed.
    #[prop(optional, into)]
    disabled: Signal<bool>,
    /// Whether there is nothing to do for now: it keeps the focus, which *disabled* does not.
    #[prop(optional, into)]
    idle: Signal<bool>,
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
        if is_meant(&event) && !idle.get_untracked() {
            on_press.run(event);
        }
    };
    view! {
        <button
            type="button"
            class=move || kind.get().class()
            disabled=disabled
            aria-disabled=move || idle.get().then_some("true")
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

/// Whether a click is meant for the button or link that it meets. The second click of a double click may meet
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
    #[prop(optional, into)]
    kind: Signal<ButtonKind>,
    /// Where it leads.
    #[prop(into)]
    href: Signal<String>,
    /// What else it does.
    #[prop(optional, into)]
    on_press: Option<Callback<()>>,
    children: Children,
) -> impl IntoView {
    let press = move |event: MouseEvent| {
        if !is_meant(&event) {
            event.prevent_default();
        } else if let Some(on_press) = on_press {
            on_press.run(());
        }
    };
    view! {
        <a class=move || kind.get().class() href=href on:click=press>
            {children()}
        </a>
    }
}
