//! What the page and the engine's worker say to each other, as short texts.
//!
//! The first line is the version and the kind of message; each line after it is a value by its name:
//!
//! ```text
//! 1 think
//! id 7
//! ruleset asean
//! fen 8/8/4pppp/pppp4/4PPPP/PPPP4/8/8[KFRRSSNNkfrrssnn] w - - 0 1
//! plies R@a1 R@h8
//! level 4
//! seed 9007199254740991
//! ```
//!
//! The worker says [`FromWorker::Ready`] first; what is sent to it before that is lost. A worker
//! thinks about one thing at a time: a new [`Think`] takes the place of the one before it, which
//! then gets no answer.
#![warn(missing_docs)]

mod text;

use sittuyin_rules::{Ply, RulesetId};
use thiserror::Error;

use text::{Fields, Text};

/// The version of the messages; both sides must be of the same.
pub const VERSION: u32 = 1;
/// While it thinks the worker says something at least this often, in milliseconds.
pub const HEARTBEAT_MS: u64 = 1_000;
/// A worker that is silent for this long while it should think is dead, in milliseconds.
pub const SILENCE_MS: u64 = 5_000;

/// From the page.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum ToWorker {
    /// Find a ply.
    Think(Think),
    /// Answer at once with the best ply found so far.
    Stop {
        /// Of the question.
        id: u32,
    },
}

/// A question: what to play after these plies?
///
/// In the setup the answer is one placement; asked again with the same seed after each, the
/// engine carries on with its army.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Think {
    /// Given back with the answer.
    pub id: u32,
    /// Under which rules.
    pub ruleset: RulesetId,
    /// The start of the game.
    pub fen: String,
    /// The plies since.
    pub plies: Vec<Ply>,
    /// 1 to 8.
    pub level: u8,
    /// Another seed plays another game.
    pub seed: u64,
    /// When to answer.
    pub limits: ThinkLimits,
}

/// When to answer; the first that is reached counts. A level has limits of its own besides.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct ThinkLimits {
    /// Plies.
    pub depth: Option<u32>,
    /// Positions looked at.
    pub nodes: Option<u64>,
    /// Milliseconds.
    pub time_ms: Option<u64>,
}

/// From the worker.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum FromWorker {
    /// The first message: now it listens.
    Ready,
    /// How far it has come.
    Info {
        /// Of the question.
        id: u32,
        /// In plies.
        depth: u32,
        /// Positions looked at.
        nodes: u64,
        /// For the side to move.
        score: WireScore,
        /// The line expected.
        pv: Vec<Ply>,
    },
    /// It is still thinking.
    Heartbeat {
        /// Of the question.
        id: u32,
    },
    /// The answer.
    Best {
        /// Of the question.
        id: u32,
        /// What to play; nothing where no ply is legal.
        ply: Option<Ply>,
    },
    /// A message that cannot be answered otherwise.
    Error {
        /// Of the question, where it could be read.
        id: Option<u32>,
        /// What is wrong, for whoever mends it.
        reason: String,
    },
}

/// A score for the side to move.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum WireScore {
    /// In hundredths of a soldier.
    Centipawns(i32),
    /// Mate in so many own moves; mated in so many where negative or zero.
    Mate(i32),
}

/// Why a text is no message.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
pub enum MessageError {
    /// It is of another version, or of none.
    #[error("the message is not of version {VERSION}")]
    Version,
    /// There is no message of that kind.
    #[error("no message is called so")]
    Kind,
    /// A value is missing or makes no sense.
    #[error("the message has no proper `{0}`")]
    Value(&'static str),
}

/// A message in one of the two directions.
pub trait Message: Sized {
    /// The message as text.
    fn encode(&self) -> String;

    /// The message that a text is.
    ///
    /// # Errors
    ///
    /// Why it is none.
    fn decode(text: &str) -> Result<Self, MessageError>;
}

impl Message for ToWorker {
    fn encode(&self) -> String {
        match self {
            Self::Think(think) => {
                let mut text = Text::new("think");
                text.put("id", &think.id);
                text.put("ruleset", &think.ruleset);
                text.put("fen", &think.fen);
                text.put_all("plies", &think.plies);
                text.put("level", &think.level);
                text.put("seed", &think.seed);
                text.put_all("depth", think.limits.depth.as_slice());
                text.put_all("nodes", think.limits.nodes.as_slice());
                text.put_all("time_ms", think.limits.time_ms.as_slice());
                text.done()
            }
            Self::Stop { id } => {
                let mut text = Text::new("stop");
                text.put("id", id);
                text.done()
            }
        }
    }

    fn decode(text: &str) -> Result<Self, MessageError> {
        let (kind, fields) = Fields::read(text)?;
        let id = fields.get("id")?;
        match kind {
            "think" => Ok(Self::Think(Think {
                id,
                ruleset: fields.get("ruleset")?,
                fen: fields.get("fen")?,
                plies: fields.all("plies")?,
                level: fields.get("level")?,
                seed: fields.get("seed")?,
                limits: ThinkLimits {
                    depth: fields.maybe("depth")?,
                    nodes: fields.maybe("nodes")?,
                    time_ms: fields.maybe("time_ms")?,
                },
            })),
            "stop" => Ok(Self::Stop { id }),
            _ => Err(MessageError::Kind),
        }
    }
}

impl Message for FromWorker {
    fn encode(&self) -> String {
        match self {
            Self::Ready => Text::new("ready").done(),
            Self::Info { id, depth, nodes, score, pv } => {
                let mut text = Text::new("info");
                text.put("id", id);
                text.put("depth", depth);
                text.put("nodes", nodes);
                match score {
                    WireScore::Centipawns(score) => text.put("centipawns", score),
                    WireScore::Mate(moves) => text.put("mate", moves),
                }
                text.put_all("pv", pv);
                text.done()
            }
            Self::Heartbeat { id } => {
                let mut text = Text::new("heartbeat");
                text.put("id", id);
                text.done()
            }
            Self::Best { id, ply } => {
                let mut text = Text::new("best");
                text.put("id", id);
                text.put_all("ply", ply.as_slice());
                text.done()
            }
            Self::Error { id, reason } => {
                let mut text = Text::new("error");
                text.put_all("id", id.as_slice());
                text.put("reason", reason);
                text.done()
            }
        }
    }

    fn decode(text: &str) -> Result<Self, MessageError> {
        let (kind, fields) = Fields::read(text)?;
        let id = || fields.get("id");
        match kind {
            "ready" => Ok(Self::Ready),
            "info" => Ok(Self::Info {
                id: id()?,
                depth: fields.get("depth")?,
                nodes: fields.get("nodes")?,
                score: match fields.maybe("mate")? {
                    Some(moves) => WireScore::Mate(moves),
                    None => WireScore::Centipawns(fields.get("centipawns")?),
                },
                pv: fields.all("pv")?,
            }),
            "heartbeat" => Ok(Self::Heartbeat { id: id()? }),
            "best" => Ok(Self::Best { id: id()?, ply: fields.maybe("ply")? }),
            "error" => Ok(Self::Error { id: fields.maybe("id")?, reason: fields.get("reason")? }),
            _ => Err(MessageError::Kind),
        }
    }
}

#[cfg(test)]
mod tests;
