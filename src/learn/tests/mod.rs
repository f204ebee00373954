//! How a step on screen behaves, on steps made for it and on the course itself.

mod compare;
mod left;

use super::*;
use crate::{
    board::{Attempt, BoardEvent, Line, LineKind, MarkKind, Origin, Reaches, TargetKind},
    i18n::{I18n, Lang},
    progress::SavedLessons,
};
use answer::Answer;
use hint::Advice;
use leptos::prelude::Owner;
use sittuyin_content::{Battle, Course, Failure, Goal, Recorded, Step, Task, prose::StepProse};
use sittuyin_prover::{Proof, prove};
use sittuyin_rules::{Color, Piece, Ply, Role, RulesetId, Square};
use std::{path::Path, sync::OnceLock};
use words::{StepWords, Tone};

fn proof() -> &'static Proof {
    static PROOF: OnceLock<Proof> = OnceLock::new();
    PROOF.get_or_init(|| {
        let proof = prove(Path::new(env!("CARGO_MANIFEST_DIR")));
        assert!(proof.findings.is_empty(), "{:#?}", proof.findings);
        proof
    })
}

fn sq(name: &str) -> Square {
    name.parse().unwrap()
}

fn go(study: &mut Study, from: &str, to: &str) -> Option<News> {
    study.on_board(BoardEvent::Try(Attempt::Move { from: sq(from), to: sq(to) }))
}

fn tap(study: &mut Study, square: &str) -> Option<News> {
    study.on_board(BoardEvent::Tap(sq(square)))
}

/// A step of the course.
fn step(lesson: &str, id: &str) -> Study {
    step_in(RulesetId::Zh, lesson, id)
}

fn step_in(book: RulesetId, lesson: &str, id: &str) -> Study {
    let mut lessons = proof().chapters.iter().flat_map(|chapter| &chapter.lessons);
    let proven = lessons.find(|proven| proven.lesson.id == lesson).unwrap();
    let step = proven.lesson.step(id).unwrap();
    Study::new(step, book, proven.way(id, book)).unwrap()
}

fn place(study: &mut Study, role: Role, to: &str) -> Option<News> {
    let piece = Piece { color: Color::Red, role };
    study.on_board(BoardEvent::Try(Attempt::Place { piece, to: sq(to) }))
}

/// A step that is made here.
fn made(fen: &str, task: Task) -> Study {
    let step = Step {
        id: "made".to_owned(),
        rulesets: RulesetId::ALL.to_vec(),
        fen: fen.to_owned(),
        drill: true,
        bottom: Color::Red,
        unique: false,
        compare: false,
        task,
        hint: None,
        drawings: Vec::new(),
        reactions: Vec::new(),
        claims: Vec::new(),
    };
    Study::new(&step, RulesetId::Zh, None).unwrap()
}

fn task(json: &str) -> Task {
    serde_json::from_str(json).unwrap()
}

fn marked(study: &Study, kind: MarkKind) -> String {
    let marks = study.board().marks;
    let squares = marks.iter().filter(|mark| mark.kind == kind);
    squares.map(|mark| mark.square.to_string()).collect::<Vec<_>>().join(" ")
}

#[test]
fn every_step_of_the_course_is_done_by_its_hints_alone_in_every_book() {
    for proven in proof().chapters.iter().flat_map(|chapter| &chapter.lessons) {
        for step in &proven.lesson.steps {
            for &book in &step.rulesets {
                let way = proven.way(&step.id, book);
                let mut study = Study::new(step, book, way).unwrap();
                let mut presses = 0;
                while !study.is_done() && presses < 400 {
                    presses += 1;
                    let news = match &step.task {
                        Task::Show | Task::Design => study.look(),
                        Task::Choose(answers) => {
                            study.choose(answers.iter().position(|answer| answer.right).unwrap())
                        }
                        Task::Game(_) if study.question().is_some() => {
                            let line = way.unwrap();
                            study.machine_plays(line[study.tries()])
                        }
                        _ => study.hint(),
                    };
                    assert!(news.is_some(), "{} {} {book}", proven.lesson.id, step.id);
                    study.show_reply();
                }
                assert!(study.is_done(), "{} {} {book}", proven.lesson.id, step.id);
            }
        }
    }
}

