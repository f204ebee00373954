use std::fmt;

use crate::Role;

/// The pieces one side still has to place.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct Hand([u8; 5]);

impl Hand {
    /// Nothing left to place.
    pub const EMPTY: Self = Self([0; 5]);
    /// A whole army: king, commander, two chariots, two elephants, two horses.
    pub const FULL: Self = Self([1, 1, 2, 2, 2]);

    /// How many of a role are left. There are never soldiers.
    #[inline]
    pub const fn count(self, role: Role) -> u8 {
        let index = role.index();
        if index < 5 { self.0[index] } else { 0 }
    }

    /// Whether nothing is left.
    #[inline]
    pub fn is_empty(self) -> bool {
        self == Self::EMPTY
    }

    /// How many pieces are left.
    pub fn len(self) -> u32 {
        self.0.iter().map(|&count| u32::from(count)).sum()
    }

    /// The roles that are left, each once.
    #[inline]
    pub fn roles(self) -> impl Iterator<Item = Role> {
        Role::IN_HAND.into_iter().filter(move |&role| self.count(role) > 0)
    }

    /// Adds one piece. Soldiers are never in hand and are not added.
    pub fn add(&mut self, role: Role) {
        if let Some(count) = self.0.get_mut(role.index()) {
            *count = count.saturating_add(1);
        }
    }

    /// Takes one piece out; whether there was one.
    #[inline]
    pub fn take(&mut self, role: Role) -> bool {
        match self.0.get_mut(role.index()) {
            Some(count) if *count > 0 => {
                *count -= 1;
                true
            }
            _ => false,
        }
    }
}

impl fmt::Display for Hand {
    /// Capital letters in the order `KFRSN`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for role in Role::IN_HAND {
            for _ in 0..self.count(role) {
                write!(f, "{}", role.letter())?;
            }
        }
        Ok(())
    }
}

impl fmt::Debug for Hand {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "[{self}]")
    }
}
