//! Turns the message ids of `locales/en/*.ftl` into constants, so that a message that does not
//! exist does not compile. Links the app so that it can be split.

use std::fmt::Write as _;
use std::path::{Path, PathBuf};
use std::{env, fs, io};

/// The page's own words, before the app runs and when it does not: `cargo xtask` puts them there.
const SHELL: &str = "shell";

/// Rooms that a game does not need: a room of this name, or whose name begins with one that ends in `-`, is
/// fetched when a page needs it. All others come with the app.
const PROSE: [&str; 6] = ["hint", "learn", "lessons-", "rules", "settings", "text"];

/// Rooms whose keys are derived from the ids of lessons and steps: their messages have no constants.
const DERIVED: &str = "lessons-";

fn main() -> io::Result<()> {
    println!("cargo::rerun-if-changed=build.rs");
    println!("cargo::rerun-if-changed=locales/en");
    let locales =
        PathBuf::from(env::var("CARGO_MANIFEST_DIR").unwrap_or_default()).join("locales/en");
    let out = PathBuf::from(env::var("OUT_DIR").unwrap_or_default());
    let for_browser = env::var("CARGO_CFG_TARGET_ARCH").is_ok_and(|arch| arch == "wasm32");
    if for_browser && env::var_os("CARGO_FEATURE_SPLIT").is_some() {
        // What calls what must be read from the linked app, or it cannot be split.
        println!("cargo::rustc-link-arg-bins=--emit-relocs");
    }
    let rooms = rooms(&locales)?;
    fs::write(out.join("keys.rs"), keys(&locales, &rooms)?)
}

/// The names of the `.ftl` files in a folder, without their ending, sorted.
fn rooms(folder: &Path) -> io::Result<Vec<String>> {
    let mut rooms = Vec::new();
    for entry in fs::read_dir(folder)? {
        let path = entry?.path();
        if path.extension().is_some_and(|ending| ending == "ftl") {
            rooms.extend(path.file_stem().and_then(|stem| stem.to_str()).map(str::to_owned));
        }
    }
    rooms.retain(|room| room != SHELL);
    rooms.sort();
    Ok(rooms)
}

fn is_prose(room: &str) -> bool {
    PROSE.iter().any(|name| room == *name || (name.ends_with('-') && room.starts_with(name)))
}

/// One module for each room, one constant for each message.
fn keys(locales: &Path, rooms: &[String]) -> io::Result<String> {
    let mut code = String::new();
    for room in rooms {
        let text = fs::read_to_string(locales.join(format!("{room}.ftl")))?;
        let module = room.replace('-', "_");
        let _ = writeln!(
            code,
            "/// The messages of `{room}.ftl`. Some are only parts of others.\n\
             #[allow(dead_code)]\npub mod {module} {{"
        );
        if !room.starts_with(DERIVED) {
            code.push_str("    use super::Key;\n");
        }
        if is_prose(room) {
            code.push_str(
                "    /// The room itself, which a page asks for before it shows its words.\n",
            );
            let _ = writeln!(code, "    pub const ROOM: super::Room = super::Room({room:?});");
        }
        for id in text.lines().filter_map(message_id) {
            let Some(name) = id.strip_prefix(room.as_str()).and_then(|id| id.strip_prefix('-'))
            else {
                return Err(io::Error::other(format!(
                    "{room}.ftl: `{id}` must begin with `{room}-`"
                )));
            };
            if room.starts_with(DERIVED) {
                continue;
            }
            let name = name.replace('-', "_").to_uppercase();
            let _ = writeln!(code, "    /// `{id}`\n    pub const {name}: Key = Key({id:?});");
        }
        code.push_str("}\n");
    }
    let lessons: Vec<_> = rooms.iter().filter(|room| room.starts_with(DERIVED)).collect();
    let _ = writeln!(
        code,
        "/// The rooms of the lessons.\npub const LESSONS: [Room; {}] = [{}];",
        lessons.len(),
        lessons.iter().map(|room| format!("Room({room:?})")).collect::<Vec<_>>().join(", ")
    );
    Ok(code)
}

/// The id that a line of Fluent defines: a message starts in the first column with a letter.
fn message_id(line: &str) -> Option<&str> {
    let (id, _) = line.split_once('=')?;
    let id = id.trim_end();
    let plain = |c: char| c.is_ascii_lowercase() || c.is_ascii_digit() || c == '-';
    (id.starts_with(|c: char| c.is_ascii_lowercase()) && id.chars().all(plain)).then_some(id)
}
