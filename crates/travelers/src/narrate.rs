//! How the game speaks to people.

use crate::action::Action;
use crate::event::Event;
use crate::journey::Journey;
use crate::narration::{card_entries, end_phrase};
use crate::reason::Reason;
use crate::setup::TravelersSetup;
use kernel::{CardEntry, Narrate, Phrase, Seat};

impl Narrate for Journey {
    fn prompt(&self, _: Seat) -> Phrase {
        match self.end {
            Some(end) => end_phrase(end, self.score()),
            None => self.question_phrase(),
        }
    }

    fn label(&self, _: Seat, action: Action) -> Phrase {
        self.label_phrase(action)
    }

    fn tell(&self, event: &Event) -> Phrase {
        self.event_phrase(event)
    }

    fn explain(&self, reason: &Reason) -> Phrase {
        self.reason_phrase(reason)
    }

    fn cards(setup: &TravelersSetup) -> Vec<CardEntry> {
        card_entries(setup.sets())
    }
}
