//! The game as the page shows it.

mod actions;
mod coach;
mod end;
mod form;
mod health;
mod hint;
mod moves;
mod practice;
mod questions;
mod replace;
mod setup;
mod state;
mod text;
mod write;

pub use coach::CoachView;
pub use form::{NewGame, NewGameForm, RulesetChoice, SideChoices};
pub use health::MachineHealth;
pub use hint::HintWords;
pub use practice::Practised;
pub use replace::Replace;
pub use text::TextForms;

use super::{Session, table::Table};
use crate::board::{Board, Reserve};
use crate::reactive::{effect, memo};
use crate::ui::{When, bring_into_sight, drawn};
use actions::Actions;
use leptos::{html, prelude::*};
use sittuyin_rules::Color;

/// A game: the board at the left or on top, the words beside or below it.
#[component]
pub fn GameView(
    /// The game.
    table: Table,
    /// The way to a new game.
    on_new: Callback<()>,
    /// The game as text.
    #[prop(into)]
    text: ViewFn,
    /// What a hint says.
    #[prop(into)]
    hint: ViewFn,
    /// Who warns of plies that lose something.
    #[prop(optional, into)]
    coach: Option<ViewFn>,
    /// What else is said, above everything.
    #[prop(optional)]
    children: Option<Children>,
) -> impl IntoView {
    let control = table.board();
    let has_hint = memo(move || table.session.with(|session| session.hint().is_some()));
    let reserve = memo(move || table.session.with(reserve_side));
    view! {
        <div class="play">
            <div class="play-board">
                <state::TaskLine table />
                <Board control />
                {drawn(move || reserve.get().map(|color| view! { <Reserve control color /> }))}
            </div>
            <div class="play-words">
                <MachineHealth machine=table.machine() />
                {children.map(|children| children())}
                <end::End table />
                <state::State table />
                <When holds=has_hint>{hint.run()}</When>
                <setup::SetupTools table control />
                <Actions table on_new />
                <moves::Moves table />
                <write::Write table />
                <text::GameText forms=text />
            </div>
            <questions::Questions table said=questions::in_every_game />
            {coach.map(|coach| coach.run())}
        </div>
    }
}

/// A section that the page scrolls to when it comes, as far as it has to.
fn shown_from_its_top() -> NodeRef<html::Section> {
    let section = NodeRef::<html::Section>::new();
    effect(move || {
        if let Some(section) = section.get() {
            bring_into_sight(&section);
        }
    });
    section
}

/// Whose reserve is shown: that of the person who places, else that of whoever places.
fn reserve_side(session: &Session) -> Option<Color> {
    let position = session.shown_position();
    let turn = position.turn();
    let own = [turn, !turn].into_iter().filter(|&side| session.mode().is_person(side));
    own.chain([turn, !turn]).find(|&side| !position.hand(side).is_empty())
}
