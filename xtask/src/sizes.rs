//! What the built site weighs, as it is and after Brotli.

use std::fs;
use std::io::Write;
use std::path::Path;

use anyhow::{Context, Result};

use crate::split;
use crate::words::INTERFACE;

/// The styles of what is fetched later.
pub const LATE_STYLE: &str = "late.css";

/// A file of the built site.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Asset {
    /// Its path in the site, with slashes.
    pub path: String,
    pub raw: u64,
    pub brotli: u64,
    /// Whether a visit that plays against the machine loads it.
    pub needed: bool,
}

/// Weighs every file in `dist`, but for the copies of the page.
///
/// # Errors
///
/// A file cannot be read.
pub fn measure(dist: &Path) -> Result<Vec<Asset>> {
    let mut assets = Vec::new();
    for path in files(dist, "")? {
        if is_copy_of_page(&path) {
            continue;
        }
        let file = dist.join(&path);
        let content = fs::read(&file).with_context(|| format!("cannot read {}", file.display()))?;
        assets.push(Asset {
            raw: content.len() as u64,
            brotli: brotli_size(&content)?,
            needed: !["locales/", "lessons/"].iter().any(|folder| path.starts_with(folder))
                && !split::is_chunk(&path)
                && path != LATE_STYLE,
            path,
        });
    }
    need_words(&mut assets);
    Ok(assets)
}

/// A visit needs the words of one language, say of the one that has most; it fetches those of the
/// others, and the prose of other pages, later.
fn need_words(assets: &mut [Asset]) {
    let name = format!("/{INTERFACE}.ftl");
    let words = assets.iter_mut().filter(|asset| asset.path.ends_with(&name));
    if let Some(most) = words.max_by_key(|asset| asset.brotli) {
        most.needed = true;
    }
}

/// The files in a folder of `dist`, and in those below it, sorted.
///
/// # Errors
///
/// A folder cannot be read.
pub fn files(dist: &Path, folder: &str) -> Result<Vec<String>> {
    let path = dist.join(folder);
    let mut names: Vec<_> = path
        .read_dir()
        .with_context(|| format!("cannot read {}", path.display()))?
        .collect::<Result<_, _>>()?;
    names.sort_by_key(fs::DirEntry::file_name);
    let mut found = Vec::new();
    for entry in names {
        let name = format!("{folder}{}", entry.file_name().to_string_lossy());
        if entry.file_type()?.is_dir() {
            found.extend(files(dist, &format!("{name}/"))?);
        } else {
            found.push(name);
        }
    }
    Ok(found)
}

/// The page is written to every address that a static host may be asked for.
fn is_copy_of_page(path: &str) -> bool {
    path == "404.html" || path.ends_with("/index.html")
}

fn brotli_size(content: &[u8]) -> Result<u64> {
    let mut packed = Vec::new();
    let mut writer = brotli::CompressorWriter::new(&mut packed, 1 << 16, 11, 22);
    writer.write_all(content)?;
    drop(writer);
    Ok(packed.len() as u64)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn copies_of_the_page_are_told_from_the_page() {
        assert!(!is_copy_of_page("index.html"));
        assert!(is_copy_of_page("404.html"));
        assert!(is_copy_of_page("pl/play/index.html"));
    }

    #[test]
    fn one_language_counts() {
        let asset =
            |path: &str, brotli| Asset { path: path.to_owned(), raw: 0, brotli, needed: false };
        let mut assets = [
            asset("locales/en/words.ftl", 7),
            asset("locales/pl/words.ftl", 9),
            asset("locales/pl/rules.ftl", 10),
        ];
        need_words(&mut assets);
        assert_eq!(assets.map(|asset| asset.needed), [false, true, false]);
    }

    #[test]
    fn brotli_packs() {
        let size = brotli_size(&[b'a'; 10_000]).unwrap();
        assert!(size > 0 && size < 100, "{size}");
    }
}
