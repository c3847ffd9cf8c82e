//! What a gift does, as a clause: one arm for each template of §5.4.

use super::condition::{condition, gift_of};
use super::whom::{Pool, card, each, each_with_face, one, up_to};
use super::{estro_name, value_name, zone_name};
use crate::gift::{
    Blast, DiscardHow, Filter, Home, ReviveTo, Seizure, Stat, SurgeOn, Template, Whose,
};
use kernel::Phrase;

/// Whom a template that chooses a card means.
#[derive(Clone, Copy)]
pub(super) enum Target {
    /// A card chosen when the gift is announced.
    Chosen,
    /// The card that sprang the trap around it (GT-82).
    That,
}

/// The hand limit without gifts (ES-3.25).
const HAND_LIMIT: u8 = 5;

/// What the template does.
pub(super) fn effect(template: &Template, target: Target) -> Phrase {
    let this = || Phrase::new("estro-who-this");
    let attacker = || Phrase::new("estro-who-attacker");
    let enemy = |filter: &Filter| match target {
        Target::Chosen => one(Pool::Enemy, filter),
        Target::That => Phrase::new("estro-who-that"),
    };
    match template {
        Template::SelfBoost { value, amount } => give(this(), 1, plus(*value, *amount)),
        Template::AllyBoost {
            value,
            amount,
            filter,
            up_to: most,
        } => give(
            up_to(*most, Pool::Another, filter),
            *most,
            plus(*value, *amount),
        ),
        Template::TeamBoost {
            value,
            amount,
            filter,
        } => give_all(each(Pool::Own, filter), plus(*value, *amount)),
        Template::Weaken {
            value,
            amount,
            filter,
            up_to: most,
        } => match target {
            Target::Chosen => give(
                up_to(*most, Pool::Enemy, filter),
                *most,
                minus(*value, *amount),
            ),
            Target::That => give(enemy(filter), 1, minus(*value, *amount)),
        },
        Template::MassWeaken {
            value,
            amount,
            filter,
        } => give_all(each(Pool::Enemy, filter), minus(*value, *amount)),
        Template::DoubleValue { value } => {
            Phrase::new("estro-effect-double").with("value", stat(*value))
        }
        Template::HalveValue { value, filter } => {
            to("estro-effect-halve", enemy(filter)).with("value", stat(*value))
        }
        Template::SetValue {
            value,
            amount,
            side,
            filter,
        } => to("estro-effect-set", one(Pool::of(*side), filter))
            .with("value", stat(*value))
            .with("amount", *amount),
        Template::SwapOwn { value, with } => Phrase::new("estro-effect-swap-own")
            .with("value", stat(*value))
            .with("with", stat(*with)),
        Template::SwapWithEnemy { value, filter } => {
            to("estro-effect-swap-with", enemy(filter)).with("value", stat(*value))
        }
        Template::Drain {
            value,
            amount,
            filter,
        } => to("estro-effect-drain", enemy(filter))
            .with("value", stat(*value))
            .with("amount", *amount),
        Template::AuraAllies {
            value,
            amount,
            filter,
            this_too,
        } => {
            let pool = if *this_too { Pool::Own } else { Pool::Another };
            has(each(pool, filter), plus(*value, *amount))
        }
        Template::AuraEnemies {
            value,
            amount,
            filter,
        } => has(each(Pool::Enemy, filter), minus(*value, *amount)),
        Template::PackBonus {
            value,
            amount,
            filter,
            cap,
        } => to("estro-effect-pack", each(Pool::Another, filter))
            .with("change", plus(*value, *amount))
            .with("cap", *cap),
        Template::LoneBonus { value, amount } => {
            Phrase::new("estro-effect-lone").with("change", plus(*value, *amount))
        }
        Template::Growth { value, amount, cap } => Phrase::new("estro-effect-growth")
            .with("change", plus(*value, *amount))
            .with("cap", *cap),
        Template::Burnout { value, amount } => {
            Phrase::new("estro-effect-burnout").with("change", minus(*value, *amount))
        }
        Template::ZoneBond {
            zone,
            value,
            amount,
        } => Phrase::new("estro-effect-zone-bond")
            .with("change", plus(*value, *amount))
            .with("zone", zone_name(*zone)),
        Template::RoundSurge {
            round,
            value,
            amount,
        } => Phrase::new("estro-effect-round-surge")
            .with("change", plus(*value, *amount))
            .with("round", *round),
        Template::CoinBoost { value, amount } => {
            Phrase::new("estro-effect-coin-boost").with("change", plus(*value, *amount))
        }
        Template::CoinGamble { right, wrong } => Phrase::new("estro-effect-coin-gamble")
            .with("right", effect(right, target))
            .with("wrong", effect(wrong, target)),
        Template::DieBoost { value, times } => {
            Phrase::new("estro-effect-die-boost").with("change", plus(*value, *times))
        }
        Template::RerollOwn => Phrase::new("estro-effect-reroll-own"),
        Template::ForceReroll => Phrase::new("estro-effect-force-reroll"),
        Template::LoadedDie { faces } => {
            let face = |face: &u8| Phrase::new("estro-die-face").with("face", *face);
            Phrase::new("estro-effect-loaded-die")
                .with("count", faces.len())
                .with("faces", faces.iter().map(face).collect::<Vec<_>>())
        }
        Template::DieBlock => Phrase::new("estro-effect-die-block"),
        Template::AttackSurge { value, amount, .. }
        | Template::DefenceSurge { value, amount, .. } => {
            Phrase::new("estro-effect-surge").with("change", surge(*value, *amount))
        }
        Template::EstroShield => Phrase::new("estro-effect-estro-shield"),
        Template::EstroMastery => Phrase::new("estro-effect-estro-mastery"),
        Template::Underdog { amount } => {
            Phrase::new("estro-effect-surge").with("change", surge(SurgeOn::Tot, *amount))
        }
        Template::Pierce { value } => {
            Phrase::new("estro-effect-pierce").with("value", stat(*value))
        }
        Template::Breaker { times, of } => Phrase::new("estro-effect-breaker")
            .with("times", *times)
            .with("of", *of),
        Template::Steadfast => Phrase::new("estro-effect-steadfast"),
        Template::Pacify { filter } => to("estro-effect-pacify", enemy(filter)),
        Template::Stealth => Phrase::new("estro-effect-stealth"),
        Template::Taunt => Phrase::new("estro-effect-taunt"),
        Template::Intercept { .. } => Phrase::new("estro-effect-intercept"),
        Template::Mirage => Phrase::new("estro-effect-mirage"),
        Template::Riposte { amount } | Template::DeathBlast(Blast::Weaken(amount)) => {
            give(attacker(), 1, minus(Stat::Primary, *amount))
        }
        Template::Counterkill { .. } | Template::DeathBlast(Blast::Kill) => {
            to("estro-effect-destroy", attacker())
        }
        Template::ExtraAttack { count } => counted("estro-effect-extra-attack", *count),
        Template::DoubleStrike => Phrase::new("estro-effect-double-strike"),
        Template::Rampage => Phrase::new("estro-effect-rampage"),
        Template::DestroyOne { filter } => to("estro-effect-destroy", enemy(filter)),
        Template::DestroyAll { side, filter } => to(
            "estro-effect-destroy",
            each_with_face(Pool::others_of(*side), filter),
        ),
        Template::SacrificeFor { then } => {
            Phrase::new("estro-effect-sacrifice").with("effect", effect(then, target))
        }
        Template::LastWill { then } | Template::Tick { then, .. } => effect(then, target),
        Template::SurviveOnce => Phrase::new("estro-effect-survive"),
        Template::SaveAlly { .. } => Phrase::new("estro-effect-save-ally"),
        Template::Martyr { .. } => Phrase::new("estro-effect-martyr"),
        Template::TurnShield { filter, this_too } => {
            let pool = if *this_too { Pool::Own } else { Pool::Another };
            to("estro-effect-turn-shield", one(pool, filter))
        }
        Template::GiftWard { tags } => {
            Phrase::new("estro-effect-gift-ward").with("gift", gift_of(*tags))
        }
        Template::ReturnOnDeath { to } => Phrase::new(match to {
            Home::Hand => "estro-effect-return-to-hand",
            Home::Deck => "estro-effect-return-to-deck",
        }),
        Template::Draw { count } => counted("estro-effect-draw", *count),
        Template::Loot { draw, discard } => Phrase::new("estro-effect-loot")
            .with("draw", *draw)
            .with("discard", *discard),
        Template::EnemyDiscard { count, how } => counted(
            match how {
                DiscardHow::Random => "estro-effect-enemy-discard-random",
                DiscardHow::Chooses => "estro-effect-enemy-discard",
            },
            *count,
        ),
        Template::PeekHand { count } => counted("estro-effect-peek", *count),
        Template::Scry { count } => counted("estro-effect-scry", *count),
        Template::Tutor { filter } => of("estro-effect-tutor", filter),
        Template::ExtraPlay { filter, inhibited } => {
            robbed(of("estro-effect-extra-play", filter), *inhibited)
        }
        Template::HandLimit { more } => counted("estro-effect-hand-limit", HAND_LIMIT + more),
        Template::SkipDraw => Phrase::new("estro-effect-skip-draw"),
        Template::Bounce { side, filter } => to(
            "estro-effect-bounce",
            match side {
                Whose::Enemy => enemy(filter),
                _ => one(Pool::of(*side), filter),
            },
        ),
        Template::Delayed { turns, then } => Phrase::new("estro-effect-delayed")
            .with("turns", *turns)
            .with("effect", effect(then, target)),
        Template::Revive {
            filter,
            to,
            inhibited,
        } => {
            let key = match to {
                ReviveTo::Field => "estro-effect-revive",
                ReviveTo::Hand => "estro-effect-recover",
            };
            robbed(of(key, filter), *inhibited)
        }
        Template::GraveRob { filter } => robbed(of("estro-effect-grave-rob", filter), true),
        Template::CounterGift { .. } => Phrase::new("estro-effect-counter"),
        Template::Silence { filter } => to("estro-effect-silence", enemy(filter)),
        Template::SilenceAura { filter } => {
            to("estro-effect-silence-aura", each(Pool::Enemy, filter))
        }
        Template::CopyGift { filter } => {
            to("estro-effect-copy-gift", one(Pool::EitherOther, filter))
        }
        Template::Recharge { filter } => to("estro-effect-recharge", one(Pool::Another, filter)),
        Template::Seize { filter, lasting } => to(
            match lasting {
                Seizure::Turn => "estro-effect-seize-turn",
                Seizure::Permanent => "estro-effect-seize",
            },
            enemy(filter),
        ),
        Template::CopyValues { filter } => {
            to("estro-effect-copy-values", one(Pool::EitherOther, filter))
        }
        Template::Reveal { count } => counted("estro-effect-reveal", *count),
        Template::Hide { filter } => to("estro-effect-hide", one(Pool::Own, filter)),
        Template::ChangeEstro {
            side,
            filter,
            to: new,
        } => {
            let who = one(Pool::of(*side), filter);
            match new {
                Some(estro) => {
                    to("estro-effect-change-estro", who).with("estro", estro_name(*estro))
                }
                None => to("estro-effect-choose-estro", who),
            }
        }
        Template::Chameleon => Phrase::new("estro-effect-chameleon"),
        Template::ZoneShift { chosen: false } => Phrase::new("estro-effect-zone-shift-random"),
        Template::ZoneShift { chosen: true } => Phrase::new("estro-effect-zone-shift"),
        Template::ZoneRefresh => Phrase::new("estro-effect-zone-refresh"),
        Template::PlayTrap { then, .. } => effect(then, Target::That),
        Template::Conditional { when, then } => Phrase::new("estro-effect-if")
            .with("condition", condition(when))
            .with("effect", effect(then, target)),
        Template::Choice { one, other } => Phrase::new("estro-effect-choice")
            .with("one", effect(one, target))
            .with("other", effect(other, target)),
        Template::Cleanse { filter } => to("estro-effect-cleanse", one(Pool::Own, filter)),
        Template::Exile { count } => counted("estro-effect-exile", *count),
        Template::DestroySelf => to("estro-effect-destroy", this()),
        Template::SelfWeaken { value, amount } => give(this(), 1, minus(*value, *amount)),
        Template::OwnDiscard { count } => counted("estro-effect-own-discard", *count),
    }
}

