//! The examples of the rule book (section 11.1): heroes and adventures to show rules with.

use crate::hero::HeroSide;
use crate::set::AdventureSide;
use serde::de::DeserializeOwned;

/// What option values of examples begin with.
pub(crate) const PREFIX: &str = "book-";

/// Heroes by name.
static HEROES: &[(&str, &str)] = &[
    ("book-f1", include_str!("../book/f1.toml")),
    ("book-f2", include_str!("../book/f2.toml")),
    ("book-f3", include_str!("../book/f3.toml")),
    ("book-f4", include_str!("../book/f4.toml")),
];

/// Adventures by name.
static ADVENTURES: &[(&str, &str)] = &[
    ("book-d1", include_str!("../book/d1.toml")),
    ("book-d2", include_str!("../book/d2.toml")),
    ("book-events", include_str!("../book/events.toml")),
    ("book-foes", include_str!("../book/foes.toml")),
    ("book-halls", include_str!("../book/halls.toml")),
    ("book-moods", include_str!("../book/moods.toml")),
    ("book-quests", include_str!("../book/quests.toml")),
    ("book-w1", include_str!("../book/w1.toml")),
];

/// The names of all heroes.
pub(crate) fn heroes() -> impl Iterator<Item = &'static str> {
    HEROES.iter().map(|(name, _)| *name)
}

/// The names of all adventures.
pub(crate) fn adventures() -> impl Iterator<Item = &'static str> {
    ADVENTURES.iter().map(|(name, _)| *name)
}

/// The hero of an example, with its name.
pub(crate) fn hero(name: &str) -> Option<(HeroSide, &'static str)> {
    find(HEROES, name)
}

/// The adventure of an example, with its name.
pub(crate) fn adventure(name: &str) -> Option<(AdventureSide, &'static str)> {
    find(ADVENTURES, name)
}

fn find<T: DeserializeOwned>(
    books: &'static [(&'static str, &'static str)],
    name: &str,
) -> Option<(T, &'static str)> {
    let (name, text) = books.iter().find(|(known, _)| *known == name)?;
    // Every example is read in a test, so this never comes to nothing.
    toml::from_str(text).ok().map(|side| (side, *name))
}

#[cfg(test)]
mod tests {
    use super::*;

    // TS-5.3: the grammar of sentences.
    #[test]
    fn every_example_can_be_read() {
        for (name, text) in HEROES {
            let read = toml::from_str::<HeroSide>(text);
            assert!(read.is_ok(), "{name}: {}", read.unwrap_err());
        }
        for (name, text) in ADVENTURES {
            let read = toml::from_str::<AdventureSide>(text);
            assert!(read.is_ok(), "{name}: {}", read.unwrap_err());
        }
    }
}
