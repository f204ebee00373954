//! The chapters and lessons, as their files say it.

use std::{
    fs,
    path::{Path, PathBuf},
};

use sittuyin_content::Lesson;

use crate::{Defect, Finding, Place};

/// A chapter as it is read.
pub struct ChapterSource {
    /// Its name: the folder's without the number.
    pub id: String,
    /// Its lessons in the order of their numbers.
    pub lessons: Vec<LessonSource>,
}

/// A lesson as it is read.
pub struct LessonSource {
    /// Its file, from the project's root.
    pub file: String,
    /// What it says.
    pub lesson: Lesson,
}

/// Reads `lessons/NN-chapter/NN-lesson.toml`; other folders of `lessons` are not the course's.
pub fn chapters(root: &Path, findings: &mut Vec<Finding>) -> Vec<ChapterSource> {
    let mut chapters = Vec::new();
    for folder in entries(root, "lessons", findings) {
        if !root.join(&folder).is_dir() || !begins_with_digit(&folder) {
            continue;
        }
        let Some(id) = numbered(&folder) else {
            findings.push(Place::file(folder).finds(Defect::FileName));
            continue;
        };
        let mut lessons = Vec::new();
        for file in entries(root, &folder, findings) {
            if file.strip_suffix(".toml").and_then(numbered).is_none() {
                findings.push(Place::file(file).finds(Defect::FileName));
                continue;
            }
            match lesson(&root.join(&file)) {
                Ok(lesson) => lessons.push(LessonSource { file, lesson }),
                Err(defect) => findings.push(Place::file(file).finds(defect)),
            }
        }
        chapters.push(ChapterSource { id: id.to_owned(), lessons });
    }
    chapters
}

fn lesson(path: &Path) -> Result<Lesson, Defect> {
    let text = fs::read_to_string(path).map_err(|error| io(path, &error))?;
    toml::from_str(&text).map_err(|error| Defect::Unreadable { reason: error.to_string() })
}

/// What lies in a folder, sorted, as paths from the root.
pub fn entries(root: &Path, folder: &str, findings: &mut Vec<Finding>) -> Vec<String> {
    let path = root.join(folder);
    let list = || -> std::io::Result<Vec<PathBuf>> {
        fs::read_dir(&path)?.map(|entry| entry.map(|entry| entry.path())).collect()
    };
    let paths = list().unwrap_or_else(|error| {
        findings.push(Place::file(folder).finds(io(&path, &error)));
        Vec::new()
    });
    let names = paths.iter().filter_map(|path| path.file_name()?.to_str());
    let mut entries: Vec<_> = names.map(|name| format!("{folder}/{name}")).collect();
    entries.sort();
    entries
}

/// A file or folder that could not be read or written.
pub fn io(path: &Path, error: &std::io::Error) -> Defect {
    Defect::Io { reason: format!("{}: {error}", path.display()) }
}

/// The last part of a path.
pub fn name(path: &str) -> &str {
    path.rsplit('/').next().unwrap_or(path)
}

fn begins_with_digit(path: &str) -> bool {
    name(path).starts_with(|c: char| c.is_ascii_digit())
}

/// The name after two digits and a hyphen.
fn numbered(path: &str) -> Option<&str> {
    let (number, name) = name(path).split_once('-')?;
    let digits = number.len() == 2 && number.bytes().all(|byte| byte.is_ascii_digit());
    (digits && is_slug(name)).then_some(name)
}

/// Whether a name is made of small letters, digits and single hyphens.
pub fn is_slug(text: &str) -> bool {
    let plain = |part: &str| {
        !part.is_empty()
            && part.bytes().all(|byte| byte.is_ascii_lowercase() || byte.is_ascii_digit())
    };
    text.split('-').all(plain)
}
