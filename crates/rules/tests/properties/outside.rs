//! Positions that no game led to (§8): what is wrong with them, and drills, which lack kings.

use proptest::prelude::*;
use sittuyin_rules::{
    Attempt, Bitboard, Color, Draw, FenError, FenErrors, FenExpected, FenField, Game, Kings,
    Outcome, Piece, Position, PositionError, Role, RulesetId, Setup, Square, Verdict, Win,
};

use crate::{
    figures_agree::{end, sorted},
    games::config,
    oracle_data::position,
    plain::Plain,
};

fn square(text: &str) -> Square {
    text.parse().expect("a square")
}

fn setup(fen: &str) -> Setup {
    fen.parse().unwrap_or_else(|error| panic!("{fen}: {error}"))
}

fn wrong(ruleset: RulesetId, fen: &str) -> Vec<PositionError> {
    Position::new(setup(fen), ruleset, Kings::Required).err().map_or(vec![], |it| it.errors)
}

/// The one error that a position has under every ruleset.
fn wrong_everywhere(fen: &str, error: PositionError) {
    for ruleset in RulesetId::ALL {
        assert_eq!(wrong(ruleset, fen), [error], "{ruleset} {fen}");
    }
}

#[test]
fn each_side_has_one_king() {
    let none = PositionError::KingCount { color: Color::Black, count: 0 };
    wrong_everywhere("8/8/8/8/8/8/8/K6R[] w - - 0 9", none);
    let two = PositionError::KingCount { color: Color::Red, count: 2 };
    wrong_everywhere("k7/8/8/8/8/8/8/K6K[] w - - 0 9", two);
}

#[test]
fn a_king_in_hand_is_a_king() {
    let fen = "8/8/4pppp/pppp4/4PPPP/PPPP4/4K3/8[KFRRSSNNkfrrssnn] w - - 0 1";
    let two = PositionError::KingCount { color: Color::Red, count: 2 };
    assert_eq!(wrong(RulesetId::Zh, fen), [two]);
}

#[test]
fn there_is_no_more_of_a_kind_than_in_an_army() {
    let too_many =
        |role, count, most| PositionError::TooMany { color: Color::Red, role, count, most };
    wrong_everywhere("k7/8/8/8/8/8/2R5/1R1R3K[] w - - 0 9", too_many(Role::Chariot, 3, 2));
    wrong_everywhere("k7/8/8/8/S7/S7/S7/7K[] w - - 0 9", too_many(Role::Elephant, 3, 2));
    wrong_everywhere("k7/8/8/8/8/N7/N7/N6K[] w - - 0 9", too_many(Role::Horse, 3, 2));
    let nine = "k7/8/P7/8/PPPP4/PPPP4/8/7K[] w - - 0 9";
    wrong_everywhere(nine, too_many(Role::Soldier, 9, 8));
}

#[test]
fn board_and_hand_are_counted_together() {
    let fen = "8/8/4pppp/pppp4/4PPPP/PPPP4/4R3/8[KFRRSSNNkfrrssnn] w - - 0 1";
    let three =
        PositionError::TooMany { color: Color::Red, role: Role::Chariot, count: 3, most: 2 };
    assert_eq!(wrong(RulesetId::En, fen), [three]);
}

#[test]
fn a_second_commander_was_a_soldier() {
    wrong_everywhere(
        "k7/8/8/5F2/4PPPP/PPPP4/8/F6K[] w - - 0 9",
        PositionError::TooMany { color: Color::Red, role: Role::Soldier, count: 8, most: 7 },
    );
}

#[test]
fn no_soldier_stands_behind_where_it_started_unless_it_gave_way() {
    let fen = "k7/8/8/8/8/8/P7/7K[] w - - 0 9";
    let behind = |color, at: &[&str]| {
        let squares = at.iter().map(|at| square(at)).collect();
        PositionError::SoldierBehindLine { color, squares }
    };
    for ruleset in [RulesetId::Zh, RulesetId::Pl, RulesetId::Asean] {
        assert_eq!(wrong(ruleset, fen), [behind(Color::Red, &["a2"])]);
        // Black's line is half a turn away: h7 lies behind it, d7 too, d5 does not.
        let black = "k7/3p3p/8/3p4/8/8/8/7K[] w - - 0 9";
        let found = wrong(ruleset, black);
        assert_eq!(found, [behind(Color::Black, &["d7", "h7"])]);
    }
    assert_eq!(wrong(RulesetId::En, fen), []);
}

