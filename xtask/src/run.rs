//! Other programs: started, watched, and named when they fail.

use std::ffi::OsStr;
use std::process::{Command, Stdio};

use anyhow::{Context, Result, bail};

/// Runs `command` with its output shown.
///
/// # Errors
///
/// The program cannot be started, or ends with a failure.
pub fn shown(command: &mut Command) -> Result<()> {
    let line = line(command);
    let status = command.status().with_context(|| format!("cannot start `{line}`"))?;
    if !status.success() {
        bail!("`{line}` failed ({status})");
    }
    Ok(())
}

/// Runs `command` in silence and gives back what it printed.
///
/// # Errors
///
/// The program cannot be started, or ends with a failure; what it said is part of the error.
pub fn quiet(command: &mut Command) -> Result<String> {
    let line = line(command);
    let output =
        command.stdin(Stdio::null()).output().with_context(|| format!("cannot start `{line}`"))?;
    let text = String::from_utf8_lossy(&output.stdout).into_owned();
    if !output.status.success() {
        let said = String::from_utf8_lossy(&output.stderr);
        bail!("`{line}` failed ({})\n{text}{said}", output.status);
    }
    Ok(text)
}

/// Where cargo looks for a user's flags for the compiler. They would stand in the place of those that
/// the project needs (`.cargo/config.toml`), or break what is not this user's own to build.
const FLAGS: [&str; 3] = ["CARGO_ENCODED_RUSTFLAGS", "RUSTFLAGS", "CARGO_BUILD_RUSTFLAGS"];

/// Makes `command` compile with the project's own flags.
pub fn without_user_flags(command: &mut Command) -> &mut Command {
    for name in FLAGS {
        command.env_remove(name);
    }
    command
}

/// The command as a person would type it.
pub fn line(command: &Command) -> String {
    std::iter::once(command.get_program())
        .chain(command.get_args())
        .map(OsStr::to_string_lossy)
        .collect::<Vec<_>>()
        .join(" ")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_users_flags_do_not_reach_the_compiler() {
        let mut command = Command::new("cargo");
        for name in ["RUSTFLAGS", "CARGO_ENCODED_RUSTFLAGS", "CARGO_BUILD_RUSTFLAGS"] {
            command.env(name, "--cfg something");
        }
        without_user_flags(&mut command);
        assert!(command.get_envs().all(|(_, value)| value.is_none()));
        assert_eq!(command.get_envs().count(), 3);
    }
}
