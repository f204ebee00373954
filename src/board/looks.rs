use sittuyin_rules::ruleset::ElephantStep;

/// How the pieces are drawn.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Design {
    /// Small pictures.
    #[default]
    Figures,
    /// Chinese characters: 王 仕 象 马 车 兵.
    Characters,
    /// Two letters of the language in use.
    Letters,
    /// Ticks that show where the piece may step.
    Movement,
}

impl Design {
    /// All of them, the default first.
    pub const ALL: [Self; 4] = [Self::Figures, Self::Characters, Self::Letters, Self::Movement];
}

/// What the board is made of.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Material {
    /// Light wood in a dark frame.
    #[default]
    Teak,
    /// Dark lacquer.
    Lacquer,
    /// White, for print and for high contrast.
    Paper,
}

impl Material {
    /// All of them, the default first.
    pub const ALL: [Self; 3] = [Self::Teak, Self::Lacquer, Self::Paper];

    /// The word that chooses its tokens.
    pub const fn word(self) -> &'static str {
        match self {
            Self::Teak => "teak",
            Self::Lacquer => "lacquer",
            Self::Paper => "paper",
        }
    }
}

/// What a person has chosen about the looks of every board.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Looks {
    /// How the pieces are drawn.
    pub design: Design,
    /// What the board is made of.
    pub material: Material,
    /// Whether files and ranks are named on the frame.
    pub coordinates: bool,
    /// How the elephant steps, for [`Design::Movement`].
    pub elephant: ElephantStep,
}

impl Default for Looks {
    fn default() -> Self {
        Self {
            design: Design::default(),
            material: Material::default(),
            coordinates: true,
            elephant: ElephantStep::DiagonallyOrForward,
        }
    }
}
