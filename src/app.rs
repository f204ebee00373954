//! The whole app: its context and its pages.

use crate::i18n::{I18n, Lang, keys};
use leptos::prelude::*;

/// The app.
#[component]
pub fn App() -> impl IntoView {
    let i18n = I18n::provide(Lang::En);
    view! { <p>{i18n.t(keys::frame::HOME)}</p> }
}
