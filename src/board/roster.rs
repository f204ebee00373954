//! Which piece is which, from one state to the next: what moved glides, what did not stays.

use sittuyin_rules::{Board, Piece, Role, Square};

/// A piece that keeps its number for as long as it stays on the board.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Actor {
    /// Its number.
    pub id: u32,
    /// What it is now.
    pub piece: Piece,
    /// Where it stands now.
    pub square: Square,
}

/// The pieces on the board, each with a number of its own.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Roster {
    actors: Vec<Actor>,
    next: u32,
}

impl Roster {
    /// Every piece, those that came first first.
    pub fn actors(&self) -> &[Actor] {
        &self.actors
    }

    /// The piece with that number.
    pub fn get(&self, id: u32) -> Option<Actor> {
        self.actors.iter().find(|actor| actor.id == id).copied()
    }

    /// Takes over a new arrangement. A piece that is gone from one square and a like piece that is
    /// new on another are one piece that moved, the nearest first; so are a soldier that is gone
    /// and a commander that is new. Everything else came or left.
    pub fn follow(&mut self, pieces: &Board) {
        let (mut stayed, mut gone): (Vec<_>, Vec<_>) = self
            .actors
            .drain(..)
            .partition(|actor| pieces.piece_at(actor.square) == Some(actor.piece));
        let mut new: Vec<_> = pieces
            .pieces()
            .filter(|(square, _)| !stayed.iter().any(|actor| actor.square == *square))
            .collect();
        for becomes in [same, promoted] {
            while let Some((from, to)) = nearest(&gone, &new, becomes) {
                let (square, piece) = new.swap_remove(to);
                let moved = Actor { piece, square, ..gone.swap_remove(from) };
                stayed.insert(stayed.partition_point(|actor| actor.id < moved.id), moved);
            }
        }
        for (square, piece) in new {
            stayed.push(Actor { id: self.next, piece, square });
            self.next += 1;
        }
        self.actors = stayed;
    }
}

fn same(old: Piece, new: Piece) -> bool {
    old == new
}

fn promoted(old: Piece, new: Piece) -> bool {
    old.color == new.color && old.role == Role::Soldier && new.role == Role::Commander
}

/// The places in the two lists of the nearest pair of which one becomes the other.
fn nearest(
    gone: &[Actor],
    new: &[(Square, Piece)],
    becomes: fn(Piece, Piece) -> bool,
) -> Option<(usize, usize)> {
    gone.iter()
        .enumerate()
        .flat_map(|(from, actor)| {
            new.iter()
                .enumerate()
                .filter(|(_, (_, piece))| becomes(actor.piece, *piece))
                .map(move |(to, (square, _))| (from, to, distance(actor.square, *square)))
        })
        .min_by_key(|(.., distance)| *distance)
        .map(|(from, to, _)| (from, to))
}

fn distance(a: Square, b: Square) -> u32 {
    let apart = |a: u8, b: u8| u32::from(a.abs_diff(b)).pow(2);
    apart(a.file(), b.file()) + apart(a.rank(), b.rank())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::board::samples::{pieces, sq};

    /// Follows the arrangements and gives, for each, the number of the piece on the square.
    fn numbers(steps: &[(&str, &str)]) -> Vec<Option<u32>> {
        let mut roster = Roster::default();
        steps
            .iter()
            .map(|(text, square)| {
                roster.follow(&pieces(text));
                let found = roster.actors().iter().find(|actor| actor.square == sq(square));
                found.map(|actor| actor.id)
            })
            .collect()
    }

    #[test]
    fn a_move_keeps_the_piece() {
        let seen = numbers(&[("8/8/8/8/8/8/P7/R6R", "h1"), ("8/7R/8/8/8/8/P7/R7", "h7")]);
        assert_eq!(seen[0], seen[1]);
    }

    #[test]
    fn a_capture_keeps_the_capturer_and_drops_the_captured() {
        let mut roster = Roster::default();
        roster.follow(&pieces("7r/8/8/8/8/8/8/7R"));
        let red = roster.actors().iter().find(|actor| actor.square == sq("h1")).unwrap().id;
        roster.follow(&pieces("7R/8/8/8/8/8/8/8"));
        assert_eq!(roster.actors().len(), 1);
        assert_eq!(roster.actors()[0].id, red);
    }

    #[test]
    fn of_two_like_pieces_the_nearer_one_moved() {
        let seen = numbers(&[("8/8/8/8/8/8/8/N6N", "h1"), ("8/8/8/8/8/6N1/8/8", "g3")]);
        assert_eq!(seen[0], seen[1]);
    }

    #[test]
    fn a_promotion_keeps_the_piece_in_place_and_with_a_shift() {
        let here = numbers(&[("8/8/3P4/8/8/8/8/8", "d6"), ("8/8/3F4/8/8/8/8/8", "d6")]);
        assert_eq!(here[0], here[1]);
        let shifted = numbers(&[("8/8/8/3P4/8/8/8/8", "d5"), ("8/4F3/8/8/8/8/8/8", "e7")]);
        assert_eq!(shifted[0], shifted[1]);
    }

    #[test]
    fn a_placement_is_a_new_piece_and_takes_no_old_number() {
        let mut roster = Roster::default();
        roster.follow(&pieces("8/8/8/8/8/8/8/R7"));
        roster.follow(&pieces("8/8/8/8/8/8/8/8"));
        roster.follow(&pieces("8/8/8/8/8/8/8/R7"));
        assert_eq!(roster.actors()[0].id, 1);
    }

    #[test]
    fn a_displaced_soldier_and_what_displaced_it_are_told_apart() {
        let seen = numbers(&[("8/8/8/8/8/P7/8/8", "a3"), ("8/8/8/8/8/R7/1P6/8", "b2")]);
        assert_eq!(seen[0], seen[1]);
    }

    #[test]
    fn numbers_are_never_shared() {
        let mut roster = Roster::default();
        for text in ["8/8/4pppp/pppp4/4PPPP/PPPP4/8/8", "2r1k2r/2f2n2/1s2pPpp/p1Pp4/8/8/8/R6R"] {
            roster.follow(&pieces(text));
            let mut ids: Vec<_> = roster.actors().iter().map(|actor| actor.id).collect();
            ids.dedup();
            assert_eq!(ids.len(), pieces(text).pieces().count());
        }
    }
}
