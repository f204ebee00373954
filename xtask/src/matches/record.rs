//! The pairs of a match, kept in a file so that it can go on where it was.

use std::fs::{self, File};
use std::io::Write;
use std::path::Path;

use anyhow::{Context, Result};

use super::elo::{Pair, Score};

/// An open record.
pub struct Record {
    file: File,
    /// What was in it.
    pub pairs: Vec<Pair>,
}

impl Record {
    /// Opens a record or begins one. A last line that was not written to its end is dropped.
    ///
    /// # Errors
    ///
    /// The file cannot be read or written.
    pub fn open(path: &Path) -> Result<Self> {
        let text = if path.exists() { fs::read_to_string(path)? } else { String::new() };
        let pairs: Vec<Pair> =
            text.split_inclusive('\n').map_while(|line| read(line.strip_suffix('\n')?)).collect();
        if let Some(folder) = path.parent() {
            fs::create_dir_all(folder)?;
        }
        let context = || format!("cannot write {}", path.display());
        // Written aside and moved into place, so that nothing of a long match can be lost.
        let whole: String = pairs.iter().map(|&pair| line(pair)).collect();
        let aside = path.with_extension("new");
        fs::write(&aside, whole).and_then(|()| fs::rename(&aside, path)).with_context(context)?;
        let file = File::options().append(true).open(path).with_context(context)?;
        Ok(Self { file, pairs })
    }

    /// Adds a pair.
    ///
    /// # Errors
    ///
    /// The file cannot be written.
    pub fn add(&mut self, pair: Pair) -> Result<()> {
        self.file.write_all(line(pair).as_bytes())?;
        self.pairs.push(pair);
        Ok(())
    }
}

/// The score as it stands in the file and on the screen.
pub const fn word(score: Score) -> &'static str {
    match score {
        Score::Loss => "loss",
        Score::Draw => "draw",
        Score::Win => "win",
    }
}

fn line(pair: Pair) -> String {
    let [first, second] = pair.map(word);
    format!("{first} {second}\n")
}

fn read(line: &str) -> Option<Pair> {
    let (first, second) = line.split_once(' ')?;
    let score = |text| {
        [Score::Loss, Score::Draw, Score::Win].into_iter().find(|&score| word(score) == text)
    };
    Some([score(first)?, score(second)?])
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_match_goes_on_where_it_was() {
        let folder = std::env::temp_dir().join(format!("sittuyin-record-{}", std::process::id()));
        let path = folder.join("a.txt");
        let mut record = Record::open(&path).unwrap();
        assert!(record.pairs.is_empty());
        record.add([Score::Win, Score::Draw]).unwrap();
        record.add([Score::Loss, Score::Loss]).unwrap();
        drop(record);
        // Broken off while the third pair was written.
        fs::write(&path, fs::read_to_string(&path).unwrap() + "win dr").unwrap();
        let mut record = Record::open(&path).unwrap();
        assert_eq!(record.pairs, [[Score::Win, Score::Draw], [Score::Loss, Score::Loss]]);
        record.add([Score::Draw, Score::Draw]).unwrap();
        drop(record);
        assert_eq!(fs::read_to_string(&path).unwrap(), "win draw\nloss loss\ndraw draw\n");
        fs::remove_dir_all(&folder).unwrap();
    }
}
