//! Node.js, which runs wasm-opt and the browser tests. The one tool that this project never installs.

use super::version::Version;
use super::{Found, Installer, Look, Tool};

const OLDEST: Version = Version(20, 0, 0);

/// `node` and `npm`.
pub struct Node;

impl Tool for Node {
    fn name(&self) -> &'static str {
        "Node.js"
    }

    fn purpose(&self) -> &'static str {
        "to shrink the wasm and to run the browser tests"
    }

    fn wanted(&self) -> String {
        format!("≥ {OLDEST}, with npm")
    }

    fn look(&self) -> Look {
        let Ok(path) = which::which("node") else {
            return Look::Missing;
        };
        if which::which("npm").is_err() {
            return Look::Unfit(format!("{} without npm", path.display()));
        }
        match Version::of(&path) {
            Some(version) if version >= OLDEST => {
                Look::Fits(Found { path, version: version.to_string() })
            }
            Some(version) => Look::Unfit(format!("{version} at {}", path.display())),
            None => Look::Unfit(format!("{}, which does not run,", path.display())),
        }
    }

    fn installers(&self) -> Vec<Installer<'_>> {
        Vec::new()
    }

    fn by_hand(&self) -> Option<&str> {
        Some("from https://nodejs.org, or as your system installs it")
    }
}
