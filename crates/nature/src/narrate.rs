//! How the game speaks to people.

use crate::action::Action;
use crate::cards::Kind;
use crate::layout::Space;
use crate::side::Side;
use crate::{Event, Nature, NatureSetup, Reason, text};
use kernel::{CardEntry, Game, Narrate, Phrase, Seat};
use serde_json::{Value, json};

impl Narrate for Nature {
    fn prompt(&self, seat: Seat) -> Phrase {
        text::prompt::prompt(&self.question(seat), Game::seats(self))
    }

    fn label(&self, seat: Seat, action: Action) -> Phrase {
        let side = self.side_of(seat);
        let at = |side: Side, space: Space| {
            let standing = self.formation(side).get(space)?;
            Some(self.printed(standing.piece))
        };
        let own = |space: Space| at(side, space);
        let enemy = |space: Space| at(side.other(), space);
        text::label::label(action, self.set, &own, &enemy)
    }

    fn tell(&self, event: &Event) -> Phrase {
        text::event::tell(event, Game::seats(self))
    }

    fn explain(&self, reason: &Reason) -> Phrase {
        text::reason::explain(reason)
    }

    fn cards(setup: &NatureSetup) -> Vec<CardEntry> {
        setup
            .set
            .cards
            .iter()
            .map(|card| CardEntry {
                id: card.id,
                name: card.name.into(),
                line: text::card::line(card),
                text: text::card::text(card),
                data: json!({
                    "cost": card.cost,
                    "copies": card.copies,
                    "kind": kind_data(&card.kind),
                }),
            })
            .collect()
    }
}

/// The record the engine plays, as JSON.
fn kind_data(kind: &Kind) -> Value {
    match kind {
        Kind::Elemental(elemental) => json!({
            "rank": elemental.rank,
            "faction": elemental.faction,
            "strength": elemental.strength,
            "health": elemental.health,
            "rows": elemental.rows,
            "dawn": elemental.dawn,
            "triggers": elemental.triggers,
            "passive": elemental.passive,
            "actions": elemental.actions,
        }),
        Kind::Attack(attack) => json!({ "attack": attack }),
        Kind::Instant(instant) => json!({ "instant": instant }),
        Kind::Utility(steps) => json!({ "utility": steps }),
    }
}
