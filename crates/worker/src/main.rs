//! The engine's program in a Web Worker.

use wasm_bindgen::prelude::wasm_bindgen;

#[wasm_bindgen(main)]
fn main() {}
