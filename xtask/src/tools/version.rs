//! Version numbers as programs print them.

use std::fmt;
use std::path::Path;
use std::process::Command;

use crate::run;

/// Major, minor, patch; what a program leaves out is 0.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub struct Version(pub u32, pub u32, pub u32);

impl Version {
    /// The first word of `text` that is a version: `trunk 0.21.14`, `v20.1.0`, `version_132`.
    pub fn find(text: &str) -> Option<Self> {
        text.split(|c: char| c.is_whitespace() || c == '_' || c == '(').find_map(Self::read)
    }

    fn read(word: &str) -> Option<Self> {
        let word = word.strip_prefix('v').unwrap_or(word);
        let number = word.split(['-', '+', ')']).next().unwrap_or(word);
        let mut parts = number.split('.').map(str::parse);
        let major = parts.next()?.ok()?;
        let minor = parts.next().unwrap_or(Ok(0)).ok()?;
        let patch = parts.next().unwrap_or(Ok(0)).ok()?;
        Some(Self(major, minor, patch))
    }

    /// What the program at `path` says that it is.
    pub fn of(path: &Path) -> Option<Self> {
        let text = run::quiet(Command::new(path).arg("--version")).ok()?;
        Self::find(&text)
    }

    /// Whether this version can stand in for `wanted`, by the rule that cargo has for `0.x`, too.
    pub fn is_compatible_with(self, wanted: Self) -> bool {
        let same_line =
            if wanted.0 == 0 { (self.0, self.1) == (0, wanted.1) } else { self.0 == wanted.0 };
        same_line && self >= wanted
    }
}

impl fmt::Display for Version {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}.{}.{}", self.0, self.1, self.2)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn programs_say_their_version_in_many_ways() {
        for (text, version) in [
            ("trunk 0.21.14\n", Version(0, 21, 14)),
            ("wasm-bindgen 0.2.130", Version(0, 2, 130)),
            ("v20.20.2", Version(20, 20, 2)),
            ("wasm-opt version 132 (version_132)", Version(132, 0, 0)),
            ("wasm-opt version_108", Version(108, 0, 0)),
            ("Chromium 156.0.8078.108 built on Debian 12", Version(156, 0, 8078)),
            ("rustc 1.96.0 (ac68faa20 2026-05-25)", Version(1, 96, 0)),
            ("rustc 1.97.0-nightly (abc 2026-07-01)", Version(1, 97, 0)),
        ] {
            assert_eq!(Version::find(text), Some(version), "{text}");
        }
        assert_eq!(Version::find("no number here"), None);
    }

    #[test]
    fn a_minor_step_of_a_young_program_breaks() {
        let wanted = Version(0, 21, 14);
        assert!(Version(0, 21, 14).is_compatible_with(wanted));
        assert!(Version(0, 21, 20).is_compatible_with(wanted));
        assert!(!Version(0, 21, 13).is_compatible_with(wanted));
        assert!(!Version(0, 22, 0).is_compatible_with(wanted));
        assert!(Version(2, 5, 0).is_compatible_with(Version(2, 1, 3)));
        assert!(!Version(3, 0, 0).is_compatible_with(Version(2, 1, 3)));
    }
}