#[test]
fn a_step_played_at_par_earns_three_stars_and_says_so() {
    let mut study = step("king", "walk");
    assert_eq!(marked(&study, MarkKind::Goal), "c3 d5");
    assert_eq!(go(&mut study, "b2", "c3"), Some(News::Played));
    assert_eq!(marked(&study, MarkKind::Goal), "d5");
    assert_eq!(go(&mut study, "c3", "d4"), Some(News::Played));
    assert_eq!(go(&mut study, "d4", "d5"), Some(News::Done));
    assert_eq!(study.stars(), Some(3));
    assert!(matches!(study.answer(), Some(Answer::Done { .. })));
    assert_eq!(go(&mut study, "d5", "d6"), None);
}

#[test]
fn a_refusal_is_drawn_and_changes_nothing() {
    let mut study = step("king", "walk");
    assert_eq!(go(&mut study, "b2", "b4"), Some(News::Refused));
    assert_eq!(marked(&study, MarkKind::Refused), "b4");
    let Some(Answer::Refused { reaction, .. }) = study.answer() else { panic!() };
    assert_eq!(reaction.as_deref(), Some("far"));
    assert_eq!(study.tries(), 0);
    study.on_board(BoardEvent::LetGo);
    assert_eq!(study.answer(), None);
}

#[test]
fn refusals_that_are_asked_for_are_the_way() {
    let mut study = step("king", "cannot");
    assert_eq!(go(&mut study, "e4", "e5"), Some(News::Refused));
    assert_eq!(study.tries(), 1);
    assert_eq!(go(&mut study, "e4", "e2"), Some(News::Done));
    assert_eq!(study.stars(), Some(3));
}

#[test]
fn a_promotion_that_is_refused_can_be_tried_with_a_pointer() {
    let board = step("promotion", "commander").board();
    let reach = board.reach.of(Origin::Board(sq("e5"))).unwrap();
    assert_eq!(reach.on(sq("e5")), Some(TargetKind::Promotion));
    assert!(!board.badges.has(sq("e5")));
}

#[test]
fn a_piece_of_ones_own_can_be_landed_on_where_that_is_the_task() {
    let board = step("horse", "cannot").board();
    assert!(board.target(Origin::Board(sq("d4")), sq("f5")).is_some());
}

#[test]
fn a_square_that_is_to_be_refused_to_the_soldier_is_a_goal() {
    let mut study = step_in(RulesetId::En, "setup", "cannot-en");
    assert_eq!(marked(&study, MarkKind::Goal), "");
    assert_eq!(place(&mut study, Role::Chariot, "a3"), Some(News::Asked));
    assert_eq!(marked(&study, MarkKind::Goal), "a4");
}

#[test]
fn a_game_may_begin_with_placing_and_a_placed_piece_can_be_put_back() {
    let mut study = step("first-game", "whole");
    assert_eq!(place(&mut study, Role::Elephant, "c2"), Some(News::Played));
    assert_eq!(go(&mut study, "c2", "d2"), Some(News::Played));
    assert_eq!(study.tries(), 1);
    let removed = study.on_board(BoardEvent::Try(Attempt::Remove(sq("d2"))));
    assert_eq!((removed, study.tries()), (Some(News::TakenBack), 0));
}

#[test]
fn a_hint_says_when_there_is_no_way_any_more() {
    let mut study = step("soldier", "capture");
    assert_eq!(go(&mut study, "b4", "b5"), Some(News::Played));
    assert!(!study.wants_again());
    assert_eq!(study.hint(), Some(News::Hinted));
    assert_eq!(study.advice(), Some(Advice::Lost));
    assert!(study.wants_again() && !study.may_hint());
    study.restart();
    assert!(study.may_hint());
}

#[test]
fn looking_back_is_free() {
    let mut study = step("king", "walk");
    go(&mut study, "b2", "c3");
    study.look_at(0);
    assert!(study.is_looking_back());
    let board = study.board();
    assert!(board.pieces.piece_at(sq("b2")).is_some() && board.reach == Reaches::default());
    assert_eq!(go(&mut study, "b2", "b3"), None);
    study.look_at(1);
    assert_eq!((study.tries(), study.is_looking_back()), (1, false));
    assert_eq!(go(&mut study, "c3", "d4"), Some(News::Played));
}

