//! The languages of the app.

use serde::{Deserialize, Serialize};

/// A language, named everywhere as its folder is: in addresses, in storage, in `<html lang>`.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
pub enum Lang {
    /// English.
    #[default]
    #[serde(rename = "en")]
    En,
    /// Polish.
    #[serde(rename = "pl")]
    Pl,
    /// Simplified Chinese.
    #[serde(rename = "zh-Hans")]
    ZhHans,
}

impl Lang {
    /// Every language, in the order in which a person is offered them.
    pub const ALL: [Self; 3] = [Self::En, Self::Pl, Self::ZhHans];

    /// `en`, `pl` or `zh-Hans`.
    pub const fn code(self) -> &'static str {
        match self {
            Self::En => "en",
            Self::Pl => "pl",
            Self::ZhHans => "zh-Hans",
        }
    }

    /// The language whose folder has that name.
    pub fn from_code(code: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|lang| lang.code() == code)
    }

    /// The language that a tag means, whatever its case and what it says of script and country.
    pub fn meant_by(tag: &str) -> Option<Self> {
        let (language, _) = tag.split_once(['-', '_']).unwrap_or((tag, ""));
        Self::ALL.into_iter().find(|lang| {
            let (code, _) = lang.code().split_once('-').unwrap_or((lang.code(), ""));
            code.eq_ignore_ascii_case(language)
        })
    }
}

#[cfg(test)]
mod tests {
    use super::Lang;

    #[test]
    fn codes_are_read_back() {
        for lang in Lang::ALL {
            assert_eq!(Lang::from_code(lang.code()), Some(lang));
            let json = serde_json::to_value(lang).unwrap();
            assert_eq!(json, lang.code());
        }
        assert_eq!(Lang::from_code("zh"), None);
    }

    #[test]
    fn a_tag_means_its_language() {
        let meant = ["zh", "zh-CN", "ZH-hant_TW", "EN", "en-GB", "Pl"].map(Lang::meant_by);
        let [zh, en, pl] = [Lang::ZhHans, Lang::En, Lang::Pl].map(Some);
        assert_eq!(meant, [zh, zh, zh, en, en, pl]);
        assert_eq!(["", "xx", "english", "-en"].map(Lang::meant_by), [None; 4]);
    }
}
