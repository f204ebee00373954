use crate::{
    BareKingCount, Bitboard, Color, Hand, Phase, Piece, Ply, Position, Role, Square,
    ruleset::{Counting, SetupOrder},
    zobrist,
};

/// What a ply did, as far as clocks and counts care.
struct Effect {
    /// A capture, a soldier's move or a promotion.
    progress: bool,
    capture: bool,
    promotion: bool,
}

impl Position {
    /// The position after a ply.
    ///
    /// The ply is not checked: take it from the legal ones. A ply that does not fit leaves a
    /// position whose further plies mean nothing, but nothing panics.
    #[inline]
    pub fn after(&self, ply: Ply) -> Self {
        let mut next = self.clone();
        next.play(ply);
        next
    }

    /// The position with the turn given away and nothing else changed: what a search asks when it
    /// wants to know whether a side may do without a ply. Not a ply of the game.
    #[inline]
    pub fn passed(&self) -> Self {
        let mut next = self.clone();
        next.turn = !self.turn;
        next.hash ^= zobrist::BLACK;
        next
    }

    /// Plays a ply, unchecked as in [`Position::after`].
    pub fn play(&mut self, ply: Ply) {
        let before = self.phase;
        let effect = match ply {
            Ply::Place { role, to } => self.place(role, to),
            Ply::Displace { role, to, soldier_to } => {
                self.shift(to, soldier_to);
                self.place(role, to)
            }
            Ply::Move { from, to } => self.shift(from, to),
            Ply::Promote { from, to } => {
                let effect = self.shift(from, to);
                self.promote(to);
                Effect { progress: true, promotion: true, ..effect }
            }
            Ply::Arrive { from, to, stand } => {
                let effect = self.shift(from, to);
                self.promote(to);
                self.shift(to, stand);
                Effect { progress: true, promotion: true, ..effect }
            }
        };
        self.phase = match before {
            Phase::Battle => Phase::Battle,
            Phase::Setup | Phase::Adjusting => self.phase_now(),
        };
        self.halfmoves = if self.phase != Phase::Battle || before == Phase::Setup || effect.progress
        {
            0
        } else {
            self.halfmoves.saturating_add(1)
        };
        self.pass_turn();
        if self.rules.counting == Counting::BareKing && self.phase == Phase::Battle {
            self.update_count(&effect);
        }
    }

    fn toggle(&mut self, square: Square, piece: Piece) {
        self.board.toggle(square, piece);
        self.hash ^= zobrist::piece(square, piece);
    }

    fn place(&mut self, role: Role, to: Square) -> Effect {
        let color = self.turn;
        let hand = &mut self.hands[color.index()];
        self.hash ^= zobrist::hand(color, role, hand.count(role));
        hand.take(role);
        self.hash ^= zobrist::hand(color, role, hand.count(role));
        self.toggle(to, Piece { color, role });
        Effect { progress: false, capture: false, promotion: false }
    }

    /// Moves the piece on `from` to `to`, capturing what stands there.
    fn shift(&mut self, from: Square, to: Square) -> Effect {
        let mut effect = Effect { progress: false, capture: false, promotion: false };
        let Some(role) = self.board.role_at(from) else { return effect };
        if from == to {
            return effect;
        }
        effect.progress = role == Role::Soldier;
        if let Some(taken) = self.board.role_at(to) {
            self.toggle(to, Piece { color: !self.turn, role: taken });
            effect.capture = true;
            effect.progress = true;
        }
        let piece = Piece { color: self.turn, role };
        self.toggle(from, piece);
        self.toggle(to, piece);
        effect
    }

    fn promote(&mut self, square: Square) {
        let color = self.turn;
        self.toggle(square, Piece { color, role: Role::Soldier });
        self.toggle(square, Piece { color, role: Role::Commander });
    }

    /// Gives the turn to whose it is: in the setup to who places next, then to red.
    fn pass_turn(&mut self) {
        let mover = self.turn;
        let [own, other] = [self.hand(mover), self.hand(!mover)].map(|hand| hand != Hand::EMPTY);
        let next = match (self.phase, own, other) {
            (Phase::Setup, true, _) if self.rules.setup_order == SetupOrder::ArmyByArmy => mover,
            (Phase::Setup, true, false) => mover,
            _ => !mover,
        };
        if next != mover {
            self.turn = next;
            self.hash ^= zobrist::BLACK;
            if mover == Color::Black {
                self.fullmoves = self.fullmoves.saturating_add(1);
            }
        }
    }

    fn update_count(&mut self, effect: &Effect) {
        let (bare, strong) = (self.turn, !self.turn);
        let king = self.board.of(bare, Role::King);
        let is_bare = king.any()
            && self.board.of_color(bare) == king
            && self.board.of_role(Role::Soldier).is_empty();
        if is_bare && (self.count.is_none() || effect.capture || effect.promotion) {
            self.count = self
                .bare_king_limit(strong)
                .map(|limit| BareKingCount { limit, plies: 0 })
                .or(self.count);
        } else if let Some(count) = &mut self.count {
            count.plies = count.plies.saturating_add(1);
        }
    }

    /// In plies: 16 moves with a chariot, 44 with an elephant, 64 with a horse.
    fn bare_king_limit(&self, strong: Color) -> Option<u16> {
        let has = |role| self.board.of(strong, role) != Bitboard::EMPTY;
        [(Role::Chariot, 32), (Role::Elephant, 88), (Role::Horse, 128)]
            .into_iter()
            .find_map(|(role, plies)| has(role).then_some(plies))
    }
}
