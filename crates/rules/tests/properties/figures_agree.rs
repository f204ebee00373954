//! The plain rules are worth comparing with, for they agree with every figure; and what the figures
//! say beyond plies holds for the crate.

use sittuyin_rules::{Draw, Game, Outcome, Ply, Position, RulesetId, Win};

use crate::{
    figures,
    oracle_data::position,
    plain::{End, Plain},
};

/// Plies in coordinates, in the figures' order.
pub fn sorted(plies: &[Ply]) -> Vec<String> {
    let mut texts: Vec<String> = plies.iter().map(ToString::to_string).collect();
    texts.sort();
    texts
}

/// How a position ends the game by itself, in the words of the plain rules.
pub fn end(position: &Position) -> End {
    match position.outcome() {
        None => End::Ongoing,
        Some(Outcome::Win { winner, by: Win::Checkmate }) => {
            assert_eq!(winner, !position.turn());
            End::Checkmate
        }
        Some(Outcome::Draw(Draw::InsufficientMaterial)) => End::Insufficient,
        Some(Outcome::Draw(Draw::NoReplyForbidden)) => End::NoReplyForbidden,
        Some(Outcome::Draw(Draw::Stalemate)) => End::Stalemate,
        Some(other) => panic!("a position alone cannot end like that: {other:?}"),
    }
}

fn name(end: End) -> &'static str {
    match end {
        End::Ongoing => "ongoing",
        End::Checkmate => "checkmate",
        End::Insufficient => "insufficient",
        End::NoReplyForbidden => "draw_no_reply_forbidden",
        End::Stalemate => "draw_stalemate",
    }
}

#[test]
fn the_plain_rules_agree_with_every_figure_of_plies_and_outcome() {
    for ruleset in RulesetId::ALL {
        for entry in figures::legal(ruleset) {
            let plain = Plain::read(ruleset, &entry.fen);
            let context = format!("{ruleset} {}", entry.fen);
            assert_eq!(sorted(&plain.plies()), entry.plies, "{context}");
            assert_eq!(sorted(&plain.forbidden()), entry.forbidden, "{context}");
            assert_eq!(plain.in_check(), entry.in_check, "{context}");
            assert_eq!(name(plain.end()), entry.outcome, "{context}");
        }
    }
}

fn perft(plain: &Plain, depth: u32) -> u64 {
    let plies = plain.plies();
    if depth == 1 {
        return plies.len() as u64;
    }
    plies.into_iter().map(|ply| perft(&plain.after(ply), depth - 1)).sum()
}

#[test]
fn the_plain_rules_agree_with_the_small_figures_of_perft() {
    for ruleset in RulesetId::ALL {
        for entry in figures::perft(ruleset) {
            if entry.nodes < 300 {
                let nodes = perft(&Plain::read(ruleset, &entry.fen), entry.depth);
                assert_eq!(nodes, entry.nodes, "{ruleset} {} depth {}", entry.fen, entry.depth);
            }
        }
    }
}

#[test]
fn every_position_ends_or_goes_on_as_its_figure_says() {
    for ruleset in RulesetId::ALL {
        for entry in figures::legal(ruleset) {
            let found = end(&position(ruleset, &entry.fen));
            assert_eq!(name(found), entry.outcome, "{ruleset} {}", entry.fen);
        }
    }
}

/// Where Fairy-Stockfish offers a draw, ours may be claimed (§5), or the game is drawn by itself:
/// the count has passed its limit, or 100 plies have gone by.
#[test]
fn a_tournament_game_is_drawn_or_may_be_where_its_figure_says() {
    for entry in figures::legal(RulesetId::Asean) {
        let game = Game::from_position(position(RulesetId::Asean, &entry.fen));
        let drawn =
            matches!(game.outcome(), Some(Outcome::Draw(Draw::CountPassed | Draw::HundredPlies)));
        let may_be = drawn || game.position().may_claim_draw();
        assert_eq!(may_be, entry.optional_draw, "{}", entry.fen);
    }
}

/// Insufficient material may come with a stalemate, so it is the plies that are looked at.
#[test]
fn tournament_plies_give_check_mate_and_stalemate_as_the_figures_say() {
    for entry in figures::legal(RulesetId::Asean) {
        let position = position(RulesetId::Asean, &entry.fen);
        let leading = |to: fn(&Position) -> bool| -> Vec<String> {
            let plies: Vec<Ply> = position
                .legal_plies()
                .into_iter()
                .filter(|ply| to(&position.after(*ply)))
                .collect();
            sorted(&plies)
        };
        let told = |texts: &[String]| {
            let mut texts = texts.to_vec();
            texts.sort();
            texts
        };
        let fen = &entry.fen;
        assert_eq!(leading(Position::in_check), told(&entry.checking), "{fen}");
        let mates = leading(|next| end(next) == End::Checkmate);
        assert_eq!(mates, told(&entry.mating), "{fen}");
        let stalemates = leading(|next| !next.in_check() && !next.has_legal_ply());
        assert_eq!(stalemates, told(&entry.stalemating), "{fen}");
    }
}
