use thiserror::Error;

use crate::{Attempt, Phase, Ply, Position, Refusal, Role, Square, Verdict, list::list};

/// How a language abbreviates the pieces, besides the letters `K F S N R P`.
pub type Abbreviations<'a> = &'a [(&'a str, Role)];

/// What a reader of plies expected.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Error)]
pub enum ReadExpected {
    /// A piece that can be in hand.
    #[error("a piece K F S N R before @")]
    HandPiece,
    /// A square.
    #[error("a square a1–h8")]
    Square,
    /// A commander after `=`.
    #[error("F after =")]
    Commander,
    /// The end.
    #[error("the end")]
    End,
}

/// Why a text means no ply in a position.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
pub enum ReadError {
    /// It is no ply.
    #[error("{text:?} is not a ply: expected {expected} instead of {:?}", rest(text, *at))]
    Unreadable {
        /// The whole text.
        text: String,
        /// Where it cannot be read, in characters from 1.
        at: usize,
        /// What was expected there.
        expected: ReadExpected,
    },
    /// It moves a piece that is not on the board yet.
    #[error("{text:?} is a move, and there are pieces in hand to place first")]
    StillSettingUp {
        /// The whole text.
        text: String,
        /// Which piece.
        role: Role,
    },
    /// The side to move has no such piece on the board.
    #[error("{text:?}: there is no {role} that it could mean")]
    NoSuchPiece {
        /// The whole text.
        text: String,
        /// Which piece.
        role: Role,
    },
    /// It could mean several plies.
    #[error("{text:?} could mean {}", list(candidates))]
    Ambiguous {
        /// The whole text.
        text: String,
        /// All of them.
        candidates: Vec<Ply>,
    },
}

impl ReadError {
    /// The whole text.
    pub fn text(&self) -> &str {
        let (Self::Unreadable { text, .. }
        | Self::StillSettingUp { text, .. }
        | Self::NoSuchPiece { text, .. }
        | Self::Ambiguous { text, .. }) = self;
        text
    }

    /// What the rules answer to such a text.
    pub fn verdict(self) -> Verdict {
        match self {
            Self::Unreadable { .. } | Self::NoSuchPiece { .. } => {
                Verdict::Refused(Refusal::unreadable())
            }
            Self::StillSettingUp { .. } => Verdict::Refused(Refusal::still_setting_up()),
            Self::Ambiguous { candidates, .. } => Verdict::Incomplete(candidates),
        }
    }
}

/// What stands at a place, counted in characters from 1, and behind it.
fn rest(text: &str, at: usize) -> String {
    text.chars().skip(at.saturating_sub(1)).collect()
}

/// Reads a ply as people or programs write it, in any form that is unique in the position.
///
/// What is not legal is read, too, where it is clear what was meant, so that
/// [`judge`](Position::judge) can say why not.
///
/// # Errors
///
/// Where it cannot be read, or what it could mean.
pub fn read(
    text: &str,
    position: &Position,
    abbreviations: Abbreviations,
) -> Result<Ply, ReadError> {
    if let Ok(ply) = text.trim().parse() {
        return Ok(ply);
    }
    let sketch = Scanner::new(text, abbreviations).sketch()?;
    // In order, and without the code of a general sort, which the page would have to load.
    let mut candidates: Vec<Ply> = Vec::new();
    for ply in position.legal_plies().into_iter().filter(|&ply| sketch.fits(ply, position)) {
        candidates.insert(candidates.partition_point(|&other| other < ply), ply);
    }
    match candidates.as_slice() {
        [] => sketch.nearest(position).ok_or_else(|| {
            let (text, role) = (text.to_owned(), sketch.role);
            match position.phase() {
                Phase::Setup => ReadError::StillSettingUp { text, role },
                Phase::Adjusting | Phase::Battle => ReadError::NoSuchPiece { text, role },
            }
        }),
        &[ply] => Ok(ply),
        _ => Err(ReadError::Ambiguous { text: text.to_owned(), candidates }),
    }
}

/// What a text says of a ply.
struct Sketch {
    role: Role,
    placement: bool,
    from_file: Option<u8>,
    from_rank: Option<u8>,
    to: Square,
    promotion: bool,
    /// Where the displaced soldier or the shifted commander goes.
    second: Option<Square>,
}

impl Sketch {
    fn fits(&self, ply: Ply, position: &Position) -> bool {
        let starts = |from| self.starts(from, position);
        match ply {
            Ply::Place { role, to } => {
                self.placement && role == self.role && to == self.to && self.second.is_none()
            }
            Ply::Displace { role, to, soldier_to } => {
                self.placement
                    && role == self.role
                    && to == self.to
                    && self.second.is_none_or(|second| second == soldier_to)
            }
            Ply::Move { from, to } => {
                !self.placement && !self.promotion && to == self.to && starts(from)
            }
            Ply::Promote { from, to } => {
                self.promotion && to == self.to && self.second.is_none() && starts(from)
            }
            Ply::Arrive { from, to, stand } => {
                self.promotion
                    && to == self.to
                    && self.second.unwrap_or(to) == stand
                    && starts(from)
            }
        }
    }

    fn starts(&self, from: Square, position: &Position) -> bool {
        position.board().role_at(from) == Some(self.role)
            && self.from_file.is_none_or(|file| file == from.file())
            && self.from_rank.is_none_or(|rank| rank == from.rank())
    }

    /// The ply it means that comes nearest to a legal one.
    fn nearest(&self, position: &Position) -> Option<Ply> {
        if self.placement {
            let (role, to) = (self.role, self.to);
            let place = self.second.map_or(Ply::Place { role, to }, |soldier_to| Ply::Displace {
                role,
                to,
                soldier_to,
            });
            return Some(place);
        }
        let own = position.board().of_color(position.turn());
        own.into_iter()
            .filter(|&from| self.starts(from, position))
            .flat_map(|from| self.plies_from(from))
            .max_by_key(|&ply| match position.judge(Attempt::Ply(ply)) {
                Verdict::Refused(refusal) => Some(refusal.reason),
                _ => None,
            })
    }

    fn plies_from(&self, from: Square) -> Vec<Ply> {
        let to = self.to;
        if !self.promotion {
            return vec![Ply::Move { from, to }];
        }
        let arrive = Ply::Arrive { from, to, stand: self.second.unwrap_or(to) };
        if self.second.is_some() { vec![arrive] } else { vec![arrive, Ply::Promote { from, to }] }
    }
}

/// Reads character by character.
struct Scanner<'a> {
    text: &'a str,
    letters: Vec<char>,
    at: usize,
    abbreviations: Abbreviations<'a>,
}

impl<'a> Scanner<'a> {
    fn new(text: &'a str, abbreviations: Abbreviations<'a>) -> Self {
        let start = text.chars().take_while(|letter| letter.is_whitespace()).count();
        let mut letters: Vec<char> = text.chars().collect();
        while letters.last().is_some_and(|&last| last.is_whitespace() || "+#!?".contains(last)) {
            letters.pop();
        }
        Self { text, letters, at: start, abbreviations }
    }

    fn sketch(mut self) -> Result<Sketch, ReadError> {
        let role = self.role();
        if self.skip("@") {
            let role = match role {
                Some(role) if role != Role::Soldier => role,
                _ => {
                    self.at = 0;
                    return Err(self.refuse(ReadExpected::HandPiece));
                }
            };
            let to = self.square()?;
            let second = if self.skip(",") { Some(self.square()?) } else { None };
            return self.end(Sketch {
                role,
                placement: true,
                from_file: None,
                from_rank: None,
                to,
                promotion: false,
                second,
            });
        }
        let (mut from_file, mut from_rank) = (self.file(), self.rank());
        let between = self.skip("x×:-");
        let to = match (self.file(), self.rank()) {
            (Some(file), Some(rank)) => Square::at(file, rank),
            (None, None) if !between => match (from_file.take(), from_rank.take()) {
                (Some(file), Some(rank)) => Square::at(file, rank),
                _ => return Err(self.refuse(ReadExpected::Square)),
            },
            _ => return Err(self.refuse(ReadExpected::Square)),
        };
        let promotion = self.skip("=");
        if promotion && self.role() != Some(Role::Commander) {
            return Err(self.refuse(ReadExpected::Commander));
        }
        let second = if promotion && self.skip("-,") { Some(self.square()?) } else { None };
        let role = role.unwrap_or(Role::Soldier);
        self.end(Sketch { role, placement: false, from_file, from_rank, to, promotion, second })
    }

    fn end(self, sketch: Sketch) -> Result<Sketch, ReadError> {
        if self.at < self.letters.len() {
            return Err(self.refuse(ReadExpected::End));
        }
        Ok(sketch)
    }

    fn refuse(&self, expected: ReadExpected) -> ReadError {
        ReadError::Unreadable { text: self.text.to_owned(), at: self.at + 1, expected }
    }

    fn next(&self) -> Option<char> {
        self.letters.get(self.at).copied()
    }

    fn skip(&mut self, any_of: &str) -> bool {
        let found = self.next().is_some_and(|letter| any_of.contains(letter));
        self.at += usize::from(found);
        found
    }

    /// A language's abbreviation, the longest that fits, or a letter `K F S N R P`.
    fn role(&mut self) -> Option<Role> {
        // Nothing is left of a text that is all space and signs.
        let rest = self.letters.get(self.at..).unwrap_or_default();
        let letters = |word: &str| word.chars().collect::<Vec<_>>();
        let (length, role) = self
            .abbreviations
            .iter()
            .map(|&(word, role)| (letters(word), role))
            .filter(|(word, _)| !word.is_empty() && rest.starts_with(word))
            .map(|(word, role)| (word.len(), role))
            .max_by_key(|&(length, _)| length)
            .or_else(|| {
                let letter = rest.first().filter(|letter| letter.is_ascii_uppercase())?;
                Some((1, Role::from_letter(*letter)?))
            })?;
        self.at += length;
        Some(role)
    }

    fn file(&mut self) -> Option<u8> {
        let file = self.next().filter(|letter| ('a'..='h').contains(letter))?;
        self.at += 1;
        Some(file as u8 - b'a')
    }

    fn rank(&mut self) -> Option<u8> {
        let rank = self.next().filter(|letter| ('1'..='8').contains(letter))?;
        self.at += 1;
        Some(rank as u8 - b'1')
    }

    fn square(&mut self) -> Result<Square, ReadError> {
        let start = self.at;
        if let (Some(file), Some(rank)) = (self.file(), self.rank()) {
            return Ok(Square::at(file, rank));
        }
        self.at = start;
        Err(self.refuse(ReadExpected::Square))
    }
}
