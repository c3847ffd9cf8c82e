//! Whom and what an effect concerns, with the preposition that goes before it: languages differ
//! in what preposition and article become together.

use super::described::{first_kind, kinds};
use super::words::Subject;
use super::writer::{Number, That, Writer};
use crate::effect::Trigger;
use crate::select::{CardChoice, CardGroup, Filter, Group, Pick, Reference, Selector};
use kernel::Phrase;

/// The place of a noun in its clause.
#[derive(Clone, Copy)]
pub(super) enum Role {
    /// Subject or object.
    Plain,
    /// Something is done to it.
    To,
    /// Something is taken from it.
    From,
    /// Something is its own.
    Of,
}

impl Role {
    const fn variant(self) -> &'static str {
        match self {
            Role::Plain => "plain",
            Role::To => "to",
            Role::From => "from",
            Role::Of => "of",
        }
    }
}

/// Whose the objects are, as far as the noun must say it.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Side {
    Ally,
    Enemy,
    Any,
    /// The clause says it.
    Bare,
    /// Cards off the battlefield.
    Card,
}

impl Side {
    pub const fn of(group: Group) -> Side {
        match group {
            Group::Ally => Side::Ally,
            Group::Enemy => Side::Enemy,
            Group::Haerian | Group::Building => Side::Any,
        }
    }

    pub const fn variant(self) -> &'static str {
        match self {
            Side::Ally => "ally",
            Side::Enemy => "enemy",
            Side::Any => "any",
            Side::Bare => "bare",
            Side::Card => "card",
        }
    }
}

/// How many are meant.
#[derive(Clone, Copy)]
pub(super) enum Determined {
    /// "a", "another".
    One,
    /// "two".
    Exactly(u8),
    UpTo(u8),
    /// "every", "your".
    All,
    /// Those that are counted: "the number of Puppets you control".
    Counted,
    /// At least, at most or exactly so many: "three or more Puppets".
    Bounded(u8),
    /// All such cards, whenever they are played.
    Such,
    /// The next such card.
    Next,
    /// What something must be: "is a Beast Haerian".
    Kind,
    /// Puppets from outside the game.
    New(u8),
}

/// A noun and its number, for the verb.
pub(super) struct Noun {
    pub phrase: Phrase,
    pub number: Number,
}