/// A soldier on `a3` stands on its starting square; on `e3` it would be behind that.
#[test]
fn the_starting_line_has_a_step() {
    let behind =
        PositionError::SoldierBehindLine { color: Color::Red, squares: square("e3").into() };
    let fen = "k7/8/8/8/8/P3P3/8/7K[] w - - 0 9";
    assert_eq!(wrong(RulesetId::Zh, fen), [behind]);
}

#[test]
fn a_hand_may_not_have_been_passed_over() {
    let passed = |color| PositionError::HandPassedOver { color };
    // Black is placing, and red has not finished.
    let red_left = "8/8/4pppp/pppp4/4PPPP/PPPP4/4K3/8[Rkfrrssnn] b - - 0 1";
    // Red is placing, and black has begun.
    let black_began = "8/3k4/4pppp/pppp4/4PPPP/PPPP4/4K3/8[RNfrrssnn] w - - 0 1";
    for ruleset in [RulesetId::Zh, RulesetId::En, RulesetId::Pl] {
        assert_eq!(wrong(ruleset, red_left), [passed(Color::Red)], "{ruleset}");
        assert_eq!(wrong(ruleset, black_began), [passed(Color::Red)], "{ruleset}");
    }
    // One by one: with red to place, both have as many left.
    let unequal = "8/3k4/4pppp/pppp4/4PPPP/PPPP4/4K3/8[FRRSSNNrrssnn] w - - 0 2";
    assert_eq!(wrong(RulesetId::Asean, unequal), [passed(Color::Red)]);
    let other = "8/3k4/4pppp/pppp4/4PPPP/PPPP4/4K3/8[RRSSNNfrrssnn] w - - 0 2";
    assert_eq!(wrong(RulesetId::Asean, other), [passed(Color::Black)]);
}

#[test]
fn red_does_not_move_before_black_has_placed_everything() {
    let fen = "8/3k4/4pppp/pppp4/4PPPP/PPPP4/4K3/8[r] w - - 0 2";
    wrong_everywhere(fen, PositionError::BattleBeforeSetup { color: Color::Red });
}

#[test]
fn the_side_not_to_move_is_not_attacked_in_the_battle() {
    let king = square("a8");
    let attacked = PositionError::OppositeKingAttacked { color: Color::Black, king };
    wrong_everywhere("k6R/8/8/8/8/8/8/7K[] w - - 0 9", attacked);
}

/// §2, `pl`: before the battle kings may stand attacked or side by side.
#[test]
fn before_the_battle_either_king_may_be_attacked() {
    let adjusting = "8/8/4pppp/ppppk3/3KPPPP/PPPP4/8/8[] w - - 0 2";
    assert_eq!(wrong(RulesetId::Pl, adjusting), []);
    let attacked = PositionError::OppositeKingAttacked { color: Color::Black, king: square("e5") };
    assert_eq!(wrong(RulesetId::Zh, adjusting), [attacked]);
}

#[test]
fn everything_that_is_wrong_is_listed() {
    let fen = "k6R/8/8/8/8/8/P6R/R7[rrr] w - 32 4 9";
    let all = [
        PositionError::KingCount { color: Color::Red, count: 0 },
        PositionError::TooMany { color: Color::Red, role: Role::Chariot, count: 3, most: 2 },
        PositionError::SoldierBehindLine { color: Color::Red, squares: square("a2").into() },
        PositionError::TooMany { color: Color::Black, role: Role::Chariot, count: 3, most: 2 },
        PositionError::BattleBeforeSetup { color: Color::Red },
        PositionError::NoCounting { ruleset: RulesetId::Zh },
    ];
    let found = wrong(RulesetId::Zh, fen);
    assert_eq!(found.len(), all.len(), "{found:?}");
    assert!(all.iter().all(|error| found.contains(error)), "{found:?}");
    let found = wrong(RulesetId::Zh, "k6R/8/8/8/8/8/7R/R6K[] w - - 0 9");
    let attacked = PositionError::OppositeKingAttacked { color: Color::Black, king: square("a8") };
    assert!(found.len() == 2 && found.contains(&attacked), "{found:?}");
}

