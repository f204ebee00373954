//! The bundles of the three languages and how a message is looked up in them.

use super::{Key, Lang, Room, number};
use fluent::{FluentArgs, FluentBundle, FluentResource};
use unic_langid::{LanguageIdentifier, langid};

type Bundle = FluentBundle<FluentResource>;

/// Words of all languages, as far as they have come.
pub struct Words {
    bundles: [Bundle; 3],
    rooms: Vec<(Lang, Room)>,
}

impl Default for Words {
    fn default() -> Self {
        Self { bundles: Lang::ALL.map(empty), rooms: Vec::new() }
    }
}

impl Words {
    /// A message in that language; where it is missing, in English; where it is missing there
    /// too, its id.
    pub fn text(&self, lang: Lang, key: Key, args: &FluentArgs) -> String {
        self.attribute(lang, key.0, None, args)
    }

    /// The same for an id that is made at run time, or for an attribute of its message.
    pub fn attribute(
        &self,
        lang: Lang,
        id: &str,
        attribute: Option<&str>,
        args: &FluentArgs,
    ) -> String {
        let say = |lang| format(&self.bundles[lang as usize], id, attribute, args);
        say(lang).or_else(|| say(Lang::En)).unwrap_or_else(|| id.to_owned())
    }

    /// Whether a room is there in that language.
    pub fn has(&self, lang: Lang, room: Room) -> bool {
        self.rooms.contains(&(lang, room))
    }

    /// Adds what can be read of a room's text; `tests/locales` sees to it that this is all of it.
    pub fn add(&mut self, lang: Lang, room: Room, text: String) {
        let resource = FluentResource::try_new(text).unwrap_or_else(|(readable, _)| readable);
        self.bundles[lang as usize].add_resource_overriding(resource);
        self.rooms.push((lang, room));
    }
}

fn identifier(lang: Lang) -> LanguageIdentifier {
    match lang {
        Lang::En => langid!("en"),
        Lang::Pl => langid!("pl"),
        Lang::ZhHans => langid!("zh-Hans"),
    }
}

fn empty(lang: Lang) -> Bundle {
    let mut bundle = Bundle::new(vec![identifier(lang)]);
    // Marks around every value would end up in titles, labels and clipboards.
    bundle.set_use_isolating(false);
    bundle.set_formatter(Some(number::formatter(lang)));
    bundle
}

fn format(bundle: &Bundle, id: &str, attribute: Option<&str>, args: &FluentArgs) -> Option<String> {
    let message = bundle.get_message(id)?;
    let pattern = match attribute {
        None => message.value()?,
        Some(name) => message.get_attribute(name)?.value(),
    };
    Some(bundle.format_pattern(pattern, Some(args), &mut Vec::new()).into_owned())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn args<const N: usize>(args: [crate::i18n::Arg; N]) -> FluentArgs<'static> {
        args.into_iter().collect()
    }

    const COUNT: Key = Key("count");
    const COUNTS: &str = "count = { $n ->\n    [one] { $n } ruch\n    [few] { $n } ruchy\n    \
                          [many] { $n } ruchów\n   *[other] { $n } ruchu\n }\n";

    #[test]
    fn polish_chooses_among_four_plurals() {
        let mut words = Words::default();
        words.add(Lang::Pl, Room("test"), COUNTS.to_owned());
        let say = |n: f64| words.text(Lang::Pl, COUNT, &args([("n", n.into())]));
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
    fn an_attribute_is_a_message_of_its_own() {
        let mut words = Words::default();
        words.add(Lang::En, Room("test"), "step = Look.\n    .task = { $par } moves.\n".to_owned());
        let say =
            |attribute| words.attribute(Lang::Pl, "step", attribute, &args([("par", 3.into())]));
        assert_eq!([None, Some("task"), Some("done")].map(say), ["Look.", "3 moves.", "step"]);
    }

    #[test]
    fn what_is_missing_falls_back_and_never_panics() {
        let mut words = Words::default();
        words.add(Lang::En, Room("test"), "count = { $n } moves".to_owned());
        assert_eq!(words.text(Lang::ZhHans, COUNT, &args([("n", 3.into())])), "3 moves");
        assert_eq!(words.text(Lang::ZhHans, COUNT, &args([])), "{$n} moves");
        assert_eq!(words.text(Lang::Pl, Key("nowhere"), &args([])), "nowhere");
    }
}
