//! The lowest level is for those who have just learned how the pieces move.

mod common;

use common::answer;
use sittuyin_engine::{Engine, Level, Limits, Random};
use sittuyin_rules::{Color, Game, Outcome, Ply, Position, Role, RulesetId};

/// So many games are played.
const GAMES: u64 = 200;

/// What the pieces are worth to a beginner, in soldiers.
const fn worth(role: Role) -> i32 {
    match role {
        Role::Soldier => 1,
        Role::Commander | Role::Elephant | Role::Horse => 3,
        Role::Chariot => 5,
        Role::King => 100,
    }
}

/// Whether the opponent comes out ahead by capturing what a ply has put on its square.
fn hangs(position: &Position, ply: Ply) -> bool {
    let next = position.after(ply);
    let role_at = |square| next.board().role_at(square).map_or(0, worth);
    let onto = |each: &Ply| each.to() == ply.to();
    next.legal_plies().into_iter().filter(onto).any(|reply| {
        let Some(from) = reply.from() else { return false };
        let taken_back = next.after(reply).legal_plies().iter().any(onto);
        !taken_back || role_at(from) < role_at(ply.to())
    })
}

/// What a ply captures, less the capturer where it can be captured in turn.
fn gain(position: &Position, ply: Ply) -> i32 {
    let worth_at = |square| position.board().role_at(square).map_or(0, worth);
    let Some(from) = ply.from().filter(|from| *from != ply.to()) else { return 0 };
    let next = position.after(ply);
    let taken_back = next.legal_plies().iter().any(|reply| reply.to() == ply.to());
    worth_at(ply.to()) - if taken_back { worth_at(from) } else { 0 }
}

/// Mates at once where that is possible, captures what is free, the dearest first, and else plays
/// any ply that does not give away the piece it moves.
fn greedy(position: &Position, random: &mut Random) -> Ply {
    let plies = position.legal_plies();
    let mates = |ply: &Ply| {
        let next = position.after(*ply);
        next.in_check() && !next.has_ply()
    };
    if let Some(mate) = plies.iter().copied().find(mates) {
        return mate;
    }
    let dearest = plies.iter().copied().max_by_key(|ply| gain(position, *ply));
    if let Some(ply) = dearest.filter(|ply| gain(position, *ply) > 0) {
        return ply;
    }
    let safe: Vec<Ply> = plies.iter().copied().filter(|ply| !hangs(position, *ply)).collect();
    let among = if safe.is_empty() { &plies[..] } else { &safe };
    among[random.below(among.len())]
}

/// Who wins a game in which the greedy player has a colour, level 1 the other.
fn winner(greedy_side: Color, seed: u64) -> Option<Color> {
    let (mut game, mut engine) = (Game::start(RulesetId::Asean), Engine::new(1));
    let mut random = Random::new(seed);
    let level = Level::new(1).expect("a level");
    while game.outcome().is_none() {
        let ply = if game.turn() == greedy_side {
            greedy(game.position(), &mut random)
        } else {
            let limits = Limits::default();
            let ply = answer(&mut engine, game.positions(), limits, level, seed, u64::MAX);
            ply.expect("a ply")
        };
        game.play(ply).unwrap_or_else(|error| panic!("{}: {error}", game.position().fen()));
    }
    match game.outcome() {
        Some(Outcome::Win { winner, .. }) => Some(winner),
        _ => None,
    }
}

#[test]
fn the_first_level_loses_to_one_who_takes_what_is_free() {
    let (mut won, mut lost) = (0, 0);
    for seed in 0..GAMES {
        let greedy_side = Color::ALL[seed as usize % 2];
        match winner(greedy_side, seed) {
            Some(color) if color == greedy_side => lost += 1,
            Some(_) => won += 1,
            None => {}
        }
    }
    println!("level 1: won {won}, lost {lost} of {GAMES}");
    assert!(lost > won, "level 1 won {won}, lost {lost} of {GAMES}");
}
