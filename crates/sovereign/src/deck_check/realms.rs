//! The items about the Luminous Realms: E20 to E23, and W03.

use super::{Code, Report, counted};
use crate::cards::Card;
use crate::deck::Section;

impl Report<'_> {
    pub(super) fn realms(&mut self) {
        let mut taken: u32 = 0;
        let above = self.list.tally(Section::Chronicles);
        for (id, copies) in self.list.tally(Section::Realms) {
            let Some(card) = self.known(id, Section::Realms) else {
                continue;
            };
            taken = taken.saturating_add(copies.saturating_mul(card.slots().into()));
            self.needs(card, Section::Realms);
            self.single(card, copies);
            self.both(card, above.get(id).copied().unwrap_or(0), copies);
        }
        self.slots_taken(taken);
    }

    // SV-2.9
    fn slots_taken(&mut self, taken: u32) {
        let slots = self.slots();
        let section = Section::Realms;
        if taken > slots {
            let message = format!("Luminous Realms use {taken} slots; {slots} are available");
            let surplus = counted(taken - slots, "slot");
            let fix = format!(
                "Take out cards of {surplus}, or classes of as many levels; a Champion takes 3 slots."
            );
            self.add(Code::RealmsSlots, section, None, message, fix);
        } else if taken < slots {
            let free = slots - taken;
            let message = format!("{free} Luminous Realms slots are unused");
            let fix = format!("Add cards of {}.", counted(free, "slot"));
            self.add(Code::RealmsUnused, section, None, message, fix);
        }
    }

    // SV-2.10
    fn single(&mut self, card: &Card, copies: u32) {
        if copies > 1 {
            let name = card.name.en;
            let message = format!("{name}: only one copy is allowed in the Luminous Realms");
            let fix = format!("Take out {} of them.", copies - 1);
            let code = Code::RealmsDuplicate;
            self.add(code, Section::Realms, Some(card.id), message, fix);
        }
    }

    fn both(&mut self, card: &Card, chronicles: u32, realms: u32) {
        let name = card.name.en;
        let limit = u32::from(card.copy_limit());
        let total = chronicles.saturating_add(realms);
        let section = Section::Realms;
        // SV-2.11
        if !card.base && chronicles > 0 {
            let message = format!(
                "{name} is in both the Chronicles and the Luminous Realms and does not have Base"
            );
            let fix = "Take it out of one of them.".to_owned();
            self.add(Code::RealmsOverlap, section, Some(card.id), message, fix);
        }
        // SV-2.12; too many in the Chronicles alone are told already.
        if card.base && chronicles <= limit && total > limit {
            let message = format!("{name}: {total} copies in total; at most {limit} allowed");
            let fix = format!("Take out {} of them.", total - limit);
            self.add(Code::BaseTotal, section, Some(card.id), message, fix);
        }
    }
}
