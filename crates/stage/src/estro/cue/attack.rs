//! Attacks, dice and clashes.

use super::super::keys;
use super::{Telling, at, named};
use ::estro::Event;
use ::estro::action::Coin;
use ::estro::event::{Spot, Sum, Verdict};
use protocol::Cue;

pub(super) fn cue(event: &Event) -> Option<Cue> {
    Some(match event {
        Event::AttackDeclared {
            attacker, defender, ..
        }
        | Event::AttackRedirected { attacker, defender } => {
            named("attack").from(at(attacker)).to(at(defender))
        }
        Event::DefenderChanged { from, to } => named("intercept").from(at(from)).on(to),
        Event::AttackStopped { attacker } => named("stop").from(at(attacker)),
        Event::AttackBroken => named("stop"),
        Event::DieRolled {
            player,
            face,
            again,
        } => named("roll")
            .by(*player)
            .value("die", *face)
            .value("again", *again),
        Event::CoinFlipped {
            player,
            call,
            shows,
        } => named("coin")
            .by(*player)
            .value("heads", *shows == Coin::Heads)
            .value("right", call == shows),
        Event::Clashed {
            attacker,
            defender,
            attack,
            defence,
            verdict,
        } => clash([attacker, defender], [attack, defence], *verdict),
        Event::ShieldDamaged { spot, damage, of } => named("shield")
            .on(spot)
            .value("damage", *damage)
            .value("of", *of),
        Event::Saved { spot, by } => {
            let saved = named("save").on(spot);
            match by {
                Some(by) => saved.from(at(by)),
                None => saved,
            }
        }
        Event::Destroyed { spot, .. } => named("destroy").on(spot),
        Event::PowerUsed {
            zone, burnt, on, ..
        } => {
            let used = named("power").from(keys::zone(*zone)).card(*burnt);
            match on {
                Some(spot) => used.to(at(spot)),
                None => used,
            }
        }
        _ => return None,
    })
}

/// Attacker and defender are compared, with everything that went into it (ES-4.19, ES-4.20).
fn clash([attacker, defender]: [&Spot; 2], sums: [&Sum; 2], verdict: Verdict) -> Cue {
    let [attack, defence] = sums;
    let holds = matches!(verdict, Verdict::Resists | Verdict::ShieldHolds);
    let mut cue = named("clash")
        .from(at(attacker))
        .to(at(defender))
        .value("attack-current", attack.current)
        .value("attack-surge", attack.surge)
        .value("attack-bonus", attack.die_bonus)
        .value("attack-modifier", attack.modifier)
        .value("attack-total", attack.total)
        .value("attack-primary", attack.primary)
        .value("defence-current", defence.current)
        .value("defence-surge", defence.surge)
        .value("defence-bonus", defence.die_bonus)
        .value("defence-total", defence.total)
        .value("defence-primary", defence.primary)
        .value("defeated", !holds)
        .value("by-primary", verdict == Verdict::Primary);
    if let Some(die) = attack.die {
        cue = cue.value("attack-die", die);
    }
    if let Some(die) = defence.die {
        cue = cue.value("defence-die", die);
    }
    cue
}
