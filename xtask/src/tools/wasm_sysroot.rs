//! A wasm32 standard library for Debian's compiler, built once from Debian's own sources.
//!
//! For machines that rustup's servers are out of reach of. The result is a folder in the user's
//! cache that looks like a toolchain: Debian's programs behind small scripts, Debian's native
//! library by a link, and the new wasm32 library. rustup knows the folder by [`NAME`]; nothing
//! of Debian's own is changed.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use anyhow::{Context, Result, bail};

use super::wasm::TARGET;
use super::{debian, version::Version};
use crate::run;

/// The toolchain's name in rustup.
pub const NAME: &str = "sittuyin-wasm32";
/// Debian's compiler comes without a linker for wasm.
pub const LINKER: &str = "wasm-ld-19";

const RUSTC: &str = "/usr/bin/rustc";
const CARGO: &str = "/usr/bin/cargo";
const HOST_LIBRARIES: &str = "/usr/lib/rustlib";
const OLDEST: Version = Version(1, 89, 0);
const PACKAGES: [&str; 5] = ["rustc-web", "cargo-web", "rust-web-src", "rust-web-clippy", "lld-19"];

/// What a person would type to get ready for [`build`].
pub fn command() -> String {
    debian::command(&PACKAGES)
}

/// Whether the library is here, and was built for Debian's compiler as it is now.
pub fn is_ready(cache: &Path) -> bool {
    which::which(LINKER).is_ok()
        && compiler().is_ok_and(|compiler| {
            fs::read_to_string(stamp(cache)).is_ok_and(|stamp| stamp == compiler)
        })
}

/// Installs Debian's packages, builds the library and links it into rustup.
///
/// # Errors
///
/// A package is not to be had, the compiler is too old, or the build fails.
pub fn build(cache: &Path) -> Result<()> {
    debian::install(&PACKAGES)?;
    let compiler = compiler()?;
    match Version::find(&compiler) {
        Some(version) if version >= OLDEST => {}
        _ => bail!("{RUSTC} is {}, older than {OLDEST}", compiler.trim()),
    }
    let home = home(cache);
    let side = home.with_extension("part");
    remove(&side)?;
    fs::create_dir_all(&side)?;
    println!("    building the library with {RUSTC}: about a minute, once");
    let built = compile(&side.join("build"))?;
    lay_out(&side, &home, &built)?;
    remove(&side.join("build"))?;
    fs::write(side.join("compiler"), compiler)?;
    remove(&home)?;
    fs::rename(&side, &home).with_context(|| format!("cannot write {}", home.display()))?;
    run::shown(Command::new("rustup").args(["toolchain", "link", NAME]).arg(&home))
}

fn home(cache: &Path) -> PathBuf {
    cache.join("wasm32-toolchain")
}

fn stamp(cache: &Path) -> PathBuf {
    home(cache).join("compiler")
}

fn compiler() -> Result<String> {
    run::quiet(Command::new(RUSTC).arg("-vV"))
}

/// Builds `std` for an empty crate and gives back the libraries' folder.
fn compile(folder: &Path) -> Result<PathBuf> {
    fs::create_dir_all(folder.join("src"))?;
    fs::write(folder.join("src/lib.rs"), "#![no_std]\n")?;
    fs::write(
        folder.join("Cargo.toml"),
        "[package]\nname = \"empty\"\nedition = \"2021\"\n[workspace]\n",
    )?;
    run::shown(
        run::without_user_flags(&mut Command::new(CARGO))
            .args(["build", "--release", "--target", TARGET])
            .args(["-Z", "build-std=std,panic_abort,panic_unwind,proc_macro"])
            .current_dir(folder)
            .env("RUSTC", RUSTC)
            // Debian's compiler is a stable one; building its own library is not.
            .env("RUSTC_BOOTSTRAP", "1")
            // Without bitcode, no later build could optimise across crates.
            .env("RUSTFLAGS", "-Cembed-bitcode=yes")
            .env("CARGO_TARGET_DIR", folder.join("target"))
            .env_remove("RUSTUP_TOOLCHAIN")
            .env_remove("CARGO")
            .env_remove("LD_LIBRARY_PATH"),
    )?;
    Ok(folder.join("target").join(TARGET).join("release/deps"))
}

/// Makes `side` a toolchain's folder that will live at `home`.
fn lay_out(side: &Path, home: &Path, built: &Path) -> Result<()> {
    let libraries = side.join("lib/rustlib").join(TARGET).join("lib");
    fs::create_dir_all(&libraries)?;
    for entry in built.read_dir()?.flatten() {
        let name = entry.file_name();
        let text = name.to_string_lossy();
        if text.ends_with(".rlib") && !text.starts_with("libempty-") {
            fs::copy(entry.path(), libraries.join(&name))?;
        }
    }
    for entry in Path::new(HOST_LIBRARIES).read_dir()?.flatten() {
        if entry.file_name() != TARGET {
            link(&entry.path(), &side.join("lib/rustlib").join(entry.file_name()))?;
        }
    }
    fs::create_dir_all(side.join("bin"))?;
    let home = home.display();
    script(&side.join("bin/rustc"), &format!("exec {RUSTC} --sysroot '{home}' \"$@\""))?;
    // clippy asks no `rustc` where the libraries are.
    script(
        &side.join("bin/cargo-clippy"),
        &format!("SYSROOT='{home}' exec /usr/bin/cargo-clippy \"$@\""),
    )?;
    link(Path::new(CARGO), &side.join("bin/cargo"))
}

fn remove(folder: &Path) -> Result<()> {
    if folder.exists() {
        fs::remove_dir_all(folder)
            .with_context(|| format!("cannot remove {}", folder.display()))?;
    }
    Ok(())
}

#[cfg(unix)]
fn link(original: &Path, link: &Path) -> Result<()> {
    std::os::unix::fs::symlink(original, link)
        .with_context(|| format!("cannot link {}", link.display()))
}

#[cfg(unix)]
fn script(path: &Path, line: &str) -> Result<()> {
    use std::os::unix::fs::PermissionsExt;

    fs::write(path, format!("#!/bin/sh\n{line}\n"))?;
    fs::set_permissions(path, fs::Permissions::from_mode(0o755))?;
    Ok(())
}

#[cfg(not(unix))]
fn link(_: &Path, link: &Path) -> Result<()> {
    bail!("{} would be a link, and this is no Debian", link.display())
}

#[cfg(not(unix))]
fn script(path: &Path, _: &str) -> Result<()> {
    bail!("{} would be a script, and this is no Debian", path.display())
}
