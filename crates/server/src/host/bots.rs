//! Bots at a table: one thinks at a time, and none for ever.

use super::Host;
use super::room::Room;
use crate::thinkers::NoThought;
use crate::time::now;
use kernel::Seat;
use std::sync::{Arc, Weak};
use std::time::Instant;
use table::Thinking;
use tokio::time::sleep_until;

impl Host {
    /// Lets the bot that decides next think, if somebody looks.
    pub(super) fn let_think(self: &Arc<Self>, room: &mut Room) {
        if room.sights.is_empty() {
            return;
        }
        let Some((seat, _)) = room.table.thinker() else {
            return;
        };
        let thinking = room.table.think(seat);
        let asked = Some((seat, thinking.number));
        if room.thinking == asked {
            return;
        }
        room.thinking = asked;
        let earliest = room.moved + self.house.settings.bot_pause;
        tokio::spawn(attend(Arc::downgrade(self), thinking, earliest));
    }

    /// A bot has decided, or has not.
    fn thought(self: &Arc<Self>, seat: Seat, number: u32, thought: Result<String, NoThought>) {
        if let Err(no) = thought {
            tracing::warn!(table = self.code(), %seat, ?no, "a bot was passed over");
            self.house.metrics.fallbacks.add(1);
        }
        // A table that is gone needs no answer.
        let _ = self.act(|room, doings| {
            if room.thinking == Some((seat, number)) {
                room.thinking = None;
            }
            let table = &mut room.table;
            doings.happenings.extend(match thought {
                Ok(text) => table.take_thought(seat, number, &text, now()),
                Err(_) => table.fall_back(seat, number, now()),
            });
        });
    }
}

/// Waits for a bot, and then for the moment when people have seen what was before.
async fn attend(host: Weak<Host>, thinking: Thinking, earliest: Instant) {
    let Some(house) = host.upgrade().map(|host| Arc::clone(&host.house)) else {
        return;
    };
    let Thinking {
        number,
        seat,
        thought,
    } = thinking;
    let begun = Instant::now();
    let patience = house.settings.bot_patience;
    let thought = house.thinkers.think(thought, patience).await;
    house.metrics.thinking.note_time(begun.elapsed());
    sleep_until(earliest.into()).await;
    if let Some(host) = host.upgrade() {
        host.thought(seat, number, thought);
    }
}
