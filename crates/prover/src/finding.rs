//! What is wrong with the course: everything, each with its place.

use std::fmt;

use sittuyin_content::{PlyLine, StepError, TooFar};
use sittuyin_rules::{Ply, Reason, RulesetId};
use thiserror::Error;

/// Something that is wrong, and where.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Finding {
    /// Where.
    pub place: Place,
    /// What.
    pub defect: Defect,
}

/// Where something is wrong, as near as it is known.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Place {
    /// The file or folder, from the project's root.
    pub file: String,
    /// The lesson.
    pub lesson: Option<String>,
    /// The step.
    pub step: Option<String>,
    /// The ruleset, where the others may be in order.
    pub ruleset: Option<RulesetId>,
    /// The field of the step.
    pub field: Option<&'static str>,
}

impl Place {
    /// A file or folder.
    pub fn file(file: impl Into<String>) -> Self {
        Self { file: file.into(), ..Self::default() }
    }

    /// A lesson of the file.
    pub fn lesson(&self, id: &str) -> Self {
        Self { lesson: Some(id.to_owned()), ..self.clone() }
    }

    /// A step of the lesson.
    pub fn step(&self, id: &str) -> Self {
        Self { step: Some(id.to_owned()), ..self.clone() }
    }

    /// One ruleset.
    pub fn ruleset(&self, ruleset: RulesetId) -> Self {
        Self { ruleset: Some(ruleset), ..self.clone() }
    }

    /// A field of the step.
    pub fn field(&self, field: &'static str) -> Self {
        Self { field: Some(field), ..self.clone() }
    }

    /// This is wrong here.
    pub fn finds(&self, defect: Defect) -> Finding {
        Finding { place: self.clone(), defect }
    }
}

