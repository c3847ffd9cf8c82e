//! The steps of an ability as one sentence without its beginning: "draw a card, then ...".

use super::amount::who_variant;
use super::lasting::{changed, gifts, same_target, until_phrase};
use super::noun::{Determined, Role, Side, area, chained};
use super::words::keyword;
use super::writer::{Number, That, Writer};
use crate::crystal::Colour;
use crate::effect::{
    CostFor, CoverFrom, Damage, Deed, Destination, Discarded, Later, Place, Step, Tucked,
};
use crate::select::{CardChoice, CardGroup, CardName, Filter, Keyword, Selector, Who};
use crate::value::{Condition, Value};
use kernel::Phrase;

/// A clause, and whether it tells somebody to do something ("draw a card") or tells what is so
/// ("the opponent draws a card").
pub(super) struct Clause {
    pub phrase: Phrase,
    pub imperative: bool,
}

impl Clause {
    pub fn imperative(phrase: Phrase) -> Clause {
        Clause {
            phrase,
            imperative: true,
        }
    }

    pub fn declarative(phrase: Phrase) -> Clause {
        Clause {
            phrase,
            imperative: false,
        }
    }

    /// What a player does: you are told to, others are told of.
    fn by(who: Who, phrase: Phrase) -> Clause {
        Clause {
            imperative: who == Who::You,
            phrase: phrase.with("who", who_variant(who)),
        }
    }
}

