//! Where things are: the project's own folders, and the user's cache of tools.

use std::env;
use std::ffi::OsStr;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use anyhow::{Context, Result};

use crate::run;

/// The project's folder and the versions that its files pin.
#[derive(Debug)]
pub struct Workspace {
    pub root: PathBuf,
    /// Tools that this project installed for this user, by name and version.
    pub cache: PathBuf,
}

impl Workspace {
    /// The workspace that this program was built in.
    ///
    /// # Errors
    ///
    /// The user has no home folder to keep tools in.
    pub fn open() -> Result<Self> {
        let root = Path::new(env!("CARGO_MANIFEST_DIR"))
            .parent()
            .context("xtask has no parent folder")?
            .to_owned();
        Ok(Self { root, cache: cache()? })
    }

    pub fn dist(&self) -> PathBuf {
        self.root.join("dist")
    }

    /// Test tools from npm, and the tests in a real browser.
    pub fn browser_tests(&self) -> PathBuf {
        self.root.join("tests/browser")
    }

    /// Writes a file of the project, unless it is so already: whoever watches it is not disturbed.
    ///
    /// # Errors
    ///
    /// The file cannot be written.
    pub fn write_changed(&self, path: &str, content: &str) -> Result<()> {
        let path = self.root.join(path);
        if fs::read_to_string(&path).is_ok_and(|old| old == content) {
            return Ok(());
        }
        let folder = path.parent().unwrap_or(&self.root);
        fs::create_dir_all(folder).with_context(|| format!("cannot make {}", folder.display()))?;
        fs::write(&path, content).with_context(|| format!("cannot write {}", path.display()))
    }

    /// A command that works in the project's folder.
    pub fn command(&self, program: impl AsRef<OsStr>) -> Command {
        let mut command = Command::new(program);
        command.current_dir(&self.root);
        command
    }
}

fn cache() -> Result<PathBuf> {
    let set = |name: &str| env::var_os(name).filter(|value| !value.is_empty()).map(PathBuf::from);
    if let Some(folder) = set("SITTUYIN_CACHE") {
        return Ok(folder);
    }
    set("XDG_CACHE_HOME")
        .or_else(|| set("LOCALAPPDATA"))
        .or_else(|| env::home_dir().map(|home| home.join(".cache")))
        .map(|folder| folder.join("sittuyin"))
        .context("no home folder: set SITTUYIN_CACHE to a folder for the tools")
}

/// Whether this process may change the system.
pub fn is_root() -> bool {
    cfg!(unix) && run::quiet(Command::new("id").arg("-u")).is_ok_and(|text| text.trim() == "0")
}
