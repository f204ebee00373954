//! What squares and pieces are called, in the language in use.

use sittuyin_rules::{Color, Piece, Role};

use super::{
    marks::MarkKind,
    model::{Cell, Tag},
    state::TargetKind,
};
use crate::i18n::{Arg, I18n, Key, keys::board as words};

/// The board: which side is at the bottom.
pub fn board(i18n: I18n, bottom: Color) -> String {
    i18n.text_args(words::GRID, [("color", bottom.to_string().into())])
}

/// A square: its name, what stands there, and what is to be known about it.
pub fn cell(i18n: I18n, cell: &Cell) -> String {
    let square = ("square", cell.square.to_string().into());
    let bare = match cell.piece {
        Some(piece) => {
            let [color, role] = piece_args(piece);
            i18n.text_args(words::OCCUPIED, [square, color, role])
        }
        None => i18n.text_args(words::EMPTY, [square]),
    };
    let notes = cell.tags.iter().filter_map(|tag| note(*tag));
    notes.fold(bare, |label, note| {
        let note = i18n.text(note);
        i18n.text_args(words::WITH_NOTE, [("label", label.into()), ("note", note.into())])
    })
}

/// The values that name a piece.
pub fn piece_args(piece: Piece) -> [Arg; 2] {
    [("color", piece.color.to_string().into()), ("role", piece.role.to_string().into())]
}

/// The letters on a token.
pub fn token(i18n: I18n, role: Role) -> String {
    i18n.text_args(words::TOKEN, [("role", role.to_string().into())])
}

/// A side's reserve.
pub fn reserve(i18n: I18n, color: Color) -> String {
    i18n.text_args(words::RESERVE, [("color", color.to_string().into())])
}

/// A piece of the reserve, and how many there are.
pub fn in_hand(i18n: I18n, piece: Piece, count: u8) -> String {
    let [color, role] = piece_args(piece);
    i18n.text_args(words::IN_HAND, [color, role, ("count", count.into())])
}

/// What is said about a square; what the eye alone needs is not said.
const fn note(tag: Tag) -> Option<Key> {
    Some(match tag {
        Tag::LastFrom => words::NOTE_LAST_FROM,
        Tag::LastTo => words::NOTE_LAST_TO,
        Tag::Check => words::NOTE_CHECK,
        Tag::Target(TargetKind::Quiet | TargetKind::Relocation) => words::NOTE_QUIET,
        Tag::Target(TargetKind::Capture) => words::NOTE_CAPTURE,
        Tag::Target(TargetKind::Placement) => words::NOTE_PLACEMENT,
        Tag::Target(TargetKind::Displacement) => words::NOTE_DISPLACEMENT,
        Tag::Target(TargetKind::Promotion) => words::NOTE_PROMOTION_STEP,
        Tag::Answer => words::NOTE_ANSWER,
        Tag::Badge => words::NOTE_MAY_PROMOTE,
        Tag::Taken => words::NOTE_TAKEN,
        Tag::Asked | Tag::Over => return None,
        Tag::Mark(kind) => match kind {
            MarkKind::Zone => words::NOTE_ZONE,
            MarkKind::Forbidden => words::NOTE_FORBIDDEN,
            MarkKind::Refused => words::NOTE_REFUSED,
            MarkKind::Evidence => words::NOTE_EVIDENCE,
            MarkKind::Attacker => words::NOTE_ATTACKER,
            MarkKind::Denied => words::NOTE_DENIED,
            MarkKind::Hint => words::NOTE_HINT,
            MarkKind::Goal => words::NOTE_GOAL,
            MarkKind::Chosen => words::NOTE_CHOSEN,
            MarkKind::Right => words::NOTE_RIGHT,
            MarkKind::Wrong => words::NOTE_WRONG,
            MarkKind::Missed => words::NOTE_MISSED,
        },
    })
}

#[cfg(test)]
mod tests {
    use leptos::prelude::Owner;

    use super::*;
    use crate::{
        board::{
            input::Input,
            model,
            samples::{battle, sq},
            state::Origin,
        },
        i18n::Lang,
    };

    /// What is read out for each of these squares with the horse of e3 taken up.
    fn read(lang: Lang, squares: [&str; 3]) -> [String; 3] {
        Owner::new().with(|| {
            let i18n = I18n::of_files(lang);
            let input = Input { taken: Some(Origin::Board(sq("e3"))), ..Input::default() };
            let cells = model::cells(&battle(), &input);
            squares.map(|name| {
                let found = cells.iter().find(|cell| cell.square == sq(name)).unwrap();
                cell(i18n, found)
            })
        })
    }

    #[test]
    fn squares_are_read_out_in_each_language() {
        let squares = ["f6", "e3", "f5"];
        assert_eq!(
            read(Lang::En, squares),
            ["f6, red soldier, may promote", "e3, red horse, picked up", "f5, empty, can go here"]
        );
        assert_eq!(
            read(Lang::Pl, squares),
            [
                "f6, czerwony żołnierz, może zostać mianowany na komandora",
                "e3, czerwony jeździec, podniesiony",
                "f5, puste, można tu przejść"
            ]
        );
        assert_eq!(
            read(Lang::ZhHans, squares),
            ["f6，红兵，可以升变", "e3，红马，已拿起", "f5，空格，可走到这里"]
        );
    }
}
