//! One set-up at a time: two calls of `cargo xtask` must not install the same tool at once.

use std::fs::{self, File, TryLockError};
use std::path::Path;

use anyhow::{Context, Result};

/// Held while tools are being set up; let go when dropped, also by a killed process.
#[derive(Debug)]
pub struct SetUpLock {
    _file: File,
}

impl SetUpLock {
    /// Waits until no other call is setting up tools in `cache`.
    ///
    /// # Errors
    ///
    /// The folder cannot be written.
    pub fn take(cache: &Path) -> Result<Self> {
        fs::create_dir_all(cache).with_context(|| format!("cannot make {}", cache.display()))?;
        let path = cache.join("lock");
        let file =
            File::create(&path).with_context(|| format!("cannot open {}", path.display()))?;
        match file.try_lock() {
            Ok(()) => {}
            Err(TryLockError::WouldBlock) => {
                println!("another call is setting up the tools; waiting for it");
                file.lock().with_context(|| format!("cannot lock {}", path.display()))?;
            }
            Err(TryLockError::Error(error)) => {
                return Err(error).with_context(|| format!("cannot lock {}", path.display()));
            }
        }
        Ok(Self { _file: file })
    }
}