/// A change for good, of cards that are chosen or known.
fn give(who: Phrase, count: u8, change: Phrase) -> Phrase {
    to("estro-effect-give", who)
        .with("count", count)
        .with("change", change)
}

/// A change for good, of all cards that are there now.
fn give_all(who: Phrase, change: Phrase) -> Phrase {
    to("estro-effect-give-all", who).with("change", change)
}

/// A change that lasts as long as the gift works.
fn has(who: Phrase, change: Phrase) -> Phrase {
    to("estro-effect-aura", who).with("change", change)
}

/// An effect on cards of the field.
fn to(key: &'static str, who: Phrase) -> Phrase {
    Phrase::new(key).with("who", who)
}

/// An effect on cards that are elsewhere.
fn of(key: &'static str, filter: &Filter) -> Phrase {
    Phrase::new(key).with("card", card(filter))
}

fn counted(key: &'static str, count: u8) -> Phrase {
    Phrase::new(key).with("count", count)
}

/// The effect, after which the card's gift is inhibited for good, if so.
fn robbed(clause: Phrase, inhibited: bool) -> Phrase {
    if inhibited {
        Phrase::new("estro-effect-without-gift").with("effect", clause)
    } else {
        clause
    }
}

fn stat(stat: Stat) -> Phrase {
    match stat {
        Stat::Primary => Phrase::new("estro-value-primary"),
        // Every other stat is the same value on every card.
        named => value_name(named.of(crate::estri::Estro::Ardo)),
    }
}

fn plus(value: Stat, amount: u8) -> Phrase {
    Phrase::new("estro-plus")
        .with("amount", amount)
        .with("value", stat(value))
}

fn minus(value: Stat, amount: u8) -> Phrase {
    Phrase::new("estro-minus")
        .with("amount", amount)
        .with("value", stat(value))
}

fn surge(on: SurgeOn, amount: u8) -> Phrase {
    match on.stat() {
        Some(value) => plus(value, amount),
        None => Phrase::new("estro-plus")
            .with("amount", amount)
            .with("value", Phrase::new("estro-value-tot")),
    }
}
