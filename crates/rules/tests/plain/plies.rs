//! Every ply, by trying (§2, §3, §4), and how the game ends (§1).

use sittuyin_rules::{Color, Ply, Role, RulesetId, Square};

use super::{Board, Plain, Stage, adjacent, diagonal, rank_of, way};

/// How a position ends the game, named as in the figures.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum End {
    /// It goes on.
    Ongoing,
    /// In check, with no ply that is legal but for the ban.
    Checkmate,
    /// What is left cannot mate.
    Insufficient,
    /// There are plies, all of them forbidden.
    NoReplyForbidden,
    /// There is no ply.
    Stalemate,
}

impl Plain {
    /// Every legal ply.
    pub fn plies(&self) -> Vec<Ply> {
        self.plies_but_for_reply().into_iter().filter(|ply| !self.is_forbidden(*ply)).collect()
    }

    /// Every ply that only the ban on leaving no reply forbids.
    pub fn forbidden(&self) -> Vec<Ply> {
        self.plies_but_for_reply().into_iter().filter(|ply| self.is_forbidden(*ply)).collect()
    }

    /// Every ply that is legal, or would be without the ban.
    pub fn plies_but_for_reply(&self) -> Vec<Ply> {
        self.candidates().into_iter().filter(|ply| self.is_legal_but_for_reply(*ply)).collect()
    }

    /// Whether there is any ply, the ban apart.
    pub fn has_ply(&self) -> bool {
        self.candidates().into_iter().any(|ply| self.is_legal_but_for_reply(ply))
    }

    /// Whether the ban on leaving the opponent no reply bars a ply that is legal otherwise (§4).
    pub fn is_forbidden(&self, ply: Ply) -> bool {
        if self.ruleset == RulesetId::Asean || self.drill {
            return false;
        }
        let next = self.after(ply);
        next.turn != self.turn && !next.in_check() && !next.has_ply()
    }

    /// Everything that is worth trying, most of it illegal.
    fn candidates(&self) -> Vec<Ply> {
        let mut plies = Vec::new();
        if self.stage() == Stage::Setup {
            for role in Role::IN_HAND {
                for to in Square::all() {
                    plies.push(Ply::Place { role, to });
                    if self.soldier_gives_way(to) {
                        let displaced = Square::all();
                        plies.extend(displaced.map(|it| Ply::Displace {
                            role,
                            to,
                            soldier_to: it,
                        }));
                    }
                }
            }
            return plies;
        }
        for (from, (side, role)) in self.board.men() {
            if side != self.turn {
                continue;
            }
            for to in Square::all() {
                plies.push(Ply::Move { from, to });
                if role == Role::Soldier && (to == from || adjacent(from, to)) {
                    plies.push(Ply::Promote { from, to });
                    plies.extend(Square::all().map(|stand| Ply::Arrive { from, to, stand }));
                }
            }
        }
        plies
    }

    /// Whether a candidate is a ply, the ban of §4 apart.
    fn is_legal_but_for_reply(&self, ply: Ply) -> bool {
        match (self.stage(), ply) {
            (Stage::Setup, Ply::Place { role, to }) => {
                self.board.is_empty(to)
                    && self.in_zone(self.turn, to)
                    && self.may_be_placed(role, to)
                    && self.leaves_black_safe(ply)
            }
            (Stage::Setup, Ply::Displace { role, to, soldier_to }) => {
                self.soldier_gives_way(to)
                    && self.takes_soldier(soldier_to)
                    && self.may_be_placed(role, to)
                    && self.leaves_black_safe(ply)
            }
            (Stage::Adjusting, Ply::Move { from, to }) => match self.board.at(from) {
                Some((side, Role::Soldier)) => {
                    self.soldier_goes(side, from, to)
                        && !matches!(self.board.at(to), Some((_, Role::King)))
                        && self.leaves_king_safe(ply)
                }
                _ => self.board.is_empty(to) && rank_of(self.turn, to) < 4,
            },
            (Stage::Battle, Ply::Move { from, to }) => {
                self.goes(from, to) && self.leaves_king_safe(ply)
            }
            (Stage::Battle, Ply::Promote { from, to }) => self.promotes_as_a_turn(from, to),
            (Stage::Battle, Ply::Arrive { from, to, stand }) => {
                self.promotes_on_arrival(from, to, stand)
            }
            _ => false,
        }
    }

    fn may_be_placed(&self, role: Role, to: Square) -> bool {
        self.hand(self.turn).contains(&role)
            && !self.wrong_for_back_rank(role, to)
            && !self.chariot_faces_king(role, to)
    }

