//! The coach: it warns before a ply is final.

use super::questions::{Questions, Words};
use crate::{
    game::{Question, coach::Coach, table::Table, words},
    i18n::keys,
    reactive::effect,
    ui::Prose,
};
use leptos::prelude::*;
use sittuyin_motives::{Risk, risks};
use sittuyin_rules::{Ply, Position};

/// The coach and what it asks. It looks on for as long as this is on the page and has its words.
#[component]
pub fn CoachView(
    /// The game.
    table: Table,
) -> impl IntoView {
    view! {
        <Prose room=keys::hint::ROOM>
            <Looking table />
            <Questions table said=asked />
        </Prose>
    }
}

/// Lets the coach look at the game, whichever game is put on the table.
#[component]
fn Looking(table: Table) -> impl IntoView {
    let session = table.session;
    let set = move |coach: Option<Coach>| {
        session.try_update_untracked(|session| session.set_coach(coach));
    };
    effect(move || {
        session.track();
        set(Some(Coach(worst)));
    });
    on_cleanup(move || set(None));
}

fn worst(position: &Position, ply: Ply) -> Option<Risk> {
    risks(position, ply).into_iter().next()
}

fn asked(table: Table, question: Question) -> Option<Words> {
    let Question::Risk(ply, risk) = question else { return None };
    let Table { session, i18n, .. } = table;
    // Another language may ask for the words again when the ply has long been played.
    let text = session.with_untracked(|session| {
        let position = session.position();
        position.is_legal(ply).then(|| words::risk(i18n, position, ply, risk))
    })?;
    Some(Words {
        title: i18n.text(keys::hint::COACH_TITLE),
        text,
        yes: i18n.text(keys::hint::COACH_YES),
        no: i18n.text(keys::hint::COACH_NO),
        stay: true,
    })
}
