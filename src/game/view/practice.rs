//! The end of a setup that was practised: what stands, what is weak, and what may follow.

use super::shown_from_its_top;
use crate::{
    game::{Mode, Session, table::Table, words},
    i18n::keys,
    reactive::memo,
    ui::{Button, ButtonKind, When, drawn, row},
};
use leptos::prelude::*;
use sittuyin_content::WeakPoints;

/// What came of a setup that was practised, once both armies stand.
#[component]
pub fn Practised(
    /// The game.
    table: Table,
    /// Plays on from here.
    on_play: Callback<()>,
    /// Begins again.
    on_again: Callback<()>,
) -> impl IntoView {
    let Table { session, i18n, .. } = table;
    let done = memo(move || session.with(Session::is_practised));
    let weak = move || {
        session.with(|session| {
            let position = session.position();
            let side = match session.mode() {
                Mode::Machine { person, .. } => person,
                Mode::TwoPlayers => position.turn(),
            };
            let weak = WeakPoints::of(position, side);
            let mut lines = Vec::new();
            if weak.king_attackers.any() {
                let king = position.board().king(side);
                let pieces = words::pieces_on(i18n, weak.king_attackers, position);
                let square = king.map_or(String::new(), |king| king.to_string());
                lines.push(i18n.text_args(
                    keys::play::SETUP_KING,
                    [("square", square.into()), ("pieces", pieces.into())],
                ));
            }
            if weak.hanging.any() {
                let pieces = words::pieces_on(i18n, weak.hanging, position);
                lines.push(i18n.text_args(keys::play::SETUP_HANGING, [("pieces", pieces.into())]));
            }
            if weak.is_none() {
                lines.push(i18n.text(keys::play::SETUP_STRONG));
            }
            lines
        })
    };
    let lines = move || Some(row(weak().into_iter().map(|line| view! { <li>{line}</li> })));
    view! {
        <When holds=done>
            <section class="card play-end" role="status" node_ref=shown_from_its_top()>
                <h2>{i18n.t(keys::play::SETUP_DONE)}</h2>
                <p>{i18n.t(keys::play::SETUP_DONE_TEXT)}</p>
                <h3>{i18n.t(keys::play::SETUP_WEAK)}</h3>
                <ul>{drawn(lines)}</ul>
                <div class="actions">
                    <Button kind=ButtonKind::Primary on_press=move |_| on_play.run(())>
                        {i18n.t(keys::play::SETUP_PLAY_ON)}
                    </Button>
                    <Button on_press=move |_| on_again.run(())>
                        {i18n.t(keys::play::SETUP_AGAIN)}
                    </Button>
                </div>
            </section>
        </When>
    }
}
