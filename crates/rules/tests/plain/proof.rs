//! The squares that prove a reason, by the third column of the table of §7.

use sittuyin_rules::{Color, Ply, Role, Square};

use super::{Board, Plain, rank_of};

/// What the squares show, by its name for programs, and the squares from a1 up.
pub type Shown = Vec<(&'static str, Vec<Square>)>;

fn squares(hold: impl Fn(Square) -> bool) -> Vec<Square> {
    Square::all().filter(|square| hold(*square)).collect()
}

impl Plain {
    /// What must be shown with a reason against a ply; nothing where the table asks for nothing.
    /// The legal plies are passed in, since they answer for many attempts. `no_reply` is apart.
    pub fn proof(&self, ply: Ply, reason: &str, legal: &[Ply]) -> Shown {
        let us = self.turn;
        let to = ply.to();
        match reason {
            "outside_zone" => vec![("zone", squares(|it| self.in_zone(us, it)))],
            "back_rank_chariots_only" | "chariot_back_rank_only" => {
                vec![("back_rank", squares(|it| rank_of(us, it) == 0))]
            }
            "displaced_soldier_square" if self.soldier_gives_way(to) => {
                vec![("where", squares(|it| self.takes_soldier(it)))]
            }
            "chariot_faces_king" => {
                let king = self.board.find(!us, Role::King).expect("a king that is faced");
                let between = Board::between(to, king);
                // Black places the screen, where black may.
                let screen = |it| {
                    between.contains(&it)
                        && self.board.is_empty(it)
                        && self.in_zone(us, it)
                        && !self.wrong_for_back_rank(Role::Horse, it)
                };
                vec![("king", vec![king]), ("chariot", vec![to]), ("screens", squares(screen))]
            }
            "adjusting_own_half" | "adjusting_no_capture" if !self.soldier_starts(ply) => {
                vec![("own_half", squares(|it| rank_of(us, it) < 4))]
            }
            "not_how_it_moves" => {
                let goes = |it| legal.iter().any(|way| way.from() == ply.from() && way.to() == it);
                vec![("where", squares(goes))]
            }
            "blocked" => {
                let from = ply.from().expect("what is blocked has a start");
                let first =
                    Board::between(from, to).into_iter().find(|it| !self.board.is_empty(*it));
                vec![("blocker", first.into_iter().collect())]
            }
            "commander_alive" => {
                let commander = |it| self.board.at(it) == Some((us, Role::Commander));
                vec![("commander", squares(commander))]
            }
            "not_on_the_x" | "past_the_x" => {
                let at = if let Ply::Promote { from, .. } = ply { from } else { to };
                vec![("the_x", squares(|it| it.file() == at.file() && self.promotes_on(it)))]
            }
            "promotion_attacks" => {
                vec![(
                    "attacked",
                    squares(|it| super::diagonal(it, to) && self.board.is_of(!us, it)),
                )]
            }
            "placement_exposes_king" => self.after(ply).king_and_attackers(Color::Black),
            "check_not_answered" | "king_would_be_attacked" => {
                self.after(ply).king_and_attackers(us)
            }
            _ => vec![],
        }
    }

    fn soldier_starts(&self, ply: Ply) -> bool {
        ply.from().is_some_and(|from| self.board.at(from) == Some((self.turn, Role::Soldier)))
    }

    fn king_and_attackers(&self, side: Color) -> Shown {
        let king = self.board.find(side, Role::King).expect("a king that is attacked");
        let attackers = self.board.attackers(king, !side, self.ruleset);
        vec![("king", vec![king]), ("attackers", attackers)]
    }

    /// `no_reply`: every step of the side to move that is denied it, and by what: the piece that
    /// stands there, or all that would then attack its king.
    pub fn denied(&self) -> Vec<(Square, Square, Vec<Square>)> {
        let us = self.turn;
        let mut denied = Vec::new();
        for (piece, man) in self.board.men().filter(|(_, (side, _))| *side == us) {
            for to in Square::all() {
                let taken = self.board.at(to);
                let soldier = man.1 == Role::Soldier;
                let ahead = soldier
                    && to.file() == piece.file()
                    && rank_of(us, to) == rank_of(us, piece) + 1;
                let attacks = self.board.attackers(to, us, self.ruleset).contains(&piece);
                let prey = taken.is_some_and(|(side, role)| side != us && role != Role::King);
                if !(ahead || attacks && (!soldier || prey)) {
                    continue;
                }
                let by = if taken.is_some_and(|(side, _)| side == us || ahead) {
                    vec![to]
                } else {
                    let next = self.after(Ply::Move { from: piece, to });
                    let king = next.board.find(us, Role::King);
                    king.map_or(vec![], |king| next.board.attackers(king, !us, self.ruleset))
                };
                denied.push((piece, to, by));
            }
        }
        denied
    }
}
