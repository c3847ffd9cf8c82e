//! The items about classes: E01 to E04, and W01.

use super::{Code, Report, counted};
use crate::deck::{LEVELS, Section};

impl Report<'_> {
    pub(super) fn classes(&mut self) {
        for (id, copies) in self.list.tally(Section::Classes) {
            match self.set.find_class(id) {
                None => self.unknown_class(id),
                Some(_) if copies > 1 => self.duplicate_class(id),
                Some(_) => {}
            }
        }
        self.level_total();
        self.prerequisites();
        self.crystal_source();
    }

    fn unknown_class(&mut self, id: &str) {
        let set = self.set;
        let fix = match self.near(id, set.classes.iter().map(|class| class.id)) {
            Some(near) => format!("Did you mean '{near}'?"),
            None => {
                let ids: Vec<&str> = set.classes.iter().map(|class| class.id).collect();
                format!("The classes are {}.", ids.join(", "))
            }
        };
        let message = format!("Unknown class: {id}");
        let section = Section::Classes;
        self.add(Code::UnknownClass, section, Some(id), message, fix);
    }

    // SV-2.2
    fn duplicate_class(&mut self, id: &str) {
        let name = self.set.find_class(id).map_or(id, |class| class.name.en);
        let message = format!("Class {name} is chosen more than once");
        let fix = "Choose it once.".to_owned();
        let section = Section::Classes;
        self.add(Code::DuplicateClass, section, Some(id), message, fix);
    }

    // SV-2.1
    fn level_total(&mut self) {
        let sum = self.levels();
        let most = u32::from(LEVELS);
        if sum > most {
            let message = format!("Class levels total {sum}; the maximum is {LEVELS}");
            let surplus = counted(sum - most, "level");
            let fix = format!("Leave out classes of at least {surplus}.");
            let section = Section::Classes;
            self.add(Code::LevelsExceeded, section, None, message, fix);
        }
    }

    // SV-2.3
    fn prerequisites(&mut self) {
        for class in self.chosen_classes() {
            if class.requires.is_met_by(self.chosen) {
                continue;
            }
            let name = class.name.en;
            let message = format!("Class {name} requires {}", self.expression(&class.requires));
            let missing = self.missing(&class.requires);
            let fix = format!("Choose {missing} too, or leave {name} out.");
            let section = Section::Classes;
            self.add(
                Code::ClassPrerequisite,
                section,
                Some(class.id),
                message,
                fix,
            );
        }
    }

    fn crystal_source(&mut self) {
        if self.chosen_classes().any(|class| !class.colours.is_empty()) {
            return;
        }
        let sources = self
            .set
            .classes
            .iter()
            .filter(|class| !class.colours.is_empty());
        let names: Vec<&str> = sources.map(|class| class.name.en).collect();
        let fix = match names.is_empty() {
            true => "No class of this set can.".to_owned(),
            false => format!("Choose {}.", names.join(" or ")),
        };
        let message = "None of the chosen classes can crystallize".to_owned();
        let section = Section::Classes;
        self.add(Code::NoCrystalSource, section, None, message, fix);
    }
}