    /// Black may not place so that its own king stands attacked; red may.
    fn leaves_black_safe(&self, ply: Ply) -> bool {
        self.turn == Color::Red || !self.after(ply).placement_exposes_king()
    }

    /// A move may not leave one's own king attacked.
    fn leaves_king_safe(&self, ply: Ply) -> bool {
        !self.after(ply).king_attacked(self.turn)
    }

    /// Whether a piece moves or captures like that; kings are never captured.
    fn goes(&self, from: Square, to: Square) -> bool {
        let Some(man) = self.board.at(from) else { return false };
        if man.1 == Role::Soldier {
            return self.soldier_goes(man.0, from, to);
        }
        Board::reaches(man, from, to, self.ruleset)
            && (man.1 != Role::Chariot
                || Board::between(from, to).into_iter().all(|it| self.board.is_empty(it)))
            && self.may_land(man.0, to)
    }

    fn may_land(&self, side: Color, to: Square) -> bool {
        match self.board.at(to) {
            None => true,
            Some((color, role)) => color != side && role != Role::King,
        }
    }

    /// One step forward, captures one step diagonally forward.
    fn soldier_goes(&self, side: Color, from: Square, to: Square) -> bool {
        let (files, _) = way(from, to);
        if rank_of(side, to) != rank_of(side, from) + 1 {
            return false;
        }
        match files.abs() {
            0 => self.board.is_empty(to),
            1 => self.board.is_of(!side, to) && self.may_land(side, to),
            _ => false,
        }
    }

    fn promotes_as_a_turn(&self, from: Square, to: Square) -> bool {
        let us = self.turn;
        if self.board.at(from) != Some((us, Role::Soldier)) || self.commander_alive() {
            return false;
        }
        let ply = Ply::Promote { from, to };
        let square = self.promotes_on(from) || self.is_only_soldier(from);
        if self.ruleset != RulesetId::Asean {
            return square && to == from && self.leaves_king_safe(ply);
        }
        square
            && (to == from || (diagonal(from, to) && self.board.is_empty(to)))
            && !self.commander_attacks(us, to)
            && !self.after(ply).king_attacked(!us)
            && self.leaves_king_safe(ply)
    }

    fn promotes_on_arrival(&self, from: Square, to: Square, stand: Square) -> bool {
        let us = self.turn;
        self.ruleset == RulesetId::Pl
            && self.board.at(from) == Some((us, Role::Soldier))
            && !self.commander_alive()
            && self.soldier_goes(us, from, to)
            && self.promotes_on(to)
            && (stand == to
                || (adjacent(stand, to) && (stand == from || self.board.is_empty(stand))))
            && self.leaves_king_safe(Ply::Arrive { from, to, stand })
    }

    /// How the position ends the game, looking at it alone.
    pub fn end(&self) -> End {
        let has_ply = self.has_ply();
        if !has_ply && self.in_check() {
            End::Checkmate
        } else if self.drill {
            End::Ongoing
        } else if self.is_insufficient() {
            End::Insufficient
        } else if !has_ply {
            End::Stalemate
        } else if self.plies_but_for_reply().into_iter().all(|ply| self.is_forbidden(ply)) {
            End::NoReplyForbidden
        } else {
            End::Ongoing
        }
    }

    /// Both kings and at most one commander, horse or soldier; `asean` also a commander each, both
    /// on squares of one colour.
    fn is_insufficient(&self) -> bool {
        if self.stage() == Stage::Setup {
            return false;
        }
        let rest: Vec<_> = self.board.men().filter(|(_, (_, role))| *role != Role::King).collect();
        let dark = |square: Square| (square.file() + square.rank()).is_multiple_of(2);
        match rest[..] {
            [] => true,
            [(_, (_, role))] => {
                matches!(role, Role::Commander | Role::Horse | Role::Soldier)
            }
            [(a, (one, Role::Commander)), (b, (other, Role::Commander))] => {
                self.ruleset == RulesetId::Asean && one != other && dark(a) == dark(b)
            }
            _ => false,
        }
    }

    /// §5: whether the side to move may claim a draw.
    pub fn may_claim(&self) -> bool {
        let us = self.turn;
        let own: Vec<Role> =
            self.board.men().filter(|(_, (side, _))| *side == us).map(|(_, (_, it))| it).collect();
        let king_and_soldier =
            own.len() == 2 && own.contains(&Role::King) && own.contains(&Role::Soldier);
        self.ruleset == RulesetId::Asean
            && king_and_soldier
            && !self.in_check()
            && self.has_ply()
            && self.plies().into_iter().all(Ply::is_promotion)
    }
}
