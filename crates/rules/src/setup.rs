use crate::{Board, Color, Hand};

/// The ASEAN count against a bare king.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct BareKingCount {
    /// The game is drawn once more plies than this have been counted.
    pub limit: u16,
    /// Plies counted.
    pub plies: u16,
}

/// Any arrangement of pieces, possible in play or not. What FEN says.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Setup {
    /// The pieces on the board.
    pub board: Board,
    /// The pieces in hand, red's first.
    pub hands: [Hand; 2],
    /// Whose turn it is.
    pub turn: Color,
    /// The count against a bare king, where one runs.
    pub count: Option<BareKingCount>,
    /// Plies without a capture, a soldier's move or a promotion.
    pub halfmoves: u16,
    /// The number of the move, from 1; it grows when the turn passes from black to red.
    pub fullmoves: u16,
}

impl Setup {
    /// The start of every game: soldiers on the board, both armies in hand, red to place.
    pub fn start() -> Self {
        Self {
            board: Board::soldiers(),
            hands: [Hand::FULL; 2],
            turn: Color::Red,
            count: None,
            halfmoves: 0,
            fullmoves: 1,
        }
    }

    /// Half a turn of the board with the colours exchanged.
    pub fn half_turned(&self) -> Self {
        let mut board = Board::default();
        for (square, mut piece) in self.board.pieces() {
            piece.color = !piece.color;
            board.put(square.half_turned(), piece);
        }
        let [red, black] = self.hands;
        Self { board, hands: [black, red], turn: !self.turn, ..self.clone() }
    }
}
