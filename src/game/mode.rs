//! Who plays.

use sittuyin_rules::Color;

/// How strong the machine plays, 1 to 8.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Level(u8);

impl Level {
    /// The lowest and the highest.
    pub const ENDS: [Self; 2] = [Self(1), Self(8)];

    /// The level nearest to a number.
    pub fn new(level: u8) -> Self {
        let [lowest, highest] = Self::ENDS;
        Self(level.clamp(lowest.0, highest.0))
    }

    /// 1 to 8.
    pub const fn get(self) -> u8 {
        self.0
    }
}

/// Who plays.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Mode {
    /// Two people at one screen.
    TwoPlayers,
    /// One person against the machine.
    Machine {
        /// The person's side.
        person: Color,
        /// How strong the machine plays.
        level: Level,
    },
}

impl Mode {
    /// Whether a person plays that side.
    pub fn is_person(self, side: Color) -> bool {
        match self {
            Self::TwoPlayers => true,
            Self::Machine { person, .. } => person == side,
        }
    }

    /// The side that the machine plays, if it plays.
    pub fn machine(self) -> Option<Color> {
        match self {
            Self::TwoPlayers => None,
            Self::Machine { person, .. } => Some(!person),
        }
    }
}

/// Which side a person asks for.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum SideChoice {
    /// Red, which begins.
    #[default]
    Red,
    /// Black.
    Black,
    /// Either.
    Random,
}

impl SideChoice {
    /// Every choice, in the order offered.
    pub const ALL: [Self; 3] = [Self::Red, Self::Black, Self::Random];

    /// The side, drawn by the seed where either will do.
    pub fn side(self, seed: u64) -> Color {
        let red = match self {
            Self::Red => true,
            Self::Black => false,
            Self::Random => seed.count_ones().is_multiple_of(2),
        };
        if red { Color::Red } else { Color::Black }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_side_that_is_drawn_is_either_one_about_as_often() {
        let red = (0..1_000).filter(|&seed| SideChoice::Random.side(seed) == Color::Red).count();
        assert!((400..=600).contains(&red), "{red} of 1000");
        for seed in 0..10 {
            assert_eq!(SideChoice::Red.side(seed), Color::Red);
            assert_eq!(SideChoice::Black.side(seed), Color::Black);
        }
    }
}
