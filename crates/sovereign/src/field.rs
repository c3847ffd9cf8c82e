//! Objects coming onto the battlefield, moving on it and leaving it (SV-1.16, SV-4.9, SV-4.11).

use crate::cards::Piece;
use crate::effect::Trigger;
use crate::event::{Event, Spot};
use crate::facts::{Facts, Matters};
use crate::pieces::Area;
use crate::player::rival;
use crate::position::Battle;
use crate::trigger::{Object, PickUp};
use crate::unit::{Entry, Structure, Unit};
use crate::zone::{Zone, ZoneSet};
use kernel::{Log, Seat};

impl Battle {
    /// The Haerian here, as everybody sees it.
    pub(crate) fn spot(&self, zone: Zone) -> Spot {
        let piece = self.unit(zone).piece;
        Spot {
            zone,
            card: self.printed(piece),
            seat: self.owner(piece),
        }
    }

    /// The Building here, as everybody sees it.
    pub(crate) fn building_spot(&self, zone: Zone) -> Spot {
        let piece = self.structure(zone).piece;
        Spot {
            zone,
            card: self.printed(piece),
            seat: self.owner(piece),
        }
    }

    fn next_entry(&mut self) -> Entry {
        self.entries += 1;
        Entry::new(self.entries)
    }

    /// Free zones of these (SV-3.7).
    #[inline]
    pub(crate) fn free(&self, zones: ZoneSet) -> ZoneSet {
        zones.minus(self.occupied())
    }

    /// Who controls the Building here (SV-4.9.5).
    #[inline]
    pub(crate) fn building_controller(&self, zone: Zone) -> Option<Seat> {
        if self.built.contains(zone) {
            self.controller(zone)
        } else {
            None
        }
    }

    /// A Haerian enters the battlefield: it arrives, and its Intervention fires (SV-6.1).
    pub(crate) fn enter(&mut self, piece: Piece, zone: Zone) {
        let seat = self.owner(piece);
        let entry = self.next_entry();
        self.piles.put_on_top(piece, Area::Field);
        self.state_mut(piece).forget();
        *self.unit_mut(zone) = Unit::new(piece, entry, self.facts(piece));
        self.armies[seat.index()].insert(zone);
        self.note_arrival(zone, piece);
        self.refresh();
        let batch = self.pending.len();
        self.arrive(zone, seat, true);
        self.fire_unit(zone, Trigger::Intervention, Object::NONE);
        self.fire_others(zone, Trigger::AllyEnters);
        self.sort_batch(batch);
    }

    /// A Haerian comes to stand on a zone (SV-4.11.2).
    fn arrive(&mut self, zone: Zone, seat: Seat, takes_control: bool) {
        if self.walls[rival(seat).index()].contains(zone) {
            let pick_up = PickUp {
                zone,
                piece: self.covers[zone.index()],
                intruder: self.object_at(zone),
            };
            let pushed = self.pick_ups.push(pick_up);
            debug_assert!(pushed.is_ok(), "too many pick-ups");
        }
        if takes_control && self.built.contains(zone) {
            self.fire_structure(zone, Trigger::Capture, self.object_at(zone));
        }
    }

    /// A Haerian goes from one zone to another, a free one.
    pub(crate) fn relocate(&mut self, from: Zone, to: Zone, log: &mut impl Log<Event>) {
        let Some(seat) = self.controller(from) else {
            return;
        };
        self.units[to.index()] = self.units[from.index()];
        self.units[from.index()] = Unit::NOBODY;
        self.armies[seat.index()].remove(from);
        self.armies[seat.index()].insert(to);
        self.note_place(from);
        self.note_place(to);
        let spot = self.spot(to);
        log.note(|| Event::Moved { spot, from });
        let batch = self.pending.len();
        self.arrive(to, seat, true);
        self.fire_unit(to, Trigger::Step, Object::NONE);
        self.sort_batch(batch);
    }

    /// Two Haerian exchange their zones (T22); both arrive.
    pub(crate) fn exchange(&mut self, one: Zone, other: Zone, log: &mut impl Log<Event>) {
        let (Some(first), Some(second)) = (self.controller(one), self.controller(other)) else {
            return;
        };
        self.units.swap(one.index(), other.index());
        for (seat, from, to) in [(first, one, other), (second, other, one)] {
            if first != second {
                self.armies[seat.index()].remove(from);
                self.armies[seat.index()].insert(to);
            }
        }
        self.note_place(one);
        self.note_place(other);
        for (seat, from, to) in [(first, one, other), (second, other, one)] {
            let spot = self.spot(to);
            log.note(|| Event::Moved { spot, from });
            let batch = self.pending.len();
            self.arrive(to, seat, first != second);
            self.fire_unit(to, Trigger::Step, Object::NONE);
            self.sort_batch(batch);
        }
    }

