//! What the three handbooks say, statement by statement, as far as no other test has it. The squares are
//! written down from the texts (`docs/sources.md` has their paragraphs), not taken from the program.

use sittuyin_rules::{
    Attempt, Bitboard, Color, Game, Kings, Outcome, Phase, Piece, Ply, Position, Reason, Role,
    RulesetId, Square, Verdict, Win,
};

const HANDBOOKS: [RulesetId; 3] = [RulesetId::Zh, RulesetId::En, RulesetId::Pl];
const X_IN_BLACKS_HALF: &str = "d5 e5 c6 f6 b7 g7 a8 h8";

fn position(ruleset: RulesetId, fen: &str, kings: Kings) -> Position {
    Position::new(fen.parse().expect("a FEN"), ruleset, kings).expect("a position")
}

fn battle(ruleset: RulesetId, fen: &str) -> Position {
    position(ruleset, fen, Kings::Required)
}

fn drill(ruleset: RulesetId, fen: &str) -> Position {
    position(ruleset, fen, Kings::Optional)
}

fn squares(text: &str) -> Bitboard {
    text.split_whitespace().map(|name| name.parse::<Square>().expect("a square")).collect()
}

/// The squares that moves lead to from a square.
fn moves(position: &Position, from: &str) -> Bitboard {
    let start = squares(from).first();
    let of = |ply: &Ply| matches!(ply, Ply::Move { from, .. } if Some(*from) == start);
    position.legal_plies().into_iter().filter(of).map(Ply::to).collect()
}

fn reason(position: &Position, attempt: &str) -> Option<Reason> {
    match position.judge(Attempt::Ply(attempt.parse().expect("a ply"))) {
        Verdict::Refused(refusal) => Some(refusal.reason),
        Verdict::Ply(_) | Verdict::Incomplete(_) => None,
    }
}

/// zh 7, en 6, pl 2.16: the layout. Black's is red's turned by half a turn.
#[test]
fn the_soldiers_stand_in_their_line_and_nothing_else_stands() {
    for ruleset in RulesetId::ALL {
        let start = Position::start(ruleset);
        let red = squares("a3 b3 c3 d3 e4 f4 g4 h4");
        let black = squares("a5 b5 c5 d5 e6 f6 g6 h6");
        assert_eq!(start.board().of(Color::Red, Role::Soldier), red, "{ruleset}");
        assert_eq!(start.board().of(Color::Black, Role::Soldier), black, "{ruleset}");
        assert_eq!(start.board().occupied(), red | black, "{ruleset}");
        assert_eq!(start.turn(), Color::Red, "{ruleset}");
        for color in Color::ALL {
            let counts = Role::IN_HAND.map(|role| (role, start.hand(color).count(role)));
            for (role, count) in counts {
                let expected = if matches!(role, Role::King | Role::Commander) { 1 } else { 2 };
                assert_eq!(count, expected, "{ruleset} {color} {role}");
            }
        }
    }
}

/// zh 14, 17, 20, 23, 26, 29, en 12 to 17, pl 2.3 to 2.14.
#[test]
fn each_piece_steps_as_the_texts_say() {
    let around = "c3 d3 e3 c4 e4 c5 d5 e5";
    let forward = "c3 e3 c5 d5 e5";
    for ruleset in RulesetId::ALL {
        let elephant = if ruleset == RulesetId::Pl { around } else { forward };
        let cases = [
            ("K", around),
            ("F", "c3 e3 c5 e5"),
            ("S", elephant),
            ("N", "b3 b5 c2 c6 e2 e6 f3 f5"),
            ("R", "a4 b4 c4 e4 f4 g4 h4 d1 d2 d3 d5 d6 d7 d8"),
        ];
        for (letter, expected) in cases {
            let alone = drill(ruleset, &format!("8/8/8/8/3{letter}4/8/8/8 w"));
            assert_eq!(moves(&alone, "d4"), squares(expected), "{ruleset} {letter}");
        }
        let soldier = drill(ruleset, "8/8/8/8/1P4P1/8/8/8 w");
        assert_eq!(moves(&soldier, "b4"), squares("b5"), "{ruleset}");
        let black = drill(ruleset, "8/8/4p1p1/8/8/8/8/8 b");
        assert_eq!(moves(&black, "e6"), squares("e5"), "{ruleset}: black's forward is down");
    }
}

