//! A position with something to try in it, which the rules answer.

use crate::game::words::{self, two};
use crate::game::{News, Session, link_of_game, try_out};
use crate::i18n::{I18n, keys, use_i18n};
use crate::pages::tried;
use crate::routes::{Page, use_links};
use leptos::{prelude::*, wasm_bindgen::JsValue};
use sittuyin_rules::{Board, Game, GameRecord, Position, RulesetId};

/// A position and a try.
#[derive(Clone, Copy, Debug)]
pub struct Trial {
    /// A position as FEN; without one, the start of a game.
    pub fen: Option<&'static str>,
    /// What is played from there before the try, in coordinates.
    pub plies: &'static [&'static str],
    /// What is tried, in coordinates.
    pub attempt: &'static str,
}

impl Trial {
    /// Something to try in a position.
    pub const fn new(fen: &'static str, attempt: &'static str) -> Self {
        Self { fen: Some(fen), plies: &[], attempt }
    }

    /// Something to try in the setup, after those plies.
    pub const fn in_setup(plies: &'static [&'static str], attempt: &'static str) -> Self {
        Self { fen: None, plies, attempt }
    }

    /// The game before the try.
    pub fn game(self, ruleset: RulesetId) -> Option<Game> {
        let fen = self.fen.map_or_else(|| Position::start(ruleset).fen(), str::to_owned);
        let plies = self.plies.iter().map(|&ply| ply.to_owned()).collect();
        Game::from_record(&GameRecord { ruleset, fen, plies }).ok()
    }

    /// The game after the try, and what came of it.
    pub fn tried(self, ruleset: RulesetId) -> Option<(Session, News)> {
        Some(try_out(self.game(ruleset)?, self.attempt.parse().ok()?))
    }
}

/// The position with the try in it, and the answer.
#[component]
pub fn Tried(
    /// What is tried.
    trial: Trial,
    /// Under which rules.
    ruleset: RulesetId,
) -> impl IntoView {
    let i18n = use_i18n();
    trial.tried(ruleset).map(|(session, news)| {
        let refused = news == News::Refused;
        let verdict = if refused { keys::rules::TRIAL_REFUSED } else { keys::rules::TRIAL_ALLOWED };
        let state = session.board();
        let pieces = state.pieces.clone();
        let answer = move || {
            let answer = words::news(i18n, &session, news)?;
            // What is played names its side; what is refused is still that side's turn.
            Some(if refused {
                let side = session.position().turn().to_string();
                let turn = i18n.text_args(keys::rules::TRIAL_TURN, [("side", side.into())]);
                two(i18n, turn, answer)
            } else {
                answer
            })
        };
        let label = move || {
            let pieces = standing(i18n, &pieces);
            i18n.text_args(keys::rules::TRIAL_BOARD, [("pieces", pieces.into())])
        };
        view! {
            <tried::Tried
                state
                ruleset
                refused
                verdict=i18n.t(verdict)
                answer=Signal::derive(move || answer().unwrap_or_default())
                label=Signal::derive(label)
            />
        }
    })
}

/// What stands where, piece by piece.
fn standing(i18n: I18n, board: &Board) -> String {
    let pieces = board.pieces().map(|(square, piece)| {
        i18n.text_args(
            keys::board::OCCUPIED,
            [
                ("square", square.to_string().into()),
                ("color", piece.color.to_string().into()),
                ("role", piece.role.to_string().into()),
            ],
        )
    });
    let list = pieces.reduce(|list, next| {
        i18n.text_args(keys::rules::TRIAL_LIST, [("list", list.into()), ("next", next.into())])
    });
    list.unwrap_or_default()
}

/// The link that leads to the position on the play page, where it can be tried.
#[component]
pub fn TryIt(
    /// What can be tried.
    trial: Trial,
    /// Under which rules.
    ruleset: RulesetId,
    /// The ruleset whose page the link stands on.
    page: RulesetId,
    /// The part of it; it is where the way back leads.
    part: String,
    /// What the link is read out as.
    #[prop(into)]
    label: Signal<String>,
) -> impl IntoView {
    let i18n = use_i18n();
    let links = use_links();
    trial.game(ruleset).map(|game| {
        let fragment = format!("{};{page}/{part}", link_of_game(&game));
        let href = move || format!("{}#{fragment}", links.address(Page::Play));
        let leave = move |_| {
            if let (Ok(history), Ok(path)) = (window().history(), window().location().pathname()) {
                let back = format!("{path}#{part}");
                // Where this is refused, the way back leads to the top of the page.
                let _ = history.replace_state_with_url(&JsValue::NULL, "", Some(&back));
            }
        };
        view! {
            <a class="try" href=href aria-label=label on:click=leave>
                {i18n.t(keys::rules::TRY)}
            </a>
        }
    })
}
