//! The words that the site fetches: those of the interface in one file for each language, and each
//! room of prose in a file of its own. Written to `target/page/locales`, which Trunk copies.

use std::fs;

use anyhow::{Context, Result};

use crate::pages::LANGUAGES;
use crate::shell::ROOM as SHELL;
use crate::workspace::Workspace;

/// The file that holds the words of the interface.
pub const INTERFACE: &str = "words";

/// Rooms of prose, as in `build.rs`.
const PROSE: [&str; 6] = ["hint", "learn", "lessons-", "rules", "settings", "text"];

/// Writes the files.
///
/// # Errors
///
/// A file cannot be read or written.
pub fn write(workspace: &Workspace) -> Result<()> {
    for language in LANGUAGES {
        let put = |room: &str, text: &str| {
            workspace.write_changed(&format!("target/page/locales/{language}/{room}.ftl"), text)
        };
        let mut interface = String::new();
        for (room, text) in rooms(workspace, language)? {
            if is_prose(&room) {
                put(&room, &text)?;
            } else {
                interface += &text;
            }
        }
        put(INTERFACE, &interface)?;
    }
    Ok(())
}

/// The rooms of a language with their words, sorted; comments are for translators alone.
fn rooms(workspace: &Workspace, language: &str) -> Result<Vec<(String, String)>> {
    let folder = workspace.root.join("locales").join(language);
    let files = folder.read_dir().with_context(|| format!("cannot read {}", folder.display()))?;
    let mut rooms = Vec::new();
    for file in files {
        let path = file?.path();
        let name = path.file_name().unwrap_or_default().to_string_lossy();
        let Some(room) = name.strip_suffix(".ftl").filter(|room| *room != SHELL) else {
            continue;
        };
        let text =
            fs::read_to_string(&path).with_context(|| format!("cannot read {}", path.display()))?;
        rooms.push((room.to_owned(), without_comments(&text)));
    }
    rooms.sort();
    Ok(rooms)
}

fn without_comments(text: &str) -> String {
    let lines = text.lines().filter(|line| !line.starts_with('#') && !line.is_empty());
    lines.flat_map(|line| [line, "\n"]).collect()
}

fn is_prose(room: &str) -> bool {
    PROSE.iter().any(|name| room == *name || (name.ends_with('-') && room.starts_with(name)))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_app_knows_the_same_rooms_of_prose() {
        let build = Workspace::open().unwrap().root.join("build.rs");
        let list = format!("{PROSE:?}");
        assert!(fs::read_to_string(build).unwrap().contains(&list), "build.rs should hold {list}");
    }

    #[test]
    fn every_language_has_every_room() {
        let workspace = Workspace::open().unwrap();
        let names = |language| {
            rooms(&workspace, language).unwrap().into_iter().map(|(room, _)| room).collect()
        };
        let all: [Vec<_>; 3] = LANGUAGES.map(names);
        assert!(all[0].contains(&"play".to_owned()) && all[0].contains(&"rules".to_owned()));
        assert_eq!(all[0], all[1]);
        assert_eq!(all[0], all[2]);
        assert!(is_prose("rules") && is_prose("lessons-1") && !is_prose("play"));
    }

    #[test]
    fn comments_stay_at_home() {
        assert_eq!(without_comments("# A note.\na = #1\n\n    two\n"), "a = #1\n    two\n");
    }
}
