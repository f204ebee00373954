//! What a lesson is. The words are not here: [`prose`](crate::prose) says under which keys they are.

use serde::{Deserialize, Serialize};
use sittuyin_rules::{
    Color, FenErrors, Kings, Ply, Position, PositionErrors, Reason, RulesetId, Setup,
};
use thiserror::Error;

use crate::{Battle, Claim, Drawing, Play, Query, SquareSet};

/// A lesson: steps that are taken one after another.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Lesson {
    /// Its name in addresses, in storage and in the keys of its prose; unique in the course.
    pub id: String,
    /// The lessons that should be known before.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub requires: Vec<String>,
    /// Its steps; at least one in each ruleset.
    pub steps: Vec<Step>,
}

impl Lesson {
    /// The steps that hold in a ruleset, in order.
    pub fn steps_in(&self, ruleset: RulesetId) -> impl Iterator<Item = &Step> {
        self.steps.iter().filter(move |step| step.rulesets.contains(&ruleset))
    }

    /// The step of this name.
    pub fn step(&self, id: &str) -> Option<&Step> {
        self.steps.iter().find(|step| step.id == id)
    }
}

/// One position, one thing to look at or to do.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Step {
    /// Its name; unique in the lesson.
    pub id: String,
    /// Where it holds; everywhere if nothing is said.
    #[serde(default = "everywhere")]
    pub rulesets: Vec<RulesetId>,
    /// The position that it starts from, as FEN. Its side to move is the learner, but for `game`.
    pub fen: String,
    /// Whether a king or both may be missing: then the ban on leaving no reply and the draws are off.
    #[serde(default, skip_serializing_if = "is_false")]
    pub drill: bool,
    /// Whose side is at the bottom of the board; red's if nothing is said.
    #[serde(default = "red")]
    pub bottom: Color,
    /// Whether there is only one shortest way, and the proof has to say so.
    #[serde(default, skip_serializing_if = "is_false")]
    pub unique: bool,
    /// Whether each try is shown as it goes in every ruleset, side by side.
    #[serde(default, skip_serializing_if = "is_false")]
    pub compare: bool,
    /// What there is to do.
    pub task: Task,
    /// What the author adds to the hints that are computed.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub hint: Option<HintText>,
    /// What is drawn on the board, and when.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub drawings: Vec<Drawing>,
    /// What is said to particular tries.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub reactions: Vec<Reaction>,
    /// What its words claim of the position, for the proof.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub claims: Vec<Claim>,
}

/// What there is to do in a step.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Task {
    /// Look, and go on.
    Show,
    /// Choose how the pieces look, and go on.
    Design,
    /// Make plies until the goal holds.
    Play(Play),
    /// Put pieces from the hand on the board until the goal holds.
    Place(Play),
    /// Tap all squares that the query finds.
    Spot(Query),
    /// Answer a question.
    Choose(Vec<Answer>),
    /// Play on against the machine until the goal holds.
    Game(Battle),
}

/// An answer to choose, and whether it is right.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Answer {
    /// Its name; unique in the step.
    pub id: String,
    /// Whether choosing it ends the step.
    #[serde(default, skip_serializing_if = "is_false")]
    pub right: bool,
}

/// What an author adds to the hints.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct HintText {
    /// Whether there are words for it, shown with the first stage.
    #[serde(default, skip_serializing_if = "is_false")]
    pub prose: bool,
    /// The area of the first stage, in place of the computed one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub area: Option<SquareSet>,
    /// The ply of the last stage, where several are as good and this one teaches most.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub ply: Option<Ply>,
}

/// Words for a particular try; without any, the verdict's own reason speaks.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Reaction {
    /// Its name; unique in the step.
    pub id: String,
    /// The ply. With a reason it is the example that is refused for it from the start.
    pub ply: Ply,
    /// If given, every refusal for this reason gets these words; else the ply alone, when played.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub reason: Option<Reason>,
}

/// Why a step has no position in a ruleset.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
pub enum StepError {
    /// The FEN cannot be read.
    #[error("{fen:?} cannot be read: {errors}")]
    Fen {
        /// The text.
        fen: String,
        /// Every field that cannot be read.
        errors: FenErrors,
    },
    /// The position is impossible.
    #[error("{ruleset}: {errors}")]
    Position {
        /// Under which rules.
        ruleset: RulesetId,
        /// All that is wrong.
        errors: PositionErrors,
    },
}

impl Step {
    /// The position that it starts from.
    ///
    /// # Errors
    ///
    /// Everything that is wrong with the FEN or with the position.
    pub fn position(&self, ruleset: RulesetId) -> Result<Position, StepError> {
        let setup: Setup =
            self.fen.parse().map_err(|errors| StepError::Fen { fen: self.fen.clone(), errors })?;
        let kings = if self.drill { Kings::Optional } else { Kings::Required };
        Position::new(setup, ruleset, kings)
            .map_err(|errors| StepError::Position { ruleset, errors })
    }

    /// The task's play, where plies are to be made or pieces to be placed.
    pub fn play(&self) -> Option<&Play> {
        match &self.task {
            Task::Play(play) | Task::Place(play) => Some(play),
            _ => None,
        }
    }

    /// The words for a ply that was played.
    pub fn reaction_to(&self, ply: Ply) -> Option<&Reaction> {
        self.reactions.iter().find(|reaction| reaction.reason.is_none() && reaction.ply == ply)
    }

    /// The words for a refusal: those for this very ply, else those for the reason.
    pub fn reaction_to_refusal(&self, ply: Option<Ply>, reason: Reason) -> Option<&Reaction> {
        let same = |reaction: &&Reaction| reaction.reason == Some(reason);
        let exact = self.reactions.iter().filter(same).find(|other| Some(other.ply) == ply);
        exact.or_else(|| self.reactions.iter().find(same))
    }
}

fn everywhere() -> Vec<RulesetId> {
    RulesetId::ALL.to_vec()
}

fn red() -> Color {
    Color::Red
}

#[allow(clippy::trivially_copy_pass_by_ref, reason = "the shape that serde asks for")]
pub(crate) fn is_false(flag: &bool) -> bool {
    !flag
}