impl Writer<'_> {
    /// All steps in order.
    pub fn steps(&mut self, steps: &[Step]) -> Clause {
        let mut whole: Option<Clause> = None;
        let mut rest = steps;
        while let Some((step, later)) = rest.split_first() {
            let run = gifts(rest);
            let extras = extras(rest);
            let (next, used) = match step {
                _ if !run.is_empty() => (self.gets(&run), run.len()),
                Step::Extra { on, .. } => (self.extra(on, &rest[..extras]), extras),
                Step::Then(inner) => (self.clause(inner), 1),
                _ => (self.clause(step), 1),
            };
            let key = match step {
                Step::Then(_) => "sovereign-if-done",
                _ => "sovereign-then",
            };
            whole = Some(match whole {
                None => next,
                Some(first) => Clause {
                    phrase: Phrase::new(key)
                        .with("first", first.phrase)
                        .with("later", next.phrase),
                    imperative: first.imperative,
                },
            });
            rest = &later[used - 1..];
        }
        whole.unwrap_or_else(|| Clause::declarative(Phrase::new("sovereign-no-effect")))
    }

    /// One step.
    pub fn clause(&mut self, step: &Step) -> Clause {
        match step {
            Step::Damage { .. }
            | Step::Hit { .. }
            | Step::Destroy(_)
            | Step::Sacrifice { .. }
            | Step::Exile(_)
            | Step::Duel { .. }
            | Step::Break { .. } => self.removal(step),
            Step::Force { .. }
            | Step::Aura { .. }
            | Step::Shield { .. }
            | Step::Armor { .. }
            | Step::Trait { .. }
            | Step::Direct { .. } => self.gets(&gifts(std::slice::from_ref(step))),
            Step::SetForce { .. }
            | Step::Heal { .. }
            | Step::Immune { .. }
            | Step::Silence { .. } => self.protection(step),
            Step::Exhaust(_)
            | Step::Stun(_)
            | Step::Ready(_)
            | Step::Extra { .. }
            | Step::Move { .. }
            | Step::Swap { .. }
            | Step::Bounce(_)
            | Step::Tuck { .. }
            | Step::Blink(_) => self.tempo(step),
            Step::Draw { .. }
            | Step::Discard { .. }
            | Step::Mill { .. }
            | Step::Look { .. }
            | Step::Foresee(_)
            | Step::Search(_)
            | Step::Retrieve(_)
            | Step::Revive { .. }
            | Step::Restore(_)
            | Step::Purge(_)
            | Step::Deploy { .. }
            | Step::Spy(_) => self.cards(step),
            Step::Crystallize { .. }
            | Step::Refresh { .. }
            | Step::Shatter { .. }
            | Step::Drain { .. }
            | Step::Cost { .. }
            | Step::Germinate(_)
            | Step::Sanctify(_)
            | Step::Generate { .. } => self.supply(step),
            Step::Quota(_) | Step::Arms(_) | Step::Temper { .. } => {
                Clause::declarative(self.continuous(step))
            }
            Step::Choose(_)
            | Step::If { .. }
            | Step::Repeat { .. }
            | Step::Later { .. }
            | Step::Then(_) => self.flow(step),
            Step::Cover { .. }
            | Step::Pickup { .. }
            | Step::Forfeit { .. }
            | Step::Breach(_)
            | Step::Peek { .. }
            | Step::Shift(_)
            | Step::Safeguard { .. }
            | Step::Take(_)
            | Step::Veil(_)
            | Step::Rearm(_)
            | Step::Vocations(_) => self.wall(step),
        }
    }

    /// T01 to T07.
    fn removal(&mut self, step: &Step) -> Clause {
        match step {
            Step::Damage { on, amount } => {
                let on = self.selected(on, Role::To);
                let amount = self.amount(amount);
                let clause = Phrase::new("sovereign-damage")
                    .with("on", on.phrase)
                    .with("amount", amount.shown.clone());
                Clause::imperative(amount.explain(clause))
            }
            Step::Hit { who, amount } => {
                let amount = self.amount(amount);
                let clause = Phrase::new("sovereign-hit")
                    .with("who", who_variant(*who))
                    .with("amount", amount.shown.clone());
                Clause::declarative(amount.explain(clause))
            }
            Step::Destroy(on) => self.done_with("sovereign-destroy", on),
            Step::Sacrifice { who, filter, count } => {
                let what = self.noun(
                    Determined::Exactly(*count),
                    Side::Bare,
                    "haerian",
                    filter,
                    Role::Plain,
                );
                let clause = Phrase::new("sovereign-sacrifice").with("what", what.phrase);
                Clause::by(*who, clause)
            }
            Step::Exile(on) => self.done_with("sovereign-exile", on),
            Step::Duel { one, other } => self.between("sovereign-duel", one, other),
            Step::Break { who, count } => {
                Clause::imperative(of_player("sovereign-break", *who, *count))
            }
            _ => self.wall(step),
        }
    }

    /// T10, T11, T13, T16.
    fn protection(&mut self, step: &Step) -> Clause {
        match step {
            Step::SetForce { on, to, until } => {
                let on = self.selected(on, Role::Of);
                let amount = self.amount(to);
                let clause = Phrase::new("sovereign-set-force")
                    .with("on", on.phrase)
                    .with("amount", amount.shown.clone())
                    .with("until", until_phrase(*until));
                Clause::declarative(amount.explain(clause))
            }
            Step::Heal { on, amount } => {
                let on = self.selected(on, Role::From);
                Clause::imperative(match amount {
                    None => Phrase::new("sovereign-heal-all").with("on", on.phrase),
                    Some(amount) => {
                        let amount = self.amount(amount);
                        let clause = Phrase::new("sovereign-heal")
                            .with("on", on.phrase)
                            .with("amount", amount.shown.clone());
                        amount.explain(clause)
                    }
                })
            }
            Step::Immune { on, to, until } => {
                let on = self.selected(on, Role::Plain);
                let kind = match to {
                    Damage::Combat => "combat",
                    Damage::Effect => "effect",
                    Damage::All => "all",
                };
                Clause::declarative(
                    Phrase::new("sovereign-immune")
                        .with("on", on.phrase)
                        .with("number", on.number.variant())
                        .with("kind", kind)
                        .with("until", until_phrase(*until)),
                )
            }
            Step::Silence { on, until } => {
                let on = self.selected(on, Role::Plain);
                Clause::declarative(
                    Phrase::new("sovereign-silence")
                        .with("on", on.phrase)
                        .with("number", on.number.variant())
                        .with("until", until_phrase(*until)),
                )
            }
            _ => self.wall(step),
        }
    }

    /// T17 to T25.
    fn tempo(&mut self, step: &Step) -> Clause {
        match step {
            Step::Exhaust(on) => self.done_with("sovereign-exhaust", on),
            Step::Stun(on) => {
                let stun = self.done_with("sovereign-stun", on);
                let number = self.that.number.variant();
                let reminder = Phrase::new("sovereign-stun-reminder").with("number", number);
                Clause::imperative(self.explained(stun.phrase, reminder))
            }
            Step::Ready(on) => self.done_with("sovereign-ready", on),
            Step::Extra { on, .. } => self.extra(on, std::slice::from_ref(step)),
            Step::Move { on, to } => {
                let on = self.selected(on, Role::Plain);
                let to = match to {
                    Destination::Adjacent => "adjacent",
                    Destination::Back => "back",
                    Destination::Forward => "forward",
                    Destination::Initial => "initial",
                    Destination::Home => "home",
                };
                Clause::imperative(
                    Phrase::new("sovereign-move")
                        .with("on", on.phrase)
                        .with("to", to),
                )
            }
            Step::Swap { one, other } => self.between("sovereign-swap", one, other),
            Step::Bounce(on) => self.done_with("sovereign-bounce", on),
            Step::Tuck { on, to } => {
                let on = self.selected(on, Role::Plain);
                let to = match to {
                    Tucked::Top => "top",
                    Tucked::Bottom => "bottom",
                    Tucked::Shuffled => "shuffled",
                };
                Clause::imperative(
                    Phrase::new("sovereign-tuck")
                        .with("on", on.phrase)
                        .with("to", to),
                )
            }
            Step::Blink(on) => self.done_with("sovereign-blink", on),
            _ => self.wall(step),
        }
    }

    /// T20, several at once: "gets one more move action and one more combat action this turn".
    fn extra(&mut self, on: &Selector, steps: &[Step]) -> Clause {
        let on = self.selected(on, Role::Plain);
        let items: Vec<Phrase> = (steps.iter())
            .filter_map(|step| match step {
                Step::Extra { action, count, .. } => Some(
                    Phrase::new("sovereign-item-action")
                        .with("count", *count)
                        .with(
                            "action",
                            match action {
                                Deed::Move => "move",
                                Deed::Combat => "combat",
                            },
                        ),
                ),
                _ => None,
            })
            .collect();
        Clause::declarative(
            Phrase::new("sovereign-extra")
                .with("on", on.phrase)
                .with("number", on.number.variant())
                .with("items", items),
        )
    }

    /// T26 to T37.
    fn cards(&mut self, step: &Step) -> Clause {
        match step {
            Step::Draw { who, count } => self.so_many("sovereign-draw", *who, count),
            Step::Mill { who, count } => self.so_many("sovereign-mill", *who, count),
            Step::Discard { who, count, how } => match how {
                Discarded::Pick => {
                    Clause::imperative(of_player("sovereign-discard-pick", *who, *count))
                }
                _ => {
                    let how = match how {
                        Discarded::Random => "random",
                        _ => "choice",
                    };
                    let clause = Phrase::new("sovereign-discard")
                        .with("count", *count)
                        .with("how", how);
                    Clause::by(*who, clause)
                }
            },
            Step::Look { count, keep } => Clause::imperative(
                Phrase::new("sovereign-look")
                    .with("count", *count)
                    .with("keep", *keep),
            ),
            Step::Foresee(count) => {
                let foresee = Phrase::new("sovereign-foresee").with("count", *count);
                let reminder = Phrase::new("sovereign-foresee-reminder").with("count", *count);
                Clause::imperative(self.explained(foresee, reminder))
            }
            Step::Search(filter) => {
                let what = self.noun(Determined::One, Side::Card, "card", filter, Role::Plain);
                Clause::imperative(Phrase::new("sovereign-search").with("what", what.phrase))
            }
            Step::Retrieve(cards) => {
                self.with_cards("sovereign-retrieve", cards, CardGroup::Afterlife, true)
            }
            Step::Revive { cards, at } => {
                let clause = self.with_cards("sovereign-revive", cards, CardGroup::Afterlife, true);
                self.put(clause, *at)
            }
            Step::Restore(cards) => {
                self.with_cards("sovereign-restore", cards, CardGroup::Afterlife, true)
            }
            Step::Purge(cards) => {
                self.with_cards("sovereign-purge", cards, CardGroup::Afterlife, false)
            }
            Step::Deploy { cards, at } => {
                let clause = self.with_cards("sovereign-deploy", cards, CardGroup::Hand, true);
                self.put(clause, *at)
            }
            Step::Spy(who) => {
                Clause::imperative(Phrase::new("sovereign-spy").with("who", who_variant(*who)))
            }
            _ => self.wall(step),
        }
    }

    /// T38 to T45.
    fn supply(&mut self, step: &Step) -> Clause {
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
            _ => self.wall(step),
        }
    }

    fn keyword_action(&mut self, action: Keyword, count: u8) -> Clause {
        let done = Phrase::new("sovereign-keyword-action")
            .with("keyword", keyword(action))
            .with("count", count);
        Clause::imperative(self.explained(done, super::words::reminder(action)))
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
    fn wall(&mut self, step: &Step) -> Clause {
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
            _ => Clause::declarative(Phrase::new("sovereign-no-effect")),
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

    /// T61 to T64.
    fn flow(&mut self, step: &Step) -> Clause {
        match step {
            Step::Choose(options) => {
                let options = options
                    .iter()
                    .map(|option| self.clause(option).phrase)
                    .collect();
                let options = chained("sovereign-choose-or", options);
                Clause::imperative(Phrase::new("sovereign-choose").with(
                    "options",
                    options.unwrap_or(Phrase::new("sovereign-no-effect")),
                ))
            }
            Step::If { when, then } => {
                let conditions = self.conditions(std::slice::from_ref::<Condition>(when));
                Clause::declarative(
                    Phrase::new("sovereign-if")
                        .with("conditions", conditions)
                        .with("effect", self.clause(then).phrase),
                )
            }
            Step::Repeat { times, step } => {
                let inner = self.clause(step);
                Clause {
                    phrase: Phrase::new("sovereign-repeat")
                        .with("effect", inner.phrase)
                        .with("count", *times),
                    imperative: inner.imperative,
                }
            }
            Step::Later { at, step } => Clause::declarative(
                Phrase::new("sovereign-later")
                    .with(
                        "at",
                        match at {
                            Later::Sunset => "sunset",
                            Later::Dawn => "dawn",
                        },
                    )
                    .with("effect", self.clause(step).phrase),
            ),
            Step::Then(inner) => self.clause(inner),
            other => self.wall(other),
        }
    }

    /// Something is done with the objects, and no more need be said.
    fn done_with(&mut self, key: &'static str, on: &Selector) -> Clause {
        let on = self.selected(on, Role::Plain);
        Clause::imperative(
            Phrase::new(key)
                .with("on", on.phrase)
                .with("number", on.number.variant()),
        )
    }

    fn between(&mut self, key: &'static str, one: &Selector, other: &Selector) -> Clause {
        let one = self.selected(one, Role::Plain);
        let other = self.selected(other, Role::Plain);
        self.that.number = Number::Many;
        Clause::declarative(
            Phrase::new(key)
                .with("one", one.phrase)
                .with("other", other.phrase),
        )
    }

    fn so_many(&mut self, key: &'static str, who: Who, count: &Value) -> Clause {
        let count = self.amount(count);
        let clause = Clause::by(who, Phrase::new(key).with("count", count.shown.clone()));
        Clause {
            phrase: count.explain(clause.phrase),
            ..clause
        }
    }

    fn with_cards(
        &mut self,
        key: &'static str,
        cards: &CardChoice,
        usual: CardGroup,
        from: bool,
    ) -> Clause {
        let group = match cards {
            CardChoice::This => usual,
            CardChoice::Of { group, .. } => *group,
        };
        let cards = self.chosen(cards);
        Clause::imperative(
            Phrase::new(key)
                .with("cards", cards.phrase)
                .with("number", cards.number.variant())
                .with("area", area(group, from)),
        )
    }

    /// The clause, with where the cards go.
    fn put(&self, clause: Clause, at: Place) -> Clause {
        let place = self.place(at, self.that.number);
        Clause::imperative(clause.phrase.with("place", place))
    }

    fn place(&self, at: Place, number: Number) -> Phrase {
        let place = match at {
            Place::Initial => "initial",
            Place::Home => "home",
            Place::Adjacent => {
                return Phrase::new("sovereign-place-adjacent")
                    .with("anchor", self.anchor())
                    .with("number", number.variant());
            }
            Place::Hand => "hand",
            Place::Realms => "realms",
            Place::Afterlife => "afterlife",
        };
        Phrase::new("sovereign-place").with("place", place)
    }
}

/// How many steps at the beginning give actions to the same Haerian.
fn extras(steps: &[Step]) -> usize {
    let Some(Step::Extra { on: first, .. }) = steps.first() else {
        return 0;
    };
    let same = |step: &&Step| matches!(step, Step::Extra { on, .. } if same_target(first, on));
    1 + steps[1..].iter().take_while(same).count()
}

/// You do something with so many things of a player.
fn of_player(key: &'static str, who: Who, count: u8) -> Phrase {
    Phrase::new(key)
        .with("who", who_variant(who))
        .with("count", count)
}

fn crystals(colour: Colour, count: u8) -> Phrase {
    Phrase::new("sovereign-crystals-count")
        .with("colour", colour.id())
        .with("count", count)
}