    /// The Haerian leaves the battlefield; where its card goes is the caller's.
    pub(crate) fn leave(&mut self, zone: Zone) -> Piece {
        let unit = *self.unit(zone);
        if let Some(seat) = self.controller(zone) {
            self.armies[seat.index()].remove(zone);
        }
        *self.unit_mut(zone) = Unit::NOBODY;
        self.drop_marks_on(unit.entry);
        self.note_departure(zone);
        unit.piece
    }

    /// A Building is put on a zone.
    pub(crate) fn build(&mut self, piece: Piece, zone: Zone) {
        let entry = self.next_entry();
        self.piles.put_on_top(piece, Area::Field);
        self.state_mut(piece).forget();
        self.structures[zone.index()] = Structure {
            piece,
            entry,
            ..Structure::NONE
        };
        self.built.insert(zone);
        self.note_arrival(zone, piece);
        // SV-4.9.5: under an own Haerian it is controlled at once.
        if self.controller(zone).is_some() {
            let batch = self.pending.len();
            self.fire_structure(zone, Trigger::Capture, self.object_at(zone));
            self.sort_batch(batch);
        }
    }

    /// The Building leaves the battlefield.
    pub(crate) fn leave_building(&mut self, zone: Zone) -> Piece {
        let structure = self.structures[zone.index()];
        self.structures[zone.index()] = Structure::NONE;
        self.built.remove(zone);
        self.drop_marks_on(structure.entry);
        self.note_departure(zone);
        structure.piece
    }

    /// Looks again at what stands here: whether it touches others.
    fn note_place(&mut self, zone: Zone) {
        self.grow_stale();
        let unit = self.unit(zone);
        let structure = self.structure(zone);
        let of_unit = (!unit.is_nobody()).then(|| self.facts(unit.piece));
        let of_building = (!structure.is_none()).then(|| self.facts(structure.piece));
        let any =
            |does: fn(&Facts) -> bool| of_unit.is_some_and(does) || of_building.is_some_and(does);
        let radiates = any(|facts| facts.radiates);
        let governs = any(|facts| facts.governs != Matters::NOTHING);
        self.radiant.set(zone, radiates);
        self.governing.set(zone, governs);
    }

    /// Something new stands here.
    fn note_arrival(&mut self, zone: Zone, piece: Piece) {
        self.note_place(zone);
        self.hear(self.facts(piece));
    }

    fn hear(&mut self, facts: &Facts) {
        self.heard |= facts.triggers;
        self.governed.add(facts.governs);
        self.minded.add(facts.minds);
    }

    /// Notes anew everything that is kept of the battlefield to be found quickly.
    pub(crate) fn note_field(&mut self) {
        Zone::all().for_each(|zone| self.note_place(zone));
        self.hear_all();
        self.refresh();
        self.is_unsettled = true;
    }

    /// Something stands here no more: what there is to hear is found again.
    fn note_departure(&mut self, zone: Zone) {
        self.note_place(zone);
        self.hear_all();
    }

    fn hear_all(&mut self) {
        self.heard = 0;
        self.governed = Matters::NOTHING;
        self.minded = Matters::NOTHING;
        for zone in self.occupied() {
            self.hear(self.facts(self.unit(zone).piece));
        }
        for zone in self.built {
            self.hear(self.facts(self.structure(zone).piece));
        }
    }

    /// A card goes to its owner's Afterlife, face-up (SV-1.18).
    pub(crate) fn bury(&mut self, piece: Piece) {
        let owner = self.owner(piece);
        self.stores_changed();
        self.state_mut(piece).forget();
        self.piles.put_on_top(piece, Area::Afterlife(owner));
    }

    /// A new Puppet, if there is room for one more physical card.
    pub(crate) fn make_puppet(&mut self, card: crate::cards::CardId, owner: Seat) -> Option<Piece> {
        let piece = match self.piles.top::<Piece>(Area::Unborn) {
            Some(piece) => piece,
            // The supply is unlimited, the position is not: a Puppet long dead makes room.
            None => self.longest_dead_puppet()?,
        };
        self.printed[piece.0 as usize] = card;
        self.states[piece.0 as usize] = crate::pieces::PieceState::of(owner);
        Some(piece)
    }

    fn longest_dead_puppet(&self) -> Option<Piece> {
        let dead = |seat: usize| {
            let mut pieces = self.piles.iter::<Piece>(Area::Afterlife(Seat::new(seat)));
            pieces.find(|&piece| self.card(piece).is_puppet())
        };
        dead(0).or_else(|| dead(1))
    }
}
