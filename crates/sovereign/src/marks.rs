//! Effects put on objects and taken off again (T08 to T16, T59).

use crate::effect::Damage;
use crate::mark::{Lasts, Lying, LyingOn, Mark};
use crate::position::Battle;
use crate::scene::Target;
use crate::unit::Entry;

impl Battle {
    /// Puts an effect on an object. What is alike and lasts alike is added up, so that the
    /// position has room for all that play brings. Says whether it makes a difference.
    pub(crate) fn put_mark(&mut self, target: Target, effect: Lying, until: Lasts) -> bool {
        let on = match target {
            Target::Haerian(zone) => self.unit(zone).entry,
            Target::Building(zone) => self.structure(zone).entry,
        };
        let mark = Mark { on, effect, until };
        if self.is_there_already(mark) {
            return false;
        }
        self.states_changed();
        if matches!(effect, Lying::SetForce(_)) {
            self.drop_older_set_force(on, until);
        }
        if !self.add_to_mark(on, effect, until) {
            // With no room left the effect does nothing; play never comes near it.
            if self.marks.push(mark).is_err() {
                return false;
            }
        }
        if effect == Lying::Silence {
            self.grow_stale();
        }
        self.note_marks(target);
        true
    }

    /// Does the same lie there already, so that another changes nothing?
    fn is_there_already(&self, mark: Mark) -> bool {
        match mark.effect {
            Lying::Trait(_) | Lying::Immune(_) | Lying::Silence => self.marks.contains(&mark),
            Lying::SetForce(_) => {
                let mut marks = self.marks.iter().rev();
                let latest = marks.find(|lying| {
                    lying.on == mark.on && matches!(lying.effect, Lying::SetForce(_))
                });
                latest == Some(&mark)
            }
            Lying::Force(_) | Lying::Shield(_) | Lying::Armor(_) | Lying::Direct(_) => false,
        }
    }

    /// SV-1.10: of two that end together the older one never counts again.
    fn drop_older_set_force(&mut self, on: Entry, until: Lasts) {
        let older = |mark: &Mark| {
            mark.on == on && mark.until == until && matches!(mark.effect, Lying::SetForce(_))
        };
        if let Some(place) = self.marks.iter().position(older) {
            self.marks.remove(place);
        }
    }

    fn add_to_mark(&mut self, on: Entry, effect: Lying, until: Lasts) -> bool {
        for mark in self.marks.as_mut_slice() {
            if mark.on != on || mark.until != until {
                continue;
            }
            match (&mut mark.effect, effect) {
                (Lying::Force(sum), Lying::Force(by))
                | (Lying::Armor(sum), Lying::Armor(by))
                | (Lying::Direct(sum), Lying::Direct(by)) => {
                    *sum = sum.saturating_add(by);
                    return true;
                }
                _ => {}
            }
        }
        false
    }

    /// Takes off every mark that ends now.
    pub(crate) fn end_marks(&mut self, ends: impl Fn(&Mark) -> bool) {
        let mut i = 0;
        while i < self.marks.len() {
            if !ends(&self.marks[i]) {
                i += 1;
                continue;
            }
            let mark = self.marks.remove(i);
            self.states_changed();
            if let Lying::Trait(_) | Lying::Silence = mark.effect {
                self.grow_stale();
            }
            if let Some(target) = self.bearer_of(mark.on) {
                self.note_marks(target);
            }
        }
    }

    /// Counts again what lies there: the same trait may have been given twice, for different
    /// times.
    fn note_marks(&mut self, target: Target) {
        match target {
            Target::Haerian(zone) => {
                let unit = self.unit(zone);
                let (lying, printed) = (self.lying_on(unit.entry), self.facts(unit.piece));
                self.unit_mut(zone).note(lying, printed);
            }
            Target::Building(zone) => {
                let entry = self.structure(zone).entry;
                self.structures[zone.index()].bonus = self.lying_on(entry).bonus;
            }
        }
    }

    /// What the effects on this object come to.
    pub(crate) fn lying_on(&self, entry: Entry) -> LyingOn {
        let mut lying = LyingOn::default();
        for mark in self.marks.iter().filter(|mark| mark.on == entry) {
            match mark.effect {
                Lying::Force(by) => lying.bonus = lying.bonus.saturating_add(by),
                Lying::SetForce(_) => lying.sets_force = true,
                Lying::Trait(flag) => lying.given |= 1 << flag as u32,
                Lying::Silence => lying.silenced = true,
                _ => {}
            }
        }
        lying
    }

    fn bearer_of(&self, entry: Entry) -> Option<Target> {
        let building = || {
            let mut built = self.built;
            built.find(|&zone| self.structure(zone).entry == entry)
        };
        match self.find_unit(entry) {
            Some(zone) => Some(Target::Haerian(zone)),
            None => building().map(Target::Building),
        }
    }

    /// The object is gone, and all that lay on it.
    pub(crate) fn drop_marks_on(&mut self, entry: Entry) {
        let mut i = 0;
        while i < self.marks.len() {
            if self.marks[i].on == entry {
                self.marks.remove(i);
            } else {
                i += 1;
            }
        }
    }

    /// The damage pipeline (SV-8.12): what is left of it is marked, and told.
    pub(crate) fn suffer(&mut self, target: Target, amount: u8, kind: Damage) -> u8 {
        let entry = match target {
            Target::Haerian(zone) => self.unit(zone).entry,
            Target::Building(zone) => self.structure(zone).entry,
        };
        if amount == 0 || self.is_immune(entry, kind) {
            return 0;
        }
        let mut left = amount.saturating_sub(self.armor(target, entry));
        for i in 0..self.marks.len() {
            if let Mark {
                on,
                effect: Lying::Shield(pool),
                ..
            } = &mut self.marks.as_mut_slice()[i]
                && *on == entry
            {
                let absorbed = left.min(*pool);
                left -= absorbed;
                *pool -= absorbed;
            }
        }
        self.end_marks(|mark| mark.effect == Lying::Shield(0));
        self.states_changed();
        match target {
            Target::Haerian(zone) => {
                let unit = self.unit_mut(zone);
                unit.damage = unit.damage.saturating_add(left);
            }
            Target::Building(zone) => {
                let structure = &mut self.structures[zone.index()];
                structure.damage = structure.damage.saturating_add(left);
            }
        }
        left
    }
}
