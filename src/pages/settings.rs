//! What a person can choose.

mod data;

use super::picture::Picture;
use crate::i18n::{Key, Lang, keys, use_i18n};
use crate::progress::{BoardDesign, PieceDesign, Theme, use_store};
use crate::routes::use_switch_language;
use crate::ui::{Card, Prose, Segmented, page_title};
use data::Data;
use leptos::prelude::*;

/// The settings.
#[component]
pub fn Settings() -> impl IntoView {
    view! {
        <Prose room=keys::settings::ROOM>
            <Cards />
        </Prose>
    }
}

#[component]
fn Cards() -> impl IntoView {
    let i18n = use_i18n();
    page_title(keys::settings::TITLE);
    view! {
        <div class="text">
            <h1>{i18n.t(keys::settings::TITLE)}</h1>
            <p>{i18n.t(keys::settings::LEAD)}</p>
        </div>
        <div class="settings">
            <Card title=i18n.t(keys::settings::LOOK)>
                <Look />
            </Card>
            <Card title=i18n.t(keys::settings::PLAYING)>
                <Playing />
            </Card>
            <Card title=i18n.t(keys::settings::DATA)>
                <Data />
            </Card>
        </div>
    }
}

/// Language, theme, pieces and board.
#[component]
fn Look() -> impl IntoView {
    let i18n = use_i18n();
    let settings = use_store().settings;
    let switch = use_switch_language();
    let labels = move |key: Key| i18n.t(key);
    view! {
        <div class="look"><div>
        <Segmented
            name="language"
            legend=i18n.t(keys::frame::LANGUAGES)
            options=Lang::ALL.map(|lang| (lang, labels(language(lang)))).into()
            value=Signal::derive(move || i18n.wanted())
            on_choose=Callback::new(switch)
        />
        <Segmented
            name="theme"
            legend=i18n.t(keys::settings::THEME)
            options=Theme::ALL.map(|choice| (choice, labels(theme(choice)))).into()
            value=Signal::derive(move || settings.get().theme)
            on_choose=Callback::new(move |choice| settings.update(|all| all.theme = choice))
        />
        <PiecesChoice />
        <Segmented
            name="board"
            legend=i18n.t(keys::settings::BOARD)
            options=BoardDesign::ALL.map(|choice| (choice, labels(board(choice)))).into()
            value=Signal::derive(move || settings.get().board)
            on_choose=Callback::new(move |choice| settings.update(|all| all.board = choice))
        />
        <label class="tick">
            <input
                type="checkbox"
                prop:checked=move || settings.get().coordinates
                on:change=move |event| {
                    settings.update(|all| all.coordinates = event_target_checked(&event));
                }
            />
            <span>{i18n.t(keys::settings::COORDINATES)}</span>
        </label>
        </div>
        <Picture label=i18n.t(keys::settings::PREVIEW) /></div>
    }
}

/// What helps in a game.
#[component]
fn Playing() -> impl IntoView {
    let i18n = use_i18n();
    let settings = use_store().settings;
    view! {
        <label class="tick">
            <input
                type="checkbox"
                prop:checked=move || settings.get().coach
                on:change=move |event| {
                    settings.update(|all| all.coach = event_target_checked(&event));
                }
            />
            <span>{i18n.t(keys::settings::COACH)}</span>
        </label>
    }
}

/// How the pieces look.
#[component]
pub fn PiecesChoice() -> impl IntoView {
    let i18n = use_i18n();
    let settings = use_store().settings;
    view! {
        <Segmented
            name="pieces"
            legend=i18n.t(keys::settings::PIECES)
            options=PieceDesign::ALL.map(|choice| (choice, i18n.t(pieces(choice)))).into()
            value=Signal::derive(move || settings.get().pieces)
            on_choose=Callback::new(move |choice| settings.update(|all| all.pieces = choice))
        />
    }
}

fn language(lang: Lang) -> Key {
    match lang {
        Lang::En => keys::frame::LANG_EN_NAME,
        Lang::Pl => keys::frame::LANG_PL_NAME,
        Lang::ZhHans => keys::frame::LANG_ZH_HANS_NAME,
    }
}

fn theme(theme: Theme) -> Key {
    match theme {
        Theme::System => keys::settings::THEME_SYSTEM,
        Theme::Light => keys::settings::THEME_LIGHT,
        Theme::Dark => keys::settings::THEME_DARK,
    }
}

fn pieces(design: PieceDesign) -> Key {
    match design {
        PieceDesign::Figures => keys::settings::PIECES_FIGURES,
        PieceDesign::Characters => keys::settings::PIECES_CHARACTERS,
        PieceDesign::Letters => keys::settings::PIECES_LETTERS,
        PieceDesign::Marks => keys::settings::PIECES_MARKS,
    }
}

fn board(design: BoardDesign) -> Key {
    match design {
        BoardDesign::Teak => keys::settings::BOARD_TEAK,
        BoardDesign::Lacquer => keys::settings::BOARD_LACQUER,
        BoardDesign::Paper => keys::settings::BOARD_PAPER,
    }
}
