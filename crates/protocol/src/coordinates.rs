//! Plies as their coordinates in JSON.

/// A list of plies.
pub mod list {
    use serde::{Deserialize, Deserializer, Serializer, de::Error};
    use sittuyin_rules::Ply;

    pub fn serialize<S: Serializer>(plies: &[Ply], serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(plies.iter().map(ToString::to_string))
    }

    pub fn deserialize<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Vec<Ply>, D::Error> {
        let texts = Vec::<String>::deserialize(deserializer)?;
        texts.iter().map(|text| text.parse().map_err(D::Error::custom)).collect()
    }
}

/// A ply, or `null`.
pub mod option {
    use serde::{Deserialize, Deserializer, Serialize, Serializer, de::Error};
    use sittuyin_rules::Ply;

    #[allow(
        clippy::ref_option,
        clippy::trivially_copy_pass_by_ref,
        reason = "the shape that serde asks for"
    )]
    pub fn serialize<S: Serializer>(ply: &Option<Ply>, serializer: S) -> Result<S::Ok, S::Error> {
        ply.as_ref().map(ToString::to_string).serialize(serializer)
    }

    pub fn deserialize<'de, D: Deserializer<'de>>(
        deserializer: D,
    ) -> Result<Option<Ply>, D::Error> {
        let text = Option::<String>::deserialize(deserializer)?;
        text.map(|text| text.parse().map_err(D::Error::custom)).transpose()
    }
}
