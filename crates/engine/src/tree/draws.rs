//! Where the game is drawn by what came before: repetition and counting.

use sittuyin_rules::{Kings, PLIES_WITHOUT_PROGRESS, Position};

use super::Tree;
use crate::random::mixed;

/// When a draw by counting is this near, in plies, the table keeps positions by their count, too.
const CLOCK_MATTERS: u16 = 20;

impl Tree<'_> {
    /// Whether the game is drawn here whatever is played, short of being checkmate.
    pub(super) fn is_drawn(&self, position: &Position, in_check: bool) -> bool {
        if position.kings() == Kings::Optional {
            return false;
        }
        if self.repeats(position) || position.is_insufficient() {
            return true;
        }
        plies_to_draw(position) == 0 && (!in_check || position.has_ply())
    }

    /// Whether the position stood on the board before: once in the line looked at, for what can be
    /// had twice can be had three times; or twice in the game.
    fn repeats(&self, position: &Position) -> bool {
        let now = self.path.len() - 1;
        let mut seen = 0;
        let reach = usize::from(position.halfmoves()).min(now);
        for back in (4..=reach).step_by(2) {
            if self.path[now - back] == position.hash() {
                seen += 1;
                if seen == 2 || now - back >= self.root {
                    return true;
                }
            }
        }
        false
    }
}

/// How many plies without progress are left until the game is drawn by counting.
fn plies_to_draw(position: &Position) -> u16 {
    let quiet = PLIES_WITHOUT_PROGRESS.saturating_sub(position.halfmoves());
    let Some(count) = position.count() else { return quiet };
    // Past the limit, not at it, the game is drawn.
    let bare = count.limit.checked_sub(count.plies).map_or(0, |left| left.saturating_add(1));
    bare.min(quiet)
}

/// The key of a position in the table. A score found with the draw far away is not good for the
/// same position with the draw near.
pub fn table_key(position: &Position) -> u64 {
    match plies_to_draw(position) {
        left @ ..CLOCK_MATTERS => position.hash() ^ mixed(u64::from(left) + 1),
        _ => position.hash(),
    }
}
