//! When an ability works, and the ability as sentences.

use super::noun::{Determined, Role, Side};
use super::sentence;
use super::words::{Subject, keyword};
use super::writer::{Number, That, Writer};
use crate::effect::{Ability, Trigger};
use crate::select::{CardType, Filter, Keyword, Reference};
use crate::value::Condition;
use kernel::Phrase;

impl Writer<'_> {
    /// One ability: a sentence, or several if it only lists what something has.
    pub fn ability(&mut self, ability: &Ability) -> Vec<Phrase> {
        self.trigger = ability.on;
        self.optional = ability.optional;
        self.that = That {
            building: false,
            number: Number::One,
        };
        match ability.on {
            Trigger::Static => self.standing(ability),
            Trigger::Usable => {
                let conditions = self.conditions(&ability.when);
                vec![Phrase::new("sovereign-usable").with("conditions", conditions)]
            }
            Trigger::Event => vec![self.event(ability)],
            _ => vec![self.triggered(ability)],
        }
    }

    fn triggered(&mut self, ability: &Ability) -> Phrase {
        let (mut when, conditions) = self.occasion(ability);
        if ability.once {
            when = Phrase::new("sovereign-once").with("when", when);
        }
        if !conditions.is_empty() {
            when = Phrase::new("sovereign-when-if")
                .with("when", when)
                .with("conditions", self.conditions(&conditions));
        }
        Phrase::new("sovereign-ability")
            .with("when", when)
            .with("effect", self.effect(ability))
    }

    fn event(&mut self, ability: &Ability) -> Phrase {
        let conditions = self.conditions(&ability.when);
        let effect = self.effect(ability);
        if ability.when.is_empty() {
            return sentence(effect);
        }
        sentence(
            Phrase::new("sovereign-if")
                .with("conditions", conditions)
                .with("effect", effect),
        )
    }

    /// What is done, declined or not.
    fn effect(&mut self, ability: &Ability) -> Phrase {
        let clause = self.steps(&ability.steps);
        if !ability.optional {
            return clause.phrase;
        }
        Phrase::new(if clause.imperative {
            "sovereign-may"
        } else {
            "sovereign-wish"
        })
        .with("effect", clause.phrase)
    }

    /// The occasion, and the conditions that it does not express itself.
    fn occasion(&self, ability: &Ability) -> (Phrase, Vec<Condition>) {
        let mut conditions = ability.when.clone();
        let when = match ability.on {
            Trigger::Static | Trigger::Event | Trigger::Usable => Phrase::new("sovereign-nothing"),
            Trigger::Vocation if ability.cost.is_free() => Phrase::new("sovereign-on-vocation"),
            Trigger::Vocation => Phrase::new("sovereign-on-vocation-cost")
                .with("cost", ability.cost.to_string().as_str()),
            Trigger::Tribute => keyword(Keyword::Tribute),
            Trigger::Intervention => keyword(Keyword::Intervention),
            Trigger::Testament => keyword(Keyword::Testament),
            Trigger::Assault => keyword(Keyword::Assault),
            Trigger::Immolation => keyword(Keyword::Immolation),
            Trigger::Snare => keyword(Keyword::Snare),
            Trigger::Dawn => self.phase("sovereign-on-dawn"),
            Trigger::Sunset => self.phase("sovereign-on-sunset"),
            Trigger::Use => {
                let fights =
                    |one: &Condition| matches!(one, Condition::Attacking | Condition::Defending);
                let by = match conditions
                    .iter()
                    .position(fights)
                    .map(|at| conditions.remove(at))
                {
                    Some(Condition::Attacking) => "attacker",
                    Some(_) => "defender",
                    None => "any",
                };
                Phrase::new("sovereign-on-use").with("by", by)
            }
            Trigger::Defend => Phrase::new("sovereign-on-defend"),
            Trigger::DirectHit => Phrase::new("sovereign-on-direct-hit"),
            Trigger::Step => Phrase::new("sovereign-on-step"),
            Trigger::Trespass => Phrase::new("sovereign-on-trespass"),
            Trigger::Equipped => Phrase::new("sovereign-on-equipped"),
            Trigger::YouEvent => Phrase::new("sovereign-on-you-event"),
            Trigger::CoverLost => Phrase::new("sovereign-on-cover-lost"),
            Trigger::Capture => Phrase::new("sovereign-on-capture"),
            Trigger::Kill | Trigger::AllyEnters | Trigger::AllyDies | Trigger::EnemyDies => {
                let about_it = |one: &Condition| matches!(one, Condition::Is(Reference::It, _));
                let filter = match conditions
                    .iter()
                    .position(about_it)
                    .map(|at| conditions.remove(at))
                {
                    Some(Condition::Is(_, filter)) => filter,
                    _ => Filter::default(),
                };
                self.about_another(ability.on, filter)
            }
        };
        (when, conditions)
    }

    /// A Building's phase is that of whoever controls it then.
    fn phase(&self, key: &'static str) -> Phrase {
        Phrase::new(key).with(
            "of",
            match self.this {
                Subject::Building => "building",
                _ => "you",
            },
        )
    }

    /// Could the source itself be meant, so that the text must say "another"?
    fn could_be(&self, filter: &Filter) -> bool {
        let Some(card) = self.card.filter(|card| card.card_type == CardType::Haerian) else {
            return false;
        };
        let fits = |wanted: Option<bool>, is: bool| wanted.is_none_or(|wanted| wanted == is);
        let word = filter.line.as_deref();
        fits(filter.puppet, card.is_puppet())
            && fits(filter.champion, card.is_champion())
            && word.is_none_or(|word| card.line.contains(&word))
    }

    /// Something happens to another Haerian, of which the filter may say more.
    fn about_another(&self, trigger: Trigger, mut filter: Filter) -> Phrase {
        let (key, side) = match trigger {
            Trigger::Kill => ("sovereign-on-kill", Side::Enemy),
            Trigger::AllyEnters => ("sovereign-on-enters", Side::Ally),
            Trigger::AllyDies => ("sovereign-on-dies", Side::Ally),
            _ => ("sovereign-on-dies", Side::Enemy),
        };
        filter.other = side == Side::Ally && self.could_be(&filter);
        let noun = self.noun(Determined::One, side, "haerian", &filter, Role::Plain);
        Phrase::new(key).with("subject", noun.phrase)
    }
}