/// §8: "A side that still has pieces in hand and no placement: drawn (it cannot arise in play)".
#[test]
fn who_has_pieces_but_no_placement_draws() {
    // A red horse already attacks the black king, and the piece left cannot cure that.
    let fen = "3k4/8/2N5/8/4PPPP/PPPP4/4K3/8[n] b - - 0 1";
    for ruleset in [RulesetId::Zh, RulesetId::En] {
        let outcome = position(ruleset, fen).outcome();
        assert_eq!(outcome, Some(Outcome::Draw(Draw::Stalemate)), "{ruleset}");
    }
}

#[test]
fn missing_fields_read_as_red_to_move_at_the_start() {
    let whole = setup("k7/8/8/8/8/8/8/K7[] w - - 0 1");
    for text in [
        "k7/8/8/8/8/8/8/K7",
        "k7/8/8/8/8/8/8/K7[]",
        "k7/8/8/8/8/8/8/K7 w",
        " k7/8/8/8/8/8/8/K7 w - -",
    ] {
        assert_eq!(setup(text), whole, "{text}");
    }
}

#[test]
fn hands_are_read_in_any_order() {
    let text = "8/8/4pppp/pppp4/4PPPP/PPPP4/8/8[nNrSkRfFsKSsNnRr] w - - 0 1";
    assert_eq!(setup(text), Setup::start());
}

#[test]
fn a_limit_in_the_text_sets_both_clocks() {
    let read = setup("7k/8/8/8/8/8/R7/K7[] w - 32 31 70");
    assert_eq!(read.halfmoves, 31);
    assert_eq!(read.count.map(|count| (count.limit, count.plies)), Some((32, 31)));
}

#[test]
fn every_field_that_cannot_be_read_is_named_with_its_place() {
    let text = "k7/8/8/8/x7/8/8/K8[q] r + y -1 0 z";
    let error = |field, found: &str, at, expected| FenError {
        field,
        found: found.to_owned(),
        at,
        expected,
    };
    let expected = [
        error(FenField::Board, "x", 10, FenExpected::PieceOrGap),
        error(FenField::Board, "K8", 17, FenExpected::EightSquares),
        error(FenField::Hand, "q", 20, FenExpected::HandPiece),
        error(FenField::Turn, "r", 23, FenExpected::Turn),
        error(FenField::Unused, "+", 25, FenExpected::Dash),
        error(FenField::Limit, "y", 27, FenExpected::DashOrPlies),
        error(FenField::Halfmoves, "-1", 29, FenExpected::Number),
        error(FenField::Fullmoves, "0", 32, FenExpected::PositiveNumber),
        error(FenField::Rest, "z", 34, FenExpected::End),
    ];
    assert_eq!(text.parse::<Setup>(), Err(FenErrors(expected.to_vec())));
}

#[test]
fn a_text_that_is_all_faults_is_refused_with_each_and_says_five() {
    let text = format!("{}/8", ["xxxxxxxx"; 7].join("/"));
    let Err(errors) = text.parse::<Setup>() else { panic!("it was read") };
    let places = (0..7).flat_map(|rank| (1..=8).map(move |file| 9 * rank + file));
    assert!(errors.0.iter().map(|error| error.at).eq(places));
    let said = errors.to_string();
    assert_eq!(said.matches("cannot be read").count(), 5, "{said}");
    assert!(said.ends_with("; and 51 more"), "{said}");
}

/// Nothing that is longer can be a position: 64 pieces and 7 strokes, both hands of 8 in brackets,
/// and the largest numbers take 111 characters.
#[test]
fn a_text_that_is_too_long_is_refused_as_that() {
    let longest = format!("{}[KFRRSSNNkfrrssnn] w - 65535 65535 65535", ["pppppppp"; 8].join("/"));
    assert_eq!(longest.chars().count(), 111);
    assert!(longest.parse::<Setup>().is_ok());
    assert!(format!("{longest}{}", " ".repeat(89)).parse::<Setup>().is_ok());
    let error = FenError {
        field: FenField::Rest,
        found: "x".to_owned(),
        at: 201,
        expected: FenExpected::Shorter,
    };
    assert_eq!(error.expected.to_string(), "at most 200 characters");
    assert_eq!("x".repeat(9_000_000).parse::<Setup>(), Err(FenErrors(vec![error])));
}

