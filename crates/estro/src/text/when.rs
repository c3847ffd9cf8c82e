//! When a gift works, as the beginning of a sentence: "Once, when played".

use super::condition::gift_of;
use super::whom::{Pool, card, card_of, one};
use crate::estri::EstroSet;
use crate::gift::{Faces, Filter, Kind, Pace, Scope, Template};
use crate::gift_facts::Window;
use kernel::Phrase;

/// The window of a gift, with what the template says of it (ES-5.4).
pub(super) fn when(template: &Template) -> Phrase {
    match template {
        Template::Conditional { then, .. } => when(then),
        Template::Choice { one, .. } => when(one),
        Template::Growth { .. } | Template::Burnout { .. } => Phrase::new("estro-when-turn-start"),
        Template::Tick { each, .. } => Phrase::new(match each {
            Pace::Turn => "estro-when-turn-end",
            Pace::Round => "estro-when-round-end",
        }),
        Template::RerollOwn => Phrase::new("estro-when-reroll"),
        Template::ForceReroll => Phrase::new("estro-when-force-reroll"),
        Template::DieBlock => Phrase::new("estro-when-clash"),
        Template::AttackSurge { against, .. } => {
            surge(*against, "estro-when-attacks", "estro-when-attacks-certain")
        }
        Template::DefenceSurge { against, .. } => surge(
            *against,
            "estro-when-attacked",
            "estro-when-attacked-by-certain",
        ),
        Template::EstroMastery | Template::Pierce { .. } | Template::Breaker { .. } => {
            Phrase::new("estro-when-attacks")
        }
        Template::EstroShield | Template::Steadfast => Phrase::new("estro-when-attacked"),
        Template::Chameleon => Phrase::new("estro-when-in-attack"),
        Template::Underdog { .. } => Phrase::new("estro-when-underdog"),
        Template::Mirage => Phrase::new("estro-when-attacked-once"),
        Template::Intercept { filter } => about("estro-when-ally-attacked", filter),
        Template::Riposte { .. } => Phrase::new("estro-when-survives-each-turn"),
        Template::Counterkill { filter } if filter.is_open() => Phrase::new("estro-when-survives"),
        Template::Counterkill { filter } => {
            Phrase::new("estro-when-survives-certain").with("card", card(filter))
        }
        Template::Rampage => Phrase::new("estro-when-kills"),
        Template::DeathBlast(_) => Phrase::new("estro-when-dies-by-attack"),
        Template::SurviveOnce => Phrase::new("estro-when-would-die"),
        Template::SaveAlly { filter } => about("estro-when-ally-would-die-once", filter),
        Template::Martyr { filter } => about("estro-when-ally-would-die", filter),
        Template::CounterGift { kind, tags, scope } => Phrase::new(match kind {
            Kind::Once => "estro-when-enemy-gift-once",
            Kind::Always => "estro-when-enemy-gift",
        })
        .with("gift", gift_of(*tags))
        .with(
            "scope",
            match scope {
                Scope::Any => "any",
                Scope::This => "this",
                Scope::Ally => "ally",
            },
        ),
        Template::PlayTrap { filter, .. } => Phrase::new("estro-when-enemy-plays")
            .with("card", card(filter))
            .with(
                "face",
                match filter.face {
                    Faces::Up => "up",
                    Faces::Down => "down",
                    Faces::Any => "any",
                },
            ),
        _ => Phrase::new(match template.window() {
            Window::Static => "estro-when-static",
            Window::Main => "estro-when-main",
            Window::Death => "estro-when-dies",
            _ => "estro-when-played",
        }),
    }
}

fn surge(against: EstroSet, any: &'static str, certain: &'static str) -> Phrase {
    if against == EstroSet::ALL {
        Phrase::new(any)
    } else {
        Phrase::new(certain).with("card", card_of(against))
    }
}

/// What happens to another own card.
fn about(key: &'static str, filter: &Filter) -> Phrase {
    Phrase::new(key).with("who", one(Pool::Another, filter))
}
