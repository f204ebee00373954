//! A game: the form for a new one, or the one that is on.

mod address;
mod stage;
mod windows;

use super::{Late, late};
use crate::game::{GameView, NewGame, NewGameForm, Replace};
use crate::i18n::{keys, use_i18n};
use crate::progress::use_store;
use crate::ui::{Notice, NoticeKind, When, drawn, page_title};
use leptos::prelude::*;
use stage::{Stage, to_top};

/// A game.
#[component]
pub fn Play() -> impl IntoView {
    page_title(keys::play::TITLE);
    let i18n = use_i18n();
    let choices = NewGame::new();
    let stage = Stage::new();
    let Stage { table, on, shown, part, asked, .. } = stage;
    let on_load = Callback::new(move |session| stage.keep_if_free(session));
    let on_yes = Callback::new(move |()| stage.keep_offered());
    let on_start = Callback::new(move |session| {
        stage.keep_if_free(session);
        to_top();
    });
    let on_new = Callback::new(move |()| shown.set(false));
    let on_back = Callback::new(move |()| match stage.kept().filter(|_| !on.get_untracked()) {
        Some(session) => stage.keep(session),
        None => shown.set(true),
    });
    let dismiss = Callback::new(move |()| stage.dismiss());
    let trouble = drawn(move || {
        stage.broken.get().then(|| {
            view! {
                <div role="alert">
                    <Notice
                        kind=NoticeKind::Warning
                        title=i18n.t(keys::play::LINK_BROKEN)
                        on_dismiss=dismiss
                    >
                        <p>{i18n.t(keys::play::LINK_BROKEN_HINT)}</p>
                    </Notice>
                </div>
            }
        })
    });
    let settings = use_store().settings;
    let against_machine = move || table.session.with(|session| session.mode().machine().is_some());
    let coached = move || settings.with(|settings| settings.coach) && against_machine();
    let form = move || {
        let on_back = (on.get_untracked() || stage.kept().is_some()).then_some(on_back);
        view! { <NewGameForm choices on_start on_back /> }
    };
    view! {
        {trouble}
        <When holds=shown fallback=form>
            <h1 class="visually-hidden">{i18n.t(keys::play::TITLE)}</h1>
            <When holds=move || part.with(|part| !part.is_empty())>
                {late(Late::Tried { table, part })}
            </When>
            <GameView
                table
                on_new
                text=move || late(Late::GameText { table, on_load, asked })
                hint=move || late(Late::Hint(table))
                coach=move || view! { <When holds=coached>{late(Late::Coach(table))}</When> }
            />
        </When>
        <Replace asked on_yes />
    }
}
