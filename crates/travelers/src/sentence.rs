//! The instruction language: sentences with conditions and effects (TS-5.3).

use crate::constellation::Constellation;
use crate::dungeon::Reading;
use crate::effect::Effect;
use crate::element::Element;
use crate::half::Half;
use crate::track::Track;
use crate::world::HalfCode;
use serde::{Deserialize, Serialize};

/// One sentence of an ability, a World half or an index entry.
#[derive(Clone, Debug, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Sentence {
    /// "For 1 time" (TS-5.9).
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub once: bool,
    /// "You may" (TS-5.5). In abilities also "May:" (CO-13).
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub may: bool,
    /// "Or:" (CO-14): only if no earlier sentence of the same ability applied (TS-5.7).
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub or: bool,
    /// What must hold, all of it (TS-5.4).
    #[serde(default, rename = "if", skip_serializing_if = "Vec::is_empty")]
    pub when: Vec<Condition>,
    /// What is done, in order.
    #[serde(rename = "do")]
    pub effects: Vec<Effect>,
}

impl Sentence {
    /// A mandatory sentence without conditions.
    pub fn of(effects: impl Into<Vec<Effect>>) -> Sentence {
        Sentence {
            effects: effects.into(),
            ..Sentence::default()
        }
    }

    /// The sentence under these conditions.
    #[must_use]
    pub fn when(mut self, conditions: impl Into<Vec<Condition>>) -> Sentence {
        self.when = conditions.into();
        self
    }

    /// The sentence as an offer.
    #[must_use]
    pub fn may(mut self) -> Sentence {
        self.may = true;
        self
    }

    /// The sentence for one time.
    #[must_use]
    pub fn once(mut self) -> Sentence {
        self.once = true;
        self
    }

    /// The sentence as what applies otherwise.
    #[must_use]
    pub fn or(mut self) -> Sentence {
        self.or = true;
        self
    }
}

/// Where Hero Cards are looked for in conditions of abilities.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Where {
    /// In play (TS-4.45 to TS-4.49).
    InPlay,
    /// In hand (TS-4.51).
    InHand,
}

/// How a number is compared.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Count {
    /// At least so many.
    AtLeast(u8),
    /// At most so many.
    AtMost(u8),
    /// Exactly so many.
    Exactly(u8),
}

impl Count {
    /// Does the number satisfy it?
    pub const fn holds(self, number: u8) -> bool {
        match self {
            Count::AtLeast(least) => number >= least,
            Count::AtMost(most) => number <= most,
            Count::Exactly(exact) => number == exact,
        }
    }
}

/// A letter of a mark track (TS-5.62).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
pub enum Letter {
    /// The letter A.
    A,
    /// The letter B.
    B,
}

/// What must hold before the colon (section 5.2).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub enum Condition {
    /// CO-01, CO-02: so many Hero Cards.
    Cards {
        /// Where.
        place: Where,
        /// How many.
        count: Count,
    },
    /// CO-03, CO-04: so many banners of these tips.
    Banners {
        /// Where.
        place: Where,
        /// Which banner.
        half: Half,
        /// At least so many.
        least: u8,
    },
    /// CO-05, CO-06: so many of an element.
    Elements {
        /// Where.
        place: Where,
        /// Which.
        element: Element,
        /// How many.
        count: Count,
    },
    /// CO-07: a track shows at least so much.
    Shows {
        /// The track.
        track: Track,
        /// At least so much.
        least: u8,
    },
    /// CO-08 to CO-11: a constellation is there, or is not.
    Constellation {
        /// Where.
        place: Where,
        /// Which.
        stars: Constellation,
        /// Must it be there, or must it not?
        present: bool,
    },
    /// CO-12: the column card above has so many stars.
    PreviousStars(u8),
    /// CO-15: the payment is made (TS-5.6).
    Pay {
        /// From which track.
        track: Track,
        /// How much.
        amount: u8,
    },
    /// CO-20: this half is mapped (TS-6.20).
    Mapped(HalfCode),
    /// CO-21: none of these halves is mapped.
    NotMapped(Vec<HalfCode>),
    /// CO-22: this World card is mapped, whichever half is upright (TS-6.21).
    CardMapped(u8),
    /// CO-23: this symbol is mapped in this orientation (TS-7.60).
    SymbolMapped(Reading),
    /// CO-24: it is not.
    SymbolNotMapped(Reading),
    /// CO-25: the mark track of that entry has an empty box.
    EmptyBox(Reading),
    /// CO-28: the leftmost visible letter of this text's mark track.
    Letter(Letter),
}
