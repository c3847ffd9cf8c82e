//! What needs nobody: it follows from what happened, or from the time.

use crate::{By, Deed, Happening, Millis, Table};
use catalog::Choice;
use kernel::Seat;
use protocol::TableStage;

impl Table {
    /// Does everything that needs nobody: begins when all seats are taken, answers prompts that
    /// have a single answer, stops clocks that ran out, lets bots stand in.
    pub fn settle(&mut self, now: Millis) -> Vec<Happening> {
        let now = now.max(self.at);
        self.settled = self.settled.max(now);
        self.awake.get_or_insert(now);
        let guests = self.places.iter().filter_map(|place| place.guest());
        for guest in guests {
            self.presence.miss(guest, now);
        }
        let mut happenings = Vec::new();
        while let Some(deed) = self.follows(now) {
            match self.enter(deed, None, now) {
                Ok(happening) => happenings.push(happening),
                // What follows was possible when it was found out.
                Err(_) => break,
            }
        }
        happenings
    }

    /// When [`Table::settle`] has something to do because time passes, or when the table looks
    /// different because it did.
    pub fn wake_at(&self) -> Option<Millis> {
        if !self.is_playing() {
            return None;
        }
        let flags = self.seats().filter_map(|seat| self.flag_at(seat));
        let answer = self.request.as_ref();
        let answer = answer.map(|request| request.at.plus(crate::ANSWER_WITHIN));
        let pauses = self.places.iter().map(|place| place.pause);
        (flags.chain(answer).chain(pauses))
            .chain(self.absence_moments())
            .filter(|&moment| moment > self.settled)
            .min()
    }

    fn follows(&self, now: Millis) -> Option<Deed> {
        match self.stage() {
            TableStage::Gathering => self.is_full().then_some(Deed::Began),
            TableStage::Playing => self
                .out_of_time(now)
                .or_else(|| self.undo_that_follows(now))
                .or_else(|| self.stand_in_that_follows(now))
                .or_else(|| self.single_answer()),
            TableStage::Over => None,
        }
    }

    /// Are all seats taken?
    pub(crate) fn is_full(&self) -> bool {
        self.seats_where(|place| place.bot().is_none() && place.guest().is_none())
            .is_empty()
    }

    /// A prompt that answers itself. Nothing does while others are asked about an undo.
    fn single_answer(&self) -> Option<Deed> {
        if self.request.is_some() {
            return None;
        }
        let waiting = self.waiting();
        waiting.into_iter().find_map(|seat| {
            let only = self.only_choice(seat)?;
            // What a mate does may leave the person more to choose than the one answer there is.
            let mut mates = self.game.side(seat).without(seat);
            let all_done =
                mates.all(|mate| !waiting.contains(mate) || self.only_choice(mate).is_some());
            all_done.then_some(Deed::Moved {
                seat,
                text: only.text,
                by: By::Itself,
            })
        })
    }

    /// The choice of a person, where it is the only one and may be made for them.
    fn only_choice(&self, seat: Seat) -> Option<Choice> {
        let place = &self.places[seat.index()];
        let guest = place.guest().filter(|_| place.is_played())?;
        if self.in_control.contains(guest) || self.game.choice_count(seat) != 1 {
            return None;
        }
        let only = self.game.choices(seat).pop()?;
        (!self.rivals_would_learn(seat)).then_some(only)
    }

    /// Would another person learn something hidden if this seat were not asked?
    fn rivals_would_learn(&self, seat: Seat) -> bool {
        let mut people = self.seats_where(|place| place.guest().is_some());
        self.game.must_ask(seat)
            && people.any(|other| other != seat && !self.game.share_secrets(seat, other))
    }
}
