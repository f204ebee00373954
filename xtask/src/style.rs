//! The page's one stylesheet, `target/page/style.css`: every file that `style/main.css` imports, in
//! that order. One file is less to fetch, and less after compression, than many.

use std::fs;
use std::path::Path;

use anyhow::{Context, Result, ensure};

use crate::workspace::Workspace;

const FOLDER: &str = "style";
const MAIN: &str = "main.css";

/// Writes it.
///
/// # Errors
///
/// A file cannot be read or written, or one of the folder is not imported.
pub fn write(workspace: &Workspace) -> Result<()> {
    workspace.write_changed("target/page/style.css", &joined(&workspace.root.join(FOLDER))?)
}

fn joined(folder: &Path) -> Result<String> {
    let read = |name: &str| {
        let path = folder.join(name);
        fs::read_to_string(&path).with_context(|| format!("cannot read {}", path.display()))
    };
    let main = read(MAIN)?;
    let imports: Vec<_> = main.lines().filter_map(imported).collect();
    for entry in folder.read_dir().with_context(|| format!("cannot read {}", folder.display()))? {
        let name = entry?.file_name().to_string_lossy().into_owned();
        let is_sheet = Path::new(&name).extension().is_some_and(|kind| kind == "css");
        let used = !is_sheet || name == MAIN || imports.contains(&name.as_str());
        ensure!(used, "{FOLDER}/{name} is not imported by {FOLDER}/{MAIN}");
    }
    imports.into_iter().map(read).collect()
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
        put(MAIN, "/* Note. */\n@import \"b.css\";\n@import \"a.css\";\n");
        put("a.css", "a{}\n");
        put("b.css", "b{}\n");
        let ordered = joined(&folder);
        put("c.css", "c{}\n");
        let forgotten = joined(&folder);
        fs::remove_dir_all(&folder).unwrap();
        assert_eq!(ordered.unwrap(), "b{}\na{}\n");
        assert!(forgotten.unwrap_err().to_string().contains("style/c.css is not imported"));
    }
}
