//! The two sets a game is played with (TS-1.1).

use crate::bot::PracticeBook;
use crate::cards::Card;
use crate::code::SetCode;
use crate::enemy::{Bonus, Enemy, Slots, Tier};
use crate::half::Half;
use crate::hero::{HeroCard, HeroHalf, HeroSide};
use crate::journey::HIGHEST_LEVEL;
use crate::room::Rooms;
use crate::set::{AdventureSide, Map};
use crate::story::Story;
use crate::world::MarkTrack;
use crate::zones::Zones;
use serde::Serialize;

/// A hero side and an adventure side, ready to be played.
#[derive(Clone, Debug, PartialEq)]
pub struct Sets {
    /// The hero's side.
    pub hero: HeroSide,
    /// The code of the hero's set.
    pub hero_code: SetName,
    /// The adventure; none in Training (TS-3.7).
    pub adventure: Option<AdventureSide>,
    /// The code of the adventure's set.
    pub adventure_code: SetName,
    /// The Hero Cards on the backs of the adventure's cards (EF-37).
    pub backs: Vec<HeroCard>,
    /// The enemy of Training (TS-3.7).
    pub(crate) practice: Enemy,
    /// The dungeon's rooms as play needs them.
    pub(crate) rooms: Option<Rooms>,
    /// What practised players know of the hero.
    pub(crate) practice_book: PracticeBook,
}

/// What a set is called: its code, or the name of an example of the rule book.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(untagged)]
pub enum SetName {
    /// A generated set.
    Code(SetCode),
    /// An example of the rule book, or a set of the user's own.
    Named(&'static str),
}

impl std::fmt::Display for SetName {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            SetName::Code(code) => code.fmt(f),
            SetName::Named(name) => f.write_str(name),
        }
    }
}

/// TS-3.7: attack 3, defense 5, no modifier, and a level that always suffices.
fn practice_enemy() -> Enemy {
    Enemy {
        name: Story::new("travelers-practice"),
        about: Story::new("travelers-practice-about"),
        tier: Tier::T1,
        level: HIGHEST_LEVEL,
        attack: 3,
        defense: 5,
        modifier: None,
        slots: Slots::default(),
        gives: Bonus::default(),
    }
}

impl Sets {
    /// What the adventure is played on; nothing in Training.
    #[inline]
    pub(crate) fn map(&self) -> Option<&Map> {
        self.adventure.as_ref().map(|side| &side.map)
    }

    /// The mark track of the adventure. A generated set has at most one.
    pub(crate) fn mark_track(&self) -> Option<&MarkTrack> {
        match self.map()? {
            Map::World(world) => {
                let halves = world.cards.iter().flat_map(|card| [&card.a, &card.b]);
                halves.filter_map(|half| half.marks.as_ref()).next()
            }
            Map::Dungeon(dungeon) => {
                let mut entries = dungeon.index.iter();
                entries.find_map(|entry| entry.marks.as_ref())
            }
        }
    }

    /// Puts two sides together, or says what is wrong with them.
    pub fn new(
        (hero, hero_code): (HeroSide, SetName),
        adventure: Option<(AdventureSide, SetName, Vec<HeroCard>)>,
    ) -> Result<Sets, String> {
        let (adventure, adventure_code, backs) = match adventure {
            Some((side, code, backs)) => (Some(side), code, backs),
            None => (None, SetName::Named("training"), Vec::new()),
        };
        let rooms = match adventure.as_ref().map(|side| &side.map) {
            Some(Map::Dungeon(dungeon)) => Some(Rooms::of(dungeon)?),
            _ => None,
        };
        Ok(Sets {
            hero,
            hero_code,
            adventure,
            adventure_code,
            backs,
            practice: practice_enemy(),
            rooms,
            practice_book: PracticeBook::default(),
        })
    }

    /// What is printed on this half of a Hero Card; `ninth` is the adventure card whose back the
    /// ninth one is.
    #[inline]
    pub(crate) fn half(&self, card: Card, half: Half, ninth: u8) -> &HeroHalf {
        match card {
            Card::NINTH => self.backs[ninth as usize - 1].half(half),
            card => self.hero.cards[card.index()].half(half),
        }
    }

    /// What the card's upright half shows (TS-1.6).
    #[inline]
    pub(crate) fn upright(&self, card: Card, zones: &Zones) -> &HeroHalf {
        self.half(card, zones.half(card), zones.ninth)
    }
}
