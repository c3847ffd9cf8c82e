//! The hero side of a set: eight Hero Cards and the Status Card's words.

use crate::effect::Effect;
use crate::element::Element;
use crate::half::Half;
use crate::sentence::Sentence;
use crate::story::Story;
use serde::{Deserialize, Serialize};

/// A class of heroes (section 8.3).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
pub enum Class {
    /// Banners and the conversion of points.
    B,
    /// Elements.
    E,
    /// Constellations.
    C,
}

impl Class {
    /// Every class, in the order seeds draw them (TS-8.4).
    pub const ALL: [Class; 3] = [Class::B, Class::E, Class::C];

    /// The class's id in keys.
    pub const fn id(self) -> &'static str {
        match self {
            Class::B => "b",
            Class::E => "e",
            Class::C => "c",
        }
    }
}

/// The hero side of a set (TS-1.2).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct HeroSide {
    /// The hero's class.
    pub class: Class,
    /// The hero's title on the Status Card.
    pub title: Story,
    /// One line about the hero.
    pub about: Story,
    /// Hero Cards 1 to 8.
    pub cards: Vec<HeroCard>,
}

/// A Hero Card: two halves, head to tail (TS-2.2).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct HeroCard {
    /// Half I.
    #[serde(rename = "I")]
    pub one: HeroHalf,
    /// Half II.
    #[serde(rename = "II")]
    pub two: HeroHalf,
}

impl HeroCard {
    /// This half of the card.
    pub const fn half(&self, half: Half) -> &HeroHalf {
        match half {
            Half::I => &self.one,
            Half::II => &self.two,
        }
    }
}

/// One half of a Hero Card (TS-2.2).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct HeroHalf {
    /// The noun of its name (TS-8.18).
    pub noun: Story,
    /// What follows the noun.
    pub epithet: Story,
    /// Card Value: the Mana it gives.
    pub value: u8,
    /// Its element, if it shows one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub element: Option<Element>,
    /// Its Exhaust Effect.
    pub exhaust: Exhaust,
    /// One or two abilities.
    pub abilities: Vec<Ability>,
}

impl HeroHalf {
    /// TS-2.3: as many stars as abilities.
    pub fn stars(&self) -> u8 {
        self.abilities.len() as u8
    }
}

/// An ability of a half.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Ability {
    /// Activation Cost in Mana.
    pub cost: u8,
    /// What it does.
    pub sentences: Vec<Sentence>,
}

impl Ability {
    /// Does it fill a mark (EF-07)?
    pub fn has_marks(&self) -> bool {
        let effects = |sentence: &Sentence| sentence.effects.contains(&Effect::Legacy);
        self.sentences.iter().any(effects)
    }
}

/// An Exhaust Effect: its model and Mana cost.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Exhaust {
    /// Its model.
    pub model: ExhaustModel,
    /// What paying costs; 0 with [`ExhaustModel::Free`], which cannot be paid.
    #[serde(default)]
    pub cost: u8,
}

impl Exhaust {
    /// TS-4.61: what XM-3 and XM-4 give when the card is not paid for.
    pub const fn points(half: Half) -> u8 {
        match half {
            Half::I => 2,
            Half::II => 3,
        }
    }
}

/// The models of Exhaust Effects (TS-4.61).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum ExhaustModel {
    /// XM-1: pay, or turn (I), or be removed (II).
    Basic,
    /// XM-2: as Basic, and nothing happens to it while it is in hand.
    Shield,
    /// XM-3: as Basic, and unpaid it gives attack.
    Deflect,
    /// XM-4: as Basic, and unpaid it gives defense.
    Tenacity,
    /// XM-5: cannot be paid.
    Free,
}
