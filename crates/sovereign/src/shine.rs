//! What STATIC abilities add to Force and traits, kept until something changes (T09, T15).

use crate::effect::Step;
use crate::facts::Matters;
use crate::position::Battle;
use crate::scene::Target;
use crate::zone::{ZONES, Zone};

/// What shines on the objects of each zone: found again from the battlefield.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Shine {
    force: [i8; ZONES],
    traits: [u16; ZONES],
    buildings: [i8; ZONES],
}

impl Shine {
    pub const NONE: Shine = Shine {
        force: [0; ZONES],
        traits: [0; ZONES],
        buildings: [0; ZONES],
    };

    #[inline]
    pub fn force(&self, target: Target) -> i8 {
        match target {
            Target::Haerian(zone) => self.force[zone.index()],
            Target::Building(zone) => self.buildings[zone.index()],
        }
    }

    #[inline]
    pub fn traits(&self, zone: Zone) -> u16 {
        self.traits[zone.index()]
    }
}

impl Battle {
    /// Something has changed that a STATIC ability may look at.
    #[inline]
    pub(crate) fn grow_stale(&mut self) {
        self.is_stale = true;
    }

    /// A pile, a wall or Crystals have changed.
    #[inline]
    pub(crate) fn stores_changed(&mut self) {
        if self.minded.meets(Matters::STORES) {
            self.grow_stale();
        }
    }

    /// Damage, exhaustion or what was given has changed.
    #[inline]
    pub(crate) fn states_changed(&mut self) {
        self.is_unsettled = true;
        if self.minded.meets(Matters::STATES) {
            self.grow_stale();
        }
    }

    /// Looks again at what shines on whom.
    #[inline]
    pub(crate) fn refresh(&mut self) {
        if self.is_stale {
            self.is_stale = false;
            if !self.radiant.is_empty() || self.shine != Shine::NONE {
                self.shine_again();
            }
        }
    }

    fn shine_again(&mut self) {
        let mut shine = Shine::NONE;
        self.each_static(self.radiant, |scene, step| match step {
            Step::Aura { on, by } => {
                let by = self.amount(scene, by);
                let buildings = self.means_buildings(scene, on);
                for zone in self.candidates(scene, on) {
                    let sum = if buildings {
                        &mut shine.buildings[zone.index()]
                    } else {
                        &mut shine.force[zone.index()]
                    };
                    *sum = sum.saturating_add(by);
                }
            }
            Step::Trait { on, flag, .. } if !self.means_buildings(scene, on) => {
                for zone in self.candidates(scene, on) {
                    shine.traits[zone.index()] |= 1 << *flag as u32;
                }
            }
            _ => {}
        });
        if self.shine != shine {
            self.shine = shine;
            self.is_unsettled = true;
        }
    }
}
