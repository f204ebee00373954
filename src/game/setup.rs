//! Putting an army together, and taking it apart again.

use super::{
    arrays::Array,
    random::Random,
    session::{News, Session},
};
use crate::board::Attempt as Tried;
use sittuyin_rules::{Game, Phase, Ply, Position, Role, Square, attacks, ruleset::SetupOrder};

/// The order in which a ready-made army is placed: screens before chariots, and the king when its
/// cover stands.
const ORDER: [Role; 5] = [Role::Elephant, Role::Horse, Role::Commander, Role::King, Role::Chariot];

/// How many armies are drawn to choose from.
const DRAWS: u64 = 16;

impl Session {
    /// The first ply of the row of placements that the side to move is in, and that is still its
    /// own to change.
    fn row_start(&self) -> Option<usize> {
        let side = self.game.turn();
        let one_row = self.position().rules().setup_order == SetupOrder::ArmyByArmy;
        (self.position().phase() == Phase::Setup && one_row).then(|| {
            let plies = self.game.plies().len();
            let movers = self.game.positions().iter().take(plies).rev();
            plies - movers.take_while(|position| position.turn() == side).count()
        })
    }

    /// The number of the ply that placed the piece on a square, if it can be taken back alone.
    fn placing_ply(&self, square: Square) -> Option<usize> {
        let start = self.row_start()?;
        let row = self.game.plies().iter().enumerate().skip(start);
        row.rev().find(|(_, ply)| ply.is_placement() && ply.to() == square).map(|(index, _)| index)
    }

    /// Whether a square holds a piece that has been placed and can be placed again.
    pub fn is_placed(&self, square: Square) -> bool {
        self.placing_ply(square).is_some()
    }

    /// The game without the placement on a square, and how many later ones could not stay without
    /// it: a screen takes its chariot along.
    pub(super) fn without(&self, square: Square) -> Option<(Game, usize)> {
        let index = self.placing_ply(square)?;
        let mut game = self.game.clone();
        let mut later = Vec::new();
        while game.plies().len() > index {
            later.push(game.take_back()?);
        }
        later.pop();
        let mut along = 0;
        while let Some(ply) = later.pop() {
            along += usize::from(game.play(ply).is_err());
        }
        Some((game, along))
    }

    /// Puts a placed piece back into the reserve.
    pub fn put_back(&mut self, square: Square) -> Option<News> {
        let (game, along) = self.without(square)?;
        self.settle();
        self.game = game;
        Some(News::TakenBack { along })
    }

    /// Places a piece anew; where that is refused, it stays where it was.
    pub(super) fn place_again(&mut self, from: Square, to: Square) -> Option<News> {
        let role = self.position().board().role_at(from)?;
        let (game, _) = self.without(from)?;
        let before = std::mem::replace(&mut self.game, game);
        let news = self.judged(Some(Tried::Move { from, to }), Ply::Place { role, to });
        if self.refused.is_some() {
            self.game = before;
        }
        Some(news)
    }

    /// Whether the side to move has placed pieces that it can take back at once.
    pub fn may_clear(&self) -> bool {
        self.is_open() && self.row_start().is_some_and(|start| start < self.game.plies().len())
    }

    /// Puts the whole army of the side to move back into the reserve.
    pub fn clear(&mut self) -> Option<News> {
        let start = self.row_start().filter(|_| self.may_clear())?;
        self.settle();
        while self.game.plies().len() > start {
            self.game.take_back();
        }
        Some(News::TakenBack { along: 0 })
    }

    /// Places a ready-made army, in the place of what stands already where that can be. Where the
    /// sides place in turn, a piece follows at each turn.
    pub fn fill(&mut self, array: &Array) -> Option<News> {
        let side = self.game.turn();
        self.plan_army(array.army(side, ORDER))
    }

    /// Places an army that chance draws.
    pub fn surprise(&mut self, seed: u64) -> Option<News> {
        let army = drawn_army(&self.cleared()?, seed)?;
        self.plan_army(army)
    }

    /// The position without the placements of the side to move that can still be taken back.
    fn cleared(&self) -> Option<Position> {
        if !self.is_open() || self.position().phase() != Phase::Setup {
            return None;
        }
        let start = self.row_start().unwrap_or(self.game.plies().len());
        self.game.positions().get(start).cloned()
    }

    fn plan_army(&mut self, army: Vec<(Role, Square)>) -> Option<News> {
        self.cleared()?;
        self.clear();
        self.settle();
        self.plans[self.game.turn().index()] = army;
        self.follow_plan().then_some(News::Filled)
    }

    /// Places the next pieces of the ready-made army for as long as it is the turn of a person who
    /// has one; whether any was placed.
    pub(super) fn follow_plan(&mut self) -> bool {
        let mut placed = false;
        while self.is_open() && self.position().phase() == Phase::Setup {
            let plan = &mut self.plans[self.game.turn().index()];
            if plan.is_empty() {
                break;
            }
            let (role, wanted) = plan.remove(0);
            placed |= placement_near(self.game.position(), role, wanted)
                .is_some_and(|ply| self.game.play(ply).is_ok());
        }
        placed
    }
}

/// Where a piece is placed that should stand on a square: there, or on the nearest square that is
/// legal, the own back rank first among equals.
fn placement_near(position: &Position, role: Role, wanted: Square) -> Option<Ply> {
    if position.hand(position.turn()).count(role) == 0 {
        return None;
    }
    let distance = |square: Square| {
        let files = square.file().abs_diff(wanted.file());
        let ranks = square.rank().abs_diff(wanted.rank());
        (files.max(ranks), files + ranks, square.relative_rank(position.turn()))
    };
    let to = position.placement_squares(role).into_iter().min_by_key(|&square| distance(square))?;
    Some(Ply::Place { role, to })
}

/// A legal army that chance draws for the side to move: of several the one that leaves its king
/// the least alone.
pub fn drawn_army(position: &Position, seed: u64) -> Option<Vec<(Role, Square)>> {
    let drawn = (0..DRAWS).filter_map(|again| draw(position, seed.wrapping_add(again)));
    drawn.max_by_key(|army| company(position, army))
}

fn draw(position: &Position, seed: u64) -> Option<Vec<(Role, Square)>> {
    let mut random = Random::new(seed);
    let mut position = position.clone();
    let mut army = Vec::new();
    let side = position.turn();
    for role in ORDER {
        while position.hand(side).count(role) > 0 {
            let squares: Vec<Square> = position.placement_squares(role).into_iter().collect();
            let to = random.one_of(&squares)?;
            army.push((role, to));
            let next = position.after(Ply::Place { role, to });
            // Where the sides place in turn, the other one is left out of the drawing.
            position = if next.turn() == side { next } else { next.passed() };
        }
    }
    Some(army)
}

/// How many of its own stand around an army's king, and whether it keeps behind them.
fn company(position: &Position, army: &[(Role, Square)]) -> u32 {
    let side = position.turn();
    let own = army.iter().fold(position.board().of_color(side), |own, &(_, square)| own | square);
    let king = army.iter().find(|(role, _)| *role == Role::King).map(|&(_, square)| square);
    king.map_or(0, |king| {
        let behind = u32::from(king.relative_rank(side) <= 1);
        (attacks::king(king) & own).len() + 3 * behind
    })
}
