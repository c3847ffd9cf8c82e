//! How much: a number, or an X that the end of the clause explains.

use super::noun::{Determined, Role, Side, area, head_of};
use super::words;
use super::writer::Writer;
use crate::select::Who;
use crate::value::{Quantity, Value};
use kernel::{Arg, Phrase};

/// An amount inside a clause.
pub(super) struct Amount {
    /// A number or "X".
    pub shown: Arg,
    /// What X is.
    pub meaning: Option<Phrase>,
}

impl Amount {
    /// The clause, with what X is.
    pub fn explain(self, clause: Phrase) -> Phrase {
        match self.meaning {
            Some(meaning) => Phrase::new("sovereign-where")
                .with("clause", clause)
                .with("meaning", meaning),
            None => clause,
        }
    }
}

impl Writer<'_> {
    pub fn amount(&mut self, value: &Value) -> Amount {
        match value.of {
            Quantity::Number(number) => Amount {
                shown: Arg::Number(if value.minus { -number } else { number }.into()),
                meaning: None,
            },
            _ => Amount {
                shown: if value.minus { "−X" } else { "X" }.into(),
                meaning: Some(self.quantity(value)),
            },
        }
    }

    /// An amount that is added or taken away: "+2", "−X".
    pub fn change(&mut self, value: &Value) -> Amount {
        let Quantity::Number(number) = value.of else {
            return Amount {
                shown: if value.minus { "−X" } else { "+X" }.into(),
                meaning: Some(self.quantity(value)),
            };
        };
        let number = if value.minus { -number } else { number };
        Amount {
            shown: signed(number),
            meaning: None,
        }
    }

    /// What is counted, and its limit.
    pub fn quantity(&mut self, value: &Value) -> Phrase {
        let counted = self.counted(&value.of);
        match value.at_most {
            Some(most) => Phrase::new("sovereign-at-most")
                .with("quantity", counted)
                .with("most", most),
            None => counted,
        }
    }

    fn counted(&mut self, quantity: &Quantity) -> Phrase {
        match quantity {
            Quantity::Number(number) => {
                Phrase::new("sovereign-number-itself").with("count", i64::from(*number))
            }
            Quantity::Objects(group, filter) => {
                let (side, head) = (Side::of(*group), head_of(*group));
                let noun = self.noun(Determined::Counted, side, head, filter, Role::Of);
                Phrase::new("sovereign-number-of").with("counted", noun.phrase)
            }
            Quantity::Cards(group, filter) => {
                let noun = self.noun(Determined::Counted, Side::Card, "card", filter, Role::Of);
                Phrase::new("sovereign-number-in")
                    .with("counted", noun.phrase)
                    .with("area", area(*group, false))
            }
            Quantity::Force(reference) => {
                let that = self.that;
                let noun = self.referred(*reference, Role::Of);
                self.that = that;
                Phrase::new("sovereign-force-of").with("on", noun.phrase)
            }
            Quantity::Missing(who) => {
                Phrase::new("sovereign-missing").with("who", who_variant(*who))
            }
            Quantity::Hand(who) => {
                Phrase::new("sovereign-hand-size").with("who", who_variant(*who))
            }
            Quantity::Crystals(who, None) => {
                Phrase::new("sovereign-crystals").with("who", who_variant(*who))
            }
            Quantity::Crystals(who, Some(colour)) => Phrase::new("sovereign-crystals-of")
                .with("who", who_variant(*who))
                .with("colour", words::colour(*colour)),
        }
    }
}

pub(super) fn signed(number: i8) -> Arg {
    let sign = if number < 0 { '−' } else { '+' };
    format!("{sign}{}", number.unsigned_abs()).as_str().into()
}

pub(super) fn who_variant(who: Who) -> &'static str {
    match who {
        Who::You => "you",
        Who::Opponent => "opponent",
        Who::Each => "each",
    }
}
