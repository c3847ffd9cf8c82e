//! The games there are. A new game is one line in `games!`.

use crate::{Title, battles::battles, drawn::drawn, sages::sages, shelf::Shelved};
use kernel::{Lang, Phrase, Wanted, nearest};

/// Which file of `locales/*/` has the texts of which games. For each game: its id, its type,
/// which kind it is, and what the win rates of simulations are broken down by, if anything.
macro_rules! games {
    ($($file:literal { $($id:literal: $game:ty, $kind:ident $(, by $tag:expr)?;)* })*) => {
        static TITLES: &[&dyn Title] = &[$($(&Shelved::<$game> {
            name: concat!($id, "-name"),
            blurb: concat!($id, "-blurb"),
            is_sample: games!(@$kind),
            tag: games!(@tag $($tag)?),
        },)*)*];

        /// What the games say in this language, as Fluent messages.
        pub(crate) fn messages(lang: Lang) -> &'static [&'static str] {
            match lang {
                Lang::En => &[$(games!(@text "en/", $file)),*],
                Lang::It => &[$(games!(@text "it/", $file)),*],
                Lang::ZhHant => &[$(games!(@text "zh-Hant/", $file)),*],
            }
        }
    };
    (@game) => { false };
    (@sample) => { true };
    (@tag) => { None };
    (@tag $tag:expr) => { Some($tag) };
    (@text $folder:literal, $file:literal) => {
        include_str!(concat!("../../../locales/", $folder, $file, ".ftl"))
    };
}

games! {
    "nature" { "nature": nature::Nature, game, by sages; }
    "estro" { "estro": estro::Match, game, by drawn; }
    "estro-decks" {}
    "sovereign" { "sovereign": sovereign::Battle, game, by battles; }
    "sovereign-play" {}
    "travelers" { "travelers": travelers::Journey, game; }
    "travelers-play" {}
    "travelers-heroes" {}
    "travelers-quests" {}
    "travelers-foes" {}
    "samples" {
        "duel": samples::Duel, sample;
        "connect-four": samples::ConnectFour, sample;
        "leduc": samples::Leduc, sample;
    }
}

/// Every game, in the order people are shown them: the games of the house, then the samples.
pub fn titles() -> &'static [&'static dyn Title] {
    TITLES
}

/// The game with this id.
pub fn title(id: &str) -> Result<&'static dyn Title, UnknownGame> {
    let found = TITLES.iter().find(|title| title.id() == id);
    found.copied().ok_or_else(|| UnknownGame {
        found: id.chars().take(40).collect(),
        nearest: nearest(&id.to_lowercase(), TITLES.iter().map(|title| title.id())),
    })
}

/// A word that names no game.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("there is no game '{found}'; {}", .nearest.map_or_else(all_ids, |near| format!("did you mean '{near}'?")))]
pub struct UnknownGame {
    /// The word, or its beginning.
    pub found: String,
    /// The game that may have been meant.
    pub nearest: Option<&'static str>,
}

impl UnknownGame {
    /// What would be right, for those who set up a game.
    pub fn wanted(&self) -> Wanted {
        let phrase = match self.nearest {
            Some(near) => Phrase::new("mazzo-setup-near").with("near", near),
            None => Phrase::new("mazzo-setup-games").with("ids", ids().as_str()),
        };
        Wanted::new(self.to_string(), phrase)
    }
}

fn all_ids() -> String {
    format!("the games are {}", ids())
}

fn ids() -> String {
    let ids: Vec<_> = TITLES.iter().map(|title| title.id()).collect();
    ids.join(", ")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_game_is_found_by_its_id_and_stands_there_once() {
        for one in titles() {
            assert_eq!(title(one.id()).map(|found| found.id()), Ok(one.id()));
            assert!(!one.seat_counts().is_empty());
            let twins = titles().iter().filter(|other| other.id() == one.id());
            assert_eq!(twins.count(), 1, "{}", one.id());
        }
    }

    #[test]
    fn a_misspelt_game_is_refused_with_the_one_that_was_meant() {
        let error = |id: &str| title(id).unwrap_err().to_string();
        assert_eq!(
            error("Natrue"),
            "there is no game 'Natrue'; did you mean 'nature'?"
        );
        assert_eq!(
            error("bridge"),
            "there is no game 'bridge'; the games are nature, estro, sovereign, travelers, duel, connect-four, leduc"
        );
        assert!(error(&"x".repeat(10_000)).len() < 200);
    }
}
