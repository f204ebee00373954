use std::fmt;

use thiserror::Error;

use crate::{
    BareKingCount, Bitboard, Board, Color, Hand, Piece, Role, Ruleset, RulesetId, Setup, Square,
    attacks,
    list::{faults, list},
    ruleset::{Adjusting, Counting, SetupOrder, SoldierSquare},
    zobrist,
};

/// How far a game has come. It follows from the position alone.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Phase {
    /// Pieces are in hand.
    Setup,
    /// `pl`: all sixteen soldiers stand on their starting squares and no piece is in hand.
    Adjusting,
    /// Pieces move and capture.
    Battle,
}

/// Whether a position must have both kings.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Kings {
    /// One each: a game.
    Required,
    /// One or none each: a drill. The ban on leaving no reply and the draws are off.
    Optional,
}

/// One thing that is wrong with a setup.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Error)]
pub enum PositionError {
    /// A side has no king, or more than one; board and hand together.
    #[error("{color} has {count} kings")]
    KingCount {
        /// Whose.
        color: Color,
        /// How many.
        count: u32,
    },
    /// A side has more of a role than an army; promoted commanders count against the soldiers.
    #[error("{color} has {count} of role {role}, at most {most}")]
    TooMany {
        /// Whose.
        color: Color,
        /// Of what.
        role: Role,
        /// How many, board and hand together.
        count: u32,
        /// How many there may be.
        most: u32,
    },
    /// Soldiers stand behind their starting line, where none can come.
    #[error("a {color} soldier cannot stand on {}", list(*squares))]
    SoldierBehindLine {
        /// Whose.
        color: Color,
        /// Where they stand.
        squares: Bitboard,
    },
    /// A side has pieces in hand although its turn to place them is over.
    #[error("{color} has pieces in hand although its turn to place them is over")]
    HandPassedOver {
        /// Whose.
        color: Color,
    },
    /// A side is to move in the battle while the other still has pieces to place.
    #[error("{color} is to move while the other side still has pieces in hand")]
    BattleBeforeSetup {
        /// The side to move.
        color: Color,
    },
    /// The side that is not to move stands attacked.
    #[error("the {color} king stands attacked and it is not its turn")]
    OppositeKingAttacked {
        /// Whose king.
        color: Color,
        /// Where it stands.
        king: Square,
    },
    /// A count against a bare king, in a ruleset that has none.
    #[error("ruleset {ruleset} has no count against a bare king")]
    NoCounting {
        /// The ruleset.
        ruleset: RulesetId,
    },
}

/// Everything that is wrong with a setup; never empty.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
pub struct PositionErrors {
    /// What is wrong.
    pub errors: Vec<PositionError>,
    /// With what.
    pub setup: Box<Setup>,
}

impl fmt::Display for PositionErrors {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        faults(&self.errors, f)
    }
}

/// A setup that is possible under a ruleset, and whose plies can be played.
#[derive(Clone, Debug)]
pub struct Position {
    pub(crate) rules: &'static Ruleset,
    pub(crate) board: Board,
    pub(crate) hands: [Hand; 2],
    pub(crate) turn: Color,
    pub(crate) phase: Phase,
    pub(crate) kings: Kings,
    pub(crate) count: Option<BareKingCount>,
    pub(crate) halfmoves: u16,
    pub(crate) fullmoves: u16,
    pub(crate) hash: u64,
}

impl PartialEq for Position {
    /// The same setup under the same ruleset.
    fn eq(&self, other: &Self) -> bool {
        self.rules.id == other.rules.id
            && self.kings == other.kings
            && self.board == other.board
            && self.hands == other.hands
            && self.turn == other.turn
            && self.count == other.count
            && self.halfmoves == other.halfmoves
            && self.fullmoves == other.fullmoves
    }
}

impl Eq for Position {}

impl Position {
    /// The start of a game.
    pub fn start(ruleset: RulesetId) -> Self {
        Self::unchecked(Setup::start(), ruleset.rules(), Kings::Required)
    }