/// zh 17, 20, 23, 44, en 15 and 16, pl 2.10: what stands in between stops the chariot, not the horse; the
/// elephant leaps over nothing.
#[test]
fn the_horse_alone_passes_over_pieces() {
    for ruleset in RulesetId::ALL {
        let chariot = drill(ruleset, "8/8/8/3p4/2PR4/3P4/8/8 w");
        assert_eq!(moves(&chariot, "d4"), squares("d5 e4 f4 g4 h4"), "{ruleset}");
        let horse = drill(ruleset, "8/8/8/2ppP3/2PNP3/2PP4/8/8 w");
        let all = squares("b3 b5 c2 c6 e2 e6 f3 f5");
        assert_eq!(moves(&horse, "d4"), all, "{ruleset}");
        let elephant = drill(ruleset, "8/8/8/8/3P4/2S5/8/8 w");
        assert_eq!(reason(&elephant, "c3e5"), Some(Reason::NotHowItMoves), "{ruleset}");
    }
}

/// zh 28, 29, 31, en 17, 18, 21, 22, pl 2.4, 2.15: the soldier captures aslant and not ahead, all others as
/// they move, and nothing lands on its own side's piece.
#[test]
fn pieces_capture_as_they_move_and_soldiers_aslant() {
    for ruleset in RulesetId::ALL {
        let soldier = drill(ruleset, "8/8/8/ppp5/1P4P1/8/8/8 w");
        assert_eq!(moves(&soldier, "b4"), squares("a5 c5"), "{ruleset}");
        let ahead = Some(Reason::SoldierCapturesDiagonally);
        assert_eq!(reason(&soldier, "b4b5"), ahead, "{ruleset}");
        for letter in ["K", "F", "S", "N", "R"] {
            let alone = drill(ruleset, &format!("8/8/8/8/3{letter}4/8/8/8 w"));
            for to in moves(&alone, "d4") {
                let mut setup = alone.setup();
                setup.board.put(to, Piece { color: Color::Black, role: Role::Horse });
                let met = Position::new(setup, ruleset, Kings::Optional).expect("a position");
                let attempt = format!("d4{to}");
                assert_eq!(reason(&met, &attempt), None, "{ruleset} {letter} {attempt}");
            }
        }
        let own = drill(ruleset, "8/8/8/8/3RP3/8/8/8 w");
        assert_eq!(reason(&own, "d4e4"), Some(Reason::OwnPieceThere), "{ruleset}");
    }
}

/// zh 7, 14, 29, 31: no castling, no double step, no capture in passing.
#[test]
fn there_is_no_castling_no_double_step_and_no_capture_in_passing() {
    for ruleset in RulesetId::ALL {
        let castling = battle(ruleset, "4k3/8/8/8/8/8/8/4K2R w");
        assert_eq!(moves(&castling, "e1"), squares("d1 f1 d2 e2 f2"), "{ruleset}");
        let start = drill(ruleset, "8/8/8/8/4P2P/8/8/8 w");
        assert_eq!(reason(&start, "e4e6"), Some(Reason::NotHowItMoves), "{ruleset}");
        let passing = drill(ruleset, "8/8/8/2pP4/6P1/8/8/8 w");
        assert_eq!(reason(&passing, "d5c6"), Some(Reason::SoldierMovesStraight), "{ruleset}");
    }
}

/// zh 3, 7, 8, en 7, pl 2.17: where red places a chariot and where a horse, from the start.
#[test]
fn pieces_are_placed_where_the_texts_say() {
    let first = "a1 b1 c1 d1 e1 f1 g1 h1";
    let second = "a2 b2 c2 d2 e2 f2 g2 h2";
    let between = "e3 f3 g3 h3";
    let before = "a4 b4 c4 d4";
    let behind = [first, second, between].join(" ");
    let half = [&behind, before].join(" ");
    let cases = [
        (RulesetId::Zh, first.to_owned(), [second, between, before].join(" ")),
        (RulesetId::En, behind.clone(), behind.clone()),
        (RulesetId::Pl, half.clone(), half),
        (RulesetId::Asean, first.to_owned(), behind),
    ];
    for (ruleset, chariot, horse) in cases {
        let start = Position::start(ruleset);
        assert_eq!(start.placement_squares(Role::Chariot), squares(&chariot), "{ruleset}");
        assert_eq!(start.placement_squares(Role::Horse), squares(&horse), "{ruleset}");
    }
}

