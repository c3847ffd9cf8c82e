//! How the game speaks to people.

use crate::action::Action;
use crate::cards::Card;
use crate::event::Event;
use crate::narration::reason_phrase;
use crate::reason::Reason;
use crate::{Battle, SovereignSetup, text};
use kernel::{CardEntry, Narrate, Phrase, Seat};
use serde_json::{Value, json};

impl Narrate for Battle {
    fn prompt(&self, seat: Seat) -> Phrase {
        self.question_phrase(seat)
    }

    fn label(&self, seat: Seat, action: Action) -> Phrase {
        self.label_phrase(seat, action)
    }

    fn tell(&self, event: &Event) -> Phrase {
        self.event_phrase(event)
    }

    fn explain(&self, reason: &Reason) -> Phrase {
        reason_phrase(reason)
    }

    fn cards(setup: &SovereignSetup) -> Vec<CardEntry> {
        let set = setup.set;
        let cards = set.cards.iter().map(|card| CardEntry {
            id: card.id,
            name: card.name.into(),
            line: text::line(card),
            text: text::card_in(set, card),
            data: data(card),
        });
        let classes = set.classes.iter().map(|class| CardEntry {
            id: class.id,
            name: class.name.into(),
            line: text::class_line(class),
            text: text::class_in(set, class),
            data: json!({ "level": class.level, "abilities": class.abilities }),
        });
        cards.chain(classes).collect()
    }
}

/// The record the engine plays, as JSON.
fn data(card: &Card) -> Value {
    json!({
        "type": card.card_type,
        "subtype": card.subtype,
        "line": card.line,
        "cost": card.cost,
        "force": card.force,
        "base": card.base,
        "glimmer": card.glimmer,
        "bulwark": card.bulwark,
        "legion": card.legion,
        "abilities": card.abilities,
    })
}