    /// Checks a setup against a ruleset.
    ///
    /// # Errors
    ///
    /// Everything that is wrong with it.
    pub fn new(setup: Setup, ruleset: RulesetId, kings: Kings) -> Result<Self, PositionErrors> {
        let rules = ruleset.rules();
        let mut errors = errors(&setup, rules, kings);
        let position = Self::unchecked(setup, rules, kings);
        let waiting = !position.turn;
        if position.phase == Phase::Battle
            && position.king_attacked(waiting)
            && let Some(king) = position.board.king(waiting)
        {
            errors.push(PositionError::OppositeKingAttacked { color: waiting, king });
        }
        if errors.is_empty() {
            Ok(position)
        } else {
            Err(PositionErrors { errors, setup: Box::new(position.setup()) })
        }
    }

    /// The same arrangement under another ruleset.
    ///
    /// # Errors
    ///
    /// Everything that is wrong with it there.
    pub fn under(&self, ruleset: RulesetId) -> Result<Self, PositionErrors> {
        Self::new(self.setup(), ruleset, self.kings)
    }

    fn unchecked(setup: Setup, rules: &'static Ruleset, kings: Kings) -> Self {
        let Setup { board, hands, turn, count, halfmoves, fullmoves } = setup;
        let mut position = Self {
            rules,
            board,
            hands,
            turn,
            phase: Phase::Battle,
            kings,
            count,
            halfmoves,
            fullmoves,
            hash: 0,
        };
        position.phase = position.phase_now();
        position.hash = position.computed_hash();
        position
    }

    /// The arrangement, as FEN says it.
    pub fn setup(&self) -> Setup {
        Setup {
            board: self.board.clone(),
            hands: self.hands,
            turn: self.turn,
            count: self.count,
            halfmoves: self.halfmoves,
            fullmoves: self.fullmoves,
        }
    }

    /// The position as FEN.
    pub fn fen(&self) -> String {
        self.setup().to_string()
    }

    /// The rules in force.
    #[inline]
    pub fn rules(&self) -> &'static Ruleset {
        self.rules
    }

    /// The pieces on the board.
    #[inline]
    pub fn board(&self) -> &Board {
        &self.board
    }

    /// The pieces that a side still has to place.
    #[inline]
    pub fn hand(&self, color: Color) -> Hand {
        self.hands[color.index()]
    }

    /// Whose turn it is.
    #[inline]
    pub fn turn(&self) -> Color {
        self.turn
    }

    /// How far the game has come.
    #[inline]
    pub fn phase(&self) -> Phase {
        self.phase
    }

    /// Whether both kings are required.
    #[inline]
    pub fn kings(&self) -> Kings {
        self.kings
    }

    /// The count against a bare king, where one runs.
    #[inline]
    pub fn count(&self) -> Option<BareKingCount> {
        self.count
    }

    /// Plies without a capture, a soldier's move or a promotion.
    #[inline]
    pub fn halfmoves(&self) -> u16 {
        self.halfmoves
    }

    /// The number of the move, from 1.
    #[inline]
    pub fn fullmoves(&self) -> u16 {
        self.fullmoves
    }

    /// The hash of what repeats: pieces, hands and the side to move.
    #[inline]
    pub fn hash(&self) -> u64 {
        self.hash
    }

    /// The hash made anew from the whole position; always equal to [`Position::hash`].
    pub fn computed_hash(&self) -> u64 {
        let mut hash = if self.turn == Color::Black { zobrist::BLACK } else { 0 };
        for (square, piece) in self.board.pieces() {
            hash ^= zobrist::piece(square, piece);
        }
        for color in Color::ALL {
            for role in Role::IN_HAND {
                hash ^= zobrist::hand(color, role, self.hand(color).count(role));
            }
        }
        hash
    }

    /// Whether the side to move is in check. Nobody is before the battle.
    #[inline]
    pub fn in_check(&self) -> bool {
        self.phase == Phase::Battle && self.king_attacked(self.turn)
    }

    /// The pieces that give check to the side to move.
    pub fn checkers(&self) -> Bitboard {
        match self.board.king(self.turn) {
            Some(king) if self.phase == Phase::Battle => self.attackers(king, !self.turn),
            _ => Bitboard::EMPTY,
        }
    }

    /// The pieces of a side that attack a square.
    #[inline]
    pub fn attackers(&self, square: Square, by: Color) -> Bitboard {
        self.board.attackers(self.rules.elephant, square, by, self.board.occupied())
    }

    /// What the piece on a square attacks; nothing where none stands.
    pub fn attacks_from(&self, square: Square) -> Bitboard {
        self.board.piece_at(square).map_or(Bitboard::EMPTY, |Piece { color, role }| {
            attacks::of(self.rules.elephant, color, role, square, self.board.occupied())
        })
    }

    /// Whether a side's king stands attacked, whatever the phase.
    #[inline]
    pub(crate) fn king_attacked(&self, color: Color) -> bool {
        self.board.king(color).is_some_and(|king| self.attackers(king, !color).any())
    }

    #[inline]
    pub(crate) fn phase_now(&self) -> Phase {
        if self.hands != [Hand::EMPTY; 2] {
            Phase::Setup
        } else if self.rules.adjusting == Adjusting::UntilASoldierMoves
            && Color::ALL
                .into_iter()
                .all(|c| self.board.of(c, Role::Soldier) == Bitboard::soldiers_start(c))
        {
            Phase::Adjusting
        } else {
            Phase::Battle
        }
    }
}

