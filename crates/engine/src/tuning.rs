//! What the tuner needs to see of the engine.

use sittuyin_rules::{Color, Position, Role};

use crate::evaluate::{self, features, scales, tally::Tally};
pub use crate::{
    evaluate::{
        features::WEIGHTS,
        scales::{SCALES, Scale, WHOLE},
        weights::{FULL_BOARD, Weight},
    },
    score::MATE_FOUND,
};

/// What the evaluation counts in a position.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Trace {
    /// Numbers of weights, of [`WEIGHTS`], and how often each counts for red.
    pub counts: Vec<(u16, i16)>,
    /// How full the board is, up to [`FULL_BOARD`].
    pub fullness: i32,
    /// Which of [`SCALES`] is that of a lead of red, and of black.
    pub scales: [usize; 2],
    /// Whether each has soldiers.
    pub soldiers: [bool; 2],
}

/// What the evaluation counts in a position; nothing where the sum of it is then corrected.
pub fn trace(position: &Position) -> Option<Trace> {
    let (board, rules) = (position.board(), position.rules());
    let mut counts = Counts([0; features::COUNT]);
    evaluate::count(board, rules, Some(position.turn()), &mut counts);
    let numbered = counts.0.into_iter().enumerate();
    let counted = numbered.filter(|&(_, times)| times != 0);
    let counts = counted.map(|(weight, times)| (weight as u16, times)).collect();
    (!evaluate::is_corrected(board, rules)).then(|| Trace {
        counts,
        fullness: evaluate::fullness(board),
        scales: Color::ALL.map(|leader| scales::of(board, leader)),
        soldiers: Color::ALL.map(|leader| board.of(leader, Role::Soldier).any()),
    })
}

/// How often each weight counts.
struct Counts([i16; features::COUNT]);

impl Tally for Counts {
    fn add(&mut self, weight: usize, times: i32) {
        self.0[weight] += times as i16;
    }

    fn turn(&mut self) {
        for times in &mut self.0 {
            *times = -*times;
        }
    }
}

#[cfg(test)]
mod tests {
    use sittuyin_rules::{Color, Kings, RulesetId};

    use super::*;

    #[test]
    fn the_trace_sums_up_to_the_evaluation() {
        for fen in [
            "4r1r1/2knsn2/2sfpppp/pppp4/4PPPP/PPPPFNS1/3S1NK1/2R1R3[] w - - 0 9",
            "8/8/6R1/s3r3/P5R1/1KP3p1/1F2kr2/8[] b - - 0 72",
            "8/3k1n2/2s2p2/2pPp1p1/p3P1P1/1PS1F3/2K2N2/8[] w - - 4 31",
        ] {
            let setup = fen.parse().expect("a FEN");
            let position = Position::new(setup, RulesetId::Zh, Kings::Required).expect("possible");
            let Trace { counts, fullness, scales, soldiers } =
                trace(&position).expect("nothing to correct");
            let sum = |end: fn(Weight) -> i32| -> i32 {
                let worth = |&(weight, times): &(u16, i16)| {
                    end(WEIGHTS[usize::from(weight)]) * i32::from(times)
                };
                counts.iter().map(worth).sum()
            };
            let (full, empty) = (sum(|weight| weight.full), sum(|weight| weight.empty));
            let red = (full * fullness + empty * (FULL_BOARD - fullness)) / FULL_BOARD;
            let leader = usize::from(red < 0);
            let scale = SCALES[scales[leader]];
            let red = red * if soldiers[leader] { scale.soldiers } else { scale.none } / WHOLE;
            let expected = if position.turn() == Color::Red { red } else { -red };
            assert_eq!(evaluate::evaluate(&position), expected, "{fen}");
        }
    }

    #[test]
    fn a_bare_king_has_no_trace() {
        let setup = "8/4k3/8/8/8/4K3/8/R7[] w - - 0 60".parse().expect("a FEN");
        let position = Position::new(setup, RulesetId::Zh, Kings::Required).expect("possible");
        assert_eq!(trace(&position), None);
    }
}
