//! Sittuyin, Burmese chess: an app to learn it and to play it, in the browser.

mod ai;
mod app;
mod board;
mod fetching;
mod game;
mod i18n;
mod learn;
mod pages;
mod panic;
mod progress;
mod reactive;
mod routes;
mod ui;

fn main() {
    panic::report();
    leptos::mount::mount_to_body(app::App);
}