#[test]
fn hints_come_in_stages_and_the_last_is_shown() {
    let mut study = step("king", "walk");
    assert_eq!(study.hint(), Some(News::Hinted));
    assert_eq!(study.hint(), Some(News::Hinted));
    assert_eq!(marked(&study, MarkKind::Hint), "b2");
    assert!(!study.may_show());
    assert_eq!(study.hint(), Some(News::Hinted));
    assert_eq!(study.board().lines.len(), 1);
    assert!(study.may_show());
    assert_eq!(study.hint(), Some(News::Played));
    assert_eq!(study.advice(), None);
    // What was shown to somebody earns one star.
    while !study.is_done() {
        study.hint().unwrap();
    }
    assert_eq!(study.stars(), Some(1));
    study.restart();
    assert_eq!((study.stars(), study.tries()), (None, 0));
}

#[test]
fn what_has_failed_can_be_taken_back() {
    let mut study = step("board", "walk");
    // Off the X.
    assert_eq!(go(&mut study, "d4", "e5"), Some(News::Played));
    assert_eq!(go(&mut study, "e5", "d6"), Some(News::Failed));
    assert!(study.is_failed() && !study.may_hint());
    assert!(matches!(study.answer(), Some(Answer::Failed { failure: Failure::Spoilt, .. })));
    assert_eq!(study.take_back(), Some(News::TakenBack));
    assert!(!study.is_failed() && study.tries() == 1);
}

#[test]
fn an_error_is_refuted_with_the_reply_that_is_drawn() {
    // The king on e8 has the back rank alone: a chariot to the seventh rank first, then mate there.
    let play = r#"{"play":{"par":2,"opponent":"resists","goal":"mate"}}"#;
    let mut study = made("4k3/8/8/8/8/8/R6R/4K3 w", task(play));
    assert_eq!(go(&mut study, "a2", "a3"), Some(News::Failed));
    let Some(Answer::Failed { failure: Failure::Refuted(reply), .. }) = study.answer.clone() else {
        panic!("{:?}", study.answer)
    };
    let (from, to) = (reply.from().unwrap(), reply.to());
    assert_eq!(from, sq("e8"));
    study.show_reply();
    assert!(study.board().lines.contains(&Line { from, to, kind: LineKind::Attack }));
    study.restart();
    go(&mut study, "a2", "a7");
    study.show_reply();
    assert_eq!(go(&mut study, "h2", "h8"), Some(News::Done));
}

#[test]
fn a_reply_is_held_back_for_a_moment() {
    let play = r#"{"play":{"par":2,"opponent":{"sequence":"h8h7"},"goal":{"collect":"a2 a3"}}}"#;
    let mut study = made("7k/8/8/8/8/8/8/R6K w", task(play));
    assert_eq!(go(&mut study, "a1", "a2"), Some(News::Played));
    assert!(study.holds_reply() && study.board().busy);
    assert_eq!(study.board().last, Some((Some(sq("a1")), sq("a2"))));
    assert_eq!(go(&mut study, "a2", "a3"), None);
    assert!(study.show_reply());
    assert_eq!(study.board().last, Some((Some(sq("h8")), sq("h7"))));
    assert_eq!(go(&mut study, "a2", "a3"), Some(News::Done));
}

#[test]
fn squares_are_chosen_checked_and_found() {
    let mut study = step("board", "horses");
    assert!(!study.may_check());
    assert_eq!(tap(&mut study, "f3"), Some(News::Chosen(sq("f3"), true)));
    tap(&mut study, "a1");
    assert_eq!(study.check(), Some(News::Failed));
    assert_eq!(
        (marked(&study, MarkKind::Right), marked(&study, MarkKind::Wrong)),
        ("f3".into(), "a1".into())
    );
    // What was found stays found.
    study.restart();
    assert_eq!(marked(&study, MarkKind::Chosen), "f3");
    for square in ["f2", "d7"] {
        assert!(matches!(tap(&mut study, square), Some(News::Chosen(..))), "{square}");
    }
    let Task::Spot(query) = &study.step().task else { panic!() };
    let answer = query.answer(study.position());
    let missing = answer
        .into_iter()
        .find(|square| !["f3", "f2", "d7"].contains(&square.to_string().as_str()));
    assert_eq!(tap(&mut study, &missing.unwrap().to_string()), Some(News::Done));
    assert_eq!(study.stars(), Some(2));
}

