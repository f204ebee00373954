//! The moves that have been played, and the way back through them.

use crate::{
    game::{Session, table::Table},
    i18n::{Key, keys},
    reactive::{effect, memo},
    ui::{When, list, row},
};
use leptos::{html, prelude::*};
use sittuyin_rules::{Color, Game, notation};
use std::hash::{DefaultHasher, Hash, Hasher};

/// What one side played in one move: a ply, or a whole row of placements.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Default)]
struct Cell(Vec<(usize, String)>);

/// A move: red's part and black's.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
struct Row {
    number: u16,
    cells: [Cell; 2],
}

impl Row {
    /// What tells it from all others: everything in it.
    fn key(&self) -> u64 {
        let mut hasher = DefaultHasher::new();
        self.hash(&mut hasher);
        hasher.finish()
    }
}

fn rows(game: &Game) -> Vec<Row> {
    let mut rows: Vec<Row> = Vec::new();
    let plies = game.plies().iter().zip(game.positions()).enumerate();
    for (index, (&ply, before)) in plies {
        let number = before.fullmoves();
        if rows.last().is_none_or(|row| row.number != number) {
            rows.push(Row { number, cells: [Cell::default(), Cell::default()] });
        }
        if let Some(row) = rows.last_mut() {
            row.cells[before.turn().index()].0.push((index + 1, notation::write(ply, before)));
        }
    }
    rows
}

/// The moves, each of which leads to its position.
#[component]
pub fn Moves(
    /// The game.
    table: Table,
) -> impl IntoView {
    let Table { session, i18n, .. } = table;
    let rows = memo(move || session.with(|session| rows(session.game())));
    let scrolled = NodeRef::<html::Ol>::new();
    effect(move || {
        rows.with(|_| ());
        if let Some(scrolled) = scrolled.get() {
            scrolled.set_scroll_top(scrolled.scroll_height());
        }
    });
    let one = move |row: Row| {
        let number = row.number;
        let [red, black] = row.cells;
        view! {
            <li aria-label=i18n.t_args(
                keys::play::MOVES_ROW,
                move || [("number", number.to_string().into())],
            )>
                <span class="number" aria-hidden="true">
                    {format!("{number}.")}
                </span>
                {cell(table, Color::Red, red)}
                {cell(table, Color::Black, black)}
            </li>
        }
    };
    view! {
        <section class="play-moves" aria-labelledby="play-moves">
            <h2 id="play-moves">{i18n.t(keys::play::MOVES)}</h2>
            <When
                holds=move || rows.with(|rows| !rows.is_empty())
                fallback=move || view! { <p class="muted">{i18n.t(keys::play::MOVES_NONE)}</p> }
            >
                <ol node_ref=scrolled tabindex="0" aria-labelledby="play-moves">
                    {list(move || rows.get(), Row::key, one)}
                </ol>
                <Replay table />
            </When>
        </section>
    }
}

fn cell(table: Table, side: Color, cell: Cell) -> impl IntoView {
    let Table { session, i18n, .. } = table;
    let plies = cell.0.into_iter().map(|(after, text)| {
        let label = text.clone();
        let current = move || session.with(|session| session.shown_plies() == after);
        view! {
            <button
                type="button"
                aria-label=i18n.t_args(
                    keys::play::MOVES_GO,
                    move || [("move", label.clone().into())],
                )
                aria-current=move || current().then_some("true")
                on:click=move |_| session.update(|session| session.look_at(after))
            >
                {text}
            </button>
        }
    });
    view! { <span class="cell" data-side=side.to_string()>{row(plies)}</span> }
}

/// The buttons that go through the positions.
#[component]
fn Replay(table: Table) -> impl IntoView {
    let Table { session, i18n, .. } = table;
    let shown = memo(move || session.with(Session::shown_plies));
    let last = memo(move || session.with(|session| session.game().plies().len()));
    let button = move |key: Key, path: &'static str, to: fn(usize, usize) -> usize| {
        let target = move || to(shown.get(), last.get());
        view! {
            <button
                type="button"
                class="button"
                aria-label=i18n.t(key)
                title=i18n.t(key)
                disabled=move || target() == shown.get()
                on:click=move |_| session.update(|session| session.look_at(target()))
            >
                <svg viewBox="0 0 16 16" aria-hidden="true">
                    <path d=path />
                </svg>
            </button>
        }
    };
    view! {
        <div class="play-replay">
            {button(keys::play::FIRST, "M4 3 V13 M12.5 3 L6.5 8 L12.5 13", |_, _| 0)}
            {button(keys::play::PREVIOUS, "M10.5 3 L4.5 8 L10.5 13", |now, _| now.saturating_sub(1))}
            {button(keys::play::NEXT, "M5.5 3 L11.5 8 L5.5 13", |now, last| (now + 1).min(last))}
            {button(keys::play::LAST, "M3.5 3 L9.5 8 L3.5 13 M12 3 V13", |_, last| last)}
        </div>
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use sittuyin_rules::RulesetId;

    #[test]
    fn a_row_of_placements_is_one_cell_and_battle_moves_are_one_each() {
        let mut game = Game::start(RulesetId::Zh);
        let red = "S@f3 S@g3 N@e3 N@d2 F@f2 K@g2 R@d1 R@h1";
        let black = "S@c6 S@b6 N@d6 N@e7 F@c7 K@b7 R@e8 R@a8";
        for text in red.split(' ').chain(black.split(' ')).chain(["e4e5", "d5d4"]) {
            game.play(text.parse().unwrap()).unwrap();
        }
        let rows = rows(&game);
        let counts: Vec<_> = rows
            .iter()
            .map(|row| (row.number, row.cells[0].0.len(), row.cells[1].0.len()))
            .collect();
        assert_eq!(counts, [(1, 8, 8), (2, 1, 1)]);
        assert_eq!(rows[1].cells[1].0, [(18, "d4".to_owned())]);
    }
}
