//! A question that must be answered before anything else.

use crate::reactive::effect;
use leptos::html;
use leptos::prelude::*;

/// A dialog that keeps the focus, and that Escape closes.
#[component]
pub fn Dialog(
    /// Whether it is open; it is set to `false` when the person closes it.
    open: RwSignal<bool>,
    /// Its heading.
    #[prop(into)]
    title: Signal<String>,
    children: Children,
) -> impl IntoView {
    let element = NodeRef::<html::Dialog>::new();
    effect(move || {
        let Some(dialog) = element.get() else { return };
        match (open.get(), dialog.open()) {
            // Refused only while the dialog is not on the page.
            (true, false) => drop(dialog.show_modal()),
            (false, true) => dialog.close(),
            _ => {}
        }
    });
    view! {
        <dialog node_ref=element class="dialog" on:close=move |_| open.set(false)>
            <h2>{title}</h2>
            {children()}
        </dialog>
    }
}
