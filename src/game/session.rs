use super::{coach::Coach, hint::Hint, last_chance, mode::Mode};
use crate::board::Attempt as Tried;
use sittuyin_motives::Risk;
use sittuyin_rules::{
    Bitboard, Color, Draw, Game, Outcome, Phase, Ply, Position, Refusal, Role, RulesetId, Square,
    Win,
};

/// A game on screen: the game, who plays it, and what is open.
#[derive(Clone, PartialEq, Debug)]
pub struct Session {
    pub(super) game: Game,
    pub(super) mode: Mode,
    pub(super) seed: u64,
    pub(super) bottom: Color,
    pub(super) ask: Option<Ask>,
    pub(super) question: Option<Question>,
    pub(super) refused: Option<Refused>,
    /// Whether the last chance to promote has been pointed out.
    pub(super) warned: bool,
    /// What is left of the ready-made army that a side follows, red's first.
    pub(super) plans: [Vec<(Role, Square)>; 2],
    /// Whether the setup alone is played, for practice.
    pub(super) practice: bool,
    /// The number of plies after which the game is looked at, if not now.
    pub(super) looking_at: Option<usize>,
    /// What has been told about the position of this hash.
    pub(super) hint: Option<(u64, Hint)>,
    /// Who warns of plies that lose something.
    pub(super) coach: Option<Coach>,
}

/// The second half of a ply that needs two, which the board asks for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Ask {
    /// Where the soldier goes that gives way.
    Soldier {
        /// What is placed.
        role: Role,
        /// On which soldier's square.
        to: Square,
        /// Where the soldier may go.
        squares: Bitboard,
    },
    /// Whether a soldier that arrives is promoted, and where the new commander stands.
    Arrival {
        /// Where the soldier starts.
        from: Square,
        /// Where it arrives.
        to: Square,
        /// Where the commander may stand.
        stands: Bitboard,
        /// Whether the move without promotion is legal.
        move_only: bool,
    },
}

/// What is asked before it is done.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Question {
    /// Whether that side really gives up.
    Resign(Color),
    /// Whether the other side agrees that this one takes its last ply back.
    TakeBack(Color),
    /// Whether the soldier shall really pass the X, for it can be promoted now and never again.
    LastChance(Ply),
    /// Whether the ply shall really be played, although that can be replied to it.
    Risk(Ply, Risk),
}

/// A try that was refused.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Refused {
    /// What was tried on the board, or `None` where it was written.
    pub tried: Option<Tried>,
    /// What the try meant.
    pub role: Option<Role>,
    /// Why not, with the squares that prove it.
    pub refusal: Refusal,
}

/// What has just happened.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum News {
    /// The last ply of the game was played.
    Played,
    /// A try was refused: [`Session::refused`] says why.
    Refused,
    /// The board asks for more: [`Session::ask`].
    Asked,
    /// Something is to be confirmed: [`Session::question`].
    Questioned,
    /// Plies or placements were taken back; so many others went with them.
    TakenBack {
        /// How many more pieces went back into the reserve than were asked for.
        along: usize,
    },
    /// The setup was filled by so many placements.
    Filled,
    /// A game ended by a word: resignation, or a draw that was claimed.
    Ended,
}

impl Session {
    /// A new game.
    pub fn new(ruleset: RulesetId, mode: Mode, seed: u64) -> Self {
        Self::resumed(Game::start(ruleset), mode, seed)
    }

    /// A game that has been begun before.
    pub fn resumed(game: Game, mode: Mode, seed: u64) -> Self {
        Self {
            game,
            mode,
            seed,
            bottom: Self::natural_bottom(mode),
            ask: None,
            question: None,
            refused: None,
            warned: false,
            plans: [const { Vec::new() }; 2],
            practice: false,
            looking_at: None,
            hint: None,
            coach: None,
        }
    }

