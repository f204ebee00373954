//! Ids and prerequisites: the names of the course fit together.

use std::collections::{BTreeMap, BTreeSet};

use sittuyin_content::{Step, Task, prose::StepProse};
use sittuyin_rules::RulesetId;

use crate::{
    Defect, Finding, Place,
    read::{ChapterSource, LessonSource, is_slug},
};

/// Looks at all names of the course.
pub fn check(chapters: &[ChapterSource], findings: &mut Vec<Finding>) {
    ids(chapters, findings);
    let lessons: BTreeMap<&str, &LessonSource> = chapters
        .iter()
        .flat_map(|chapter| &chapter.lessons)
        .map(|source| (source.lesson.id.as_str(), source))
        .collect();
    for source in lessons.values() {
        requirements(source, &lessons, findings);
    }
}

fn ids(chapters: &[ChapterSource], findings: &mut Vec<Finding>) {
    let mut chapter_ids = BTreeSet::new();
    let mut lesson_ids = BTreeSet::new();
    let mut messages = BTreeSet::new();
    for chapter in chapters {
        if !chapter_ids.insert(&chapter.id) || chapter.id == "course" {
            let place = Place::file(format!("lessons/{}", chapter.id));
            findings.push(place.finds(Defect::DoubleId(chapter.id.clone())));
        }
        for LessonSource { file, lesson } in &chapter.lessons {
            let place = Place::file(file).lesson(&lesson.id);
            name(&lesson.id, &mut lesson_ids, &place, findings);
            let mut step_ids = BTreeSet::new();
            for step in &lesson.steps {
                let place = place.step(&step.id);
                if name(&step.id, &mut step_ids, &place, findings) {
                    // Two steps `a-b` of `c` and `b` of `c-a` would have the same words.
                    let message = StepProse::new(&chapter.id, &lesson.id, &step.id).text();
                    if !messages.insert(message.clone()) {
                        findings.push(place.finds(Defect::DoubleId(message.to_string())));
                    }
                }
                inner_names(step, &place, findings);
            }
            for ruleset in RulesetId::ALL {
                if lesson.steps_in(ruleset).next().is_none() {
                    findings.push(place.finds(Defect::NoStep(ruleset)));
                }
            }
        }
    }
}

/// The names of answers and reactions.
fn inner_names(step: &Step, place: &Place, findings: &mut Vec<Finding>) {
    let mut reactions = BTreeSet::new();
    for reaction in &step.reactions {
        name(&reaction.id, &mut reactions, &place.field("reactions"), findings);
    }
    if let Task::Choose(answers) = &step.task {
        let mut ids = BTreeSet::new();
        for answer in answers {
            name(&answer.id, &mut ids, &place.field("choose"), findings);
        }
    }
}

/// Takes in a name; whether it is new and well formed.
fn name<'a>(
    id: &'a str,
    known: &mut BTreeSet<&'a str>,
    place: &Place,
    findings: &mut Vec<Finding>,
) -> bool {
    let defect = if !is_slug(id) {
        Defect::BadId(id.to_owned())
    } else if !known.insert(id) {
        Defect::DoubleId(id.to_owned())
    } else {
        return true;
    };
    findings.push(place.finds(defect));
    false
}

fn requirements(
    source: &LessonSource,
    lessons: &BTreeMap<&str, &LessonSource>,
    findings: &mut Vec<Finding>,
) {
    let place = Place::file(&source.file).lesson(&source.lesson.id);
    for id in &source.lesson.requires {
        if !lessons.contains_key(id.as_str()) {
            findings.push(place.finds(Defect::UnknownRequirement(id.clone())));
        }
    }
    let mut way = vec![source.lesson.id.clone()];
    if leads_back(&source.lesson.id, source, lessons, &mut way) {
        findings.push(place.finds(Defect::CircularRequirement(way)));
    }
}

/// Whether what a lesson requires leads to `goal`; the way there.
fn leads_back(
    goal: &str,
    from: &LessonSource,
    lessons: &BTreeMap<&str, &LessonSource>,
    way: &mut Vec<String>,
) -> bool {
    for id in &from.lesson.requires {
        let is_goal = id == goal;
        if !is_goal && way.contains(id) {
            continue;
        }
        let Some(next) = lessons.get(id.as_str()) else { continue };
        way.push(id.clone());
        if is_goal || leads_back(goal, next, lessons, way) {
            return true;
        }
        way.pop();
    }
    false
}
