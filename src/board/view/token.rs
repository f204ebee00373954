use leptos::prelude::*;
use sittuyin_rules::{Color, Piece, Role};

use crate::{
    board::{labels, looks::Looks, ticks},
    i18n::use_i18n,
    progress::PieceDesign,
    ui::drawn,
};

const OCTAGON: &str = "M31.9 13.2 13.2 31.9H-13.2L-31.9 13.2V-13.2L-13.2-31.9H13.2L31.9-13.2Z";
const OCTAGON_RIM: &str = "M27.3 11.3 11.3 27.3H-11.3L-27.3 11.3V-11.3L-11.3-27.3H11.3L27.3-11.3Z";
const CIRCLE: &str = "M0-33A33 33 0 0 1 0 33A33 33 0 0 1 0-33Z";
const CIRCLE_RIM: &str = "M0-28.5A28.5 28.5 0 0 1 0 28.5A28.5 28.5 0 0 1 0-28.5Z";

/// A piece by itself: red round, black octagonal.
#[component]
pub fn Token(
    /// Which piece.
    piece: Piece,
    /// How it looks.
    looks: Signal<Looks>,
    /// Whether forward is up on the screen.
    #[prop(into)]
    upward: Signal<bool>,
) -> impl IntoView {
    let (body, rim) = match piece.color {
        Color::Red => (CIRCLE, CIRCLE_RIM),
        Color::Black => (OCTAGON, OCTAGON_RIM),
    };
    let class = format!("token token-{}", piece.color);
    view! {
        <svg class=class viewBox="-40 -40 80 80" aria-hidden="true">
            <path class="token-body" d=body />
            <path class="token-rim" d=rim />
            {drawn(move || Some(face(piece.role, looks.get(), upward.get())))}
        </svg>
    }
}

fn face(role: Role, looks: Looks, upward: bool) -> AnyView {
    let i18n = use_i18n();
    match looks.pieces {
        PieceDesign::Figures => drawing(46, figure(role).to_owned()),
        PieceDesign::Marks => drawing(52, ticks::drawing(role, looks.elephant, upward)),
        PieceDesign::Characters => view! {
            <text class="token-word token-character" y="12.5" lang="zh-Hans">{character(role)}</text>
        }
        .into_any(),
        PieceDesign::Letters => view! {
            <text class="token-word" y="10" lang=move || i18n.lang().code()>
                {move || labels::token(i18n, role)}
            </text>
        }
        .into_any(),
    }
}

/// A drawing of that size in the middle of the token.
fn drawing(size: u8, svg: String) -> AnyView {
    let edge = f64::from(size) / -2.0;
    view! { <svg x=edge y=edge width=size height=size inner_html=svg></svg> }.into_any()
}

const fn figure(role: Role) -> &'static str {
    match role {
        Role::King => include_str!("../figures/king.svg"),
        Role::Commander => include_str!("../figures/commander.svg"),
        Role::Chariot => include_str!("../figures/chariot.svg"),
        Role::Elephant => include_str!("../figures/elephant.svg"),
        Role::Horse => include_str!("../figures/horse.svg"),
        Role::Soldier => include_str!("../figures/soldier.svg"),
    }
}

/// The character on a Chinese reader's token, in every language.
const fn character(role: Role) -> &'static str {
    match role {
        Role::King => "王",
        Role::Commander => "仕",
        Role::Chariot => "车",
        Role::Elephant => "象",
        Role::Horse => "马",
        Role::Soldier => "兵",
    }
}
