//! What must be so: "you control three or more Puppets".

use super::amount::who_variant;
use super::described::{chained, rows_variant};
use super::noun::{Determined, Role, Side, area, head_of};
use super::words::Subject;
use super::writer::Writer;
use crate::select::Reference;
use crate::value::{Bound, Condition, Quantity, Value};
use kernel::Phrase;

impl Writer<'_> {
    /// All conditions, one and the other.
    pub fn conditions(&mut self, conditions: &[Condition]) -> Phrase {
        let all = conditions.iter().map(|one| self.condition(one)).collect();
        chained("sovereign-conditions-join", all).unwrap_or(Phrase::new("sovereign-nothing"))
    }

    pub fn condition(&mut self, condition: &Condition) -> Phrase {
        match condition {
            Condition::Attacking => self.about_source("sovereign-is-attacking"),
            Condition::Defending => self.about_source("sovereign-is-defending"),
            Condition::StandsIn(rows) => {
                (self.about_source("sovereign-stands-in")).with("rows", rows_variant(*rows))
            }
            Condition::StandsOnBuilding => self.about_source("sovereign-stands-on-building"),
            Condition::Is(reference, filter) => {
                let that = self.that;
                let object = self.referred(*reference, Role::Plain);
                self.that = that;
                let kind = self.noun(Determined::Kind, Side::Bare, "haerian", filter, Role::Plain);
                Phrase::new("sovereign-is")
                    .with("object", object.phrase)
                    .with("kind", kind.phrase)
            }
            Condition::Amount(value, bound) => self.bounded(value, *bound),
        }
    }

    /// A condition of the source, or of the bearer of an Equipment.
    fn about_source(&mut self, key: &'static str) -> Phrase {
        let source = match self.this {
            Subject::Equipment => Reference::Bearer,
            _ => Reference::This,
        };
        let that = self.that;
        let noun = self.referred(source, Role::Plain);
        self.that = that;
        Phrase::new(key).with("object", noun.phrase)
    }

    fn bounded(&mut self, value: &Value, bound: Bound) -> Phrase {
        let (variant, count) = match bound {
            Bound::AtLeast(count) => ("at-least", count),
            Bound::AtMost(count) => ("at-most", count),
            Bound::Exactly(count) => ("exactly", count),
        };
        let bounded = Determined::Bounded(count);
        let plain = value.at_most.is_none() && !value.minus;
        let phrase = match &value.of {
            Quantity::Objects(group, filter) if plain => {
                let head = head_of(*group);
                let noun = self.noun(bounded, Side::Bare, head, filter, Role::Plain);
                Phrase::new("sovereign-there-are")
                    .with("side", Side::of(*group).variant())
                    .with("counted", noun.phrase)
            }
            Quantity::Cards(group, filter) if plain => {
                let noun = self.noun(bounded, Side::Card, "card", filter, Role::Plain);
                Phrase::new("sovereign-there-are-in")
                    .with("area", area(*group, false))
                    .with("counted", noun.phrase)
            }
            Quantity::Hand(who) if plain => {
                Phrase::new("sovereign-hand-holds").with("who", who_variant(*who))
            }
            Quantity::Missing(who) if plain => {
                Phrase::new("sovereign-are-missing").with("who", who_variant(*who))
            }
            _ => Phrase::new("sovereign-is-bounded").with("quantity", self.quantity(value)),
        };
        phrase.with("bound", variant).with("count", count)
    }
}
