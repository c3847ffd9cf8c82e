//! Whom and what an effect speaks of: selectors, filters, values, conditions (SV-8.11).

use crate::card_bits::CardBits;
use crate::cards::{Card, CardId};
use crate::crystal::Colour;
use serde::de::{self, MapAccess, Visitor};
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use std::fmt;
use std::marker::PhantomData;

/// A player, seen from the ability's controller.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Who {
    /// The controller.
    You,
    /// The opponent.
    Opponent,
    /// Both, the turn player first.
    Each,
}

/// An object that the occasion names.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Reference {
    /// The source.
    #[serde(rename = "self")]
    This,
    /// The own combatant.
    Bearer,
    /// The opposing combatant.
    Foe,
    /// The Haerian whose step caused the pick-up.
    Intruder,
    /// The object of the triggering occurrence.
    It,
    /// What the step before selected.
    That,
    /// The controller's Haerian on the source Building.
    Occupant,
}

/// Objects of the battlefield.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Group {
    /// Haerian you control.
    Ally,
    /// Haerian the opponent controls.
    Enemy,
    /// Any Haerian.
    Haerian,
    /// Any Building.
    Building,
}

/// Cards off the battlefield.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum CardGroup {
    /// Your hand.
    Hand,
    /// Your Afterlife.
    Afterlife,
    /// The opponent's Afterlife.
    OpponentAfterlife,
    /// Your Chronicles.
    Chronicles,
    /// The face-up part of your Realms.
    RealmsUp,
    /// The face-down part of your Realms.
    RealmsDown,
}

/// How many of a group.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Pick {
    /// Exactly one.
    One,
    /// None to so many.
    UpTo(u8),
    /// Every one.
    All,
}

/// The rows a filter or condition names, seen from the ability's controller.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Rows {
    /// Depth 1 and 2.
    Home,
    /// Depth 1.
    Initial,
    /// Depth 3.
    Frontier,
    /// Depth 4 and 5.
    EnemyHome,
    /// Depth 5.
    EnemyInitial,
}

/// The type of a card (SV-1.5).
#[derive(
    Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize,
)]
#[serde(rename_all = "kebab-case")]
pub enum CardType {
    /// A character.
    #[default]
    Haerian,
    /// A card of single use.
    Event,
    /// An item for combat.
    Equipment,
    /// A structure on a zone.
    Building,
}

/// A printed keyword that effects can ask for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[allow(missing_docs)] // The words of §6.
pub enum Keyword {
    Base,
    Legion,
    Glimmer,
    Bulwark,
    Intervention,
    Testament,
    Assault,
    Immolation,
    Snare,
    Tribute,
    Germinate,
    Sanctify,
}

/// What an object or card must be.
#[derive(Clone, Debug, PartialEq, Default, Serialize, Deserialize)]
#[serde(default, rename_all = "kebab-case", deny_unknown_fields)]
pub struct Filter {
    /// Not the source itself.
    #[serde(skip_serializing_if = "is_false")]
    pub other: bool,
    /// Adjacent to the reference zone.
    #[serde(skip_serializing_if = "is_false")]
    pub adjacent: bool,
    /// In its column.
    #[serde(skip_serializing_if = "is_false")]
    pub same_column: bool,
    /// In these rows.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub row: Option<Rows>,
    /// Residual Force.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub force_at_most: Option<u8>,
    /// Residual Force.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub force_at_least: Option<u8>,
    /// Printed cost value.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub cost_at_most: Option<u8>,
    /// Printed cost value.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub cost_at_least: Option<u8>,
    /// Has a pip of this colour.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub colour: Option<Colour>,
    /// Is of this type.
    #[serde(rename = "type", skip_serializing_if = "Option::is_none")]
    pub card_type: Option<CardType>,
    /// A word of its line: race, class word, school or kind.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub line: Option<String>,
    /// Has this keyword, printed or given.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub keyword: Option<Keyword>,
    /// Is this card.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub named: Option<CardName>,
    /// Is, or is not, a Puppet.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub puppet: Option<bool>,
    /// Is, or is not, a Champion.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub champion: Option<bool>,
    /// Has damage.
    #[serde(skip_serializing_if = "is_false")]
    pub damaged: bool,
    /// Is exhausted.
    #[serde(skip_serializing_if = "is_false")]
    pub exhausted: bool,
    /// A Building without a Haerian on it.
    #[serde(skip_serializing_if = "is_false")]
    pub vacant: bool,
    /// What of all this is asked, found once when the set is read.
    #[serde(skip)]
    pub(crate) asks: Asks,
}

