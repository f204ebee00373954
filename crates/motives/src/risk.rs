//! What speaks against a ply.

use serde::{Deserialize, Serialize};
use sittuyin_rules::{Phase, Ply, Position, Role, Square};

use crate::{
    exchange::{capture_on, worth},
    facts::{mate_in_one, winnable},
};

/// One fact that speaks against a ply, with the reply that shows it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Risk {
    /// The opponent can mate at once.
    Mate {
        /// How.
        reply: Ply,
    },
    /// The opponent can win a piece, for less than it is worth.
    Lose {
        /// Which.
        role: Role,
        /// Where it stands after the ply.
        square: Square,
        /// What captures it.
        by: Role,
        /// How.
        reply: Ply,
    },
}

impl Risk {
    /// The reply that shows it.
    pub const fn reply(self) -> Ply {
        match self {
            Self::Mate { reply } | Self::Lose { reply, .. } => reply,
        }
    }
}

/// So much at least, in soldiers, must a ply lose to be warned of: more than a soldier.
const SERIOUS: i32 = 2;

/// What the opponent can do to a side at once after its legal ply, the worst first, less what the
/// ply itself captures. Nothing before the battle.
pub fn risks(position: &Position, ply: Ply) -> Vec<Risk> {
    let after = position.after(ply);
    if after.phase() != Phase::Battle {
        return Vec::new();
    }
    if let Some(reply) = mate_in_one(&after) {
        return vec![Risk::Mate { reply }];
    }
    let taken = match ply.from() {
        Some(from) if from != ply.to() => position.board().role_at(ply.to()).map_or(0, worth),
        _ => 0,
    };
    let serious = winnable(&after).into_iter().filter(|(_, gain)| gain - taken >= SERIOUS);
    serious
        .filter_map(|(square, _)| {
            let reply = capture_on(&after, square)?;
            let (role, by) =
                (after.board().role_at(square)?, after.board().role_at(reply.from()?)?);
            Some(Risk::Lose { role, square, by, reply })
        })
        .collect()
}
