//! From where an ability sees the battlefield: whose it is, and what its words refer to
//! (SV-8.11).

use crate::cards::Piece;
use crate::position::Battle;
use crate::select::{Reference, Rows, Who};
use crate::trigger::Object;
use crate::zone::{Zone, ZoneSet};
use kernel::Seat;

/// What kind of thing has the ability.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Origin {
    Haerian,
    Building,
    Equipment,
    /// An Event, or a card that was picked up; a picked-up one has a reference zone.
    Event,
    Snare,
    Class,
}

/// An ability's point of view.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Scene {
    pub controller: Seat,
    pub origin: Origin,
    /// The card with the ability; its zone is the last one it stood on.
    pub source: Object,
    /// The object of the occurrence; for a Snare the intruder.
    pub it: Object,
}

/// A Haerian or a Building, by its zone.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Target {
    Haerian(Zone),
    Building(Zone),
}

impl Target {
    pub fn zone(self) -> Zone {
        match self {
            Target::Haerian(zone) | Target::Building(zone) => zone,
        }
    }
}

impl Battle {
    /// The point of view of the Haerian that stands here.
    pub(crate) fn scene_of_unit(&self, zone: Zone, controller: Seat) -> Scene {
        Scene {
            controller,
            origin: Origin::Haerian,
            source: self.object_at(zone),
            it: Object::NONE,
        }
    }

    /// The point of view of the Building that stands here.
    pub(crate) fn scene_of_structure(&self, zone: Zone, controller: Seat) -> Scene {
        let structure = self.structure(zone);
        Scene {
            controller,
            origin: Origin::Building,
            source: Object {
                piece: structure.piece,
                entry: structure.entry,
                zone,
                force: 0,
            },
            it: Object::NONE,
        }
    }

    /// The Haerian that stands here, as it is now.
    pub(crate) fn object_at(&self, zone: Zone) -> Object {
        let unit = self.unit(zone);
        Object {
            piece: unit.piece,
            entry: unit.entry,
            zone,
            force: self.residual(zone),
        }
    }

    /// Where this object stands, if it still does.
    pub(crate) fn whereabouts(&self, object: Object) -> Option<Zone> {
        if object.piece == Object::NONE.piece {
            return None;
        }
        let here = |zone: Zone| {
            let unit = self.unit(zone);
            unit.piece == object.piece && unit.entry == object.entry
        };
        if here(object.zone) {
            return Some(object.zone);
        }
        self.occupied().find(|&zone| here(zone))
    }

    /// The zone that `adjacent`, `same-column` and `other` start from.
    pub(crate) fn reference_zone(&self, scene: &Scene) -> Option<Zone> {
        match scene.origin {
            Origin::Haerian => Some(self.whereabouts(scene.source).unwrap_or(scene.source.zone)),
            Origin::Building | Origin::Snare => Some(scene.source.zone),
            Origin::Equipment => self.combatant(scene.controller),
            Origin::Event | Origin::Class => None,
        }
    }

    /// The own combatant of a player in the combat under way.
    pub(crate) fn combatant(&self, seat: Seat) -> Option<Zone> {
        let combat = self.combat.as_ref()?;
        let object = if combat.aggressor == seat {
            combat.attacker
        } else {
            combat.defender
        };
        self.whereabouts(object)
    }

    /// What a reference means here.
    pub(crate) fn refer(&self, scene: &Scene, reference: Reference) -> Option<Target> {
        let haerian = |zone: Option<Zone>| zone.map(Target::Haerian);
        match reference {
            Reference::This => match scene.origin {
                Origin::Haerian => haerian(self.whereabouts(scene.source)),
                Origin::Building => {
                    let zone = scene.source.zone;
                    let here = self.structure(zone).entry == scene.source.entry
                        && !self.structure(zone).is_none();
                    here.then_some(Target::Building(zone))
                }
                _ => None,
            },
            Reference::Bearer => haerian(self.combatant(scene.controller)),
            Reference::Foe => haerian(self.combatant(crate::player::rival(scene.controller))),
            Reference::Intruder | Reference::It => haerian(self.whereabouts(scene.it)),
            Reference::That => None,
            Reference::Occupant => {
                let zone = scene.source.zone;
                let own = self.armies[scene.controller.index()].contains(zone);
                own.then_some(Target::Haerian(zone))
            }
        }
    }

    /// The players meant, the turn player first.
    pub(crate) fn players_meant(&self, who: Who, controller: Seat) -> [Option<Seat>; 2] {
        let rival = crate::player::rival(controller);
        match who {
            Who::You => [Some(controller), None],
            Who::Opponent => [Some(rival), None],
            Who::Each => crate::player::from(self.active).map(Some),
        }
    }

    /// The zones of these rows, seen from a player.
    pub(crate) fn rows(rows: Rows, seat: Seat) -> ZoneSet {
        let rival = crate::player::rival(seat);
        match rows {
            Rows::Home => ZoneSet::home(seat),
            Rows::Initial => ZoneSet::initial(seat),
            Rows::Frontier => ZoneSet::frontier(),
            Rows::EnemyHome => ZoneSet::home(rival),
            Rows::EnemyInitial => ZoneSet::initial(rival),
        }
    }

    /// Is the piece the very card with the ability?
    pub(crate) fn is_source(scene: &Scene, piece: Piece) -> bool {
        scene.source.piece == piece
    }
}
