//! What a person chose.

use super::schema::{Slot, Stored};
use crate::i18n::Lang;
use serde::{Deserialize, Serialize};

/// What a person chose; everything else follows the system.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(default)]
pub struct Settings {
    /// The language, once one was chosen.
    pub language: Option<Lang>,
    /// Light or dark.
    pub theme: Theme,
    /// How pieces are drawn.
    pub pieces: PieceDesign,
    /// What the board is made of.
    pub board: BoardDesign,
    /// Whether files and ranks are named beside the board.
    pub coordinates: bool,
    /// Whether a coach warns of plies that lose something, in games against the machine.
    pub coach: bool,
}

impl Default for Settings {
    fn default() -> Self {
        Self {
            language: None,
            theme: Theme::default(),
            pieces: PieceDesign::default(),
            board: BoardDesign::default(),
            coordinates: true,
            coach: false,
        }
    }
}

impl Stored for Settings {
    const SLOT: Slot = Slot::Settings;
    const VERSION: u32 = 1;
}

/// Light or dark.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Theme {
    /// As the system has it.
    #[default]
    System,
    /// Always light.
    Light,
    /// Always dark.
    Dark,
}

impl Theme {
    /// Every theme, in the order offered.
    pub const ALL: [Self; 3] = [Self::System, Self::Light, Self::Dark];

    /// The value of `<html data-theme>`.
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::System => "system",
            Self::Light => "light",
            Self::Dark => "dark",
        }
    }
}

/// How pieces are drawn.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum PieceDesign {
    /// Small pictures.
    #[default]
    Figures,
    /// Chinese characters.
    Characters,
    /// Two letters of the name in the language in use.
    Letters,
    /// Ticks that show where the piece may step.
    Marks,
}

impl PieceDesign {
    /// Every design, in the order offered.
    pub const ALL: [Self; 4] = [Self::Figures, Self::Characters, Self::Letters, Self::Marks];
}

/// What the board is made of.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum BoardDesign {
    /// Wood.
    #[default]
    Teak,
    /// Dark lacquer.
    Lacquer,
    /// Black lines on white, for print and high contrast.
    Paper,
}

impl BoardDesign {
    /// Every design, in the order offered.
    pub const ALL: [Self; 3] = [Self::Teak, Self::Lacquer, Self::Paper];

    /// The value of `data-board` for the stylesheet.
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::Teak => "teak",
            Self::Lacquer => "lacquer",
            Self::Paper => "paper",
        }
    }
}
