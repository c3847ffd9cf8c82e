//! Amounts that an effect computes, and conditions on them (SV-8.11).

use crate::crystal::Colour;
use crate::select::{CardGroup, Filter, Group, Reference, Rows, Who};
use serde::de::{self, MapAccess, Visitor};
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use std::fmt;

/// An amount.
#[derive(Clone, Debug, PartialEq)]
pub struct Value {
    /// What is counted.
    pub of: Quantity,
    /// Never more than this.
    pub at_most: Option<u8>,
    /// It is taken away.
    pub minus: bool,
}

/// What an amount counts.
#[derive(Clone, Debug, PartialEq)]
pub enum Quantity {
    /// Just a number.
    Number(i8),
    /// Objects of the battlefield.
    Objects(Group, Filter),
    /// Cards of an area.
    Cards(CardGroup, Filter),
    /// The Residual Force of an object.
    Force(Reference),
    /// Missing face-down cards (SV-4.12).
    Missing(Who),
    /// Hand cards.
    Hand(Who),
    /// Crystals, ready or not.
    Crystals(Who, Option<Colour>),
}

impl Value {
    /// A plain number.
    pub const fn number(number: i8) -> Value {
        Value {
            of: Quantity::Number(number),
            at_most: None,
            minus: false,
        }
    }
}

/// A group of objects or of cards.
#[derive(Clone, Copy, Deserialize, Serialize)]
#[serde(untagged)]
enum AnyGroup {
    Objects(Group),
    Cards(CardGroup),
}

#[derive(Default, Deserialize, Serialize)]
#[serde(default, rename_all = "kebab-case", deny_unknown_fields)]
struct ValueRecord {
    #[serde(skip_serializing_if = "Option::is_none")]
    count: Option<AnyGroup>,
    #[serde(rename = "where", skip_serializing_if = "Filter::is_open")]
    filter: Filter,
    #[serde(skip_serializing_if = "Option::is_none")]
    force_of: Option<Reference>,
    #[serde(skip_serializing_if = "Option::is_none")]
    missing: Option<Who>,
    #[serde(skip_serializing_if = "Option::is_none")]
    hand: Option<Who>,
    #[serde(skip_serializing_if = "Option::is_none")]
    crystals: Option<Who>,
    #[serde(skip_serializing_if = "Option::is_none")]
    colour: Option<Colour>,
    #[serde(skip_serializing_if = "Option::is_none")]
    at_most: Option<u8>,
    #[serde(skip_serializing_if = "is_false")]
    minus: bool,
}

fn is_false(value: &bool) -> bool {
    !value
}

impl ValueRecord {
    fn read(self) -> Result<Value, &'static str> {
        let quantities = [
            self.count.map(|group| match group {
                AnyGroup::Objects(group) => Quantity::Objects(group, self.filter.clone()),
                AnyGroup::Cards(group) => Quantity::Cards(group, self.filter.clone()),
            }),
            self.force_of.map(Quantity::Force),
            self.missing.map(Quantity::Missing),
            self.hand.map(Quantity::Hand),
            self.crystals
                .map(|who| Quantity::Crystals(who, self.colour)),
        ];
        let mut given = quantities.into_iter().flatten();
        let (Some(of), None) = (given.next(), given.next()) else {
            return Err(
                "an amount is a number, or a table with exactly one of 'count', 'force-of', 'missing', 'hand' and 'crystals'",
            );
        };
        if !self.filter.is_open() && self.count.is_none() {
            return Err("'where' belongs to 'count'");
        }
        if self.colour.is_some() && self.crystals.is_none() {
            return Err("'colour' belongs to 'crystals'");
        }
        Ok(Value {
            of,
            at_most: self.at_most,
            minus: self.minus,
        })
    }

    fn write(value: &Value) -> ValueRecord {
        let mut record = ValueRecord {
            at_most: value.at_most,
            minus: value.minus,
            ..ValueRecord::default()
        };
        match &value.of {
            Quantity::Number(_) => {}
            Quantity::Objects(group, filter) => {
                record.count = Some(AnyGroup::Objects(*group));
                record.filter = filter.clone();
            }
            Quantity::Cards(group, filter) => {
                record.count = Some(AnyGroup::Cards(*group));
                record.filter = filter.clone();
            }
            Quantity::Force(reference) => record.force_of = Some(*reference),
            Quantity::Missing(who) => record.missing = Some(*who),
            Quantity::Hand(who) => record.hand = Some(*who),
            Quantity::Crystals(who, colour) => {
                record.crystals = Some(*who);
                record.colour = *colour;
            }
        }
        record
    }
}

impl<'de> Deserialize<'de> for Value {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Value, D::Error> {
        struct Reader;

        impl<'de> Visitor<'de> for Reader {
            type Value = Value;

            fn expecting(&self, f: &mut fmt::Formatter) -> fmt::Result {
                f.write_str("a number, or a table such as { count = \"ally\" }")
            }

            fn visit_i64<E: de::Error>(self, number: i64) -> Result<Value, E> {
                i8::try_from(number)
                    .map(Value::number)
                    .map_err(|_| E::custom(format!("an amount is -128 to 127, not {number}")))
            }

