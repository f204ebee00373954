use std::fmt;

use serde::{Deserialize, Serialize};

/// What a piece is. The letters are those of Fairy-Stockfish.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Role {
    /// `K`, min-gyi: one step any way.
    King,
    /// `F`, sit-ke: one step diagonally.
    Commander,
    /// `R`, yahhta: any distance along rank or file.
    Chariot,
    /// `S`, sin: one step diagonally, and by ruleset also straight.
    Elephant,
    /// `N`, myin: the knight's leap.
    Horse,
    /// `P`, nè: one step forward, captures diagonally forward.
    Soldier,
}

impl Role {
    /// Every role, in the order in which hands are written (`KFRSN`), soldiers last.
    pub const ALL: [Self; 6] =
        [Self::King, Self::Commander, Self::Chariot, Self::Elephant, Self::Horse, Self::Soldier];

    /// The roles that start in hand, in the order in which hands are written.
    pub const IN_HAND: [Self; 5] =
        [Self::King, Self::Commander, Self::Chariot, Self::Elephant, Self::Horse];

    /// The capital letter: `K F R S N P`.
    pub const fn letter(self) -> char {
        match self {
            Self::King => 'K',
            Self::Commander => 'F',
            Self::Chariot => 'R',
            Self::Elephant => 'S',
            Self::Horse => 'N',
            Self::Soldier => 'P',
        }
    }

    /// The role of a letter, capital or small.
    pub const fn from_letter(letter: char) -> Option<Self> {
        match letter.to_ascii_uppercase() {
            'K' => Some(Self::King),
            'F' => Some(Self::Commander),
            'R' => Some(Self::Chariot),
            'S' => Some(Self::Elephant),
            'N' => Some(Self::Horse),
            'P' => Some(Self::Soldier),
            _ => None,
        }
    }

    /// 0 to 5, in the order of [`Role::ALL`].
    pub const fn index(self) -> usize {
        self as usize
    }

    /// How many of it one army has.
    pub const fn army_count(self) -> u8 {
        match self {
            Self::King | Self::Commander => 1,
            Self::Chariot | Self::Elephant | Self::Horse => 2,
            Self::Soldier => 8,
        }
    }
}

impl fmt::Display for Role {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::King => "king",
            Self::Commander => "commander",
            Self::Chariot => "chariot",
            Self::Elephant => "elephant",
            Self::Horse => "horse",
            Self::Soldier => "soldier",
        })
    }
}
