//! A try and what the rules answer to it: the verdict, the reason, and a small board.

use crate::board::{BoardPicture, BoardState};
use crate::pages::picture::use_looks;
use crate::ui::Later;
use leptos::prelude::*;
use sittuyin_rules::RulesetId;

/// The board after a try, and the answer.
#[component]
pub fn Tried(
    /// The board after it.
    state: BoardState,
    /// Under which rules.
    ruleset: RulesetId,
    /// Whether it was refused.
    refused: bool,
    /// The verdict in a word or two.
    verdict: Signal<String>,
    /// What came of it, or why not.
    answer: Signal<String>,
    /// What the board is read out as.
    label: Signal<String>,
) -> impl IntoView {
    let picture = move || {
        view! { <BoardPicture state=state.clone() looks=use_looks(ruleset) label=label /> }
    };
    view! {
        <div class="tried">
            <Later>{picture()}</Later>
            <p class="verdict" class:refused=refused>
                <strong>{verdict}</strong>
                " "
                {answer}
            </p>
        </div>
    }
}
