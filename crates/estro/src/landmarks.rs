//! What random play must come by: every card played and destroyed, every gift used or at work,
//! every template resolved, every sector, object, ship and zone.

use crate::action::Action;
use crate::cards::{Card, Printed};
use crate::estri::Zone;
use crate::event::Event;
use crate::gift::Template;
use crate::gift_facts::Window;
use crate::mode::{Extra, Frame};
use crate::place::Slot;
use crate::sectors::Sector;
use crate::ships::{Object, Ship};
use crate::work::Task;
use crate::{EstroSetup, Match};
use kernel::{Game, Move, Seat};
use laws::{Landmarks, Step};
use std::collections::BTreeSet;

impl Landmarks for Match {
    fn landmarks(setup: &EstroSetup) -> Vec<String> {
        let mut names = Vec::new();
        for card in &setup.set.cards {
            of_card(card, &mut names);
        }
        let numbers: BTreeSet<u8> = (setup.set.cards.iter())
            .filter_map(|card| card.gift.as_ref())
            .flat_map(|gift| all_numbers(&gift.template))
            .collect();
        names.extend(numbers.into_iter().map(resolved));
        let modes = setup.modes();
        if modes.has(Extra::Dial) {
            names.extend(Sector::ALL.map(|sector| format!("sector {}", sector.id())));
        }
        match modes.frame {
            Frame::Single => {
                names.extend(Object::ALL.map(|object| format!("{} used", object.id())));
                for ship in Ship::ALL.map(Ship::id) {
                    names.extend(
                        ["alarm", "skill", "destroyed"].map(|what| format!("{ship} {what}")),
                    );
                }
            }
            Frame::Duel => names.extend(Zone::ALL.map(power)),
            Frame::Inferno | Frame::Conquest | Frame::Bastion => {}
        }
        names
    }

    fn reached(step: &Step<'_, Match>, note: &mut dyn FnMut(&str)) {
        for told in step.told {
            match &told.event {
                Event::Played { spot, .. } => with(spot.card, "played", note),
                Event::Destroyed { spot, .. } => with(spot.card, "destroyed", note),
                Event::GiftAnnounced { spot, .. } => {
                    with(spot.card, "announced", note);
                    let countered = step.told.iter().any(|told| {
                        matches!(told.event, Event::GiftCountered { spot: what, .. } if what.slot == spot.slot)
                    });
                    if let (Some(card), false) = (spot.card, countered) {
                        note_resolved(step, card, note);
                    }
                }
                // A card that copied a gift may be armed with another's.
                Event::Armed { spot, .. } => with(spot.card.filter(can_be_armed), "armed", note),
                Event::DialSpun { sector, .. } => note(&format!("sector {}", sector.id())),
                Event::ObjectUsed { object } => note(&format!("{} used", object.id())),
                Event::AlarmRings { ship, .. } => note(&format!("{} alarm", ship.id())),
                Event::SkillFired { ship } => note(&format!("{} skill", ship.id())),
                Event::ShipDestroyed { ship } => note(&format!("{} destroyed", ship.id())),
                Event::PowerUsed { zone, .. } => note(&power(*zone)),
                _ => {}
            }
        }
        note_branch(step, note);
        note_at_work(step.after, note);
    }
}

/// What there is to see of a card.
fn of_card(card: &'static Card, names: &mut Vec<String>) {
    let id = card.id;
    names.push(format!("{id} played"));
    names.push(format!("{id} destroyed"));
    let Some(gift) = &card.gift else {
        return;
    };
    if gift.window == Window::Static {
        names.push(format!("{id} at work"));
    } else {
        names.push(format!("{id} announced"));
    }
    if can_be_armed(&Printed(card)) {
        names.push(format!("{id} armed"));
    }
    if gift.template.contains(85) {
        names.extend(["one", "other"].map(|which| format!("{id} chose the {which}")));
    }
    if gift.template.contains(20) || gift.template.contains(21) {
        names.extend(["right", "wrong"].map(|call| format!("{id} called {call}")));
    }
}

fn can_be_armed(card: &Printed) -> bool {
    (card.gift.as_ref()).is_some_and(|gift| gift.template.contains(66))
}

fn with(card: Option<Printed>, what: &str, note: &mut dyn FnMut(&str)) {
    if let Some(card) = card {
        note(&format!("{} {what}", card.id));
    }
}

fn resolved(number: u8) -> String {
    format!("GT-{number:02} resolved")
}

