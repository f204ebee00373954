//! A picture of the board before the setup.

use crate::i18n::{keys, use_i18n};
use leptos::prelude::*;

/// Where the soldiers of one side stand, as columns and rows from the top left corner; those of
/// the other side are half a turn away.
const SOLDIERS: [(u8, u8); 8] = [(0, 5), (1, 5), (2, 5), (3, 5), (4, 4), (5, 4), (6, 4), (7, 4)];

/// The lines between the squares.
const LINES: &str =
    "M1 0V8M2 0V8M3 0V8M4 0V8M5 0V8M6 0V8M7 0V8M0 1H8M0 2H8M0 3H8M0 4H8M0 5H8M0 6H8M0 7H8";

/// The board before the setup.
#[component]
pub fn Picture() -> impl IntoView {
    let i18n = use_i18n();
    let red = SOLDIERS
        .map(|(x, y)| soldier(x, y, "red", "M0 -.41 A.41 .41 0 1 1 0 .41 A.41 .41 0 1 1 0 -.41 Z"));
    let black = SOLDIERS.map(|(x, y)| {
        let octagon =
            "M.4 .165 L.165 .4 L-.165 .4 L-.4 .165 L-.4 -.165 L-.165 -.4 L.165 -.4 L.4 -.165 Z";
        soldier(7 - x, 7 - y, "black", octagon)
    });
    view! {
        <svg class="picture" viewBox="-.45 -.45 8.9 8.9" role="img" aria-label=i18n.t(keys::home::BOARD)>
            <rect class="frame" x="-.45" y="-.45" width="8.9" height="8.9" rx=".18" />
            <rect class="hairline" x="-.08" y="-.08" width="8.16" height="8.16" rx=".04" />
            <rect class="wood" width="8" height="8" />
            <path class="lines" d=LINES />
            <path class="diagonals" d="M0 0 L8 8 M8 0 L0 8" />
            {red.into_iter().chain(black).collect_view()}
        </svg>
    }
}

fn soldier(x: u8, y: u8, side: &'static str, outline: &'static str) -> impl IntoView + use<> {
    let place = format!("translate({x}.5 {y}.5)");
    view! {
        <g class=side transform=place>
            <path class="body" d=outline />
            <path class="rim" d=outline transform="scale(.86)" />
            <path
                class="glyph"
                d="M0 -.2 L.2 -.02 C.12 .02 -.12 .02 -.2 -.02 Z M-.075 .04 A.075 .075 0 1 1 .075 .04 A.075 .075 0 1 1 -.075 .04 Z M0 .1 C.1 .1 .15 .16 .165 .25 H-.165 C-.15 .16 -.1 .1 0 .1 Z"
            />
        </g>
    }
}