            fn visit_u64<E: de::Error>(self, number: u64) -> Result<Value, E> {
                self.visit_i64(i64::try_from(number).unwrap_or(i64::MAX))
            }

            fn visit_map<A: MapAccess<'de>>(self, map: A) -> Result<Value, A::Error> {
                let record = ValueRecord::deserialize(de::value::MapAccessDeserializer::new(map))?;
                record.read().map_err(de::Error::custom)
            }
        }

        deserializer.deserialize_any(Reader)
    }
}

impl Serialize for Value {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        match self.of {
            Quantity::Number(number) => serializer.serialize_i8(number),
            _ => ValueRecord::write(self).serialize(serializer),
        }
    }
}

/// What must be so for an ability to work.
#[derive(Clone, Debug, PartialEq)]
pub enum Condition {
    /// The source, or the bearer, is the attacker of the current combat.
    Attacking,
    /// It is the defender.
    Defending,
    /// The source's zone lies in these rows.
    StandsIn(Rows),
    /// There is a Building on the source's zone.
    StandsOnBuilding,
    /// An object is something.
    Is(Reference, Filter),
    /// An amount is at least, at most or exactly so much.
    Amount(Value, Bound),
}

/// How an amount is compared.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[allow(missing_docs)]
pub enum Bound {
    AtLeast(u8),
    AtMost(u8),
    Exactly(u8),
}

#[derive(Deserialize, Serialize)]
#[serde(rename_all = "kebab-case")]
enum ConditionWord {
    Attacking,
    Defending,
    OnBuilding,
}

#[derive(Default, Deserialize, Serialize)]
#[serde(default, rename_all = "kebab-case", deny_unknown_fields)]
struct ConditionRecord {
    #[serde(skip_serializing_if = "Option::is_none")]
    stands_in: Option<Rows>,
    #[serde(skip_serializing_if = "Option::is_none")]
    object: Option<Reference>,
    #[serde(rename = "where", skip_serializing_if = "Filter::is_open")]
    filter: Filter,
    #[serde(skip_serializing_if = "Option::is_none")]
    amount: Option<Value>,
    #[serde(skip_serializing_if = "Option::is_none")]
    at_least: Option<u8>,
    #[serde(skip_serializing_if = "Option::is_none")]
    at_most: Option<u8>,
    #[serde(skip_serializing_if = "Option::is_none")]
    exactly: Option<u8>,
}

impl ConditionRecord {
    fn read(self) -> Result<Condition, &'static str> {
        match (self.stands_in, self.object, self.amount) {
            (Some(rows), None, None) => Ok(Condition::StandsIn(rows)),
            (None, Some(object), None) => Ok(Condition::Is(object, self.filter)),
            (None, None, Some(amount)) => {
                let bound = match (self.at_least, self.at_most, self.exactly) {
                    (Some(least), None, None) => Bound::AtLeast(least),
                    (None, Some(most), None) => Bound::AtMost(most),
                    (None, None, Some(number)) => Bound::Exactly(number),
                    _ => {
                        return Err(
                            "'amount' needs exactly one of 'at-least', 'at-most' and 'exactly'",
                        );
                    }
                };
                Ok(Condition::Amount(amount, bound))
            }
            _ => Err(
                "a condition is \"attacking\", \"defending\", \"on-building\", or a table with exactly one of 'stands-in', 'object' and 'amount'",
            ),
        }
    }
}

impl<'de> Deserialize<'de> for Condition {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Condition, D::Error> {
        let expected = "a word such as \"attacking\", or a table such as { object = \"it\", where = { puppet = true } }";
        let read = deserializer
            .deserialize_any(
                crate::select::WordOr::<ConditionWord, ConditionRecord>::expecting(expected),
            )?;
        match read {
            Ok(ConditionWord::Attacking) => Ok(Condition::Attacking),
            Ok(ConditionWord::Defending) => Ok(Condition::Defending),
            Ok(ConditionWord::OnBuilding) => Ok(Condition::StandsOnBuilding),
            Err(record) => record.read().map_err(de::Error::custom),
        }
    }
}

impl Serialize for Condition {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let record = match self {
            Condition::Attacking => return ConditionWord::Attacking.serialize(serializer),
            Condition::Defending => return ConditionWord::Defending.serialize(serializer),
            Condition::StandsOnBuilding => return ConditionWord::OnBuilding.serialize(serializer),
            Condition::StandsIn(rows) => ConditionRecord {
                stands_in: Some(*rows),
                ..ConditionRecord::default()
            },
            Condition::Is(object, filter) => ConditionRecord {
                object: Some(*object),
                filter: filter.clone(),
                ..ConditionRecord::default()
            },
            Condition::Amount(amount, bound) => {
                let mut record = ConditionRecord {
                    amount: Some(amount.clone()),
                    ..ConditionRecord::default()
                };
                match *bound {
                    Bound::AtLeast(number) => record.at_least = Some(number),
                    Bound::AtMost(number) => record.at_most = Some(number),
                    Bound::Exactly(number) => record.exactly = Some(number),
                }
                record
            }
        };
        record.serialize(serializer)
    }
}
