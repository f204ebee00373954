//! FEN in and out, for whole and correct texts only (§1, §5, §8).

use sittuyin_rules::{Color, Role, RulesetId, Square};

use super::{Board, Plain, board::Man};

const LETTERS: [(Role, char); 6] = [
    (Role::King, 'K'),
    (Role::Commander, 'F'),
    (Role::Chariot, 'R'),
    (Role::Elephant, 'S'),
    (Role::Horse, 'N'),
    (Role::Soldier, 'P'),
];

fn letter((side, role): Man) -> char {
    let (_, letter) = LETTERS.into_iter().find(|(of, _)| *of == role).expect("a letter");
    if side == Color::Red { letter } else { letter.to_ascii_lowercase() }
}

fn man(letter: char) -> Man {
    let upper = letter.to_ascii_uppercase();
    let (role, _) = LETTERS.into_iter().find(|(_, of)| *of == upper).expect("a piece");
    (if letter == upper { Color::Red } else { Color::Black }, role)
}

impl Plain {
    /// Reads a FEN of six fields with brackets.
    pub fn read(ruleset: RulesetId, fen: &str) -> Self {
        let fields: Vec<&str> = fen.split(' ').collect();
        let (ranks, hands) = fields[0].split_once('[').expect("brackets");
        let mut plain = Self {
            ruleset,
            drill: false,
            board: Board::empty(),
            hands: [vec![], vec![]],
            turn: if fields[1] == "w" { Color::Red } else { Color::Black },
            count: None,
            idle: fields[4].parse().expect("a number"),
            number: fields[5].parse().expect("a number"),
        };
        if let Ok(limit) = fields[3].parse() {
            plain.count = Some((limit, plain.idle));
        }
        for (text, rank) in ranks.split('/').zip((0..8).rev()) {
            let mut file = 0;
            for it in text.chars() {
                if let Some(gap) = it.to_digit(10) {
                    file += gap as u8;
                } else {
                    plain.board.put(Square::at(file, rank), man(it));
                    file += 1;
                }
            }
        }
        for it in hands.trim_end_matches(']').chars() {
            let (side, role) = man(it);
            plain.hands[usize::from(side == Color::Black)].push(role);
        }
        plain
    }

    /// The start of a game (§1).
    pub fn start(ruleset: RulesetId) -> Self {
        Self::read(ruleset, "8/8/4pppp/pppp4/4PPPP/PPPP4/8/8[KFRRSSNNkfrrssnn] w - - 0 1")
    }

    /// Writes a FEN of six fields.
    pub fn fen(&self) -> String {
        let ranks: Vec<String> = (0..8).rev().map(|rank| self.rank_text(rank)).collect();
        let mut hands = String::new();
        for side in Color::ALL {
            for (role, _) in LETTERS {
                let held = self.hand(side).iter().filter(|it| **it == role);
                hands.extend(held.map(|_| letter((side, role))));
            }
        }
        let turn = if self.turn == Color::Red { 'w' } else { 'b' };
        let clocks = match self.count {
            Some((limit, counted)) => format!("{limit} {counted}"),
            None => format!("- {}", self.idle),
        };
        format!("{}[{hands}] {turn} - {clocks} {}", ranks.join("/"), self.number)
    }

    fn rank_text(&self, rank: u8) -> String {
        let mut text = String::new();
        let mut gap = 0;
        for file in 0..8 {
            if let Some(man) = self.board.at(Square::at(file, rank)) {
                if gap > 0 {
                    text += &gap.to_string();
                }
                gap = 0;
                text.push(letter(man));
            } else {
                gap += 1;
            }
        }
        if gap > 0 {
            text += &gap.to_string();
        }
        text
    }
}
