//! What the built site weighs, as it is and after Brotli.

use std::fs;
use std::io::Write;
use std::path::Path;

use anyhow::{Context, Result};

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
            needed: is_needed(&path),
            path,
        });
    }
    Ok(assets)
}

fn files(dist: &Path, folder: &str) -> Result<Vec<String>> {
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

/// The words to play by are in the app itself; other pages fetch their prose when they are opened.
fn is_needed(path: &str) -> bool {
    !path.starts_with("locales/")
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
    fn prose_of_other_pages_does_not_count() {
        assert!(is_needed("sittuyin-worker_bg.wasm"));
        assert!(!is_needed("locales/pl/rules.ftl"));
    }

    #[test]
    fn brotli_packs() {
        let size = brotli_size(&[b'a'; 10_000]).unwrap();
        assert!(size > 0 && size < 100, "{size}");
    }
}
