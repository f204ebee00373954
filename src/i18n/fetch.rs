//! Fetching words, again and again until they come.

use super::{I18n, Lang, Room};
use crate::fetching::wait_after;
use crate::routes;
use leptos::prelude::{document, set_timeout};
use leptos::task::spawn_local;
use leptos::wasm_bindgen::JsCast;
use leptos::web_sys;
use wasm_bindgen_futures::JsFuture;

/// The language that the page chose, and its words: they are fetched beside the app
/// (`page/start.js`).
pub fn words_of_page() -> Option<(Lang, String)> {
    let element = document().get_element_by_id("words")?;
    element.remove();
    Some((Lang::from_code(&element.get_attribute("lang")?)?, element.text_content()?))
}

/// Fetches a file and hands it to the words; `tries` have failed before.
pub fn spawn(i18n: I18n, lang: Lang, room: Room, tries: u32) {
    spawn_local(async move {
        let text = fetch(lang, room).await;
        let failed = text.is_none();
        i18n.arrived(lang, room, text);
        if failed {
            set_timeout(move || i18n.again(lang, room, tries + 1), wait_after(tries));
        }
    });
}

/// The words of a room, if they could be had.
async fn fetch(lang: Lang, room: Room) -> Option<String> {
    fetch_file(&format!("locales/{}/{}.ftl", lang.code(), room.0)).await
}

/// The text of a file of this build, if it could be had.
pub async fn fetch_file(path: &str) -> Option<String> {
    let address = format!("{}/{path}?v={}", routes::base(), routes::build());
    let answer = JsFuture::from(web_sys::window()?.fetch_with_str(&address)).await.ok()?;
    let answer: web_sys::Response = answer.dyn_into().ok()?;
    if !answer.ok() {
        return None;
    }
    JsFuture::from(answer.text().ok()?).await.ok()?.as_string()
}