/// en 8: the soldier goes to another empty square behind the line, and the placer chooses.
#[test]
fn a_soldier_gives_way_in_the_english_handbook_alone() {
    let english = Position::start(RulesetId::En);
    let Verdict::Incomplete(ways) = english.judge(Attempt::Ply("N@e4".parse().unwrap())) else {
        panic!("N@e4 asks where the soldier goes");
    };
    let to: Bitboard = ways
        .into_iter()
        .filter_map(|way| match way {
            Ply::Displace { soldier_to, .. } => Some(soldier_to),
            _ => None,
        })
        .collect();
    let behind = "a1 b1 c1 d1 e1 f1 g1 h1 a2 b2 c2 d2 e2 f2 g2 h2 e3 f3 g3 h3";
    assert_eq!(to, squares(behind));
    for ruleset in [RulesetId::Zh, RulesetId::Pl] {
        let start = Position::start(ruleset);
        assert_eq!(reason(&start, "N@e4"), Some(Reason::SquareTaken), "{ruleset}");
    }
}

/// pl 2.18 to 2.21: pieces are adjusted one a turn, soldiers are not, and a soldier's move ends it for both.
#[test]
fn adjusting_lasts_until_a_soldier_moves() {
    let fen = "3rr3/1kfss3/1nn1pppp/pppp4/4PPPP/PPPPS1S1/2NN1KF1/3RR3 w - - 0 2";
    let mut game = Game::from_position(battle(RulesetId::Pl, fen));
    assert_eq!(game.position().phase(), Phase::Adjusting);
    for text in ["g3b2", "b6h7"] {
        game.play(text.parse().unwrap()).expect("a relocation");
    }
    assert_eq!(game.position().phase(), Phase::Adjusting);
    assert!(reason(game.position(), "a3a2").is_some(), "soldiers are not put elsewhere");
    game.play("e4e5".parse().unwrap()).expect("a soldier's move");
    assert_eq!(game.position().phase(), Phase::Battle);
    assert_eq!(reason(game.position(), "h7a7"), Some(Reason::NotHowItMoves));
}

/// zh 5, 25 to 32, en 19, pl 2.22 and 2.25: on which squares a red soldier is promoted where it stands.
#[test]
fn soldiers_are_promoted_on_the_x() {
    let own_half = "a1 b2 c3 d4 e4 f3 g2 h1";
    let whole = [X_IN_BLACKS_HALF, own_half].join(" ");
    for ruleset in RulesetId::ALL {
        let expected = if ruleset == RulesetId::Pl { &whole } else { X_IN_BLACKS_HALF };
        // Soldiers stand from their starting line on; another one keeps this from being the only one.
        let possible = Square::all().filter(|square| {
            square.rank() >= if square.file() < 4 { 2 } else { 3 } && square.to_string() != "h4"
        });
        for square in possible {
            let mut setup = drill(ruleset, "8/8/8/8/7P/8/8/8 w").setup();
            let piece = Piece { color: Color::Red, role: Role::Soldier };
            setup.board.put(square, piece);
            let position = Position::new(setup, ruleset, Kings::Optional).expect("a position");
            let refused = reason(&position, &format!("{square}{square}f"));
            assert_eq!(refused.is_none(), squares(expected).has(square), "{ruleset} {square}");
        }
    }
}

/// zh 4, 5, 26, 29, 32, 46, en 19, pl 2.23, 2.25: one commander at a time, and the enemy's does not count.
#[test]
fn there_is_no_second_commander() {
    for ruleset in RulesetId::ALL {
        let own = battle(ruleset, "3f4/2k5/8/4P3/6P1/8/3F1K2/8 w");
        assert_eq!(reason(&own, "e5e5f"), Some(Reason::CommanderAlive), "{ruleset}");
        let enemys = battle(ruleset, "3f4/2k5/8/4P3/6P1/8/5K2/8 w");
        assert_eq!(reason(&enemys, "e5e5f"), None, "{ruleset}");
    }
}

