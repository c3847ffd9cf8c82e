//! The twelve cards, as data: what the engine plays and what people read both come from here.

use crate::bits::Bits;
use kernel::Words;
use serde::{Deserialize, Deserializer, Serialize, Serializer, de};

/// How many different cards there are.
pub const KINDS: usize = 12;

/// What is printed on a card.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct CardData {
    /// The card's id in notation and files.
    pub id: &'static str,
    /// Its name.
    pub name: Words,
    /// How much mana it takes to play it.
    pub cost: u8,
    /// Whether it stays on the board.
    pub kind: Kind,
    /// What it does when it is played.
    pub effect: Option<Effect>,
}

/// Whether a card stays on the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Kind {
    /// It enters the board and fights there.
    Unit {
        /// The damage it deals.
        attack: u8,
        /// The damage it can take.
        health: u8,
    },
    /// It is gone once it has done what it does.
    Spell,
}

/// What a card can do when it is played.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Effect {
    /// Its player draws so many cards.
    Draw(u8),
    /// The enemy player takes so much damage.
    HitPlayer(u8),
    /// One random target among the enemy units and the enemy player takes so much damage.
    HitRandom(u8),
}

/// Every card.
pub static CARDS: [CardData; KINDS] = [
    unit("0", words("Recruit", "Recluta", "新兵"), 1, 2, 1),
    unit("1", words("Guard", "Guardia", "衛兵"), 2, 2, 3),
    unit("2", words("Raider", "Predone", "掠奪者"), 2, 3, 2),
    unit("3", words("Soldier", "Soldato", "士兵"), 3, 3, 4),
    unit("4", words("Knight", "Cavaliere", "騎士"), 4, 4, 5),
    unit("5", words("Champion", "Campione", "勇士"), 5, 5, 6),
    unit("6", words("Giant", "Gigante", "巨人"), 6, 6, 7),
    unit("7", words("Scout", "Esploratore", "斥候"), 3, 2, 2).with(Effect::Draw(1)),
    spell(
        "8",
        words("Spark", "Scintilla", "火花"),
        1,
        Effect::HitPlayer(2),
    ),
    spell(
        "9",
        words("Fireball", "Palla di fuoco", "火球"),
        3,
        Effect::HitPlayer(4),
    ),
    spell(
        "10",
        words("Lightning", "Fulmine", "閃電"),
        2,
        Effect::HitRandom(3),
    ),
    spell("11", words("Study", "Studio", "研習"), 3, Effect::Draw(2)),
];

const fn words(en: &'static str, it: &'static str, zh_hant: &'static str) -> Words {
    Words { en, it, zh_hant }
}

const fn unit(id: &'static str, name: Words, cost: u8, attack: u8, health: u8) -> CardData {
    CardData {
        id,
        name,
        cost,
        kind: Kind::Unit { attack, health },
        effect: None,
    }
}

const fn spell(id: &'static str, name: Words, cost: u8, effect: Effect) -> CardData {
    CardData {
        id,
        name,
        cost,
        kind: Kind::Spell,
        effect: Some(effect),
    }
}

impl CardData {
    const fn with(mut self, effect: Effect) -> CardData {
        self.effect = Some(effect);
        self
    }
}

/// One of the cards of the table.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Card(u8);

impl Card {
    /// Every card, in the order of the table.
    pub fn all() -> impl Iterator<Item = Card> {
        (0..KINDS).map(Card::at)
    }

    /// The card with this id.
    pub fn with_id(id: &str) -> Option<Card> {
        Card::all().find(|card| card.data().id == id)
    }

    /// What is printed on it.
    #[inline]
    pub fn data(self) -> &'static CardData {
        &CARDS[self.index()]
    }

    #[inline]
    pub(super) const fn at(index: usize) -> Card {
        Card(index as u8)
    }

    #[inline]
    pub(super) const fn index(self) -> usize {
        self.0 as usize
    }

    /// The attack of a unit; a spell has none.
    #[inline]
    pub(super) fn attack(self) -> u8 {
        match self.data().kind {
            Kind::Unit { attack, .. } => attack,
            Kind::Spell => 0,
        }
    }
}

impl Serialize for Card {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self.data().id)
    }
}

impl<'de> Deserialize<'de> for Card {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Card, D::Error> {
        let id = String::deserialize(deserializer)?;
        Card::with_id(&id).ok_or_else(|| de::Error::custom("no card has this id"))
    }
}

/// The cards that can be paid with so much mana.
#[inline]
pub(super) fn affordable(mana: u8) -> Bits {
    const BY_MANA: [Bits; super::MOST_MANA as usize + 1] = {
        let mut sets = [Bits(0); super::MOST_MANA as usize + 1];
        let mut mana = 0;
        while mana < sets.len() {
            let mut card = 0;
            while card < KINDS {
                if CARDS[card].cost as usize <= mana {
                    sets[mana] = sets[mana].with(card);
                }
                card += 1;
            }
            mana += 1;
        }
        sets
    };
    BY_MANA[mana as usize]
}

/// The cards that need no room on the board.
pub(super) const SPELLS: Bits = {
    let mut spells = Bits(0);
    let mut card = 0;
    while card < KINDS {
        if matches!(CARDS[card].kind, Kind::Spell) {
            spells = spells.with(card);
        }
        card += 1;
    }
    spells
};
