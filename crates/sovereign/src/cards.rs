//! Printed cards, classes and physical cards.

use crate::cost::Cost;
use crate::crystal::Colour;
use crate::effect::{Ability, Trigger};
use crate::facts::{FactTable, Facts};
use crate::requirement::Requirement;
use crate::select::CardType;
use crate::set_file;
use kernel::{CardStamp, PieceId, SetupFault, Words};
use serde::{Serialize, Serializer};
use std::sync::LazyLock;

/// A printed card, by its place in the set.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub struct CardId(pub u8);

impl CardId {
    /// Its place in the set.
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

/// A class card, by its place in the set.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub struct ClassId(pub u8);

impl ClassId {
    /// Its place in the set.
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

/// A physical card of the battle.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub(crate) struct Piece(pub u8);

impl PieceId for Piece {
    #[inline]
    fn from_index(index: usize) -> Piece {
        Piece(index as u8)
    }
    #[inline]
    fn index(self) -> usize {
        self.0 as usize
    }
}

/// A subtype of Haerian (SV-1.5).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Subtype {
    /// A single copy in a deck.
    Champion,
    /// Never part of a deck.
    Puppet,
}

/// A printed card (SV-1.3).
#[derive(Debug)]
pub struct Card {
    /// Its place in the set.
    pub index: CardId,
    /// Its id in notation and files.
    pub id: &'static str,
    /// Its name.
    pub name: Words,
    /// Its type.
    pub card_type: CardType,
    /// Champion or Puppet.
    pub subtype: Option<Subtype>,
    /// Race and class word, school or kind, as words of the vocabulary.
    pub line: Vec<&'static str>,
    /// What it costs.
    pub cost: Cost,
    /// Fighting power, bonus or durability; 0 for Events.
    pub force: u8,
    /// May be in both collections (SV-6.3).
    pub base: bool,
    /// Only in the Luminous Realms (SV-6.8).
    pub glimmer: bool,
    /// Bulwark (SV-6.7).
    pub bulwark: bool,
    /// Legion X (SV-6.5).
    pub legion: Option<u8>,
    /// The classes it needs (SV-2.8).
    pub requires: Requirement,
    /// What it does.
    pub abilities: Vec<Ability>,
    pub(crate) facts: Facts,
}

impl Card {
    /// How many copies a deck may hold (SV-2.6).
    pub fn copy_limit(&self) -> u8 {
        match (self.subtype, self.legion) {
            (Some(Subtype::Champion), _) => 1,
            (_, Some(legion)) => legion,
            _ => 4,
        }
    }

    /// Luminous Realms slots it takes (SV-2.9).
    pub fn slots(&self) -> u8 {
        match self.subtype {
            Some(Subtype::Champion) => 3,
            _ => 1,
        }
    }

    /// Does it enter on a zone?
    pub fn needs_zone(&self) -> bool {
        matches!(self.card_type, CardType::Haerian | CardType::Building)
    }

    /// Is it a Puppet?
    #[inline]
    pub fn is_puppet(&self) -> bool {
        self.subtype == Some(Subtype::Puppet)
    }

    /// Is it a Champion?
    pub fn is_champion(&self) -> bool {
        self.subtype == Some(Subtype::Champion)
    }

    /// Its abilities with this trigger, with their places in print.
    pub(crate) fn abilities_on(
        &self,
        trigger: Trigger,
    ) -> impl Iterator<Item = (u8, &Ability)> + '_ {
        let on = self.facts.has(trigger);
        (self.abilities.iter().enumerate())
            .filter(move |(_, ability)| on && ability.on == trigger)
            .map(|(place, ability)| (place as u8, ability))
    }
}

/// A class card (SV-2.1).
#[derive(Debug)]
pub struct Class {
    /// Its place in the set.
    pub index: ClassId,
    /// Its id in notation and files.
    pub id: &'static str,
    /// Its name.
    pub name: Words,
    /// What it costs of the 20 levels.
    pub level: u8,
    /// The classes it derives from (SV-2.3).
    pub requires: Requirement,
    /// Its Vocations.
    pub abilities: Vec<Ability>,
    /// The colours it crystallizes.
    pub colours: Vec<Colour>,
}

/// A set of cards and classes.
#[derive(Debug)]
pub struct CardSet {
    /// Which set it is, if not the game's own.
    pub stamp: Option<CardStamp>,
    /// Every card, in the order of the files.
    pub cards: Vec<Card>,
    /// Every class.
    pub classes: Vec<Class>,
    /// The Puppet that Germinate makes.
    pub sprout: CardId,
    /// The Puppet that Sanctify makes.
    pub soul: CardId,
    pub(crate) facts: FactTable,
}

impl PartialEq for CardSet {
    /// Sets live as long as the program, each once.
    fn eq(&self, other: &CardSet) -> bool {
        std::ptr::eq(self, other)
    }
}

static BASE: LazyLock<CardSet> = LazyLock::new(|| match set_file::load_base() {
    Ok(set) => set,
    Err(faults) => {
        let lines: Vec<String> = faults.iter().map(ToString::to_string).collect();
        panic!("the game's own cards are broken:\n{}", lines.join("\n"))
    }
});

impl CardSet {
    /// The game's own set.
    pub fn base() -> &'static CardSet {
        &BASE
    }

    /// A set from a TOML file of the user's own. It stays for the life of the program.
    pub fn from_file(file: &str, text: &str) -> Result<&'static CardSet, Vec<SetupFault>> {
        match set_file::load_own(file, text) {
            Ok(set) => Ok(Box::leak(Box::new(set))),
            Err(faults) => Err(faults
                .into_iter()
                .map(|fault| SetupFault::Cards(fault.to_string()))
                .collect()),
        }
    }

    /// A printed card.
    #[inline]
    pub fn card(&self, id: CardId) -> &Card {
        &self.cards[id.index()]
    }

    /// A class card.
    #[inline]
    pub fn class(&self, id: ClassId) -> &Class {
        &self.classes[id.index()]
    }

    /// The card with this id.
    pub fn find(&self, id: &str) -> Option<&Card> {
        self.cards.iter().find(|card| card.id == id)
    }

    /// The class with this id.
    pub fn find_class(&self, id: &str) -> Option<&Class> {
        self.classes.iter().find(|class| class.id == id)
    }
}

/// A card as people and files know it: written as its id.
#[derive(Clone, Copy, Debug)]
pub struct Printed(pub &'static Card);

impl std::ops::Deref for Printed {
    type Target = Card;

    fn deref(&self) -> &Card {
        self.0
    }
}

impl PartialEq for Printed {
    fn eq(&self, other: &Printed) -> bool {
        self.0.index == other.0.index
    }
}

impl Serialize for Printed {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self.0.id)
    }
}
