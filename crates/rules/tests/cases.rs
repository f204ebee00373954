//! What players of other programs reported, as far as it is a matter of rules: each case once, by
//! name.

use sittuyin_rules::{
    Attempt, Color, Evidence, Game, Kings, Phase, Ply, Position, Reason, Refusal, Role, RulesetId,
    Square, Verdict,
};

fn position(ruleset: RulesetId, fen: &str) -> Position {
    let setup = fen.parse().expect("a FEN");
    Position::new(setup, ruleset, Kings::Required).expect("a position")
}

fn ply(text: &str) -> Ply {
    text.parse().expect("a ply")
}

fn square(text: &str) -> Square {
    text.parse().expect("a square")
}

fn judge(position: &Position, text: &str) -> Verdict {
    position.judge(Attempt::Ply(ply(text)))
}

fn refusal(position: &Position, text: &str) -> Refusal {
    match judge(position, text) {
        Verdict::Refused(refusal) => refusal,
        other => panic!("{} {text}: {other:?}", position.fen()),
    }
}

/// §2. Reported: both armies were set up alternately under every ruleset.
#[test]
fn red_sets_up_its_whole_army_first_but_in_the_tournament_rules() {
    let army = |ruleset| match ruleset {
        RulesetId::Zh => ["R@a1", "R@h1", "K@e2", "F@d2", "S@c2", "S@f2", "N@b2", "N@g2"],
        _ => ["R@a1", "R@h1", "K@e1", "F@d1", "S@c1", "S@f1", "N@b1", "N@g1"],
    };
    for ruleset in [RulesetId::Zh, RulesetId::En, RulesetId::Pl] {
        let mut game = Game::start(ruleset);
        for text in army(ruleset) {
            assert_eq!(game.turn(), Color::Red, "{ruleset} {text}");
            game.play(ply(text)).expect("a placement");
        }
        assert_eq!((game.turn(), game.position().phase()), (Color::Black, Phase::Setup));
    }
    let mut game = Game::start(RulesetId::Asean);
    for text in army(RulesetId::Asean) {
        assert_eq!(game.turn(), Color::Red, "{text}");
        game.play(ply(text)).expect("a placement");
        assert_eq!(game.turn(), Color::Black, "{text}");
        game.play(ply(text).half_turned()).expect("a placement");
    }
    assert_eq!((game.turn(), game.position().phase()), (Color::Red, Phase::Battle));
}

/// §3. Reported: a soldier was promoted with a step that forked two chariots.
#[test]
fn a_promotion_does_not_fork_in_the_tournament_rules() {
    let fork = position(RulesetId::Asean, "8/8/4r1r1/6fk/1R2P3/4N3/2N5/2KS4[] w - - 0 1");
    let refused = refusal(&fork, "e4f5f");
    assert_eq!(refused.reason, Reason::PromotionAttacks);
    // It names all that would be attacked: both chariots.
    let attacked: Vec<Square> = refused.squares(Evidence::Attacked).into_iter().collect();
    assert_eq!(attacked, [square("e6"), square("g6")]);
}

/// §3. Reported: a soldier was promoted with a step that discovered a check.
#[test]
fn a_promotion_discovers_no_check_in_the_tournament_rules() {
    let line = position(RulesetId::Asean, "8/8/R2P1k2/8/8/8/8/4K3[] w - - 0 1");
    let refused = refusal(&line, "d6c7f");
    assert_eq!(refused.reason, Reason::PromotionDiscoversCheck);
    let shown = refused.squares(Evidence::Line);
    for part in ["a6", "d6", "f6"] {
        assert!(shown.has(square(part)), "{part}");
    }
    assert_eq!(judge(&line, "d6d6f"), Verdict::Ply(ply("d6d6f")));
}