/// §8: a drill lacks one king or both; nothing is drawn, nothing forbidden for lack of a reply.
#[test]
fn a_drill_needs_no_king_and_is_never_drawn() {
    let fens = [
        "8/8/8/8/8/8/8/4N3[] w - - 0 1",
        "k7/8/8/8/8/8/8/8[] b - - 0 1",
        "8/P7/8/8/8/8/8/8[] w - - 100 1",
        "P7/8/8/8/8/8/8/7k[] w - - 0 1",
    ];
    for ruleset in RulesetId::ALL {
        for fen in fens {
            let drill = Position::new(setup(fen), ruleset, Kings::Optional).expect("a drill");
            assert_eq!(Game::from_position(drill).outcome(), None, "{ruleset} {fen}");
        }
        let two = Position::new(setup("kk6/8/8/8/8/8/8/8[] b"), ruleset, Kings::Optional);
        assert!(two.is_err(), "{ruleset}");
    }
}

/// §4 is off in drills: what a game forbids is played, and whoever has no ply then simply passes.
#[test]
fn a_drill_forbids_nothing_for_lack_of_a_reply() {
    let fen = "8/8/8/p7/P7/K7/8/kp6[] w - - 0 27";
    for ruleset in [RulesetId::Zh, RulesetId::En, RulesetId::Pl] {
        let game = position(ruleset, fen);
        assert_eq!(sorted(&game.forbidden_plies()), ["a3b3"], "{ruleset}");
        let drill = Position::new(setup(fen), ruleset, Kings::Optional).expect("a drill");
        assert_eq!(sorted(&drill.legal_plies()), ["a3b3"], "{ruleset}");
        assert_eq!(drill.outcome(), None, "{ruleset}");
        let stuck = drill.after(drill.legal_plies()[0]);
        assert_eq!(stuck.outcome(), None, "{ruleset}");
        assert!(!stuck.passed().legal_plies().is_empty(), "{ruleset}");
    }
}

#[test]
fn a_king_in_a_drill_is_checked_and_mated_as_ever() {
    for ruleset in RulesetId::ALL {
        let drill = |fen| Position::new(setup(fen), ruleset, Kings::Optional).expect("a drill");
        let checked = drill("R6k/6R1/8/8/8/8/8/8[] b");
        assert!(checked.in_check(), "{ruleset}");
        assert_eq!(sorted(&checked.legal_plies()), ["h8g7"], "{ruleset}");
        let mated = drill("R6k/1R6/8/8/8/8/8/8[] b").outcome();
        let won = Outcome::Win { winner: Color::Red, by: Win::Checkmate };
        assert_eq!(mated, Some(won), "{ruleset}");
    }
}

/// Any few pieces anywhere. Most of these are positions of a drill, if not of a game.
fn scattered() -> impl Strategy<Value = Setup> {
    let side = prop_oneof![Just(Color::Red), Just(Color::Black)];
    let man = (0..64_u8, prop::sample::select(Role::ALL.to_vec()), side.clone());
    (prop::collection::vec(man, 0..12), side).prop_map(|(men, turn)| {
        let mut setup = setup("8/8/8/8/8/8/8/8[] w - - 0 9");
        setup.turn = turn;
        for (square, role, color) in men {
            setup.board.put(Square::new(square), Piece { color, role });
        }
        setup
    })
}

/// A black king at an edge with few pieces beside it, and red's around them: positions where a ply
/// may leave no reply (§4), with pins and with soldiers that are in each other's way.
fn cornered() -> impl Strategy<Value = Setup> {
    let near = |most: i8| (0..=most, -most..=most);
    let men = Role::ALL[1..].to_vec();
    let few = prop::collection::vec((near(1), prop::sample::select(men.clone())), 1..3);
    let role = prop_oneof![Just(Role::Chariot), prop::sample::select(men)];
    let many = prop::collection::vec((near(3), role), 2..6);
    (0..8_i8, any::<bool>(), few, many, near(3)).prop_map(|(along, side, few, many, king)| {
        let mut setup = setup("8/8/8/8/8/8/8/8[] w - - 0 9");
        let square = |(inward, along_by): (i8, i8)| {
            let along = (along + along_by).clamp(0, 7) as u8;
            let depth = inward as u8;
            if side { Square::at(depth, along) } else { Square::at(along, 7 - depth) }
        };
        for (way, role) in many {
            setup.board.put(square(way), Piece { color: Color::Red, role });
        }
        for (way, role) in few {
            setup.board.put(square(way), Piece { color: Color::Black, role });
        }
        setup.board.put(square(king), Piece { color: Color::Red, role: Role::King });
        setup.board.put(square((0, 0)), Piece { color: Color::Black, role: Role::King });
        setup
    })
}

