//! Eight levels of strength on one dial.

use crate::Limits;

/// From 1, first steps, to 8, all that the engine can.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Level(u8);

/// What a level may do.
struct Dial {
    /// Plies.
    depth: u32,
    /// Positions.
    nodes: u64,
    /// How far its liking for a ply may be off, in centipawns either way.
    noise: i32,
    /// How many in a thousand of its own plies it judges without a thought for the reply.
    overlooks: i32,
}

/// Levels 1 to 7; the eighth has no dial. A lower level sees less far, judges less
/// surely and overlooks more.
const DIALS: [Dial; 7] = [
    Dial { depth: 1, nodes: 500, noise: 350, overlooks: 950 },
    Dial { depth: 1, nodes: 1_000, noise: 84, overlooks: 180 },
    Dial { depth: 2, nodes: 3_000, noise: 46, overlooks: 50 },
    Dial { depth: 3, nodes: 6_000, noise: 28, overlooks: 18 },
    Dial { depth: 4, nodes: 8_000, noise: 18, overlooks: 6 },
    Dial { depth: 5, nodes: 8_000, noise: 9, overlooks: 2 },
    Dial { depth: 7, nodes: 8_000, noise: 8, overlooks: 1 },
];

impl Level {
    /// Full strength.
    pub const MASTER: Self = Self(8);

    /// The level of a number from 1 to 8.
    pub const fn new(number: u8) -> Option<Self> {
        match number {
            1..=8 => Some(Self(number)),
            _ => None,
        }
    }

    /// 1 to 8.
    pub const fn number(self) -> u8 {
        self.0
    }

    fn dial(self) -> Option<&'static Dial> {
        DIALS.get(usize::from(self.0) - 1)
    }

    /// The limits, made narrower by what the level allows itself.
    pub(crate) fn narrowed(self, limits: Limits) -> Limits {
        let Some(dial) = self.dial() else { return limits };
        Limits {
            depth: Some(limits.depth.map_or(dial.depth, |depth| depth.min(dial.depth))),
            nodes: Some(limits.nodes.map_or(dial.nodes, |nodes| nodes.min(dial.nodes))),
            time: limits.time,
        }
    }

    /// How far the level's liking for a ply may be off, in centipawns either way.
    pub(crate) fn noise(self) -> i32 {
        self.dial().map_or(0, |dial| dial.noise)
    }

    /// How many in a thousand of its own plies it judges without a thought for the reply.
    pub(crate) fn overlooks(self) -> i32 {
        self.dial().map_or(0, |dial| dial.overlooks)
    }
}

impl Default for Level {
    fn default() -> Self {
        Self::MASTER
    }
}
