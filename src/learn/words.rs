//! What a step says, in the person's language.

use super::{
    answer::Answer,
    code::CodeError,
    compare::Compared,
    hint::Advice,
    study::{News, Study},
};
use crate::{
    game::words as said,
    i18n::{I18n, keys},
};
use sittuyin_content::{Failure, HintPiece, Step, prose::StepProse};
use sittuyin_rules::{RulesetId, notation};

/// What colour an answer has, and which sign.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Tone {
    /// It was right.
    Success,
    /// It was not.
    Refusal,
    /// Something to know.
    Note,
}

/// An answer in words.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Said {
    /// How it is meant.
    pub tone: Tone,
    /// Its first words.
    pub title: String,
    /// The rest.
    pub text: String,
}

/// The words of a step.
#[derive(Clone, Copy)]
pub struct StepWords<'a> {
    i18n: I18n,
    prose: &'a StepProse,
    step: &'a Step,
}

impl<'a> StepWords<'a> {
    /// The words of this step.
    pub fn new(i18n: I18n, prose: &'a StepProse, step: &'a Step) -> Self {
        Self { i18n, prose, step }
    }

    fn say(self, key: &sittuyin_content::prose::Key) -> String {
        self.i18n.prose(key, self.step.play().map(|play| play.par))
    }

    /// What it teaches.
    pub fn text(self) -> String {
        self.say(&self.prose.text())
    }

    /// What there is to do, if there is something.
    pub fn task(self) -> Option<String> {
        let key = self.prose.task();
        self.prose.keys(self.step).contains(&key).then(|| self.say(&key))
    }

    /// An answer that can be chosen.
    pub fn choice(self, id: &str) -> String {
        self.say(&self.prose.answer(id))
    }

    fn reaction(self, id: Option<&String>) -> Option<String> {
        id.map(|id| self.say(&self.prose.reaction(id)))
    }

    /// What is answered to the last try.
    pub fn answer(self, study: &Study) -> Option<Said> {
        let i18n = self.i18n;
        let success = |text| Said { tone: Tone::Success, title: done_title(i18n, study), text };
        let refusal = |title, text| Said { tone: Tone::Refusal, title, text };
        Some(match study.answer()? {
            Answer::Refused { refused, position, reaction } => {
                let why = said::why(i18n, refused, position);
                refusal(why.title, self.reaction(reaction.as_ref()).unwrap_or(why.text))
            }
            Answer::Remarked(id) => Said {
                tone: Tone::Note,
                title: plies(i18n, study),
                text: self.say(&self.prose.reaction(id)),
            },
            Answer::Done { reaction } => {
                let done = self.say(&self.prose.done());
                success(match self.reaction(reaction.as_ref()) {
                    Some(reaction) => said::two(i18n, reaction, done),
                    None => done,
                })
            }
            Answer::Failed { failure, reaction } => {
                let why = failed(i18n, study, *failure);
                let text = match (self.reaction(reaction.as_ref()), failure) {
                    (None, _) => why,
                    // The step's own words say it better.
                    (Some(reaction), Failure::Spoilt | Failure::OffTheLine) => reaction,
                    (Some(reaction), _) => said::two(i18n, reaction, why),
                };
                refusal(i18n.text(keys::learn::FAILED), text)
            }
            Answer::Spotted(spotted) => refusal(
                i18n.text(keys::learn::NOT_YET),
                i18n.text_args(
                    keys::learn::SPOTTED,
                    [
                        ("right", spotted.right.len().into()),
                        ("wrong", spotted.wrong.len().into()),
                        ("missed", spotted.missed.len().into()),
                    ],
                ),
            ),
            Answer::Chosen { id, right: true } => success(self.say(&self.prose.reply(id))),
            Answer::Chosen { id, right: false } => {
                refusal(i18n.text(keys::learn::NOT_THIS), self.say(&self.prose.reply(id)))
            }
        })
    }

    /// The hint that is shown.
    pub fn hint(self, study: &Study) -> Option<String> {
        let i18n = self.i18n;
        Some(match study.advice()? {
            Advice::Words => self.say(&self.prose.hint()),
            Advice::Count(count) => {
                i18n.text_args(keys::learn::HINT_COUNT, [("count", count.into())])
            }
            Advice::Squares(_) => return None,
            Advice::Lost => i18n.text(keys::learn::HINT_LOST),
            Advice::OffTheLine => i18n.text(keys::learn::HINT_OFF),
            Advice::Area(_) if study.has_own_hint() => self.say(&self.prose.hint()),
            Advice::Area(_) => i18n.text(keys::learn::HINT_AREA),
            Advice::Piece(hint) => match hint.piece {
                HintPiece::On(square) => {
                    i18n.text_args(keys::learn::HINT_PIECE, [("square", square.to_string().into())])
                }
                HintPiece::InHand(role) => {
                    i18n.text_args(keys::learn::HINT_HAND, [("piece", role.to_string().into())])
                }
            },
            Advice::Ply(hint) => {
                let ply = notation::write(hint.ply, study.position());
                i18n.text_args(keys::learn::HINT_PLY, [("move", ply.into())])
            }
        })
    }

