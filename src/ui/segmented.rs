//! One choice of a few.

use leptos::prelude::*;

/// A choice of a few things, side by side: radio buttons that look like one switch.
#[component]
pub fn Segmented<
    T: Copy + PartialEq + Send + Sync + 'static,
    L: Fn() -> String + Send + 'static,
>(
    /// A name for the group that no other group on the page has.
    name: &'static str,
    /// What is chosen, for the person.
    legend: impl Fn() -> String + Send + 'static,
    /// The choices and their labels.
    options: Vec<(T, L)>,
    /// The choice that holds.
    #[prop(into)]
    value: Signal<T>,
    /// What a new choice does.
    #[prop(into)]
    on_choose: Callback<T>,
) -> impl IntoView {
    let options = options
        .into_iter()
        .map(|(option, label)| {
            view! {
                <label>
                    <input
                        type="radio"
                        name=name
                        prop:checked=move || value.get() == option
                        on:change=move |_| on_choose.run(option)
                    />
                    <span>{label}</span>
                </label>
            }
        })
        .collect_view();
    view! {
        <fieldset class="segmented">
            <legend>{legend}</legend>
            <div class="track">{options}</div>
        </fieldset>
    }
}
