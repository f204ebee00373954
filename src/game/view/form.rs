//! A new game: who plays, under which rules, how strong the machine is.

use crate::{
    game::{Level, Mode, Session, SideChoice, random},
    i18n::{Key, keys, use_i18n},
    routes::{Page, use_links},
    ui::{Button, ButtonKind, LinkButton, Segmented, When, row},
};
use leptos::prelude::*;
use sittuyin_rules::RulesetId;

/// What was chosen for a new game. `Copy`; it outlives the form.
#[derive(Clone, Copy)]
pub struct NewGame {
    machine: RwSignal<bool>,
    side: RwSignal<SideChoice>,
    ruleset: RwSignal<RulesetId>,
    level: RwSignal<Level>,
}

impl NewGame {
    /// What is offered first.
    pub fn new() -> Self {
        Self {
            machine: RwSignal::new(true),
            side: RwSignal::new(SideChoice::default()),
            ruleset: RwSignal::new(RulesetId::default()),
            level: RwSignal::new(Level::ENDS[0]),
        }
    }

    fn session(self) -> Session {
        let seed = random::seed();
        let mode = if self.machine.get_untracked() {
            let person = self.side.get_untracked().side(seed);
            Mode::Machine { person, level: self.level.get_untracked() }
        } else {
            Mode::TwoPlayers
        };
        Session::new(self.ruleset.get_untracked(), mode, seed)
    }
}

/// The name and the one line of a ruleset.
pub const fn ruleset_words(ruleset: RulesetId) -> (Key, Key) {
    match ruleset {
        RulesetId::Zh => (keys::frame::RULESET_ZH, keys::play::RULESET_ZH),
        RulesetId::En => (keys::frame::RULESET_EN, keys::play::RULESET_EN),
        RulesetId::Pl => (keys::frame::RULESET_PL, keys::play::RULESET_PL),
        RulesetId::Asean => (keys::frame::RULESET_ASEAN, keys::play::RULESET_ASEAN),
    }
}

/// The choices of a new game.
#[component]
pub fn NewGameForm(
    /// What is chosen.
    choices: NewGame,
    /// What happens with the new game.
    on_start: Callback<Session>,
    /// The way back to a game that is on, if there is one.
    on_back: Option<Callback<()>>,
) -> impl IntoView {
    let i18n = use_i18n();
    let links = use_links();
    let NewGame { machine, side, level, .. } = choices;
    let back = on_back.map(|on_back| {
        view! {
            <Button on_press=move |_| on_back.run(())>{i18n.t(keys::play::BACK_TO_GAME)}</Button>
        }
    });
    view! {
        <div class="play-form">
            <div class="text">
                <h1>{i18n.t(keys::play::TITLE)}</h1>
                <p>{i18n.t(keys::play::LEAD)}</p>
            </div>
            <Segmented
                name="who"
                legend=i18n.t(keys::play::WHO)
                options=vec![
                    (true, i18n.t(keys::play::WHO_MACHINE)),
                    (false, i18n.t(keys::play::WHO_TWO)),
                ]
                value=machine
                on_choose=Callback::new(move |choice| machine.set(choice))
            />
            <RulesetChoice ruleset=choices.ruleset />
            <When holds=machine>
                <SideChoices side />
                <LevelChoice level />
            </When>
            <div class="actions">
                <Button
                    kind=ButtonKind::Primary
                    on_press=move |_| on_start.run(choices.session())
                >
                    {i18n.t(keys::play::START)}
                </Button>
                {back}
                <LinkButton href=links.to(Page::Setup)>{i18n.t(keys::play::SETUP_TITLE)}</LinkButton>
            </div>
            <Modes />
        </div>
    }
}

/// The choice of a ruleset, with a line on the one that is chosen.
#[component]
pub fn RulesetChoice(
    /// What is chosen.
    ruleset: RwSignal<RulesetId>,
) -> impl IntoView {
    let i18n = use_i18n();
    view! {
        <div>
            <Segmented
                name="ruleset"
                legend=i18n.t(keys::frame::RULESET)
                options=RulesetId::ALL.map(|id| (id, i18n.t(ruleset_words(id).0))).into()
                value=ruleset
                on_choose=Callback::new(move |choice| ruleset.set(choice))
            />
            <p class="note">{move || i18n.text(ruleset_words(ruleset.get()).1)}</p>
        </div>
    }
}

/// The choice of a side.
#[component]
pub fn SideChoices(
    /// What is chosen.
    side: RwSignal<SideChoice>,
) -> impl IntoView {
    let i18n = use_i18n();
    let key = |choice| match choice {
        SideChoice::Red => keys::play::COLOUR_RED,
        SideChoice::Black => keys::play::COLOUR_BLACK,
        SideChoice::Random => keys::play::COLOUR_RANDOM,
    };
    view! {
        <Segmented
            name="side"
            legend=i18n.t(keys::play::COLOUR)
            options=SideChoice::ALL.map(|choice| (choice, i18n.t(key(choice)))).into()
            value=side
            on_choose=Callback::new(move |choice| side.set(choice))
        />
    }
}

/// The choice of a level, by its number and its name.
#[component]
fn LevelChoice(level: RwSignal<Level>) -> impl IntoView {
    let i18n = use_i18n();
    let [lowest, highest] = Level::ENDS.map(Level::get);
    let name = i18n.t_args(keys::play::LEVEL_NAME, move || [("level", level.get().get().into())]);
    let choose = move |event| {
        if let Ok(chosen) = event_target_value(&event).parse() {
            level.set(Level::new(chosen));
        }
    };
    view! {
        <div class="level">
            <label>
                <b>{i18n.t(keys::play::LEVEL)}</b>
                <span aria-hidden="true">{name}</span>
                <input
                    type="range"
                    min=lowest
                    max=highest
                    prop:value=move || level.get().get()
                    aria-valuetext=name
                    on:input=choose
                />
            </label>
            <p class="note">{i18n.t(keys::play::LEVEL_NOTE)}</p>
        </div>
    }
}

/// What each way to play offers: mode, hint, taking back, replay.
const OFFERS: [[Key; 4]; 2] = [
    [
        keys::play::WHO_MACHINE,
        keys::play::MODES_WARNING,
        keys::play::MODES_ANY_TIME,
        keys::play::MODES_YES,
    ],
    [keys::play::WHO_TWO, keys::play::MODES_NO, keys::play::MODES_AGREED, keys::play::MODES_YES],
];

#[component]
fn Modes() -> impl IntoView {
    let i18n = use_i18n();
    let heads = [
        keys::play::MODES_MODE,
        keys::play::MODES_HINT,
        keys::play::MODES_TAKE_BACK,
        keys::play::MODES_REPLAY,
    ];
    let offer = move |[mode, rest @ ..]: [Key; 4]| {
        let cells = rest.map(|key| view! { <td>{i18n.t(key)}</td> });
        view! {
            <tr>
                <th scope="row">{i18n.t(mode)}</th>
                {row(cells)}
            </tr>
        }
    };
    view! {
        <details class="play-modes">
            <summary>{i18n.t(keys::play::MODES)}</summary>
            <table>
                <thead>
                    <tr>
                        {row(heads.map(|key| view! { <th scope="col">{i18n.t(key)}</th> }))}
                    </tr>
                </thead>
                <tbody>{row(OFFERS.map(offer))}</tbody>
            </table>
        </details>
    }
}