impl Writer<'_> {
    /// What a step acts on. The next step may call it "that".
    pub fn selected(&mut self, selector: &Selector, role: Role) -> Noun {
        match selector {
            Selector::Named(reference) => self.referred(*reference, role),
            Selector::Of {
                pick,
                group,
                filter,
            } => {
                let determined = match *pick {
                    Pick::One => Determined::One,
                    Pick::UpTo(most) => Determined::UpTo(most),
                    Pick::All => Determined::All,
                };
                let noun = self.noun(determined, Side::of(*group), head_of(*group), filter, role);
                self.that = That {
                    building: *group == Group::Building,
                    // "Every Haerian" is one for the verb, and many afterwards.
                    number: match pick {
                        Pick::All => Number::Many,
                        _ => noun.number,
                    },
                };
                noun
            }
        }
    }

    /// Cards that a step chooses.
    pub fn chosen(&mut self, cards: &CardChoice) -> Noun {
        let (pick, filter) = match cards {
            CardChoice::This => {
                return Noun {
                    phrase: reference("this-card", Role::Plain),
                    number: Number::One,
                };
            }
            CardChoice::Of { pick, filter, .. } => (*pick, filter),
        };
        let determined = match pick {
            Pick::One => Determined::One,
            Pick::UpTo(most) => Determined::UpTo(most),
            Pick::All => Determined::All,
        };
        let noun = self.noun(determined, Side::Card, "card", filter, Role::Plain);
        self.that = That {
            building: false,
            number: match pick {
                Pick::All => Number::Many,
                _ => noun.number,
            },
        };
        noun
    }

    /// An object that the occasion names.
    pub fn referred(&mut self, to: Reference, role: Role) -> Noun {
        let variant = match to {
            Reference::This => self.this_variant(),
            Reference::Bearer => "bearer",
            Reference::Foe => match self.trigger {
                Trigger::Assault => "attacked",
                Trigger::Defend => "attacker",
                _ => "opposing",
            },
            Reference::Intruder => "intruder",
            Reference::It => "that-haerian",
            Reference::That => match (self.that.building, self.that.number) {
                (false, Number::One) => "that-haerian",
                (false, Number::Many) => "those-haerian",
                (true, Number::One) => "that-building",
                (true, Number::Many) => "those-buildings",
            },
            Reference::Occupant => "occupant",
        };
        if to != Reference::That {
            self.that = That {
                building: to == Reference::This && self.this == Subject::Building,
                number: Number::One,
            };
        }
        Noun {
            phrase: reference(variant, role),
            number: self.that.number,
        }
    }

    fn this_variant(&self) -> &'static str {
        match self.this {
            Subject::Haerian => "this-haerian",
            Subject::Building => "this-building",
            Subject::Equipment => "this-equipment",
            Subject::Card | Subject::Class => "this-card",
        }
    }

    /// Where "adjacent" and "in the column" are measured from (SV-8.11).
    pub fn anchor(&self) -> &'static str {
        match (self.trigger, self.this) {
            (Trigger::Snare, _) => "zone",
            (Trigger::Testament, _) => "grave",
            (_, Subject::Equipment) => "bearer",
            (_, Subject::Building) => "building",
            _ => "haerian",
        }
    }

    /// A noun with everything that describes it.
    pub fn noun(
        &self,
        determined: Determined,
        side: Side,
        head: &'static str,
        filter: &Filter,
        role: Role,
    ) -> Noun {
        let (key, number, count) = match determined {
            Determined::One => ("sovereign-one", Number::One, None),
            Determined::Exactly(count) | Determined::UpTo(count) | Determined::New(count) => {
                let key = match determined {
                    Determined::UpTo(_) => "sovereign-up-to",
                    Determined::New(_) => "sovereign-new",
                    _ if count == 1 => "sovereign-one",
                    _ => "sovereign-exactly",
                };
                (key, Number::of(count), Some(count))
            }
            Determined::All if side == Side::Ally => ("sovereign-all", Number::Many, None),
            Determined::All => ("sovereign-all", Number::One, None),
            Determined::Counted => ("sovereign-counted", Number::Many, None),
            Determined::Bounded(count) => ("sovereign-bounded", Number::of(count), None),
            Determined::Such => ("sovereign-such", Number::Many, None),
            Determined::Next => ("sovereign-next", Number::One, None),
            Determined::Kind => ("sovereign-is-kind", Number::One, None),
        };
        let head = self.head(filter, head);
        let kinds = kinds(filter, head, number);
        let first = first_kind(filter);
        let mut phrase = Phrase::new(key)
            .with("role", role.variant())
            .with("side", side.variant())
            .with("other", if filter.other { "yes" } else { "no" })
            .with("head", head)
            .with("number", number.variant())
            .with("first", first)
            .with("kinds", kinds)
            .with("with", self.with(filter, number));
        if let Some(count) = count {
            phrase = phrase.with("count", count);
        }
        Noun { phrase, number }
    }
}

/// The noun for objects of a group.
pub(super) fn head_of(group: Group) -> &'static str {
    match group {
        Group::Building => "building",
        _ => "haerian",
    }
}

fn reference(variant: &str, role: Role) -> Phrase {
    Phrase::new("sovereign-reference")
        .with("to", variant)
        .with("role", role.variant())
}

/// An area, with the preposition "from" or "in".
pub(super) fn area(group: CardGroup, from: bool) -> Phrase {
    Phrase::new(if from {
        "sovereign-from-area"
    } else {
        "sovereign-in-area"
    })
    .with(
        "area",
        match group {
            CardGroup::Hand => "hand",
            CardGroup::Afterlife => "afterlife",
            CardGroup::OpponentAfterlife => "opponent-afterlife",
            CardGroup::Chronicles => "chronicles",
            CardGroup::RealmsUp => "realms-up",
            CardGroup::RealmsDown => "realms-down",
        },
    )
}
