//! Ready-made armies, two for each ruleset. They were composed for this app (`docs/play.md`).

use sittuyin_rules::{Color, Role, RulesetId, Square};

/// What a ready-made army is for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum ArrayId {
    /// The king in a corner behind elephants, horses near it.
    Shield,
    /// Horses and elephants close to the soldiers, chariots behind the files to be opened.
    Attack,
}

impl ArrayId {
    /// Every army, in the order offered.
    pub const ALL: [Self; 2] = [Self::Shield, Self::Attack];

    /// The army of that name under a ruleset.
    pub const fn under(self, ruleset: RulesetId) -> Array {
        Array(match (self, ruleset) {
            (Self::Shield, RulesetId::Zh) => "Kg2 Ff2 Sf3 Sg3 Ne3 Nd2 Rd1 Rh1",
            (Self::Attack, RulesetId::Zh) => "Kf2 Fe2 Sd4 Se3 Nc4 Nf3 Rc1 Rd1",
            (Self::Shield, RulesetId::En) => "Kg1 Fg2 Sf2 Sg3 Ne3 Nd2 Re1 Rh2",
            (Self::Attack, RulesetId::En) => "Kg2 Ff2 Se3 Sd2 Nc2 Nf3 Rc1 Rd1",
            (Self::Shield, RulesetId::Pl | RulesetId::Asean) => "Kg2 Ff2 Sf3 Sg3 Ne3 Nd2 Rd1 Re1",
            (Self::Attack, RulesetId::Pl) => "Kf2 Fe2 Sc4 Sd4 Nb4 Nf3 Rc1 Rd1",
            (Self::Attack, RulesetId::Asean) => "Kg2 Fe2 Se3 Sd2 Nc2 Nf3 Rc1 Rd1",
        })
    }
}

/// A ready-made army: pieces and squares as red places them.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Array(&'static str);

impl Array {
    /// The pieces and where a side wants them, in that order of roles; black's by half a turn.
    pub fn army<const N: usize>(&self, side: Color, order: [Role; N]) -> Vec<(Role, Square)> {
        let pieces: Vec<_> = self.0.split(' ').filter_map(|text| piece(text, side)).collect();
        order
            .into_iter()
            .flat_map(|role| pieces.iter().filter(move |(other, _)| *other == role))
            .copied()
            .collect()
    }
}

fn piece(text: &str, side: Color) -> Option<(Role, Square)> {
    let role = Role::from_letter(text.chars().next()?)?;
    let square: Square = text.get(1..)?.parse().ok()?;
    Some((role, if side == Color::Red { square } else { square.half_turned() }))
}
