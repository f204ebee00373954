//! Armies set up at random: what a match begins with.

use sittuyin_engine::Random;
use sittuyin_rules::{Phase, Position, RulesetId};

/// The position after a setup at random; the same for the same seed. A setup in which a side finds
/// no square any more is given up, and another begun.
pub fn set_up(ruleset: RulesetId, seed: u64) -> Position {
    let mut random = Random::new(seed);
    loop {
        let mut position = Position::start(ruleset);
        while position.phase() == Phase::Setup {
            let plies = position.legal_plies();
            let Some(&ply) = plies.get(random.below(plies.len())) else { break };
            position.play(ply);
        }
        if position.phase() != Phase::Setup && position.outcome().is_none() {
            return position;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use sittuyin_rules::{Color, Hand, Kings};

    #[test]
    fn every_setup_is_complete_possible_and_its_own() {
        for ruleset in RulesetId::ALL {
            let fens: Vec<String> = (0..50).map(|seed| set_up(ruleset, seed).fen()).collect();
            for (seed, fen) in fens.iter().enumerate() {
                let read = Position::new(fen.parse().unwrap(), ruleset, Kings::Required).unwrap();
                assert!(Color::ALL.into_iter().all(|color| read.hand(color) == Hand::EMPTY));
                assert_eq!(read.board().occupied().len(), 32, "{ruleset} {fen}");
                assert_eq!(fens.iter().position(|other| other == fen), Some(seed));
                assert_eq!(&set_up(ruleset, seed as u64).fen(), fen);
            }
        }
    }
}
