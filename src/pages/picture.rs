//! A board to look at: both armies set up, and the battle about to begin.

use crate::board::{BoardPicture, BoardState, Looks};
use crate::progress::use_store;
use leptos::prelude::*;
use sittuyin_rules::{RulesetId, Setup};

/// Where the armies stand. By the rules of the Chinese handbook, the first ruleset, they may.
const ARMIES: &str = "4r1r1/2knsn2/2sfpppp/pppp4/4PPPP/PPPPFNS1/3S1NK1/2R1R3[] w - - 0 2";

/// The looks that the person has chosen, under a ruleset.
pub fn use_looks(ruleset: RulesetId) -> Signal<Looks> {
    let settings = use_store().settings;
    let elephant = ruleset.rules().elephant;
    Signal::derive(move || settings.with(|settings| Looks::of(settings, elephant)))
}

/// A board that looks as the person has chosen.
#[component]
pub fn Picture(
    /// What it says to a person who does not see it.
    #[prop(into)]
    label: Signal<String>,
) -> impl IntoView {
    let looks = use_looks(RulesetId::default());
    let pieces = ARMIES.parse::<Setup>().map(|setup| setup.board).unwrap_or_default();
    let state = BoardState { pieces, ..BoardState::default() };
    view! { <BoardPicture state=state looks=looks label=label /> }
}

#[cfg(test)]
mod tests {
    use super::ARMIES;
    use sittuyin_rules::{Kings, Position, RulesetId, Setup};

    #[test]
    fn the_armies_stand_as_the_rules_allow() {
        let setup: Setup = ARMIES.parse().unwrap();
        assert_eq!(setup.board.pieces().count(), 32);
        assert!(Position::new(setup, RulesetId::default(), Kings::Required).is_ok());
    }
}
