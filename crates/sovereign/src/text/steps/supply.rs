//! Steps with Crystals, costs, Puppets, the wall, the Realms and Equipment (T38 to T60).

use super::{Clause, of_player};
use crate::crystal::Colour;
use crate::effect::{CostFor, CoverFrom, Place, Step};
use crate::select::{CardName, Filter, Keyword};
use crate::text::lasting::{changed, until_phrase};
use crate::text::noun::{Determined, Role, Side};
use crate::text::words::{keyword, reminder};
use crate::text::writer::{That, Writer};
use kernel::Phrase;

impl Writer<'_> {
    /// T38 to T45.
    pub(super) fn supply(&mut self, step: &Step) -> Clause {
        match step {
            Step::Crystallize {
                colour,
                count,
                exhausted,
            } => Clause::imperative(
                Phrase::new("sovereign-crystallize")
                    .with("crystals", crystals(*colour, *count))
                    .with("count", *count)
                    .with("state", if *exhausted { "exhausted" } else { "ready" }),
            ),
            Step::Refresh { count, colour } => Clause::imperative(
                Phrase::new("sovereign-refresh")
                    .with("count", *count)
                    .with("colour", colour.map_or("any", Colour::id)),
            ),
            Step::Shatter { who, count } => {
                Clause::by(*who, Phrase::new("sovereign-shatter").with("count", *count))
            }
            Step::Drain { who, count } => {
                Clause::by(*who, Phrase::new("sovereign-drain").with("count", *count))
            }
            Step::Cost { filter, by, until } => self.cost(filter, *by, *until),
            Step::Germinate(count) => self.keyword_action(Keyword::Germinate, *count),
            Step::Sanctify(count) => self.keyword_action(Keyword::Sanctify, *count),
            Step::Generate { puppet, count, at } => self.generate(puppet, *count, *at),
            _ => Clause::nothing(),
        }
    }

    fn keyword_action(&mut self, action: Keyword, count: u8) -> Clause {
        let done = Phrase::new("sovereign-keyword-action")
            .with("keyword", keyword(action))
            .with("count", count);
        Clause::imperative(self.explained(done, reminder(action)))
    }

    /// T42.
    fn cost(&mut self, filter: &Filter, by: i8, until: CostFor) -> Clause {
        let (determined, key) = match until {
            CostFor::Static => (Determined::Such, "sovereign-cost"),
            CostFor::Turn => (Determined::Such, "sovereign-cost-turn"),
            CostFor::Next => (Determined::Next, "sovereign-cost-next"),
        };
        let such = self.noun(determined, Side::Card, "card", filter, Role::Plain);
        Clause::declarative(changed(key, by).with("such", such.phrase))
    }

    /// T45.
    fn generate(&mut self, puppet: &CardName, count: u8, at: Place) -> Clause {
        let filter = Filter {
            named: Some(puppet.clone()),
            ..Filter::default()
        };
        let new = self.noun(
            Determined::New(count),
            Side::Bare,
            "puppet",
            &filter,
            Role::Plain,
        );
        self.that = That {
            building: false,
            number: new.number,
        };
        let clause = Phrase::new("sovereign-generate")
            .with("new", new.phrase)
            .with("place", self.place(at, new.number));
        Clause::imperative(clause)
    }

    /// T46 to T60, without T55 to T57 and T59.
    pub(super) fn wall(&mut self, step: &Step) -> Clause {
        let counted = |key, count: u8| Clause::imperative(Phrase::new(key).with("count", count));
        match step {
            Step::Cover { count, from } => counted(
                match from {
                    CoverFrom::Chronicles => "sovereign-cover-chronicles",
                    CoverFrom::Hand => "sovereign-cover-hand",
                },
                *count,
            ),
            Step::Pickup { who, count } => {
                Clause::by(*who, Phrase::new("sovereign-pickup").with("count", *count))
            }
            Step::Forfeit { who, count } => {
                Clause::by(*who, Phrase::new("sovereign-forfeit").with("count", *count))
            }
            Step::Breach(count) => counted("sovereign-breach", *count),
            Step::Peek { who, count } => {
                Clause::imperative(of_player("sovereign-peek", *who, *count))
            }
            Step::Shift(count) => counted("sovereign-shift", *count),
            Step::Safeguard { amount, until } => {
                let amount = self.amount(amount);
                let clause = Phrase::new("sovereign-safeguard")
                    .with("amount", amount.shown.clone())
                    .with("until", until_phrase(*until));
                Clause::imperative(amount.explain(clause))
            }
            Step::Take(count) => self.up_to("sovereign-take", *count),
            Step::Veil(count) => self.up_to("sovereign-veil", *count),
            Step::Rearm(count) => counted("sovereign-rearm", *count),
            Step::Vocations(count) => {
                Clause::declarative(Phrase::new("sovereign-vocations").with("count", *count))
            }
            _ => Clause::nothing(),
        }
    }

    /// Up to so many; where the whole ability can be declined, one is just one.
    fn up_to(&self, key: &'static str, count: u8) -> Clause {
        let asked = if self.optional && count == 1 {
            "yes"
        } else {
            "no"
        };
        Clause::imperative(Phrase::new(key).with("count", count).with("asked", asked))
    }
}

fn crystals(colour: Colour, count: u8) -> Phrase {
    Phrase::new("sovereign-crystals-count")
        .with("colour", colour.id())
        .with("count", count)
}
