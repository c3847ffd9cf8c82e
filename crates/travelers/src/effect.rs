//! What sentences do (sections 5.4 and 5.5).

use crate::dungeon::RoomCode;
use crate::element::Element;
use crate::half::Half;
use crate::track::Track;
use crate::world::HalfCode;
use serde::{Deserialize, Serialize};

/// A place word of adventure texts (TS-5.12).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Place {
    /// In hand.
    Hand,
    /// In the Discard Deck, freely chosen.
    Discard,
    /// In hand or in the Discard Deck.
    Either,
}

/// Which Hero Cards are meant (TS-5.11).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Kind {
    /// Cards with half I upright.
    OneTip,
    /// Cards with half II upright.
    TwoTip,
    /// Any card.
    Any,
}

impl Kind {
    /// Is a card on this half of the kind?
    pub const fn includes(self, half: Half) -> bool {
        match self {
            Kind::OneTip => matches!(half, Half::I),
            Kind::TwoTip => matches!(half, Half::II),
            Kind::Any => true,
        }
    }
}

/// How a number of cards is compared with another (CO-26). More and fewer are strict (R47).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Amount {
    /// More than so many.
    MoreThan(u8),
    /// Fewer than so many.
    LessThan(u8),
    /// Exactly so many.
    Exactly(u8),
}

/// How the second of two Card Values is to lie to the first (CO-27, EF-29).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Order {
    /// The second is higher.
    Higher,
    /// The second is lower.
    Lower,
    /// Both are the same.
    Same,
}

impl Order {
    /// Does it hold from the first value to the second?
    pub const fn holds(self, first: u8, second: u8) -> bool {
        match self {
            Order::Higher => second > first,
            Order::Lower => second < first,
            Order::Same => second == first,
        }
    }
}

/// The half a card enters on.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
pub enum Enters {
    /// On half I.
    I,
    /// On half II.
    II,
    /// On a half the player chooses.
    #[serde(rename = "chosen")]
    Chosen,
}

/// One thing a sentence does.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub enum Effect {
    /// EF-01 to EF-03 and EF-28: points of a track, Mana up to the cap.
    Gain {
        /// The track.
        track: Track,
        /// How much.
        amount: u8,
    },
    /// EF-04: the track falls to 0.
    Zero(Track),
    /// EF-05: all points of one track go to the other.
    Transfer {
        /// From this track.
        from: Track,
        /// To this one.
        to: Track,
    },
    /// EF-06: up to so many infused cards return to hand.
    TakeBack(u8),
    /// EF-07: fill a mark, gain the leftmost bonus as attack.
    Legacy,
    /// EF-08: the enemy's modifiers may be ignored this turn.
    IgnoreModifiers,
    /// EF-09: the previous ability may be repeated for its cost (TS-5.30).
    Repeat,
    /// EF-10: a track is multiplied. No generated ability uses it.
    Multiply {
        /// The track.
        track: Track,
        /// By this number.
        by: u8,
    },
    /// EF-20 Heal: turn one two-tip card in a place.
    Heal(Place),
    /// EF-21 Trade: turn a one-tip and a two-tip card in the same place.
    Trade(Place),
    /// EF-22 Swap: cards of a kind from hand with as many of the Discard Deck.
    Swap {
        /// Up to so many.
        up_to: u8,
        /// The kind that leaves the hand.
        kind: Kind,
    },
    /// EF-23 Recover: cards of a kind in the Discard Deck with as many Removed Cards.
    Recover {
        /// Up to so many.
        up_to: u8,
        /// The kind that is given.
        kind: Kind,
        /// The half the others enter on.
        enters: Enters,
    },
    /// EF-24 Weakness: discard cards of a kind from hand.
    Weakness {
        /// So many.
        count: u8,
        /// Of this kind.
        kind: Kind,
    },
    /// EF-25 Banner challenge: a prize or a penalty by the number of banners (CO-26).
    Challenge {
        /// How many are asked for.
        amount: Amount,
        /// Cards on this half are counted.
        half: Half,
        /// Where they are counted.
        counted: Place,
        /// Prize: turn a two-tip card here.
        prize: Place,
        /// Penalty: exhaust a card here.
        penalty: Place,
    },
    /// EF-26 Camp: discard a card of an element to draw two.
    Camp(Element),
    /// EF-27 Helper: discard a card of an element for 1 point.
    Helper {
        /// The element.
        element: Element,
        /// Where the point goes.
        track: Track,
    },
    /// EF-29 Observatory: discard two cards with these stars and values in this order for 1.
    Observatory {
        /// The stars of the first and of the second card.
        stars: [u8; 2],
        /// How the second value lies to the first.
        order: Order,
        /// Where the point goes.
        track: Track,
    },
    /// EF-30 Ritual: remove a card to turn up to so many others.
    Ritual(u8),
    /// EF-31 Curse: discard the hand, turn the whole Discard Deck, draw a new hand.
    Curse,
    /// EF-32 Migration: this World card and another of the grid change places.
    Migration,
    /// EF-33 Gamble: wager a hand card on the value of the next card drawn.
    Gamble(Order),
    /// EF-34 Sacrifice: exhaust a card in a place for 1 point.
    Sacrifice {
        /// Where.
        place: Place,
        /// Where the point goes.
        track: Track,
    },
    /// EF-35 Leave: the fight that follows may be left.
    Leave,
    /// EF-36 Forge: discard a card of each element to take the back of this card.
    Forge {
        /// The two elements.
        elements: [Element; 2],
        /// The half the card enters on.
        enters: Enters,
    },
    /// EF-37: the back of this World card, or of the Room Card with this number, joins the hero.
    TakeHeroCard(Enters),
    /// EF-38 Reveal: turn a World card so that this half is upright.
    Reveal(HalfCode),
    /// EF-39: this World card leaves the grid.
    RemoveThis,
    /// EF-40 Blank: stop reading.
    Blank,
    /// EF-41: fill the leftmost empty box of this text's track.
    FillMark,
    /// EF-43 Teleport: to any cell of this room.
    Teleport(RoomCode),
    /// EF-44: fight the enemy of this text.
    Fight,
    /// EF-46: victory.
    Win,
    /// EF-47: the final enemy is beaten.
    BossDefeated,
}
