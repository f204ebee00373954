//! Packages of Debian and its kin. Only root installs them; anyone else is told what to type.

use std::process::Command;

use anyhow::{Result, bail};

use crate::run;
use crate::workspace::is_root;

/// The command that installs `packages`, as a person would type it.
pub fn command(packages: &[&str]) -> String {
    format!("apt-get install {}", packages.join(" "))
}

/// Installs what is missing of `packages`.
///
/// # Errors
///
/// This is no Debian, or the user is not root, or a package is not to be had.
pub fn install(packages: &[&str]) -> Result<()> {
    if which::which("apt-get").is_err() {
        bail!("there is no apt-get on this machine");
    }
    if packages.iter().all(|package| is_installed(package)) {
        return Ok(());
    }
    if !is_root() {
        bail!("this changes the system and has to be typed as root");
    }
    let install = || {
        run::shown(
            Command::new("apt-get")
                .args(["install", "--yes", "--no-install-recommends"])
                .args(packages)
                .env("DEBIAN_FRONTEND", "noninteractive"),
        )
    };
    if install().is_ok() {
        return Ok(());
    }
    println!("    the list of packages may be old; fetching it");
    run::shown(Command::new("apt-get").arg("update"))?;
    install()
}

fn is_installed(package: &str) -> bool {
    run::quiet(Command::new("dpkg-query").args([
        "--show",
        "--showformat=${db:Status-Status}",
        package,
    ]))
    .is_ok_and(|status| status == "installed")
}
