//! What the page fetches of the course, as files.

use std::{
    fs, io,
    path::{Path, PathBuf},
};

use serde_json::to_string;
use sittuyin_content::{Chapter, Course, Lesson, LessonEntry, StepEntry};
use thiserror::Error;

use crate::Proof;

/// A file that cannot be written.
#[derive(Debug, Error)]
#[error("cannot write {path}: {error}", path = path.display())]
pub struct WriteError {
    /// The file.
    pub path: PathBuf,
    /// Why not.
    pub error: io::Error,
}

impl Proof {
    /// The index of the course.
    pub fn course(&self) -> Course {
        let chapters = self.chapters.iter().map(|chapter| Chapter {
            id: chapter.id.clone(),
            lessons: chapter.lessons.iter().map(|proven| entry(&proven.lesson)).collect(),
        });
        Course { chapters: chapters.collect() }
    }
}

fn entry(lesson: &Lesson) -> LessonEntry {
    let steps = lesson.steps.iter().map(|step| StepEntry {
        id: step.id.clone(),
        rulesets: step.rulesets.clone(),
        par: step.play().map(|play| play.par),
    });
    LessonEntry { id: lesson.id.clone(), requires: lesson.requires.clone(), steps: steps.collect() }
}

/// Writes `course.json`, and `lessons/LESSON.json` for each lesson, into a folder. What is so
/// already is left alone; a file of a lesson that there is no more is removed.
///
/// # Errors
///
/// A file cannot be written or removed, or the folder cannot be read.
pub fn write(proof: &Proof, folder: &Path) -> Result<(), WriteError> {
    put(folder, "course.json", to_string(&proof.course()))?;
    for chapter in &proof.chapters {
        for proven in &chapter.lessons {
            put(folder, &format!("lessons/{}.json", proven.lesson.id), to_string(proven))?;
        }
    }
    remove_others(proof, &folder.join("lessons"))
}

/// Removes the files of lessons that there are no more.
fn remove_others(proof: &Proof, folder: &Path) -> Result<(), WriteError> {
    let failed = |path: &Path| {
        let path = path.to_owned();
        move |error| WriteError { path, error }
    };
    let lessons = || proof.chapters.iter().flat_map(|chapter| &chapter.lessons);
    for entry in folder.read_dir().map_err(failed(folder))? {
        let path = entry.map_err(failed(folder))?.path();
        let name = path.file_stem().unwrap_or_default();
        let is_lesson = path.extension().is_some_and(|kind| kind == "json");
        if is_lesson && lessons().all(|proven| name != proven.lesson.id.as_str()) {
            fs::remove_file(&path).map_err(failed(&path))?;
        }
    }
    Ok(())
}

pub fn put(folder: &Path, name: &str, text: serde_json::Result<String>) -> Result<(), WriteError> {
    let path = folder.join(name);
    let text = match text {
        Ok(text) => text,
        Err(error) => return Err(WriteError { path, error: error.into() }),
    };
    if fs::read_to_string(&path).is_ok_and(|old| old == text) {
        return Ok(());
    }
    let made = path.parent().map_or(Ok(()), fs::create_dir_all);
    made.and_then(|()| fs::write(&path, text)).map_err(|error| WriteError { path, error })
}
