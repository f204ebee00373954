//! Sittuyin, Burmese chess: an app to learn it and to play it, in the browser.

mod app;
#[allow(dead_code, unused_imports, reason = "the pages that show a board come next")]
mod board;
mod i18n;
mod pages;
mod panic;
mod progress;
mod routes;
mod ui;

fn main() {
    panic::report();
    leptos::mount::mount_to_body(app::App);
}
