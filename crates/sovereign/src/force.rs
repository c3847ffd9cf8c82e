//! Force, traits, and what STATIC abilities add to them (SV-1.10, SV-8.11, SV-8.13).

use crate::effect::{Damage, Step, Trait, Trigger};
use crate::facts::Matters;
use crate::mark::Lying;
use crate::position::Battle;
use crate::scene::{Scene, Target};
use crate::unit::Entry;
use crate::zone::{Zone, ZoneSet};
use kernel::Seat;

impl Battle {
    /// Base Force with what effects have added and what shines on it, 0 at least.
    pub(crate) fn total_force(&self, target: Target) -> u8 {
        let (piece, bonus, set) = match target {
            Target::Haerian(zone) => {
                let unit = self.unit(zone);
                let set = unit.is_force_set().then(|| self.set_force(unit.entry));
                (unit.piece, unit.bonus, set.flatten())
            }
            Target::Building(zone) => {
                let structure = self.structure(zone);
                let set = self.set_force(structure.entry);
                (structure.piece, structure.bonus, set)
            }
        };
        let base = set.unwrap_or(self.facts(piece).force);
        let aura = i16::from(self.shine.force(target));
        (i16::from(base) + i16::from(bonus) + aura).clamp(0, 255) as u8
    }

    /// The most recent SETFORCE on the object.
    fn set_force(&self, entry: Entry) -> Option<u8> {
        if self.marks.is_empty() {
            return None;
        }
        let marks = self.marks.iter().rev();
        marks
            .filter(|mark| mark.on == entry)
            .find_map(|mark| match mark.effect {
                Lying::SetForce(force) => Some(force),
                _ => None,
            })
    }

    /// Total Force less damage: the Force that counts (SV-1.10).
    #[inline]
    pub(crate) fn residual(&self, zone: Zone) -> u8 {
        let damage = self.unit(zone).damage;
        self.total_force(Target::Haerian(zone))
            .saturating_sub(damage)
    }

    /// The same of a Building.
    pub(crate) fn durability(&self, zone: Zone) -> u8 {
        let damage = self.structure(zone).damage;
        self.total_force(Target::Building(zone))
            .saturating_sub(damage)
    }

