use sittuyin_rules::{Kings, Position, RulesetId};

use crate::{Engine, Level, Limits, Progress, Search, TABLE_MEGABYTES};

/// The positions of [`bench`]: openings, a middle game, endings, and a promotion about to come.
pub const BENCH_POSITIONS: [&str; 6] = [
    "4r1r1/2knsn2/2sfpppp/pppp4/4PPPP/PPPPFNS1/3S1NK1/2R1R3[] w - - 0 9",
    "r3r3/1nk1sn2/2sf1ppp/p1ppp3/1p2PPPP/PPPPFNS1/3S1NK1/2R1R3[] w - - 0 12",
    "8/8/6R1/s3r3/P5R1/1KP3p1/1F2kr2/8[] b - - 0 72",
    "8/3k1n2/2s2p2/2pPp1p1/p3P1P1/1PS1F3/2K2N2/8[] w - - 4 31",
    "8/4k3/8/2P5/8/4K3/8/R7[] w - - 0 60",
    "2r5/1nk5/2f1sppp/pp1Pp3/4P1PP/PP1NS3/2KF4/4R3[] b - - 2 22",
];

/// Searches fixed positions in every ruleset to a depth, and counts the positions looked at: a
/// number that changes when the search does, and with nothing else. Nothing if it is interrupted.
/// A worker that is asked about [`BENCH_POSITIONS`] comes to the same count.
pub fn bench(depth: u32, interrupted: &dyn Fn() -> bool) -> Option<u64> {
    let limits = Limits { depth: Some(depth), ..Limits::default() };
    let mut nodes = 0;
    for ruleset in RulesetId::ALL {
        for fen in BENCH_POSITIONS {
            let setup = fen.parse().ok();
            let position = setup.and_then(|s| Position::new(s, ruleset, Kings::Required).ok());
            let search = position.and_then(|p| Search::new(&[p], limits, Level::MASTER, 0));
            let Some(mut search) = search else { continue };
            let mut engine = Engine::new(TABLE_MEGABYTES);
            nodes += loop {
                if let Progress::Done(best) = search.step(&mut engine, u64::MAX, interrupted) {
                    break best.nodes;
                }
            };
            if interrupted() {
                return None;
            }
        }
    }
    Some(nodes)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_position_is_possible_in_every_ruleset() {
        for ruleset in RulesetId::ALL {
            for fen in BENCH_POSITIONS {
                let setup = fen.parse().expect("a FEN");
                let position = Position::new(setup, ruleset, Kings::Required);
                assert!(position.is_ok_and(|position| position.has_ply()), "{ruleset} {fen}");
            }
        }
    }

    /// The checksum of the search. It has no source but the search itself: whoever changes what is
    /// searched, means to, and writes the new count here.
    #[test]
    fn the_count_is_that_of_the_last_intended_change() {
        assert_eq!(bench(4, &|| false), Some(16_150));
    }

    #[test]
    fn it_can_be_interrupted() {
        let asked = std::cell::Cell::new(0);
        let from_the_third_on = || {
            asked.set(asked.get() + 1);
            asked.get() > 2
        };
        assert_eq!(bench(64, &from_the_third_on), None);
        assert!(asked.get() < 6, "it goes on after it has been interrupted: {}", asked.get());
    }
}
