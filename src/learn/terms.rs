//! Terms in a text, each of which says what it means when it is tapped.

use crate::i18n::{I18n, Key, keys::learn};

/// The forms of each term, with bars between them, and what it means.
const TERMS: [(Key, Key); 10] = [
    (learn::TERM_BACK_RANK_FORMS, learn::TERM_BACK_RANK),
    (learn::TERM_CHECK_FORMS, learn::TERM_CHECK),
    (learn::TERM_DRAW_FORMS, learn::TERM_DRAW),
    (learn::TERM_HALF_FORMS, learn::TERM_HALF),
    (learn::TERM_MATE_FORMS, learn::TERM_MATE),
    (learn::TERM_PROMOTION_FORMS, learn::TERM_PROMOTION),
    (learn::TERM_RESERVE_FORMS, learn::TERM_RESERVE),
    (learn::TERM_SCREEN_FORMS, learn::TERM_SCREEN),
    (learn::TERM_X_FORMS, learn::TERM_X),
    (learn::TERM_ZONE_FORMS, learn::TERM_ZONE),
];

/// A piece of a text.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Part {
    /// Its words.
    pub words: String,
    /// What they mean, if they are a term.
    pub meaning: Option<Key>,
}

/// A text in parts: each term that is in it, where it stands first, and what is between them.
pub fn parts(i18n: I18n, text: &str) -> Vec<Part> {
    let mut found: Vec<(usize, String, Key)> = TERMS
        .into_iter()
        .filter_map(|(forms, meaning)| {
            let forms = i18n.text(forms);
            let places = forms.split('|').filter_map(|form| first(text, form.trim()));
            // Of two forms that begin together the longer one is meant.
            let (start, word) =
                places.min_by_key(|(start, word)| (*start, usize::MAX - word.len()))?;
            Some((start, word, meaning))
        })
        .collect();
    found.sort_by_key(|(start, ..)| *start);
    let mut parts = Vec::new();
    let mut rest = text;
    for (start, word, meaning) in found {
        let done = text.len() - rest.len();
        // A term inside another one is not there for itself.
        let Some(between) = start.checked_sub(done).and_then(|length| rest.get(..length)) else {
            continue;
        };
        parts.push(Part { words: between.to_owned(), meaning: None });
        rest = rest.get(between.len() + word.len()..).unwrap_or_default();
        parts.push(Part { words: word, meaning: Some(meaning) });
    }
    parts.push(Part { words: rest.to_owned(), meaning: None });
    parts.retain(|part| !part.words.is_empty());
    parts
}

/// Where a form stands first as a word of its own, and how it is written there.
fn first(text: &str, form: &str) -> Option<(usize, String)> {
    let mut letters = form.chars();
    let capital: String = letters.next()?.to_uppercase().chain(letters.as_str().chars()).collect();
    [form, &capital]
        .into_iter()
        .flat_map(|form| text.match_indices(form))
        .filter(|(start, word)| {
            let before = text[..*start].chars().next_back();
            let after = text[start + word.len()..].chars().next();
            !joins(before, word.chars().next()) && !joins(word.chars().next_back(), after)
        })
        .min_by_key(|(start, _)| *start)
        .map(|(start, word)| (start, word.to_owned()))
}

/// Whether two letters belong to one word; Chinese writes its words without spaces.
fn joins(one: Option<char>, other: Option<char>) -> bool {
    let is_letter = |letter: Option<char>| {
        letter.is_some_and(|letter| letter.is_alphanumeric() && letter < '\u{2e80}')
    };
    is_letter(one) && is_letter(other)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::i18n::Lang;
    use leptos::prelude::Owner;

    /// The text with brackets around its terms.
    fn marked(lang: Lang, text: &str) -> String {
        Owner::new().with(|| {
            let parts = parts(I18n::of_files(lang), text);
            let mark = |part: &Part| match part.meaning {
                Some(_) => format!("[{}]", part.words),
                None => part.words.clone(),
            };
            parts.iter().map(mark).collect()
        })
    }

    #[test]
    fn a_term_is_a_word_of_its_own_and_marked_once() {
        let text = "Checkmate is no check. A drawn line; check, on the X.";
        assert_eq!(
            marked(Lang::En, text),
            "[Checkmate] is no [check]. A drawn line; check, on [the X]."
        );
    }

    #[test]
    fn cases_are_forms_too() {
        let text = "Figury z rezerwy stoją na linii podstawowej, a szachy to gra.";
        assert_eq!(
            marked(Lang::Pl, text),
            "Figury z [rezerwy] stoją na [linii podstawowej], a szachy to gra."
        );
    }

    #[test]
    fn words_without_spaces_are_found() {
        let text = "兵在大 X 上升变，车守底线。";
        assert_eq!(marked(Lang::ZhHans, text), "兵在[大 X] 上[升变]，车守[底线]。");
    }
}
