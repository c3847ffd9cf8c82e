//! How a sentence is put together (TS-5.3): once, or, conditions, the offer, the effects.

use super::Setting;
use super::condition::{is_payment, payment, tests};
use crate::effect::Effect;
use crate::enemy::Enemy;
use crate::sentence::{Condition, Sentence};
use kernel::Phrase;

/// Writes the sentences of one text.
#[derive(Clone, Copy)]
pub(super) struct Writer<'a> {
    pub(super) setting: Setting,
    /// Whom a Dungeon entry fights.
    pub(super) enemy: Option<&'a Enemy>,
}

/// Whether something is done or may be done: languages have verbs for each.
#[derive(Clone, Copy)]
pub(super) enum Mood {
    Do,
    May,
}

impl Mood {
    pub(super) const fn id(self) -> &'static str {
        match self {
            Mood::Do => "do",
            Mood::May => "may",
        }
    }

    fn of(sentence: &Sentence) -> Mood {
        if sentence.is_offer() {
            Mood::May
        } else {
            Mood::Do
        }
    }

    /// The clause, as an offer if it is one (TS-5.5).
    fn put(self, clause: Phrase) -> Phrase {
        match self {
            Mood::Do => clause,
            Mood::May => Phrase::new("travelers-may").with("clause", clause),
        }
    }
}

/// A sentence in the making.
struct Clause {
    phrase: Phrase,
    /// Does it begin with a condition or a payment?
    has_head: bool,
}

impl<'a> Writer<'a> {
    pub(super) const fn new(setting: Setting, enemy: Option<&'a Enemy>) -> Writer<'a> {
        Writer { setting, enemy }
    }

    pub(super) fn sentence(self, sentence: &Sentence) -> Phrase {
        let (payments, conditions): (Vec<&Condition>, Vec<&Condition>) =
            sentence.when.iter().partition(|one| is_payment(one));
        let mut clause = self.paid(sentence, &payments);
        if let Some(conditions) = tests(&conditions) {
            let key = if clause.has_head {
                "travelers-if-paying"
            } else {
                "travelers-if"
            };
            clause = Clause {
                phrase: Phrase::new(key)
                    .with("conditions", conditions)
                    .with("clause", clause.phrase),
                has_head: true,
            };
        }
        // TS-5.7
        if sentence.or {
            clause = clause.after("travelers-or", "travelers-or-headed");
        }
        // TS-5.9
        if sentence.once {
            clause = clause.after("travelers-once", "travelers-once-headed");
        }
        Phrase::new("travelers-sentence").with("clause", clause.phrase)
    }

    /// The effects, behind the payment that they cost (TS-5.6) and the offer (TS-5.5).
    fn paid(self, sentence: &Sentence, payments: &[&Condition]) -> Clause {
        let mood = Mood::of(sentence);
        let effects = &sentence.effects;
        match payment(payments, mood) {
            Some(payment) => Clause {
                phrase: Phrase::new("travelers-paid")
                    .with("payment", mood.put(payment))
                    .with("effects", self.effects(effects)),
                has_head: true,
            },
            None => Clause {
                phrase: match mood {
                    Mood::Do => self.effects(effects),
                    Mood::May => mood.put(self.offered_effects(effects)),
                },
                has_head: false,
            },
        }
    }

    /// What is done, in order. Leaving is only allowed (EF-35), whatever else must be done.
    fn effects(self, effects: &[Effect]) -> Phrase {
        let clause = |effect: &Effect| {
            let mood = match effect {
                Effect::Leave => Mood::May,
                _ => Mood::Do,
            };
            mood.put(self.effect(effect, mood))
        };
        in_order(effects, effects.iter().map(clause).collect())
    }

    /// What may be done: behind the offer, a gain needs a verb.
    fn offered_effects(self, effects: &[Effect]) -> Phrase {
        let clause = |effect: &Effect| self.effect(effect, Mood::May);
        let mut clauses: Vec<Phrase> = effects.iter().map(clause).collect();
        let get = |gains: Vec<Phrase>| Phrase::new("travelers-get").with("gains", gains);
        if all_gains(effects) {
            return get(clauses);
        }
        if matches!(effects.first(), Some(Effect::Gain { .. })) {
            clauses[0] = get(vec![clauses[0].clone()]);
        }
        in_order(effects, clauses)
    }
}

impl Clause {
    fn after(self, alone: &'static str, headed: &'static str) -> Clause {
        let key = if self.has_head { headed } else { alone };
        Clause {
            phrase: Phrase::new(key).with("clause", self.phrase),
            has_head: self.has_head,
        }
    }
}

fn all_gains(effects: &[Effect]) -> bool {
    let is_gain = |effect: &Effect| matches!(effect, Effect::Gain { .. });
    !effects.is_empty() && effects.iter().all(is_gain)
}

/// Gains are listed, other effects follow each other.
fn in_order(effects: &[Effect], clauses: Vec<Phrase>) -> Phrase {
    if all_gains(effects) && clauses.len() > 1 {
        return Phrase::new("travelers-gains").with("gains", clauses);
    }
    (clauses.into_iter())
        .reduce(|before, next| {
            Phrase::new("travelers-then")
                .with("before", before)
                .with("next", next)
        })
        .unwrap_or(Phrase::new("travelers-nothing"))
}
