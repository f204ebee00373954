//! A score as a difference in strength.

use std::fmt;

/// How a game went for the first program.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Score {
    Loss,
    Draw,
    Win,
}

impl Score {
    /// As the other program sees it.
    pub const fn turned(self) -> Self {
        match self {
            Self::Loss => Self::Win,
            Self::Draw => Self::Draw,
            Self::Win => Self::Loss,
        }
    }
}

/// Two games from the same armies, played with both colours.
pub type Pair = [Score; 2];

/// 95 of 100 measurements lie within so many standard errors.
const STANDARD_ERRORS: f64 = 1.96;

/// The pairs played so far. Pairs are counted, not games (*pentanomial*): two games from the same
/// armies are not independent of each other.
#[derive(Default, Debug)]
pub struct Tally {
    /// Pairs by half points: from 0 to 4.
    pairs: [u32; 5],
    /// Games by score: lost, drawn, won.
    games: [u32; 3],
}

impl Tally {
    /// Adds a pair.
    pub fn add(&mut self, pair: Pair) {
        self.pairs[pair.iter().map(|&score| score as usize).sum::<usize>()] += 1;
        for score in pair {
            self.games[score as usize] += 1;
        }
    }

    /// The first program's part of all points, from 0 to 1.
    pub fn mean(&self) -> f64 {
        self.over_pairs(|part| part)
    }

    /// The standard error of [`Tally::mean`].
    fn standard_error(&self) -> f64 {
        let mean = self.mean();
        (self.over_pairs(|part| (part - mean).powi(2)) / f64::from(self.count())).sqrt()
    }

    /// The mean of something over all pairs, each told by its part of two points.
    fn over_pairs(&self, of: impl Fn(f64) -> f64) -> f64 {
        let sum: f64 = (0_u8..)
            .zip(self.pairs)
            .map(|(half, n)| f64::from(n) * of(f64::from(half) / 4.0))
            .sum();
        sum / f64::from(self.count())
    }

    fn count(&self) -> u32 {
        self.pairs.iter().sum()
    }

    /// By how much the first program is stronger, and how far off that may be either way with a
    /// probability of 95 %. Infinite where one program has all points.
    pub fn elo(&self) -> (f64, f64) {
        let (mean, reach) = (self.mean(), STANDARD_ERRORS * self.standard_error());
        let [low, high] = [mean - reach, mean + reach].map(|part| elo(part.clamp(0.0, 1.0)));
        (elo(mean), (high - low) / 2.0)
    }
}

/// The difference in strength at which this part of the points is expected.
fn elo(part: f64) -> f64 {
    400.0 * (part / (1.0 - part)).log10()
}

impl fmt::Display for Tally {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let [lost, drawn, won] = self.games;
        let (elo, error) = self.elo();
        write!(
            f,
            "+{won} ={drawn} -{lost}, {:.1} %, Elo {elo:+.0} ± {error:.0}",
            100.0 * self.mean()
        )
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn tally(pairs: [u32; 5]) -> Tally {
        Tally { pairs, games: [0; 3] }
    }

    /// Results that other projects' test frameworks have published: pairs, Elo, error.
    #[test]
    fn published_results_are_got() {
        let published = [
            // chess-3, pull request 119
            ([30, 73, 195, 136, 84], 57.88, 16.85),
            // PlentyChess, pull requests 213 and 217
            ([44, 241, 590, 413, 71], 28.96, 8.30),
            ([25, 318, 815, 464, 54], 21.17, 6.69),
        ];
        for (pairs, elo, error) in published {
            let measured = tally(pairs).elo();
            assert!((measured.0 - elo).abs() < 0.02, "{measured:?} is not {elo}");
            assert!((measured.1 / error - 1.0).abs() < 0.01, "{measured:?} is not ± {error}");
        }
    }

    #[test]
    fn points_are_counted() {
        let mut tally = Tally::default();
        tally.add([Score::Win, Score::Draw]);
        tally.add([Score::Loss, Score::Draw]);
        assert_eq!(tally.to_string(), "+1 =2 -1, 50.0 %, Elo +0 ± 297");
        assert_eq!((tally.pairs, tally.games), ([0, 1, 0, 1, 0], [1, 2, 1]));
    }

    #[test]
    fn who_has_all_points_is_stronger_without_measure() {
        let mut tally = Tally::default();
        tally.add([Score::Win, Score::Win]);
        assert!(tally.elo().0.is_infinite() && tally.elo().0 > 0.0);
    }
}
