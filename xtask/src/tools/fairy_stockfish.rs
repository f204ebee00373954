//! The peer of the engine in benchmarks. Nothing else asks for it.

use super::{Found, Installer, Look, Tool, debian};

const PACKAGES: [&str; 1] = ["fairy-stockfish"];

/// Fairy-Stockfish, in any version that knows `sittuyin`.
pub struct FairyStockfish;

impl Tool for FairyStockfish {
    fn name(&self) -> &'static str {
        "fairy-stockfish"
    }

    fn purpose(&self) -> &'static str {
        "as a peer on the bench"
    }

    fn wanted(&self) -> String {
        "any version".to_owned()
    }

    fn look(&self) -> Look {
        ["fairy-stockfish", "/usr/games/fairy-stockfish"]
            .into_iter()
            .find_map(|name| which::which(name).ok())
            .map_or(Look::Missing, |path| Look::Fits(Found { path, version: String::new() }))
    }

    fn installers(&self) -> Vec<Installer<'_>> {
        vec![Installer {
            command: debian::command(&PACKAGES),
            work: Box::new(|| debian::install(&PACKAGES)),
        }]
    }
}
