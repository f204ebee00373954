//! Kingma and Ba, "Adam: a method for stochastic optimization" (2015).

/// Centipawns a step at most.
const RATE: f64 = 1.0;
/// How long a gradient, and its square, are remembered.
const MEMORY: [f64; 2] = [0.9, 0.999];
/// What keeps a quotient finite.
const LEAST: f64 = 1e-8;

/// Remembers the gradients of all weights.
pub struct Adam {
    mean: Vec<[f64; 2]>,
    square: Vec<[f64; 2]>,
    steps: i32,
}

impl Adam {
    /// For so many weights.
    pub fn new(weights: usize) -> Self {
        Self { mean: vec![[0.0; 2]; weights], square: vec![[0.0; 2]; weights], steps: 0 }
    }

    /// Moves the weights a step against the gradient.
    pub fn step(&mut self, weights: &mut [[f64; 2]], gradient: &[[f64; 2]]) {
        self.steps += 1;
        let young = MEMORY.map(|memory| 1.0 - memory.powi(self.steps));
        let memories = self.mean.iter_mut().zip(&mut self.square);
        for ((weight, part), (mean, square)) in weights.iter_mut().zip(gradient).zip(memories) {
            for end in 0..2 {
                mean[end] += (1.0 - MEMORY[0]) * (part[end] - mean[end]);
                square[end] += (1.0 - MEMORY[1]) * (part[end].powi(2) - square[end]);
                let spread = (square[end] / young[1]).sqrt() + LEAST;
                weight[end] -= RATE * mean[end] / young[0] / spread;
            }
        }
    }
}
