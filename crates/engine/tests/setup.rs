//! The setup of an army, and the end of putting it right.

mod common;

use common::answer;
use sittuyin_engine::{Engine, Level, Limits};
use sittuyin_rules::{Bitboard, Color, Phase, Position, Role, RulesetId};

/// The positions from the start until the battle, each ply legal.
fn set_up(ruleset: RulesetId, levels: [u8; 2], seed: u64) -> Vec<Position> {
    let mut engine = Engine::new(1);
    let mut game = vec![Position::start(ruleset)];
    let limits = Limits { nodes: Some(200), ..Limits::default() };
    while let Some(last) = game.last()
        && last.phase() != Phase::Battle
    {
        let level = Level::new(levels[last.turn().index()]).expect("a level");
        let ply = answer(&mut engine, &game, limits, level, seed, u64::MAX).expect("a ply");
        assert!(last.is_legal(ply), "{ruleset} {seed}: {ply} in {}", last.fen());
        game.push(last.after(ply));
        assert!(game.len() < 40, "{ruleset} {seed}: the battle never begins");
    }
    game
}

#[test]
fn armies_are_legal_in_every_ruleset_and_the_battle_begins() {
    for ruleset in RulesetId::ALL {
        for seed in 0..12 {
            set_up(ruleset, [1, 8], seed);
            set_up(ruleset, [8, 1], seed);
        }
    }
}

#[test]
fn armies_differ_and_each_seed_has_its_own() {
    for ruleset in RulesetId::ALL {
        let army = |seed| set_up(ruleset, [8, 8], seed).get(16).map(Position::fen);
        assert!((1..6).any(|seed| army(seed) != army(0)), "{ruleset}");
        assert_eq!(army(3), army(3), "{ruleset}");
    }
}

/// Nobody's king stands attacked, and no piece where a soldier takes it.
#[test]
fn armies_stand_safely() {
    for ruleset in RulesetId::ALL {
        for seed in 0..8 {
            let game = set_up(ruleset, [8, 8], seed);
            let placed = &game[16];
            for color in Color::ALL {
                let king = placed.board().king(color).expect("a king");
                let attackers = placed.attackers(king, !color);
                assert_eq!(attackers, Bitboard::EMPTY, "{ruleset} {seed} {}", placed.fen());
                let soldiers = placed.board().of_role(Role::Soldier);
                let pieces = placed.board().of_color(color) - soldiers;
                let reach = (soldiers - placed.board().of_color(color)).forward_diagonals(!color);
                assert_eq!(pieces & reach, Bitboard::EMPTY, "{ruleset} {seed} {}", placed.fen());
            }
        }
    }
}
