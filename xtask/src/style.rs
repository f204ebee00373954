//! The page's stylesheets: what a game needs, and what it does not. Each is one file of all that a
//! list of `style` imports, in that order: less to fetch, and less after compression, than many.

use std::fs;
use std::path::Path;

use anyhow::{Context, Result, ensure};

use crate::workspace::Workspace;

const FOLDER: &str = "style";
/// Each list, and the stylesheet in `target/page` that is made of it.
const LISTS: [(&str, &str); 2] = [("main.css", "style.css"), ("late.css", "late.css")];

/// Writes them.
///
/// # Errors
///
/// A file cannot be read or written, or one of the folder is not imported.
pub fn write(workspace: &Workspace) -> Result<()> {
    for (text, (_, name)) in joined(&workspace.root.join(FOLDER))?.into_iter().zip(LISTS) {
        workspace.write_changed(&format!("target/page/{name}"), &text)?;
    }
    Ok(())
}

/// The text of each stylesheet.
fn joined(folder: &Path) -> Result<Vec<String>> {
    let read = |name: &str| {
        let path = folder.join(name);
        fs::read_to_string(&path).with_context(|| format!("cannot read {}", path.display()))
    };
    let lists = LISTS.into_iter().map(|(list, _)| read(list)).collect::<Result<Vec<_>>>()?;
    let names = |list: &str| list.lines().filter_map(imported).map(str::to_owned).collect();
    let lists: Vec<Vec<String>> = lists.iter().map(|list| names(list)).collect();
    for entry in folder.read_dir().with_context(|| format!("cannot read {}", folder.display()))? {
        let name = entry?.file_name().to_string_lossy().into_owned();
        let is_sheet = Path::new(&name).extension().is_some_and(|kind| kind == "css");
        let is_list = LISTS.iter().any(|(list, _)| *list == name);
        let used = !is_sheet || is_list || lists.iter().flatten().any(|other| *other == name);
        ensure!(used, "{FOLDER}/{name} is not imported by any list of {FOLDER}");
    }
    lists.iter().map(|names| names.iter().map(|name| read(name)).collect()).collect()
}

/// Whether a file of the site is the stylesheet that a game does not need.
pub fn is_late(path: &str) -> bool {
    // Trunk puts a hash into its name.
    path.starts_with("late-")
}

fn imported(line: &str) -> Option<&str> {
    line.strip_prefix("@import \"")?.strip_suffix("\";")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn sheets_are_joined_in_the_order_of_their_imports_and_none_is_left_out() {
        let folder = std::env::temp_dir().join(format!("sittuyin-style-{}", std::process::id()));
        fs::create_dir_all(&folder).unwrap();
        let put = |name: &str, text: &str| fs::write(folder.join(name), text).unwrap();
        put("main.css", "/* Note. */\n@import \"b.css\";\n@import \"a.css\";\n");
        put("late.css", "@import \"d.css\";\n");
        put("a.css", "a{}\n");
        put("b.css", "b{}\n");
        put("d.css", "d{}\n");
        let ordered = joined(&folder);
        put("c.css", "c{}\n");
        let forgotten = joined(&folder);
        fs::remove_dir_all(&folder).unwrap();
        assert_eq!(ordered.unwrap(), ["b{}\na{}\n", "d{}\n"]);
        assert!(forgotten.unwrap_err().to_string().contains("style/c.css is not imported"));
    }
}
