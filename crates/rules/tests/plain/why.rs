//! The first reason against an attempt, by the table of §7, read from top to bottom.

use sittuyin_rules::{Color, Ply, Role, RulesetId, Square};

use super::{Board, Plain, Stage, adjacent, diagonal, rank_of, way};

/// The answer to an attempt. Reasons are named by their ids.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Answer {
    /// It can be played.
    Legal,
    /// It is unfinished, and can be finished in these ways.
    Incomplete(Vec<Ply>),
    /// It cannot be played.
    Refused(&'static str),
}

use Answer::{Incomplete, Legal, Refused};

/// The first of some reasons that holds.
fn first(reasons: &[(bool, &'static str)]) -> Option<&'static str> {
    reasons.iter().find(|(holds, _)| *holds).map(|(_, reason)| *reason)
}

impl Plain {
    /// What the table says of an attempt.
    pub fn answer(&self, ply: Ply) -> Answer {
        let reason = match ply {
            Ply::Place { role, to } | Ply::Displace { role, to, .. } => {
                self.why_not_placed(ply, role, to)
            }
            Ply::Move { from, .. } | Ply::Promote { from, .. } | Ply::Arrive { from, .. } => {
                self.why_not_moved(ply, from)
            }
        };
        match (reason, ply) {
            (Some(reason), _) => Refused(reason),
            // The soldier's new square is left open: every one that is legal completes it.
            (None, Ply::Place { role, to }) if self.soldier_gives_way(to) => {
                let whole = Square::all().map(|soldier_to| Ply::Displace { role, to, soldier_to });
                let answers: Vec<_> = whole.map(|ply| (ply, self.answer(ply))).collect();
                let legal: Vec<Ply> = answers
                    .iter()
                    .filter(|(_, answer)| *answer == Legal)
                    .map(|(ply, _)| *ply)
                    .collect();
                if legal.is_empty() {
                    // Nowhere to go, or each way out exposes the king.
                    let room = Square::all().any(|it| self.takes_soldier(it));
                    Refused(if room {
                        "placement_exposes_king"
                    } else {
                        "displaced_soldier_square"
                    })
                } else {
                    Incomplete(legal)
                }
            }
            (None, _) => self.reply_or_legal(ply),
        }
    }

    fn reply_or_legal(&self, ply: Ply) -> Answer {
        if self.is_forbidden(ply) { Refused("no_reply") } else { Legal }
    }

    fn why_not_placed(&self, ply: Ply, role: Role, to: Square) -> Option<&'static str> {
        let us = self.turn;
        if self.stage() != Stage::Setup {
            return Some("setup_over");
        }
        let gives_way = self.soldier_gives_way(to);
        let misplaced = self.wrong_for_back_rank(role, to);
        first(&[
            (!self.hand(us).contains(&role), "not_in_hand"),
            (!self.in_zone(us, to) && !gives_way, "outside_zone"),
            (misplaced && role != Role::Chariot, "back_rank_chariots_only"),
            (misplaced && role == Role::Chariot, "chariot_back_rank_only"),
            (!self.board.is_empty(to) && !gives_way, "square_taken"),
        ])
        .or_else(|| match ply {
            Ply::Displace { to, soldier_to, .. }
                if !gives_way || !self.takes_soldier(soldier_to) || soldier_to == to =>
            {
                Some("displaced_soldier_square")
            }
            Ply::Place { .. } if gives_way => None,
            _ if self.chariot_faces_king(role, to) => Some("chariot_faces_king"),
            _ if us == Color::Black && self.after(ply).placement_exposes_king() => {
                Some("placement_exposes_king")
            }
            _ => None,
        })
    }

    fn why_not_moved(&self, ply: Ply, from: Square) -> Option<&'static str> {
        if self.stage() == Stage::Setup {
            return Some("still_setting_up");
        }
        let Some((side, role)) = self.board.at(from) else { return Some("empty_square") };
        if side != self.turn {
            return Some("not_your_piece");
        }
        let soldier = role == Role::Soldier;
        match ply {
            _ if ply.is_promotion() && !soldier => Some("not_how_it_moves"),
            Ply::Move { to, .. } if self.stage() == Stage::Adjusting && !soldier => {
                // "Where could it go" has one answer here: an empty square of the own half.
                return first(&[
                    (self.board.is_of(side, to), "square_taken"),
                    (self.board.is_of(!side, to), "adjusting_no_capture"),
                    (rank_of(side, to) >= 4, "adjusting_own_half"),
                ]);
            }
            Ply::Move { to, .. } => self.why_not_there(from, to),
            Ply::Promote { to, .. } => self.why_not_promoted(from, to),
            Ply::Arrive { to, stand, .. } => self
                .why_not_there(from, to)
                .or_else(|| self.why_not_promoted_on_arrival(from, to, stand)),
            _ => None,
        }
        .or_else(|| {
            let exposed = self.after(ply).king_attacked(side);
            first(&[
                (exposed && self.in_check(), "check_not_answered"),
                (exposed, "king_would_be_attacked"),
            ])
        })
    }

    /// Why a piece cannot move or capture there.
    fn why_not_there(&self, from: Square, to: Square) -> Option<&'static str> {
        let man = self.board.at(from).expect("the piece that moves");
        let (side, role) = man;
        let (own, enemy) = (self.board.is_of(side, to), self.board.is_of(!side, to));
        if role != Role::Soldier {
            let on_the_way = role == Role::Chariot
                && Board::between(from, to).into_iter().any(|it| !self.board.is_empty(it));
            return first(&[
                (!Board::reaches(man, from, to, self.ruleset), "not_how_it_moves"),
                (on_the_way, "blocked"),
                (own, "own_piece_there"),
            ]);
        }
        let one_forward = rank_of(side, to) == rank_of(side, from) + 1;
        let (files, _) = way(from, to);
        let straight = one_forward && files == 0;
        let slanted = one_forward && files.abs() == 1;
        let king = self.board.at(to) == Some((!side, Role::King));
        first(&[
            (slanted && king && self.stage() == Stage::Adjusting, "adjusting_no_capture"),
            (straight && enemy, "soldier_captures_diagonally"),
            (slanted && !own && !enemy, "soldier_moves_straight"),
            (!straight && !slanted, "not_how_it_moves"),
            (own, "own_piece_there"),
        ])
    }

    /// Why a soldier's promotion as a turn of its own is no such thing.
    fn why_not_promoted(&self, from: Square, to: Square) -> Option<&'static str> {
        let us = self.turn;
        let square = self.promotes_on(from) || self.is_only_soldier(from);
        let asean = self.ruleset == RulesetId::Asean;
        let step = from != to;
        let taken = step && !self.board.is_empty(to);
        first(&[
            (self.commander_alive(), "commander_alive"),
            // Of the reasons that there are before the battle in `pl`, the nearest.
            (self.stage() == Stage::Adjusting, "adjusting_own_half"),
            (!square && !self.past_the_x(from), "not_on_the_x"),
            (!square, "past_the_x"),
            (step && !asean, "only_as_a_turn"),
            (step && !diagonal(from, to), "step_not_diagonal"),
            (taken, "step_taken"),
            (asean && self.commander_attacks(us, to), "promotion_attacks"),
            (
                asean && self.after(Ply::Promote { from, to }).king_attacked(!us),
                "promotion_discovers_check",
            ),
        ])
    }

    /// Why a soldier that gets to a square is not promoted there.
    fn why_not_promoted_on_arrival(
        &self,
        from: Square,
        to: Square,
        stand: Square,
    ) -> Option<&'static str> {
        let square = self.promotes_on(to) || self.is_only_soldier(from);
        first(&[
            (self.commander_alive(), "commander_alive"),
            // The ply that begins the battle never promotes, wherever it arrives.
            (self.stage() == Stage::Adjusting, "only_as_a_turn"),
            (!square && !self.past_the_x(to), "not_on_the_x"),
            (!square, "past_the_x"),
            (self.ruleset != RulesetId::Pl, "only_as_a_turn"),
            (stand != to && !adjacent(stand, to), "shift_not_adjacent"),
            (stand != to && stand != from && !self.board.is_empty(stand), "shift_taken"),
        ])
    }
}