/// §3: in place, too, the new commander may attack nothing there, and elsewhere it may.
#[test]
fn a_promotion_in_place_forks_everywhere_but_in_the_tournament_rules() {
    let fen = "7k/8/2r1r3/3P4/8/8/8/3K4[] w - - 0 1";
    assert_eq!(refusal(&position(RulesetId::Asean, fen), "d5d5f").reason, Reason::PromotionAttacks);
    for ruleset in [RulesetId::Zh, RulesetId::En, RulesetId::Pl] {
        let verdict = judge(&position(ruleset, fen), "d5d5f");
        assert_eq!(verdict, Verdict::Ply(ply("d5d5f")), "{ruleset}");
    }
}

/// §2, §7. Reported: a chariot's square was refused without a word. Here the reason comes with the
/// king, the chariot, and the squares where a screen could stand.
#[test]
fn a_chariot_that_faces_the_king_is_refused_with_the_line() {
    let fen = "8/4k3/4pppp/pppp4/4PPPP/PPPP4/1NSFKSN1/R6R[frrssnn] b - - 0 1";
    let king_between = position(RulesetId::Zh, fen);
    assert_eq!(judge(&king_between, "R@e8"), Verdict::Ply(ply("R@e8")));

    let fen = "8/3k4/4pppp/pppp4/4PPPP/PPPP4/1NSFKSN1/R6R[frrssnn] b - - 0 1";
    let setup = position(RulesetId::Zh, fen);
    let refused = refusal(&setup, "R@e8");
    assert_eq!(refused.reason, Reason::ChariotFacesKing);
    let shown = |evidence| -> Vec<Square> { refused.squares(evidence).into_iter().collect() };
    assert_eq!(shown(Evidence::King), [square("e2")]);
    assert_eq!(shown(Evidence::Chariot), [square("e8")]);
    assert_eq!(shown(Evidence::Screens), [square("e5"), square("e7")]);
    // A piece other than a soldier on the line, and the chariot may go there.
    let screened = setup.after(ply("N@e7"));
    assert_eq!(judge(&screened, "R@e8"), Verdict::Ply(ply("R@e8")));
    // The other handbooks know no such rule.
    let other = position(RulesetId::En, fen);
    assert_eq!(judge(&other, "R@e8"), Verdict::Ply(ply("R@e8")));
}

/// §1. Reported: a position with a small move number was taken for a setup.
#[test]
fn the_hand_decides_about_the_setup_and_not_the_move_number() {
    for ruleset in RulesetId::ALL {
        let battle = position(ruleset, "7k/8/8/8/8/8/R7/K7[] w - - 0 1");
        assert_eq!(battle.phase(), Phase::Battle, "{ruleset}");
        assert_eq!(judge(&battle, "a2b2"), Verdict::Ply(ply("a2b2")), "{ruleset}");
        let late = "8/8/4pppp/pppp4/4PPPP/PPPP4/8/8[KFRRSSNNkfrrssnn] w - - 0 60";
        let setup = position(ruleset, late);
        assert_eq!(setup.phase(), Phase::Setup, "{ruleset}");
        assert_eq!(refusal(&setup, "e4e5").reason, Reason::StillSettingUp, "{ruleset}");
    }
}

/// §2. Reported: a tap outside the zone dropped the piece. The rules know the zone.
#[test]
fn nothing_is_placed_outside_the_zone() {
    for ruleset in RulesetId::ALL {
        let start = Position::start(ruleset);
        for role in Role::IN_HAND {
            for to in Square::all().filter(|square| square.rank() >= 4) {
                let verdict = start.judge(Attempt::Ply(Ply::Place { role, to }));
                let Verdict::Refused(refused) = verdict else { panic!("{ruleset} {role} {to}") };
                assert_eq!(refused.reason, Reason::OutsideZone, "{ruleset} {role} {to}");
            }
        }
    }
}

/// Reported: a double click sent a second ply. Played again, a ply is refused and the game stays.
#[test]
fn the_same_ply_twice_is_refused_and_leaves_the_game_as_it_was() {
    let mut game = Game::start(RulesetId::Asean);
    game.play(ply("K@e1")).expect("a placement");
    let before = game.clone();
    assert!(game.play(ply("K@e1")).is_err());
    assert_eq!(game, before);
}
