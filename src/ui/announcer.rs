//! Speaking to a screen reader.

use leptos::prelude::*;

/// Says things to a person who listens to the page. Shared by context, `Copy`.
#[derive(Clone, Copy)]
pub struct Announcer {
    polite: RwSignal<Said>,
    assertive: RwSignal<Said>,
}

/// A text, and whether it was said an odd number of times ago: a region whose text does not change
/// is not read again.
#[derive(Clone, Default)]
struct Said {
    text: String,
    again: bool,
}

/// The announcer of the app.
///
/// # Panics
/// Outside the app, where none has been provided.
pub fn use_announcer() -> Announcer {
    expect_context()
}

impl Announcer {
    /// Makes an announcer and shares it with everything below.
    pub fn provide() -> Self {
        let announcer = Self { polite: RwSignal::default(), assertive: RwSignal::default() };
        provide_context(announcer);
        announcer
    }

    /// Says something when the person has time to listen: a move, a state.
    pub fn polite(self, text: impl Into<String>) {
        say(self.polite, text.into());
    }

    /// Says something at once: a refusal, a check, the end.
    pub fn assertive(self, text: impl Into<String>) {
        say(self.assertive, text.into());
    }
}

fn say(region: RwSignal<Said>, text: String) {
    region.update(|said| {
        said.again = said.text == text && !said.again;
        said.text = text;
    });
}

impl Said {
    fn spoken(&self) -> String {
        // A space that does not break is not spoken, and makes the text another one.
        format!("{}{}", self.text, if self.again { "\u{a0}" } else { "" })
    }
}

/// The places where an announcer writes; once on the page.
#[component]
pub fn LiveRegions(announcer: Announcer) -> impl IntoView {
    view! {
        <div class="visually-hidden" role="status" aria-live="polite">
            {move || announcer.polite.with(Said::spoken)}
        </div>
        <div class="visually-hidden" role="alert" aria-live="assertive">
            {move || announcer.assertive.with(Said::spoken)}
        </div>
    }
}