/// zh 5, 31, en 20: past the X, never again.
#[test]
fn a_soldier_past_the_x_is_not_promoted() {
    for ruleset in RulesetId::ALL {
        for square in ["c7", "d6", "d7", "d8", "e6", "f8"] {
            let mut setup = battle(ruleset, "8/k7/8/8/7P/8/5K2/8 w").setup();
            let piece = Piece { color: Color::Red, role: Role::Soldier };
            setup.board.put(square.parse().unwrap(), piece);
            let position = Position::new(setup, ruleset, Kings::Required).expect("a position");
            let refused = reason(&position, &format!("{square}{square}f"));
            assert_eq!(refused, Some(Reason::PastTheX), "{ruleset} {square}");
        }
    }
}

/// zh 31, 32, en 19, pl 2.22, 2.24, 2.25: promotion takes a turn; in the Polish handbook also on arrival,
/// with a shift to any empty square beside it.
#[test]
fn promotion_takes_a_turn_or_happens_on_arrival() {
    for ruleset in RulesetId::ALL {
        let mut game = Game::from_position(battle(ruleset, "8/k7/8/2P5/6P1/8/5K2/8 w"));
        let arrival = reason(game.position(), "c5c6=f");
        let shifts = game.position().legal_plies().into_iter().filter_map(|ply| match ply {
            Ply::Arrive { stand, .. } => Some(stand),
            _ => None,
        });
        let shifts: Bitboard = shifts.collect();
        if ruleset == RulesetId::Pl {
            assert_eq!(arrival, None);
            // The square just left is empty then.
            assert_eq!(shifts, squares("c6 b5 c5 d5 b6 d6 b7 c7 d7"));
        } else {
            assert_eq!(arrival, Some(Reason::OnlyAsATurn), "{ruleset}");
        }
        game.play("c5c6".parse().unwrap()).expect("a move");
        assert_eq!(game.position().board().role_at("c6".parse().unwrap()), Some(Role::Soldier));
        game.play("a7a8".parse().unwrap()).expect("a move");
        game.play("c6c6f".parse().unwrap()).expect("a promotion");
        assert_eq!(game.position().board().role_at("c6".parse().unwrap()), Some(Role::Commander));
        assert_eq!(game.turn(), Color::Black, "{ruleset}");
    }
}

/// zh 13, 14, en 23: a check is answered at once, and no king goes where it is attacked.
#[test]
fn a_check_is_answered_at_once() {
    for ruleset in RulesetId::ALL {
        let check = battle(ruleset, "4r2k/8/8/8/8/P7/8/4K3 w");
        assert!(check.in_check());
        assert_eq!(reason(&check, "a3a4"), Some(Reason::CheckNotAnswered), "{ruleset}");
        assert_eq!(moves(&check, "e1"), squares("d1 f1 d2 f2"), "{ruleset}");
        let quiet = battle(ruleset, "3r3k/8/8/8/8/P7/8/4K3 w");
        assert_eq!(reason(&quiet, "e1d1"), Some(Reason::KingWouldBeAttacked), "{ruleset}");
    }
}

/// zh 1, 34, en 24, pl 2.26: checkmate wins.
#[test]
fn checkmate_wins() {
    for ruleset in RulesetId::ALL {
        let mut game = Game::from_position(battle(ruleset, "k7/8/1K6/8/8/8/8/7R w"));
        game.play("h1h8".parse().unwrap()).expect("a move");
        let won = Outcome::Win { winner: Color::Red, by: Win::Checkmate };
        assert_eq!(game.outcome(), Some(won), "{ruleset}");
    }
}

/// zh 1, 34, 35, 50, en 25, pl 2.27: the opponent must be left a move.
#[test]
fn a_ply_that_leaves_no_reply_is_forbidden_by_the_handbooks() {
    let fen = "7k/8/5KS1/8/8/8/8/R7 w";
    for ruleset in HANDBOOKS {
        assert_eq!(reason(&battle(ruleset, fen), "f6f7"), Some(Reason::NoReply), "{ruleset}");
    }
    assert_eq!(reason(&battle(RulesetId::Asean, fen), "f6f7"), None);
}
