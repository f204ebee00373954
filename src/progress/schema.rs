//! How a value stands in storage: `{"v": N, "data": …}`, and how older ones are brought up to date.
//!
//! It is read by `serde-json-core`, which knows no tagged enums and only the numbers that are asked
//! for: `serde_json` reads floats, too, and would bring 30 KB along.

use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};
use serde_json_core::de;

/// A place in the browser's storage.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Slot {
    /// What the person chose.
    Settings,
    /// The game in progress.
    Game,
    /// The setup that is practised.
    Practice,
    /// Games that are over.
    Games,
    /// How far the lessons have been done.
    Lessons,
    /// How the puzzles went.
    Puzzles,
}

impl Slot {
    /// Every place, as the person is told of them.
    pub const ALL: [Self; 6] =
        [Self::Settings, Self::Game, Self::Practice, Self::Games, Self::Lessons, Self::Puzzles];

    /// The storage key.
    pub const fn key(self) -> &'static str {
        match self {
            Self::Settings => "sittuyin.settings",
            Self::Game => "sittuyin.game",
            Self::Practice => "sittuyin.practice",
            Self::Games => "sittuyin.games",
            Self::Lessons => "sittuyin.lessons",
            Self::Puzzles => "sittuyin.puzzles",
        }
    }

    /// The storage key of what could not be read at that time (milliseconds since 1970).
    pub fn aside_key(self, time: u64) -> String {
        let name = self.key().rsplit('.').next().unwrap_or_default();
        format!("sittuyin.aside.{name}.{time}")
    }
}

/// A value that is kept.
pub trait Stored: Serialize + DeserializeOwned {
    /// Where it is kept.
    const SLOT: Slot;

    /// The version that is written now. It grows when an older reader could not read what is
    /// written; a sample of every version stays in `tests/data/storage`.
    const VERSION: u32;

    /// Reads the text of an earlier version, whose data [`data`] gives in the shape of that time.
    ///
    /// # Errors
    /// If there is no such version, or the text is not of its shape.
    fn read_earlier(version: u32, text: &str) -> Result<Self, Unreadable> {
        let _ = text;
        Err(Unreadable::Past(version))
    }
}

/// Why a text in storage is of no use.
#[derive(Debug, thiserror::Error)]
pub enum Unreadable {
    /// It is not JSON of the agreed shape.
    #[error("not understood: {0}")]
    Shape(#[from] de::Error),
    /// A later version of the app wrote it.
    #[error("version {0} is from the future")]
    Future(u32),
    /// There is no way from that version to today's.
    #[error("version {0} cannot be brought up to date")]
    Past(u32),
}

#[derive(Deserialize)]
struct Version {
    v: u32,
}

#[derive(Serialize, Deserialize)]
struct Envelope<T> {
    v: u32,
    data: T,
}

/// Reads a value of this or any earlier version.
///
/// # Errors
/// If the text is not the value's, whatever its version.
pub fn read<T: Stored>(text: &str) -> Result<T, Unreadable> {
    match json::<Version>(text)?.v {
        version if version > T::VERSION => Err(Unreadable::Future(version)),
        version if version < T::VERSION => T::read_earlier(version, text),
        _ => data(text),
    }
}

/// The data of a text, whatever its version.
///
/// # Errors
/// If the text is not of that shape.
pub fn data<T: DeserializeOwned>(text: &str) -> Result<T, Unreadable> {
    Ok(json::<Envelope<T>>(text)?.data)
}

/// How deep the brackets of a value may nest. What is written stays far below; without a limit a text
/// could take more stack than there is.
const DEEPEST: usize = 32;

fn nests_too_deep(text: &str) -> bool {
    let (mut depth, mut deepest) = (0_usize, 0);
    for byte in text.bytes() {
        match byte {
            b'[' | b'{' => depth += 1,
            b']' | b'}' => depth = depth.saturating_sub(1),
            _ => {}
        }
        deepest = deepest.max(depth);
    }
    deepest > DEEPEST
}

fn json<T: DeserializeOwned>(text: &str) -> Result<T, de::Error> {
    if nests_too_deep(text) {
        return Err(de::Error::CustomError);
    }
    // Room for the longest text without its escapes.
    let mut room = vec![0; text.len()];
    de::from_str_escaped(text, &mut room).map(|(value, _)| value)
}

/// Writes a value in the version of today.
///
/// # Errors
/// If the value has no form in JSON, such as a map whose keys are not text.
pub fn write<T: Stored>(value: &T) -> Result<String, serde_json::Error> {
    serde_json::to_string(&Envelope { v: T::VERSION, data: value })
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A value whose first version was a bare number and whose second is a list.
    #[derive(Serialize, Deserialize, PartialEq, Debug)]
    struct Marks(Vec<u32>);

    impl Stored for Marks {
        const SLOT: Slot = Slot::Puzzles;
        const VERSION: u32 = 2;

        fn read_earlier(version: u32, text: &str) -> Result<Self, Unreadable> {
            match version {
                1 => Ok(Self(vec![data(text)?])),
                _ => Err(Unreadable::Past(version)),
            }
        }
    }

    #[test]
    fn brackets_without_end_are_no_value() {
        for open in ["[", "{\"a\":"] {
            let text = format!("{{\"v\":1,\"data\":{}", open.repeat(200_000));
            assert!(matches!(read::<crate::progress::Settings>(&text), Err(Unreadable::Shape(_))));
        }
    }

    #[test]
    fn an_older_version_is_brought_up_to_date() {
        assert_eq!(read::<Marks>(r#"{"v":1,"data":7}"#).unwrap(), Marks(vec![7]));
        assert_eq!(read::<Marks>(r#"{"v":2,"data":[7,8]}"#).unwrap(), Marks(vec![7, 8]));
        let written = write(&Marks(vec![3])).unwrap();
        assert_eq!(written, r#"{"v":2,"data":[3]}"#);
    }

    #[test]
    fn what_cannot_be_read_says_why() {
        assert!(matches!(read::<Marks>("{"), Err(Unreadable::Shape(_))));
        assert!(matches!(read::<Marks>(r#"{"v":3,"data":[]}"#), Err(Unreadable::Future(3))));
        assert!(matches!(read::<Marks>(r#"{"v":1,"data":"x"}"#), Err(Unreadable::Shape(_))));
        assert!(matches!(read::<Marks>(r#"{"v":0,"data":1}"#), Err(Unreadable::Past(0))));
    }

    #[test]
    fn the_unreadable_goes_to_a_key_of_its_own() {
        assert_eq!(Slot::Settings.aside_key(17), "sittuyin.aside.settings.17");
    }
}
