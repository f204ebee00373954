//! The numbers in the engine's source: only the numbers are written anew.

use std::{fs, path::Path};

use anyhow::{Context, Result, ensure};

/// Two numbers that stand together in the source.
type Pair = [i32; 2];

/// Writes pairs of numbers into the files of a folder, in the place of those that stand there
/// after `opens`: for each the old one, and the new.
///
/// # Errors
///
/// The files are not there, or hold other pairs than those that the program was built with.
pub fn write(
    folder: &Path,
    files: &[&str],
    opens: &str,
    mut pairs: impl Iterator<Item = (Pair, Pair)>,
) -> Result<()> {
    let mut texts = Vec::new();
    for file in files {
        let path = folder.join(file);
        let text = fs::read_to_string(&path).with_context(|| path.display().to_string())?;
        let written = rewritten(&text, opens, &mut pairs);
        texts.push((path, written.with_context(|| (*file).to_owned())?));
    }
    ensure!(pairs.next().is_none(), "there are more numbers than in {}", files.join(" and "));
    for (path, text) in texts {
        fs::write(path, text)?;
    }
    Ok(())
}

/// The text with each pair in turn in the place of the old one.
fn rewritten(
    text: &str,
    opens: &str,
    pairs: &mut impl Iterator<Item = (Pair, Pair)>,
) -> Result<String> {
    let mut written = String::with_capacity(text.len());
    let mut rest = text;
    while let Some(at) = rest.find(opens) {
        let (before, pair) = rest.split_at(at + opens.len());
        written.push_str(before);
        rest = pair;
        // A definition or a use, not a pair of numbers.
        let Some((numbers, after)) = pair.split_once(')') else { break };
        let Some(found) = read(numbers) else { continue };
        let (old, new) = pairs.next().context("there are fewer numbers than in the file")?;
        ensure!(found == old, "{found:?} stands where {old:?} was built in: build again");
        written.push_str(&show(new, numbers.starts_with(' ')));
        rest = &pair[pair.len() - after.len() - 1..];
    }
    written.push_str(rest);
    Ok(written)
}

fn read(numbers: &str) -> Option<Pair> {
    let (first, second) = numbers.split_once(',')?;
    Some([first.trim().parse().ok()?, second.trim().parse().ok()?])
}

/// Two numbers, in columns where the old ones were.
fn show([first, second]: Pair, columns: bool) -> String {
    if columns { format!("{first:4}, {second:4}") } else { format!("{first}, {second}") }
}

#[cfg(test)]
mod tests {
    use super::*;

    const TEXT: &str = "const fn w(full: i32) {}\n/// A post.\nconst A: Weight = w(40, -6);\n\
                        const B: [Weight; 2] = [w(   1,    2), w(  -3,    4)];\n";

    #[test]
    fn only_the_numbers_change() {
        let pairs = [([40, -6], [7, 8]), ([1, 2], [-100, 0]), ([-3, 4], [5, -6])];
        let expected = "const fn w(full: i32) {}\n/// A post.\nconst A: Weight = w(7, 8);\n\
                        const B: [Weight; 2] = [w(-100,    0), w(   5,   -6)];\n";
        let written = rewritten(TEXT, "w(", &mut pairs.into_iter()).expect("a text");
        assert_eq!(written, expected);
    }

    #[test]
    fn other_numbers_than_those_built_in_are_refused() {
        let mut pairs = [([41, -6], [0, 0])].into_iter();
        assert!(rewritten(TEXT, "w(", &mut pairs).is_err());
        let mut too_few = [([40, -6], [0, 0])].into_iter();
        assert!(rewritten(TEXT, "w(", &mut too_few).is_err());
    }
}