/// What is wrong with a setup, short of an attacked king.
fn errors(setup: &Setup, rules: &Ruleset, kings: Kings) -> Vec<PositionError> {
    let mut errors = Vec::new();
    for color in Color::ALL {
        army_errors(setup, color, kings, &mut errors);
        if rules.soldier_square == SoldierSquare::Taken {
            let squares = setup.board.of(color, Role::Soldier) & Bitboard::behind_soldiers(color);
            if squares.any() {
                errors.push(PositionError::SoldierBehindLine { color, squares });
            }
        }
    }
    order_errors(setup, rules, &mut errors);
    if setup.count.is_some() && rules.counting == Counting::None {
        errors.push(PositionError::NoCounting { ruleset: rules.id });
    }
    errors
}

fn army_errors(setup: &Setup, color: Color, kings: Kings, errors: &mut Vec<PositionError>) {
    let count = |role| {
        setup.board.of(color, role).len() + u32::from(setup.hands[color.index()].count(role))
    };
    let king_count = count(Role::King);
    if king_count > 1 || king_count == 0 && kings == Kings::Required {
        errors.push(PositionError::KingCount { color, count: king_count });
    }
    let promoted = count(Role::Commander).saturating_sub(1);
    for role in [Role::Chariot, Role::Elephant, Role::Horse, Role::Soldier] {
        let most = u32::from(role.army_count());
        let (count, most) = match role {
            Role::Soldier => (count(role), most.saturating_sub(promoted)),
            _ => (count(role), most),
        };
        if count > most {
            errors.push(PositionError::TooMany { color, role, count, most });
        }
    }
    let (role, most) = (Role::Commander, 1 + u32::from(Role::Soldier.army_count()));
    if count(role) > most {
        errors.push(PositionError::TooMany { color, role, count: count(role), most });
    }
}

/// Whose hand must be empty, by the setup's order.
fn order_errors(setup: &Setup, rules: &Ruleset, errors: &mut Vec<PositionError>) {
    let [red, black] = setup.hands.map(Hand::len);
    let placed = |color| setup.board.of_color(color) - setup.board.of_role(Role::Soldier);
    match (rules.setup_order, setup.turn) {
        (_, Color::Red) if red == 0 && black > 0 => {
            errors.push(PositionError::BattleBeforeSetup { color: Color::Red });
        }
        (_, Color::Black) if black == 0 && red > 0 => {
            errors.push(PositionError::HandPassedOver { color: Color::Red });
        }
        (SetupOrder::ArmyByArmy, turn) => {
            if red > 0 && (turn == Color::Black || placed(Color::Black).any()) {
                errors.push(PositionError::HandPassedOver { color: Color::Red });
            }
        }
        (SetupOrder::PieceByPiece, Color::Red) if red > black => {
            errors.push(PositionError::HandPassedOver { color: Color::Red });
        }
        (SetupOrder::PieceByPiece, Color::Red) if black > red => {
            errors.push(PositionError::HandPassedOver { color: Color::Black });
        }
        (SetupOrder::PieceByPiece, Color::Black) if red >= black && black > 0 => {
            errors.push(PositionError::HandPassedOver { color: Color::Red });
        }
        (SetupOrder::PieceByPiece, Color::Black) if black > red + 1 => {
            errors.push(PositionError::HandPassedOver { color: Color::Black });
        }
        (SetupOrder::PieceByPiece, _) => {}
    }
}
