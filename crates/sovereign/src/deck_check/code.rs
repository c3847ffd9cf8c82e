//! The codes of the validator's report.

use crate::deck::Section;
use serde::{Serialize, Serializer};
use std::fmt;

/// What an item is about, in the order of reports (SV-2.15).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Code {
    /// E01: a class that the set does not have.
    UnknownClass,
    /// E02: a class chosen twice.
    DuplicateClass,
    /// E03: more than 20 levels.
    LevelsExceeded,
    /// E04: a class without those it derives from.
    ClassPrerequisite,
    /// E10: a card that the set does not have.
    UnknownCard,
    /// E11: a Puppet.
    PuppetInDeck,
    /// E12: not 50 cards.
    ChroniclesSize,
    /// E13: more copies than the limit.
    TooManyCopies,
    /// E14: a Glimmer card in the Chronicles.
    GlimmerInChronicles,
    /// E15: a card without its classes.
    RequirementNotMet,
    /// E20: more Realms cards than slots.
    RealmsSlots,
    /// E21: two copies in the Realms.
    RealmsDuplicate,
    /// E22: a card in both collections without Base.
    RealmsOverlap,
    /// E23: more copies of a Base card in both collections than the limit.
    BaseTotal,
    /// W01: nothing crystallizes.
    NoCrystalSource,
    /// W02: a colour that nothing crystallizes.
    ColourUnavailable,
    /// W03: free slots.
    RealmsUnused,
}

impl Code {
    /// All of them, in the order of reports.
    pub const ALL: [Code; 17] = [
        Code::UnknownClass,
        Code::DuplicateClass,
        Code::LevelsExceeded,
        Code::ClassPrerequisite,
        Code::UnknownCard,
        Code::PuppetInDeck,
        Code::ChroniclesSize,
        Code::TooManyCopies,
        Code::GlimmerInChronicles,
        Code::RequirementNotMet,
        Code::RealmsSlots,
        Code::RealmsDuplicate,
        Code::RealmsOverlap,
        Code::BaseTotal,
        Code::NoCrystalSource,
        Code::ColourUnavailable,
        Code::RealmsUnused,
    ];

    /// Its letter and number, such as `E13`.
    pub const fn number(self) -> &'static str {
        match self {
            Code::UnknownClass => "E01",
            Code::DuplicateClass => "E02",
            Code::LevelsExceeded => "E03",
            Code::ClassPrerequisite => "E04",
            Code::UnknownCard => "E10",
            Code::PuppetInDeck => "E11",
            Code::ChroniclesSize => "E12",
            Code::TooManyCopies => "E13",
            Code::GlimmerInChronicles => "E14",
            Code::RequirementNotMet => "E15",
            Code::RealmsSlots => "E20",
            Code::RealmsDuplicate => "E21",
            Code::RealmsOverlap => "E22",
            Code::BaseTotal => "E23",
            Code::NoCrystalSource => "W01",
            Code::ColourUnavailable => "W02",
            Code::RealmsUnused => "W03",
        }
    }

    /// The rule behind it.
    pub const fn rule(self, section: Section) -> &'static str {
        match (self, section) {
            (Code::UnknownClass | Code::LevelsExceeded, _) => "SV-2.1",
            (Code::DuplicateClass, _) => "SV-2.2",
            (Code::ClassPrerequisite, _) => "SV-2.3",
            (Code::ChroniclesSize, _) => "SV-2.5",
            (Code::TooManyCopies, _) => "SV-2.6",
            (Code::PuppetInDeck, Section::Realms) => "SV-2.13",
            (Code::PuppetInDeck | Code::GlimmerInChronicles, _) => "SV-2.7",
            (Code::RequirementNotMet, _) => "SV-2.8",
            (Code::RealmsSlots | Code::RealmsUnused, _) => "SV-2.9",
            (Code::RealmsDuplicate, _) => "SV-2.10",
            (Code::RealmsOverlap, _) => "SV-2.11",
            (Code::BaseTotal, _) => "SV-2.12",
            (Code::UnknownCard | Code::NoCrystalSource | Code::ColourUnavailable, _) => "SV-2.15",
        }
    }

    /// Does it make the deck illegal? The others are advice.
    pub const fn is_error(self) -> bool {
        !matches!(
            self,
            Code::NoCrystalSource | Code::ColourUnavailable | Code::RealmsUnused
        )
    }

    /// Could a further card or class put it right?
    pub(crate) const fn may_want_more(self) -> bool {
        matches!(
            self,
            Code::ClassPrerequisite | Code::ChroniclesSize | Code::RequirementNotMet
        ) || !self.is_error()
    }
}

impl fmt::Display for Code {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.number())
    }
}

impl Serialize for Code {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self.number())
    }
}
