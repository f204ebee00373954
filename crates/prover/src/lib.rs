//! The proof of the lessons: reads `lessons/` and the words of `locales/`, asks the rules about
//! everything that they say, and writes what the app embeds.
//!
//! Nothing stops the proof early: a [`Proof`] holds everything that is wrong.
#![warn(missing_docs)]

mod battle;
mod compare;
mod finding;
mod measure;
mod order;
mod play;
mod prose;
mod read;
mod record;
mod said;
mod solutions;
mod step;
mod table;
mod turned;
mod write;

use std::path::Path;

use sittuyin_content::{Lesson, ProvenLesson, Recorded, Task, Way};

pub use finding::{Defect, Finding, Place};
pub use record::record;
pub use solutions::write_solutions;
pub use table::{Row, Table};
pub use write::{WriteError, write};

use read::LessonSource;
use step::StepProof;

/// What is known of the course.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Proof {
    /// The chapters in order.
    pub chapters: Vec<ProvenChapter>,
    /// All steps, for people.
    pub table: Table,
    /// Everything that is wrong; if there is nothing, the course is proven.
    pub findings: Vec<Finding>,
}

/// A chapter with its lessons.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ProvenChapter {
    /// Its name.
    pub id: String,
    /// Its lessons in order.
    pub lessons: Vec<ProvenLesson>,
}

/// Proves the course of the project in this folder.
pub fn prove(root: &Path) -> Proof {
    let mut proof = Proof::default();
    let chapters = read::chapters(root, &mut proof.findings);
    order::check(&chapters, &mut proof.findings);
    prose::check(root, &chapters, &mut proof.findings);
    for chapter in chapters {
        let lessons = chapter.lessons.into_iter().map(|source| lesson(source, &mut proof));
        let lessons = lessons.collect();
        proof.chapters.push(ProvenChapter { id: chapter.id, lessons });
    }
    proof
}

fn lesson(source: LessonSource, proof: &mut Proof) -> ProvenLesson {
    let LessonSource { file, lesson } = source;
    let mut ways = Vec::new();
    for step in &lesson.steps {
        let place = Place::file(&file).lesson(&lesson.id).step(&step.id);
        step::check(step, &place, &mut proof.findings);
        let mut row = Row {
            lesson: lesson.id.clone(),
            step: step.id.clone(),
            kind: table::kind(&step.task),
            par: step.play().map(|play| play.par),
            rulesets: Vec::new(),
        };
        let mut of_step: Vec<Way> = Vec::new();
        for &ruleset in &step.rulesets {
            let found = step::prove(step, ruleset, &place, &mut proof.findings);
            let StepProof { ways, line } = found;
            row.rulesets.push((ruleset, ways));
            let Some(line) = line else { continue };
            match of_step.iter_mut().find(|way| way.line == line) {
                Some(way) => way.rulesets.push(ruleset),
                None => of_step.push(Way { step: step.id.clone(), rulesets: vec![ruleset], line }),
            }
        }
        ways.extend(of_step);
        proof.table.0.push(row);
    }
    ProvenLesson { lesson: without_proofs(lesson), ways }
}

/// The lesson without what only the proof needs: claims, and recorded lines, which are its ways.
fn without_proofs(mut lesson: Lesson) -> Lesson {
    for step in &mut lesson.steps {
        step.claims.clear();
        if let Task::Game(battle) = &mut step.task {
            battle.lines = Recorded::default();
        }
    }
    lesson
}
