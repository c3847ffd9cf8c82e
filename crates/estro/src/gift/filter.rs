//! Which cards a template accepts (ES-5.9).

use crate::estri::EstroSet;
use serde::{Deserialize, Serialize};

/// Whose side of the field, seen from the gift's controller.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Whose {
    /// The own side (in Inferno the team's).
    Own,
    /// The opposing side.
    Enemy,
    /// Either.
    Both,
}

/// Which faces a filter accepts (ES-5.9).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Faces {
    /// Face-up cards: the default.
    #[default]
    Up,
    /// Face-down cards.
    Down,
    /// Both.
    Any,
}

/// Which cards a template accepts (ES-5.9). An absent field accepts all.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields, default)]
pub struct Filter {
    /// Only of these estri.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub estro: Option<EstroSet>,
    /// Only empty cards, or only gift cards.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub gift: Option<Giftedness>,
    /// TOT of this or less.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub tot_at_most: Option<u8>,
    /// TOT of this or more.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub tot_at_least: Option<u8>,
    /// Primary value of this or less.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub primary_at_most: Option<u8>,
    /// Primary value of this or more.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub primary_at_least: Option<u8>,
    /// Face-up, face-down or both.
    #[serde(skip_serializing_if = "is_up")]
    pub face: Faces,
    /// Only cards that lost some of a value for good.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub damaged: bool,
}

fn is_up(face: &Faces) -> bool {
    *face == Faces::Up
}

impl Filter {
    /// Every face-up card.
    pub const ANY: Filter = Filter {
        estro: None,
        gift: None,
        tot_at_most: None,
        tot_at_least: None,
        primary_at_most: None,
        primary_at_least: None,
        face: Faces::Up,
        damaged: false,
    };

    /// Does it accept every card whose face is right?
    pub fn is_open(&self) -> bool {
        Filter {
            face: Faces::Up,
            ..*self
        } == Filter::ANY
    }
}

/// Has a card a gift printed on it?
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Giftedness {
    /// An empty card.
    Empty,
    /// A gift card.
    Gift,
}
