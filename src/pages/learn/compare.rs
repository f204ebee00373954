//! The last try as it goes in each book, side by side.

use super::{
    answer::{Answer, Hint},
    desk::Desk,
};
use crate::game::words as said;
use crate::i18n::keys;
use crate::learn::{Compared, Study, words};
use crate::pages::rules::ruleset_name;
use crate::pages::tried::Tried;
use crate::reactive::{memo, on_change};
use crate::ui::{bring_into_sight, drawn, row};
use leptos::html::Section;
use leptos::prelude::*;
use sittuyin_rules::RulesetId;

/// What is answered to the last try, and how it goes in all four books.
#[component]
pub fn Comparison(
    /// The step.
    desk: Desk,
    /// The learner's book.
    book: RulesetId,
) -> impl IntoView {
    let i18n = desk.learner.i18n;
    let compared = memo(move || desk.study.with(Study::compared));
    let section = NodeRef::<Section>::new();
    on_change(
        move || desk.study.with(|study| (study.compared(), study.advice())),
        move || {
            // What is answered has to be on the page first.
            request_animation_frame(move || {
                if let Some(section) = section.try_get_untracked().flatten() {
                    bring_into_sight(&section);
                }
            });
        },
    );
    let books = drawn(move || {
        Some(match compared.get() {
            None => view! { <p class="muted">{i18n.t(keys::learn::COMPARE_NOTE)}</p> }.into_any(),
            Some(books) => {
                let books = books.map(|compared| of_book(desk, compared, book));
                view! { <ul class="books">{row(books)}</ul> }.into_any()
            }
        })
    });
    view! {
        <section class="compare" aria-label=i18n.t(keys::learn::COMPARE) node_ref=section>
            <Hint desk />
            <Answer desk />
            {books}
        </section>
    }
}

/// The try in one book.
fn of_book(desk: Desk, compared: Compared, own: RulesetId) -> AnyView {
    let i18n = desk.learner.i18n;
    let allowed = compared.is_allowed() == Some(true);
    let Compared { ruleset, came } = compared;
    let yours = (ruleset == own).then(|| {
        view! { <span class="yours">{i18n.t(keys::learn::COMPARE_YOURS)}</span> }
    });
    let answer = match came {
        Some((session, news)) => {
            let verdict =
                if allowed { keys::learn::COMPARE_ALLOWED } else { keys::learn::COMPARE_REFUSED };
            let state = session.board();
            let answer = move || said::news(i18n, &session, news).unwrap_or_default();
            let label = i18n.t_args(keys::learn::COMPARE_BOARD, move || {
                [("book", words::book(i18n, ruleset).into())]
            });
            view! {
                <Tried
                    state
                    ruleset
                    refused=!allowed
                    verdict=i18n.t(verdict)
                    answer=Signal::derive(answer)
                    label
                />
            }
            .into_any()
        }
        None => view! {
            <p class="muted">
                <strong>{i18n.t(keys::learn::COMPARE_NEVER)}</strong>
                " "
                {i18n.t(keys::learn::COMPARE_NEVER_TEXT)}
            </p>
        }
        .into_any(),
    };
    view! {
        <li class="card" class:own=ruleset == own>
            <h3>{i18n.t(ruleset_name(ruleset))} " " {yours}</h3>
            {answer}
        </li>
    }
    .into_any()
}
