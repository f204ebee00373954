//! What speaks for a ply.

use serde::{Deserialize, Serialize};
use sittuyin_rules::{Bitboard, Phase, Ply, Position, Role, Square};

use crate::{
    exchange::{gain_on, worth},
    facts::{mate_in_one, stands, winnable},
    placing,
};

/// One fact that speaks for a ply. Squares are those after it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Merit {
    /// It mates.
    Mate,
    /// It captures a piece and comes out ahead.
    Win {
        /// What is captured.
        role: Role,
    },
    /// It captures a piece and gives one of equal worth.
    Trade {
        /// What is captured.
        role: Role,
    },
    /// It makes a commander.
    Promote,
    /// Without it the opponent could mate at once; after it, no longer.
    StopMate,
    /// Without it the opponent could win a piece; after it, no longer.
    Save {
        /// Which.
        role: Role,
        /// Where it stands.
        square: Square,
    },
    /// If the opponent does nothing about it, mate follows.
    ThreatenMate,
    /// If the opponent does nothing about it, a piece is won.
    Threaten {
        /// Which.
        role: Role,
        /// Where it stands.
        square: Square,
    },
    /// It gives check.
    Check,
    /// It ends a check.
    EndCheck,
    /// A soldier steps towards the square where it may promote.
    March {
        /// That square.
        x: Square,
    },
    /// The opponent's soldier can no longer step towards the square where it may promote.
    Block {
        /// Where the soldier stands.
        square: Square,
        /// Where it may promote.
        x: Square,
    },
    /// The piece reaches more squares than before.
    Reach {
        /// How many before.
        before: u32,
        /// And now.
        now: u32,
    },
    /// In the setup: it guards a piece that nothing guarded.
    Guard {
        /// Which.
        role: Role,
        /// Where it stands.
        square: Square,
    },
    /// In the setup: it attacks a piece.
    Attack {
        /// Which.
        role: Role,
        /// Where it stands.
        square: Square,
    },
    /// In the setup: it stands beside the own king.
    Shelter,
    /// In the setup: nothing stands between it and the enemy's half in its file.
    OpenFile,
}

/// What speaks for a legal ply, the weightiest first; nothing where no single fact does.
pub fn merits(position: &Position, ply: Ply) -> Vec<Merit> {
    if ply.is_placement() {
        return placing::merits(position, ply);
    }
    let after = position.after(ply);
    if after.in_check() && !after.has_ply() {
        return vec![Merit::Mate];
    }
    let ahead = captured(position, &after, ply);
    let calm = position.phase() == Phase::Battle && !position.in_check();
    let mut found = Vec::new();
    found.extend(ahead.filter(|merit| matches!(merit, Merit::Win { .. })));
    if calm {
        found.extend(saved(position, &after, ply));
    }
    if ply.is_promotion() {
        found.push(Merit::Promote);
    }
    if after.in_check() {
        found.push(Merit::Check);
    } else if after.phase() == Phase::Battle {
        found.extend(threatened(position, &after));
    }
    found.extend(ahead.filter(|merit| matches!(merit, Merit::Trade { .. })));
    if position.in_check() {
        found.push(Merit::EndCheck);
    }
    found.extend(marched(position, ply));
    found.extend(blocked(position, &after, ply));
    if found.is_empty() {
        found.extend(reach(position, &after, ply));
    }
    found
}

/// Whether a capture wins or trades; nothing if it does neither.
fn captured(position: &Position, after: &Position, ply: Ply) -> Option<Merit> {
    let from = ply.from().filter(|from| *from != ply.to())?;
    let role = position.board().role_at(ply.to())?;
    let mover = position.board().role_at(from)?;
    let lost = gain_on(after, stands(ply));
    if worth(role) > lost {
        Some(Merit::Win { role })
    } else {
        (lost == worth(role) && worth(role) == worth(mover)).then_some(Merit::Trade { role })
    }
}

/// What the opponent could have done if the ply had not been played, and no longer can.
fn saved(position: &Position, after: &Position, ply: Ply) -> Option<Merit> {
    let idle = position.passed();
    if mate_in_one(&idle).is_some() && mate_in_one(after).is_none() {
        return Some(Merit::StopMate);
    }
    winnable(&idle).into_iter().find_map(|(square, _)| {
        let role = position.board().role_at(square)?;
        let square = if ply.from() == Some(square) { stands(ply) } else { square };
        (gain_on(after, square) == 0).then_some(Merit::Save { role, square })
    })
}

/// What the side could do next if the opponent passed, and could not do before.
fn threatened(position: &Position, after: &Position) -> Vec<Merit> {
    let next = after.passed();
    if mate_in_one(&next).is_some() && mate_in_one(position).is_none() {
        return vec![Merit::ThreatenMate];
    }
    let threats = winnable(&next).into_iter();
    let new = threats.filter(|(square, gain)| gain_on(position, *square) < *gain);
    new.filter_map(|(square, _)| {
        Some(Merit::Threaten { role: after.board().role_at(square)?, square })
    })
    .collect()
}

/// The square ahead in a soldier's file where it may promote.
fn x_ahead(position: &Position, soldier: Square) -> Option<Square> {
    let color = position.board().color_at(soldier)?;
    let x = Bitboard::THE_X & Bitboard::half(!color) & Bitboard::file_of(soldier);
    x.first().filter(|x| x.relative_rank(color) > soldier.relative_rank(color))
}

fn marched(position: &Position, ply: Ply) -> Option<Merit> {
    let Ply::Move { from, to } = ply else { return None };
    let board = position.board();
    let steps = board.role_at(from)? == Role::Soldier
        && from.file() == to.file()
        && board.of(position.turn(), Role::Commander).is_empty();
    let x = x_ahead(position, from).filter(|_| steps)?;
    Some(Merit::March { x })
}

fn blocked(position: &Position, after: &Position, ply: Ply) -> Option<Merit> {
    let us = position.turn();
    let square = Bitboard::of(stands(ply)).forward(us).first()?;
    let soldier = after.board().of(!us, Role::Soldier).has(square);
    let x = x_ahead(after, square).filter(|_| soldier)?;
    after.board().of(!us, Role::Commander).is_empty().then_some(Merit::Block { square, x })
}

fn reach(position: &Position, after: &Position, ply: Ply) -> Option<Merit> {
    let (from, us) = (ply.from()?, position.turn());
    let count = |position: &Position, square| {
        (position.attacks_from(square) - position.board().of_color(us)).len()
    };
    let (before, now) = (count(position, from), count(after, stands(ply)));
    let piece = !matches!(position.board().role_at(from)?, Role::King | Role::Soldier);
    (piece && now > before).then_some(Merit::Reach { before, now })
}
