//! The step as the board shows it.

use super::{
    answer::Answer,
    hint::Advice,
    study::{Study, Work},
};
use crate::{
    board::{BoardState, Line, LineKind, Mark, MarkKind, Movable, Origin, Target, TargetKind},
    game::{Ask, proof, scene},
};
use sittuyin_content::{
    Failure, Moment,
    drawing::{self, Drawing},
};
use sittuyin_rules::{Bitboard, Phase, Ply, Position, Role};

impl Study {
    /// What the board shows, and what it lets a person try.
    pub fn board(&self) -> BoardState {
        let bottom = self.step.bottom;
        if let Some((position, ply)) = &self.between {
            return BoardState {
                last: Some(scene::marked_as_last(*ply)),
                movable: Movable::Side(self.learner()),
                busy: true,
                ..scene::still(position, bottom)
            };
        }
        let (position, last) = self.shown();
        let mut state =
            BoardState { last: last.map(scene::marked_as_last), ..scene::still(position, bottom) };
        if self.is_looking_back() {
            return state;
        }
        state.busy = self.question().is_some();
        if self.is_played() && self.end_is_open() {
            self.let_play(&mut state, position);
        }
        self.draw(&mut state, position);
        if let Some(Answer::Refused { refused, position, .. }) = &self.answer {
            let (marks, lines) = proof::drawing(refused, position);
            state.marks.extend(marks);
            state.lines.extend(lines);
        }
        self.mark_squares(&mut state);
        if let Some(ask) = self.ask {
            scene::open(&mut state, position.turn(), ask);
        }
        state
    }

    fn end_is_open(&self) -> bool {
        !self.is_done() && !self.is_failed()
    }

    /// The position on screen, and the ply that led to it.
    fn shown(&self) -> (&Position, Option<Ply>) {
        let shown = self.shown_tries();
        match &self.work {
            Work::Play(tried) => {
                let states = tried.states();
                let state = states.get(shown).unwrap_or_else(|| tried.state());
                (&state.position, state.line.last().copied())
            }
            Work::Game(game) => {
                let last = shown.checked_sub(1).and_then(|index| game.plies().get(index));
                (game.positions().get(shown).unwrap_or_else(|| game.position()), last.copied())
            }
            Work::Look | Work::Spot { .. } | Work::Choose => (&self.start, None),
        }
    }

    fn let_play(&self, state: &mut BoardState, position: &Position) {
        let learner = self.learner();
        state.movable = Movable::Side(learner);
        if position.turn() != learner {
            return;
        }
        state.reach = scene::reaches(position);
        state.badges = scene::promoting(position);
        for square in self.promotions_to_try() & position.board().of(learner, Role::Soldier) {
            let reach = state.reach.of_mut(Origin::Board(square));
            if reach.on(square).is_none() {
                reach.targets.push(Target { square, kind: TargetKind::Promotion });
            }
        }
        // A tap on a piece of one's own would take that up instead of trying to land there.
        for ply in self.tries_asked_for() {
            if let Ply::Move { from, to } = ply
                && position.board().of_color(learner).has(to)
            {
                let reach = state.reach.of_mut(Origin::Board(from));
                reach.targets.push(Target { square: to, kind: TargetKind::Quiet });
            }
        }
        if position.phase() == Phase::Setup {
            let again =
                scene::placed_again(position, learner, |square| self.position_without(square));
            state.reach.extend(again);
            mark(state, position.rules().zone(learner), MarkKind::Zone);
        }
    }

    /// The soldiers whose promotion in place is to be tried although it is refused: without a chip
    /// for it no pointer could.
    pub(super) fn promotions_to_try(&self) -> Bitboard {
        let in_place = |ply| match ply {
            Ply::Promote { from, to } => (from == to).then_some(from),
            _ => None,
        };
        self.tries_asked_for().filter_map(in_place).collect()
    }

    /// What the step asks for although it is refused, or has words for.
    fn tries_asked_for(&self) -> impl Iterator<Item = Ply> {
        let reactions = self.step.reactions.iter().map(|reaction| reaction.ply);
        self.refusals_to_try().into_iter().chain(reactions)
    }

