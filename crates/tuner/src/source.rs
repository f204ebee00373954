//! The weights in the engine's source: only the numbers are written anew.

use std::{fs, path::Path};

use anyhow::{Context, Result, ensure};
use sittuyin_engine::tuning::Weight;

/// The files, in the order of the row of weights.
const FILES: [&str; 2] = ["squares.rs", "weights.rs"];
/// What stands before the two numbers of a weight.
const OPENS: &str = "w(";

/// Writes the weights into the files of a folder, in the place of those that stand there.
///
/// # Errors
///
/// The files are not there, or hold other weights than those that the program was built with.
pub fn write(folder: &Path, old: &[Weight], new: &[Weight]) -> Result<()> {
    let mut weights = old.iter().copied().zip(new.iter().copied());
    let mut texts = Vec::new();
    for file in FILES {
        let path = folder.join(file);
        let text = fs::read_to_string(&path).with_context(|| path.display().to_string())?;
        texts.push((path, rewritten(&text, &mut weights).with_context(|| file.to_owned())?));
    }
    ensure!(weights.next().is_none(), "there are more weights than in {}", FILES.join(" and "));
    for (path, text) in texts {
        fs::write(path, text)?;
    }
    Ok(())
}

/// The text with each weight in turn in the place of the old one.
fn rewritten(text: &str, weights: &mut impl Iterator<Item = (Weight, Weight)>) -> Result<String> {
    let mut written = String::with_capacity(text.len());
    let mut rest = text;
    while let Some(at) = rest.find(OPENS) {
        let (before, weight) = rest.split_at(at + OPENS.len());
        written.push_str(before);
        rest = weight;
        // A definition or a use, not a weight in numbers.
        let Some((numbers, after)) = weight.split_once(')') else { break };
        let Some(found) = read(numbers) else { continue };
        let (old, new) = weights.next().context("there are fewer weights than in the file")?;
        ensure!(found == old, "{found:?} stands where {old:?} was built in: build again");
        written.push_str(&show(new, numbers.starts_with(' ')));
        rest = &weight[weight.len() - after.len() - 1..];
    }
    written.push_str(rest);
    Ok(written)
}

fn read(numbers: &str) -> Option<Weight> {
    let (full, empty) = numbers.split_once(',')?;
    Some(Weight { full: full.trim().parse().ok()?, empty: empty.trim().parse().ok()? })
}

/// Two numbers, in columns where the old ones were.
fn show(Weight { full, empty }: Weight, columns: bool) -> String {
    if columns { format!("{full:4}, {empty:4}") } else { format!("{full}, {empty}") }
}

#[cfg(test)]
mod tests {
    use super::*;

    const fn w(full: i32, empty: i32) -> Weight {
        Weight { full, empty }
    }

    const TEXT: &str = "const fn w(full: i32) {}\n/// A post.\nconst A: Weight = w(40, -6);\n\
                        const B: [Weight; 2] = [w(   1,    2), w(  -3,    4)];\n";

    #[test]
    fn only_the_numbers_change() {
        let old = [w(40, -6), w(1, 2), w(-3, 4)];
        let new = [w(7, 8), w(-100, 0), w(5, -6)];
        let mut weights = old.into_iter().zip(new);
        let expected = "const fn w(full: i32) {}\n/// A post.\nconst A: Weight = w(7, 8);\n\
                        const B: [Weight; 2] = [w(-100,    0), w(   5,   -6)];\n";
        assert_eq!(rewritten(TEXT, &mut weights).expect("a text"), expected);
    }

    #[test]
    fn other_weights_than_those_built_in_are_refused() {
        let mut weights = [(w(41, -6), w(0, 0))].into_iter();
        assert!(rewritten(TEXT, &mut weights).is_err());
        let mut too_few = [(w(40, -6), w(0, 0))].into_iter();
        assert!(rewritten(TEXT, &mut too_few).is_err());
    }
}
