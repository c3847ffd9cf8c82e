//! Hints: what a strong bot would do in a person's place.

use super::asks::Asker;
use super::room::Room;
use super::{Doings, Host};
use crate::speech::voice;
use crate::wrong::Wrong;
use catalog::hint::{self, Hint};
use catalog::{Advice, Thought};
use kernel::{Level, Phrase, Seat};
use protocol::News;
use std::sync::{Arc, Weak};
use std::time::Duration;
use table::{Chair, GuestId};

/// The bot that is asked.
const ADVISER: Level = Level::Hard;

/// Whoever asks while a hint is thought about asks again after so long.
const SOON: Duration = Duration::from_secs(1);

impl Host {
    /// Thinks about what to advise, or says at once why there is no hint.
    pub(super) fn hint(
        self: &Arc<Self>,
        room: &mut Room,
        doings: &mut Doings,
        asker: &Asker,
        id: u32,
        seat: Seat,
    ) -> Result<(), Wrong> {
        let limits = &self.house.settings.limits;
        room.need_own(asker, seat)?;
        let Some((viewer, _)) = room.viewer(asker.id) else {
            return Ok(());
        };
        if viewer.awaits_hint {
            return Err(Wrong::TooFast { retry: SOON });
        }
        (viewer.hints.take(limits.hints)).map_err(|retry| Wrong::TooFast { retry })?;
        let guest = viewer.guest.clone();
        let thought = match room.advice(&guest, seat) {
            Ok(thought) => thought,
            Err(why) => {
                let lines = vec![voice(asker.lang).say(&why)];
                let text = None;
                doings.answer(asker, &News::Hint { id, text, lines });
                return Ok(());
            }
        };
        if let Some((viewer, _)) = room.viewer(asker.id) {
            viewer.awaits_hint = true;
        }
        let asker = asker.clone();
        tokio::spawn(advise(Arc::downgrade(self), asker, id, seat, thought));
        Ok(())
    }
}

impl Room {
    /// What there is to think about, or why nothing is advised.
    fn advice(&self, guest: &GuestId, seat: Seat) -> Result<Thought<Vec<Advice>>, Phrase> {
        let game = self.table.game().ok_or_else(hint::not_asked)?;
        let is_rival = |(other, chair): (Seat, &Chair)| {
            matches!(chair, Chair::Guest { guest: theirs, .. } if theirs != guest)
                && !game.side(seat).contains(other)
        };
        let chairs = self.table.chairs();
        if Seat::all(chairs.len()).zip(chairs).any(is_rival) {
            return Err(Phrase::new("server-no-hint-against-people"));
        }
        match hint::refusal(game, seat) {
            Some(why) => Err(why),
            None => Ok(game.advise(seat, ADVISER)),
        }
    }
}

async fn advise(
    host: Weak<Host>,
    asker: Asker,
    id: u32,
    seat: Seat,
    thought: Thought<Vec<Advice>>,
) {
    let Some(house) = host.upgrade().map(|host| Arc::clone(&host.house)) else {
        return;
    };
    let patience = house.settings.bot_patience;
    let advice = house.thinkers.think(thought, patience).await;
    let Some(host) = host.upgrade() else {
        return;
    };
    // Who looks at a table that is gone asks again.
    let _ = host.act(|room, doings| {
        if let Some((viewer, _)) = room.viewer(asker.id) {
            viewer.awaits_hint = false;
        }
        let voice = room.voice(asker.id).unwrap_or(voice(asker.lang));
        let hint =
            (room.table.game()).and_then(|game| Hint::new(game, seat, advice.unwrap_or_default()));
        let lines = match &hint {
            Some(hint) => hint.lines(voice, |advice| voice.say(&advice.choice.label)),
            None => vec![voice.say(&hint::only_memory())],
        };
        let text = hint.map(|hint| hint.text().to_owned());
        doings.answer(&asker, &News::Hint { id, text, lines });
    });
}
