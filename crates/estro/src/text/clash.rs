//! A clash for the log: both sums with their parts, and why it ended so (ES-4.19, ES-4.20).

use super::{estro_name, value_name};
use crate::event::{Spot, Sum, Verdict};
use kernel::{Arg, Phrase};

/// The comparison of attacker and defender.
pub(super) fn clashed(
    attacker: &Spot,
    defender: &Spot,
    attack: &Sum,
    defence: &Sum,
    verdict: Verdict,
) -> Phrase {
    let resistance = match verdict {
        Verdict::ShieldFalls | Verdict::ShieldHolds => shield(defence),
        Verdict::Tot | Verdict::Primary | Verdict::Resists => surge(defence),
    };
    Phrase::new("estro-event-clashed")
        .with("attack", sum(attacker, surge(attack), attack, defence))
        .with("defence", sum(defender, resistance, defence, attack))
        .with(
            "verdict",
            outcome(attacker, defender, attack, defence, verdict),
        )
}

/// One side's clash TOT. Parts that are 0 go without saying.
fn sum(spot: &Spot, surge: Option<Phrase>, own: &Sum, other: &Sum) -> Phrase {
    let parts: Vec<Phrase> = [surge, die(own), modifier(own, other)]
        .into_iter()
        .flatten()
        .collect();
    let phrase = if parts.is_empty() {
        Phrase::new("estro-sum-plain")
    } else {
        Phrase::new("estro-sum")
            .with("current", own.current)
            .with("parts", Arg::Sentences(parts))
    };
    phrase
        .with("card", name(spot))
        .with("total", own.total)
        .with("value", value_name(own.estro.value()))
        .with("primary", own.primary)
}

fn surge(sum: &Sum) -> Option<Phrase> {
    changed(sum, "estro-sum-surge-plus", "estro-sum-surge-minus")
}

/// A vital shield counts its supports, and what it has lost (ES-8.5.8).
fn shield(sum: &Sum) -> Option<Phrase> {
    changed(sum, "estro-sum-shield-plus", "estro-sum-shield-minus")
}

fn changed(sum: &Sum, plus: &'static str, minus: &'static str) -> Option<Phrase> {
    let key = if sum.surge < 0 { minus } else { plus };
    (sum.surge != 0).then(|| Phrase::new(key).with("amount", sum.surge.unsigned_abs()))
}

fn die(sum: &Sum) -> Option<Phrase> {
    let face = sum.die.filter(|_| sum.die_bonus > 0)?;
    Some(
        Phrase::new("estro-sum-die")
            .with("amount", sum.die_bonus)
            .with("face", face)
            .with("estro", estro_name(sum.estro)),
    )
}

fn modifier(own: &Sum, other: &Sum) -> Option<Phrase> {
    let key = if own.modifier < 0 {
        "estro-sum-malus"
    } else {
        "estro-sum-bonus"
    };
    (own.modifier != 0).then(|| {
        Phrase::new(key)
            .with("amount", own.modifier.unsigned_abs())
            .with("estro", estro_name(own.estro))
            .with("against", estro_name(other.estro))
    })
}

fn outcome(
    attacker: &Spot,
    defender: &Spot,
    attack: &Sum,
    defence: &Sum,
    verdict: Verdict,
) -> Phrase {
    let defeated = |key: &'static str| {
        Phrase::new(key)
            .with("attacker", name(attacker))
            .with("defender", name(defender))
    };
    match verdict {
        Verdict::Tot => defeated("estro-verdict-tot")
            .with("attack", attack.total)
            .with("defence", defence.total),
        Verdict::Primary => defeated("estro-verdict-primary")
            .with("attack-value", value_name(attack.estro.value()))
            .with("attack", attack.primary)
            .with("defence-value", value_name(defence.estro.value()))
            .with("defence", defence.primary),
        Verdict::Resists => Phrase::new("estro-verdict-resists").with("defender", name(defender)),
        Verdict::ShieldFalls => {
            Phrase::new("estro-verdict-shield-falls").with("defender", name(defender))
        }
        Verdict::ShieldHolds => {
            Phrase::new("estro-verdict-shield-holds").with("defender", name(defender))
        }
    }
}

/// The card alone: numbers follow it, so its own would be one too many.
fn name(spot: &Spot) -> Phrase {
    match spot.card {
        Some(card) => Phrase::new("estro-card").with("card", card.name),
        None => super::spot(spot, super::Case::Inside),
    }
}
