//! Triggers that wait, and pick-ups that wait (SV-8.2, SV-8.5, SV-5.7).

use crate::cards::{ClassId, Piece};
use crate::effect::Later;
use crate::frame::PrintedOn;
use crate::scene::Origin;
use crate::unit::Entry;
use crate::zone::Zone;
use kernel::Seat;

/// An object an occurrence speaks of, as it was then (SV-8.11, last-known information).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Object {
    pub piece: Piece,
    pub entry: Entry,
    pub zone: Zone,
    pub force: u8,
}

impl Object {
    pub const NONE: Object = Object {
        piece: Piece(u8::MAX),
        entry: Entry::new(u16::MAX),
        zone: Zone(0),
        force: 0,
    };
}

/// A triggered ability that has fired.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Pending {
    /// The card with the ability, as it was when it fired.
    pub source: Object,
    pub ability: u8,
    pub controller: Seat,
    pub it: Object,
}

impl Default for Pending {
    /// Fills places of the pile that hold nothing.
    fn default() -> Pending {
        Pending {
            source: Object::NONE,
            ability: 0,
            controller: Seat::new(0),
            it: Object::NONE,
        }
    }
}

/// A face-down card that its owner is about to pick up.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct PickUp {
    pub zone: Zone,
    pub piece: Piece,
    /// The Haerian that arrived; none if an effect did it.
    pub intruder: Object,
}

impl Default for PickUp {
    /// Fills places of the pile that hold nothing.
    fn default() -> PickUp {
        PickUp {
            zone: Zone(0),
            piece: Piece(u8::MAX),
            intruder: Object::NONE,
        }
    }
}

/// A step set for a later phase (T64).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Delayed {
    pub source: Object,
    pub origin: Origin,
    pub it: Object,
    pub on: PrintedOn,
    pub ability: u8,
    pub step: u8,
    pub controller: Seat,
    pub at: Later,
    /// Once its phase has come: how many triggers of the phase come before it (SV-8.5).
    pub due: Option<u8>,
    /// The Haerian that the step before had selected bear this number as a bit.
    pub number: u8,
}

impl Default for Delayed {
    /// Fills places of the pile that hold nothing.
    fn default() -> Delayed {
        Delayed {
            source: Object::NONE,
            origin: Origin::Class,
            it: Object::NONE,
            on: PrintedOn::Class(ClassId(0)),
            ability: 0,
            step: 0,
            controller: Seat::new(0),
            due: None,
            at: Later::Sunset,
            number: 0,
        }
    }
}