#[test]
fn squares_are_shown_to_who_gives_up() {
    let mut study = step("board", "chariots");
    assert_eq!(study.hint(), Some(News::Hinted));
    assert_eq!(study.hint(), Some(News::Done));
    assert_eq!(study.stars(), Some(1));
    assert_eq!(marked(&study, MarkKind::Missed).split(' ').count(), 4);
}

#[test]
fn a_question_is_answered_until_the_answer_is_right() {
    let mut study = step("board", "halves");
    assert_eq!(study.choose(0), Some(News::Failed));
    assert_eq!(study.chosen(), Some(("two".to_owned(), false)));
    assert_eq!(study.choose(1), Some(News::Done));
    assert_eq!(study.stars(), Some(2));
    assert_eq!(study.choose(0), None);
}

#[test]
fn a_placed_piece_can_be_placed_again_and_put_back() {
    let place = r#"{"place":{"par":1,"goal":{"reach":{"squares":"a1","role":"chariot"}}}}"#;
    let mut study = made("8/8/4pppp/pppp4/4PPPP/PPPP4/8/8[KRk] w", task(place));
    let king = Piece { color: Color::Red, role: Role::King };
    let place = |piece, to| BoardEvent::Try(Attempt::Place { piece, to: sq(to) });
    assert_eq!(study.on_board(place(king, "e2")), Some(News::Played));
    assert!(study.board().reach.of(Origin::Board(sq("e2"))).is_some());
    assert_eq!(go(&mut study, "e2", "d2"), Some(News::Played));
    assert_eq!(study.tries(), 1);
    assert_eq!(go(&mut study, "d2", "d1"), Some(News::Refused));
    assert!(study.position().board().piece_at(sq("d2")).is_some());
    let off = BoardEvent::Try(Attempt::Remove(sq("d2")));
    assert_eq!(study.on_board(off), Some(News::TakenBack));
    assert_eq!(study.tries(), 0);
}

/// A game with two chariots against a king, to be won.
fn game() -> Study {
    let battle = Battle {
        goal: Goal::Mate,
        person: Color::Red,
        level: 1,
        nodes: 2_000,
        seed: 7,
        limit: None,
        lines: Recorded::default(),
    };
    made("k7/8/8/8/8/8/1R6/K6R[] w", Task::Game(battle))
}

#[test]
fn a_game_asks_a_new_engine_for_each_reply() {
    let mut study = game();
    assert_eq!(study.question(), None);
    assert_eq!(go(&mut study, "h1", "h6"), Some(News::Played));
    let think = study.question().unwrap();
    assert!(think.fresh);
    assert_eq!((think.level, think.seed, think.limits.nodes), (1, 7, Some(2_000)));
    assert!(study.board().busy);
    assert_eq!(study.machine_plays("h7h8".parse().unwrap()), None, "not legal");
    assert_eq!(study.machine_plays(think_of(&study)), Some(News::Played));
    assert_eq!(study.take_back(), Some(News::TakenBack));
    assert_eq!((study.tries(), study.question()), (0, None));
}

/// Some legal ply.
fn think_of(study: &Study) -> Ply {
    study.position().legal_plies()[0]
}

#[test]
fn words_are_there_in_every_language_for_all_that_can_happen() {
    let owner = Owner::new();
    owner.with(|| {
        for lang in Lang::ALL {
            let i18n = I18n::of_files(lang);
            let say = |study: &Study, chapter: &str, lesson: &str, news: News| {
                let prose = StepProse::new(chapter, lesson, &study.step().id);
                let words = StepWords::new(i18n, &prose, study.step());
                (words.answer(study), words.news(study, news))
            };
            let mut study = step("king", "walk");
            let news = go(&mut study, "b2", "b4").unwrap();
            let (answer, said) = say(&study, "pieces", "king", news);
            let answer = answer.unwrap();
            assert_eq!(answer.tone, Tone::Refusal);
            assert!(said.unwrap().contains(&answer.text));
            let mut study = step("king", "cannot");
            go(&mut study, "e4", "e5");
            let news = go(&mut study, "e4", "e2").unwrap();
            let (answer, _) = say(&study, "pieces", "king", news);
            let answer = answer.unwrap();
            assert_eq!(answer.tone, Tone::Success);
            assert!(!answer.title.contains('{') && !answer.text.contains("lessons-"), "{answer:?}");
            let mut study = step("board", "horses");
            tap(&mut study, "a1");
            let news = study.check().unwrap();
            let (answer, _) = say(&study, "armies", "board", news);
            assert!(answer.unwrap().text.contains('4'));
        }
    });
}

