//! Who learns: how far they are, by which book, and where everything is.

use crate::i18n::{I18n, keys, use_i18n};
use crate::learn::{LeftGame, merged, next_lesson};
use crate::progress::{SavedLessons, SavedStepGame, Store, use_store};
use crate::reactive::{Memo, memo};
use crate::routes::{Links, Page, use_links};
use leptos::prelude::*;
use leptos_router::hooks::use_location;
use sittuyin_content::{Course, prose};
use sittuyin_rules::RulesetId;
use std::sync::Arc;

/// Who learns. `Copy`; made once by the page.
#[derive(Clone, Copy)]
pub struct Learner {
    /// How far they are.
    pub saved: RwSignal<SavedLessons>,
    /// The words.
    pub i18n: I18n,
    rest: StoredValue<Rest>,
}

/// What a learner goes by.
struct Rest {
    course: Arc<Course>,
    links: Links,
    /// The book that the address asks for.
    asked: Memo<Option<RulesetId>>,
    store: Store,
}

impl Learner {
    /// Whoever uses this browser.
    pub fn new(course: Arc<Course>) -> Self {
        let store: Store = use_store();
        // The route's own query stays behind where the path changes within the route.
        let query = use_location().query;
        let asked = memo(move || query.with(|query| query.get("rules")?.parse().ok()));
        let saved = RwSignal::new(store.load_as(SavedLessons::checked).unwrap_or_default());
        let rest = StoredValue::new(Rest { course, links: use_links(), asked, store });
        Self { saved, i18n: use_i18n(), rest }
    }

    /// The course.
    pub fn course(self) -> Arc<Course> {
        self.rest.with_value(|rest| Arc::clone(&rest.course))
    }

    /// The book to learn by: the address's, else the person's own (tracked).
    pub fn book(self) -> RulesetId {
        let own = move || self.saved.with(|saved| saved.book);
        self.asked().or_else(own).unwrap_or_default()
    }

    /// Whether the address asks for a book (tracked).
    pub fn book_is_asked_for(self) -> bool {
        self.asked().is_some()
    }

    fn asked(self) -> Option<RulesetId> {
        self.rest.with_value(|rest| rest.asked).get()
    }

    /// Where the course, a lesson or a step is, in the language asked for (tracked).
    pub fn address(self, lesson: Option<&str>, step: Option<&str>) -> String {
        let rules = self.asked();
        self.address_with(lesson, step, rules)
    }

    /// The same without a book in it.
    pub fn own_address(self) -> String {
        self.address_with(None, None, None)
    }

    fn address_with(
        self,
        lesson: Option<&str>,
        step: Option<&str>,
        rules: Option<RulesetId>,
    ) -> String {
        let mut address = self.rest.with_value(|rest| rest.links).address(Page::Learn);
        if let Some(lesson) = lesson {
            address = format!("{address}/{lesson}");
        }
        let step = step.map(|step| format!("step={step}"));
        let rules = rules.map(|rules| format!("rules={rules}"));
        let query: Vec<_> = step.into_iter().chain(rules).collect();
        if query.is_empty() { address } else { format!("{address}?{}", query.join("&")) }
    }

    /// The title of a lesson (tracked).
    pub fn title(self, lesson: &str) -> String {
        self.i18n.prose(&prose::lesson_title(lesson), None)
    }

    /// Notes that a lesson is being worked at.
    pub fn begin(self, lesson: &str) {
        self.update(|saved| saved.next = Some(lesson.to_owned()));
    }

    /// Notes that a step is done.
    pub fn earn(self, lesson: &str, step: &str, stars: u8) {
        self.update(|saved| saved.earn(lesson, step, stars));
    }

    /// Keeps the game of a step, or that none goes on there.
    pub fn keep_game(self, lesson: &str, step: &str, left: Option<LeftGame>) {
        let rules = untrack(|| self.book()).to_string();
        self.update(|saved| {
            let is_of_step = |game: &SavedStepGame| {
                (&*game.lesson, &*game.step, &*game.rules) == (lesson, step, &*rules)
            };
            match left {
                Some(LeftGame { plies, given_away }) => {
                    let (lesson, step) = (lesson.to_owned(), step.to_owned());
                    let plies = plies.to_string();
                    saved.game = Some(SavedStepGame { lesson, step, rules, plies, given_away });
                }
                None if saved.game.as_ref().is_some_and(is_of_step) => saved.game = None,
                None => {}
            }
        });
    }

    /// The game that was left in a step, if it can be read (not tracked).
    pub fn left_game(self, lesson: &str, step: &str, book: RulesetId) -> Option<LeftGame> {
        self.saved.with_untracked(|saved| {
            let game = saved.game.as_ref()?;
            let place = (&*game.lesson, &*game.step, game.rules.parse());
            let is_here = place == (lesson, step, Ok(book));
            let plies = game.plies.clone().try_into().ok().filter(|_| is_here)?;
            Some(LeftGame { plies, given_away: game.given_away })
        })
    }

    /// Changes what is kept, and what comes next by it.
    pub fn update(self, change: impl FnOnce(&mut SavedLessons)) {
        let mut saved = self.saved.get_untracked();
        // Another window of this browser may have gone on in the meantime.
        if let Some(other) = self.store().load_as(SavedLessons::checked) {
            saved = merged(saved, &other);
            saved.game = other.game;
        }
        change(&mut saved);
        let book = untrack(|| self.asked()).or(saved.book).unwrap_or_default();
        let begun = saved.next.is_some() || !saved.lessons.is_empty();
        let course = self.course();
        let next = next_lesson(&course, book, &saved);
        saved.next = next.map(|lesson| lesson.id.clone()).filter(|_| begun);
        self.keep(saved);
    }

    /// Forgets what was done, and not by which book.
    pub fn start_again(self) {
        let book = self.saved.with_untracked(|saved| saved.book);
        self.keep(SavedLessons { book, ..SavedLessons::default() });
    }

    fn keep(self, saved: SavedLessons) {
        if saved != self.saved.get_untracked() {
            self.store().save(&saved);
            self.saved.set(saved);
        }
    }

    fn store(self) -> Store {
        self.rest.with_value(|rest| rest.store)
    }
}

/// Stars for the eye and words for the ear.
pub fn stars_of(earned: u8) -> AnyView {
    let i18n = use_i18n();
    let label = i18n.t_args(keys::learn::STARS, move || [("stars", earned.to_string().into())]);
    let drawn: String = (0..3).map(|star| if star < earned { '★' } else { '☆' }).collect();
    view! {
        <span class="stars" role="img" aria-label=label>
            {drawn}
        </span>
    }
    .into_any()
}
