//! Triggered abilities fire, and wait in their order (SV-8.2, SV-8.5).

use crate::cards::Piece;
use crate::effect::{Ability, Trigger};
use crate::position::Battle;
use crate::scene::{Origin, Scene};
use crate::select::{CardType, Reference};
use crate::trigger::{Object, Pending};
use crate::value::Condition;
use crate::zone::Zone;
use kernel::Seat;

impl Battle {
    /// May anything on the battlefield hear this trigger?
    #[inline]
    fn is_heard(&self, trigger: Trigger) -> bool {
        self.heard & 1 << trigger as u32 != 0
    }

    /// The abilities of the Haerian here with this trigger fire.
    pub(crate) fn fire_unit(&mut self, zone: Zone, trigger: Trigger, it: Object) {
        let unit = self.unit(zone);
        if unit.is_nobody() || unit.is_silenced() || !self.facts(unit.piece).has(trigger) {
            return;
        }
        if let Some(controller) = self.controller(zone) {
            let scene = Scene {
                it,
                ..self.scene_of_unit(zone, controller)
            };
            self.fire(&scene, trigger);
        }
    }

    /// The same for the Building here, for whoever controls it.
    pub(crate) fn fire_structure(&mut self, zone: Zone, trigger: Trigger, it: Object) {
        let structure = self.structure(zone);
        if structure.is_none()
            || !self.facts(structure.piece).has(trigger)
            || self.is_silenced_building(zone)
        {
            return;
        }
        if let Some(controller) = self.building_controller(zone) {
            let scene = Scene {
                it,
                ..self.scene_of_structure(zone, controller)
            };
            self.fire(&scene, trigger);
        }
    }

    fn fire(&mut self, scene: &Scene, trigger: Trigger) {
        let card = self.card(scene.source.piece);
        for (place, ability) in card.abilities_on(trigger) {
            if ability.once && self.is_spent(scene, place) || !self.all_hold(scene, &ability.when) {
                continue;
            }
            if ability.once {
                self.spend_once(scene, place);
            }
            let pushed = self.pending.push(Pending {
                source: scene.source,
                ability: place,
                controller: scene.controller,
                it: scene.it,
            });
            // A full queue ends the chain as the loop guard does (SV-7.7).
            self.is_chain_cut |= pushed.is_err();
        }
    }

    fn is_spent(&self, scene: &Scene, ability: u8) -> bool {
        let zone = scene.source.zone;
        let spent = match scene.origin {
            Origin::Building => self.structure(zone).spent,
            _ => self.unit(zone).spent,
        };
        spent & 1 << ability != 0
    }

    fn spend_once(&mut self, scene: &Scene, ability: u8) {
        let zone = scene.source.zone;
        match scene.origin {
            Origin::Building => self.structures[zone.index()].spent |= 1 << ability,
            _ => self.unit_mut(zone).spent |= 1 << ability,
        }
    }

    /// Other Haerian and Buildings of the same controller hear of the Haerian here.
    pub(crate) fn fire_others(&mut self, zone: Zone, trigger: Trigger) {
        if !self.is_heard(trigger) {
            return;
        }
        let Some(seat) = self.controller(zone) else {
            return;
        };
        let it = self.object_at(zone);
        for other in self.armies[seat.index()] {
            if other != zone {
                self.fire_unit(other, trigger, it);
            }
        }
        self.fire_buildings(seat, trigger, it);
    }

    /// The Buildings a player controls.
    fn fire_buildings(&mut self, seat: Seat, trigger: Trigger, it: Object) {
        for zone in self.built.and(self.armies[seat.index()]) {
            self.fire_structure(zone, trigger, it);
        }
    }

    /// Everything of a player hears of something.
    pub(crate) fn fire_all(&mut self, seat: Seat, trigger: Trigger, it: Object) {
        if !self.is_heard(trigger) {
            return;
        }
        for zone in self.armies[seat.index()] {
            self.fire_unit(zone, trigger, it);
        }
        self.fire_buildings(seat, trigger, it);
    }

    /// Both sides hear of a Haerian that is dying here, also those who die with it.
    pub(crate) fn fire_death(&mut self, zone: Zone) {
        let Some(seat) = self.controller(zone) else {
            return;
        };
        let it = self.object_at(zone);
        self.fire_unit(zone, Trigger::Testament, it);
        self.fire_others(zone, Trigger::AllyDies);
        self.fire_all(crate::player::rival(seat), Trigger::EnemyDies, it);
    }

    /// SV-8.5: turn player first, then the older source, then as printed.
    pub(crate) fn sort_batch(&mut self, from: usize) {
        if self.pending.len() < from + 2 {
            return;
        }
        let active = self.active;
        self.pending.as_mut_slice()[from..].sort_by_key(|pending| {
            (
                pending.controller != active,
                pending.source.entry,
                pending.ability,
            )
        });
    }

    /// The point of view of a trigger that waited.
    pub(crate) fn scene_of(&self, pending: &Pending) -> Scene {
        Scene {
            controller: pending.controller,
            origin: match self.facts(pending.source.piece).card_type {
                CardType::Building => Origin::Building,
                _ => Origin::Haerian,
            },
            source: pending.source,
            it: pending.it,
        }
    }

    /// SV-8.2: is the trigger dropped because the Haerian concerned is gone?
    pub(crate) fn is_void(&self, pending: &Pending) -> bool {
        let card = self.card(pending.source.piece);
        let Some(ability) = card.abilities.get(pending.ability as usize) else {
            return true;
        };
        match ability.on {
            Trigger::Step | Trigger::Trespass | Trigger::Equipped => {
                self.whereabouts(pending.source).is_none()
            }
            Trigger::Capture => self.whereabouts(pending.it) != Some(pending.source.zone),
            _ => false,
        }
    }

    /// SV-8.11: does what must be so still hold when the trigger resolves? Of an object that is
    /// gone nothing does, unless its death is what has fired it.
    pub(crate) fn still_holds(&self, scene: &Scene, ability: &Ability) -> bool {
        let of_the_dead = |reference: Reference| match ability.on {
            Trigger::AllyDies | Trigger::EnemyDies | Trigger::Kill => reference == Reference::It,
            // SV-6.11: Immolation too resolves with what was last known.
            Trigger::Testament | Trigger::Immolation => reference == Reference::This,
            _ => false,
        };
        ability.when.iter().all(|condition| match condition {
            Condition::Is(reference, _)
                if self.refer(scene, *reference).is_none() && !of_the_dead(*reference) =>
            {
                false
            }
            condition => self.holds(scene, condition),
        })
    }

    /// The top card of a player's Chronicles.
    pub(crate) fn next_card(&self, seat: Seat) -> Option<Piece> {
        self.piles.top(crate::pieces::Area::Chronicles(seat))
    }
}
