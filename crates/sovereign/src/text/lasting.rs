//! What an object gets for a time, or has as long as an ability applies.

use super::amount::{Amount, signed};
use super::noun::{Determined, Role, Side};
use super::sentence;
use super::steps::Clause;
use super::words;
use super::writer::Writer;
use crate::effect::{Ability, Step, Trait, Until};
use crate::select::{Pick, Reference, Selector};
use crate::value::{Quantity, Value};
use kernel::{Arg, Phrase};

/// What is given: one item of "gets +2 Force and Leap until Sunset".
pub(super) struct Gift<'a> {
    on: &'a Selector,
    until: Option<Until>,
    what: What<'a>,
}

enum What<'a> {
    Force(&'a Value),
    Direct(&'a Value),
    Armor(&'a Value),
    Shield(&'a Value),
    Trait(Trait),
}

impl<'a> Gift<'a> {
    pub fn of(step: &'a Step) -> Option<Gift<'a>> {
        let (on, until, what) = match step {
            Step::Force { on, by, until } => (on, Some(*until), What::Force(by)),
            Step::Aura { on, by } => (on, None, What::Force(by)),
            Step::Direct { on, by, until } => (on, *until, What::Direct(by)),
            Step::Armor { on, amount, until } => (on, *until, What::Armor(amount)),
            Step::Shield { on, amount, until } => (on, Some(*until), What::Shield(amount)),
            Step::Trait { on, flag, until } => (on, *until, What::Trait(*flag)),
            _ => return None,
        };
        Some(Gift { on, until, what })
    }

    /// A trait or an armor of its own stands alone, as a keyword does.
    fn stands_alone(&self) -> bool {
        let own = *self.on == Selector::Named(Reference::This);
        own && match self.what {
            What::Trait(_) => true,
            What::Armor(amount) => matches!(amount.of, Quantity::Number(_)),
            _ => false,
        }
    }

    /// Can both be said in one clause? Two things that are X cannot.
    fn joins(&self, next: &Gift) -> bool {
        let varies = |gift: &Gift| match gift.what {
            What::Force(value) | What::Direct(value) | What::Armor(value) | What::Shield(value) => {
                !matches!(value.of, Quantity::Number(_))
            }
            What::Trait(_) => false,
        };
        self.until == next.until && same_target(self.on, next.on) && !(varies(self) && varies(next))
    }
}

/// Does the next step act on the same objects?
pub(super) fn same_target(first: &Selector, next: &Selector) -> bool {
    match (first, next) {
        (_, Selector::Named(Reference::That)) => true,
        (
            Selector::Of {
                pick: Pick::All, ..
            }
            | Selector::Named(_),
            _,
        ) => first == next,
        _ => false,
    }
}

/// The gifts at the beginning of the steps that go into one clause.
pub(super) fn gifts(steps: &[Step]) -> Vec<Gift<'_>> {
    let mut found: Vec<Gift> = Vec::new();
    for step in steps {
        match Gift::of(step) {
            Some(gift) if found.iter().all(|before| before.joins(&gift)) => found.push(gift),
            _ => break,
        }
    }
    found
}

impl Writer<'_> {
    /// "a Haerian you control gets +2 Force and Leap until Sunset".
    pub fn gets(&mut self, gifts: &[Gift]) -> Clause {
        let Some(first) = gifts.first() else {
            return Clause::declarative(Phrase::new("sovereign-nothing"));
        };
        let on = self.selected(first.on, Role::Plain);
        let (items, amount) = self.items(gifts);
        let clause = match first.until {
            Some(until) => Phrase::new("sovereign-gets").with("until", until_phrase(until)),
            None => Phrase::new("sovereign-has"),
        };
        let clause = clause
            .with("on", on.phrase)
            .with("number", on.number.variant())
            .with("items", items);
        Clause::declarative(amount.explain(clause))
    }

    fn items(&mut self, gifts: &[Gift]) -> (Arg, Amount) {
        let mut meaning = None;
        let items = (gifts.iter())
            .map(|gift| {
                let (item, found) = self.item(&gift.what);
                meaning = meaning.take().or(found);
                item
            })
            .collect();
        let shown = Arg::Number(0);
        (Arg::List(items), Amount { shown, meaning })
    }

    fn item(&mut self, what: &What) -> (Phrase, Option<Phrase>) {
        let (key, amount) = match what {
            What::Force(by) => ("sovereign-item-force", self.change(by)),
            What::Direct(by) => ("sovereign-item-direct", self.change(by)),
            What::Armor(amount) => ("sovereign-item-armor", self.amount(amount)),
            What::Shield(amount) => ("sovereign-item-shield", self.amount(amount)),
            What::Trait(flag) => return (self.told_trait(*flag), None),
        };
        let item = Phrase::new(key).with("amount", amount.shown);
        let item = match what {
            What::Armor(_) => self.explained(item, Phrase::new("sovereign-armor-reminder")),
            What::Shield(_) => self.explained(item, Phrase::new("sovereign-shield-reminder")),
            _ => item,
        };
        (item, amount.meaning)
    }

    fn told_trait(&mut self, flag: Trait) -> Phrase {
        self.explained(words::trait_name(flag), words::trait_reminder(flag))
    }

    /// A STATIC ability: a sentence for each thing it is about.
    pub fn standing(&mut self, ability: &Ability) -> Vec<Phrase> {
        let mut sentences = Vec::new();
        let mut rest = &ability.steps[..];
        while let Some((step, later)) = rest.split_first() {
            if let Some(gift) = Gift::of(step)
                && gift.stands_alone()
                && ability.when.is_empty()
            {
                let (item, _) = self.item(&gift.what);
                sentences.push(sentence(item));
                rest = later;
                continue;
            }
            let run = gifts(rest);
            let clause = if run.is_empty() {
                self.clause(step).phrase
            } else {
                self.gets(&run).phrase
            };
            rest = &rest[run.len().max(1)..];
            sentences.push(sentence(self.only_while(clause, ability)));
        }
        sentences
    }

    fn only_while(&mut self, clause: Phrase, ability: &Ability) -> Phrase {
        if ability.when.is_empty() {
            return clause;
        }
        Phrase::new("sovereign-while")
            .with("effect", clause)
            .with("conditions", self.conditions(&ability.when))
    }

    /// T55 to T57: what holds for the player.
    pub fn continuous(&mut self, step: &Step) -> Phrase {
        match step {
            Step::Quota(by) => changed("sovereign-quota", *by),
            Step::Arms(by) => changed("sovereign-arms", *by),
            Step::Temper { by, filter } => {
                let such = self.noun(
                    Determined::Such,
                    Side::Bare,
                    "equipment",
                    filter,
                    Role::Plain,
                );
                Phrase::new("sovereign-temper")
                    .with("such", such.phrase)
                    .with("amount", signed(*by))
            }
            _ => Phrase::new("sovereign-no-effect"),
        }
    }
}

/// A message that says how much more or less.
pub(super) fn changed(key: &'static str, by: i8) -> Phrase {
    Phrase::new(key)
        .with("change", if by < 0 { "less" } else { "more" })
        .with("count", by.unsigned_abs())
}

pub(super) fn until_phrase(until: Until) -> Phrase {
    Phrase::new("sovereign-until").with(
        "until",
        match until {
            Until::Sunset => "sunset",
            Until::Combat => "combat",
            Until::NextTurn => "next-turn",
            Until::Lasting => "lasting",
        },
    )
}
