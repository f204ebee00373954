//! The bundles of the three languages and how a message is looked up in them.

use super::{Arg, Key, Lang, Room, number};
use fluent::{FluentArgs, FluentBundle, FluentResource};
use std::cell::OnceCell;
use std::collections::HashSet;
use unic_langid::{LanguageIdentifier, langid};

include!(concat!(env!("OUT_DIR"), "/files.rs"));

type Bundle = FluentBundle<FluentResource>;

/// Words of all languages; a language is read when it is first used.
#[derive(Default)]
pub struct Words {
    bundles: [OnceCell<Bundle>; 3],
    fetched: HashSet<(Lang, Room)>,
}

impl Words {
    /// A message in that language; where it is missing, in English; where it is missing there
    /// too, its id.
    pub fn text<const N: usize>(&self, lang: Lang, key: Key, args: [Arg; N]) -> String {
        let args: FluentArgs = args.into_iter().collect();
        format(self.bundle(lang), key, &args)
            .or_else(|| format(self.bundle(Lang::En), key, &args))
            .unwrap_or_else(|| key.0.to_owned())
    }

    /// Whether a fetched room is there in that language.
    pub fn has(&self, lang: Lang, room: Room) -> bool {
        self.fetched.contains(&(lang, room))
    }

    /// Adds the text of a fetched room.
    pub fn add(&mut self, lang: Lang, room: Room, text: String) {
        self.bundle(lang);
        if let Some(bundle) = self.bundles[lang as usize].get_mut() {
            add(bundle, text);
        }
        self.fetched.insert((lang, room));
    }

    fn bundle(&self, lang: Lang) -> &Bundle {
        self.bundles[lang as usize].get_or_init(|| embedded(lang))
    }
}

/// The fingerprint of a fetched file, if that language has it.
pub fn fingerprint(lang: Lang, room: Room) -> Option<&'static str> {
    let file = FETCHED.iter().find(|(code, name, _)| *code == lang.code() && *name == room.0)?;
    Some(file.2)
}

fn identifier(lang: Lang) -> LanguageIdentifier {
    match lang {
        Lang::En => langid!("en"),
        Lang::Pl => langid!("pl"),
        Lang::ZhHans => langid!("zh-Hans"),
    }
}

fn embedded(lang: Lang) -> Bundle {
    let mut bundle = Bundle::new(vec![identifier(lang)]);
    // Marks around every value would end up in titles, labels and clipboards.
    bundle.set_use_isolating(false);
    bundle.set_formatter(Some(number::formatter(lang)));
    for (_, text) in EMBEDDED.iter().filter(|(code, _)| *code == lang.code()) {
        add(&mut bundle, (*text).to_owned());
    }
    bundle
}

/// Adds what can be read of a text; `tests/locales.rs` sees to it that this is all of it.
fn add(bundle: &mut Bundle, text: String) {
    let resource = FluentResource::try_new(text).unwrap_or_else(|(readable, _)| readable);
    bundle.add_resource_overriding(resource);
}

fn format(bundle: &Bundle, key: Key, args: &FluentArgs) -> Option<String> {
    let pattern = bundle.get_message(key.0)?.value()?;
    Some(bundle.format_pattern(pattern, Some(args), &mut Vec::new()).into_owned())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::i18n::keys;

    const COUNT: Key = Key("count");
    const COUNTS: &str = "count = { $n ->\n    [one] { $n } ruch\n    [few] { $n } ruchy\n    \
                          [many] { $n } ruchów\n   *[other] { $n } ruchu\n }\n";

    #[test]
    fn polish_chooses_among_four_plurals() {
        let mut words = Words::default();
        words.add(Lang::Pl, Room("test"), COUNTS.to_owned());
        let say = |n: f64| words.text(Lang::Pl, COUNT, [("n", n.into())]);
        let said: Vec<_> = [1.0, 2.0, 5.0, 12.0, 22.0, 1.5, 12345.0].map(say).into();
        assert_eq!(
            said,
            [
                "1 ruch",
                "2 ruchy",
                "5 ruchów",
                "12 ruchów",
                "22 ruchy",
                "1,5 ruchu",
                "12\u{a0}345 ruchów"
            ]
        );
    }

    #[test]
    fn what_is_missing_falls_back_and_never_panics() {
        let mut words = Words::default();
        words.add(Lang::En, Room("test"), "count = { $n } moves".to_owned());
        assert_eq!(words.text(Lang::ZhHans, COUNT, [("n", 3.into())]), "3 moves");
        assert_eq!(words.text(Lang::ZhHans, COUNT, []), "{$n} moves");
        assert_eq!(words.text(Lang::Pl, Key("nowhere"), []), "nowhere");
    }

    #[test]
    fn every_language_has_its_embedded_words() {
        let words = Words::default();
        let settings = Lang::ALL.map(|lang| words.text(lang, keys::frame::SETTINGS, []));
        assert_eq!(settings, ["Settings", "Ustawienia", "设置"]);
    }
}
