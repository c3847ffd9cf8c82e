//! The steps of an ability as one sentence without its beginning: "draw a card, then ...".

mod board;
mod cards;
mod supply;

use super::amount::who_variant;
use super::described::chained;
use super::lasting::{gifts, same_target};
use super::writer::Writer;
use crate::effect::{Later, Step};
use crate::select::Who;
use crate::value::Condition;
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

    fn nothing() -> Clause {
        Clause::declarative(Phrase::new("sovereign-no-effect"))
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
        whole.unwrap_or_else(Clause::nothing)
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
            _ => Clause::nothing(),
        }
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