/// What a filter asks, so that most of it need not be looked at.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Asks {
    /// Where the object stands.
    pub place: bool,
    /// Anything else that a card alone does not have: its state, Force or keywords.
    pub state: bool,
    /// The cards whose print fits.
    pub fitting: CardBits,
}

impl PartialEq for Asks {
    /// It follows from the filter, once a set was read.
    fn eq(&self, _: &Asks) -> bool {
        true
    }
}

fn is_false(value: &bool) -> bool {
    !value
}

/// A card that an effect names. It is found once the whole set has been read.
#[derive(Clone, Debug, PartialEq)]
pub struct CardName {
    /// Its id in files.
    pub id: String,
    /// The card.
    pub card: CardId,
}

impl Serialize for CardName {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(&self.id)
    }
}

impl<'de> Deserialize<'de> for CardName {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<CardName, D::Error> {
        Ok(CardName {
            id: String::deserialize(deserializer)?,
            card: CardId::default(),
        })
    }
}

impl Filter {
    /// Does it let everything pass?
    pub fn is_open(&self) -> bool {
        *self == Filter::default()
    }

    /// Finds out what it asks, and which cards of the set fit by their print.
    pub(crate) fn note(&mut self, cards: &[Card]) {
        self.asks.place = self.adjacent || self.same_column || self.row.is_some();
        self.asks.state = self.other
            || self.force_at_most.is_some()
            || self.force_at_least.is_some()
            || self.keyword.is_some()
            || self.damaged
            || self.exhausted
            || self.vacant;
        self.asks.fitting = CardBits::default();
        for card in cards {
            if self.print_fits(card) {
                self.asks.fitting.insert(card.index);
            }
        }
    }

    /// Does what is printed on the card fit?
    fn print_fits(&self, card: &Card) -> bool {
        self.cost_at_most
            .is_none_or(|most| card.cost.value() <= most)
            && self
                .cost_at_least
                .is_none_or(|least| card.cost.value() >= least)
            && self.colour.is_none_or(|colour| card.cost.has(colour))
            && self.card_type.is_none_or(|of| card.card_type == of)
            && (self.line.as_ref()).is_none_or(|word| card.line.iter().any(|own| own == word))
            && (self.named.as_ref()).is_none_or(|name| card.index == name.card)
            && self.puppet.is_none_or(|is| card.is_puppet() == is)
            && self.champion.is_none_or(|is| card.is_champion() == is)
    }
}

/// What a step acts on.
#[derive(Clone, Debug, PartialEq)]
pub enum Selector {
    /// An object that the occasion names.
    Named(Reference),
    /// Objects of the battlefield.
    Of {
        /// How many.
        pick: Pick,
        /// Of which.
        group: Group,
        /// What they must be.
        filter: Filter,
    },
}

/// Cards that a step chooses.
#[derive(Clone, Debug, PartialEq)]
pub enum CardChoice {
    /// The very card with the ability.
    This,
    /// Cards of an area.
    Of {
        /// How many.
        pick: Pick,
        /// Of which area.
        group: CardGroup,
        /// What they must be.
        filter: Filter,
    },
}

