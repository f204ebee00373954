//! What is asked before it is done.

use crate::{
    game::{Question, Session, table::Table, words},
    i18n::keys,
    reactive::{effect, memo, memo_of_last, on_change},
    ui::{Button, ButtonKind, Dialog, drawn, row},
};
use leptos::prelude::*;

/// The dialog that asks; closing it means no.
#[component]
pub fn Questions(
    /// The game.
    table: Table,
    /// The words of the questions that this dialog asks; it leaves the others alone.
    said: fn(Table, Question) -> Option<Words>,
) -> impl IntoView {
    let Table { session, .. } = table;
    let open = RwSignal::new(false);
    let asks = move |question: &Question| untrack(|| said(table, *question).is_some());
    let question = memo(move || session.with(Session::question).filter(asks));
    effect(move || open.set(question.get().is_some()));
    on_change(
        move || open.get(),
        move || {
            if !open.get() && question.get().is_some() {
                table.act(|session| session.answer(false));
            }
        },
    );
    // The words stay while the dialog closes.
    let asked = memo_of_last(move |last: Option<&Option<Question>>| {
        question.get().or_else(|| last.copied().flatten())
    });
    let asked = move || asked.get().and_then(|question| said(table, question));
    let words = move |part: fn(Words) -> String| move || asked().map_or(String::new(), part);
    let answer = move |yes: bool| {
        table.act(|session| session.answer(yes));
    };
    view! {
        <Dialog open title=words(|words| words.title)>
            <p>{words(|words| words.text)}</p>
            <div class="actions">
                {drawn(move || {
                    let Words { yes, no, stay, .. } = asked()?;
                    let yes = (true, yes, if stay { ButtonKind::Plain } else { ButtonKind::Primary });
                    let no = (false, no, if stay { ButtonKind::Primary } else { ButtonKind::Plain });
                    let answers = if stay { [no, yes] } else { [yes, no] };
                    let buttons = answers
                        .map(|(yes, word, kind)| {
                            view! {
                                <Button kind on_press=move |_| answer(yes)>
                                    {word}
                                </Button>
                            }
                        });
                    Some(row(buttons))
                })}
            </div>
        </Dialog>
    }
}

/// The words of a question.
pub struct Words {
    /// What is asked.
    pub title: String,
    /// What hangs on it.
    pub text: String,
    /// One answer.
    pub yes: String,
    /// And the other.
    pub no: String,
    /// Whether *no* is what is advised.
    pub stay: bool,
}

/// What is asked in every game; what the coach asks comes with its words.
pub fn in_every_game(table: Table, question: Question) -> Option<Words> {
    let i18n = table.i18n;
    Some(match question {
        Question::Risk(..) => return None,
        Question::Resign(side) => Words {
            title: i18n.text(keys::play::RESIGN_TITLE),
            text: i18n.text_args(keys::play::RESIGN_TEXT, [words::side_arg(side)]),
            yes: i18n.text(keys::play::RESIGN_YES),
            no: i18n.text(keys::play::RESIGN_NO),
            stay: false,
        },
        Question::TakeBack(side) => Words {
            title: i18n.text_args(keys::play::AGREE_TITLE, [words::side_arg(side)]),
            text: i18n.text_args(keys::play::AGREE_TEXT, [words::side_arg(side)]),
            yes: i18n.text(keys::play::AGREE_YES),
            no: i18n.text(keys::play::AGREE_NO),
            stay: false,
        },
        Question::LastChance(ply) => {
            let square = ply.from().map_or(String::new(), |square| square.to_string());
            Words {
                title: i18n.text(keys::play::LAST_CHANCE_TITLE),
                text: i18n.text_args(keys::play::LAST_CHANCE_TEXT, [("square", square.into())]),
                yes: i18n.text(keys::play::LAST_CHANCE_YES),
                no: i18n.text(keys::play::LAST_CHANCE_NO),
                stay: true,
            }
        }
    })
}
