//! Positions for the tests of this folder.

use sittuyin_rules::{Board, Color, Hand, Piece, Role, Square};

use super::state::{BoardState, Movable, Origin, Reach, Target, TargetKind};

/// A square by name.
pub fn sq(name: &str) -> Square {
    name.parse().unwrap()
}

/// The board field of a FEN.
pub fn pieces(text: &str) -> Board {
    let mut all = Board::default();
    for (row, line) in text.split('/').enumerate() {
        let mut file = 0;
        for letter in line.chars() {
            if let Some(gap) = letter.to_digit(10) {
                file += gap as u8;
            } else {
                all.put(Square::at(file, 7 - row as u8), Piece::from_letter(letter).unwrap());
                file += 1;
            }
        }
    }
    all
}

/// A reach of quiet steps.
pub fn quiet(squares: &[&str]) -> Reach {
    let target = |name: &&str| Target { square: sq(name), kind: TargetKind::Quiet };
    Reach { targets: squares.iter().map(target).collect(), ..Reach::default() }
}

/// A battle, red to move: the one of the picture that the design began with.
pub fn battle() -> BoardState {
    let from = |name| Origin::Board(sq(name));
    BoardState {
        pieces: pieces("2r1k2r/2f2n2/1s2pPpp/p1Pp4/4P1PP/PP2N2S/2N1K1S1/R6R"),
        movable: Movable::Side(Color::Red),
        reach: [
            (from("e3"), quiet(&["c4", "f5", "d1", "f1"])),
            (
                from("f6"),
                Reach {
                    targets: vec![Target { square: sq("f6"), kind: TargetKind::Promotion }],
                    ..Reach::default()
                },
            ),
        ]
        .into_iter()
        .collect(),
        last: Some((Some(sq("d8")), sq("c8"))),
        badges: sq("f6").into(),
        ..BoardState::default()
    }
}

/// A setup, red to place: king and two chariots are in hand.
pub fn setup() -> BoardState {
    let mut hand = Hand::EMPTY;
    for role in [Role::King, Role::Chariot, Role::Chariot] {
        hand.add(role);
    }
    let places = |names: &[&str]| Reach {
        targets: names
            .iter()
            .map(|name| Target { square: sq(name), kind: TargetKind::Placement })
            .collect(),
        ..Reach::default()
    };
    BoardState {
        pieces: pieces("8/8/4pppp/pppp4/4PPPP/PPPP4/8/8"),
        hands: [hand, Hand::EMPTY],
        movable: Movable::Side(Color::Red),
        reach: [
            (Origin::Hand(RED_CHARIOT), places(&["a1", "b1", "h1"])),
            (Origin::Hand(RED_KING), Reach { forbidden: sq("a1").into(), ..places(&["e2", "d2"]) }),
        ]
        .into_iter()
        .collect(),
        ..BoardState::default()
    }
}

/// Red's king.
pub const RED_KING: Piece = Piece { color: Color::Red, role: Role::King };

/// A chariot of red's.
pub const RED_CHARIOT: Piece = Piece { color: Color::Red, role: Role::Chariot };
