use std::collections::BTreeMap;

use serde::Serialize;

use crate::{Bitboard, Ply, Verdict};

/// A verdict for programs: `{"ply": "e5e5f", "reason": null, "squares": {"role": ["e5"]}}`.
///
/// An unfinished attempt has neither ply nor reason; `where` shows the squares that complete it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct VerdictJson {
    /// The ply in coordinates, if it can be played.
    pub ply: Option<String>,
    /// The reason's id, if it cannot.
    pub reason: Option<&'static str>,
    /// The squares that prove it, by what they show.
    pub squares: BTreeMap<&'static str, Vec<String>>,
}

impl From<&Verdict> for VerdictJson {
    fn from(verdict: &Verdict) -> Self {
        let mut json = Self { ply: None, reason: None, squares: BTreeMap::new() };
        match verdict {
            Verdict::Ply(ply) => json.ply = Some(ply.to_string()),
            Verdict::Incomplete(ways) => {
                let squares = ways.iter().map(|&ply| match ply {
                    Ply::Displace { soldier_to, .. } => soldier_to,
                    _ => ply.to(),
                });
                json.squares.insert("where", texts(squares.collect()));
            }
            Verdict::Refused(refusal) => {
                json.reason = Some(refusal.reason.id());
                for &(evidence, squares) in &refusal.squares {
                    json.squares.insert(evidence.id(), texts(squares));
                }
            }
        }
        json
    }
}

fn texts(squares: Bitboard) -> Vec<String> {
    squares.into_iter().map(|square| square.to_string()).collect()
}
