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
}
