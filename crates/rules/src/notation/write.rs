use std::fmt::Write;

use crate::{Ply, Position, Role, Square};

/// Writes a ply for people: `R@a1`, `Ne3`, `Nxe5`, `dxe5`, `e5=F`, `d4xe5=F-e6`, with `+` for check
/// and `#` for mate. The letters are the same in every language.
///
/// The ply has to be legal in the position, which is the one before it.
pub fn write(ply: Ply, position: &Position) -> String {
    let capture = if takes(ply, position) { "x" } else { "" };
    let mut text = match ply {
        Ply::Place { .. } | Ply::Displace { .. } => ply.to_string(),
        Ply::Promote { from, to } if from == to => format!("{from}=F"),
        Ply::Promote { from, to } => format!("{from}{to}=F"),
        Ply::Arrive { from, to, stand } if stand == to => format!("{from}{capture}{to}=F"),
        Ply::Arrive { from, to, stand } => format!("{from}{capture}{to}=F-{stand}"),
        Ply::Move { from, to } => match position.board().role_at(from) {
            Some(Role::Soldier) | None if capture.is_empty() => to.to_string(),
            Some(Role::Soldier) | None => format!("{}x{to}", file_letter(from)),
            Some(role) => {
                let origin = origin(role, from, to, position);
                format!("{}{origin}{capture}{to}", role.letter())
            }
        },
    };
    let next = position.after(ply);
    if next.in_check() {
        let mark = if next.has_ply() { '+' } else { '#' };
        let _ = text.write_char(mark);
    }
    text
}

fn takes(ply: Ply, position: &Position) -> bool {
    position.board().of_color(!position.turn()).has(ply.to())
}

fn file_letter(square: Square) -> char {
    char::from(b'a' + square.file())
}

/// As much of the start square as tells it from the others of its role that could go there.
fn origin(role: Role, from: Square, to: Square, position: &Position) -> String {
    let others: Vec<Square> = position
        .legal_plies()
        .into_iter()
        .filter_map(|ply| match ply {
            Ply::Move { from: other, to: there } if there == to && other != from => Some(other),
            _ => None,
        })
        .filter(|&other| position.board().role_at(other) == Some(role))
        .collect();
    if others.is_empty() {
        String::new()
    } else if others.iter().all(|other| other.file() != from.file()) {
        file_letter(from).to_string()
    } else if others.iter().all(|other| other.rank() != from.rank()) {
        (from.rank() + 1).to_string()
    } else {
        from.to_string()
    }
}