/// Writes `{ one = "enemy", ... }`, `{ up-to = 2, of = "ally", ... }` or `{ all = "ally", ... }`.
macro_rules! picked {
    ($record:ident, $group:ident) => {
        #[derive(Deserialize, Serialize)]
        #[serde(rename_all = "kebab-case", deny_unknown_fields)]
        struct $record {
            #[serde(default, skip_serializing_if = "Option::is_none")]
            one: Option<$group>,
            #[serde(default, skip_serializing_if = "Option::is_none")]
            all: Option<$group>,
            #[serde(default, skip_serializing_if = "Option::is_none")]
            up_to: Option<u8>,
            #[serde(default, skip_serializing_if = "Option::is_none")]
            of: Option<$group>,
            #[serde(default, rename = "where", skip_serializing_if = "Filter::is_open")]
            filter: Filter,
        }

        impl $record {
            fn write(pick: Pick, group: $group, filter: &Filter) -> $record {
                $record {
                    one: (pick == Pick::One).then_some(group),
                    all: (pick == Pick::All).then_some(group),
                    up_to: match pick {
                        Pick::UpTo(most) => Some(most),
                        _ => None,
                    },
                    of: matches!(pick, Pick::UpTo(_)).then_some(group),
                    filter: filter.clone(),
                }
            }

            fn read(self) -> Result<(Pick, $group, Filter), &'static str> {
                let (pick, group) = match (self.one, self.all, self.up_to, self.of) {
                    (Some(group), None, None, None) => (Pick::One, group),
                    (None, Some(group), None, None) => (Pick::All, group),
                    (None, None, Some(most @ 1..=9), Some(group)) => (Pick::UpTo(most), group),
                    (None, None, Some(_), Some(_)) => return Err("'up-to' is 1 to 9"),
                    (None, None, Some(_), None) => {
                        return Err("'up-to' needs 'of', such as { up-to = 2, of = \"enemy\" }");
                    }
                    _ => {
                        return Err(
                            "exactly one of 'one', 'all' and 'up-to' says how many are chosen",
                        );
                    }
                };
                Ok((pick, group, self.filter))
            }
        }
    };
}

picked!(PickedObjects, Group);
picked!(PickedCards, CardGroup);

/// Reads a word or a table, and tells both where neither fits.
pub(crate) struct WordOr<W, T>(PhantomData<(W, T)>, &'static str);

impl<W, T> WordOr<W, T> {
    /// The sentence says what would be right.
    pub const fn expecting(sentence: &'static str) -> WordOr<W, T> {
        WordOr(PhantomData, sentence)
    }
}

impl<'de, W: Deserialize<'de>, T: Deserialize<'de>> Visitor<'de> for WordOr<W, T> {
    type Value = Result<W, T>;

    fn expecting(&self, f: &mut fmt::Formatter) -> fmt::Result {
        f.write_str(self.1)
    }

    fn visit_str<E: de::Error>(self, word: &str) -> Result<Self::Value, E> {
        W::deserialize(de::value::StrDeserializer::new(word)).map(Ok)
    }

    fn visit_map<A: MapAccess<'de>>(self, map: A) -> Result<Self::Value, A::Error> {
        T::deserialize(de::value::MapAccessDeserializer::new(map)).map(Err)
    }
}

impl<'de> Deserialize<'de> for Selector {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Selector, D::Error> {
        let expected = "a word such as \"self\", or a table such as { one = \"enemy\" }";
        let read = deserializer
            .deserialize_any(WordOr::<Reference, PickedObjects>::expecting(expected))?;
        match read {
            Ok(reference) => Ok(Selector::Named(reference)),
            Err(picked) => {
                let (pick, group, filter) = picked.read().map_err(de::Error::custom)?;
                Ok(Selector::Of {
                    pick,
                    group,
                    filter,
                })
            }
        }
    }
}

impl Serialize for Selector {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        match self {
            Selector::Named(reference) => reference.serialize(serializer),
            Selector::Of {
                pick,
                group,
                filter,
            } => PickedObjects::write(*pick, *group, filter).serialize(serializer),
        }
    }
}

/// The word for the very card.
#[derive(Deserialize)]
enum ThisCard {
    #[serde(rename = "self")]
    This,
}

impl<'de> Deserialize<'de> for CardChoice {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<CardChoice, D::Error> {
        let expected = "\"self\", or a table such as { one = \"afterlife\" }";
        let read =
            deserializer.deserialize_any(WordOr::<ThisCard, PickedCards>::expecting(expected))?;
        match read {
            Ok(ThisCard::This) => Ok(CardChoice::This),
            Err(picked) => {
                let (pick, group, filter) = picked.read().map_err(de::Error::custom)?;
                Ok(CardChoice::Of {
                    pick,
                    group,
                    filter,
                })
            }
        }
    }
}

impl Serialize for CardChoice {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        match self {
            CardChoice::This => serializer.serialize_str("self"),
            CardChoice::Of {
                pick,
                group,
                filter,
            } => PickedCards::write(*pick, *group, filter).serialize(serializer),
        }
    }
}