#[test]
fn the_course_knows_where_to_go_on() {
    let course: Course = proof().course();
    let mut saved = SavedLessons::default();
    let next = |saved: &SavedLessons| {
        next_lesson(&course, RulesetId::Zh, saved).map(|lesson| lesson.id.clone())
    };
    assert_eq!(next(&saved).as_deref(), Some("board"));
    saved.next = Some("king".to_owned());
    assert_eq!(next(&saved).as_deref(), Some("king"));
    let (_, board) = course.lesson("board").unwrap();
    saved.earn("board", "walk", 2);
    assert_eq!(first_unfinished(board, RulesetId::Zh, &saved).unwrap().id, "remember");
    let state = lesson_state(board, RulesetId::Zh, &saved);
    assert_eq!((state.done, state.stars), (1, None));
    for step in board.steps.iter().filter(|step| step.id != "walk") {
        saved.earn("board", &step.id, 3);
    }
    // One step with two stars brings the average below three.
    assert_eq!(lesson_state(board, RulesetId::Zh, &saved).stars, Some(2));
    assert_eq!(lesson_after(&course, "board").unwrap().id, "king");
    for lesson in course.lessons() {
        for step in &lesson.steps {
            saved.earn(&lesson.id, &step.id, 1);
        }
    }
    assert_eq!(next(&saved), None);
}

#[test]
fn progress_goes_by_ids_and_not_by_places() {
    let mut course: Course = proof().course();
    let mut saved = SavedLessons::default();
    saved.earn("board", "halves", 3);
    course.chapters.reverse();
    for chapter in &mut course.chapters {
        for lesson in &mut chapter.lessons {
            lesson.steps.reverse();
        }
    }
    let (_, board) = course.lesson("board").unwrap();
    assert_eq!(lesson_state(board, RulesetId::Zh, &saved).done, 1);
}

#[test]
fn what_the_course_does_not_know_is_left_out_and_counted() {
    let mut saved = SavedLessons { book: Some(RulesetId::Pl), ..SavedLessons::default() };
    saved.earn("board", "halves", 3);
    let good = saved.clone();
    saved.earn("board", "of-tomorrow", 2);
    saved.earn("dragon", "walk", 1);
    saved.earn("dragon", "fly", 1);
    assert_eq!(known(&proof().course(), saved), (good.clone(), 3));
    assert_eq!(known(&proof().course(), good.clone()), (good, 0));
}

#[test]
fn a_code_is_read_back_and_says_what_is_wrong() {
    let mut saved = SavedLessons { book: Some(RulesetId::Pl), ..SavedLessons::default() };
    saved.earn("board", "back-rank", 3);
    saved.earn("board", "walk", 1);
    saved.earn("king", "walk", 2);
    let code = write_code(&saved);
    assert_eq!(code, "sittuyin1;pl;board:back-rank3,walk1;king:walk2;3");
    assert_eq!(read_code(&format!(" {} \n", code.replace(';', ";\n"))), Ok(saved.clone()));
    let none = SavedLessons::default();
    assert_eq!(read_code(&write_code(&none)), Ok(none.clone()));
    for (text, error) in [
        ("  ", CodeError::Empty),
        ("hello", CodeError::Foreign),
        (&*"sittuyin1;".repeat(2_001), CodeError::TooLong),
        ("sittuyin2;;0", CodeError::Newer),
        ("sittuyin1;pl;board:back-rank3,walk1", CodeError::Incomplete),
        ("sittuyin1;pl;board:back-rank3,walk1;3", CodeError::Incomplete),
        ("sittuyin1;xx;0", CodeError::Part("xx".to_owned())),
        ("sittuyin1;;board:walk9;1", CodeError::Part("board:walk9".to_owned())),
        ("sittuyin1;;bo ard;1", CodeError::Part("board".to_owned())),
    ] {
        assert_eq!(read_code(text), Err(error), "{text}");
    }
    let mut own = none;
    own.earn("king", "walk", 3);
    let both = merged(own, &saved);
    assert_eq!((both.stars("king", "walk"), both.stars("board", "walk")), (Some(3), Some(1)));
    assert_eq!(both.book, Some(RulesetId::Pl));
}
