//! The session as the board shows it.

use super::{
    mode::Mode,
    proof,
    session::{Ask, Question, Session},
};
use crate::board::{
    BoardState, Choice, ChoiceOption, Line, LineKind, Mark, MarkKind, Movable, Origin, Reach,
    Reaches, Target, TargetKind,
};
use sittuyin_rules::{Bitboard, Board, Color, Phase, Piece, Ply, Position, Role, Square};

impl Session {
    /// What the board shows, and what it lets a person try.
    pub fn board(&self) -> BoardState {
        let position = self.shown_position();
        if let Some(Question::Risk(ply, risk)) = self.question {
            return risky(position, ply, risk.reply(), self.bottom);
        }
        let mut state = BoardState {
            last: self.last(),
            busy: self.is_machines_turn() || self.question.is_some(),
            ..still(position, self.bottom)
        };
        if self.looking_at.is_some() || self.outcome().is_some() {
            return state;
        }
        if self.is_setting_up() && self.mode.is_person(position.turn()) {
            let zone = position.rules().zone(position.turn()).into_iter();
            state.marks.extend(zone.map(|square| Mark { square, kind: MarkKind::Zone }));
        }
        if self.is_open() {
            state.movable = Movable::Side(position.turn());
            state.reach = self.reaches(position);
            state.badges = promoting(position);
            self.draw_hint(&mut state);
        } else if let Mode::Machine { person, .. } = self.mode {
            state.movable = Movable::Side(person);
        }
        if let Some(refused) = &self.refused {
            let (marks, lines) = proof::drawing(refused, position);
            state.marks.extend(marks);
            state.lines = lines;
        }
        if let Some(ask) = self.ask {
            open(&mut state, position.turn(), ask);
        }
        state
    }

    /// Whether the side to move has a soldier that may promote as a turn of its own.
    pub fn may_promote(&self) -> bool {
        promoting(self.position()).any()
    }

    fn last(&self) -> Option<(Option<Square>, Square)> {
        Some(marked_as_last(*self.game.plies().get(self.shown_plies().checked_sub(1)?)?))
    }

    fn reaches(&self, position: &Position) -> Reaches {
        if position.phase() != Phase::Setup {
            return moves(position);
        }
        let mut reaches = reaches(position);
        let without = |square| Some(self.without(square)?.0.position().clone());
        reaches.extend(placed_again(position, position.turn(), without));
        reaches
    }
}

/// How the board would stand after a ply, and the reply that is warned of.
fn risky(position: &Position, ply: Ply, reply: Ply, bottom: Color) -> BoardState {
    let line = |from| Line { from, to: reply.to(), kind: LineKind::Attack };
    BoardState {
        last: Some(marked_as_last(ply)),
        busy: true,
        lines: reply.from().map(line).into_iter().collect(),
        ..still(&position.after(ply), bottom)
    }
}

/// A position to look at.
pub fn still(position: &Position, bottom: Color) -> BoardState {
    BoardState {
        pieces: position.board().clone(),
        hands: Color::ALL.map(|color| position.hand(color)),
        bottom,
        check: position.in_check().then(|| position.board().king(position.turn())).flatten(),
        ..BoardState::default()
    }
}

/// The squares of a ply that are marked as those of the last one.
pub fn marked_as_last(ply: Ply) -> (Option<Square>, Square) {
    match ply {
        Ply::Arrive { from, stand, .. } => (Some(from), stand),
        _ => (ply.from(), ply.to()),
    }
}

/// What the side to move may do, from the hand while it sets up.
pub fn reaches(position: &Position) -> Reaches {
    if position.phase() != Phase::Setup {
        return moves(position);
    }
    let color = position.turn();
    let placement =
        |role| (Origin::Hand(Piece { color, role }), placements(position, role, Bitboard::EMPTY));
    position.hand(color).roles().map(placement).collect()
}