fn power(zone: Zone) -> String {
    format!("{} power used", zone.id())
}

/// The numbers of a template and of all inside it.
fn all_numbers(template: &Template) -> Vec<u8> {
    let inner = template.nested().flat_map(all_numbers);
    std::iter::once(template.number()).chain(inner).collect()
}

/// A gift resolves with what it wraps, except where a choice, a coin or time comes between.
fn note_resolved(step: &Step<'_, Match>, card: Printed, note: &mut dyn FnMut(&str)) {
    let mut next = card.0.gift.as_ref().map(|gift| &gift.template);
    let armed = (step.told.iter()).any(|told| matches!(told.event, Event::Armed { .. }));
    while let Some(template) = next {
        note(&resolved(template.number()));
        next = match template {
            Template::Choice { .. } | Template::CoinGamble { .. } => None,
            Template::Delayed { .. } if armed => None,
            template => template.nested().next(),
        };
    }
}

/// One of two effects was chosen, or a coin called.
fn note_branch(step: &Step<'_, Match>, note: &mut dyn FnMut(&str)) {
    let Some(Task::Gift(frame)) = step.before.tasks.last() else {
        return;
    };
    let set = step.before.set;
    let id = set.card(frame.gift).id;
    let mut branch = |taken: &Template| {
        for number in all_numbers(taken) {
            note(&resolved(number));
        }
    };
    match (frame.template(set), step.made) {
        (Template::Choice { one, .. }, Move::Play(Action::One)) => {
            branch(one);
            note(&format!("{id} chose the one"));
        }
        (Template::Choice { other, .. }, Move::Play(Action::Other)) => {
            branch(other);
            note(&format!("{id} chose the other"));
        }
        (template @ (Template::CoinBoost { .. } | Template::CoinGamble { .. }), _) => {
            for told in step.told {
                if let Event::CoinFlipped { call, shows, .. } = told.event {
                    let (place, name) = if call == shows {
                        (0, "right")
                    } else {
                        (1, "wrong")
                    };
                    if let Some(taken) = template.nested().nth(place) {
                        branch(taken);
                    }
                    note(&format!("{id} called {name}"));
                    break;
                }
            }
        }
        _ => {}
    }
}

/// A STATIC gift is at work where something would be different without it.
fn note_at_work(game: &Match, note: &mut dyn FnMut(&str)) {
    for slot in game.slots() {
        if game.window_at(slot) != Some(Window::Static) || game.body(slot).copied().is_some() {
            continue;
        }
        let Some(template) = game.static_gift(slot, &game.silencers()) else {
            continue;
        };
        let mut without = game.clone();
        without.inhibit(slot, &mut ());
        if makes_a_difference(template, slot, game, &without) {
            note(&format!(
                "{} at work",
                game.set.card(game.gift_card(slot)).id
            ));
            for number in game
                .gift_at(slot)
                .map(|gift| all_numbers(&gift.template))
                .unwrap_or_default()
            {
                note(&resolved(number));
            }
        }
    }
}

fn makes_a_difference(template: &Template, slot: Slot, game: &Match, without: &Match) -> bool {
    match template {
        Template::LoadedDie { .. } => match &game.attack {
            Some(attack) if attack.attacker == slot || attack.defender == slot => {
                let (now, then) = (game.clash(attack), without.clash(attack));
                now.attack.sum.die_bonus != then.attack.sum.die_bonus
                    || now.defence.sum.die_bonus != then.defence.sum.die_bonus
            }
            _ => false,
        },
        Template::HandLimit { .. } => {
            let holder = game.body(slot).controller();
            !holder.is_machine() && game.surplus(holder) != without.surplus(holder)
        }
        Template::SilenceAura { .. } => (game.slots())
            .any(|other| other != slot && game.is_inhibited(other) != without.is_inhibited(other)),
        Template::Stealth
        | Template::Taunt
        | Template::DoubleStrike
        | Template::GiftWard { .. } => {
            Seat::all(game.seats()).any(|seat| choices(game, seat) != choices(without, seat))
        }
        _ => (game.slots()).any(|other| game.current(other) != without.current(other)),
    }
}

/// What the seat may attack or name.
fn choices(game: &Match, seat: Seat) -> Vec<Action> {
    let mut choices = Vec::new();
    game.legal(seat, &mut choices);
    choices.retain(|action| matches!(action, Action::Attack { .. } | Action::Target(_)));
    choices
}
