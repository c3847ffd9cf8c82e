//! The keys of zones, the same for every eye.

use ::estro::estri::Zone;
use ::estro::mode::Frame;
use ::estro::player::{Player, Side};
use ::estro::ships::Ship;
use ::estro::view::CardView;
use kernel::Seat;

use super::Field;

/// Gifts that were announced.
pub const ANNOUNCED: &str = "announced";
/// What the looking seat looks at.
pub const LOOKING: &str = "looking";
/// The cards of an incinerator among which the looking seat chooses.
pub const ASHES: &str = "ashes";
/// The objects held (ES-8.6.16).
pub const OBJECTS: &str = "objects";
/// The dimensional deck (ES-8.12).
pub const RIFT: &str = "rift";
/// The Oblivion Dial (ES-8.11).
pub const DIAL: &str = "dial";
/// What the Horde wants to reach (ES-8.10).
pub const BASTION: &str = "bastion";
/// The frame and what lies on it.
pub const MODES: &str = "modes";

/// Something a player has: `deck-2`, `incinerator-machine`.
pub fn of(what: &str, player: Player) -> String {
    match player.in_seat() {
        Some(seat) => format!("{what}-{seat}"),
        None => format!("{what}-machine"),
    }
}

/// The hand of a seat.
pub fn hand(seat: Seat) -> String {
    format!("hand-{seat}")
}

/// A zone card (ES-1.8).
pub fn zone(zone: Zone) -> String {
    format!("zone-{}", zone.id())
}

/// A starship.
pub fn ship(ship: Ship) -> String {
    format!("ship-{}", ship.id())
}

/// The guardians of a starship.
pub fn guardians(ship: Ship) -> String {
    format!("guardians-{}", ship.id())
}

/// A side of the field.
pub fn side(side: Side) -> String {
    format!("field-{}", side.index() + 1)
}

/// A side's half of a zone field of Conquest.
pub fn half(side: Side, zone: Zone) -> String {
    format!("field-{}-{}", side.index() + 1, zone.id())
}

/// A cell of the Bastion.
pub fn cell(lane: u8, depth: u8) -> String {
    format!("lane-{lane}-{depth}")
}

impl Field {
    /// The zone in which a card on the field lies.
    pub fn zone_of(&self, card: &CardView) -> String {
        let own_side = self.side_of(card.player);
        match (self.frame(), card.zone_field, card.lane, card.ship) {
            (Frame::Conquest, Some(zone), _, _) => half(own_side, zone),
            (Frame::Bastion, _, Some((lane, depth)), _) => cell(lane, depth),
            (Frame::Single, _, _, Some(ship)) => guardians(ship),
            _ => side(own_side),
        }
    }
}
