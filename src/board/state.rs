use sittuyin_rules::{Bitboard, Board, Color, Hand, Piece, Square};

use super::marks::{Line, Mark};

/// Whose pieces a person may take up.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
#[allow(dead_code, reason = "drills move the pieces of both sides")]
pub enum Movable {
    /// Nobody's: the board is for looking and for tapping squares.
    #[default]
    Nobody,
    /// One side's.
    Side(Color),
    /// Either side's.
    Both,
}

impl Movable {
    /// Whether that side's pieces may be taken up.
    pub fn is(self, color: Color) -> bool {
        match self {
            Self::Nobody => false,
            Self::Side(side) => side == color,
            Self::Both => true,
        }
    }
}

/// Where a piece is taken from.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Origin {
    /// A square of the board.
    Board(Square),
    /// The reserve.
    Hand(Piece),
}

/// What a piece that is taken up would do on a square.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum TargetKind {
    /// Go to an empty square.
    Quiet,
    /// Take what stands there.
    Capture,
    /// Be placed there from the reserve.
    Placement,
    /// Be placed there, and the own soldier that stands there gives way.
    Displacement,
    /// Be put elsewhere before the battle begins.
    Relocation,
    /// Become a commander. On the piece's own square: in place, offered by a button of its own;
    /// elsewhere: with a step to that square.
    Promotion,
}

/// A square that a piece may go to, and what it would do there.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Target {
    /// Where it would go.
    pub square: Square,
    /// What it would do there.
    pub kind: TargetKind,
}

/// What may be done with one piece.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Reach {
    /// The squares it may go to.
    pub targets: Vec<Target>,
    /// Squares to show as forbidden while it is taken up; each can still be tried, and say why.
    pub forbidden: Bitboard,
}

impl Reach {
    /// What it would do on a square, if it may go there.
    pub fn on(&self, square: Square) -> Option<TargetKind> {
        self.targets.iter().find(|target| target.square == square).map(|target| target.kind)
    }
}

/// What may be done with each piece. There are few: they are looked through one by one.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Reaches(Vec<(Origin, Reach)>);

impl Reaches {
    /// What may be done with the piece there, if anything.
    pub fn of(&self, origin: Origin) -> Option<&Reach> {
        self.0.iter().find(|(other, _)| *other == origin).map(|(_, reach)| reach)
    }

    /// The same, to be added to.
    pub fn of_mut(&mut self, origin: Origin) -> &mut Reach {
        let known = self.0.iter().position(|(other, _)| *other == origin);
        let index = known.unwrap_or_else(|| {
            self.0.push((origin, Reach::default()));
            self.0.len() - 1
        });
        &mut self.0[index].1
    }
}

impl Extend<(Origin, Reach)> for Reaches {
    /// The later for a piece replaces the earlier.
    fn extend<I: IntoIterator<Item = (Origin, Reach)>>(&mut self, reaches: I) {
        for (origin, reach) in reaches {
            *self.of_mut(origin) = reach;
        }
    }
}

impl FromIterator<(Origin, Reach)> for Reaches {
    fn from_iter<I: IntoIterator<Item = (Origin, Reach)>>(reaches: I) -> Self {
        let mut all = Self::default();
        all.extend(reaches);
        all
    }
}

/// The second half of a ply that needs two: a soldier that gives way, a shift after arrival.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Choice {
    /// The square that the choice is about; its buttons stand near it.
    pub at: Square,
    /// The squares to choose from.
    pub squares: Bitboard,
    /// What else may be chosen, as buttons, in this order. *Cancel* always follows.
    pub options: Vec<ChoiceOption>,
}

/// A choice that is no square.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum ChoiceOption {
    /// Promote, and stay.
    PromoteHere,
    /// The move alone.
    MoveOnly,
}

/// Everything about the game that a board shows, and everything that it lets a person try.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct BoardState {
    /// What stands where.
    pub pieces: Board,
    /// What is in hand, red's first.
    pub hands: [Hand; 2],
    /// The side at the bottom.
    pub bottom: Color,
    /// Whose pieces may be taken up.
    pub movable: Movable,
    /// What may be done with each piece; one that is not listed has no legal ply.
    pub reach: Reaches,
    /// The last ply: from where, unless it was a placement, and to where.
    pub last: Option<(Option<Square>, Square)>,
    /// The square of a king in check.
    pub check: Option<Square>,
    /// Marks, in any order; one square may have several.
    pub marks: Vec<Mark>,
    /// Lines, the later above the earlier.
    pub lines: Vec<Line>,
    /// Squares whose soldier may promote.
    pub badges: Bitboard,
    /// A choice that is open; while it is, nothing else can be tried.
    pub choice: Option<Choice>,
    /// A ply is on its way: nothing can be tried.
    pub busy: bool,
}

impl Default for BoardState {
    /// An empty board with red at the bottom, for looking at.
    fn default() -> Self {
        Self {
            pieces: Board::default(),
            hands: [Hand::EMPTY; 2],
            bottom: Color::Red,
            movable: Movable::Nobody,
            reach: Reaches::default(),
            last: None,
            check: None,
            marks: Vec::new(),
            lines: Vec::new(),
            badges: Bitboard::EMPTY,
            choice: None,
            busy: false,
        }
    }
}

impl BoardState {
    /// Whether what is there may be taken up now.
    pub fn may_take_up(&self, origin: Origin) -> bool {
        !self.busy && self.choice.is_none() && self.is_own(origin)
    }

    /// Whether there is a piece of a side whose pieces may be taken up.
    pub fn is_own(&self, origin: Origin) -> bool {
        match origin {
            Origin::Board(square) => {
                self.pieces.color_at(square).is_some_and(|color| self.movable.is(color))
            }
            Origin::Hand(piece) => self.in_hand(piece) > 0 && self.movable.is(piece.color),
        }
    }

    /// How many of this piece are in hand.
    pub fn in_hand(&self, piece: Piece) -> u8 {
        self.hands[piece.color.index()].count(piece.role)
    }

    /// What a piece from there would do on a square, if it may go there.
    pub fn target(&self, origin: Origin, square: Square) -> Option<TargetKind> {
        self.reach.of(origin)?.on(square)
    }
}