/// A king in check, mostly by two pieces at once, one of which a soldier may capture on the X:
/// positions where only a soldier that is promoted and shifts may answer (§3, `pl`).
fn beset() -> impl Strategy<Value = Setup> {
    let x: Vec<Square> = Bitboard::THE_X.into_iter().collect();
    let leaps = vec![(1, 2), (2, 1), (-1, 2), (2, -1), (-2, 1), (1, -2), (-2, -1), (-1, -2)];
    let along = (1..=5_i8, prop::sample::select(vec![(0, 1), (1, 0), (0, -1), (-1, 0)]));
    let other = (0..64_u8, prop::sample::select(Role::ALL[1..].to_vec()), any::<bool>());
    let others = prop::collection::vec(other, 0..4);
    let places = (prop::sample::select(x), prop::sample::select(leaps), along, any::<bool>());
    (places, others, any::<bool>()).prop_map(|((horse, leap, along, left), others, turned)| {
        let mut setup = setup("8/8/8/8/8/8/8/7k[] w - - 0 9");
        let mut put = |square: Option<Square>, color, role| {
            if let Some(square) = square {
                setup.board.put(square, Piece { color, role });
            }
        };
        for (square, role, red) in others {
            let color = if red { Color::Red } else { Color::Black };
            put(Some(Square::new(square)), color, role);
        }
        let king = horse.offset(leap.0, leap.1);
        let (by, way) = along;
        put(king.and_then(|king| king.offset(by * way.0, by * way.1)), Color::Black, Role::Chariot);
        put(king, Color::Red, Role::King);
        put(horse.offset(if left { -1 } else { 1 }, -1), Color::Red, Role::Soldier);
        put(Some(horse), Color::Black, Role::Horse);
        if turned { setup.half_turned() } else { setup }
    })
}

fn as_the_plain_rules_say(
    setup: &Setup,
    ruleset: RulesetId,
    kings: Kings,
) -> Result<(), TestCaseError> {
    let Ok(fast) = Position::new(setup.clone(), ruleset, kings) else { return Ok(()) };
    let drill = kings == Kings::Optional;
    let plain = Plain { drill, ..Plain::read(ruleset, &fast.fen()) };
    let fen = fast.fen();
    prop_assert_eq!(sorted(&fast.legal_plies()), sorted(&plain.plies()), "{}", fen);
    prop_assert_eq!(sorted(&fast.forbidden_plies()), sorted(&plain.forbidden()), "{}", fen);
    prop_assert_eq!(end(&fast), plain.end(), "{}", fen);
    for ply in fast.legal_plies() {
        prop_assert_eq!(fast.judge(Attempt::Ply(ply)), Verdict::Ply(ply));
        prop_assert_eq!(fast.after(ply).fen(), plain.after(ply).fen());
    }
    Ok(())
}

proptest! {
    #![proptest_config(config(10_000))]

    #[test]
    fn a_cornered_king_is_left_a_reply_as_the_plain_rules_say(
        setup in cornered(),
        ruleset in prop::sample::select(RulesetId::ALL.to_vec()),
    ) {
        as_the_plain_rules_say(&setup, ruleset, Kings::Required)?;
    }
}

proptest! {
    #![proptest_config(config(4000))]

    #[test]
    fn a_check_is_answered_as_the_plain_rules_say(
        setup in beset(),
        ruleset in prop::sample::select(RulesetId::ALL.to_vec()),
    ) {
        as_the_plain_rules_say(&setup, ruleset, Kings::Required)?;
    }
}

proptest! {
    #![proptest_config(config(1500))]

    #[test]
    fn pieces_anywhere_play_as_the_plain_rules_say(
        setup in scattered(),
        ruleset in prop::sample::select(RulesetId::ALL.to_vec()),
    ) {
        for kings in [Kings::Required, Kings::Optional] {
            as_the_plain_rules_say(&setup, ruleset, kings)?;
        }
    }

    /// Whatever lies on the board, the answer is a position or a list.
    #[test]
    fn any_arrangement_is_a_position_or_has_faults(
        setup in scattered(),
        ruleset in prop::sample::select(RulesetId::ALL.to_vec()),
    ) {
        match Position::new(setup.clone(), ruleset, Kings::Required) {
            Ok(position) => prop_assert_eq!(position.setup(), setup),
            Err(errors) => {
                prop_assert!(!errors.errors.is_empty());
                prop_assert_eq!(*errors.setup, setup);
            }
        }
    }
}
