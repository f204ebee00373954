//! A card.

use leptos::prelude::*;

/// Words that belong together, on a surface of their own.
#[component]
pub fn Card(
    /// Its heading.
    #[prop(into)]
    title: Signal<String>,
    children: Children,
) -> impl IntoView {
    view! {
        <section class="card">
            <h2>{title}</h2>
            {children()}
        </section>
    }
}
