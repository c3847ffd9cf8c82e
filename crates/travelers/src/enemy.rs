//! Enemies and their modifiers.

use crate::element::Element;
use crate::half::Half;
use crate::story::Story;
use serde::{Deserialize, Serialize};

/// An enemy as printed.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Enemy {
    /// Its name.
    pub name: Story,
    /// The flavour line of its scroll, where it has no modifier.
    pub about: Story,
    /// How hard it is meant to be.
    pub tier: Tier,
    /// Level.
    pub level: u8,
    /// Attack.
    pub attack: u8,
    /// Defense; 0 with the trap modifier, which has none.
    pub defense: u8,
    /// Its modifier, if it has one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub modifier: Option<Modifier>,
    /// Which of its values the right neighbour changes (World, TS-2.8).
    #[serde(default)]
    pub slots: Slots,
    /// What it gives to the enemy on its left (World, TS-2.8).
    #[serde(default)]
    pub gives: Bonus,
}

impl Enemy {
    /// MO-13: a trap has no defense and falls to enough Defense Points.
    pub fn is_trap(&self) -> bool {
        self.modifier == Some(Modifier::Trap)
    }
}

/// Tiers of enemies (TS-8.30) and the special ones (TS-5.71).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Tier {
    /// Level 2.
    T1,
    /// Level 3.
    T2,
    /// Level 4.
    T3,
    /// Level 6.
    T4,
    /// Level 8.
    T5,
    /// Level 8, a guardian.
    Miniboss,
    /// Level 8, the villain or its second form.
    Boss,
    /// A lock: no danger, no level.
    Lock,
    /// A trap: no level.
    Trap,
}

/// Three attribute slots, each open or closed (TS-2.8).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Slots {
    /// Is the level's slot open?
    #[serde(default)]
    pub level: bool,
    /// Is the attack's slot open?
    #[serde(default)]
    pub attack: bool,
    /// Is the defense's slot open?
    #[serde(default)]
    pub defense: bool,
}

/// Three given bonuses (TS-2.8).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Bonus {
    /// For the level.
    #[serde(default)]
    pub level: i8,
    /// For the attack.
    #[serde(default)]
    pub attack: i8,
    /// For the defense.
    #[serde(default)]
    pub defense: i8,
}

/// An enemy's modifier (TS-5.70).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub enum Modifier {
    /// MO-01 to MO-12: a value changes by 1 if the snapshot of the turn fits.
    Change {
        /// What the snapshot must show.
        on: Sign,
        /// Which value changes.
        value: Changed,
        /// By how much: +1 for a buff, -1 for a debuff.
        by: i8,
    },
    /// MO-13: no defense; defeated by enough Defense Points.
    Trap,
}

/// What a modifier looks for in the snapshot.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Sign {
    /// At least one of the element in play.
    Element(Element),
    /// At most so many cards in play.
    AtMostCards(u8),
    /// At least so many cards in play.
    AtLeastCards(u8),
    /// At least two banners of this half in play.
    TwoBanners(Half),
}

/// The value a modifier changes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Changed {
    /// Attack.
    Attack,
    /// Defense.
    Defense,
}
