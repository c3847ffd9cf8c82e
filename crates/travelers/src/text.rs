//! What is printed on cards, written from the same trees that the rules play (TS-8.8).
//!
//! [`ability`], [`exhaust()`], [`sentence()`] and [`enemy`] write single texts; [`printed`]
//! gathers all that stands on a half of a card or in an entry of the index. Emblems stand in the
//! texts as [`glyph`]s. The messages themselves are in `locales/*/travelers.ftl`; the stories in
//! the files beside it.

mod condition;
mod effect;
pub mod enemy;
mod exhaust;
pub mod glyph;
pub mod printed;
mod sentence;
mod words;

pub use exhaust::exhaust;
pub use words::{constellation, timing};

use crate::enemy::Enemy;
use crate::hero::{Ability, Class, HeroHalf};
use crate::sentence::Sentence;
use crate::story::{Cast, Story};
use kernel::{Arg, Phrase};
use sentence::Writer;

/// Where a sentence is printed. What it calls "this card" depends on it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Setting {
    /// On a Hero Card.
    Hero,
    /// On a half of a World card.
    World,
    /// In the index of a Dungeon.
    Dungeon,
}

/// Everything an ability does (TS-4.29); its cost stands beside it.
pub fn ability(ability: &Ability) -> Phrase {
    let writer = Writer::new(Setting::Hero, None);
    let sentences = ability.sentences.iter();
    whole(sentences.map(|one| writer.sentence(one)).collect())
}

/// One sentence. In a Dungeon, `enemy` is whom its entry fights.
pub fn sentence(sentence: &Sentence, setting: Setting, enemy: Option<&Enemy>) -> Phrase {
    Writer::new(setting, enemy).sentence(sentence)
}

/// The name of a half: its noun and its epithet as the language orders them (TS-8.18).
pub fn half_name(half: &HeroHalf) -> Phrase {
    Phrase::new("ts-half-name")
        .with("noun", Phrase::new(half.noun.key()))
        .with("epithet", Phrase::new(half.epithet.key()))
}

/// What heroes of the class are called.
pub fn class_name(class: Class) -> Phrase {
    Phrase::new(Story::new(format!("ts-class-{}", class.id())).key())
}

/// A story with the names of those who act in it (EF-45, TS-8.61).
pub fn story(story: Story, cast: &Cast) -> Phrase {
    Phrase::new(story.key())
        .with("villain", Phrase::new(cast.villain.key()))
        .with("object", Phrase::new(cast.object.key()))
        .with("lieutenant", Phrase::new(cast.lieutenant.key()))
}

/// Sentences, one after the other.
fn whole(sentences: Vec<Phrase>) -> Phrase {
    Phrase::new("travelers-text").with("sentences", Arg::Sentences(sentences))
}
