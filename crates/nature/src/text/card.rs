//! What stands on a printed card.

use super::steps::steps;
use super::when::{answered, event};
use super::whom::{Bearer, Role, one_of, own, place};
use super::{faction, rows, style, token};
use crate::cards::{Card, Elemental, Kind, Rank};
use crate::effect::{AttackCommand, Dawn, FactionAction, Passive, Range, Trigger};
use kernel::{Arg, Phrase};

/// Kind, faction, numbers and the rows of the effect, in one line.
pub fn line(card: &Card) -> Phrase {
    let command = |kind: Phrase| {
        Phrase::new("nature-line-command")
            .with("kind", kind)
            .with("price", price(card))
    };
    match &card.kind {
        Kind::Elemental(elemental) => {
            let line = Phrase::new(match elemental.rank {
                Rank::Basic => "nature-line-basic",
                _ => "nature-line-elemental",
            })
            .with("kind", rank(elemental))
            .with("strength", elemental.strength)
            .with("health", elemental.health)
            .with("price", price(card));
            match elemental.rank {
                Rank::Basic => line,
                _ => line.with("rows", rows(elemental.rows)),
            }
        }
        Kind::Attack(attack) => {
            command(Phrase::new("nature-kind-attack").with("style", style(Some(attack.style))))
        }
        Kind::Instant(_) => command(Phrase::new("nature-kind-instant")),
        Kind::Utility(_) => command(Phrase::new("nature-kind-utility")),
    }
}

fn rank(elemental: &Elemental) -> Phrase {
    let kind = match elemental.rank {
        Rank::Sage => Phrase::new("nature-kind-sage"),
        Rank::Champion(level) => Phrase::new("nature-kind-champion").with("level", level),
        Rank::Warrior => Phrase::new("nature-kind-warrior"),
        Rank::Basic => Phrase::new("nature-kind-basic"),
    };
    kind.with("faction", faction(elemental.faction))
}

fn price(card: &Card) -> Phrase {
    match card.cost {
        Some(cost) => Phrase::new("nature-price").with("cost", cost),
        None => Phrase::new("nature-price-pack"),
    }
}

/// Everything the card does.
pub fn text(card: &Card) -> Phrase {
    let sentences = match &card.kind {
        Kind::Elemental(elemental) => abilities(elemental),
        Kind::Attack(attack) => attack_text(attack),
        Kind::Instant(instant) => vec![
            Phrase::new("nature-instant")
                .with("event", answered(instant))
                .with("effect", steps(&instant.steps, Bearer::Elemental)),
        ],
        Kind::Utility(effect) => {
            vec![Phrase::new("nature-utility").with("effect", steps(effect, Bearer::Elemental))]
        }
    };
    if sentences.is_empty() {
        return Phrase::new("nature-text-basic");
    }
    Phrase::new("nature-text").with("sentences", Arg::Sentences(sentences))
}

/// What a faction action does, with the level that unlocks it.
pub fn faction_action(action: &FactionAction) -> Phrase {
    Phrase::new("nature-faction-action")
        .with("level", action.level)
        .with("effect", steps(&action.steps, Bearer::Elemental))
}

fn abilities(elemental: &Elemental) -> Vec<Phrase> {
    let dawn = elemental.dawn.iter().map(dawn);
    let triggers = elemental.triggers.iter().map(trigger);
    let passive = elemental.passive.iter().map(passive);
    let actions = elemental.actions.iter().map(faction_action);
    dawn.chain(triggers).chain(passive).chain(actions).collect()
}

fn dawn(dawn: &Dawn) -> Phrase {
    let effect = steps(&dawn.steps, Bearer::Elemental);
    match dawn.needs {
        None => Phrase::new("nature-dawn").with("effect", effect),
        Some(needed) => Phrase::new("nature-dawn-needs")
            .with("token", token(needed))
            .with("effect", effect),
    }
}

fn trigger(trigger: &Trigger) -> Phrase {
    Phrase::new(if trigger.ask {
        "nature-trigger-ask"
    } else {
        "nature-trigger-auto"
    })
    .with("event", event(&trigger.when))
    .with("effect", steps(&trigger.steps, Bearer::Elemental))
}

fn passive(passive: &Passive) -> Phrase {
    let any_in = |in_rows| one_of(&own(in_rows, None), Role::Subject);
    match *passive {
        Passive::LendsWounds { rows, style: with } => Phrase::new("nature-lends-wounds")
            .with("subject", any_in(rows))
            .with("style", style(Some(with))),
        Passive::KeepsBoosts => Phrase::new("nature-keeps-boosts"),
        Passive::ReturnsToHand => Phrase::new("nature-returns-to-hand"),
        Passive::Guards { rows } => Phrase::new("nature-guards").with("subject", any_in(rows)),
        Passive::StepsIn => Phrase::new("nature-steps-in"),
    }
}

/// The sentences of an Attack Command, in the order in which they come true.
fn attack_text(attack: &AttackCommand) -> Vec<Phrase> {
    let mut sentences = vec![reach(attack)];
    if attack.shields_become_strength {
        sentences.push(Phrase::new("nature-shields-become-strength"));
    }
    if attack.basic_bonus > 0 {
        sentences.push(Phrase::new("nature-basic-bonus").with("count", attack.basic_bonus));
    }
    sentences.push(damage(attack));
    if !attack.afterwards.is_empty() {
        let effect = steps(&attack.afterwards, Bearer::Attacker);
        sentences.push(Phrase::new("nature-afterwards").with("effect", effect));
    }
    sentences
}

fn reach(attack: &AttackCommand) -> Phrase {
    let reach = match attack.at {
        Range::Rows(rows) => Phrase::new("nature-attack-rows").with("place", place(rows)),
        Range::Away(away) => Phrase::new("nature-attack-away").with("away", away),
    };
    reach
        .with("style", style(Some(attack.style)))
        .with("attacker", one_of(&own(attack.from, None), Role::Object))
        .with("count", attack.up_to)
}

fn damage(attack: &AttackCommand) -> Phrase {
    let targets = if attack.up_to > 1 { "several" } else { "one" };
    if attack.damage == 0 {
        return Phrase::new("nature-attack-damage").with("targets", targets);
    }
    Phrase::new("nature-attack-damage-changed")
        .with("targets", targets)
        .with("change", if attack.damage < 0 { "less" } else { "more" })
        .with("count", attack.damage.unsigned_abs())
}
