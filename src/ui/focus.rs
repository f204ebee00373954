//! Where the keyboard is.

use leptos::prelude::document;
use leptos::wasm_bindgen::JsCast;
use leptos::web_sys::HtmlElement;

/// The id of the element that holds the page, below the header.
pub const MAIN: &str = "main";

/// Lets a person who listens or uses the keyboard begin at the top of the page.
pub fn focus_page() {
    let main = document().get_element_by_id(MAIN);
    if let Some(main) = main.and_then(|main| main.dyn_into::<HtmlElement>().ok()) {
        // An element on the page takes the focus.
        let _ = main.focus();
    }
}
