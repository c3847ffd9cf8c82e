//! The items about the Chronicles, and those that both collections share: E10 to E15, and W02.

use super::{Code, Report, counted};
use crate::cards::{Card, Subtype};
use crate::crystal::Colour;
use crate::deck::{CHRONICLES, Section};

impl<'a> Report<'a> {
    pub(super) fn chronicles(&mut self) {
        let tally = self.list.tally(Section::Chronicles);
        let count = tally.values().fold(0, |sum: u32, &n| sum.saturating_add(n));
        self.size(count);
        for (id, copies) in tally {
            if let Some(card) = self.known(id, Section::Chronicles) {
                self.copies(card, copies);
                self.glimmer(card);
                self.needs(card, Section::Chronicles);
            }
        }
    }

    /// The card with this id. Of one that is unknown or a Puppet nothing else is reported.
    pub(super) fn known(&mut self, id: &str, section: Section) -> Option<&'a Card> {
        match self.set.find(id) {
            None => {
                self.unknown_card(id, section);
                None
            }
            Some(card) if card.is_puppet() => {
                self.puppet(card, section);
                None
            }
            card => card,
        }
    }

    fn unknown_card(&mut self, id: &str, section: Section) {
        let set = self.set;
        let near = self.near(id, set.cards.iter().map(|card| card.id));
        let fix = match (near, set.cards.first()) {
            (Some(near), _) => format!("Did you mean '{near}'?"),
            (None, Some(card)) => format!("Name a card of the set, such as '{}'.", card.id),
            (None, None) => "The set has no cards.".to_owned(),
        };
        let message = format!("Unknown card: {id}");
        self.add(Code::UnknownCard, section, Some(id), message, fix);
    }

    // SV-2.7, SV-2.13
    fn puppet(&mut self, card: &Card, section: Section) {
        let message = format!("{} is a Puppet and cannot be part of a deck", card.name.en);
        let fix = "Take it out: effects generate Puppets.".to_owned();
        self.add(Code::PuppetInDeck, section, Some(card.id), message, fix);
    }

    // SV-2.5
    fn size(&mut self, count: u32) {
        let wanted = CHRONICLES as u32;
        if count != wanted {
            let message = format!("Chronicles hold {count} cards; exactly {wanted} are required");
            let fix = match count < wanted {
                true => format!("Add {}.", counted(wanted - count, "card")),
                false => format!("Take out {}.", counted(count - wanted, "card")),
            };
            let section = Section::Chronicles;
            self.add(Code::ChroniclesSize, section, None, message, fix);
        }
    }

    // SV-2.6
    fn copies(&mut self, card: &Card, copies: u32) {
        let limit = u32::from(card.copy_limit());
        if copies > limit {
            let reason = match (card.subtype, card.legion) {
                (Some(Subtype::Champion), _) => "Champion".to_owned(),
                (_, Some(legion)) => format!("Legion {legion}"),
                _ => "standard limit".to_owned(),
            };
            let message = format!(
                "{}: {copies} copies in the Chronicles; at most {limit} allowed ({reason})",
                card.name.en
            );
            let fix = format!("Take out {} of them.", copies - limit);
            let section = Section::Chronicles;
            self.add(Code::TooManyCopies, section, Some(card.id), message, fix);
        }
    }

    // SV-2.7
    fn glimmer(&mut self, card: &Card) {
        if card.glimmer {
            let name = card.name.en;
            let message = format!("{name} has Glimmer and may only be in the Luminous Realms");
            let fix = "Take it out of the Chronicles; the Luminous Realms may hold one.".to_owned();
            let (code, section) = (Code::GlimmerInChronicles, Section::Chronicles);
            self.add(code, section, Some(card.id), message, fix);
        }
    }

    /// The classes it needs, and the colours it is paid with.
    pub(super) fn needs(&mut self, card: &Card, section: Section) {
        let name = card.name.en;
        // SV-2.8
        if !card.requires.is_met_by(self.chosen) {
            let message = format!("{name} requires {}", self.expression(&card.requires));
            let missing = self.missing(&card.requires);
            let fix = format!("Choose {missing}, or take {name} out.");
            self.add(
                Code::RequirementNotMet,
                section,
                Some(card.id),
                message,
                fix,
            );
        }
        for colour in Colour::ALL.into_iter().filter(|&c| card.cost.has(c)) {
            if self
                .chosen_classes()
                .any(|class| class.colours.contains(&colour))
            {
                continue;
            }
            let message = format!(
                "{name} needs {} Crystals, which no chosen class provides",
                word(colour)
            );
            let sources = self
                .set
                .classes
                .iter()
                .filter(|class| class.colours.contains(&colour));
            let sources: Vec<&str> = sources.map(|class| class.name.en).collect();
            let fix = match sources.is_empty() {
                true => format!("Take {name} out: no class of the set provides them."),
                false => format!("Choose {}, or take {name} out.", sources.join(" or ")),
            };
            let code = Code::ColourUnavailable;
            self.add(code, section, Some(card.id), message, fix);
        }
    }
}

/// The colour as the rules write it.
const fn word(colour: Colour) -> &'static str {
    match colour {
        Colour::White => "White",
        Colour::Green => "Green",
        Colour::Red => "Red",
        Colour::Blue => "Blue",
        Colour::Violet => "Violet",
    }
}
