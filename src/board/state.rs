use std::collections::BTreeMap;

use sittuyin_rules::{Bitboard, Color, Piece, Role, Square, ruleset::ElephantStep};

/// What stands where.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Pieces([Option<Piece>; 64]);

impl Pieces {
    /// The piece on a square.
    pub fn on(&self, square: Square) -> Option<Piece> {
        self.0[square.index()]
    }

    /// Puts a piece on a square, or clears it.
    pub fn put(&mut self, square: Square, piece: Option<Piece>) {
        self.0[square.index()] = piece;
    }

    /// Every piece with its square, from `a1` up.
    pub fn iter(&self) -> impl Iterator<Item = (Square, Piece)> {
        Square::all().filter_map(|square| Some((square, self.on(square)?)))
    }
}

impl Default for Pieces {
    fn default() -> Self {
        Self([None; 64])
    }
}

impl FromIterator<(Square, Piece)> for Pieces {
    fn from_iter<I: IntoIterator<Item = (Square, Piece)>>(pieces: I) -> Self {
        let mut all = Self::default();
        for (square, piece) in pieces {
            all.put(square, Some(piece));
        }
        all
    }
}

/// How many of each role each side still has in hand.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Hands([[u8; 6]; 2]);

impl Hands {
    /// How many of this piece are in hand.
    pub const fn count(&self, piece: Piece) -> u8 {
        self.0[piece.color.index()][piece.role.index()]
    }

    /// Sets how many of this piece are in hand.
    pub const fn set(&mut self, piece: Piece, count: u8) {
        self.0[piece.color.index()][piece.role.index()] = count;
    }
}

/// Whose pieces a person may take up.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
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

/// What a square is marked as. No two look alike without colour.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum MarkKind {
    /// Of the zone where pieces are placed: a glow.
    Zone,
    /// Not to be used: a light hatch.
    Forbidden,
    /// What was just refused: a strong hatch.
    Refused,
    /// A square or piece that proves a verdict: a solid outline.
    Evidence,
    /// What attacks, or would: a double outline with cut corners.
    Attacker,
    /// A square that a king is denied: a saltire.
    Denied,
    /// Advice: a dashed outline.
    Hint,
    /// A square to be reached or a piece to be captured: a star.
    Goal,
    /// A square that a learner has chosen: filled, with a dot in a corner.
    Chosen,
    /// A choice that was right: a tick.
    Right,
    /// A choice that was wrong: a cross.
    Wrong,
    /// A square that should have been chosen: a dotted outline.
    Missed,
}

/// A mark on a square.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Mark {
    /// Which square.
    pub square: Square,
    /// As what.
    pub kind: MarkKind,
}

/// What a line says.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum LineKind {
    /// This attacks that: solid, with a head.
    Attack,
    /// This is the line that proves a verdict: dashed, without a head.
    Evidence,
    /// Go this way: solid and wide, with a head.
    Hint,
}

/// A line between the centres of two squares.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Line {
    /// Where it starts.
    pub from: Square,
    /// Where it ends.
    pub to: Square,
    /// What it says.
    pub kind: LineKind,
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
    pub pieces: Pieces,
    /// What is in hand.
    pub hands: Hands,
    /// The side at the bottom.
    pub bottom: Color,
    /// Whose pieces may be taken up.
    pub movable: Movable,
    /// What may be done with each piece; one that is not listed has no legal ply.
    pub reach: BTreeMap<Origin, Reach>,
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
            pieces: Pieces::default(),
            hands: Hands::default(),
            bottom: Color::Red,
            movable: Movable::Nobody,
            reach: BTreeMap::new(),
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
                self.pieces.on(square).is_some_and(|piece| self.movable.is(piece.color))
            }
            Origin::Hand(piece) => self.hands.count(piece) > 0 && self.movable.is(piece.color),
        }
    }

    /// What a piece from there would do on a square, if it may go there.
    pub fn target(&self, origin: Origin, square: Square) -> Option<TargetKind> {
        self.reach.get(&origin)?.on(square)
    }
}

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

    /// The class that carries its tokens.
    pub const fn class(self) -> &'static str {
        match self {
            Self::Teak => "board-teak",
            Self::Lacquer => "board-lacquer",
            Self::Paper => "board-paper",
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

/// What a person did on the board. Whether it is allowed is the owner's to say.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum BoardEvent {
    /// A piece was taken up.
    TakenUp(Origin),
    /// The piece that was taken up was let go.
    LetGo,
    /// A try at a ply, legal or not.
    Try(Attempt),
    /// A square was pressed while nothing was taken up.
    Tap(Square),
    /// The open [`Choice`] was answered, with one of its squares or with another.
    Choose(Answer),
    /// The open [`Choice`] was dropped.
    Cancel,
}

/// A try at a ply.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Attempt {
    /// From one square to another.
    Move {
        /// The start.
        from: Square,
        /// The end.
        to: Square,
    },
    /// Promotion of the soldier on this square, in place.
    Promote(Square),
    /// From the reserve to a square.
    Place {
        /// What.
        piece: Piece,
        /// Where.
        to: Square,
    },
    /// Off the board: dragged away, or *Delete*. In the setup: back into the reserve.
    Remove(Square),
}

/// An answer to a [`Choice`].
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Answer {
    /// This square, offered or not.
    Square(Square),
    /// One of the options.
    Option(ChoiceOption),
}

/// A role's word for messages and classes: `king`, `commander` …
pub const fn role_word(role: Role) -> &'static str {
    match role {
        Role::King => "king",
        Role::Commander => "commander",
        Role::Chariot => "chariot",
        Role::Elephant => "elephant",
        Role::Horse => "horse",
        Role::Soldier => "soldier",
    }
}

/// A side's word for messages and classes: `red`, `black`.
pub const fn color_word(color: Color) -> &'static str {
    match color {
        Color::Red => "red",
        Color::Black => "black",
    }
}
