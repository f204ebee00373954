//! Texel's method: the weights for which the evaluation, made a chance of winning by the logistic
//! function, comes nearest to how the games ended.

use sittuyin_engine::tuning::{FULL_BOARD, Trace, WHOLE};

use crate::{adam::Adam, sample::Sample};

/// How strongly a weight is held to where it began, shared among the games: what is seldom seen
/// stays there.
const HOLD: f64 = 1.6e-4;
/// The same for a scale, as a part of it: scales matter in few positions each.
const SCALES_PART: f64 = 0.02;
/// How much of a chance a centipawn is in the logistic function: the number that came nearest to
/// the results of the first games.
const SLOPE: f64 = 0.0025;
/// What part of the truth is how the game ended; the rest is what the search saw.
const RESULT_PART: f64 = 0.5;

/// A position and how its game ended, as the fit needs them.
pub struct Case {
    /// Weights and how often each counts for red.
    pub counts: Vec<(u16, i16)>,
    /// How full the board is, 0 to 1.
    pub fullness: f64,
    /// Which scale is that of a lead of red and of black, and which of its ends.
    pub scales: [(usize, usize); 2],
    /// What is to be learned: red's chance, draws half.
    pub chance: f64,
}

impl Case {
    /// From what was counted.
    pub fn new(trace: Trace, sample: &Sample) -> Self {
        let fullness = f64::from(trace.fullness) / f64::from(FULL_BOARD);
        let searched = chance(f64::from(sample.score));
        let chance = sample.result.map_or(searched, |result| {
            RESULT_PART * result.points() + (1.0 - RESULT_PART) * searched
        });
        let end = |side: usize| (trace.scales[side], usize::from(!trace.soldiers[side]));
        Self { counts: trace.counts, fullness, scales: [end(0), end(1)], chance }
    }

    /// In centipawns, before it is scaled.
    fn sum(&self, weights: &[[f64; 2]]) -> f64 {
        let [mut full, mut empty] = [0.0; 2];
        for &(weight, times) in &self.counts {
            let [weight_full, weight_empty] = weights[usize::from(weight)];
            full += weight_full * f64::from(times);
            empty += weight_empty * f64::from(times);
        }
        full * self.fullness + empty * (1.0 - self.fullness)
    }

    /// The scale of a sum.
    fn scale(&self, sum: f64) -> (usize, usize) {
        self.scales[usize::from(sum < 0.0)]
    }

    /// In centipawns.
    fn worth(&self, numbers: &Numbers) -> f64 {
        let sum = self.sum(&numbers.weights);
        let (scale, end) = self.scale(sum);
        sum * numbers.scales[scale][end] / f64::from(WHOLE)
    }
}

/// All that is learned: the two ends of each weight and of each scale.
#[derive(Clone)]
pub struct Numbers {
    pub weights: Vec<[f64; 2]>,
    pub scales: Vec<[f64; 2]>,
}

/// The chance of winning, draws half, that a worth in centipawns is.
fn chance(worth: f64) -> f64 {
    1.0 / (1.0 + (-SLOPE * worth).exp())
}

/// How far the chances are from what happened: the mean of the squares.
pub fn loss(cases: &[Case], numbers: &Numbers) -> f64 {
    let square = |case: &Case| (chance(case.worth(numbers)) - case.chance).powi(2);
    cases.iter().map(square).sum::<f64>() / cases.len() as f64
}

/// Moves the numbers against the gradient of the loss, so many times.
pub fn fit(cases: &[Case], games: u64, numbers: &mut Numbers, rounds: usize) {
    let hold = HOLD / games as f64;
    let start = numbers.clone();
    let mut adam = [Adam::new(numbers.weights.len()), Adam::new(numbers.scales.len())];
    for _ in 0..rounds {
        let Numbers { weights: mut by_weights, scales: mut by_scales } = gradient(cases, numbers);
        let [weights, scales] = &mut adam;
        hold_to(&mut by_weights, &numbers.weights, &start.weights, hold);
        hold_to(&mut by_scales, &numbers.scales, &start.scales, SCALES_PART * hold);
        weights.step(&mut numbers.weights, &by_weights);
        scales.step(&mut numbers.scales, &by_scales);
    }
}

/// By how much the loss grows with each number.
fn gradient(cases: &[Case], numbers: &Numbers) -> Numbers {
    let mut weights = vec![[0.0; 2]; numbers.weights.len()];
    let mut scales = vec![[0.0; 2]; numbers.scales.len()];
    for case in cases {
        let sum = case.sum(&numbers.weights);
        let (scale, end) = case.scale(sum);
        let part = numbers.scales[scale][end] / f64::from(WHOLE);
        let chance = chance(sum * part);
        let slope =
            (chance - case.chance) * chance * (1.0 - chance) * SLOPE * 2.0 / cases.len() as f64;
        scales[scale][end] += slope * sum / f64::from(WHOLE);
        let ends = [slope * part * case.fullness, slope * part * (1.0 - case.fullness)];
        for &(weight, times) in &case.counts {
            for (part, end) in weights[usize::from(weight)].iter_mut().zip(ends) {
                *part += end * f64::from(times);
            }
        }
    }
    Numbers { weights, scales }
}

/// Adds what holds the numbers to where they began.
fn hold_to(gradient: &mut [[f64; 2]], now: &[[f64; 2]], start: &[[f64; 2]], hold: f64) {
    for ((part, now), start) in gradient.iter_mut().zip(now).zip(start) {
        for end in 0..2 {
            part[end] += hold * (now[end] - start[end]);
        }
    }
}
