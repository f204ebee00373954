//! Small boards that show what the rules say. What is marked on them is computed by the rules.

use super::trial::Trial;
use crate::board::{BoardPicture, BoardState, Mark, MarkKind, Origin, Reach, TargetKind};
use crate::game::{Mode, Session};
use crate::i18n::{I18n, Key, keys, use_i18n};
use crate::pages::picture::use_looks;
use crate::ui::Later;
use leptos::prelude::*;
use sittuyin_rules::{Board, Color, Game, Kings, Piece, Position, Role, RulesetId, Setup, Square};

/// A checkmate.
const MATE: Trial = Trial::new("k7/8/1K6/8/8/8/8/7R w - - 0 1", "h1h8");

/// What a small board shows.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Diagram {
    /// The board before the setup.
    Start,
    /// Where a piece may go.
    Reach(Role),
    /// Where red may place any of its pieces.
    AnyPlacement,
    /// Where red may place a chariot.
    ChariotPlacement,
    /// Where red may place any other piece.
    OtherPlacement,
    /// Where red's soldiers are promoted.
    Promotion,
    /// A checkmate.
    Mate,
}

impl Diagram {
    /// What shows where pieces are placed: one picture, or two where chariots have squares of their own.
    pub fn of_setup(ruleset: RulesetId) -> Vec<Self> {
        let [chariot, other] = [Self::ChariotPlacement, Self::OtherPlacement]
            .map(|diagram| diagram.scene(ruleset).reach().map(|reach| reach.targets.clone()));
        if chariot == other {
            vec![Self::AnyPlacement]
        } else {
            vec![Self::ChariotPlacement, Self::OtherPlacement]
        }
    }

    /// What stands below it.
    const fn caption(self) -> Option<Key> {
        Some(match self {
            Self::Start => keys::rules::DIAGRAM_START,
            // The piece's card says it.
            Self::Reach(_) => return None,
            Self::AnyPlacement => keys::rules::DIAGRAM_ANY,
            Self::ChariotPlacement => keys::rules::DIAGRAM_CHARIOT,
            Self::OtherPlacement => keys::rules::DIAGRAM_OTHER,
            Self::Promotion => keys::rules::DIAGRAM_PROMOTION,
            Self::Mate => keys::rules::DIAGRAM_MATE,
        })
    }

    fn scene(self, ruleset: RulesetId) -> Scene {
        match self {
            Self::Start => {
                Scene::of(BoardState { pieces: Board::soldiers(), ..BoardState::default() })
            }
            Self::Reach(role) => reach(role, ruleset).unwrap_or_default(),
            Self::AnyPlacement | Self::OtherPlacement => placement(Role::Horse, ruleset),
            Self::ChariotPlacement => placement(Role::Chariot, ruleset),
            Self::Promotion => {
                let squares = Position::start(ruleset).promotion_squares();
                let marks = squares.into_iter().map(|square| Mark { square, kind: MarkKind::Goal });
                Scene::of(BoardState { marks: marks.collect(), ..BoardState::default() })
            }
            Self::Mate => MATE
                .tried(ruleset)
                .map(|(session, _)| Scene::of(session.board()))
                .unwrap_or_default(),
        }
    }
}

/// A board and what is taken up on it.
#[derive(Clone, Default)]
struct Scene {
    state: BoardState,
    taken: Option<Origin>,
}

impl Scene {
    const fn of(state: BoardState) -> Self {
        Self { state, taken: None }
    }

    /// Where what is taken up may go.
    fn reach(&self) -> Option<&Reach> {
        self.state.reach.of(self.taken?)
    }

    /// The squares that are shown as ways to go, or as ways to capture.
    fn squares(&self, i18n: I18n, capture: bool) -> Option<String> {
        let targets = self.reach().into_iter().flat_map(|reach| &reach.targets);
        let shown = targets.filter(|target| (target.kind == TargetKind::Capture) == capture);
        let marked = self.state.marks.iter().filter(|mark| mark.kind == MarkKind::Goal && !capture);
        let squares = shown.map(|target| target.square).chain(marked.map(|mark| mark.square));
        squares.map(|square| square.to_string()).reduce(|list, next| {
            i18n.text_args(keys::why::LIST, [("list", list.into()), ("next", next.into())])
        })
    }
}

/// A piece of red's, taken up. A horse has neighbours, a chariot something in
/// its way, a soldier something to capture.
fn reach(role: Role, ruleset: RulesetId) -> Option<Scene> {
    let (fen, square) = match role {
        Role::King => ("8/8/8/8/3K4/8/8/8 w", "d4"),
        Role::Commander => ("8/8/8/8/3F4/8/8/8 w", "d4"),
        Role::Elephant => ("8/8/8/8/3S4/8/8/8 w", "d4"),
        Role::Chariot => ("8/3s4/8/8/3R1P2/8/8/8 w", "d4"),
        Role::Horse => ("8/8/8/3p1s2/2PNP3/3P4/8/8 w", "d4"),
        Role::Soldier => ("8/8/8/p1p3p1/1P4P1/8/8/8 w", "b4"),
    };
    let setup: Setup = fen.parse().ok()?;
    let square: Square = square.parse().ok()?;
    let position = Position::new(setup, ruleset, Kings::Optional).ok()?;
    let session = Session::resumed(Game::from_position(position), Mode::TwoPlayers, 0);
    Some(Scene { state: session.board(), taken: Some(Origin::Board(square)) })
}

/// A piece of red's in hand, taken up.
fn placement(role: Role, ruleset: RulesetId) -> Scene {
    let session = Session::new(ruleset, Mode::TwoPlayers, 0);
    let taken = Some(Origin::Hand(Piece { color: Color::Red, role }));
    Scene { state: session.board(), taken }
}

/// A small board, with what it shows in words.
#[component]
pub fn Figure(
    /// What it shows.
    diagram: Diagram,
    /// Under which rules.
    ruleset: RulesetId,
    /// The name of the piece that it shows, if it shows one.
    #[prop(optional_no_strip)]
    name: Option<Key>,
) -> impl IntoView {
    let i18n = use_i18n();
    let caption = diagram.caption().map(|key| view! { <figcaption>{i18n.t(key)}</figcaption> });
    view! {
        <figure class="diagram">
            <Later>{picture(i18n, diagram, ruleset, name)}</Later>
            {caption}
        </figure>
    }
}

fn picture(i18n: I18n, diagram: Diagram, ruleset: RulesetId, name: Option<Key>) -> impl IntoView {
    let scene = diagram.scene(ruleset);
    let Scene { state, taken } = scene.clone();
    let label = Signal::derive(move || {
        let subject = name.or(diagram.caption()).map_or_else(String::new, |key| i18n.text(key));
        let Some(squares) = scene.squares(i18n, false) else { return subject };
        let captures = scene.squares(i18n, true).unwrap_or_else(|| "none".to_owned());
        let key =
            if name.is_some() { keys::rules::DIAGRAM_REACH } else { keys::rules::DIAGRAM_SQUARES };
        i18n.text_args(
            key,
            [
                ("subject", subject.into()),
                ("squares", squares.into()),
                ("captures", captures.into()),
            ],
        )
    });
    view! { <BoardPicture state=state looks=use_looks(ruleset) label=label taken=taken /> }
}
