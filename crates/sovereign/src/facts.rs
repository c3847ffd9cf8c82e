//! What the engine asks of cards most often, found out when a set is read.

use crate::cards::{Card, CardId};
use crate::cost::Price;
use crate::effect::{Trait, Trigger};
use crate::select::CardType;

/// What is asked of a card most often, computed once.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Facts {
    pub price: Price,
    /// Fighting power, bonus or durability.
    pub force: u8,
    pub card_type: CardType,
    pub is_puppet: bool,
    /// Traits it has whatever happens, Bulwark included, as bits.
    pub traits: u16,
    /// Triggers of its abilities, as bits.
    pub triggers: u32,
    /// Has it STATIC abilities that add to Force or traits, besides its own traits?
    pub radiates: bool,
    /// What its other STATIC abilities are about.
    pub governs: Matters,
    /// What its auras look at besides who stands where.
    pub minds: Matters,
    pub germinates: bool,
    pub sanctifies: bool,
}

/// Things that STATIC abilities are about, or look at.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default)]
pub(crate) struct Matters(u8);

impl Matters {
    pub const NOTHING: Matters = Matters(0);
    pub const COSTS: Matters = Matters(1);
    pub const REALMS: Matters = Matters(2);
    pub const EQUIPMENT: Matters = Matters(4);
    pub const DAMAGE: Matters = Matters(8);
    pub const STRIKES: Matters = Matters(16);
    /// Piles, Crystals and walls.
    pub const STORES: Matters = Matters(32);
    /// Damage, exhaustion and given keywords of Haerian.
    pub const STATES: Matters = Matters(64);

    #[inline]
    pub const fn meets(self, other: Matters) -> bool {
        self.0 & other.0 != 0
    }

    #[inline]
    pub fn add(&mut self, other: Matters) {
        self.0 |= other.0;
    }
}

impl Facts {
    /// Has it an ability with this trigger?
    #[inline]
    pub const fn has(self, trigger: Trigger) -> bool {
        self.triggers & 1 << trigger as u32 != 0
    }

    #[inline]
    pub const fn is(self, flag: Trait) -> bool {
        self.traits & 1 << flag as u32 != 0
    }
}

/// The facts of all cards side by side: they fit where a processor looks first, while whole
/// cards do not.
#[derive(Debug)]
pub(crate) struct FactTable {
    facts: Box<[Facts; 256]>,
    /// What the cheapest card costs.
    pub least: u8,
}

impl FactTable {
    pub fn of(cards: &[Card]) -> FactTable {
        let mut facts = Box::new([Facts::default(); 256]);
        for card in cards {
            facts[card.index.index()] = card.facts;
        }
        let costs = cards.iter().map(|card| card.cost.value());
        FactTable {
            facts,
            least: costs.min().unwrap_or(0),
        }
    }

    #[inline]
    pub fn of_card(&self, card: CardId) -> &Facts {
        &self.facts[usize::from(card.0)]
    }
}