/// What can be wrong.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
pub enum Defect {
    /// A file or folder cannot be read or written.
    #[error("{reason}")]
    Io {
        /// Why.
        reason: String,
    },
    /// A folder that is not named `NN-chapter`, or a file that is not named `NN-lesson.toml`.
    #[error("the name should be two digits, a hyphen, and words in small letters")]
    FileName,
    /// No lesson: no TOML, an unknown field, a value that is not allowed.
    #[error("{reason}")]
    Unreadable {
        /// The reader's words, with line and column.
        reason: String,
    },
    /// A name that is not made of small letters, digits and single hyphens.
    #[error("{0:?} is no id: small letters, digits and single hyphens")]
    BadId(String),
    /// A name that is there twice.
    #[error("{0:?} is there twice")]
    DoubleId(String),
    /// A lesson is required that does not exist.
    #[error("there is no lesson {0:?} to require")]
    UnknownRequirement(String),
    /// Lessons that require each other.
    #[error("it requires itself: {}", .0.join(" → "))]
    CircularRequirement(Vec<String>),
    /// A step that holds nowhere.
    #[error("it names no ruleset")]
    NoRuleset,
    /// A lesson without a step in a ruleset.
    #[error("it has no step in {0}")]
    NoStep(RulesetId),
    /// The position is illegal, or its FEN cannot be read.
    #[error("{0}")]
    Position(StepError),
    /// `place` where nothing is in hand, or `play` where something is.
    #[error("{0}")]
    WrongPhase(&'static str),
    /// The goal holds before anything is done.
    #[error("the goal holds from the start")]
    AlreadyDone,
    /// No way leads to the goal.
    #[error("the goal is not reached within {within} tries")]
    Unreachable {
        /// How many tries were looked at.
        within: u8,
    },
    /// The par is not the fewest tries that are enough.
    #[error("the par is {par}, but {fewest} tries are needed")]
    WrongPar {
        /// What the step says.
        par: u8,
        /// What is true.
        fewest: u8,
    },
    /// The search for the shortest way was given up.
    #[error("the shortest way: {0}")]
    TooFar(TooFar),
    /// The step says that there is one shortest way.
    #[error("it says that there is one shortest way, but there are {ways}")]
    NotUnique {
        /// How many there are.
        ways: u32,
    },
    /// The hint's ply begins no shortest way.
    #[error("the hint {0} is not on a shortest way")]
    HintOffTheWay(Ply),
    /// The hint's area is not where the shortest way begins.
    #[error("the hint's area has nothing of {0}, which begins the shortest way")]
    HintElsewhere(Ply),
    /// The rules do not confirm a claim.
    #[error("the rules do not confirm {0}")]
    Claim(String),
    /// A scripted ply that is not legal where it comes.
    #[error("{ply} is not legal after {:?}", .line.to_string())]
    IllegalScript {
        /// The plies before it.
        line: PlyLine,
        /// The ply.
        ply: Ply,
    },
    /// Words for a ply that cannot be played from the start.
    #[error("the reaction {id:?} is to {ply}, which is not legal")]
    ReactionToIllegal {
        /// The reaction.
        id: String,
        /// Its ply.
        ply: Ply,
    },
    /// Words for a refusal whose example is not refused for that reason.
    #[error("the reaction {id:?} is to {ply}, which is not refused for {reason}")]
    ReactionNotRefused {
        /// The reaction.
        id: String,
        /// Its example.
        ply: Ply,
        /// Its reason.
        reason: Reason,
    },
    /// A query finds no square.
    #[error("the query finds no square")]
    EmptyQuery,
    /// A drawing that draws nothing.
    #[error("nothing is drawn")]
    EmptyDrawing,
    /// A question without a right answer, or without a wrong one.
    #[error("a question needs a right answer and a wrong one")]
    Answers,
    /// A step that compares the rulesets, and has nothing in which they differ.
    #[error("it compares the rulesets, but they answer the tries of its goal alike")]
    NothingToCompare,
    /// Turned by half a turn with the colours exchanged, the step is another one.
    #[error("turned by half a turn with the colours exchanged, {0}")]
    Turned(String),
    /// There is no such level.
    #[error("{0} is no level: 1 to 8")]
    Level(u8),
    /// The recorded line cannot be played.
    #[error("the recorded line is not legal from ply {number} on")]
    RecordIllegal {
        /// Which ply, from 1.
        number: usize,
    },
    /// The machine replies something else than the recorded line says.
    #[error("at ply {number} the machine plays {found:?}, not {recorded}: record it again")]
    RecordOutdated {
        /// Which ply, from 1.
        number: usize,
        /// What the line says.
        recorded: Ply,
        /// What the machine plays.
        found: Option<Ply>,
    },
    /// The recorded line goes on when the step has ended.
    #[error("the recorded line goes on at ply {number}, where the step has ended")]
    RecordTooLong {
        /// Which ply, from 1.
        number: usize,
    },
    /// The recorded line does not reach the goal.
    #[error("the recorded line does not reach the goal: record it again")]
    RecordUnfinished,
    /// No line to the goal was found.
    #[error("no line to the goal was found to record")]
    NothingToRecord,
    /// A `game` step that is not written as a table of its own, where lines could be recorded.
    #[error("there is no [steps.task.game] to record lines in")]
    NoTable,
    /// A file of words cannot be read.
    #[error("{reason}")]
    Fluent {
        /// Why.
        reason: String,
    },
    /// Words that are needed are not there.
    #[error("{0} is missing")]
    MissingWords(String),
    /// Words that nothing needs.
    #[error("{0} is not needed")]
    UnusedWords(String),
    /// Words with values that they are not given, or that English does not have.
    #[error("{key} has the values {found:?}, not {expected:?}")]
    Variables {
        /// The key.
        key: String,
        /// Its values.
        found: Vec<String>,
        /// Those of English; for English those that the step gives.
        expected: Vec<String>,
    },
}

impl fmt::Display for Finding {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Place { file, lesson, step, ruleset, field } = &self.place;
        f.write_str(file)?;
        for part in [lesson, step].into_iter().flatten() {
            write!(f, " · {part}")?;
        }
        if let Some(ruleset) = ruleset {
            write!(f, " · {ruleset}")?;
        }
        if let Some(field) = field {
            write!(f, " · {field}")?;
        }
        write!(f, ": {}", self.defect)
    }
}
