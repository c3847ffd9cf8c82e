//! How the game speaks to people.

use crate::action::Action;
use crate::cards::Card;
use crate::event::Event;
use crate::mode::Extra;
use crate::names::SeatNames;
use crate::position::Standing;
use crate::reason::Reason;
use crate::{EstroSetup, Match, text};
use kernel::{CardEntry, Narrate, Phrase, Seat};
use serde_json::{Value, json};

impl Narrate for Match {
    fn prompt(&self, seat: Seat) -> Phrase {
        text::prompt(&self.question(seat))
    }

    fn label(&self, seat: Seat, action: Action) -> Phrase {
        text::label(action, &SeatNames { game: self, seat })
    }

    fn tell(&self, event: &Event) -> Phrase {
        text::event(event)
    }

    fn explain(&self, reason: &Reason) -> Phrase {
        text::reason(reason)
    }

    /// ES-8.2.2
    fn keeps_log(&self) -> bool {
        !self.has(Extra::Mnemonic) || self.standing != Standing::Open
    }

    fn cards(setup: &EstroSetup) -> Vec<CardEntry> {
        let entry = |card: &Card| CardEntry {
            id: card.id,
            name: card.name.into(),
            line: text::card_line(card),
            text: text::card_text(card),
            data: data(card),
        };
        setup.set.cards.iter().map(entry).collect()
    }
}

/// The record the engine plays, as JSON.
fn data(card: &Card) -> Value {
    let gift = card.gift.as_ref().map(|gift| {
        json!({
            "number": gift.template.number(),
            "kind": gift.kind,
            "template": gift.template,
        })
    });
    json!({
        "estro": card.estro,
        "values": card.values,
        "tot": card.tot(),
        "gift": gift,
    })
}