    /// The same for practising the setup: the game stops before the battle.
    pub fn practised(self) -> Self {
        Self { practice: true, ..self }
    }

    /// Whether a setup that was practised is done.
    pub fn is_practised(&self) -> bool {
        self.practice && self.position().phase() != Phase::Setup
    }

    /// The side at the bottom until somebody turns the board.
    pub(super) fn natural_bottom(mode: Mode) -> Color {
        match mode {
            Mode::TwoPlayers => Color::Red,
            Mode::Machine { person, .. } => person,
        }
    }

    /// The game.
    pub fn game(&self) -> &Game {
        &self.game
    }

    /// The position now.
    pub fn position(&self) -> &Position {
        self.game.position()
    }

    /// Who plays.
    pub fn mode(&self) -> Mode {
        self.mode
    }

    /// What chance in this game follows from.
    pub fn seed(&self) -> u64 {
        self.seed
    }

    /// What the board asks for.
    pub fn ask(&self) -> Option<Ask> {
        self.ask
    }

    /// What is to be confirmed.
    pub fn question(&self) -> Option<Question> {
        self.question
    }

    /// The last try, if it was refused.
    pub fn refused(&self) -> Option<&Refused> {
        self.refused.as_ref()
    }

    /// How the game has ended, if it has.
    pub fn outcome(&self) -> Option<Outcome> {
        self.game.outcome()
    }

    /// Whether something has been played that another game in its place would undo.
    pub fn is_going_on(&self) -> bool {
        self.outcome().is_none() && !self.game.plies().is_empty()
    }

    /// Whether it is the machine's turn.
    pub fn is_machines_turn(&self) -> bool {
        self.outcome().is_none() && !self.is_practised() && !self.mode.is_person(self.game.turn())
    }

    /// Whether a person may try a ply now.
    pub fn is_open(&self) -> bool {
        self.outcome().is_none()
            && self.mode.is_person(self.game.turn())
            && self.question.is_none()
            && !self.is_practised()
            && self.looking_at.is_none()
    }

    /// Whether the side to move places pieces.
    pub fn is_setting_up(&self) -> bool {
        self.outcome().is_none() && self.position().phase() == Phase::Setup
    }

    /// Turns the board.
    pub fn flip(&mut self) {
        self.bottom = !self.bottom;
    }

    /// Looks at the game as it stood after so many plies; at the end, that is now.
    pub fn look_at(&mut self, plies: usize) {
        self.settle();
        self.looking_at = (plies < self.game.plies().len()).then_some(plies);
    }

    /// Whether an earlier position is shown.
    pub fn is_looking_back(&self) -> bool {
        self.looking_at.is_some()
    }

    /// How many plies have been played in the position that is shown.
    pub fn shown_plies(&self) -> usize {
        self.looking_at.unwrap_or(self.game.plies().len())
    }

    /// The position that is shown.
    pub fn shown_position(&self) -> &Position {
        self.game.positions().get(self.shown_plies()).unwrap_or_else(|| self.position())
    }

    /// Plays what the machine chose. What is not legal changes nothing, so that a machine gone
    /// wrong cannot spoil a game; whether it was played.
    pub fn machine_plays(&mut self, ply: Ply) -> bool {
        if !self.is_machines_turn() || self.game.play(ply).is_err() {
            return false;
        }
        // A person who is asked something is asked until they answer, or the game is over.
        let open = self.question.filter(|_| self.outcome().is_none());
        self.settle();
        self.question = open;
        self.looking_at = None;
        self.follow_plan();
        true
    }

    /// Plays a legal ply of a person's, unless it deserves a question first.
    pub(super) fn play(&mut self, ply: Ply) -> News {
        let against_machine = self.mode.machine().is_some();
        if against_machine && !self.warned && last_chance::is_given_up(self.position(), ply) {
            self.settle();
            self.warned = true;
            self.question = Some(Question::LastChance(ply));
            return News::Questioned;
        }
        if let Some(risk) = self.risk(ply) {
            self.settle();
            self.question = Some(Question::Risk(ply, risk));
            return News::Questioned;
        }
        self.play_at_once(ply)
    }

