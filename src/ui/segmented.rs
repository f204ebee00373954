//! One choice of a few.

use super::row;
use leptos::prelude::*;

/// A choice of a few things, side by side: radio buttons that look like one switch.
#[component]
pub fn Segmented<T: Copy + PartialEq + Send + Sync + 'static>(
    /// A name for the group that no other group on the page has.
    name: &'static str,
    /// What is chosen, for the person.
    #[prop(into)]
    legend: Signal<String>,
    /// The choices and their labels.
    options: Vec<(T, Signal<String>)>,
    /// The choice that holds.
    #[prop(into)]
    value: Signal<T>,
    /// What a new choice does.
    #[prop(into)]
    on_choose: Callback<T>,
) -> impl IntoView {
    let choice = |(option, label)| Choice {
        label,
        chosen: Signal::derive(move || value.get() == option),
        choose: Callback::new(move |()| on_choose.run(option)),
    };
    switch(name, legend, options.into_iter().map(choice).collect())
}

/// A choice, whatever is chosen.
struct Choice {
    label: Signal<String>,
    chosen: Signal<bool>,
    choose: Callback<()>,
}

fn switch(name: &'static str, legend: Signal<String>, choices: Vec<Choice>) -> AnyView {
    let choice = |Choice { label, chosen, choose }| {
        view! {
            <label>
                <input
                    type="radio"
                    name=name
                    prop:checked=chosen
                    on:change=move |_| choose.run(())
                />
                <span>{label}</span>
            </label>
        }
    };
    view! {
        <fieldset class="segmented">
            <legend>{legend}</legend>
            <div class="track">{row(choices.into_iter().map(choice))}</div>
        </fieldset>
    }
    .into_any()
}