    /// What the lesson draws, what the goal still asks for, and what a hint points at.
    fn draw(&self, state: &mut BoardState, position: &Position) {
        for drawing in self.step.drawings.iter().filter(|drawing| self.is_at(drawing.at)) {
            add(state, drawing, position);
        }
        if let Work::Play(tried) = &self.work
            && self.end_is_open()
        {
            mark(state, tried.targets() | self.squares_to_try(), MarkKind::Goal);
        }
        if let Some(Answer::Failed { failure: Failure::Refuted(reply), .. }) = &self.answer
            && let Some(from) = reply.from()
        {
            state.lines.push(Line { from, to: reply.to(), kind: LineKind::Attack });
        }
        if let Some(advice) = self.advice {
            let kind = if matches!(advice, Advice::Squares(_)) {
                MarkKind::Missed
            } else {
                MarkKind::Hint
            };
            mark(state, advice.squares(), kind);
            let way = advice.way();
            state.lines.extend(way.map(|(from, to)| Line { from, to, kind: LineKind::Hint }));
        }
    }

    /// Where the goal wants the soldier of an open question, although it is refused there.
    fn squares_to_try(&self) -> Bitboard {
        let Some(Ask::Soldier { role, to, .. }) = self.ask else { return Bitboard::EMPTY };
        let asked = |ply| match ply {
            Ply::Displace { role: other, to: at, soldier_to } => {
                ((other, at) == (role, to)).then_some(soldier_to)
            }
            _ => None,
        };
        self.refusals_to_try().into_iter().filter_map(asked).collect()
    }

    /// What the goal still asks for although it is refused.
    pub(super) fn refusals_to_try(&self) -> Vec<Ply> {
        let Work::Play(tried) = &self.work else { return Vec::new() };
        let had = &tried.state().progress.refused;
        let refusals = self.step.play().map(|play| play.goal.refusals()).unwrap_or_default();
        let open = refusals.into_iter().filter(|refusal| !had.contains(refusal));
        open.map(|(ply, _)| ply).collect()
    }

    /// Whether a moment is now.
    fn is_at(&self, moment: Moment) -> bool {
        let tries = self.tries();
        match moment {
            Moment::Start => tries == 0 && self.end_is_open(),
            Moment::After(plies) => tries == usize::from(plies) && self.end_is_open(),
            Moment::Done => self.is_done(),
            Moment::Refused => matches!(self.answer, Some(Answer::Refused { .. })),
            Moment::Failed => self.is_failed(),
        }
    }

    /// The squares that were tapped.
    fn mark_squares(&self, state: &mut BoardState) {
        let Work::Spot { chosen, .. } = self.work else { return };
        match &self.answer {
            Some(Answer::Spotted(spotted)) => {
                mark(state, spotted.right, MarkKind::Right);
                mark(state, spotted.wrong, MarkKind::Wrong);
            }
            _ if self.is_done() => mark(state, chosen, MarkKind::Right),
            _ => mark(state, chosen, MarkKind::Chosen),
        }
    }
}

fn mark(state: &mut BoardState, squares: Bitboard, kind: MarkKind) {
    state.marks.extend(squares.into_iter().map(|square| Mark { square, kind }));
}

fn add(state: &mut BoardState, drawing: &Drawing, position: &Position) {
    for marks in &drawing.marks {
        mark(state, marks.squares(position), mark_kind(marks.kind));
    }
    let lines = drawing.lines.iter();
    state.lines.extend(lines.map(|&drawing::Line { kind, from, to }| Line {
        from,
        to,
        kind: line_kind(kind),
    }));
}

const fn mark_kind(kind: drawing::MarkKind) -> MarkKind {
    match kind {
        drawing::MarkKind::Zone => MarkKind::Zone,
        drawing::MarkKind::Forbidden => MarkKind::Forbidden,
        drawing::MarkKind::Evidence => MarkKind::Evidence,
        drawing::MarkKind::Attacker => MarkKind::Attacker,
        drawing::MarkKind::Denied => MarkKind::Denied,
        drawing::MarkKind::Hint => MarkKind::Hint,
        drawing::MarkKind::Goal => MarkKind::Goal,
    }
}

const fn line_kind(kind: drawing::LineKind) -> LineKind {
    match kind {
        drawing::LineKind::Attack => LineKind::Attack,
        drawing::LineKind::Evidence => LineKind::Evidence,
        drawing::LineKind::Hint => LineKind::Hint,
    }
}
