//! What a person points at to make a choice, in order.
//!
//! Choices that differ only by a word that is nothing on the table (face-down, a Chimera's
//! principal estro) have the same path; those that name nothing at all have none.

use super::{Field, keys};
use ::estro::action::Face;
use ::estro::estri::Zone;
use ::estro::mode::Frame;
use ::estro::ships::{Object, Ship};
use protocol::{Address, address};

impl Field {
    /// The path of this action, in notation.
    pub fn pointed_at(&self, action: &str) -> Vec<Address> {
        self.things_in(action).unwrap_or_default()
    }

    fn things_in(&self, action: &str) -> Option<Vec<Address>> {
        let words: Vec<&str> = action.split_whitespace().collect();
        Some(match words[..] {
            ["play", card] | ["play", card, "down"] => vec![self.held_at(card)?, self.own_side()?],
            ["play", card, "at", cell] | ["play", card, "down", "at", cell] => {
                vec![self.held_at(card)?, self.cell_at(cell)?]
            }
            ["support", card, "under", granito] => {
                vec![self.held_at(card)?, self.standing_at(granito)?]
            }
            ["chimera", host, donor] => vec![self.held_at(host)?, self.held_at(donor)?],
            ["chimera", host, donor, "at", cell] => {
                vec![
                    self.held_at(host)?,
                    self.held_at(donor)?,
                    self.cell_at(cell)?,
                ]
            }
            ["attack", with, "on", on] | ["attack", with, "on", on, "as", _] => {
                vec![self.standing_at(with)?, self.standing_at(on)?]
            }
            ["strike", with, "on", ship] => vec![self.standing_at(with)?, ship_at(ship)?],
            ["power", zone] => vec![self.zone_at(zone)?],
            ["power", zone, "on", card] => vec![self.zone_at(zone)?, self.standing_at(card)?],
            ["power", zone, "burn", burnt, "on", card] => vec![
                self.zone_at(zone)?,
                self.held_at(burnt)?,
                self.standing_at(card)?,
            ],
            // The card goes into the Rift (ES-8.12.3).
            ["rift", card] => vec![self.standing_at(card)?, keys::RIFT.to_owned()],
            ["use" | "drop", object] => vec![self.object_at(object)?],
            // The new card takes the defender's place (ES-8.10.23).
            ["substitute", out, "with", card] | ["substitute", out, "with", card, "down"] => {
                vec![self.held_at(card)?, self.standing_at(out)?]
            }
            ["flip" | "activate" | "redirect" | "target" | "order", card] => {
                vec![self.standing_at(card)?]
            }
            ["card", card] => vec![self.offered_at(card)?],
            ["zone", zone] => vec![self.zone_at(zone)?],
            ["ship", ship] => vec![ship_at(ship)?],
            ["opponent", seat] => vec![format!("player-{}", seat.parse::<u8>().ok()?)],
            ["cell", cell] => vec![self.cell_at(cell)?],
            _ => return None,
        })
    }

    /// A card of the own hand.
    fn held_at(&self, id: &str) -> Option<Address> {
        let (seat, hand) = self.own_hand()?;
        let held = hand.iter().find(|held| held.card.id == id)?;
        Some(address(&keys::hand(seat), held.card.id))
    }

    /// A card that is offered: of an incinerator, among those looked at, or of the own hand.
    fn offered_at(&self, id: &str) -> Option<Address> {
        if self.ashes.iter().any(|card| card == id) {
            return Some(address(keys::ASHES, id));
        }
        if self.view.looking_at.iter().any(|card| card.id == id) {
            return Some(address(keys::LOOKING, id));
        }
        self.held_at(id)
    }

    /// A card on the field: `ozok`, `ozok#4` or `#4`.
    fn standing_at(&self, word: &str) -> Option<Address> {
        let slot = match word.split_once('#') {
            Some((_, number)) => self.standing(number.parse().ok()?)?.slot,
            None => {
                let named = |id: &str| id == word;
                let mut field = self.view.field.iter();
                let found = field.find(|card| {
                    card.face == Face::Up && card.card.is_some_and(|card| named(card.id))
                });
                found?.slot
            }
        };
        self.address_of(slot)
    }

    /// The own side, where the field is not divided.
    fn own_side(&self) -> Option<Address> {
        self.view.you?;
        Some(keys::side(self.near()))
    }

    /// A part of a divided field: a zone of Conquest, or a lane and a depth.
    fn cell_at(&self, word: &str) -> Option<Address> {
        if self.frame() == Frame::Bastion {
            let (lane, depth) = word.split_once('-')?;
            return Some(keys::cell(lane.parse().ok()?, depth.parse().ok()?));
        }
        let zone = Zone::ALL.into_iter().find(|zone| zone.id() == word)?;
        Some(keys::half(self.near(), zone))
    }

    /// A zone card that is on the table.
    fn zone_at(&self, word: &str) -> Option<Address> {
        let zones = self.view.zones.iter().map(|one| one.zone);
        zones
            .into_iter()
            .find(|zone| zone.id() == word)
            .map(keys::zone)
    }

    fn object_at(&self, word: &str) -> Option<Address> {
        let held: &[Object] = &self.view.objects;
        let object = held.iter().find(|object| object.id() == word)?;
        Some(address(keys::OBJECTS, object.id()))
    }
}

fn ship_at(word: &str) -> Option<Address> {
    let ship = Ship::ALL.into_iter().find(|ship| ship.id() == word)?;
    Some(keys::ship(ship))
}
