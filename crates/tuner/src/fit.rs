//! Texel's method: the weights for which the evaluation, made a chance of winning by the logistic
//! function, comes nearest to how the games ended.

use sittuyin_engine::tuning::{FULL_BOARD, Trace, Weight};

use crate::{adam::Adam, sample::Sample};

/// How strongly a weight is held to where it began, shared among the games: what is seldom seen
/// stays there.
const HOLD: f64 = 8e-5;
/// How much of a chance a centipawn is in the logistic function: the number that came nearest to
/// the results of the first games.
const SCALE: f64 = 0.0025;
/// What part of the truth is how the game ended; the rest is what the search saw.
const RESULT_PART: f64 = 0.5;

/// A position and how its game ended, as the fit needs them.
pub struct Case {
    /// Weights and how often each counts for red.
    pub counts: Vec<(u16, i16)>,
    /// How full the board is, 0 to 1.
    pub fullness: f64,
    /// What is to be learned: red's chance, draws half.
    pub chance: f64,
}

impl Case {
    /// From what was counted.
    pub fn new(trace: Trace, sample: &Sample) -> Self {
        let fullness = f64::from(trace.fullness) / f64::from(FULL_BOARD);
        let searched = chance(f64::from(sample.score));
        let chance = RESULT_PART * sample.result.points() + (1.0 - RESULT_PART) * searched;
        Self { counts: trace.counts, fullness, chance }
    }

    /// In centipawns.
    fn worth(&self, weights: &[[f64; 2]]) -> f64 {
        let [mut full, mut empty] = [0.0; 2];
        for &(weight, times) in &self.counts {
            let [weight_full, weight_empty] = weights[usize::from(weight)];
            full += weight_full * f64::from(times);
            empty += weight_empty * f64::from(times);
        }
        full * self.fullness + empty * (1.0 - self.fullness)
    }
}

/// The chance of winning, draws half, that a worth in centipawns is.
fn chance(worth: f64) -> f64 {
    1.0 / (1.0 + (-SCALE * worth).exp())
}

/// The weights as numbers that can be moved a little.
pub fn movable(weights: &[Weight]) -> Vec<[f64; 2]> {
    weights.iter().map(|weight| [f64::from(weight.full), f64::from(weight.empty)]).collect()
}

/// How far the chances are from what happened: the mean of the squares.
pub fn loss(cases: &[Case], weights: &[[f64; 2]]) -> f64 {
    let square = |case: &Case| (chance(case.worth(weights)) - case.chance).powi(2);
    cases.iter().map(square).sum::<f64>() / cases.len() as f64
}

/// Moves the weights against the gradient of the loss, so many times.
pub fn fit(cases: &[Case], games: u64, weights: &mut [[f64; 2]], rounds: usize) {
    let hold = HOLD / games as f64;
    let start = weights.to_vec();
    let mut adam = Adam::new(weights.len());
    for _ in 0..rounds {
        let mut gradient = vec![[0.0; 2]; weights.len()];
        for case in cases {
            let chance = chance(case.worth(weights));
            let slope =
                (chance - case.chance) * chance * (1.0 - chance) * SCALE * 2.0 / cases.len() as f64;
            let ends = [slope * case.fullness, slope * (1.0 - case.fullness)];
            for &(weight, times) in &case.counts {
                for (part, end) in gradient[usize::from(weight)].iter_mut().zip(ends) {
                    *part += end * f64::from(times);
                }
            }
        }
        for ((part, weight), start) in gradient.iter_mut().zip(&*weights).zip(&start) {
            for end in 0..2 {
                part[end] += hold * (weight[end] - start[end]);
            }
        }
        adam.step(weights, &gradient);
    }
}