/// Where each placed piece of a side may go instead; `without` gives the position as it is without it.
pub fn placed_again(
    position: &Position,
    color: Color,
    without: impl Fn(Square) -> Option<Position>,
) -> impl Iterator<Item = (Origin, Reach)> {
    let board = position.board();
    let placed = board.of_color(color) - board.of_role(Role::Soldier);
    placed.into_iter().filter_map(move |square| {
        let (role, start) = board.role_at(square).zip(without(square))?;
        Some((Origin::Board(square), placements(&start, role, square.into())))
    })
}

/// Shows a ply of which half is still open, and asks for the rest.
pub fn open(state: &mut BoardState, color: Color, ask: Ask) {
    half_played(&mut state.pieces, &mut state.hands, color, ask);
    state.badges = Bitboard::EMPTY;
    state.choice = Some(choice(ask));
}

/// Where a piece may be placed; what is left of the zone is forbidden to it.
pub fn placements(position: &Position, role: Role, but: Bitboard) -> Reach {
    let mut targets: Vec<Target> = Vec::new();
    for ply in position.legal_plies() {
        let (placed, square, kind) = match ply {
            Ply::Place { role, to } => (role, to, TargetKind::Placement),
            Ply::Displace { role, to, .. } => (role, to, TargetKind::Displacement),
            _ => continue,
        };
        let known = targets.iter().any(|target| target.square == square);
        if placed == role && !but.has(square) && !known {
            targets.push(Target { square, kind });
        }
    }
    let free = position.rules().zone(position.turn()) - position.board().occupied() - but;
    let legal: Bitboard = targets.iter().map(|target| target.square).collect();
    Reach { targets, forbidden: free - legal }
}

/// Where each piece may go, and the squares that only the ban on leaving no reply forbids.
fn moves(position: &Position) -> Reaches {
    let mut reaches = Reaches::default();
    for ply in position.legal_plies() {
        let Some(from) = ply.from() else { continue };
        let reach = reaches.of_mut(Origin::Board(from));
        let square = ply.to();
        if reach.on(square).is_none() {
            reach.targets.push(Target { square, kind: kind(position, ply) });
        }
    }
    for ply in position.forbidden_plies() {
        let Some(from) = ply.from() else { continue };
        let reach = reaches.of_mut(Origin::Board(from));
        if reach.on(ply.to()).is_none() {
            reach.forbidden |= ply.to();
        }
    }
    reaches
}

fn kind(position: &Position, ply: Ply) -> TargetKind {
    let soldier =
        ply.from().is_some_and(|from| position.board().role_at(from) == Some(Role::Soldier));
    match ply {
        Ply::Promote { .. } => TargetKind::Promotion,
        _ if position.board().occupied().has(ply.to()) => TargetKind::Capture,
        _ if position.phase() == Phase::Adjusting && !soldier => TargetKind::Relocation,
        _ => TargetKind::Quiet,
    }
}

/// The soldiers that may promote as a turn of their own.
pub fn promoting(position: &Position) -> Bitboard {
    position
        .legal_plies()
        .into_iter()
        .filter_map(|ply| match ply {
            Ply::Promote { from, .. } => Some(from),
            _ => None,
        })
        .collect()
}

/// Shows a ply of which half is still open.
fn half_played(pieces: &mut Board, hands: &mut [sittuyin_rules::Hand; 2], color: Color, ask: Ask) {
    match ask {
        Ask::Soldier { role, to, .. } => {
            pieces.put(to, Piece { color, role });
            hands[color.index()].take(role);
        }
        Ask::Arrival { from, to, .. } => {
            pieces.clear(from);
            pieces.put(to, Piece { color, role: Role::Soldier });
        }
    }
}

fn choice(ask: Ask) -> Choice {
    match ask {
        Ask::Soldier { to, squares, .. } => Choice { at: to, squares, options: Vec::new() },
        Ask::Arrival { to, stands, move_only, .. } => {
            let here = stands.has(to).then_some(ChoiceOption::PromoteHere);
            let only = move_only.then_some(ChoiceOption::MoveOnly);
            Choice { at: to, squares: stands - to, options: here.into_iter().chain(only).collect() }
        }
    }
}
