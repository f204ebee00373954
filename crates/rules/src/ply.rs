use serde::{Deserialize, Serialize};

use crate::{Bitboard, Role, Square};

/// One placement, relocation, move or promotion. In JSON it is its coordinates: `"e4e5"`.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(into = "String", try_from = "String")]
pub enum Ply {
    /// A piece goes from the hand to an empty square: `R@a1`.
    Place {
        /// What is placed.
        role: Role,
        /// Where.
        to: Square,
    },
    /// A piece goes from the hand to an own soldier's square, and the soldier gives way: `R@a3,b2`.
    Displace {
        /// What is placed.
        role: Role,
        /// Where: the soldier's square.
        to: Square,
        /// Where the soldier goes.
        soldier_to: Square,
    },
    /// A move, a capture, or a relocation before the battle: `e4e5`.
    Move {
        /// Where it starts.
        from: Square,
        /// Where it ends.
        to: Square,
    },
    /// A promotion as a turn of its own, in place or with a step: `e5e5f`, `e5f6f`.
    Promote {
        /// The soldier's square.
        from: Square,
        /// The new commander's square.
        to: Square,
    },
    /// A soldier's move or capture that promotes it on arrival: `d4d5=f`, `d4d5=f,e6`.
    Arrive {
        /// Where the soldier starts.
        from: Square,
        /// Where it arrives and captures.
        to: Square,
        /// Where the new commander stands: `to`, or a neighbour of it.
        stand: Square,
    },
}

impl Ply {
    /// The square the ply starts from; placements start in the hand.
    pub const fn from(self) -> Option<Square> {
        match self {
            Self::Place { .. } | Self::Displace { .. } => None,
            Self::Move { from, .. } | Self::Promote { from, .. } | Self::Arrive { from, .. } => {
                Some(from)
            }
        }
    }

    /// The square where the piece lands, and captures if something stands there.
    pub const fn to(self) -> Square {
        match self {
            Self::Place { to, .. }
            | Self::Displace { to, .. }
            | Self::Move { to, .. }
            | Self::Promote { to, .. }
            | Self::Arrive { to, .. } => to,
        }
    }

    /// Whether it takes a piece from the hand.
    pub const fn is_placement(self) -> bool {
        matches!(self, Self::Place { .. } | Self::Displace { .. })
    }

    /// Whether a soldier becomes a commander.
    pub const fn is_promotion(self) -> bool {
        matches!(self, Self::Promote { .. } | Self::Arrive { .. })
    }

    /// The ply on a board turned by half a turn.
    pub const fn half_turned(self) -> Self {
        match self {
            Self::Place { role, to } => Self::Place { role, to: to.half_turned() },
            Self::Displace { role, to, soldier_to } => {
                Self::Displace { role, to: to.half_turned(), soldier_to: soldier_to.half_turned() }
            }
            Self::Move { from, to } => {
                Self::Move { from: from.half_turned(), to: to.half_turned() }
            }
            Self::Promote { from, to } => {
                Self::Promote { from: from.half_turned(), to: to.half_turned() }
            }
            Self::Arrive { from, to, stand } => Self::Arrive {
                from: from.half_turned(),
                to: to.half_turned(),
                stand: stand.half_turned(),
            },
        }
    }
}

/// Plies that differ in one square only, as they are generated; never empty.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum PlySet {
    /// [`Ply::Place`] on each of these squares.
    Place {
        /// What is placed.
        role: Role,
        /// Where.
        to: Bitboard,
    },
    /// [`Ply::Displace`] with the soldier going to each of these squares.
    Displace {
        /// What is placed.
        role: Role,
        /// The soldier's square.
        to: Square,
        /// Where the soldier goes.
        soldier_to: Bitboard,
    },
    /// [`Ply::Move`] to each of these squares.
    Move {
        /// Where it starts.
        from: Square,
        /// Where it ends.
        to: Bitboard,
    },
    /// [`Ply::Promote`] to each of these squares.
    Promote {
        /// The soldier's square.
        from: Square,
        /// The new commander's square.
        to: Bitboard,
    },
    /// [`Ply::Arrive`] with the commander standing on each of these squares.
    Arrive {
        /// Where the soldier starts.
        from: Square,
        /// Where it arrives.
        to: Square,
        /// Where the commander stands.
        stand: Bitboard,
    },
}

impl PlySet {
    /// The squares in which its plies differ.
    #[inline]
    pub const fn squares(self) -> Bitboard {
        match self {
            Self::Place { to, .. } | Self::Move { to, .. } | Self::Promote { to, .. } => to,
            Self::Displace { soldier_to, .. } => soldier_to,
            Self::Arrive { stand, .. } => stand,
        }
    }

    /// The ply with this square.
    #[inline]
    pub const fn ply(self, square: Square) -> Ply {
        match self {
            Self::Place { role, .. } => Ply::Place { role, to: square },
            Self::Displace { role, to, .. } => Ply::Displace { role, to, soldier_to: square },
            Self::Move { from, .. } => Ply::Move { from, to: square },
            Self::Promote { from, .. } => Ply::Promote { from, to: square },
            Self::Arrive { from, to, .. } => Ply::Arrive { from, to, stand: square },
        }
    }

    /// Its plies.
    #[inline]
    pub fn plies(self) -> impl Iterator<Item = Ply> {
        self.squares().into_iter().map(move |square| self.ply(square))
    }
}