    /// Every STATIC step at work on these zones, with its point of view.
    pub(crate) fn each_static(&self, zones: ZoneSet, mut each: impl FnMut(&Scene, &'static Step)) {
        for zone in zones {
            if let Some(controller) = self.controller(zone) {
                let unit = self.unit(zone);
                if !unit.is_silenced() && self.facts(unit.piece).has(Trigger::Static) {
                    let scene = self.scene_of_unit_static(zone, controller);
                    self.each_static_of(&scene, &mut each);
                }
                let structure = self.structure(zone);
                if !structure.is_none()
                    && self.facts(structure.piece).has(Trigger::Static)
                    && !self.is_silenced_building(zone)
                {
                    let scene = self.scene_of_structure(zone, controller);
                    self.each_static_of(&scene, &mut each);
                }
            }
        }
    }

    /// T16
    pub(crate) fn is_silenced_building(&self, zone: Zone) -> bool {
        let entry = self.structure(zone).entry;
        let mut marks = self.marks.iter();
        marks.any(|mark| mark.on == entry && mark.effect == Lying::Silence)
    }

    /// Without the Force, which may be what is asked for.
    fn scene_of_unit_static(&self, zone: Zone, controller: Seat) -> Scene {
        let unit = self.unit(zone);
        Scene {
            controller,
            origin: crate::scene::Origin::Haerian,
            source: crate::trigger::Object {
                piece: unit.piece,
                entry: unit.entry,
                zone,
                force: 0,
            },
            it: crate::trigger::Object::NONE,
        }
    }

    fn each_static_of(&self, scene: &Scene, each: &mut impl FnMut(&Scene, &'static Step)) {
        let card = self.card(scene.source.piece);
        for (_, ability) in card.abilities_on(Trigger::Static) {
            if self.all_hold(scene, &ability.when) {
                ability.steps.iter().for_each(|step| each(scene, step));
            }
        }
    }

    /// All traits of the Haerian, as bits.
    #[inline]
    pub(crate) fn traits(&self, zone: Zone) -> u16 {
        self.unit(zone).traits | self.shine.traits(zone)
    }

    #[inline]
    pub(crate) fn has(&self, zone: Zone, flag: Trait) -> bool {
        self.traits(zone) & 1 << flag as u32 != 0
    }

    /// ARMOR on the object (T14).
    pub(crate) fn armor(&self, target: Target, entry: Entry) -> u8 {
        let lying: i16 = (self.marks.iter())
            .filter(|mark| mark.on == entry)
            .map(|mark| match mark.effect {
                Lying::Armor(amount) => i16::from(amount),
                _ => 0,
            })
            .sum();
        let mut sum = lying;
        if !self.governed.meets(Matters::DAMAGE) {
            return sum.clamp(0, 255) as u8;
        }
        self.each_static(self.governing, |scene, step| {
            if let Step::Armor { on, amount, .. } = step
                && self.selects(scene, on, target)
            {
                sum += i16::from(self.amount(scene, amount));
            }
        });
        sum.clamp(0, 255) as u8
    }

    /// Is all damage of this kind prevented (T13)?
    pub(crate) fn is_immune(&self, entry: Entry, kind: Damage) -> bool {
        self.marks.iter().any(|mark| {
            mark.on == entry
                && matches!(mark.effect, Lying::Immune(to) if to == kind || to == Damage::All)
        })
    }

    /// What is added to the direct damage of the Haerian's strike (T59).
    pub(crate) fn direct_bonus(&self, zone: Zone) -> i16 {
        let entry = self.unit(zone).entry;
        let mut sum: i16 = (self.marks.iter())
            .filter(|mark| mark.on == entry)
            .map(|mark| match mark.effect {
                Lying::Direct(by) => i16::from(by),
                _ => 0,
            })
            .sum();
        if !self.governed.meets(Matters::STRIKES) {
            return sum;
        }
        self.each_static(self.governing, |scene, step| {
            if let Step::Direct { on, by, .. } = step
                && self.selects(scene, on, Target::Haerian(zone))
            {
                sum += i16::from(self.amount(scene, by));
            }
        });
        sum
    }

    /// Adds up what a player's STATIC abilities say of the player.
    fn sum_of(&self, seat: Seat, what: Matters, of: impl Fn(&Scene, &Step) -> i16) -> i16 {
        let mut sum = 0;
        if !self.governed.meets(what) {
            return sum;
        }
        self.each_static(self.governing, |scene, step| {
            if scene.controller == seat {
                sum += of(scene, step);
            }
        });
        sum
    }

    /// QUOTA (T55)
    pub(crate) fn quota_bonus(&self, seat: Seat) -> i16 {
        self.sum_of(seat, Matters::REALMS, |_, step| match step {
            Step::Quota(by) => i16::from(*by),
            _ => 0,
        })
    }

    /// ARMS (T56)
    pub(crate) fn arms(&self, seat: Seat) -> i16 {
        self.sum_of(seat, Matters::EQUIPMENT, |_, step| match step {
            Step::Arms(by) => i16::from(*by),
            _ => 0,
        })
    }

    /// TEMPER of an Equipment card (T57)
    pub(crate) fn temper(&self, seat: Seat, piece: crate::cards::Piece) -> i16 {
        self.sum_of(seat, Matters::EQUIPMENT, |scene, step| match step {
            Step::Temper { by, filter } if self.card_fits(scene, filter, piece) => i16::from(*by),
            _ => 0,
        })
    }

    /// COST of a card that the player plays (T42), what lasts as long as an ability applies.
    pub(crate) fn static_cost(&self, seat: Seat, piece: crate::cards::Piece) -> i16 {
        self.sum_of(seat, Matters::COSTS, |scene, step| match step {
            Step::Cost { filter, by, .. } if self.card_fits(scene, filter, piece) => i16::from(*by),
            _ => 0,
        })
    }
}
