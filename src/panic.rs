//! What a fault of the program leaves behind.

use leptos::wasm_bindgen::JsValue;
use std::panic::{self, PanicHookInfo};

/// Writes the message of a panic where whoever mends it will look. What the person sees is the
/// page's own doing (`page/start.js`), for nothing here can be trusted by then.
pub fn report() {
    panic::set_hook(Box::new(|info: &PanicHookInfo| {
        web_sys::console::error_1(&JsValue::from_str(&info.to_string()));
    }));
}
