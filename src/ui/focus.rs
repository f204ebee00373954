//! Where the keyboard and the eye are.

use leptos::prelude::document;
use leptos::wasm_bindgen::JsCast;
use leptos::web_sys::{Element, HtmlElement, ScrollIntoViewOptions, ScrollLogicalPosition};

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

/// Scrolls to an element, as far as it has to be.
pub fn bring_into_sight(element: &Element) {
    let options = ScrollIntoViewOptions::new();
    options.set_block(ScrollLogicalPosition::Nearest);
    element.scroll_into_view_with_scroll_into_view_options(&options);
}
