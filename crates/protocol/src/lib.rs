//! What the page and the engine's worker say to each other, as JSON texts.
//!
//! Every text is `{"v": 1, "message": {"think": {…}}}`, named after its kind. The worker says [`FromWorker::Ready`] first;
//! what is sent to it before that is lost. A worker thinks about one thing at a time: a new
//! [`Think`] takes the place of the one before it, which then gets no answer.
#![warn(missing_docs)]

use serde::{Deserialize, Serialize, de::DeserializeOwned};
use serde_json_core::de;
use sittuyin_rules::{Ply, RulesetId};
use thiserror::Error;

/// The version of the messages; both sides must be of the same.
pub const VERSION: u32 = 1;
/// While it thinks the worker says something at least this often, in milliseconds.
pub const HEARTBEAT_MS: u64 = 1_000;
/// A worker that is silent for this long while it should think is dead, in milliseconds.
pub const SILENCE_MS: u64 = 5_000;

/// From the page.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
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
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Think {
    /// Given back with the answer.
    pub id: u32,
    /// Under which rules.
    pub ruleset: RulesetId,
    /// The start of the game.
    pub fen: String,
    /// The plies since.
    #[serde(default)]
    pub plies: Vec<Ply>,
    /// 1 to 8.
    pub level: u8,
    /// Another seed plays another game. At most 2^53 − 1, for a page's numbers go no further.
    pub seed: u64,
    /// Whether to answer from this question alone, as the proof of the lessons does: with a new
    /// engine, and all positions in one go.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub fresh: bool,
    /// When to answer.
    #[serde(default)]
    pub limits: ThinkLimits,
}

/// When to answer; the first that is reached counts. A level has limits of its own besides.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct ThinkLimits {
    /// Plies.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub depth: Option<u32>,
    /// Positions looked at.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub nodes: Option<u64>,
    /// Milliseconds.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub time_ms: Option<u64>,
}

/// From the worker.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
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
        /// What is wrong.
        error: WorkerError,
    },
}

/// [`FromWorker`] as the page reads it: what it does not use it need not know how to read.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Said {
    /// The first message: now it listens.
    Ready,
    /// It is still thinking, whether it says how far it has come or not.
    #[serde(alias = "info")]
    Heartbeat {},
    /// The answer.
    Best {
        /// Of the question.
        id: u32,
        /// What to play; nothing where no ply is legal.
        ply: Option<Ply>,
    },
    /// A message that cannot be answered otherwise.
    Error {},
}

/// A score for the side to move.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum WireScore {
    /// In hundredths of a soldier.
    Centipawns(i32),
    /// Mate in so many own moves; mated in so many where negative or zero.
    Mate(i32),
}

/// What is wrong with a message to the worker.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, Error)]
#[serde(rename_all = "snake_case")]
pub enum WorkerError {
    /// It is no message of this version.
    #[error("{reason}")]
    Message {
        /// Why.
        reason: String,
    },
    /// The start cannot be read or is impossible.
    #[error("the start cannot be used: {reason}")]
    Fen {
        /// Why.
        reason: String,
    },
    /// A ply cannot be played.
    #[error("ply {number} cannot be played")]
    Ply {
        /// Which, from 1.
        number: usize,
    },
    /// There is no such level.
    #[error("there is no level {level}")]
    Level {
        /// The number given.
        level: u8,
    },
}

/// Why a text is no message.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
pub enum MessageError {
    /// It is of another version, or of none.
    #[error("the message is of version {found:?}, expected {VERSION}")]
    Version {
        /// Its version, if it has one.
        found: Option<u32>,
    },
    /// It cannot be read.
    #[error("the message cannot be read: {reason}")]
    Unreadable {
        /// Why.
        reason: String,
    },
}

impl From<MessageError> for WorkerError {
    fn from(error: MessageError) -> Self {
        Self::Message { reason: error.to_string() }
    }
}

#[derive(Serialize, Deserialize)]
struct Envelope<T> {
    v: u32,
    message: T,
}

#[derive(Deserialize)]
struct AnyVersion {
    v: Option<u32>,
}

/// A message as text.
pub fn encode<T: Serialize>(message: &T) -> String {
    // Only a map with keys that are no strings can fail, and there is none.
    serde_json::to_string(&Envelope { v: VERSION, message }).unwrap_or_default()
}

/// A message from its text.
///
/// # Errors
///
/// Why it is none.
pub fn decode<T: DeserializeOwned>(text: &str) -> Result<T, MessageError> {
    let unreadable = |error: de::Error| MessageError::Unreadable { reason: error.to_string() };
    let AnyVersion { v } = parsed(text).map_err(unreadable)?;
    if v != Some(VERSION) {
        return Err(MessageError::Version { found: v });
    }
    parsed::<Envelope<T>>(text).map(|envelope| envelope.message).map_err(unreadable)
}

/// `serde_json` would read floats, too, and weighs more than all the messages.
fn parsed<T: DeserializeOwned>(text: &str) -> Result<T, de::Error> {
    // Room for the longest text without its escapes.
    let mut room = vec![0; text.len()];
    de::from_str_escaped(text, &mut room).map(|(value, _)| value)
}

#[cfg(test)]
mod tests;
