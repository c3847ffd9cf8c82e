//! Why the looking seat can't use a thing now.

use super::{Field, keys};
use crate::Usable;
use ::estro::action::Face;
use ::estro::estri::{Estro, Zone};
use ::estro::view::{CardView, WhyNot};

impl Field {
    /// What there is to say about using a thing. Mnemonic mode gives no hints (ES-8.2.2).
    pub fn usable_thing(&self, thing: &str) -> Vec<Usable> {
        if self.view.you.is_none() || self.view.winners.is_some() || self.is_masked() {
            return Vec::new();
        }
        let (zone, key) = match thing.split_once('/') {
            Some((zone, key)) => (zone, Some(key)),
            None => (thing, None),
        };
        let one = self
            .usable_place(zone)
            .or_else(|| self.usable_piece(zone, key?));
        one.into_iter().collect()
    }

    /// A zone card, a ship, the Rift.
    fn usable_place(&self, place: &str) -> Option<Usable> {
        if place == keys::RIFT {
            let card = self.own_cards().next()?;
            return Some(Usable::If(format!("rift {}", card.slot)));
        }
        if let Some(ship) = place.strip_prefix("ship-") {
            let card = self.own_cards().find(|card| card.face == Face::Up)?;
            return Some(Usable::If(format!("strike {} on {ship}", card.slot)));
        }
        let mut zones = self.view.zones.iter().map(|one| one.zone);
        let zone = zones.find(|&zone| keys::zone(zone) == place)?;
        Some(Usable::If(self.likely_power(zone)))
    }

    fn usable_piece(&self, zone: &str, key: &str) -> Option<Usable> {
        if zone == keys::OBJECTS {
            return Some(Usable::If(format!("use {key}")));
        }
        if let Some((seat, hand)) = self.own_hand()
            && keys::hand(seat) == zone
        {
            let mut twins = hand.iter().filter(|held| held.card.id == key);
            let held = twins.next()?;
            return because(held.why_not.as_ref());
        }
        let card = self.standing(key.parse().ok()?)?;
        if !self.is_own(card.player) || self.zone_of(card) != zone {
            return None;
        }
        match card.face {
            Face::Up => because(card.why_not.as_ref()),
            Face::Down => Some(Usable::If(format!("flip {}", card.slot))),
        }
    }

    fn own_cards(&self) -> impl Iterator<Item = &CardView> {
        let field = self.view.field.iter();
        field.filter(|card| self.is_own(card.player))
    }

    /// The zone's power on the card that it would most likely be used on (ES-6.5).
    fn likely_power(&self, zone: Zone) -> String {
        let fighting = self.view.attack.as_ref();
        let fighters = fighting.map(|attack| [attack.attacker.slot, attack.defender.slot]);
        let near = self.near();
        let takes_part = |card: &CardView| fighters.is_some_and(|two| two.contains(&card.slot));
        let fits = |card: &&CardView| {
            let own = self.side_of(card.player) == near;
            card.face == Face::Up
                && match zone {
                    Zone::Military => own && card.estri.contains(&Estro::Ardo),
                    Zone::Tech => !own && takes_part(card),
                    Zone::Medical => own && card.estri.contains(&Estro::Armonio),
                    Zone::Civil => own && card.estri.contains(&Estro::Illusio) && takes_part(card),
                    Zone::Control => own && card.estri[..] != [Estro::Manpo],
                }
        };
        let on = self.view.field.iter().find(fits);
        let on = on.map_or(String::new(), |card| format!(" on {}", card.slot));
        let burn = match zone {
            Zone::Military => self.ardo_in_hand(),
            _ => None,
        };
        let burn = burn.map_or(String::new(), |card| format!(" burn {card}"));
        format!("power {}{burn}{on}", zone.id())
    }

    fn ardo_in_hand(&self) -> Option<&'static str> {
        let (_, hand) = self.own_hand()?;
        let mut cards = hand.iter().map(|held| held.card);
        cards
            .find(|card| card.estro == Estro::Ardo)
            .map(|card| card.0.id)
    }
}

fn because(why_not: Option<&WhyNot>) -> Option<Usable> {
    why_not.map(|WhyNot { rule, why }| Usable::NotNow {
        rule,
        why: why.clone(),
    })
}
