//! The weights in one row: each has a number, by which what is counted on the board names it.

use sittuyin_rules::{Color, Role, Square};

use super::{squares, weights, weights::Weight};

/// The names of the tables in their order, which is that of their files.
macro_rules! row {
    ($($table:ident = $values:expr;)*) => {
        #[repr(C)]
        #[allow(non_snake_case, dead_code, reason = "only the places of the fields are asked for")]
        struct Row { $($table: [Weight; $values.len()],)* }

        $(pub const $table: usize = std::mem::offset_of!(Row, $table) / size_of::<Weight>();)*

        /// How many weights there are.
        pub const COUNT: usize = size_of::<Row>() / size_of::<Weight>();

        /// Every weight.
        pub const WEIGHTS: [Weight; COUNT] = {
            let mut row = [weights::w(0, 0); COUNT];
            $(let mut index = 0;
            while index < $values.len() {
                row[$table + index] = $values[index];
                index += 1;
            })*
            row
        };
    };
}

row! {
    KING_SQUARE = squares::KING;
    COMMANDER_SQUARE = squares::COMMANDER;
    CHARIOT_SQUARE = squares::CHARIOT;
    ELEPHANT_SQUARE = squares::ELEPHANT;
    HORSE_SQUARE = squares::HORSE;
    SOLDIER_SQUARE = squares::SOLDIER;
    PIECE = weights::PIECE;
    COMMANDER_MOBILITY = weights::COMMANDER_MOBILITY;
    CHARIOT_MOBILITY = weights::CHARIOT_MOBILITY;
    ELEPHANT_MOBILITY = weights::ELEPHANT_MOBILITY;
    HORSE_MOBILITY = weights::HORSE_MOBILITY;
    COMMANDER_NEAR_KING = weights::COMMANDER_NEAR_KING;
    ELEPHANT_NEAR_KING = weights::ELEPHANT_NEAR_KING;
    HORSE_NEAR_KING = weights::HORSE_NEAR_KING;
    COMMANDER_NEAR_HOME = weights::COMMANDER_NEAR_HOME;
    ELEPHANT_NEAR_HOME = weights::ELEPHANT_NEAR_HOME;
    HORSE_NEAR_HOME = weights::HORSE_NEAR_HOME;
    ELEPHANT_PAIR = weights::ELEPHANT_PAIR;
    HORSE_PAIR = weights::HORSE_PAIR;
    CHARIOT_PAIR = weights::CHARIOT_PAIR;
    OPEN_FILE = weights::OPEN_FILE;
    FREE_FILE = weights::FREE_FILE;
    CHARIOT_ON_KING_LINE = weights::CHARIOT_ON_KING_LINE;
    KING_DANGER = weights::KING_DANGER;
    KING_ROOM = weights::KING_ROOM;
    SHELTER_SOLDIER = weights::SHELTER_SOLDIER;
    SHELTER_PIECE = weights::SHELTER_PIECE;
    GUARDED_SOLDIER = weights::GUARDED_SOLDIER;
    SOLDIERS_ABREAST = weights::SOLDIERS_ABREAST;
    DOUBLED_SOLDIER = weights::DOUBLED_SOLDIER;
    ISOLATED_SOLDIER = weights::ISOLATED_SOLDIER;
    POST_TO_FILL = weights::POST_TO_FILL;
    FREE_RUN = weights::FREE_RUN;
    STOPPABLE_RUN = weights::STOPPABLE_RUN;
    LATER_RUN = weights::LATER_RUN;
    PAST_THE_X = weights::PAST_THE_X;
    ATTACKED_BY_SOLDIER = weights::ATTACKED_BY_SOLDIER;
    ATTACKED_BY_MINOR = weights::ATTACKED_BY_MINOR;
    ATTACKED_BY_CHARIOT = weights::ATTACKED_BY_CHARIOT;
    HANGING = weights::HANGING;
    GUARDED_BY_SOLDIER = weights::GUARDED_BY_SOLDIER;
    SAFE_HORSE_CHECK = weights::SAFE_HORSE_CHECK;
    SAFE_CHARIOT_CHECK = weights::SAFE_CHARIOT_CHECK;
    DEEP_REACH = weights::DEEP_REACH;
    STRONG_REACH = weights::STRONG_REACH;
    CONTESTED = weights::CONTESTED;
    FLANK_ATTACKED = weights::FLANK_ATTACKED;
    TWICE_IN_FLANK = weights::TWICE_IN_FLANK;
    LOOSE = weights::LOOSE;
    OUTPOST = weights::OUTPOST;
    PUSH_THREAT = weights::PUSH_THREAT;
    TEMPO = weights::TEMPO;
}

/// By role, the first of its squares' weights.
const SQUARES: [usize; 6] =
    [KING_SQUARE, COMMANDER_SQUARE, CHARIOT_SQUARE, ELEPHANT_SQUARE, HORSE_SQUARE, SOLDIER_SQUARE];

/// The weight of a square for a side's piece that stands on it.
pub fn of_square(us: Color, role: Role, square: Square) -> usize {
    let seen = if us == Color::Red { square } else { square.half_turned() };
    SQUARES[role.index()] + seen.index()
}