    /// What is said of the news to those who listen.
    pub fn news(self, study: &Study, news: News) -> Option<String> {
        let i18n = self.i18n;
        let answer =
            self.answer(study).map(|Said { title, text, .. }| said::two(i18n, title, text));
        let with_plies = |answer: Option<String>| match (study.heard.is_empty(), answer) {
            (true, answer) => answer,
            (false, None) => Some(plies(i18n, study)),
            (false, Some(answer)) => Some(said::two(i18n, plies(i18n, study), answer)),
        };
        let square = |key, square: sittuyin_rules::Square| {
            Some(i18n.text_args(key, [("square", square.to_string().into())]))
        };
        let said = match news {
            News::Played if matches!(study.answer, Some(Answer::Remarked(_))) => answer,
            News::Played | News::Done | News::Failed => with_plies(answer),
            News::Refused => answer,
            News::Asked => None,
            News::Chosen(at, true) => square(keys::learn::SAID_CHOSEN, at),
            News::Chosen(at, false) => square(keys::learn::SAID_NOT_CHOSEN, at),
            News::TakenBack => Some(i18n.text(keys::play::SAID_TAKEN_BACK)),
            News::Hinted => self.hint(study),
        };
        match (said, study.compared().filter(|_| news != News::Hinted)) {
            (Some(said), Some(books)) => Some(said::two(i18n, said, verdicts(i18n, &books))),
            (None, Some(books)) => Some(verdicts(i18n, &books)),
            (said, None) => said,
        }
    }
}

/// A book as a member of a sentence.
pub fn book(i18n: I18n, ruleset: RulesetId) -> String {
    i18n.text_args(keys::learn::COMPARE_BOOK, [("book", ruleset.to_string().into())])
}

/// Which books allow a try and which do not, in one line.
fn verdicts(i18n: I18n, books: &[Compared]) -> String {
    let names = |allowed| {
        let books = books.iter().filter(|book| book.is_allowed() == Some(allowed));
        let names = books.map(|compared| book(i18n, compared.ruleset));
        names.reduce(|list, next| {
            i18n.text_args(keys::learn::LIST, [("list", list.into()), ("next", next.into())])
        })
    };
    let none = || "none".to_owned();
    i18n.text_args(
        keys::learn::COMPARE_SAID,
        [
            ("allowed", names(true).unwrap_or_else(none).into()),
            ("refused", names(false).unwrap_or_else(none).into()),
        ],
    )
}

fn done_title(i18n: I18n, study: &Study) -> String {
    let stars = study.stars().unwrap_or_default();
    i18n.text_args(keys::learn::DONE, [("stars", stars.into())])
}

/// The plies that the last try has led to, as sentences.
fn plies(i18n: I18n, study: &Study) -> String {
    let heard = study.heard.iter();
    let said = heard.map(|heard| said::ply_said(i18n, &heard.before, heard.ply, &heard.after));
    said.reduce(|said, next| said::two(i18n, said, next)).unwrap_or_default()
}

fn failed(i18n: I18n, study: &Study, failure: Failure) -> String {
    match failure {
        Failure::Refuted(_) => {
            let reply = study
                .heard
                .last()
                .map(|heard| said::ply_said(i18n, &heard.before, heard.ply, &heard.after));
            i18n.text_args(
                keys::learn::FAILED_REFUTED,
                [("reply", reply.unwrap_or_default().into())],
            )
        }
        Failure::Spoilt => i18n.text(keys::learn::FAILED_SPOILT),
        Failure::OffTheLine => i18n.text(keys::learn::FAILED_OFF),
        Failure::GameOver(outcome) => i18n.text(said::end_reason(outcome)),
        Failure::Stuck => i18n.text(keys::learn::FAILED_STUCK),
        Failure::NoTriesLeft => i18n.text(keys::learn::FAILED_TRIES),
    }
}

/// What is wrong with a code of progress.
pub fn code_error(i18n: I18n, error: &CodeError) -> String {
    match error {
        CodeError::Empty => i18n.text(keys::learn::CODE_EMPTY),
        CodeError::TooLong => i18n.text(keys::learn::CODE_LONG),
        CodeError::Foreign => i18n.text(keys::learn::CODE_FOREIGN),
        CodeError::Newer => i18n.text(keys::learn::CODE_NEWER),
        CodeError::Incomplete => i18n.text(keys::learn::CODE_INCOMPLETE),
        CodeError::Part(part) => {
            i18n.text_args(keys::learn::CODE_PART, [("part", part.clone().into())])
        }
    }
}
