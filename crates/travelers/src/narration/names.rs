//! What cards, places and directions are called.

use crate::cards::{Card, Upright};
use crate::dungeon::Direction;
use crate::half::Half;
use crate::hero::HeroHalf;
use crate::journey::Journey;
use crate::script::Source;
use crate::set::Map;
use crate::story::{Cast, Story};
use crate::text;
use crate::text::glyph::Glyph;
use crate::track::Track;
use crate::world::HalfCode;
use kernel::{Arg, Phrase};

impl Journey {
    /// What is printed there; nothing for a ninth card that the hero does not have.
    pub(super) fn printed(&self, card: Card, half: Half) -> Option<&HeroHalf> {
        let cards = match card {
            Card::NINTH => self
                .sets
                .backs
                .get(usize::from(self.zones.ninth).checked_sub(1)?),
            card => self.sets.hero.cards.get(card.index()),
        };
        cards.map(|card| card.half(half))
    }

    /// The half's name and its code, as in "Salt Lantern 5/II" (TS-0.5).
    pub(super) fn upright_name(&self, upright: Upright) -> Phrase {
        match self.printed(upright.card, upright.half) {
            Some(half) => Phrase::new("travelers-play-card")
                .with("name", text::half_name(half))
                .with("code", code(upright)),
            None => Phrase::new("travelers-play-card-number").with("number", upright.card.number()),
        }
    }

    /// The card by its upright half, or by both halves where it has none (TS-1.12).
    pub(super) fn card_name(&self, card: Card) -> Phrase {
        if !self.zones.removed.has(card) {
            return self.upright_name(self.upright(card));
        }
        match Half::ALL.map(|half| self.printed(card, half)) {
            [Some(one), Some(two)] => Phrase::new("travelers-play-removed-card")
                .with("number", card.number())
                .with("one", text::half_name(one))
                .with("two", text::half_name(two)),
            _ => Phrase::new("travelers-play-card-number").with("number", card.number()),
        }
    }

    /// The enemy's name.
    pub(super) fn enemy_name(&self) -> Phrase {
        Phrase::new(self.enemy().name.key())
    }

    /// A story of the adventure, with the names of those who act in it.
    pub(super) fn told(&self, story: Story) -> Phrase {
        match self.cast() {
            Some(cast) => text::story(story, cast),
            None => Phrase::new(story.key()),
        }
    }

    fn cast(&self) -> Option<&Cast> {
        self.sets.adventure.as_ref().map(|side| &side.cast)
    }

    /// The adventure card that is being read.
    pub(super) fn source_card(&self) -> Option<u8> {
        match self.scripts.reading()? {
            Source::Half(half) => Some(half.card),
            Source::Entry { room, .. } => Some(room.card),
            Source::Ability { .. } => None,
        }
    }

    /// The title of a World half.
    pub(super) fn half_title(&self, half: HalfCode) -> Option<Phrase> {
        match self.sets.map()? {
            Map::World(world) => Some(self.told(world.half(half).title)),
            Map::Dungeon(_) => None,
        }
    }
}

/// `5/II`, the same in every language.
pub(super) fn code(code: impl std::fmt::Display) -> Arg {
    Arg::Text(code.to_string())
}

pub(super) fn way(direction: Direction) -> Phrase {
    Phrase::new("travelers-play-way").with("way", direction.id())
}

pub(super) fn track(track: Track) -> Arg {
    Glyph::Track(track).into()
}

pub(super) fn banner(half: Half) -> Arg {
    Glyph::Banner(half).into()
}
