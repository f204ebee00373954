//! Where the game comes from, and who says so.

use crate::i18n::{Key, keys::rules as says, use_i18n};
use crate::ui::row;
use leptos::prelude::*;

/// What is told.
const TOLD: [(&str, Key); 5] = [
    ("name", says::HISTORY_NAME),
    ("century", says::HISTORY_CENTURY),
    ("arms", says::HISTORY_ARMS),
    ("many-rules", says::HISTORY_RULES),
    ("today", says::HISTORY_TODAY),
];

/// Who tells it, and under which address.
const SOURCES: [(&str, Key); 4] = [
    ("http://www.cyningstan.com/game/234/sittuyin", says::SOURCE_CYNINGSTAN),
    ("https://www.chessvariants.com/oriental.dir/burmesechess.html", says::SOURCE_CHESSVARIANTS),
    ("https://ludii.games/data.php?gameId=280", says::SOURCE_LUDII),
    ("https://ancientchess.com/page/play-sittuyin.htm", says::SOURCE_ANCIENTCHESS),
];

/// The history of the game.
#[component]
pub fn History() -> impl IntoView {
    let i18n = use_i18n();
    let told = TOLD.map(|(id, key)| view! { <p id=id>{i18n.t(key)}</p> });
    let sources = SOURCES.map(|(address, key)| {
        view! {
            <li>
                <a href=address rel="external">{i18n.t(key)}</a>
            </li>
        }
    });
    view! {
        <div class="text">
            {row(told)}
            <h3>{i18n.t(says::HISTORY_SOURCES)}</h3>
            <ul>{row(sources)}</ul>
        </div>
    }
}