    fn play_at_once(&mut self, ply: Ply) -> News {
        self.settle();
        match self.game.play(ply) {
            Ok(()) => {
                self.follow_plan();
                News::Played
            }
            Err(error) => {
                self.refused = Some(Refused { tried: None, role: None, refusal: error.refusal });
                News::Refused
            }
        }
    }

    /// Lets go of everything that is open, and of the last refusal.
    pub fn settle(&mut self) {
        self.ask = None;
        self.question = None;
        self.refused = None;
    }

    /// Answers the open question.
    pub fn answer(&mut self, yes: bool) -> Option<News> {
        let question = self.question.take()?;
        if !yes {
            return None;
        }
        match question {
            Question::Resign(side) => self.game.resign(side).then_some(News::Ended),
            Question::TakeBack(side) => self.take_back_of(side),
            Question::LastChance(ply) | Question::Risk(ply, _) => Some(self.play_at_once(ply)),
        }
    }

    /// The side that gives up, if somebody at the screen does: the person's, or that to move.
    pub fn resigning_side(&self) -> Option<Color> {
        let on = self.outcome().is_none() && !self.practice;
        on.then(|| match self.mode {
            Mode::TwoPlayers => self.game.turn(),
            Mode::Machine { person, .. } => person,
        })
    }

    /// Asks whether the person really gives up.
    pub fn resign(&mut self) -> Option<News> {
        let side = self.resigning_side()?;
        self.settle();
        self.question = Some(Question::Resign(side));
        Some(News::Questioned)
    }

    /// Whether the side to move may claim a draw.
    pub fn may_claim_draw(&self) -> bool {
        self.is_open() && self.position().may_claim_draw()
    }

    /// Claims a draw.
    pub fn claim_draw(&mut self) -> Option<News> {
        if !self.may_claim_draw() {
            return None;
        }
        self.settle();
        self.game.claim_draw().then_some(News::Ended)
    }

    /// The side whose last ply can be taken back, if one can be: the person's, or the last mover's.
    /// A word that ended the game stands.
    pub fn taking_back_side(&self) -> Option<Color> {
        let by_word = matches!(
            self.outcome(),
            Some(Outcome::Win { by: Win::Resignation, .. } | Outcome::Draw(Draw::Claimed))
        );
        if by_word {
            return None;
        }
        let movers = || self.game.positions().iter().take(self.game.plies().len());
        match self.mode {
            Mode::TwoPlayers => movers().next_back().map(Position::turn),
            Mode::Machine { person, .. } => {
                movers().any(|position| position.turn() == person).then_some(person)
            }
        }
    }

    /// Takes back the person's last ply, with the machine's answers to it. Where two people play
    /// and the turn has passed, the other one is asked first.
    pub fn take_back(&mut self) -> Option<News> {
        let side = self.taking_back_side()?;
        self.settle();
        if self.mode == Mode::TwoPlayers && self.game.turn() != side {
            self.question = Some(Question::TakeBack(side));
            return Some(News::Questioned);
        }
        self.take_back_of(side)
    }

    fn take_back_of(&mut self, side: Color) -> Option<News> {
        self.plans = [const { Vec::new() }; 2];
        self.looking_at = None;
        while self.game.take_back().is_some() {
            if self.game.turn() == side {
                return Some(News::TakenBack { along: 0 });
            }
        }
        None
    }

    /// The same players, ruleset and level once more; against the machine the sides change.
    pub fn rematch(&self, seed: u64) -> Self {
        let mode = match self.mode {
            Mode::TwoPlayers => Mode::TwoPlayers,
            Mode::Machine { person, level } => Mode::Machine { person: !person, level },
        };
        Self::new(self.game.ruleset(), mode, seed)
    }
}
