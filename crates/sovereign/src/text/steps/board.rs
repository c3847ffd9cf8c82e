//! Steps on the battlefield: damage, protection, tempo and position (T01 to T25).

use super::{Clause, of_player};
use crate::effect::{Damage, Deed, Destination, Step, Tucked};
use crate::select::{Pick, Selector};
use crate::text::amount::who_variant;
use crate::text::lasting::until_phrase;
use crate::text::noun::{Determined, Role, Side};
use crate::text::writer::{Number, Writer};
use kernel::Phrase;

impl Writer<'_> {
    /// T01 to T07.
    pub(super) fn removal(&mut self, step: &Step) -> Clause {
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
            _ => Clause::nothing(),
        }
    }

    /// T10, T11, T13, T16.
    pub(super) fn protection(&mut self, step: &Step) -> Clause {
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
                // Those that come later are not meant (SV-8.11).
                let all = matches!(
                    on,
                    Selector::Of {
                        pick: Pick::All,
                        ..
                    }
                );
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
                        .with("now", if all { "yes" } else { "no" })
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
            _ => Clause::nothing(),
        }
    }

    /// T17 to T25.
    pub(super) fn tempo(&mut self, step: &Step) -> Clause {
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
            _ => Clause::nothing(),
        }
    }

    /// T20, several at once: "gets one more move action and one more combat action this turn".
    pub(super) fn extra(&mut self, on: &Selector, steps: &[Step]) -> Clause {
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
}
